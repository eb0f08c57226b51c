import { type DataCivil, type Instante, lerData, lerInstante } from '../core/data.js'
import { Dinheiro } from '../core/dinheiro.js'
import { type Dispositivo, lerDispositivo } from '../core/dispositivo.js'
import { RecusaDaLei } from '../core/erro.js'

/** A JSON object on its way to being read, and where it stands in the whole («historico.0.»; empty at the top). */
export interface Campos {
  valores: Readonly<Record<string, unknown>>
  prefixo: string
}

type Tipo = 'texto' | 'número' | 'lista' | 'objeto' | 'verdadeiro ou falso'

function tipoDe(valor: unknown): string {
  if (valor === null) return 'nulo'
  if (Array.isArray(valor)) return 'lista'
  if (typeof valor === 'boolean') return 'verdadeiro ou falso'
  return typeof valor === 'string' ? 'texto' : typeof valor === 'number' ? 'número' : 'objeto'
}

function tipoErrado(campo: string, pedido: Tipo, valor: unknown): never {
  throw new RecusaDaLei({
    codigo: 'tipo-invalido',
    mensagem: `O campo «${campo}» tem de ser ${pedido}, e veio ${tipoDe(valor)}.`,
    campo,
  })
}

/** Refuses for the lack of `campo`. */
export function faltar(c: Campos, campo: string): never {
  throw new RecusaDaLei({
    codigo: 'campo-ausente',
    mensagem: `Falta o campo «${c.prefixo}${campo}».`,
    campo: c.prefixo + campo,
  })
}

/** Whether the field came; null counts as not having come. */
export function veio(c: Campos, campo: string): boolean {
  return c.valores[campo] !== undefined && c.valores[campo] !== null
}

/** The fields of an object; null where it is none. */
export function camposDe(valor: unknown, prefixo = ''): Campos | null {
  if (typeof valor !== 'object' || valor === null || Array.isArray(valor)) return null
  return { valores: valor as Record<string, unknown>, prefixo }
}

export function textoOpcional(c: Campos, campo: string): string | null {
  const valor = c.valores[campo]
  if (typeof valor === 'string') return valor
  if (valor === undefined || valor === null) return null
  return tipoErrado(c.prefixo + campo, 'texto', valor)
}

export function texto(c: Campos, campo: string): string {
  return textoOpcional(c, campo) ?? faltar(c, campo)
}

export function numeroOpcional(c: Campos, campo: string): number | null {
  const valor = c.valores[campo]
  if (valor === undefined || valor === null) return null
  if (typeof valor === 'number') return valor
  return tipoErrado(c.prefixo + campo, 'número', valor)
}

export function numero(c: Campos, campo: string): number {
  return numeroOpcional(c, campo) ?? faltar(c, campo)
}

export function logicoOpcional(c: Campos, campo: string): boolean | null {
  const valor = c.valores[campo]
  if (valor === undefined || valor === null) return null
  if (typeof valor === 'boolean') return valor
  return tipoErrado(c.prefixo + campo, 'verdadeiro ou falso', valor)
}

export function logico(c: Campos, campo: string): boolean {
  return logicoOpcional(c, campo) ?? faltar(c, campo)
}

export function data(c: Campos, campo: string): DataCivil {
  return lerData(texto(c, campo), c.prefixo + campo)
}

export function dataOpcional(c: Campos, campo: string): DataCivil | null {
  return veio(c, campo) ? data(c, campo) : null
}

export function instante(c: Campos, campo: string): Instante {
  return lerInstante(texto(c, campo), c.prefixo + campo)
}

export function instanteOpcional(c: Campos, campo: string): Instante | null {
  return veio(c, campo) ? instante(c, campo) : null
}

export function dinheiro(c: Campos, campo: string): Dinheiro {
  return Dinheiro.de(texto(c, campo), c.prefixo + campo)
}

export function dispositivo(c: Campos, campo: string): Dispositivo {
  return lerDispositivo(texto(c, campo), c.prefixo + campo)
}

/** One of the words of `aceitos`. */
export function opcao<T extends string>(c: Campos, campo: string, aceitos: readonly T[]): T {
  const valor = texto(c, campo)
  const achado = aceitos.find((a) => a === valor)
  if (achado !== undefined) return achado
  throw new RecusaDaLei({
    codigo: 'opcao-invalida',
    mensagem: `O campo «${c.prefixo}${campo}» aceita ${aceitos.join(', ')}; veio «${valor.slice(0, 40)}».`,
    campo: c.prefixo + campo,
  })
}

/** The items of a list; none where it did not come. */
export function lista(c: Campos, campo: string): readonly unknown[] {
  const valor = c.valores[campo]
  if (valor === undefined || valor === null) return []
  if (Array.isArray(valor)) return valor
  return tipoErrado(c.prefixo + campo, 'lista', valor)
}

/** The objects of a list, each with its place in the whole; none where it did not come. */
export function objetos(c: Campos, campo: string): Campos[] {
  const itens = lista(c, campo)
  if (itens.length === 0) return []
  return itens.map((valor, i) => {
    const caminho = `${c.prefixo}${campo}.${i}`
    return camposDe(valor, `${caminho}.`) ?? tipoErrado(caminho, 'objeto', valor)
  })
}

/** A nested object; empty where it did not come. */
export function objeto(c: Campos, campo: string): Campos {
  const caminho = c.prefixo + campo
  if (!veio(c, campo)) return { valores: {}, prefixo: `${caminho}.` }
  return camposDe(c.valores[campo], `${caminho}.`) ?? tipoErrado(caminho, 'objeto', c.valores[campo])
}

/** A list of dates; none where it did not come. */
export function datas(c: Campos, campo: string): DataCivil[] {
  return lista(c, campo).map((valor, i) => {
    const caminho = `${c.prefixo}${campo}.${i}`
    return typeof valor === 'string' ? lerData(valor, caminho) : tipoErrado(caminho, 'texto', valor)
  })
}
