import type { RegistroExigido } from '../core/conferencia.js'
import type { Dispositivo } from '../core/dispositivo.js'
import type { Tabela } from '../core/tabela.js'
import type { Papel } from '../fiscalizacao/processo.js'

export type EstadoDaDelegacao =
  | 'contratada'
  | 'em-operacao'
  | 'transferencia-em-exame'
  | 'cancelamento-em-exame'
  | 'mais-viagens-determinadas'
  | 'operacao-provisoria'
  | 'retomada'
  | 'em-nova-licitacao'
  | 'distratada'
  | 'cancelada'
  | 'cassada'
  | 'encerrada'

export type AtoDaDelegacao =
  | 'iniciar-operacao'
  | 'distratar'
  | 'prorrogar'
  | 'alterar-contrato'
  | 'comunicar-mudanca'
  | 'pedir-transferencia'
  | 'decidir-transferencia'
  | 'cancelar'
  | 'propor-cancelamento'
  | 'apreciar-cancelamento'
  | 'determinar-viagens'
  | 'registrar-resposta'
  | 'permitir-operacao-provisoria'
  | 'devolver-servico'
  | 'retomar'
  | 'licitar-de-novo'
  | 'cassar'
  | 'encerrar'

const linha = (
  ato: AtoDaDelegacao,
  de: readonly EstadoDaDelegacao[],
  para: Readonly<Record<string, EstadoDaDelegacao | 'mesmo'>>,
  papeis: readonly Papel[],
  dispositivo: Dispositivo,
) => ({ ato, de, para, papeis, dispositivo })

const VIVA: readonly EstadoDaDelegacao[] = [
  'em-operacao',
  'transferencia-em-exame',
  'cancelamento-em-exame',
  'mais-viagens-determinadas',
  'operacao-provisoria',
]

/** The life of a delegation: arts. 13 to 17, 24, 87, 93 and 94. */
export const DELEGACAO_RR: Tabela<EstadoDaDelegacao, AtoDaDelegacao, Papel> = [
  linha('iniciar-operacao', ['contratada'], { feito: 'em-operacao' }, ['operadora', 'analista'], 'art24'),
  {
    ...linha('distratar', ['contratada'], { feito: 'distratada' }, ['conselheiro'], 'art24_par1u'),
    depoisDoPrazo: 'inicio-da-operacao',
  },
  linha('prorrogar', ['em-operacao'], { feito: 'mesmo' }, ['analista'], 'art14'),
  linha('alterar-contrato', ['em-operacao'], { feito: 'mesmo' }, ['conselheiro'], 'art17'),
  linha('comunicar-mudanca', ['contratada', ...VIVA], { feito: 'mesmo' }, ['operadora', 'analista'], 'art16'),
  linha(
    'pedir-transferencia',
    ['em-operacao'],
    { feito: 'transferencia-em-exame' },
    ['operadora', 'analista'],
    'art15',
  ),
  linha(
    'decidir-transferencia',
    ['transferencia-em-exame'],
    { anuida: 'em-operacao', negada: 'em-operacao' },
    ['conselheiro'],
    'art15',
  ),
  linha('cancelar', ['contratada', ...VIVA], { feito: 'cancelada' }, ['conselheiro'], 'art93'),
  linha(
    'propor-cancelamento',
    ['em-operacao'],
    { feito: 'cancelamento-em-exame' },
    ['analista'],
    'art93_par1u',
  ),
  linha(
    'apreciar-cancelamento',
    ['cancelamento-em-exame'],
    { acolhido: 'cancelada', rejeitado: 'em-operacao' },
    ['conselheiro'],
    'art93_par1u',
  ),
  linha(
    'determinar-viagens',
    ['em-operacao'],
    { feito: 'mais-viagens-determinadas' },
    ['conselheiro'],
    'art94',
  ),
  linha(
    'registrar-resposta',
    ['mais-viagens-determinadas'],
    { atendeu: 'em-operacao', recusou: 'mesmo' },
    ['analista'],
    'art94',
  ),
  {
    ...linha(
      'permitir-operacao-provisoria',
      ['mais-viagens-determinadas'],
      { feito: 'operacao-provisoria' },
      ['conselheiro'],
      'art94_inc1',
    ),
    iniciaPrazo: 'operacao-provisoria',
  },
  linha('devolver-servico', ['operacao-provisoria'], { feito: 'em-operacao' }, ['conselheiro'], 'art94_inc1'),
  {
    ...linha('retomar', ['operacao-provisoria'], { feito: 'retomada' }, ['conselheiro'], 'art94_inc2'),
    depoisDoPrazo: 'operacao-provisoria',
  },
  linha('licitar-de-novo', ['retomada'], { feito: 'em-nova-licitacao' }, ['analista'], 'art94_par1u'),
  linha('cassar', ['contratada', ...VIVA], { feito: 'cassada' }, ['conselheiro'], 'art87'),
  {
    ...linha('encerrar', VIVA, { feito: 'encerrada' }, ['analista'], 'art14'),
    depoisDoPrazo: 'vigencia',
  },
]

