import { type Conferencia, conferir } from '../core/conferencia.js'
import { type DataCivil, escreverData, somarMeses } from '../core/data.js'
import type { Dispositivo } from '../core/dispositivo.js'
import { RecusaDaLei } from '../core/erro.js'
import type { Memoria } from '../core/memoria.js'
import type { Tabela } from '../core/tabela.js'
import type { Papel } from '../fiscalizacao/processo.js'
import { MESES_DA_AUTORIZACAO_ESPECIAL } from '../rs-8109-1985/titulo-xii.js'

export type FretamentoRS =
  | 'fretamento-continuo-rodoviario'
  | 'fretamento-eventual-rodoviario'
  | 'fretamento-continuo-hidroviario'
  | 'fretamento-eventual-hidroviario'

/** The charter services that the Secretaria authorises (art. 3, § 1, IV; Título XII, item 2, of Lei 8.109/1985). */
export const FRETAMENTOS_RS: Readonly<
  Record<FretamentoRS, { nome: string; continuo: boolean; porAgua: boolean; dispositivo: Dispositivo }>
> = {
  'fretamento-continuo-rodoviario': {
    nome: 'fretamento contínuo por estrada',
    continuo: true,
    porAgua: false,
    dispositivo: 'XII.2.I',
  },
  'fretamento-eventual-rodoviario': {
    nome: 'fretamento eventual por estrada',
    continuo: false,
    porAgua: false,
    dispositivo: 'XII.2.II',
  },
  'fretamento-continuo-hidroviario': {
    nome: 'fretamento contínuo por água',
    continuo: true,
    porAgua: true,
    dispositivo: 'XII.2.IV',
  },
  'fretamento-eventual-hidroviario': {
    nome: 'fretamento eventual por água',
    continuo: false,
    porAgua: true,
    dispositivo: 'XII.2.V',
  },
}

export type EstadoDoFretamentoRS =
  | 'pedida'
  | 'em-analise'
  | 'em-vigor'
  | 'alteracao-em-analise'
  | 'indeferida'
  | 'cancelada'

export type AtoDoFretamentoRS =
  | 'juntar-documento'
  | 'receber'
  | 'devolver'
  | 'alterar-lista'
  | 'decidir-pedido'
  | 'decidir-alteracao'
  | 'desistir'
  | 'cancelar'
  | 'encerrar'

/**
 * The life of a charter authorisation. The text in hand taxes and punishes and gives no procedure: the acts rest on the
 * authority's own rules and cite nothing, save the fee of the analysis and the duty to have the list approved. While a
 * change waits for analysis, what was granted before holds.
 */
export const AUTORIZACAO_RS: Tabela<EstadoDoFretamentoRS, AtoDoFretamentoRS, Papel> = [
  {
    ato: 'juntar-documento',
    de: ['pedida', 'em-analise', 'alteracao-em-analise'],
    para: { feito: 'mesmo' },
    papeis: ['operadora', 'analista'],
    dispositivo: 'XII.2.II',
  },
  {
    ato: 'receber',
    de: ['pedida'],
    para: { feito: 'em-analise' },
    papeis: ['analista'],
    dispositivo: 'XII.2.II',
  },
  {
    ato: 'devolver',
    de: ['em-analise'],
    para: { feito: 'pedida' },
    papeis: ['analista'],
    dispositivo: null,
  },
  {
    ato: 'decidir-pedido',
    de: ['em-analise'],
    para: { deferido: 'em-vigor', indeferido: 'indeferida' },
    papeis: ['analista'],
    dispositivo: null,
    iniciaPrazo: 'vigencia',
  },
  {
    ato: 'alterar-lista',
    de: ['pedida', 'em-vigor'],
    para: { feito: 'mesmo', 'acima-do-limite': 'alteracao-em-analise' },
    papeis: ['operadora', 'analista'],
    dispositivo: 'art13-2_inc25',
  },
  {
    ato: 'decidir-alteracao',
    de: ['alteracao-em-analise'],
    para: { deferida: 'em-vigor', indeferida: 'em-vigor' },
    papeis: ['analista'],
    dispositivo: 'art13-2_inc25',
  },
  {
    ato: 'desistir',
    de: ['pedida', 'em-analise', 'em-vigor', 'alteracao-em-analise'],
    para: { feito: 'cancelada' },
    papeis: ['operadora'],
    dispositivo: null,
  },
  {
    ato: 'cancelar',
    de: ['em-vigor', 'alteracao-em-analise'],
    para: { feito: 'cancelada' },
    papeis: ['analista', 'julgador'],
    dispositivo: null,
  },
  {
    ato: 'encerrar',
    de: ['em-vigor', 'alteracao-em-analise'],
    para: { feito: 'cancelada' },
    papeis: ['analista'],
    dispositivo: 'art13-2_inc34',
    depoisDoPrazo: 'vigencia',
  },
]

