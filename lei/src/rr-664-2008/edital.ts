import { type Conferencia, conferir, type RegistroExigido } from '../core/conferencia.js'
import { escreverDispositivo } from '../core/dispositivo.js'
import { ANOS_DE_CONCESSAO_RR } from './contrato.js'

const CONTEUDO = {
  art8_inc1: ['Objeto da licitação', ['itinerário', 'pontos de seção', 'horários']],
  art8_inc2: ['Período de exploração', ['anos de exploração da linha ou do terminal']],
  art8_inc3: ['Condições para participar', ['texto das condições']],
  art8_inc4: ['Especificação própria do objeto', ['texto da especificação']],
  art8_inc5: ['Como se apresenta a proposta', ['texto da forma']],
  art8_inc6: ['Critério de julgamento', ['critério escolhido']],
  art8_inc7: ['Homologação e contratação', ['datas ou prazos de cada uma']],
} as const satisfies Record<string, readonly [string, readonly string[]]>

export type ItemDoEdital = keyof typeof CONTEUDO

const ITENS = Object.keys(CONTEUDO) as ItemDoEdital[]

/** What a notice of tender must hold (art. 8, I to VII). */
export const CONTEUDO_DO_EDITAL_RR: readonly (RegistroExigido & { dispositivo: ItemDoEdital })[] = ITENS.map(
  (dispositivo) => ({ dispositivo, o_que: CONTEUDO[dispositivo][0], exige: CONTEUDO[dispositivo][1] }),
)

export interface Edital {
  objeto: 'linha' | 'terminal'
  itinerario: string
  pontosDeSecao: readonly string[]
  /** Departures, HH:MM. */
  horarios: readonly string[]
  anos: number | null
  textos: Readonly<Partial<Record<Exclude<ItemDoEdital, 'art8_inc1' | 'art8_inc2'>, string>>>
}

const temTexto = (t: string | undefined) => t !== undefined && t.trim() !== ''

function conferirObjeto(edital: Edital): Conferencia {
  const faltam = [
    ...(temTexto(edital.itinerario) ? [] : ['itinerário']),
    ...(edital.pontosDeSecao.length > 0 ? [] : ['pontos de seção']),
    ...(edital.horarios.length > 0 ? [] : ['horários']),
  ]
  return conferir({
    dispositivo: 'art8_inc1',
    certo: edital.objeto === 'terminal' || faltam.length === 0,
    conforme: 'O objeto está descrito.',
    violacao: `Falta no objeto: ${faltam.join(', ')}.`,
    olhou: [
      { o_que: 'itinerário', valor: edital.itinerario || 'vazio' },
      { o_que: 'pontos de seção', valor: String(edital.pontosDeSecao.length) },
      { o_que: 'horários', valor: String(edital.horarios.length) },
    ],
  })
}

function conferirPeriodo({ objeto, anos }: Edital): Conferencia {
  const daLinha = objeto === 'linha' && anos !== null && anos !== ANOS_DE_CONCESSAO_RR
  return conferir({
    dispositivo: 'art8_inc2',
    certo: anos !== null && anos > 0 && !daLinha,
    conforme: 'O período de exploração está no edital.',
    violacao: daLinha
      ? `O contrato de linha dura ${ANOS_DE_CONCESSAO_RR} anos (${escreverDispositivo('art14')}).`
      : 'Falta o período de exploração.',
    olhou: [{ o_que: 'anos', valor: anos === null ? 'não informado' : String(anos) }],
  })
}

/** Looks at a notice of tender item by item; every text has to be there, what it says is for a person. */
export function conferirEdital(edital: Edital): readonly Conferencia[] {
  return CONTEUDO_DO_EDITAL_RR.map(({ dispositivo, o_que }) => {
    if (dispositivo === 'art8_inc1') return conferirObjeto(edital)
    if (dispositivo === 'art8_inc2') return conferirPeriodo(edital)
    const texto = edital.textos[dispositivo]
    return conferir({
      dispositivo,
      certo: temTexto(texto),
      conforme: `${o_que}: consta.`,
      violacao: `Falta no edital: ${o_que.toLowerCase()}.`,
      olhou: [{ o_que, valor: texto?.trim() ? 'consta' : 'vazio' }],
    })
  })
}
