import { RecusaDaLei } from './erro.js'
import { lembrar } from './lembrar.js'

/**
 * A provision's id inside its law, as LexML writes it: `art79_inc1`, `art13-2_par5`, `art12_par1u`, `art69_inc20_ali1`.
 * The letter of an article is its position in the alphabet («art. 13-B» is `art13-2`).
 */
export type Dispositivo = `art${string}` | `XII${string}`

const ROMANOS: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]

/** Roman numeral of a positive integer (1 → `I`, 54 → `LIV`). */
export function romano(n: number): string {
  let resto = n
  let saida = ''
  for (const [valor, letras] of ROMANOS) {
    while (resto >= valor) {
      saida += letras
      resto -= valor
    }
  }
  return saida
}

function deRomano(letras: string): number | null {
  let resto = letras
  let total = 0
  for (const [valor, simbolo] of ROMANOS) {
    while (resto.startsWith(simbolo)) {
      total += valor
      resto = resto.slice(simbolo.length)
    }
  }
  return resto === '' && total > 0 && romano(total) === letras ? total : null
}

const NUMERO = '([1-9]\\d{0,3})'
const LETRA = '([1-9]|1\\d|2[0-6])'
const LEXML = new RegExp(
  `^art${NUMERO}(?:-${LETRA})?(?:_par${NUMERO}(u)?)?(?:_inc${NUMERO})?(?:_ali${LETRA})?$`,
)
const LETRA_A = 'A'.charCodeAt(0)

interface Partes {
  artigo: number
  letra: number | null
  paragrafo: number | null
  unico: boolean
  inciso: number | null
  alinea: number | null
}

function partesDeLexml(id: string): Partes | null {
  const m = LEXML.exec(id)
  if (!m || (m[4] === 'u' && m[3] !== '1')) return null
  return {
    artigo: Number(m[1]),
    letra: m[2] ? Number(m[2]) : null,
    paragrafo: m[3] ? Number(m[3]) : null,
    unico: m[4] === 'u',
    inciso: m[5] ? Number(m[5]) : null,
    alinea: m[6] ? Number(m[6]) : null,
  }
}

function paraLexml(p: Partes): Dispositivo {
  const letra = p.letra === null ? '' : `-${p.letra}`
  const paragrafo = p.paragrafo === null ? '' : `_par${p.paragrafo}${p.unico ? 'u' : ''}`
  const inciso = p.inciso === null ? '' : `_inc${p.inciso}`
  const alinea = p.alinea === null ? '' : `_ali${p.alinea}`
  return `art${p.artigo}${letra}${paragrafo}${inciso}${alinea}`
}

/** Reads one part after the article («§ 1º», «par. único», «XXIX», «a») into `p`; false where it is none of them. */
function lerParte(parte: string, p: Partes): boolean {
  if (/^(par(ágrafo|agrafo|\.)?|p\.)\s*(único|unico|ú\.?|u\.?)$/i.test(parte)) {
    if (p.paragrafo !== null) return false
    p.paragrafo = 1
    p.unico = true
    return true
  }
  const paragrafo = /^§\s*(\d+)\s*[ºo°]?$/i.exec(parte)
  if (paragrafo) {
    if (p.paragrafo !== null) return false
    p.paragrafo = Number(paragrafo[1])
    return true
  }
  const alinea = /^(?:alínea\s*)?["“«']?([a-z])["”»']?$/.exec(parte)
  if (alinea?.[1]) {
    if (p.alinea !== null) return false
    p.alinea = alinea[1].charCodeAt(0) - 'a'.charCodeAt(0) + 1
    return true
  }
  const inciso = deRomano(parte.replace(/^inc(iso|\.)?\s*/i, '').toUpperCase())
  if (inciso === null || p.inciso !== null) return false
  p.inciso = inciso
  return true
}

/**
 * Reads a provision in LexML (`art79_inc1`) or as written («art. 79, I», «art. 13-B, XXIX», «art. 41, § 1º»,
 * «art. 89, par. único»).
 * @throws RecusaDaLei `dispositivo-ilegivel` where it is neither.
 */
export function lerDispositivo(texto: string, campo = 'dispositivo'): Dispositivo {
  return lidos(LEXML, texto, () => ler(texto, campo))
}

const lidos = lembrar<Dispositivo>()

function ler(texto: string, campo: string): Dispositivo {
  const limpo = texto.trim().replace(/\s+/g, ' ')
  const lexml = partesDeLexml(limpo)
  if (lexml) return paraLexml(lexml)
  const [cabeca = '', ...partes] = limpo.split(',').map((s) => s.trim())
  const artigo = /^art(?:igo|\.)?\s*(\d+)\s*[ºo°]?(?:\s*-\s*([A-Za-z]))?\.?$/i.exec(cabeca)
  const p: Partes = { artigo: 0, letra: null, paragrafo: null, unico: false, inciso: null, alinea: null }
  if (artigo) {
    p.artigo = Number(artigo[1])
    p.letra = artigo[2] ? artigo[2].toUpperCase().charCodeAt(0) - LETRA_A + 1 : null
    const lidas = partes.filter((s) => s !== '' && s.toLowerCase() !== 'caput').every((s) => lerParte(s, p))
    const id = paraLexml(p)
    if (lidas && partesDeLexml(id)) return id
  }
  throw new RecusaDaLei({
    codigo: 'dispositivo-ilegivel',
    mensagem: `«${texto.slice(0, 60)}» não é um dispositivo. Escreva como «art. 79, I» ou «art79_inc1».`,
    campo,
  })
}

/** How a person writes it: `art13-2_inc29` → «art. 13-B, XXIX»; `art12_par1u` → «art. 12, par. único». */
export function escreverDispositivo(id: Dispositivo): string {
  const p = partesDeLexml(id)
  if (!p) return id
  const artigo = `art. ${p.artigo}${p.artigo < 10 ? 'º' : ''}${p.letra === null ? '' : `-${String.fromCharCode(LETRA_A + p.letra - 1)}`}`
  const paragrafo =
    p.paragrafo === null ? [] : [p.unico ? 'par. único' : `§ ${p.paragrafo}${p.paragrafo < 10 ? 'º' : ''}`]
  const inciso = p.inciso === null ? [] : [romano(p.inciso)]
  const alinea = p.alinea === null ? [] : [String.fromCharCode('a'.charCodeAt(0) + p.alinea - 1)]
  return [artigo, ...paragrafo, ...inciso, ...alinea].join(', ')
}