/**
 * How long a charter authorisation lasts: an occasional one, the dates of the trip; a continuous one, what was asked, at
 * most 12 months date to date, for the fee is paid every 12 months per vehicle (Título XII.2.I). Both days included.
 * @throws RecusaDaLei `prazo-invalido`, `prazo-excedido`; `campo` is `ate`.
 */
export function vigenciaDoFretamentoRS(pedido: { servico: FretamentoRS; de: DataCivil; ate: DataCivil }): {
  de: DataCivil
  ate: DataCivil
  memoria: Memoria
} {
  const { servico, de, ate } = pedido
  const { continuo, dispositivo } = FRETAMENTOS_RS[servico]
  const recusar = (codigo: string, mensagem: string): never => {
    throw new RecusaDaLei({ codigo, mensagem, campo: 'ate', dispositivo: continuo ? 'XII.2.I' : dispositivo })
  }
  if (ate < de) recusar('prazo-invalido', 'O período acaba antes de começar.')
  const limite = somarMeses(de, MESES_DA_AUTORIZACAO_ESPECIAL)
  if (continuo && ate > limite) {
    recusar('prazo-excedido', `O fretamento contínuo se autoriza no máximo até ${escreverData(limite)}.`)
  }
  const periodo = {
    dispositivo,
    descricao: continuo ? 'Período pedido' : 'Dias da viagem',
    resultado: `${de} a ${ate}`,
  }
  return {
    de,
    ate,
    memoria: continuo
      ? [
          {
            dispositivo: 'XII.2.I',
            descricao: `Limite de ${MESES_DA_AUTORIZACAO_ESPECIAL} meses, de data a data`,
            resultado: limite,
          },
          periodo,
        ]
      : [periodo],
  }
}

/** How a charter authorisation stands on `data`: its last day ends it without any act (art. 13-B, XXXIV). */
export function situacaoDoFretamentoRS(
  autorizacao: { estado: EstadoDoFretamentoRS; vigencia: { de: DataCivil; ate: DataCivil } | null },
  data: DataCivil,
): { situacao: 'como-esta' | 'ainda-nao-vale' | 'terminada'; dispositivo: Dispositivo | null } {
  const { estado, vigencia } = autorizacao
  const dada = estado === 'em-vigor' || estado === 'alteracao-em-analise'
  if (dada && vigencia !== null && data > vigencia.ate)
    return { situacao: 'terminada', dispositivo: 'art13-2_inc34' }
  if (dada && vigencia !== null && data < vigencia.de)
    return { situacao: 'ainda-nao-vale', dispositivo: null }
  return { situacao: 'como-esta', dispositivo: null }
}

/** Art. 13-B, L: charter is run by a registered company, active and free of impediments. */
export function conferirEmpresaDoFretamentoRS(empresa: {
  ativa: boolean
  /** Why it may hold no new title; empty where nothing bars it. */
  impedimentos: readonly string[]
}): Conferencia {
  const { ativa, impedimentos } = empresa
  return conferir({
    dispositivo: 'art13-2_inc50',
    certo: ativa && impedimentos.length === 0,
    conforme: 'Operadora cadastrada, ativa e sem impedimento.',
    violacao: ativa ? impedimentos.join(' ') : 'A operadora não está ativa no cadastro.',
    olhou: [{ o_que: 'cadastro', valor: ativa ? 'ativo' : 'inativo' }],
  })
}

/** A vehicle as the register holds it. */
export interface VeiculoDoFretamentoRS {
  placa: string
  embarcacao: boolean
  ativo: boolean
  /** Why it is out of circulation today; null where it is not. */
  retirado: string | null
  seguroAte: DataCivil | null
  /** Last day of the inspection report, or of the Certificado de Segurança of a vessel. */
  laudoAte: DataCivil | null
}

/**
 * What a vehicle needs for charter: registered (art. 13-B, L; on water art. 13-C, LVIII), of the right kind, with
 * insurance and report that reach `ate`, the last day it must be covered (XXXIV names both; on water art. 13-C, LVI).
 * A missing paper is a breach: nothing is granted without it.
 */
