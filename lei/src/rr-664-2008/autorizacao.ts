import {
  type Conferencia,
  conferir,
  type Exame,
  examinar,
  type RegistroExigido,
} from '../core/conferencia.js'
import { type DataCivil, escreverData, somarMeses } from '../core/data.js'
import { Dinheiro, escreverDinheiro } from '../core/dinheiro.js'
import type { Dispositivo } from '../core/dispositivo.js'
import { RecusaDaLei } from '../core/erro.js'
import type { Memoria } from '../core/memoria.js'
import type { Tabela } from '../core/tabela.js'
import type { Parametros } from '../fiscalizacao/infracao.js'
import type { Papel } from '../fiscalizacao/processo.js'
import { inteiroRR, valorRR } from './emendas.js'
import { exigirVigenciaRR } from './norma.js'
import { parametroDaOutorga } from './parametros-da-outorga.js'
import { SERVICOS_RR, type ServicoRR } from './servicos.js'

export type EstadoDaAutorizacao = 'pedida' | 'deferida' | 'em-vigor' | 'indeferida' | 'cassada' | 'cancelada'
export type AtoDaAutorizacao =
  | 'juntar-documento'
  | 'decidir-pedido'
  | 'assinar-compromisso'
  | 'alterar-lista'
  | 'transferir'
  | 'notificar-cassacao'
  | 'apresentar-defesa'
  | 'cassar'
  | 'cancelar'
  | 'declarar-satisfeita'
  | 'encerrar'

/** The life of an authorisation (arts. 18 to 23). Cassada is a punishment, cancelada is not (AMB-RR-07). */
export const AUTORIZACAO_RR: Tabela<EstadoDaAutorizacao, AtoDaAutorizacao, Papel> = [
  {
    ato: 'juntar-documento',
    de: ['pedida'],
    para: { feito: 'mesmo' },
    papeis: ['operadora', 'analista'],
    dispositivo: 'art18',
  },
  {
    ato: 'decidir-pedido',
    de: ['pedida'],
    para: { deferido: 'deferida', indeferido: 'indeferida' },
    papeis: ['conselheiro'],
    dispositivo: 'art18',
  },
  {
    ato: 'assinar-compromisso',
    de: ['deferida'],
    para: { feito: 'em-vigor' },
    papeis: ['operadora', 'analista'],
    dispositivo: 'art20',
    iniciaPrazo: 'vigencia',
  },
  {
    ato: 'alterar-lista',
    de: ['pedida', 'deferida', 'em-vigor'],
    para: { feito: 'mesmo' },
    papeis: ['operadora', 'analista'],
    dispositivo: 'art90_inc3',
  },
  {
    ato: 'transferir',
    de: ['deferida', 'em-vigor'],
    para: { feito: 'mesmo' },
    papeis: ['operadora', 'analista'],
    dispositivo: 'art21',
  },
  {
    ato: 'notificar-cassacao',
    de: ['em-vigor'],
    para: { feito: 'mesmo' },
    papeis: ['analista', 'conselheiro'],
    dispositivo: 'art22',
  },
  {
    ato: 'apresentar-defesa',
    de: ['em-vigor'],
    para: { feito: 'mesmo' },
    papeis: ['operadora', 'analista'],
    dispositivo: 'art22',
  },
  {
    ato: 'cassar',
    de: ['em-vigor'],
    para: { feito: 'cassada' },
    papeis: ['conselheiro'],
    dispositivo: 'art22',
  },
  {
    ato: 'cancelar',
    de: ['deferida', 'em-vigor'],
    para: { feito: 'cancelada' },
    papeis: ['conselheiro'],
    dispositivo: 'art22_par1u_inc1',
  },
  {
    ato: 'declarar-satisfeita',
    de: ['em-vigor'],
    para: { feito: 'cancelada' },
    papeis: ['analista'],
    dispositivo: 'art22_par1u_inc2',
  },
  {
    ato: 'encerrar',
    de: ['em-vigor'],
    para: { feito: 'cancelada' },
    papeis: ['analista'],
    dispositivo: 'art22_par1u_inc2',
    depoisDoPrazo: 'vigencia',
  },
]

/** Art. 18: what a request under art. 2, IV is examined with. */
export type DocumentoDaAutorizacao = 'antecedentes' | 'caucao' | 'contrato-escolar'

