import type { CalendarioDeExpediente } from '../core/calendario.js'
import { type Exame, examinar, type RegistroExigido } from '../core/conferencia.js'
import { type DataCivil, escreverData } from '../core/data.js'
import type { Dispositivo } from '../core/dispositivo.js'
import { contarDias, type Prazo } from '../core/prazo.js'
import type { Tabela } from '../core/tabela.js'
import type { Papel } from '../fiscalizacao/processo.js'
import { REGRA_DE_CONTAGEM_RR } from './prazos.js'

export type FaseDaLicitacao =
  | 'habilitacao'
  | 'conhecimento-das-propostas'
  | 'julgamento'
  | 'adjudicacao'
  | 'homologacao'

/** The five phases, in the order of art. 9. */
export const FASES_DA_LICITACAO_RR: readonly {
  fase: FaseDaLicitacao
  dispositivo: Dispositivo
  nome: string
}[] = [
  { fase: 'habilitacao', dispositivo: 'art9_inc1', nome: 'habilitação' },
  { fase: 'conhecimento-das-propostas', dispositivo: 'art9_inc2', nome: 'conhecimento das propostas' },
  { fase: 'julgamento', dispositivo: 'art9_inc3', nome: 'julgamento' },
  { fase: 'adjudicacao', dispositivo: 'art9_inc4', nome: 'adjudicação' },
  { fase: 'homologacao', dispositivo: 'art9_inc5', nome: 'homologação' },
]

/** A tender stands in the phase under way; `homologada` waits for the contract. */
export type EstadoDaLicitacao =
  | 'edital'
  | FaseDaLicitacao
  | 'homologada'
  | 'contratada'
  | 'fracassada'
  | 'revogada'
  | 'anulada'

export type AtoDaLicitacao =
  | 'publicar-edital'
  | 'habilitar'
  | 'conhecer-propostas'
  | 'julgar-propostas'
  | 'adjudicar'
  | 'homologar'
  | 'assinar-contrato'
  | 'convocar-segundo'
  | 'declarar-fracassada'
  | 'revogar'
  | 'anular'

const linha = (
  ato: AtoDaLicitacao,
  de: readonly EstadoDaLicitacao[],
  feito: EstadoDaLicitacao | 'mesmo',
  papeis: readonly Papel[],
  dispositivo: Dispositivo | null,
) => ({ ato, de, para: { feito }, papeis, dispositivo })

const FASES = FASES_DA_LICITACAO_RR.map((f) => f.fase)
const EM_CURSO: readonly EstadoDaLicitacao[] = ['edital', ...FASES, 'homologada']

/** Arts. 8 to 10 and 24: each act leaves one phase for the next, so that none can be skipped or done twice. */
export const LICITACAO_RR: Tabela<EstadoDaLicitacao, AtoDaLicitacao, Papel> = [
  linha('publicar-edital', ['edital'], 'habilitacao', ['analista'], 'art8'),
  linha('habilitar', ['habilitacao'], 'conhecimento-das-propostas', ['analista'], 'art9_inc1'),
  linha('conhecer-propostas', ['conhecimento-das-propostas'], 'julgamento', ['analista'], 'art9_inc2'),
  linha('julgar-propostas', ['julgamento'], 'adjudicacao', ['julgador'], 'art9_inc3'),
  linha('adjudicar', ['adjudicacao'], 'homologacao', ['julgador'], 'art9_inc4'),
  {
    ...linha('homologar', ['homologacao'], 'homologada', ['conselheiro'], 'art9_inc5'),
    iniciaPrazo: 'assinatura',
  },
  linha('assinar-contrato', ['homologada'], 'contratada', ['analista'], 'art13'),
  {
    ...linha('convocar-segundo', ['homologada'], 'mesmo', ['analista'], 'art24_par1u'),
    depoisDoPrazo: 'assinatura',
    iniciaPrazo: 'assinatura',
  },
  {
    ...linha('declarar-fracassada', ['homologada'], 'fracassada', ['conselheiro'], 'art24_par1u'),
    depoisDoPrazo: 'assinatura',
  },
  linha(
    'declarar-fracassada',
    ['habilitacao', 'conhecimento-das-propostas', 'julgamento'],
    'fracassada',
    ['conselheiro'],
    null,
  ),
  linha('revogar', EM_CURSO, 'revogada', ['conselheiro'], 'art10'),
  linha('anular', EM_CURSO, 'anulada', ['conselheiro'], 'art10'),
]

