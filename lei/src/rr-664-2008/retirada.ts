import { compararInstantes, type Instante } from '../core/data.js'
import type { Passo } from '../core/memoria.js'
import type { LeituraRR } from './leituras.js'
import { escreverInstante, type MotivoRR, type VerificacaoRR } from './norma.js'

const DA_AUTORIDADE: readonly LeituraRR[] = ['AMB-RR-01']

/** A release that someone gave; only the CRE/RR's counts. */
export interface LiberacaoDeVeiculo {
  em: Instante
  /** The act, as people cite it. */
  ato: string
  peloCre: boolean
}

/**
 * Whether a vehicle withdrawn from traffic may run again (art. 30, § 1): only after the CRE/RR released it, later than
 * that withdrawal. Running before it is the infraction of art. 81, IV.
 */
export function podeVoltarAoServico(pedido: {
  retiradaEm: Instante
  agora: Instante
  liberacao: LiberacaoDeVeiculo | null
}): VerificacaoRR {
  const { retiradaEm, agora, liberacao } = pedido
  const motivos: MotivoRR[] = liberacao
    ? defeitosDaLiberacao(liberacao, retiradaEm, agora)
    : [motivo('O CRE/RR ainda não liberou o veículo retirado de tráfego.')]
  const permitido = motivos.length === 0
  const passos: Passo[] = [
    { dispositivo: 'art30_par1', descricao: 'Veículo retirado de tráfego', resultado: retiradaEm },
    {
      dispositivo: 'art30_par1',
      descricao: liberacao ? `Liberação: ${liberacao.ato || 'sem ato'}` : 'Sem liberação registrada',
      resultado: liberacao ? liberacao.em : 'não há',
      leituras: DA_AUTORIDADE,
      ...(permitido ? {} : { aplicado: false }),
    },
  ]
  if (!permitido) {
    passos.push({
      dispositivo: 'art81_inc4',
      descricao: 'Rodar antes da liberação é infração',
      resultado: 'não pode voltar ao serviço',
    })
  }
  return { permitido, motivos, memoria: passos }
}

const motivo = (mensagem: string): MotivoRR => ({ dispositivo: 'art30_par1', mensagem })

function defeitosDaLiberacao(l: LiberacaoDeVeiculo, retiradaEm: Instante, agora: Instante): MotivoRR[] {
  const motivos: MotivoRR[] = []
  if (!l.peloCre) motivos.push(motivo('A liberação não é do CRE/RR.'))
  if (l.ato.trim() === '') motivos.push(motivo('Falta o ato que liberou o veículo.'))
  if (compararInstantes(l.em, retiradaEm) <= 0) {
    motivos.push(motivo(`A liberação de ${escreverInstante(l.em)} não é posterior a esta retirada.`))
  }
  if (compararInstantes(l.em, agora) > 0) {
    motivos.push(motivo(`A liberação só vale a partir de ${escreverInstante(l.em)}.`))
  }
  return motivos
}
