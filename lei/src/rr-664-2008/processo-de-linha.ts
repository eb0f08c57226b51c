import { type Exame, examinar } from '../core/conferencia.js'
import type { Dispositivo } from '../core/dispositivo.js'
import { RecusaDaLei } from '../core/erro.js'
import type { Tabela } from '../core/tabela.js'
import type { Papel } from '../fiscalizacao/processo.js'
import { aDecidir, condicao } from './conclusoes.js'
import type { DecisaoRecorrivel } from './recursos.js'

/** Where a request to alter a line stands. */
export type EstadoDaAlteracao =
  | 'solicitada'
  | 'em-instrucao'
  | 'a-decidir'
  | 'deferida'
  | 'indeferida'
  | 'em-recurso'
  | 'deferida-em-recurso'
  | 'indeferida-em-recurso'
  | 'em-vigor'
  | 'cancelada'
  | 'desistida'

export type AtoDaAlteracao =
  | 'pedir-pareceres'
  | 'juntar-parecer'
  | 'concluir-instrucao'
  | 'decidir'
  | 'dar-ciencia'
  | 'recorrer'
  | 'julgar-recurso'
  | 'por-em-vigor'
  | 'cancelar'
  | 'desistir'

const PEDIDO: readonly EstadoDaAlteracao[] = ['solicitada', 'em-instrucao', 'a-decidir']

/**
 * Every alteration of a line, from request to return (arts. 42 to 62 and 92): opinions, decision, appeal to the CRE/RR,
 * a new Quadro, and back to what it was. What each kind demands is in `ALTERACOES_DE_LINHA_RR`.
 */
export const TABELA_DA_ALTERACAO_RR: Tabela<EstadoDaAlteracao, AtoDaAlteracao, Papel> = [
  {
    ato: 'pedir-pareceres',
    de: ['solicitada'],
    para: { feito: 'em-instrucao' },
    papeis: ['analista'],
    dispositivo: 'art42',
  },
  {
    ato: 'juntar-parecer',
    de: ['em-instrucao'],
    para: { feito: 'mesmo' },
    papeis: ['analista', 'fiscal'],
    dispositivo: null,
  },
  {
    ato: 'concluir-instrucao',
    de: ['em-instrucao'],
    para: { feito: 'a-decidir' },
    papeis: ['analista'],
    dispositivo: null,
  },
  {
    ato: 'decidir',
    de: ['a-decidir'],
    para: { deferido: 'deferida', indeferido: 'indeferida' },
    papeis: ['julgador'],
    dispositivo: 'art42',
  },
  {
    ato: 'dar-ciencia',
    de: ['deferida', 'indeferida'],
    para: { feito: 'mesmo' },
    papeis: ['analista'],
    dispositivo: 'art95',
    iniciaPrazo: 'recurso',
  },
  {
    ato: 'recorrer',
    de: ['deferida', 'indeferida'],
    para: { feito: 'em-recurso' },
    papeis: ['operadora', 'analista'],
    dispositivo: 'art92',
  },
  {
    ato: 'julgar-recurso',
    de: ['em-recurso'],
    para: { deferido: 'deferida-em-recurso', indeferido: 'indeferida-em-recurso' },
    papeis: ['conselheiro'],
    dispositivo: 'art92',
  },
  {
    ato: 'por-em-vigor',
    de: ['deferida', 'deferida-em-recurso'],
    para: { feito: 'em-vigor' },
    papeis: ['analista'],
    dispositivo: 'art42_par2',
  },
  {
    ato: 'cancelar',
    de: ['em-vigor'],
    para: { feito: 'cancelada' },
    papeis: ['julgador'],
    dispositivo: 'art62',
  },
  {
    ato: 'desistir',
    de: PEDIDO,
    para: { feito: 'desistida' },
    papeis: ['operadora', 'analista'],
    dispositivo: null,
  },
]

