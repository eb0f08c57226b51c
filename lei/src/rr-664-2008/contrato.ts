import { type Conferencia, conferir, type Exame, examinar } from '../core/conferencia.js'
import { type DataCivil, escreverData, somarMeses } from '../core/data.js'
import type { Memoria } from '../core/memoria.js'
import { type Impedimento, impedidoEm } from './cassacao.js'
import { type CertificadoDeLicitante, certificadoVale } from './licitante.js'
import { exigirVigenciaRR } from './norma.js'

/** Art. 14: years of the concession contract, and of its one extension (AMB-RR-08). */
export const ANOS_DE_CONCESSAO_RR = 10
const meses = (contrato: { anos?: number }) => (contrato.anos ?? ANOS_DE_CONCESSAO_RR) * 12

/** What rules a concession, the stronger first (art. 13). */
export const ORDEM_DO_CONTRATO_RR = ['lei', 'edital', 'proposta'] as const
export type PecaDoContrato = (typeof ORDEM_DO_CONTRATO_RR)[number]

/** Art. 13: a written contract that carries the edital and the proposal, in that order below the law. */
export function conferirContrato(contrato: {
  numero: string | null
  partes: readonly PecaDoContrato[]
}): Conferencia {
  const ordem = ORDEM_DO_CONTRATO_RR.filter((p) => contrato.partes.includes(p))
  const faltam = ORDEM_DO_CONTRATO_RR.filter((p) => !contrato.partes.includes(p))
  const emOrdem = contrato.partes.join() === ordem.join()
  return conferir({
    dispositivo: 'art13',
    certo: contrato.numero !== null && faltam.length === 0 && emOrdem,
    conforme: 'Contrato com a lei, o edital e a proposta, nesta ordem.',
    violacao:
      contrato.numero === null
        ? 'A delegação não tem contrato.'
        : faltam.length > 0
          ? `Falta no contrato: ${faltam.join(', ')}.`
          : 'As peças do contrato não estão na ordem da lei.',
    olhou: [
      { o_que: 'contrato', valor: contrato.numero ?? 'não há' },
      { o_que: 'peças', valor: contrato.partes.join(', ') || 'nenhuma' },
    ],
  })
}

/** The extension of a contract, as recorded. */
export interface ProrrogacaoDoContrato {
  ato: string
  data: DataCivil
  peloChefeDoExecutivo: boolean
}

export interface VigenciaDoContrato {
  de: DataCivil
  /** Last day. */
  ate: DataCivil
  prorrogado: boolean
  memoria: Memoria
}

/**
 * The life of a concession contract (art. 14): 10 years date to date from signature, 20 where it was extended. Both are
 * counted from the signature, so that one signed on 29 February does not lose the day in a leap year.
 * @param contrato.anos where it is not 10: of a terminal, as its notice says (art. 8, II).
 * @throws RecusaDaLei `fato-antes-da-vigencia`.
 */
export function vigenciaDoContrato(contrato: {
  assinatura: DataCivil
  anos?: number
  prorrogacao: ProrrogacaoDoContrato | null
}): VigenciaDoContrato {
  const { assinatura, prorrogacao } = contrato
  exigirVigenciaRR(assinatura, 'assinatura')
  const primeiro = somarMeses(assinatura, meses(contrato))
  const ate = prorrogacao ? somarMeses(assinatura, 2 * meses(contrato)) : primeiro
  return {
    de: assinatura,
    ate,
    prorrogado: prorrogacao !== null,
    memoria: [
      { dispositivo: 'art14', descricao: 'Assinatura do contrato', resultado: assinatura },
      {
        dispositivo: 'art14',
        descricao: `${meses(contrato) / 12} anos, de data a data`,
        resultado: primeiro,
      },
      {
        dispositivo: 'art14',
        descricao: prorrogacao
          ? `Prorrogado uma vez, por mais ${meses(contrato) / 12} anos (${prorrogacao.ato})`
          : 'Sem prorrogação',
        resultado: ate,
        leituras: ['AMB-RR-08'],
        ...(prorrogacao ? {} : { aplicado: false }),
      },
    ],
  }
}

