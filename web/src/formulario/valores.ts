import type { Esquemas } from '../api/cliente'
import { lerNumeroDigitado } from '../ui/digitados'
import { lerHoras } from './horas'

export type Campo = Esquemas['CampoDoFormulario']
export type TipoDeCampo = Campo['tipo']

/** What the screen keeps of one field: text (empty where nothing was said), choices, or rows. */
export type Valor = string | string[] | Valores[]
export interface Valores {
  [nome: string]: Valor
}

const emTexto = (v: unknown) => (v === null || v === undefined ? '' : String(v))
const emLista = (v: unknown) => (Array.isArray(v) ? v : [])

type Leitura = (v: unknown, campo: Campo) => Valor

/** From the API's value to the form's. */
const LER: Partial<Record<TipoDeCampo, Leitura>> = {
  'sim-ou-nao': (v) => (v === true ? 'sim' : v === false ? 'nao' : ''),
  varios: (v) => emLista(v).map(String),
  procuras: (v) => emLista(v).map(String),
  horas: (v) => emLista(v).join(' '),
  lista: (v, campo) => emLista(v).map((item) => valoresDe(campo.itens, item as Record<string, unknown>)),
}

/** What the form of these fields starts with: empty, or what is known already. */
export function valoresDe(campos: readonly Campo[], dados: Record<string, unknown> = {}): Valores {
  return Object.fromEntries(
    campos.map((campo) => [campo.nome, (LER[campo.tipo] ?? emTexto)(dados[campo.nome], campo)]),
  )
}

const daResposta: Readonly<Record<string, string>> = { sim: 'true', nao: 'false' }

/** Whether a field is asked for now: the one that its `quando` names has one of the values, and is itself asked for. */
export function aparece(campo: Campo, campos: readonly Campo[], valores: Valores): boolean {
  if (!campo.quando) return true
  const { campo: nome, valores: aceitos } = campo.quando
  const dono = campos.find((c) => c.nome === nome)
  if (dono && !aparece(dono, campos, valores)) return false
  const valor = valores[nome] ?? ''
  const ditos = (Array.isArray(valor) ? valor : [valor]).filter((v) => typeof v === 'string')
  return ditos.some((v) => aceitos.includes(v) || aceitos.includes(daResposta[v] ?? v))
}

type Escrita = (v: Valor, campo: Campo, acima: Valores) => unknown

const texto = (v: Valor) => (typeof v === 'string' ? v.trim() : '')

/** From the form's value to the API's; what can't be read goes as it was typed, and the server names it. */
const ESCREVER: Partial<Record<TipoDeCampo, Escrita>> = {
  inteiro: (v) => {
    const lido = lerNumeroDigitado(texto(v))
    return lido !== null && /^-?\d+$/.test(lido) ? Number(lido) : texto(v)
  },
  coordenada: (v) => texto(v).replace(',', '.').replace('\u2212', '-'),
  'sim-ou-nao': (v) => v === 'sim',
  varios: (v) => v,
  procuras: (v) => v,
  horas: (v) => {
    const { horas, ilegiveis } = lerHoras(texto(v))
    return [...horas, ...ilegiveis]
  },
  lista: (v, campo, acima) =>
    (v as Valores[]).map((linha) => corpoDosCampos(campo.itens, linha, { ...acima, ...linha })),
}

/** The body of the request: empty is null, and so is what the form does not ask for now. */
export function corpoDosCampos(
  campos: readonly Campo[],
  valores: Valores,
  acima: Valores = valores,
): Record<string, unknown> {
  return Object.fromEntries(
    campos.map((campo) => {
      const valor = valores[campo.nome] ?? ''
      const vazio = valor === '' || (!campo.obrigatorio && Array.isArray(valor) && valor.length === 0)
      if (vazio || !aparece(campo, campos, acima)) return [campo.nome, null]
      return [campo.nome, (ESCREVER[campo.tipo] ?? texto)(valor, campo, acima) ?? null]
    }),
  )
}