/** What each act of a delegation is recorded with. */
export const REGISTROS_DA_DELEGACAO_RR: Readonly<Record<AtoDaDelegacao, RegistroExigido>> = {
  'iniciar-operacao': { dispositivo: 'art24', o_que: 'Primeiro dia de operação', exige: ['data'] },
  distratar: {
    dispositivo: 'art24_par1u',
    o_que: 'Distrato por operação não iniciada',
    exige: ['data em que devia começar', 'convocação do segundo classificado'],
  },
  prorrogar: {
    dispositivo: 'art14',
    o_que: 'Prorrogação',
    exige: ['ato do Chefe do Poder Executivo'],
  },
  'alterar-contrato': {
    dispositivo: 'art17',
    o_que: 'Alteração do contrato, provisória ou definitiva',
    exige: ['interesse público', 'termo aditivo', 'por que não há prejuízo ao contratado'],
  },
  'comunicar-mudanca': {
    dispositivo: 'art16',
    o_que: 'Mudança na empresa que troca quem a gere',
    exige: ['alteração societária', 'data da comunicação'],
  },
  'pedir-transferencia': {
    dispositivo: 'art15',
    o_que: 'Pedido de transferência',
    exige: ['requerimento da delegatária e do interessado'],
  },
  'decidir-transferencia': {
    dispositivo: 'art15',
    o_que: 'Anuência ou negativa',
    exige: ['decisão expressa do CRE/RR'],
  },
  cancelar: {
    dispositivo: 'art93',
    o_que: 'Cancelamento da delegação',
    exige: ['causa e o documento que a comprova'],
  },
  'propor-cancelamento': {
    dispositivo: 'art93_par1u',
    o_que: 'Proposta de cancelamento por interesse público',
    exige: ['interesse público caracterizado'],
  },
  'apreciar-cancelamento': {
    dispositivo: 'art93_par1u',
    o_que: 'Apreciação da proposta',
    exige: ['decisão do CRE/RR'],
  },
  'determinar-viagens': {
    dispositivo: 'art94',
    o_que: 'Ordem de aumentar as viagens',
    exige: ['aproveitamento da linha', 'ordem e data'],
  },
  'registrar-resposta': {
    dispositivo: 'art94',
    o_que: 'Resposta da delegatária',
    exige: ['resposta, ou prova de que não houve'],
  },
  'permitir-operacao-provisoria': {
    dispositivo: 'art94_inc1',
    o_que: 'Outra delegatária no serviço',
    exige: ['quem opera', 'por que ela, se não for da região', 'dia em que começa'],
  },
  'devolver-servico': {
    dispositivo: 'art94_inc1',
    o_que: 'Serviço de volta à delegatária',
    exige: ['compromisso de atender à demanda'],
  },
  retomar: {
    dispositivo: 'art94_inc2',
    o_que: 'Delegação retomada',
    exige: ['decisão', 'fim da operação provisória'],
  },
  'licitar-de-novo': { dispositivo: 'art94_par1u', o_que: 'Nova licitação', exige: ['número do certame'] },
  cassar: {
    dispositivo: 'art87',
    o_que: 'Cassação',
    exige: ['processo com ampla defesa', 'causa', 'decisão publicada'],
  },
  encerrar: { dispositivo: 'art14', o_que: 'Fim do prazo do contrato', exige: ['data final'] },
}

/** Why a delegation is cancelled, which is no punishment (art. 93). */
export const CAUSAS_DE_CANCELAMENTO_RR: readonly (RegistroExigido & {
  /** Whether the CRE/RR has to examine a proposal first (art. 93, par. único). */
  depoisDeProposta: boolean
})[] = [
  {
    dispositivo: 'art93_inc1',
    o_que: 'Falência ou dissolução da delegatária',
    exige: ['sentença de falência ou ato de dissolução'],
    depoisDeProposta: false,
  },
  {
    dispositivo: 'art93_inc2',
    o_que: 'Acordo entre a autoridade e a delegatária',
    exige: ['termo assinado pelos dois'],
    depoisDeProposta: false,
  },
  {
    dispositivo: 'art93_inc3',
    o_que: 'Decisão judicial que não admite mais recurso',
    exige: ['decisão', 'certidão de trânsito em julgado'],
    depoisDeProposta: false,
  },
  {
    dispositivo: 'art93_inc4',
    o_que: 'Interesse público relevante',
    exige: ['fundamentos que o caracterizam', 'proposta', 'decisão do CRE/RR'],
    depoisDeProposta: true,
  },
]

/** The act that cancels for `causa`: the plain one, or the decision on a proposal; null where it is no cause. */
export function atoDoCancelamento(causa: Dispositivo): 'cancelar' | 'apreciar-cancelamento' | null {
  const achada = CAUSAS_DE_CANCELAMENTO_RR.find((c) => c.dispositivo === causa)
  if (!achada) return null
  return achada.depoisDeProposta ? 'apreciar-cancelamento' : 'cancelar'
}