const PROVAS: Readonly<Record<DocumentoDaAutorizacao, { dispositivo: Dispositivo; nome: string }>> = {
  antecedentes: { dispositivo: 'art18_inc1', nome: 'certidões cíveis e criminais dos dirigentes' },
  caucao: { dispositivo: 'art18_inc2', nome: 'depósito da caução' },
  'contrato-escolar': { dispositivo: 'art18_inc3', nome: 'contrato de transporte escolar intermunicipal' },
}

const EXIGIDAS: Partial<Record<ServicoRR, readonly DocumentoDaAutorizacao[]>> = {
  fretamento: ['antecedentes', 'caucao'],
  'transporte-escolar': ['antecedentes', 'caucao', 'contrato-escolar'],
}

/** The proofs art. 18 asks for this service; none outside art. 2, IV. The school contract only for school (AMB-RR-51). */
export function provasExigidas(servico: ServicoRR): readonly DocumentoDaAutorizacao[] {
  return EXIGIDAS[servico] ?? []
}

/** Whether a request may be examined at all (art. 18): every proof that its service asks for was brought. */
export function examinarPedidoDeAutorizacao(pedido: {
  servico: ServicoRR
  provas: readonly DocumentoDaAutorizacao[]
}): Exame {
  return examinar(
    provasExigidas(pedido.servico).map((p) => ({
      dispositivo: PROVAS[p].dispositivo,
      atendida: pedido.provas.includes(p),
      descricao: `Prova exigida: ${PROVAS[p].nome}`,
      resultado: pedido.provas.includes(p) ? 'juntada' : 'falta',
      falta: `Falta juntar: ${PROVAS[p].nome}.`,
      ...(p === 'contrato-escolar' ? { leituras: ['AMB-RR-51'] } : {}),
    })),
  )
}

/** Art. 18, I: a clear civil and criminal certificate, in date, of every manager. */
export function conferirAntecedentes(
  dirigentes: readonly {
    nome: string
    civel: { ate: DataCivil; negativa: boolean } | null
    criminal: { ate: DataCivil; negativa: boolean } | null
  }[],
  data: DataCivil,
): Conferencia {
  const certidoes = dirigentes.flatMap((d) => [
    { de: `${d.nome}, cível`, c: d.civel },
    { de: `${d.nome}, criminal`, c: d.criminal },
  ])
  const positivas = certidoes.filter(({ c }) => c !== null && !c.negativa).map(({ de }) => de)
  const faltam = certidoes.filter(({ c }) => c === null || c.ate < data).map(({ de }) => de)
  return conferir({
    dispositivo: 'art18_inc1',
    certo: positivas.length > 0 ? false : faltam.length > 0 || dirigentes.length === 0 ? null : true,
    conforme: 'Certidões negativas de todos os dirigentes, em dia.',
    violacao: `Certidão com registro: ${positivas.join('; ')}.`,
    semDados:
      faltam.length > 0 ? `Certidão ausente ou vencida: ${faltam.join('; ')}.` : 'Faltam os dirigentes.',
    olhou: certidoes.map(({ de, c }) => ({ o_que: de, valor: c ? `válida até ${c.ate}` : 'ausente' })),
  })
}

/**
 * Art. 18, II: the deposit reaches what the CRE/RR's regulation asks for.
 * @param deposito amount in reais, as text; null where there is none.
 * @throws RecusaDaLei `parametro-ausente`, `sem-valor-na-data`, `valor-invalido`.
 */
export function conferirCaucao(
  deposito: { valor: string; comprovante: string } | null,
  data: DataCivil,
  parametros: Parametros,
): Conferencia {
  const exigida = Dinheiro.de(
    parametroDaOutorga('caucao_da_autorizacao', data, parametros).valor,
    'parametros',
  )
  const feito = deposito === null ? null : Dinheiro.de(deposito.valor, 'deposito.valor')
  const semRecibo = deposito !== null && deposito.comprovante.trim() === ''
  return conferir({
    dispositivo: 'art18_inc2',
    certo: feito === null || feito.comparar(exigida) < 0 ? false : semRecibo ? null : true,
    conforme: 'A caução foi depositada.',
    violacao: feito
      ? `O depósito não chega a ${escreverDinheiro(exigida)}.`
      : `Falta o depósito de ${escreverDinheiro(exigida)}.`,
    semDados: 'Falta o comprovante do depósito.',
    olhou: [
      { o_que: 'caução exigida', valor: exigida.toString() },
      { o_que: 'depósito', valor: feito?.toString() ?? 'não há' },
    ],
  })
}

