import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useEu } from '../sessao/sessao'
import { Artigo } from '../ui/Artigo'
import { CampoData } from '../ui/campos/CampoData'
import { CampoDinheiro, CampoNumero } from '../ui/campos/CampoNumero'
import { CampoArea, CampoEscolha, CampoOpcoes, CampoTexto } from '../ui/campos/CampoTexto'
import { CampoDeHoras, CampoHora } from './CampoDeHoras'
import { CampoDeProcura, CampoDeProcuras } from './CampoDeProcura'
import { CampoMuitos } from './CampoMuitos'
import { Controlado, type ControladoProps } from './Controlado'
import { erroDoCampo } from './regrasDosCampos'
import type { FormularioDoAto } from './useFormularioDeAto'
import type { Campo, TipoDeCampo } from './valores'

/** What ties a field to the form, and what every field says of itself. */
type Tudo = Parameters<ControladoProps<FieldValues, string>['children']>[0] & {
  rotulo: string
  dica?: ReactNode
  opcional: boolean
  artigo?: ReactNode
}

const RESPOSTAS = [
  { valor: 'sim', rotulo: 'Sim' },
  { valor: 'nao', rotulo: 'Não' },
]
/** More choices than this are a list that opens. */
const TODAS_A_VISTA = 4

const numerico = { inputMode: 'numeric', estreito: true } as const

const DESENHO: Readonly<
  Record<Exclude<TipoDeCampo, 'lista'>, (p: Tudo, c: Campo, hoje: string, emLista: boolean) => ReactNode>
> = {
  texto: (p) => <CampoTexto {...p} />,
  'texto-longo': (p) => <CampoArea {...p} />,
  codigo: (p) => <CampoTexto codigo {...p} />,
  data: (p, _c, hoje) => <CampoData hoje={hoje} {...p} />,
  hora: (p) => <CampoHora {...p} />,
  inteiro: (p) => <CampoTexto {...numerico} {...p} />,
  quilometros: (p) => <CampoNumero unidade="km" {...p} />,
  coordenada: (p) => <CampoTexto codigo estreito placeholder="-60,67325" {...p} />,
  dinheiro: (p) => <CampoDinheiro {...p} />,
  'sim-ou-nao': (p) => <CampoOpcoes opcoes={RESPOSTAS} emLinha {...p} />,
  escolha: (p, c, _hoje, emLista) =>
    c.opcoes.length <= TODAS_A_VISTA && !emLista ? (
      <CampoOpcoes opcoes={c.opcoes} {...p} />
    ) : (
      <CampoEscolha opcoes={c.opcoes} {...p} />
    ),
  varios: (p, c) => <CampoMuitos opcoes={c.opcoes} {...p} />,
  procura: (p, c) => <CampoDeProcura procura={c.procura ?? 'operadora'} {...p} />,
  procuras: (p, c) => <CampoDeProcuras procura={c.procura ?? 'operadora'} {...p} />,
  horas: (p) => <CampoDeHoras {...p} />,
}

export interface CampoQualquerProps {
  formulario: FormularioDoAto<FieldValues>
  campo: Campo
  /** Its path in the form: `licitantes.2.proposta`. */
  nome: string
}

/** A field that is not a list, drawn by its type and tied to the form. */
export function CampoQualquer({ formulario, campo, nome }: CampoQualquerProps) {
  const { hoje, autoridade } = useEu()
  if (campo.tipo === 'lista') return null
  const desenhar = DESENHO[campo.tipo]
  // In a row of a list everything at sight would make each row a page.
  const emLista = nome !== campo.nome
  const doCampo = {
    rotulo: campo.rotulo,
    opcional: !campo.obrigatorio,
    ...(campo.dica && { dica: campo.dica }),
    ...(campo.dispositivo && {
      artigo: <Artigo norma={autoridade.norma} dispositivo={campo.dispositivo} />,
    }),
  }
  return (
    <Controlado
      formulario={formulario}
      nome={nome}
      regras={{ validate: (valor) => erroDoCampo(campo, valor) ?? true }}
    >
      {(p) => desenhar({ ...p, ...doCampo }, campo, hoje, emLista)}
    </Controlado>
  )
}
