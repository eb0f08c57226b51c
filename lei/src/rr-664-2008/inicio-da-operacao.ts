import type { CalendarioDeExpediente } from '../core/calendario.js'
import { type Exame, examinar } from '../core/conferencia.js'
import { type DataCivil, escreverData, somarDias } from '../core/data.js'
import { tempestivo } from '../core/prazo.js'
import { prazoDeAssinatura } from './licitacao.js'

/** Art. 24: the day on which the service begins, the one after the signature. */
export function inicioDaOperacao(assinatura: DataCivil): DataCivil {
  return somarDias(assinatura, 1)
}

/**
 * Whether the contract was signed in the 30 days from homologation and the service began on the day after
 * (art. 24; AMB-RR-08). Each reason is cause for the distrato of the par. único.
 */
export function examinarInicioDaOperacao(
  concessao: {
    homologacao: DataCivil
    assinatura: DataCivil | null
    inicio: DataCivil | null
    hoje: DataCivil
  },
  calendario: CalendarioDeExpediente,
): Exame & { distrato: boolean } {
  const { homologacao, assinatura, inicio, hoje } = concessao
  const prazo = prazoDeAssinatura(calendario, homologacao)
  const devia = assinatura === null ? null : inicioDaOperacao(assinatura)
  const exame = examinar([
    {
      dispositivo: 'art24',
      atendida:
        assinatura === null ? (hoje > prazo.vencimento ? false : null) : tempestivo(prazo, assinatura),
      descricao: 'Último dia para assinar, 30 dias da homologação',
      resultado: prazo.vencimento,
      falta: `O contrato tinha de ser assinado até ${escreverData(prazo.vencimento)}.`,
      leituras: ['AMB-RR-08'],
    },
    ...(devia === null
      ? []
      : [
          {
            dispositivo: 'art24' as const,
            atendida: inicio === null ? (hoje > devia ? false : null) : inicio <= devia,
            descricao: 'Dia em que a operação começa, o seguinte à assinatura',
            resultado: devia,
            falta: `A operação tinha de começar em ${escreverData(devia)}.`,
            leituras: ['AMB-RR-08'],
          },
        ]),
  ])
  return { ...exame, memoria: [...prazo.memoria, ...exame.memoria], distrato: !exame.permitido }
}

/** Art. 24, par. único: who is called next, by the ranking of the tender; null where nobody is left. */
export function proximoConvocado<T extends { classificacao: number; desistiu: boolean }>(
  classificados: readonly T[],
  distratado: number,
): T | null {
  return (
    classificados
      .filter((c) => c.classificacao > distratado && !c.desistiu)
      .sort((a, b) => a.classificacao - b.classificacao)[0] ?? null
  )
}

/**
 * Where a tender goes after the distrato of its contract (art. 24, par. único): back to wait for the contract of whoever
 * is called, or to its end where nobody is left.
 */
export function depoisDoDistrato<T extends { classificacao: number; desistiu: boolean }>(
  classificados: readonly T[],
  distratado: number,
): { estado: 'homologada' | 'fracassada'; convocado: T | null } {
  const convocado = proximoConvocado(classificados, distratado)
  return { estado: convocado ? 'homologada' : 'fracassada', convocado }
}
