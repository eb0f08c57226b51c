import { useNavigate } from '@tanstack/react-router'
import type { Esquemas } from '../../api/cliente'
import { Controlado } from '../../formulario/Controlado'
import { FormularioDeAto } from '../../formulario/FormularioDeAto'
import { type FormularioDoAto, useFormularioDeAto } from '../../formulario/useFormularioDeAto'
import { useEu } from '../../sessao/sessao'
import { Cartao } from '../../ui/Cartao'
import { CampoBusca } from '../../ui/campos/CampoBusca'
import { CampoNumero } from '../../ui/campos/CampoNumero'
import { CampoArea, CampoEscolha, CampoOpcoes, CampoTexto, type Opcao } from '../../ui/campos/CampoTexto'
import { Elo } from '../../ui/Elo'
import { buscarOperadora } from '../comum/buscas'
import { MudouEnquantoIsso } from '../comum/MudouEnquantoIsso'
import { NOME_DO_SERVICO, opcoesDe, SERVICOS_DA_NORMA } from '../comum/nomes'
import { lerPartidas } from './partidas'

type Linha = Esquemas['Linha']

const nomeDosExtremos = (l: Pick<Linha, 'extremo_a' | 'extremo_b'>) => `${l.extremo_a} – ${l.extremo_b}`

const inicial = (l: Linha | undefined) => ({
  numero: l?.numero ?? '',
  // A name that only says the extremes follows them.
  nome: !l || l.nome === nomeDosExtremos(l) ? '' : l.nome,
  extremo_a: l?.extremo_a ?? '',
  extremo_b: l?.extremo_b ?? '',
  municipio_a: l?.municipio_a ?? '',
  municipio_b: l?.municipio_b ?? '',
  extensao_km: l?.extensao_km ?? '',
  servico: l?.servico ?? '',
  partidas: l?.partidas.join(' ') ?? '',
  operadora_id: l?.operadora?.id ?? '',
  situacao: l?.situacao ?? 'ativa',
})

type Valores = ReturnType<typeof inicial>

function conferirPartidas(texto: string): true | string {
  const { erradas } = lerPartidas(texto)
  if (erradas.length === 0) return true
  return `Não é hora: ${erradas.slice(0, 5).join(', ')}. Escreva como 13:30.`
}

interface FormularioProps {
  /** The one to change; a new one where there is none. */
  linha?: Linha | undefined
  municipios: readonly Opcao[]
}

interface PercursoProps {
  f: FormularioDoAto<Valores>
  municipios: readonly Opcao[]
}

function Extremo({ f, municipios, ponta }: PercursoProps & { ponta: 'a' | 'b' }) {
  const qual = ponta === 'a' ? 'primeiro extremo' : 'segundo extremo'
  return (
    <div className="pilha">
      <CampoTexto
        rotulo={ponta === 'a' ? 'Primeiro extremo' : 'Segundo extremo'}
        dica="Cidade, terminal ou bairro, como no letreiro."
        maxLength={100}
        {...f.campo(`extremo_${ponta}`, { required: `Escreva o ${qual} da linha.` })}
      />
      <CampoEscolha
        rotulo={`Município do ${qual}`}
        opcoes={municipios}
        {...f.campo(`municipio_${ponta}`, { required: `Escolha o município do ${qual}.` })}
      />
    </div>
  )
}

function Percurso({ f, municipios }: PercursoProps) {
  return (
    <Cartao titulo="Percurso">
      <div className="grade-de-campos">
        <Extremo f={f} municipios={municipios} ponta="a" />
        <Extremo f={f} municipios={municipios} ponta="b" />
        <Controlado formulario={f} nome="extensao_km" regras={{ required: 'Escreva a extensão.' }}>
          {(c) => <CampoNumero {...c} rotulo="Extensão" dica="De um extremo ao outro." unidade="km" />}
        </Controlado>
      </div>
    </Cartao>
  )
}

