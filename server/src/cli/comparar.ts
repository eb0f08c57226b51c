import { calcular, Dinheiro, type ErroDoCalculo, type Resposta } from '@outorga/lei'

/** A law with its values, to set beside another, or beside itself with other values. */
export interface Lado {
  nome: string
  norma: string
  parametros: Readonly<Record<string, string>>
}

export type Grupo = 'valores' | 'prazos' | 'permissoes'

/** The fields of an answer that are compared: what each is called and what kind of change it makes. */
const CAMPOS: Readonly<Record<string, { nome: string; grupo: Grupo }>> = {
  valor: { nome: 'valor', grupo: 'valores' },
  teto: { nome: 'teto', grupo: 'valores' },
  coeficiente: { nome: 'coeficiente', grupo: 'valores' },
  vencimento: { nome: 'vencimento', grupo: 'prazos' },
  reclamar_ate: { nome: 'reclamar até', grupo: 'prazos' },
  ultimo_dia_de_uso: { nome: 'último dia de uso', grupo: 'prazos' },
  permitido: { nome: 'permitido', grupo: 'permissoes' },
  maximo: { nome: 'máximo', grupo: 'permissoes' },
  reincidente: { nome: 'reincidente', grupo: 'permissoes' },
  advertencia: { nome: 'advertência', grupo: 'permissoes' },
  medida_administrativa: { nome: 'medida administrativa', grupo: 'permissoes' },
}

export interface Diferenca {
  campo: string
  nome: string
  grupo: Grupo
  a: unknown
  b: unknown
}

export interface FatoComparado {
  diferencas: Diferenca[]
  /** The amount on each side; null where that side has none. */
  valores: readonly [Dinheiro | null, Dinheiro | null]
  erros: readonly [ErroDoCalculo | null, ErroDoCalculo | null]
}

type Objeto = Readonly<Record<string, unknown>>
const ehObjeto = (v: unknown): v is Objeto => typeof v === 'object' && v !== null && !Array.isArray(v)

/** A field may be told apart by law: `"dispositivo": {"rr-664-2008": "art. 79, I", "rs-11127-1998": "art. 13-B, IV"}`. */
function doLado(campo: unknown, norma: string): unknown {
  return ehObjeto(campo) && Object.hasOwn(campo, norma) ? campo[norma] : campo
}

function pedirAo(lado: Lado, fato: unknown): Resposta {
  if (!ehObjeto(fato)) return calcular(fato)
  const proprio = Object.fromEntries(Object.entries(fato).map(([k, v]) => [k, doLado(v, lado.norma)]))
  const parametros = ehObjeto(proprio.parametros) ? proprio.parametros : {}
  return calcular({ ...proprio, norma: lado.norma, parametros: { ...parametros, ...lado.parametros } })
}

const erroDe = (r: Resposta): ErroDoCalculo | null => ('erro' in r ? (r.erro as ErroDoCalculo) : null)
const campoDe = (r: Resposta, campo: string): unknown => (r as Objeto)[campo]

function valorDe(r: Resposta): Dinheiro | null {
  const valor = campoDe(r, 'valor')
  return typeof valor === 'string' ? Dinheiro.de(valor) : null
}

/** What changes in one fact from one side to the other; nothing is compared where a side has no answer. */
export function comparar(fato: unknown, a: Lado, b: Lado): FatoComparado {
  const [de, para] = [pedirAo(a, fato), pedirAo(b, fato)]
  const erros = [erroDe(de), erroDe(para)] as const
  if (erros.some((e) => e !== null)) return { diferencas: [], valores: [null, null], erros }
  const diferencas = Object.entries(CAMPOS).flatMap(([campo, { nome, grupo }]) => {
    const [antes, depois] = [campoDe(de, campo), campoDe(para, campo)]
    return antes === depois ? [] : [{ campo, nome, grupo, a: antes ?? null, b: depois ?? null }]
  })
  return { diferencas, valores: [valorDe(de), valorDe(para)], erros }
}
