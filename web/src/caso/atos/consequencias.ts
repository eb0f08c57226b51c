import {
  type CalendarioDeExpediente,
  type ContextoDePrazos,
  contarPrazoDoAuto,
  type DataCivil,
  LEIS,
  type Lei,
  NOME_DO_PRAZO,
  type Parametros,
  type PrazoDoAuto,
  RecusaDaLei,
} from '@outorga/lei'
import type { Esquemas } from '../../api/cliente'
import { dataPrazo, diaMesAno, ehData } from '../../ui/formatos'
import type { Auto, Prazo } from '../tipos'

/** What an act brings about by law, said before it is done. */
export interface Consequencia {
  titulo: string
  dispositivo: string | null
  detalhe?: string
  tom?: 'azul' | 'alerta' | 'mau'
}

/**
 * What terms are counted with in the browser: the law, and the calendar and dated values of the authority. Without the
 * authority's own days the count is an estimate.
 */
export function contextoDePrazos(
  norma: Lei['norma'],
  dados: Esquemas['Parametros'] | null,
): { contexto: ContextoDePrazos; estimado: boolean } {
  const lei = LEIS[norma]
  const calendario: CalendarioDeExpediente = {
    uf: lei.uf,
    excecoes: (dados?.calendario ?? [])
      .filter((d) => !d.substituido)
      .map((d) => ({ ...d, data: d.data as DataCivil })),
  }
  const parametros = Object.fromEntries(
    (dados?.parametros ?? []).map((p) => [p.nome, p.valores]),
  ) as unknown as Parametros
  return { contexto: { processo: lei.processo, calendario, parametros }, estimado: dados === null }
}

const ate = (dia: string, hoje: string) => dataPrazo(dia, hoje)

/** The refusal of the law as a consequence; anything else is a bug and goes on. */
function recusa(erro: unknown): Consequencia[] {
  if (!(erro instanceof RecusaDaLei)) throw erro
  return [{ titulo: erro.mensagem, dispositivo: erro.dispositivo, tom: 'alerta' }]
}

/** The term that begins where an act is dated `inicio`; nothing while that is no date. */
export function prazoQueComeca(
  contexto: ContextoDePrazos,
  nome: PrazoDoAuto,
  inicio: string,
  hoje: string,
): Consequencia[] {
  if (!ehData(inicio)) return []
  try {
    const p = contarPrazoDoAuto(contexto, nome, inicio as DataCivil)
    return [{ titulo: `${NOME_DO_PRAZO[nome]} até ${ate(p.vencimento, hoje)}`, dispositivo: p.dispositivo }]
  } catch (erro) {
    return recusa(erro)
  }
}

/** Notice of the auto: until when it may be defended, and when the fine falls due if nobody defends it. */
export function consequenciasDaCiencia(
  contexto: ContextoDePrazos,
  data: string,
  hoje: string,
): Consequencia[] {
  const [defesa] = prazoQueComeca(contexto, 'defesa', data, hoje)
  if (!defesa || defesa.tom) return defesa ? [defesa] : []
  if (!contexto.processo.venceSemDefesa) return [defesa]
  const fim = contarPrazoDoAuto(contexto, 'defesa', data as DataCivil).vencimento
  const pagamento = contarPrazoDoAuto(contexto, 'pagamento', fim)
  return [
    defesa,
    {
      titulo: `Sem defesa, a multa vence em ${diaMesAno(pagamento.vencimento)}`,
      dispositivo: pagamento.dispositivo,
    },
  ]
}

/** Whether what is filed on `data` is in time. */
export function tempestividade(prazo: Prazo | null, data: string): Consequencia[] {
  if (!prazo || !ehData(data)) return []
  return data <= prazo.vencimento
    ? [{ titulo: `No prazo, que vai até ${diaMesAno(prazo.vencimento)}`, dispositivo: prazo.dispositivo }]
    : [
        {
          titulo: `Fora do prazo, que terminou em ${diaMesAno(prazo.vencimento)}`,
          dispositivo: prazo.dispositivo,
          detalhe: 'É recebida e fica registrada assim; quem decide diz o que isso significa.',
          tom: 'alerta',
        },
      ]
}

/** Whether a payment of `data` is in time. */
export function pontualidade(prazo: Prazo | null, data: string): Consequencia[] {
  if (!prazo || !ehData(data)) return []
  const noPrazo = data <= prazo.vencimento
  return [
    {
      titulo: `${noPrazo ? 'No prazo, que vai' : 'Depois do vencimento, que foi'} ${noPrazo ? 'até' : 'em'} ${diaMesAno(prazo.vencimento)}`,
      dispositivo: prazo.dispositivo,
      ...(noPrazo ? {} : { tom: 'alerta' as const }),
    },
  ]
}

/** What each result of a decision does. */
export function consequenciasDaDecisao(
  resultado: string,
  auto: Pick<Auto, 'multa'>,
  valor: string,
): Consequencia[] {
  if (resultado === 'mantido') {
    return [
      {
        titulo: `A multa de ${valor} segue valendo`,
        dispositivo: null,
        detalhe: 'O autuado é comunicado da decisão.',
      },
    ]
  }
  if (resultado !== 'anulado') return []
  return [
    {
      titulo: 'O auto perde o efeito e nada é devido',
      dispositivo: null,
      detalhe: `Outros autos que este dobra têm a multa calculada de novo.${auto.multa.medida_administrativa ? ' A remoção do veículo é tratada à parte.' : ''}`,
      tom: 'alerta',
    },
  ]
}