/** Art. 18, III: a school transport contract between municípios, in force. */
export function conferirContratoEscolar(
  contrato: { numero: string; ate: DataCivil; intermunicipal: boolean } | null,
  data: DataCivil,
): Conferencia {
  const vencido = contrato !== null && contrato.ate < data
  return conferir({
    dispositivo: 'art18_inc3',
    certo: contrato === null ? null : contrato.intermunicipal && !vencido,
    conforme: 'Contrato de transporte escolar em vigor.',
    violacao: vencido ? 'O contrato de transporte escolar venceu.' : 'O contrato não é intermunicipal.',
    semDados: 'Falta o contrato de transporte escolar.',
    olhou: [{ o_que: 'contrato', valor: contrato ? `${contrato.numero}, até ${contrato.ate}` : 'não há' }],
    leituras: ['AMB-RR-51'],
  })
}

/** Art. 19: the most that a special, eventual, tourism, charter or school authorisation lasts. */
export const MESES_DA_AUTORIZACAO_DE_SERVICO_RR = 6

export interface VigenciaDaAutorizacao {
  de: DataCivil
  /** Last day. */
  ate: DataCivil
  memoria: Memoria
}

/**
 * How long an authorisation lasts (art. 19; AMB-RR-06): for a line, one year from signature of the commitment; for the
 * others, what the granting order says, at most 6 months. Date to date, last day included.
 * @param autorizacao `ateDoDespacho`: last day fixed in the order; it has no place for a line.
 * @throws RecusaDaLei `fato-antes-da-vigencia`, `prazo-ausente`, `prazo-excedido`, `prazo-invalido`, `parametro-invalido`.
 */
export function vigenciaDaAutorizacao(
  autorizacao: { servico: ServicoRR; assinatura: DataCivil; ateDoDespacho: DataCivil | null },
  parametros: Parametros = {},
): VigenciaDaAutorizacao {
  const { servico, assinatura, ateDoDespacho } = autorizacao
  exigirVigenciaRR(assinatura, 'assinatura')
  const inicio = {
    dispositivo: 'art19' as const,
    descricao: 'Assinatura do termo de compromisso',
    resultado: assinatura,
  }
  if (!SERVICOS_RR[servico].porAutorizacao) {
    const meses = inteiroRR('prazo_da_autorizacao_de_linha_meses', assinatura, parametros)
    const ate = somarMeses(assinatura, meses.valor)
    const fim = {
      dispositivo: 'art19' as const,
      descricao: `${meses.valor} meses, de data a data`,
      resultado: ate,
      leituras: ['AMB-RR-06'],
    }
    return { de: assinatura, ate, memoria: [inicio, meses.passo, fim] }
  }
  const limite = somarMeses(assinatura, MESES_DA_AUTORIZACAO_DE_SERVICO_RR)
  const recusar = (codigo: string, mensagem: string): never => {
    throw new RecusaDaLei({ codigo, mensagem, campo: 'ateDoDespacho', dispositivo: 'art19' })
  }
  if (ateDoDespacho === null) return recusar('prazo-ausente', 'O despacho tem de dizer até quando vale.')
  if (ateDoDespacho < assinatura) return recusar('prazo-invalido', 'O prazo acaba antes de começar.')
  if (ateDoDespacho > limite) {
    return recusar('prazo-excedido', `A autorização deste serviço vai no máximo até ${escreverData(limite)}.`)
  }
  return {
    de: assinatura,
    ate: ateDoDespacho,
    memoria: [
      inicio,
      {
        dispositivo: 'art19',
        descricao: `Limite de ${MESES_DA_AUTORIZACAO_DE_SERVICO_RR} meses`,
        resultado: limite,
        leituras: ['AMB-RR-06'],
      },
      { dispositivo: 'art19', descricao: 'Prazo fixado no despacho', resultado: ateDoDespacho },
    ],
  }
}

/** How an authorisation stands on `data`: its term ends it without any act (art. 22, par. único, II). */
export function situacaoDaAutorizacao(
  autorizacao: {
    estado: EstadoDaAutorizacao
    vigencia: Pick<VigenciaDaAutorizacao, 'de' | 'ate'> | null
    finalidadeSatisfeitaEm: DataCivil | null
  },
  data: DataCivil,
): { estado: EstadoDaAutorizacao; dispositivo: Dispositivo | null } {
  const { estado, vigencia, finalidadeSatisfeitaEm } = autorizacao
  const acabou = vigencia !== null && data > vigencia.ate
  const satisfeita = finalidadeSatisfeitaEm !== null && data >= finalidadeSatisfeitaEm
  return estado === 'em-vigor' && (acabou || satisfeita)
    ? { estado: 'cancelada', dispositivo: 'art22_par1u_inc2' }
    : { estado, dispositivo: null }
}

