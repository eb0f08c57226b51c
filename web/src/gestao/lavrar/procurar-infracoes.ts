import { CLASSES_13B, CLASSES_13C, escreverDispositivo, type Infracao, type NormaId } from '@outorga/lei'

const NOMES_RS: Readonly<Record<string, { nome: string }>> = { ...CLASSES_13B, ...CLASSES_13C }

/** How people call the class of an infraction: «grupo I», «45 UPF», «grave». */
export function nomeDaClasse(norma: NormaId, classe: string): string {
  return norma === 'rr-664-2008' ? `grupo ${classe}` : (NOMES_RS[classe]?.nome ?? classe)
}

const palavrasDe = (texto: string) =>
  texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // «grupo I» is one word: the I of an item is another thing
    .replace(/\b(?:grupo|classe) +([ivxl]+)\b/g, 'grupo$1')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** Numbers and roman numerals are whole words: «79, I» is not «79, II». Anything else may be half written. */
const inteira = (palavra: string) => palavra.length === 1 || /^(\d+|(grupo)?[ivxl]+)$/.test(palavra)

function tem(texto: readonly string[], procurada: string): boolean {
  return inteira(procurada) ? texto.includes(procurada) : texto.some((p) => p.startsWith(procurada))
}

const textos = new WeakMap<Infracao, string[]>()

function textoDe(norma: NormaId, i: Infracao): string[] {
  const pronto = textos.get(i)
  if (pronto) return pronto
  const texto = palavrasDe(
    `${i.descricao} ${escreverDispositivo(i.dispositivo)} ${nomeDaClasse(norma, i.classe)}`,
  )
  textos.set(i, texto)
  return texto
}

/**
 * The infractions that have every word of `palavras` in what they say, in their article or in their class, in the
 * order of the law; all of them without words.
 */
export function procurarInfracoes(
  norma: NormaId,
  infracoes: readonly Infracao[],
  palavras: string,
): Infracao[] {
  const procuradas = palavrasDe(palavras)
  return infracoes.filter((i) => procuradas.every((p) => tem(textoDe(norma, i), p)))
}