/** How a contract stands on `data`, its last day included. */
export function situacaoDoContrato(
  vigencia: Pick<VigenciaDoContrato, 'de' | 'ate'>,
  data: DataCivil,
): 'por-comecar' | 'em-vigor' | 'encerrado' {
  if (data < vigencia.de) return 'por-comecar'
  return data <= vigencia.ate ? 'em-vigor' : 'encerrado'
}

/** Whether a contract may be extended by `ato`: once, by the head of the Executive, while it is in force (art. 14). */
export function examinarProrrogacao(
  contrato: { assinatura: DataCivil; anos?: number; prorrogacao: ProrrogacaoDoContrato | null },
  ato: ProrrogacaoDoContrato,
): Exame {
  const vigencia = vigenciaDoContrato({ ...contrato, prorrogacao: null })
  return examinar([
    {
      dispositivo: 'art14',
      atendida: contrato.prorrogacao === null,
      descricao: 'Prorrogação anterior',
      resultado: contrato.prorrogacao?.ato ?? 'não há',
      falta: 'O contrato só se prorroga uma vez.',
      leituras: ['AMB-RR-08'],
    },
    {
      dispositivo: 'art14',
      atendida: ato.peloChefeDoExecutivo && ato.ato.trim() !== '',
      descricao: 'Ato do Chefe do Poder Executivo',
      resultado: ato.ato.trim() || 'não há',
      falta: 'A prorrogação pede ato do Chefe do Poder Executivo.',
    },
    {
      dispositivo: 'art14',
      atendida: situacaoDoContrato(vigencia, ato.data) === 'em-vigor',
      descricao: `Contrato em vigor de ${escreverData(vigencia.de)} a ${escreverData(vigencia.ate)}`,
      resultado: ato.data,
      falta: `Em ${escreverData(ato.data)} o contrato não está em vigor.`,
    },
  ])
}

/** The day on which half of the term in force is fulfilled, an extension not counted (art. 15, III; AMB-RR-50). */
export function metadeDaConcessao(assinatura: DataCivil, anos = ANOS_DE_CONCESSAO_RR): DataCivil {
  return somarMeses(assinatura, meses({ anos }) / 2)
}

/** Whether a contract is in force on the day of an act that supposes it (art. 14). */
export function examinarContratoEmVigor(
  vigencia: Pick<VigenciaDoContrato, 'de' | 'ate'>,
  data: DataCivil,
): Exame {
  return examinar([
    {
      dispositivo: 'art14',
      atendida: situacaoDoContrato(vigencia, data) === 'em-vigor',
      descricao: `Contrato em vigor de ${escreverData(vigencia.de)} a ${escreverData(vigencia.ate)}`,
      resultado: data,
      falta: `Em ${escreverData(data)} o contrato não está em vigor.`,
    },
  ])
}

/** Whether enough of the term was fulfilled for a transfer to be asked for (art. 15, III). */
export function examinarMetadeDoPrazo(
  contrato: { assinatura: DataCivil; anos?: number },
  data: DataCivil,
): Exame {
  const metade = metadeDaConcessao(contrato.assinatura, contrato.anos)
  return examinar([
    {
      dispositivo: 'art15_inc3',
      atendida: data >= metade,
      descricao: 'Dia em que se cumpre metade do prazo em vigor',
      resultado: metade,
      falta: `Metade do prazo só se cumpre em ${escreverData(metade)}.`,
      leituras: ['AMB-RR-50'],
    },
  ])
}