/**
 * Art. 21: an authorisation does not pass to another. Succession on death is an external change, for transporte
 * alternativo, and holds only where the authority adopted it.
 */
export function examinarTransferenciaDeAutorizacao(
  pedido: { servico: ServicoRR; causa: 'negocio' | 'morte-do-titular'; data: DataCivil },
  parametros: Parametros = {},
): Exame {
  const herda = valorRR('autorizacao_passa_aos_herdeiros', pedido.data, parametros)
  const passa =
    pedido.causa === 'morte-do-titular' && pedido.servico === 'alternativo' && herda.valor === 'sim'
  const exame = examinar([
    {
      dispositivo: 'art21',
      atendida: passa,
      descricao: passa ? 'Sucessão no transporte alternativo' : 'Transferência de autorização',
      resultado: passa ? 'passa aos herdeiros' : 'vedada',
      falta: 'A autorização é intransferível.',
    },
  ])
  return { ...exame, memoria: [herda.passo, ...exame.memoria] }
}

/** Why an authorisation is cassada, without indemnity (art. 22), and what shows each cause. */
export const CAUSAS_DE_CASSACAO_DA_AUTORIZACAO_RR: readonly RegistroExigido[] = [
  {
    dispositivo: 'art22_inc1',
    o_que: 'Serviço claramente deficiente',
    exige: ['relatório da fiscalização', 'defesa do autorizado'],
  },
  {
    dispositivo: 'art22_inc2',
    o_que: 'Desobediência repetida à lei',
    exige: ['autos mantidos', 'defesa do autorizado'],
  },
  {
    dispositivo: 'art22_inc3',
    o_que: 'Compromisso não cumprido',
    exige: ['cláusula descumprida e prova', 'defesa do autorizado'],
  },
  {
    dispositivo: 'art22_inc4',
    o_que: 'Serviço abandonado, no todo ou em parte',
    exige: ['registro das viagens não feitas', 'defesa do autorizado'],
  },
  { dispositivo: 'art22_inc5', o_que: 'Falência', exige: ['sentença de falência'] },
]

/** What the ends of an authorisation are recorded with (art. 22, caput and par. único, I). */
export const REGISTROS_DO_FIM_DA_AUTORIZACAO_RR: readonly RegistroExigido[] = [
  { dispositivo: 'art22', o_que: 'Cassação', exige: ['processo', 'causa', 'decisão'] },
  { dispositivo: 'art22_par1u_inc1', o_que: 'Cancelamento', exige: ['ato e fundamento legal'] },
]

/** Art. 22, II: more than one upheld auto is a repeat; whether it is enough is for a person. */
export function conferirReiteracao(
  historico: readonly { auto: string; situacao: 'pendente' | 'mantida' | 'anulada' }[],
): Conferencia {
  const mantidos = historico.filter((h) => h.situacao === 'mantida')
  const pendentes = historico.filter((h) => h.situacao === 'pendente')
  return conferir({
    dispositivo: 'art22_inc2',
    certo: mantidos.length > 1 ? false : mantidos.length + pendentes.length > 1 ? null : true,
    conforme: 'Não há repetição de infrações mantidas.',
    violacao: `Há ${mantidos.length} autos mantidos: ${mantidos.map((h) => h.auto).join(', ')}.`,
    semDados: 'Há autos ainda sem decisão final.',
    olhou: [
      { o_que: 'autos mantidos', valor: String(mantidos.length) },
      { o_que: 'autos pendentes', valor: String(pendentes.length) },
    ],
  })
}

/** Art. 22, V: whether the authorised company went bankrupt. */
export function conferirFalencia(situacao: 'regular' | 'recuperacao' | 'falida' | null): Conferencia {
  return conferir({
    dispositivo: 'art22_inc5',
    certo: situacao === null ? null : situacao !== 'falida',
    conforme: 'A empresa não está falida.',
    violacao: 'A empresa faliu.',
    semDados: 'Não se sabe a situação da empresa.',
    olhou: [{ o_que: 'situação da empresa', valor: situacao ?? 'não informada' }],
  })
}