/** What one kind of alteration demands. */
export interface RegraDaAlteracao {
  nome: string
  dispositivo: Dispositivo
  iniciativa: readonly ('delegataria' | 'autoridade')[]
  /** What a person has to give an opinion on before the decision. */
  pareceres: readonly Dispositivo[]
  /** Documents or reasons that come with the request. */
  exige: readonly string[]
  /** Under which decision of art. 92 it may be appealed; null where the text gives no appeal. */
  recurso: DecisaoRecorrivel | null
  /** By what it may be undone, and null where it ends only by another alteration. */
  cancelamento: Dispositivo | null
  /** True where the service has to go on for 60 days after the request (art. 69, XIV). */
  mantemServico: boolean
}

const AMBAS = ['delegataria', 'autoridade'] as const

const regra = (
  nome: string,
  dispositivo: Dispositivo,
  resto: Partial<Omit<RegraDaAlteracao, 'nome' | 'dispositivo'>>,
): RegraDaAlteracao => ({
  nome,
  dispositivo,
  iniciativa: AMBAS,
  pareceres: [],
  exige: [],
  recurso: null,
  cancelamento: null,
  mantemServico: false,
  ...resto,
})

/** The kinds of alteration of a line, in the order of the law. */
export const ALTERACOES_DE_LINHA_RR = {
  regime: regra('Alteração do regime de funcionamento', 'art42', {
    exige: ['quadro de regime pretendido', 'razões da mudança'],
  }),
  'itinerario-urbano': regra('Itinerário em área urbana', 'art43', {
    iniciativa: ['autoridade'],
    pareceres: ['art43'],
    exige: ['regras locais de trânsito'],
  }),
  'pontos-de-parada': regra('Pontos de parada com mais de 3 horas entre si', 'art44', {
    iniciativa: ['delegataria'],
    pareceres: ['art44'],
    exige: ['plano de pontos de parada com tempos de viagem'],
  }),
  'restricao-de-secao': regra('Restrição de seção em serviço novo', 'art45', {
    iniciativa: ['autoridade'],
    pareceres: ['art45'],
    exige: ['razões de equilíbrio do sistema'],
  }),
  'ponto-de-secao': regra('Implantação de ponto de seção', 'art47', {
    exige: ['localidade e quilômetro do ponto'],
  }),
  'atendimento-parcial': regra('Atendimento parcial', 'art50', {
    exige: ['trecho do itinerário e localidade atendida'],
    recurso: 'atendimento-parcial',
  }),
  'cancelamento-de-horario': regra('Cancelamento de horário em baixa demanda', 'art51', {
    iniciativa: ['delegataria'],
    pareceres: ['art51'],
    exige: ['horários e período', 'movimento que mostra a baixa demanda'],
  }),
  conexao: regra('Conexão de linhas', 'art53', {
    pareceres: ['art53'],
    exige: ['linhas a ligar', 'interesse do serviço'],
  }),
  paralisacao: regra('Paralisação do serviço', 'art55', {
    iniciativa: ['delegataria'],
    pareceres: ['art55'],
    exige: ['quadros de movimento de 6 meses, ou registro da obstrução'],
    recurso: 'suspensao',
    cancelamento: 'art55_par2',
    mantemServico: true,
  }),
  fusao: regra('Fusão de linhas', 'art57', {
    pareceres: ['art57'],
    exige: ['itinerários das linhas e do serviço resultante'],
    recurso: 'fusao',
    cancelamento: 'art57_par2',
  }),
  prolongamento: regra('Prolongamento de linha', 'art58', {
    pareceres: ['art58_inc1', 'art58_inc4'],
    exige: ['itinerário até o novo extremo'],
    recurso: 'prolongamento',
    cancelamento: 'art62',
  }),
  'mudanca-de-extremo': regra('Mudança de extremo no mesmo Município', 'art58_par2', {
    exige: ['novo ponto extremo'],
    cancelamento: 'art62',
  }),
  encurtamento: regra('Encurtamento de linha', 'art59', {
    pareceres: ['art59_inc2'],
    exige: ['novo extremo, entre os pontos de seção'],
    recurso: 'encurtamento',
    cancelamento: 'art62',
  }),
  itinerario: regra('Alteração de itinerário', 'art60', {
    pareceres: ['art60_inc3', 'art60_inc4'],
    exige: ['motivo: via melhor ou trecho sem tráfego', 'itinerário pretendido'],
    recurso: 'alteracao-de-itinerario',
    cancelamento: 'art62',
  }),
  'itinerario-definitivo': regra('Mudança definitiva de itinerário', 'art61', {
    pareceres: ['art61'],
    exige: ['registro da abertura da via'],
    recurso: 'alteracao-de-itinerario',
    cancelamento: 'art62',
  }),
} as const satisfies Record<string, RegraDaAlteracao>