export function conferirVeiculoDoFretamentoRS(
  v: VeiculoDoFretamentoRS,
  servico: FretamentoRS,
  ate: DataCivil,
): Conferencia[] {
  const { porAgua } = FRETAMENTOS_RS[servico]
  const cadastro: Dispositivo = porAgua ? 'art13-3_inc58' : 'art13-2_inc50'
  const certificado: Dispositivo = porAgua ? 'art13-3_inc56' : 'art13-2_inc34'
  const papel = (dispositivo: Dispositivo, nome: string, vale: DataCivil | null) =>
    conferir({
      dispositivo,
      certo: vale !== null && vale >= ate,
      conforme: `${v.placa}: ${nome} em dia.`,
      violacao:
        vale === null
          ? `${v.placa}: falta no cadastro ${nome}.`
          : `${v.placa}: ${nome} só vai até ${escreverData(vale)}.`,
      olhou: [{ o_que: nome, valor: vale ?? 'não informado' }],
    })
  const doTipo = v.embarcacao === porAgua
  return [
    conferir({
      dispositivo: cadastro,
      certo: v.ativo && v.retirado === null && doTipo,
      conforme: `${v.placa}: no cadastro e em condição de circular.`,
      violacao: !v.ativo
        ? `${v.placa}: baixado no cadastro.`
        : (v.retirado ??
          `${v.placa}: este serviço se faz com ${porAgua ? 'embarcação' : 'veículo de estrada'}.`),
      olhou: [{ o_que: 'placa', valor: v.placa }],
    }),
    papel('art13-2_inc34', 'o seguro de passageiros', v.seguroAte),
    papel(certificado, porAgua ? 'o Certificado de Segurança' : 'o laudo de vistoria', v.laudoAte),
  ]
}

/**
 * The driver of a charter trip: employed (art. 13-B, XXIII), with a licence for passengers that reaches the last day. The
 * category is the traffic code's; it is seen when the papers are analysed (Título XII.2.II).
 */
export function conferirMotoristaDoFretamentoRS(
  m: { nome: string; categoria: string | null; habilitacaoAte: DataCivil | null; vinculo: boolean | null },
  ate: DataCivil,
): Conferencia[] {
  const { nome, categoria, habilitacaoAte } = m
  const serve = categoria !== null && /[DE]/.test(categoria.toUpperCase())
  const falta = categoria === null || habilitacaoAte === null
  const vencida = habilitacaoAte !== null && habilitacaoAte < ate
  return [
    conferir({
      dispositivo: 'art13-2_inc23',
      certo: m.vinculo,
      conforme: `${nome}: com vínculo de emprego.`,
      violacao: `${nome}: sem vínculo de emprego.`,
      semDados: `${nome}: o cadastro não diz qual é o vínculo.`,
      olhou: [{ o_que: 'vínculo', valor: m.vinculo === null ? 'não informado' : m.vinculo ? 'sim' : 'não' }],
    }),
    conferir({
      dispositivo: 'XII.2.II',
      certo: falta ? null : serve && !vencida,
      conforme: `${nome}: habilitação em dia.`,
      violacao: !serve
        ? `${nome}: a habilitação tem de ser da categoria D ou E.`
        : `${nome}: a habilitação só vai até ${habilitacaoAte ? escreverData(habilitacaoAte) : ''}.`,
      semDados: `${nome}: falta no cadastro a categoria ou a validade da habilitação.`,
      olhou: [
        { o_que: 'categoria', valor: categoria ?? 'não informada' },
        { o_que: 'validade', valor: habilitacaoAte ?? 'não informada' },
      ],
    }),
  ]
}

/** A continuous charter has one contractor and a written contract (Título XII.2.II: it is among the papers analysed). */
export function conferirContratanteRS(pedido: {
  servico: FretamentoRS
  contratante: string | null
  contrato: string | null
}): Conferencia {
  const { servico, contratante, contrato } = pedido
  const faltas = [
    ...(contratante === null ? ['o contratante'] : []),
    ...(FRETAMENTOS_RS[servico].continuo && contrato === null ? ['o número do contrato'] : []),
  ]
  return conferir({
    dispositivo: 'XII.2.II',
    certo: faltas.length === 0,
    conforme: 'Contratante e contrato informados.',
    violacao: `Falta dizer ${faltas.join(' e ')}.`,
    olhou: [
      { o_que: 'contratante', valor: contratante ?? 'não informado' },
      { o_que: 'contrato', valor: contrato ?? 'não informado' },
    ],
  })
}
