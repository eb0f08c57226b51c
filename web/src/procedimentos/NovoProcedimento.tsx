import { useNavigate, useRouterState } from '@tanstack/react-router'
import type { FieldValues } from 'react-hook-form'
import type { Esquemas } from '../api/cliente'
import { Lido } from '../cadastro/comum/Lido'
import { CamposDoFormulario, useSabidos } from '../formulario/CamposDoFormulario'
import { FormularioDeAto } from '../formulario/FormularioDeAto'
import { useLeitura } from '../formulario/leitura'
import { useFormularioDeAto } from '../formulario/useFormularioDeAto'
import { corpoDosCampos, type Valores, valoresDe } from '../formulario/valores'
import { useEu } from '../sessao/sessao'
import { Artigo } from '../ui/Artigo'
import { BotaoElo } from '../ui/Botao'
import { Vazio } from '../ui/basicos'
import { Cartao } from '../ui/Cartao'
import { CampoEscolha, CampoOpcoes } from '../ui/campos/CampoTexto'
import { lerBusca } from '../ui/endereco'
import { Pagina } from '../ui/Pagina'
import { caminhoDe, type Formulario, type TipoDeProcedimento } from './tipos'

/** More kinds than this are a list that opens. */
const TODAS_A_VISTA = 8

interface ParteProps {
  tipo: TipoDeProcedimento
  formulario: Formulario
}

/** What the address brings of the page that led here: the operator, the line, the kind. */
function useDoEndereco(formulario: Formulario): Record<string, string> {
  const busca = lerBusca(useRouterState({ select: (s) => s.location.searchStr }))
  const nomes = formulario.campos.map((c) => c.nome)
  return Object.fromEntries(Object.entries(busca).filter(([n]) => nomes.includes(n)))
}

function FormularioDeAbertura({ tipo, formulario: d }: ParteProps) {
  const navegar = useNavigate()
  const { norma } = useEu().autoridade
  const { especie: doEndereco } = lerBusca(useRouterState({ select: (s) => s.location.searchStr }))
  const unica = d.especies.length === 1 ? d.especies[0]?.valor : undefined
  const pedida = d.especies.find((e) => e.valor === doEndereco)?.valor
  const sabidos = { ...useDoEndereco(d), ...useSabidos(d.campos) }
  const f = useFormularioDeAto<FieldValues, Esquemas['ReciboDoProcedimento']>({
    inicial: { ...valoresDe(d.campos, sabidos), especie: pedida ?? unica ?? '' },
    pedido: (v) => ({
      caminho: caminhoDe(tipo),
      corpo: { especie: v.especie, ...corpoDosCampos(d.campos, v as Valores) },
    }),
    aoFazer: ({ numero }) => navegar({ href: `/${tipo.endereco}/${numero}` }),
  })
  const especie = d.especies.find((e) => e.valor === f.watch('especie'))
  const doTipo = {
    rotulo: 'Que tipo?',
    opcoes: d.especies,
    ...f.campo('especie', { validate: (v) => !!v || 'Escolha o tipo.' }),
  }
  return (
    <FormularioDeAto
      formulario={f}
      enviar={tipo.abrir}
      norma={norma}
      aoCancelar={() => navegar({ href: `/${tipo.endereco}` })}
    >
      {d.especies.length > 1 && (
        <Cartao titulo="Tipo">
          {d.especies.length > TODAS_A_VISTA ? <CampoEscolha {...doTipo} /> : <CampoOpcoes {...doTipo} />}
        </Cartao>
      )}
      {especie && d.campos.length > 0 && (
        <Cartao
          titulo={especie.rotulo}
          nota={especie.dispositivo && <Artigo norma={norma} dispositivo={especie.dispositivo} />}
        >
          <CamposDoFormulario formulario={f} campos={d.campos} sabidos={Object.keys(sabidos)} />
        </Cartao>
      )}
    </FormularioDeAto>
  )
}

function SemAbertura({ tipo }: { tipo: TipoDeProcedimento }) {
  const { cargo } = useEu()
  return (
    <Vazio
      nivel={2}
      titulo="Isto não cabe a você"
      acao={<BotaoElo para={`/${tipo.endereco}`}>Voltar</BotaoElo>}
    >
      {`${cargo} lê ${tipo.muitos.toLowerCase()}, mas não abre nesta autoridade.`}
    </Vazio>
  )
}

/** Opens a procedure: first its kind, then what that kind asks for. */
export default function NovoProcedimento({ tipo }: { tipo: TipoDeProcedimento }) {
  const consulta = useLeitura<Formulario>(`${caminhoDe(tipo)}/formulario`, { staleTime: 300_000 })
  return (
    <Lido consulta={consulta}>
      {(d) => (
        <Pagina titulo={tipo.abrir} migalha={[{ rotulo: tipo.muitos, para: `/${tipo.endereco}` }]}>
          {d.pode_abrir ? <FormularioDeAbertura tipo={tipo} formulario={d} /> : <SemAbertura tipo={tipo} />}
        </Pagina>
      )}
    </Lido>
  )
}
