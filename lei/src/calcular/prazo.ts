import type { CalendarioDeExpediente } from '../core/calendario.js'
import { RecusaDaLei } from '../core/erro.js'
import { contarDias, contarHoras, contarMeses, type RegraDeContagem } from '../core/prazo.js'
import type { NormaId } from '../fiscalizacao/infracao.js'
import { REGRA_DE_CONTAGEM_RR } from '../rr-664-2008/prazos.js'
import { REGRA_DE_CONTAGEM_RS } from '../rs-11127-1998/prazos.js'
import { type Campos, data, instante, numero, veio } from './campos.js'
import { calendarioDoPedido, lerNorma, type Resultado } from './comum.js'

const CONTAGEM: Readonly<Record<NormaId, { uf: CalendarioDeExpediente['uf']; regra: RegraDeContagem }>> = {
  'rr-664-2008': { uf: 'RR', regra: REGRA_DE_CONTAGEM_RR },
  'rs-11127-1998': { uf: 'RS', regra: REGRA_DE_CONTAGEM_RS },
}
const NORMAS_COM_PRAZO = Object.keys(CONTAGEM) as NormaId[]

function emDias(c: Campos): Resultado {
  const { uf, regra } = CONTAGEM[lerNorma(c, NORMAS_COM_PRAZO)]
  const { vencimento, inicio, memoria } = contarDias(
    calendarioDoPedido(c, uf),
    data(c, 'ciencia'),
    numero(c, 'dias'),
    regra,
  )
  return { vencimento, inicio, memoria }
}

function emHoras(c: Campos): Resultado {
  return { ...contarHoras(instante(c, 'inicio'), numero(c, 'horas')) }
}

function emMeses(c: Campos): Resultado {
  return { ...contarMeses(data(c, 'inicio'), numero(c, 'meses')) }
}

/** The three forms of a term, by the field that gives its length. */
const FORMAS = { dias: emDias, horas: emHoras, meses: emMeses } as const

/** The end of a term: in days on the office calendar, in running hours, or in months from date to date. */
export function prazo(c: Campos): Resultado {
  const formas = (Object.keys(FORMAS) as (keyof typeof FORMAS)[]).filter((forma) => veio(c, forma))
  const [forma] = formas
  if (forma !== undefined && formas.length === 1) return FORMAS[forma](c)
  throw new RecusaDaLei({
    codigo: forma === undefined ? 'campo-ausente' : 'prazo-invalido',
    mensagem:
      forma === undefined
        ? 'Falta o tamanho do prazo: «dias», «horas» ou «meses».'
        : `O prazo tem um tamanho só; vieram ${formas.join(' e ')}.`,
    campo: forma === undefined ? 'dias' : (formas[1] ?? null),
  })
}