export type TipoDeAlteracao = keyof typeof ALTERACOES_DE_LINHA_RR

/** An opinion joined to the request, on one condition that a person decides. */
export interface ParecerDaAlteracao {
  dispositivo: Dispositivo
  favoravel: boolean
}

/**
 * Whether a request is ready to be granted: nothing in `exame` against it, and an opinion in favour on each condition that
 * only a person can judge. What still lacks an opinion is in `depende_de`, and keeps it from any decision; an opinion
 * against keeps it only from a grant.
 */
export function prontaParaDeferir(
  tipo: TipoDeAlteracao,
  exame: Pick<Exame, 'motivos' | 'memoria'>,
  pareceres: readonly ParecerDaAlteracao[],
): Exame {
  const { pareceres: pedidos }: RegraDaAlteracao = ALTERACOES_DE_LINHA_RR[tipo]
  const { motivos, depende_de, memoria } = examinar(
    pedidos.map((dispositivo) => {
      const parecer = pareceres.findLast((p) => p.dispositivo === dispositivo)
      if (!parecer) return aDecidir(dispositivo, 'Falta o parecer sobre esta condição')
      return condicao(dispositivo, 'Parecer favorável', parecer.favoravel, 'O parecer é contrário.')
    }),
  )
  const contra = [...exame.motivos, ...motivos]
  return {
    permitido: contra.length === 0 && depende_de.length === 0,
    motivos: contra,
    depende_de,
    memoria: [...exame.memoria, ...memoria],
  }
}

/**
 * The provision by which an act is done on one kind of alteration: the appeal is not for all (art. 92), and each is undone
 * by its own provision (arts. 55, § 2, 57, § 2, and 62).
 * @throws RecusaDaLei `ato-sem-previsao` where the law gives that kind no such act.
 */
export function previsaoDoAto(tipo: TipoDeAlteracao, ato: 'recorrer' | 'cancelar'): Dispositivo {
  const alteracao: RegraDaAlteracao = ALTERACOES_DE_LINHA_RR[tipo]
  const recurso = alteracao.recurso === null ? null : 'art92'
  const dispositivo = ato === 'recorrer' ? recurso : alteracao.cancelamento
  if (dispositivo !== null) return dispositivo
  throw new RecusaDaLei({
    codigo: 'ato-sem-previsao',
    mensagem:
      ato === 'recorrer'
        ? `${alteracao.nome}: a lei não prevê recurso ao CRE/RR.`
        : `${alteracao.nome}: a lei não prevê cancelamento; peça outra alteração.`,
    campo: 'ato',
    dispositivo: alteracao.dispositivo,
  })
}

/** Whether a kind of alteration may begin with whoever begins it: some only the delegatária asks for, some only the authority. */
export function examinarIniciativa(tipo: TipoDeAlteracao, quem: 'delegataria' | 'autoridade'): Exame {
  const { nome, dispositivo, iniciativa }: RegraDaAlteracao = ALTERACOES_DE_LINHA_RR[tipo]
  const falta =
    quem === 'delegataria'
      ? `${nome}: a iniciativa é da autoridade, não da delegatária.`
      : `${nome}: quem pede é a delegatária.`
  return examinar([condicao(dispositivo, 'De quem é a iniciativa', iniciativa.includes(quem), falta)])
}

/** Whether each opinion that the kind demands is in the file, in favour or against: without them nobody decides. */
export function examinarInstrucao(tipo: TipoDeAlteracao, pareceres: readonly ParecerDaAlteracao[]): Exame {
  const { pareceres: pedidos }: RegraDaAlteracao = ALTERACOES_DE_LINHA_RR[tipo]
  return examinar(
    pedidos.map((dispositivo) =>
      condicao(
        dispositivo,
        'Parecer junto ao processo',
        pareceres.some((p) => p.dispositivo === dispositivo),
        'Falta o parecer sobre esta condição.',
      ),
    ),
  )
}
