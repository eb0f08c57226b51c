import type { AtoDaMedida, EstadoDaMedida } from './medida.js'
import type { AtoDoAuto, EstadoDoAuto, Papel, PrazoDoAuto } from './processo.js'

/** How a person calls each state, act and term: one name on screens, documents and messages. */
export const NOME_DO_ESTADO: Record<EstadoDoAuto, string> = {
  lavrado: 'Lavrado, sem ciência',
  notificado: 'Em prazo de defesa',
  'em-julgamento': 'Aguarda decisão',
  decidido: 'Decidido, a publicar',
  publicado: 'Em prazo de recurso',
  'em-recurso': 'Em recurso',
  'recurso-decidido': 'Recurso decidido, sem ciência',
  definitivo: 'Definitivo, a pagar',
  'em-cobranca': 'Em cobrança',
  pago: 'Pago',
  anulado: 'Anulado',
}

/** The same, once the operator's term has passed unused. */
export const NOME_DO_ESTADO_VENCIDO: Partial<Record<EstadoDoAuto, string>> = {
  notificado: 'Sem defesa no prazo',
  publicado: 'Sem recurso no prazo',
  definitivo: 'Pagamento vencido',
}

/** An act still to be done. */
export const NOME_DO_ATO: Record<AtoDoAuto | AtoDaMedida, string> = {
  'dar-ciencia': 'Registrar ciência',
  'apresentar-defesa': 'Registrar defesa',
  julgar: 'Decidir',
  'publicar-decisao': 'Publicar decisão',
  recorrer: 'Registrar recurso',
  'julgar-recurso': 'Decidir recurso',
  'dar-ciencia-do-recurso': 'Registrar ciência do recurso',
  'declarar-definitivo': 'Declarar definitivo',
  'registrar-pagamento': 'Registrar pagamento',
  'encaminhar-cobranca': 'Encaminhar à cobrança',
  'anotar-erro': 'Anotar erro',
  'juntar-evidencia': 'Juntar evidência',
  'recalcular-multa': 'Recalcular multa',
  'comprovar-correcao': 'Comprovar correção',
  'registrar-transbordo': 'Registrar transbordo',
  'registrar-despesa': 'Registrar despesa',
  liberar: 'Liberar veículo',
}

/** An act done, as the timeline tells it. */
export const ATO_FEITO: Record<AtoDoAuto | 'lavrar', string> = {
  lavrar: 'Auto lavrado',
  'dar-ciencia': 'Ciência do autuado',
  'apresentar-defesa': 'Defesa apresentada',
  julgar: 'Decisão',
  'publicar-decisao': 'Decisão publicada',
  recorrer: 'Recurso apresentado',
  'julgar-recurso': 'Recurso decidido',
  'dar-ciencia-do-recurso': 'Ciência da decisão do recurso',
  'declarar-definitivo': 'Auto definitivo',
  'registrar-pagamento': 'Multa paga',
  'encaminhar-cobranca': 'Encaminhado à cobrança',
  'anotar-erro': 'Anotação de erro',
  'juntar-evidencia': 'Evidência juntada',
  'recalcular-multa': 'Multa recalculada',
}

export const NOME_DO_PRAZO: Record<PrazoDoAuto, string> = {
  defesa: 'Defesa',
  decisao: 'Decisão',
  recurso: 'Recurso',
  'decisao-do-recurso': 'Decisão do recurso',
  pagamento: 'Pagamento',
}

export const NOME_DO_PAPEL: Record<Papel, string> = {
  fiscal: 'Fiscal',
  analista: 'Analista',
  julgador: 'Julgador',
  conselheiro: 'Conselheiro',
  operadora: 'Operadora',
}

export const NOME_DO_ESTADO_DA_MEDIDA: Record<EstadoDaMedida, string> = {
  'em-vigor': 'Veículo retido',
  liberado: 'Veículo liberado',
}
