import { cnpj, cpf, diaMesAno, dinheiro, ehData, numero, placa } from '../ui/formatos'
import type { Campo, TipoDeCampo } from './valores'

const opcao = (campo: Campo, v: unknown) => campo.opcoes.find((o) => o.valor === v)?.rotulo ?? String(v)
const linhas = (v: unknown) => (Array.isArray(v) ? v : [])
const seNumero = (v: unknown, escrever: (t: string) => string) =>
  /^-?\d+(\.\d+)?$/.test(String(v)) ? escrever(String(v)) : String(v)

const CPF = /^\d{11}$/
const CNPJ = /^[0-9A-Z]{12}\d{2}$/

/** A code as it is written on paper, where its form tells what it is. */
function dizerCodigo(v: unknown, { nome }: Campo): string {
  const texto = String(v)
  if (nome === 'placa') return placa(texto)
  if (!['cpf', 'cnpj', 'documento'].includes(nome)) return texto
  if (CPF.test(texto)) return cpf(texto)
  return CNPJ.test(texto) ? cnpj(texto) : texto
}

const COMO: Partial<Record<TipoDeCampo, (v: unknown, campo: Campo) => string>> = {
  codigo: dizerCodigo,
  data: (v) => (ehData(String(v)) ? diaMesAno(String(v)) : String(v)),
  quilometros: (v) => `${seNumero(v, numero)}\u00a0km`,
  dinheiro: (v) => seNumero(v, dinheiro),
  'sim-ou-nao': (v) => (v === true ? 'sim' : 'não'),
  escolha: (v, campo) => opcao(campo, v),
  varios: (v, campo) =>
    linhas(v)
      .map((x) => opcao(campo, x))
      .join(', '),
  horas: (v) => linhas(v).join(', '),
  lista: (v, campo) =>
    linhas(v)
      .map((item) => dizerLinha(campo.itens, item as Record<string, unknown>))
      .join('; '),
}

/** One item of a list in a line: «Maria · 12345678900». */
export const dizerLinha = (campos: readonly Campo[], dados: Record<string, unknown>): string =>
  campos.flatMap((campo) => dizerValor(campo, dados[campo.nome]) ?? []).join(' · ')

/** A value of the API in words; null where there is none, or where it is the address of something else. */
export function dizerValor(campo: Campo, valor: unknown): string | null {
  if (valor === null || valor === undefined || valor === '') return null
  if (campo.tipo === 'procura' || campo.tipo === 'procuras') return null
  return (COMO[campo.tipo]?.(valor, campo) ?? String(valor)) || null
}
