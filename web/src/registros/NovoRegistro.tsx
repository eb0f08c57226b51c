import { useRouterState } from '@tanstack/react-router'
import { Lido } from '../cadastro/comum/Lido'
import { useLeitura } from '../formulario/leitura'
import { useEu } from '../sessao/sessao'
import { BotaoElo } from '../ui/Botao'
import { Vazio } from '../ui/basicos'
import { lerBusca } from '../ui/endereco'
import { Pagina } from '../ui/Pagina'
import { FormularioDoRegistro } from './FormularioDoRegistro'
import type { Formulario, TipoDeRegistro } from './tipos'

/** Why nothing can be entered here; null where it can. */
function useImpedimento(tipo: TipoDeRegistro, d: Formulario): { titulo: string; motivo: string } | null {
  const { cargo } = useEu()
  const { de_id } = lerBusca(useRouterState({ select: (s) => s.location.searchStr }))
  if (!d.pode_cadastrar) {
    return {
      titulo: 'Isto não cabe a você',
      motivo: `${cargo} lê ${tipo.muitos.toLowerCase()}, mas não cadastra nesta autoridade.`,
    }
  }
  return tipo.soDeAlguem && !de_id ? { titulo: 'De quem é?', motivo: tipo.vazia } : null
}

function Conteudo({ tipo, formulario: d }: { tipo: TipoDeRegistro; formulario: Formulario }) {
  const impedimento = useImpedimento(tipo, d)
  if (!impedimento) return <FormularioDoRegistro tipo={tipo} campos={d.campos} />
  return (
    <Vazio
      nivel={2}
      titulo={impedimento.titulo}
      acao={<BotaoElo para={`/${tipo.endereco}`}>Voltar</BotaoElo>}
    >
      {impedimento.motivo}
    </Vazio>
  )
}

export default function NovoRegistro({ tipo }: { tipo: TipoDeRegistro }) {
  const consulta = useLeitura<Formulario>(`${tipo.api}/formulario`, { staleTime: 300_000 })
  return (
    <Lido consulta={consulta}>
      {(d) => (
        <Pagina titulo={tipo.cadastrar} migalha={[{ rotulo: tipo.muitos, para: `/${tipo.endereco}` }]}>
          <Conteudo tipo={tipo} formulario={d} />
        </Pagina>
      )}
    </Lido>
  )
}