/** Route and hours of a line with a Quadro are not of the register. */
function DoQuadro({ linha: l }: { linha: Linha }) {
  return (
    <Cartao titulo="Percurso e partidas">
      <p>
        Itinerário, extensão e horários são os do quadro {l.quadro} e só mudam por{' '}
        <Elo para={`/linhas/${l.id}/quadro`}>um novo quadro</Elo>.
      </p>
    </Cartao>
  )
}

function Servico({ f, linha }: { f: FormularioDoAto<Valores>; linha: Linha | undefined }) {
  const { norma } = useEu().autoridade
  const { horas } = lerPartidas(f.watch('partidas'))
  return (
    <Cartao titulo="Serviço">
      <div className="pilha">
        <div className="grade-de-campos">
          <CampoOpcoes
            rotulo="Serviço"
            emLinha
            opcoes={opcoesDe(SERVICOS_DA_NORMA[norma], NOME_DO_SERVICO)}
            {...f.campo('servico', { required: 'Escolha o serviço.' })}
          />
          <Controlado formulario={f} nome="operadora_id">
            {(c) => (
              <CampoBusca
                {...c}
                rotulo="Operadora"
                dica="Em branco, a linha fica sem operadora."
                buscar={buscarOperadora}
                rotuloInicial={linha?.operadora?.razao_social}
                opcional
              />
            )}
          </Controlado>
          {linha && (
            <CampoOpcoes
              rotulo="Situação"
              emLinha
              opcoes={[
                { valor: 'ativa', rotulo: 'Ativa' },
                { valor: 'inativa', rotulo: 'Inativa' },
              ]}
              {...f.campo('situacao')}
            />
          )}
        </div>
        {!linha?.quadro && (
          <CampoArea
            rotulo="Partidas"
            dica={`Horas separadas por espaço, como 06:00 7h30 13:30. ${horas.length === 1 ? '1 partida lida.' : `${horas.length} partidas lidas.`}`}
            rows={3}
            opcional
            {...f.campo('partidas', { validate: conferirPartidas })}
          />
        )}
      </div>
    </Cartao>
  )
}

export function FormularioDaLinha({ linha, municipios }: FormularioProps) {
  const navegar = useNavigate()
  const { norma } = useEu().autoridade
  const endereco = linha ? `/linhas/${linha.id}` : '/linhas'
  const formulario = useFormularioDeAto<Valores, Esquemas['ReciboDeCadastro']>({
    inicial: inicial(linha),
    versao: linha?.versao,
    pedido: ({ partidas, operadora_id, ...v }) => ({
      metodo: linha ? 'PUT' : 'POST',
      caminho: `/api/v1${endereco}`,
      corpo: { ...v, partidas: lerPartidas(partidas).horas, operadora_id: operadora_id || null },
    }),
    aoFazer: ({ id }) => navegar({ href: `/linhas/${id}` }),
  })
  const { campo } = formulario
  return (
    <FormularioDeAto
      formulario={formulario}
      enviar={linha ? 'Alterar cadastro' : 'Cadastrar linha'}
      aoCancelar={() => navegar({ href: endereco })}
      norma={norma}
    >
      <MudouEnquantoIsso recusa={formulario.recusa} registro={linha} />
      <Cartao titulo="Identificação">
        <div className="grade-de-campos">
          <CampoTexto
            rotulo="Número"
            codigo
            dica="Como no letreiro."
            maxLength={20}
            {...campo('numero', { required: 'Escreva o número da linha.' })}
          />
          <CampoTexto
            rotulo="Nome"
            dica="Em branco, chama-se pelos extremos."
            maxLength={200}
            opcional
            {...campo('nome')}
          />
        </div>
      </Cartao>
      {linha?.quadro ? <DoQuadro linha={linha} /> : <Percurso f={formulario} municipios={municipios} />}
      <Servico f={formulario} linha={linha} />
    </FormularioDeAto>
  )
}