/** What each act of a tender is recorded with. */
export const REGISTROS_DA_LICITACAO_RR: Readonly<Record<AtoDaLicitacao, RegistroExigido>> = {
  'publicar-edital': { dispositivo: 'art8', o_que: 'Edital publicado', exige: ['edital completo'] },
  habilitar: {
    dispositivo: 'art9_inc1',
    o_que: 'Habilitados e inabilitados',
    exige: ['relação dos licitantes', 'motivo de cada inabilitação'],
  },
  'conhecer-propostas': {
    dispositivo: 'art9_inc2',
    o_que: 'Propostas abertas',
    exige: ['ata', 'propostas'],
  },
  'julgar-propostas': {
    dispositivo: 'art9_inc3',
    o_que: 'Classificação',
    exige: ['ordem dos classificados', 'fundamentos'],
  },
  adjudicar: { dispositivo: 'art9_inc4', o_que: 'Objeto adjudicado', exige: ['vencedor'] },
  homologar: { dispositivo: 'art9_inc5', o_que: 'Certame homologado', exige: ['ato de homologação e data'] },
  'assinar-contrato': { dispositivo: 'art13', o_que: 'Contrato assinado', exige: ['contrato', 'data'] },
  'convocar-segundo': {
    dispositivo: 'art24_par1u',
    o_que: 'Segundo classificado chamado',
    exige: ['distrato ou decurso do prazo', 'convocação'],
  },
  'declarar-fracassada': {
    dispositivo: 'art24_par1u',
    o_que: 'Certame sem contratado',
    exige: ['fundamentos'],
  },
  revogar: {
    dispositivo: 'art10',
    o_que: 'Licitação revogada por inconveniência',
    exige: ['motivo da inconveniência'],
  },
  anular: {
    dispositivo: 'art10',
    o_que: 'Licitação anulada por ilegalidade',
    exige: ['ilegalidade apontada'],
  },
}

/** Whether a phase may be closed on `data`: the one before it was closed in full, on or before that day (art. 9, par. único). */
export function examinarFase(
  fase: FaseDaLicitacao,
  data: DataCivil,
  concluidas: Readonly<Partial<Record<FaseDaLicitacao, DataCivil>>>,
): Exame {
  const posicao = FASES.indexOf(fase)
  const anteriores = FASES_DA_LICITACAO_RR.slice(0, posicao)
  return examinar([
    ...anteriores.map((a) => {
      const fim = concluidas[a.fase] ?? null
      return {
        dispositivo: 'art9_par1u' as const,
        atendida: fim !== null && fim <= data,
        descricao: `Fase anterior: ${a.nome}`,
        resultado: fim ?? 'não concluída',
        falta: fim
          ? `A fase de ${a.nome} só se concluiu em ${escreverData(fim)}.`
          : `Falta concluir a fase de ${a.nome}.`,
      }
    }),
    {
      dispositivo: 'art9_par1u',
      atendida: concluidas[fase] === undefined,
      descricao: `Fase a concluir: ${FASES_DA_LICITACAO_RR[posicao]?.nome}`,
      resultado: concluidas[fase] ?? 'em curso',
      falta: 'Esta fase já foi concluída.',
    },
  ])
}

/**
 * Whether a tender may be revoked or annulled with these reasons (art. 10). Whether they are good, and whether damage is
 * to be paid, is for a person.
 */
export function examinarFimDaLicitacao(
  estado: EstadoDaLicitacao,
  fim: { tipo: 'revogar' | 'anular'; motivo: string },
): Exame {
  const revoga = fim.tipo === 'revogar'
  return examinar([
    {
      dispositivo: 'art10',
      atendida: EM_CURSO.includes(estado),
      descricao: 'Licitação ainda em curso',
      resultado: estado,
      falta: 'Esta licitação já terminou.',
    },
    {
      dispositivo: 'art10',
      atendida: fim.motivo.trim() !== '',
      descricao: revoga ? 'Motivo da inconveniência' : 'Ilegalidade apontada',
      resultado: fim.motivo.trim() === '' ? 'falta' : 'consta',
      falta: revoga ? 'Diga por que a licitação é inconveniente.' : 'Diga qual é a ilegalidade.',
    },
    {
      dispositivo: 'art10',
      atendida: null,
      descricao: 'Sem indenização, salvo dano nos casos que a lei admite',
      resultado: 'decisão de pessoa',
    },
  ])
}

/** Art. 24: days from homologation to the signature (AMB-RR-08). */
export const PRAZO_DE_ASSINATURA_RR = { dias: 30, dispositivo: 'art24', leituras: ['AMB-RR-08'] } as const

/** The last day to sign the contract, counted as art. 95 counts, from homologation. */
export function prazoDeAssinatura(calendario: CalendarioDeExpediente, homologacao: DataCivil): Prazo {
  return contarDias(calendario, homologacao, PRAZO_DE_ASSINATURA_RR.dias, REGRA_DE_CONTAGEM_RR)
}
