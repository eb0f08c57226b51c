import type { ErroDoCalculo } from '@outorga/lei'
import { ehData } from '../../ui/formatos'
import type { CampoDoCalculo, Oferta, Valores } from './tipos'
import { zonaDa } from './tipos'

export type Erros = Readonly<Record<string, string>>

const caminhoDo = (c: CampoDoCalculo) => c.caminho ?? c.nome
const DATA_E_HORA = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/
const NUMERO = /^-?\d+(\.\d+)?$/
const MES = /^(0?[1-9]|1[0-2])\/(\d{4})$/

/** What each kind of field must look like, and what to say where it does not. */
const FORMA: Readonly<Partial<Record<CampoDoCalculo['tipo'], [vale: (v: string) => boolean, erro: string]>>> =
  {
    data: [ehData, 'Esta data não existe. Escreva dia, mês e ano, como 09/04/2026.'],
    'data-e-hora': [
      (v) => DATA_E_HORA.test(v) && ehData(v.slice(0, 10)),
      'Escreva o dia e a hora, como 09/04/2026 e 14:22.',
    ],
    mes: [(v) => MES.test(v), 'Escreva mês e ano, como 02/2026.'],
    numero: [(v) => NUMERO.test(v), 'Isto não é um número. Escreva como 1.234,5.'],
    dinheiro: [(v) => NUMERO.test(v), 'Isto não é um valor. Escreva como 1.234,50.'],
    inteiro: [(v) => /^\d{1,9}$/.test(v), 'Escreva um número inteiro.'],
  }

/** What is missing or unreadable, by name of field. */
export function errosDeDigitacao(campos: readonly CampoDoCalculo[], valores: Valores): Erros {
  const erros: Record<string, string> = {}
  for (const c of campos) {
    const valor = valores[c.nome]?.trim() ?? ''
    const forma = FORMA[c.tipo]
    if (valor === '' && !c.opcional && c.tipo !== 'marcar') {
      erros[c.nome] =
        c.tipo === 'escolha' || c.tipo === 'sim-ou-nao' ? 'Escolha uma resposta.' : 'Preencha este campo.'
    } else if (valor !== '' && forma && !forma[0](valor)) erros[c.nome] = forma[1]
  }
  return erros
}

function converter(c: CampoDoCalculo, valor: string, fuso: string): unknown {
  switch (c.tipo) {
    case 'inteiro':
      return Number(valor)
    case 'sim-ou-nao':
    case 'marcar':
      return valor === 'sim'
    case 'data-e-hora':
      return `${valor}:00${fuso}`
    case 'mes': {
      const [mes = '', ano = ''] = valor.split('/')
      return `${ano}-${mes.padStart(2, '0')}`
    }
    default:
      return c.comoNumero ? Number(valor) : valor
  }
}

/** Puts a value at a path of objects and lists («historico.0.data»). */
function por(dentro: Record<string, unknown>, caminho: string, valor: unknown): void {
  const [chave = '', ...resto] = caminho.split('.')
  if (resto.length === 0) {
    dentro[chave] = valor
    return
  }
  dentro[chave] ??= /^\d+$/.test(resto[0] ?? '') ? [] : {}
  por(dentro[chave] as Record<string, unknown>, resto.join('.'), valor)
}

/** The earlier fact is of the same item and, where the law asks, of the same line: the form asks only its day. */
function completarHistorico(pedido: Record<string, unknown>): void {
  const [anterior] = (pedido.historico ?? []) as Record<string, unknown>[]
  if (!anterior?.data) delete pedido.historico
  else {
    Object.assign(anterior, { dispositivo: pedido.dispositivo, linha: 'a mesma' })
    pedido.linha = 'a mesma'
  }
}

/** The request of `calcular`, from what was typed. */
export function pedidoDe(
  oferta: Oferta,
  campos: readonly CampoDoCalculo[],
  valores: Valores,
): Record<string, unknown> {
  const { calculo, norma, fixos } = oferta
  const { fuso } = zonaDa(norma)
  const pedido: Record<string, unknown> = { calculo, norma }
  for (const c of campos) {
    const valor = (fixos[c.nome] ?? valores[c.nome] ?? '').trim()
    const caminho = caminhoDo(c)
    if (valor !== '' && caminho !== '') por(pedido, caminho, converter(c, valor, fuso))
  }
  if (calculo === 'multa') completarHistorico(pedido)
  return pedido
}

/** A refusal of the law on the field that the person sees; under an empty name where no field is at fault. */
export function errosDaLei(erro: ErroDoCalculo, campos: readonly CampoDoCalculo[]): Erros {
  const campo = campos.find((c) => caminhoDo(c) === erro.campo)
  const mensagem = erro.codigo === 'campo-ausente' && campo ? 'Preencha este campo.' : erro.mensagem
  return { [campo?.nome ?? '']: mensagem }
}