export interface PedidoDeTransferencia {
  data: DataCivil
  assinatura: DataCivil
  anos?: number
  requerentes: readonly ('delegataria' | 'interessado')[]
  certificado: Pick<CertificadoDeLicitante, 'emissao' | 'ate'> | null
  /** Art. 88: a cassação bars whoever suffered it from taking over a concession. */
  impedimentos: readonly Pick<Impedimento, 'de' | 'ate'>[]
  /** Requirements of the original edital that the transferee has not shown; null where nobody checked. */
  requisitosFaltantes: readonly string[] | null
}

/**
 * Whether a concession may pass to another (art. 15): joint request, transferee in the bidder register and within the
 * original edital, at least half of the term fulfilled. The CRE/RR's consent is always a person's.
 * @throws RecusaDaLei `fato-antes-da-vigencia`.
 */
export function examinarTransferencia(pedido: PedidoDeTransferencia): Exame {
  exigirVigenciaRR(pedido.assinatura, 'assinatura')
  const metade = metadeDaConcessao(pedido.assinatura, pedido.anos)
  const faltam = pedido.requisitosFaltantes
  const barra = pedido.impedimentos.find((i) => impedidoEm(i, pedido.data)) ?? null
  return examinar([
    {
      dispositivo: 'art15',
      atendida: pedido.requerentes.includes('delegataria') && pedido.requerentes.includes('interessado'),
      descricao: 'Requerimento conjunto',
      resultado: pedido.requerentes.join(' e ') || 'ninguém',
      falta: 'O requerimento é conjunto: da delegatária e do interessado.',
    },
    {
      dispositivo: 'art15_inc1',
      atendida: pedido.certificado !== null && certificadoVale(pedido.certificado, pedido.data),
      descricao: 'Interessado no registro cadastral de licitantes',
      resultado: pedido.certificado ? `até ${pedido.certificado.ate}` : 'não está',
      falta: 'O interessado não está no registro cadastral de licitantes.',
    },
    {
      dispositivo: 'art15_inc2',
      atendida: faltam === null ? null : faltam.length === 0,
      descricao: 'Requisitos do edital de origem',
      resultado: faltam === null ? 'não conferidos' : faltam.length === 0 ? 'atendidos' : faltam.join('; '),
      falta: `Falta ao interessado: ${faltam?.join('; ')}.`,
    },
    {
      dispositivo: 'art15_inc3',
      atendida: pedido.data >= metade,
      descricao: 'Dia em que se cumpre metade do prazo em vigor',
      resultado: metade,
      falta: `Metade do prazo só se cumpre em ${escreverData(metade)}.`,
      leituras: ['AMB-RR-50'],
    },
    {
      dispositivo: 'art88',
      atendida: barra === null,
      descricao: 'Impedimento do interessado por cassação',
      resultado: barra ? `até ${barra.ate}` : 'não há',
      falta: 'O interessado está impedido de adquirir concessão.',
    },
    {
      dispositivo: 'art15',
      atendida: null,
      descricao: 'Anuência expressa do CRE/RR',
      resultado: 'decisão de pessoa',
    },
  ])
}

/** Art. 15, II: the transferee against each requirement of the edital that gave rise to the concession. */
export function conferirRequisitosDoEdital(
  requisitos: readonly { nome: string; atendido: boolean | null }[],
): Conferencia {
  const faltam = requisitos.filter((r) => r.atendido === false).map((r) => r.nome)
  const porVer = requisitos.length === 0 || requisitos.some((r) => r.atendido === null)
  return conferir({
    dispositivo: 'art15_inc2',
    certo: faltam.length > 0 ? false : porVer ? null : true,
    conforme: 'O interessado atende ao edital de origem.',
    violacao: `O interessado não atende: ${faltam.join('; ')}.`,
    semDados: 'Há requisito do edital por conferir.',
    olhou: requisitos.map((r) => ({
      o_que: r.nome,
      valor: r.atendido === null ? 'não conferido' : r.atendido ? 'atendido' : 'não atendido',
    })),
  })
}
