import type { Conferencia } from '../core/conferencia.js'
import { type DataCivil, escreverData, somarMeses } from '../core/data.js'
import { Dinheiro, Numero } from '../core/dinheiro.js'
import type { Dispositivo } from '../core/dispositivo.js'
import { RecusaDaLei } from '../core/erro.js'
import type { Memoria } from '../core/memoria.js'
import type { Serie } from '../core/vigencia.js'
import { UPF_RS, upfEm } from '../rs-11127-1998/upf.js'
import { DESTINACAO_DO_TITULO_XII, type ItemXII } from './titulo-xii.js'

/** Who has the land parcelled; only the State and the municípios matter to the law. */
export type PromotorDoParcelamento = 'estado' | 'municipio' | 'outro'

/** Art. 3, XXXVIII: months from the refusal in which a process reopens free of charge. */
export const MESES_PARA_REABRIR = 6

/**
 * The provision that exempts an item (art. 3, XXXVII and XXXVIII), or null where it is charged: item 1 for what the
 * State or a município parcels; XII.1.VI for a process closed by a refusal, reopened within six months, date to date
 * with the last day included (AMB-RS-18).
 * @throws RecusaDaLei `data-invalida` where the reopening comes before the refusal.
 */
export function isencaoDoItem(
  item: ItemXII,
  fatos: { promotor: PromotorDoParcelamento; reabertoEm: DataCivil; indeferidoEm: DataCivil | null },
): { dispositivo: Dispositivo; motivo: string } | null {
  if (item.startsWith('XII.1.') && fatos.promotor !== 'outro') {
    return {
      dispositivo: 'art3_inc37',
      motivo: `Isento: parcelamento promovido pelo ${fatos.promotor === 'estado' ? 'Estado' : 'município'}`,
    }
  }
  if (item !== 'XII.1.VI' || fatos.indeferidoEm === null) return null
  if (fatos.reabertoEm < fatos.indeferidoEm) {
    throw new RecusaDaLei({
      codigo: 'data-invalida',
      mensagem: 'A reabertura não pode ser anterior ao indeferimento.',
      campo: 'indeferido_em',
      dispositivo: 'art3_inc38',
    })
  }
  const ate = somarMeses(fatos.indeferidoEm, MESES_PARA_REABRIR)
  if (fatos.reabertoEm > ate) return null
  return {
    dispositivo: 'art3_inc38',
    motivo: `Isento: processo indeferido em ${escreverData(fatos.indeferidoEm)}, reaberto até ${escreverData(ate)}`,
  }
}

/** One tax of a collection document: its título in the table (`V`, `XII`, …) and its amount. */
export interface ParcelaDoDocumento {
  titulo: string
  valor: Dinheiro
}

/** Art. 6, § 2: títulos of the table that are charged however small they are. */
export const TITULOS_SEM_MINIMO: readonly string[] = ['V', DESTINACAO_DO_TITULO_XII.titulo]
const MINIMO_EM_UPF = Numero.de(2)

/**
 * What a collection document charges (art. 6, § 2): nothing of the common títulos where its total is under 2 UPF-RS;
 * Títulos V and XII always. Exactly 2 UPF are charged; the total is the document's, not the line's (AMB-RS-19).
 * @throws RecusaDaLei `valor-invalido`, `sem-valor-na-data`.
 */
export function valorDoDocumento(
  parcelas: readonly ParcelaDoDocumento[],
  data: DataCivil,
  serieDaUpf: Serie = UPF_RS,
): { valor: Dinheiro; dispensado: Dinheiro; memoria: Memoria } {
  const upf = upfEm(serieDaUpf, data).valor
  const minimo = MINIMO_EM_UPF.vezes(upf)
  const total = somar(parcelas)
  if (parcelas.some((p) => p.valor.negativo())) {
    throw new RecusaDaLei({
      codigo: 'valor-invalido',
      mensagem: 'Uma taxa não pode ser negativa.',
      campo: 'parcelas',
    })
  }
  const abaixo = Numero.de(total.toString()).comparar(minimo) < 0
  const dispensado = abaixo
    ? somar(parcelas.filter((p) => !TITULOS_SEM_MINIMO.includes(p.titulo)))
    : Dinheiro.ZERO
  const valor = total.menos(dispensado)
  return {
    valor,
    dispensado,
    memoria: [
      { dispositivo: 'art6_par2', descricao: 'Total do documento', resultado: total.toString() },
      {
        dispositivo: 'art6_par2',
        descricao: abaixo
          ? `Não alcança 2 UPF-RS (${minimo}): dispensam-se as taxas que não são dos Títulos V e XII`
          : `Alcança 2 UPF-RS (${minimo}): nada se dispensa`,
        resultado: dispensado.toString(),
        leituras: ['AMB-RS-19'],
        ...(dispensado.igual(Dinheiro.ZERO) ? { aplicado: false } : {}),
      },
      { dispositivo: 'art6_par2', descricao: 'A pagar', resultado: valor.toString() },
    ],
  }
}

