import { lerDataDigitada, lerHoraDigitada, lerNumeroDigitado } from '../ui/digitados'
import { ehData } from '../ui/formatos'
import { type Campo, type TipoDeCampo, type Valores, valoresDe } from './valores'

const semAcento = (t: string) =>
  t
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const SIM = new Set(['sim', 's', 'x', '1', 'verdadeiro'])
const NAO = new Set(['nao', 'n', '0', 'falso'])

type Lida = string | null
const comoVeio = (t: string): Lida => t

/** The form's value of a cell; null where it can't be one. */
const LER: Partial<Record<TipoDeCampo, (t: string, campo: Campo) => Lida>> = {
  texto: comoVeio,
  'texto-longo': comoVeio,
  codigo: comoVeio,
  coordenada: comoVeio,
  data: (t) => (ehData(t) ? t : lerDataDigitada(t)),
  hora: lerHoraDigitada,
  inteiro: (t) => (/^\d+$/.test(lerNumeroDigitado(t) ?? '') ? lerNumeroDigitado(t) : null),
  quilometros: lerNumeroDigitado,
  dinheiro: lerNumeroDigitado,
  'sim-ou-nao': (t) => (SIM.has(semAcento(t)) ? 'sim' : NAO.has(semAcento(t)) ? 'nao' : null),
  escolha: (t, campo) =>
    campo.opcoes.find((o) => semAcento(o.rotulo) === semAcento(t) || o.valor === t)?.valor ?? null,
}

/** Fields whose value fits in a cell. A list of few of them may be pasted from a spreadsheet. */
export const cabeNaCelula = (campo: Campo) => LER[campo.tipo] !== undefined
export const aceitaColar = (itens: readonly Campo[]) => itens.length <= 8 && itens.every(cabeNaCelula)

export interface Colado {
  linhas: Valores[]
  /** What was not understood, in words: «Linha 3, Nascimento: «31/02/1990» não é data.» */
  avisos: string[]
}

const O_QUE_NAO_E: Partial<Record<TipoDeCampo, string>> = {
  data: 'não é data',
  hora: 'não é hora',
  'sim-ou-nao': 'não é sim nem não',
  escolha: 'não é uma das opções',
}

/** Which field each column is of: by the headings where the first row has them, else by the order of the fields. */
function colunasDe(primeira: readonly string[], itens: readonly Campo[]) {
  const porNome = primeira.map((celula) =>
    itens.find((c) => [c.rotulo, c.nome].some((n) => semAcento(n) === semAcento(celula))),
  )
  const temTitulos = porNome.some((c) => c !== undefined)
  return { temTitulos, colunas: temTitulos ? porNome : [...itens] }
}

/** Cells as they come from a spreadsheet: by tabs, or by semicolons where there is no tab at all. */
function celulasDe(colado: string): string[][] {
  const separador = colado.includes('\t') ? '\t' : ';'
  return colado
    .split(/\r?\n/)
    .filter((linha) => linha.trim() !== '')
    .map((linha) => linha.split(separador).map((celula) => celula.replace(/^"(.*)"$/s, '$1').trim()))
}

/** Reads rows pasted from a spreadsheet as items of a list. A cell that is not understood stays empty and is named. */
export function lerColado(colado: string, itens: readonly Campo[]): Colado {
  const todas = celulasDe(colado)
  const { temTitulos, colunas } = colunasDe(todas[0] ?? [], itens)
  const avisos: string[] = []
  if (temTitulos) {
    for (const [i, titulo] of (todas[0] ?? []).entries()) {
      if (!colunas[i] && titulo !== '') avisos.push(`Coluna «${titulo}»: não é usada aqui.`)
    }
  }
  const linhas = todas.slice(temTitulos ? 1 : 0).map((celulas, i) => {
    const numero = i + (temTitulos ? 2 : 1)
    const linha = valoresDe(itens)
    for (const [j, celula] of celulas.entries()) {
      const campo = colunas[j]
      if (celula === '') continue
      if (!campo) {
        if (!temTitulos) avisos.push(`Linha ${numero}: «${celula}» está depois da última coluna.`)
        continue
      }
      const lido = LER[campo.tipo]?.(celula, campo) ?? null
      if (lido === null)
        avisos.push(
          `Linha ${numero}, ${campo.rotulo}: «${celula}» ${O_QUE_NAO_E[campo.tipo] ?? 'não é número'}.`,
        )
      else linha[campo.nome] = lido
    }
    return linha
  })
  return { linhas, avisos }
}
