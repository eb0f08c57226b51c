/** Whose installation this is: the frame takes its name, arms and colour from here. */
export interface Autoridade {
  /** «CRE/RR» */
  sigla: string
  /** «Conselho Rodoviário Estadual» */
  nome: string
  /** «RR» */
  uf: string
  /** Colour of the State's frame, `#rrggbb`; night blue where there is none. */
  cor?: string | null | undefined
  /** Address of the arms; the product's mark where there are none. */
  brasao?: string | null | undefined
}

const ESTADOS: Readonly<Record<string, string>> = {
  AC: 'do Acre',
  AL: 'de Alagoas',
  AM: 'do Amazonas',
  AP: 'do Amapá',
  BA: 'da Bahia',
  CE: 'do Ceará',
  ES: 'do Espírito Santo',
  GO: 'de Goiás',
  MA: 'do Maranhão',
  MG: 'de Minas Gerais',
  MS: 'de Mato Grosso do Sul',
  MT: 'de Mato Grosso',
  PA: 'do Pará',
  PB: 'da Paraíba',
  PE: 'de Pernambuco',
  PI: 'do Piauí',
  PR: 'do Paraná',
  RJ: 'do Rio de Janeiro',
  RN: 'do Rio Grande do Norte',
  RO: 'de Rondônia',
  RR: 'de Roraima',
  RS: 'do Rio Grande do Sul',
  SC: 'de Santa Catarina',
  SE: 'de Sergipe',
  SP: 'de São Paulo',
  TO: 'do Tocantins',
}

/** «de Roraima», «do Rio Grande do Sul». */
export function doEstado(uf: string): string {
  return ESTADOS[uf] ?? `de ${uf}`
}

/** «Roraima». */
export function nomeDoEstado(uf: string): string {
  return doEstado(uf).replace(/^d[aeo] /, '')
}

const canais = (cor: string) => [1, 3, 5].map((i) => Number.parseInt(cor.slice(i, i + 2), 16))

/** WCAG contrast of white on a colour given as red, green and blue. */
function contrasteComBranco(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((c) => {
    const s = c / 255
    return s <= 0.03928 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)
}

/**
 * The State's colour, darkened until white words on it have a contrast of 8, so that the quieter words of the frame
 * keep AA on any brand. Null where the text is no `#rrggbb`.
 */
export function corDaMoldura(cor: string | null | undefined): string | null {
  if (!cor || !/^#[0-9a-f]{6}$/i.test(cor)) return null
  let rgb = canais(cor)
  while (contrasteComBranco(rgb) < 8) rgb = rgb.map((c) => Math.floor(c * 0.95))
  return `#${rgb.map((c) => c.toString(16).padStart(2, '0')).join('')}`
}