function somar(parcelas: readonly ParcelaDoDocumento[]): Dinheiro {
  return parcelas.reduce((soma, p) => soma.mais(p.valor), Dinheiro.ZERO)
}

/** The heads of Título XII that hold only where a fact outside the table does. */
export type CabecaConferida = 'XII.1' | 'XII.2'

const CABECAS: Record<CabecaConferida, { sim: string; nao: string; pergunta: string }> = {
  'XII.1': {
    pergunta: 'município da gleba em região metropolitana ou aglomeração urbana',
    sim: 'A gleba fica em município do sistema metropolitano: as taxas do item 1 cabem.',
    nao: 'A gleba fica fora das regiões metropolitanas e aglomerações urbanas: o item 1 não cabe.',
  },
  'XII.2': {
    pergunta: 'serviço de fretamento no sistema metropolitano',
    sim: 'O serviço é de fretamento no sistema metropolitano: as taxas do item 2 cabem.',
    nao: 'O serviço não é de fretamento no sistema metropolitano: o item 2 não cabe.',
  },
}

/** Whether the item of Título XII is charged at all for this land or service. `fato` null: nobody said. */
export function conferirIncidencia(cabeca: CabecaConferida, fato: boolean | null): Conferencia {
  const { pergunta, sim, nao } = CABECAS[cabeca]
  return {
    dispositivo: cabeca,
    resultado: fato === null ? 'sem-dados' : fato ? 'conforme' : 'violacao',
    mensagem: fato === null ? `Não se sabe: ${pergunta}.` : fato ? sim : nao,
    olhou: fato === null ? [] : [{ o_que: pergunta, valor: fato ? 'sim' : 'não' }],
    infracao: null,
    leituras: cabeca === 'XII.2' ? ['AMB-RS-23'] : [],
  }
}

/** Whether a project review falls under XII.1.V: the Termo de Anuência Prévia still valid on the day it was asked. */
export function conferirRevisaoNaValidade(
  pedidoEm: DataCivil,
  termoValidoAte: DataCivil | null,
): Conferencia {
  const base = { dispositivo: 'XII.1.V', infracao: null, leituras: [] } as const
  if (termoValidoAte === null) {
    return { ...base, resultado: 'sem-dados', mensagem: 'O termo não tem validade registrada.', olhou: [] }
  }
  const valido = pedidoEm <= termoValidoAte
  return {
    ...base,
    resultado: valido ? 'conforme' : 'violacao',
    mensagem: valido
      ? 'O termo ainda vale: cabe a taxa de revisão.'
      : 'O termo já venceu: não é revisão, e sim pedido novo.',
    olhou: [
      { o_que: 'pedido de revisão', valor: pedidoEm },
      { o_que: 'validade do termo', valor: termoValidoAte },
    ],
  }
}

/** Whether a certificate of no fines may be issued (XII.2.VI): none open. The fee is due on the request all the same. */
export function conferirNegativaDeMulta(multasEmAberto: readonly string[] | null): Conferencia {
  const base = { dispositivo: 'XII.2.VI', infracao: null, leituras: [] } as const
  if (multasEmAberto === null) {
    return {
      ...base,
      resultado: 'sem-dados',
      mensagem: 'As multas da operadora não foram consultadas.',
      olhou: [],
    }
  }
  const nenhuma = multasEmAberto.length === 0
  return {
    ...base,
    resultado: nenhuma ? 'conforme' : 'violacao',
    mensagem: nenhuma ? 'Não há multa em aberto.' : `Há multas em aberto: ${multasEmAberto.join(', ')}.`,
    olhou: [{ o_que: 'multas em aberto', valor: String(multasEmAberto.length) }],
  }
}
