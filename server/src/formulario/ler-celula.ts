import { lerCnpj, lerPlaca, placaUnica } from '@outorga/lei'
import sql, { type Sql } from 'sql-template-tag'
import { MUNICIPIOS_RMPA, MUNICIPIOS_RR } from '../cadastro/municipios.js'
import type { Json } from '../platform/atos/canonico.js'
import type { Contexto } from '../platform/contexto.js'
import type { CampoDoFormulario, Procura, TipoDeCampo } from './campos.js'

/** What a cell could not be read as; the message is for the field. */
export class CelulaIlegivel extends Error {}

/** For comparing what people write: no case, no accents, no punctuation. */
export const chaveDe = (texto: string) =>
  texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

function data(texto: string): string {
  const iso = /^(\d{4}-\d{2}-\d{2})(T00:00)?$/.exec(texto)
  if (iso?.[1]) return iso[1]
  const br = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(texto)
  if (!br) throw new CelulaIlegivel(`«${texto}» não é uma data. Escreva como 09/04/2026.`)
  return `${br[3]}-${br[2]?.padStart(2, '0')}-${br[1]?.padStart(2, '0')}`
}

/** «1.234,56» and «1234.56» are one number. */
const decimal = (texto: string) =>
  texto.includes(',') ? texto.replaceAll('.', '').replace(',', '.') : texto.replace(/^R\$\s*/, '')

function simOuNao(texto: string): boolean {
  const chave = chaveDe(texto)
  if (['sim', 's', 'x', '1', 'verdadeiro'].includes(chave)) return true
  if (['nao', 'n', '0', 'falso'].includes(chave)) return false
  throw new CelulaIlegivel(`«${texto}»: escreva sim ou não.`)
}

function opcao(texto: string, campo: CampoDoFormulario): string {
  const chave = chaveDe(texto)
  const achada = campo.opcoes.find((o) => chaveDe(o.rotulo) === chave || chaveDe(o.valor) === chave)
  if (achada) return achada.valor
  throw new CelulaIlegivel(
    `«${texto}» não é uma das opções: ${campo.opcoes.map((o) => o.rotulo).join(', ')}.`,
  )
}

const partes = (texto: string) =>
  texto
    .split(/[;,|\n]+/)
    .map((p) => p.trim())
    .filter((p) => p !== '')

type Simples = Exclude<TipoDeCampo, 'procura' | 'procuras' | 'lista'>
const SIMPLES: Readonly<Record<Simples, (texto: string, campo: CampoDoFormulario) => Json>> = {
  texto: (t) => t,
  'texto-longo': (t) => t,
  codigo: (t) => t,
  data,
  hora: (t) => t.slice(0, 5).padStart(5, '0'),
  inteiro: (t) => t,
  quilometros: decimal,
  coordenada: decimal,
  dinheiro: (t) => decimal(t.replace(/^R\$\s*/, '')),
  'sim-ou-nao': simOuNao,
  escolha: opcao,
  varios: (t, campo) => partes(t).map((p) => opcao(p, campo)),
  horas: (t) => t.match(/\d{1,2}:\d{2}/g)?.map((h) => h.padStart(5, '0')) ?? [],
}

const tentar = <T>(ler: () => T): T | null => {
  try {
    return ler()
  } catch {
    return null
  }
}

/** How people name each thing in a spreadsheet, and the row it is. */
const PROCURAS: Readonly<Partial<Record<Procura, { como: string; consulta(texto: string): Sql }>>> = {
  operadora: {
    como: 'CNPJ ou razão social',
    consulta: (t) =>
      sql`select id from operadora where (documento = ${tentar(() => lerCnpj(t)) ?? ''} or lower(razao_social) = lower(${t}))`,
  },
  veiculo: {
    como: 'placa',
    consulta: (t) =>
      sql`select id from veiculo where placa_unica = ${tentar(() => placaUnica(lerPlaca(t))) ?? ''}`,
  },
  linha: { como: 'número', consulta: (t) => sql`select id from linha where lower(numero) = lower(${t})` },
}

/** Reads cells of a spreadsheet as the values of a form; what is looked up is remembered for the whole file. */
export function leitorDeCelulas(c: Contexto) {
  const achados = new Map<string, string | null>()
  const municipios = c.autoridade.uf === 'RR' ? MUNICIPIOS_RR : MUNICIPIOS_RMPA

  async function procurar(texto: string, campo: CampoDoFormulario): Promise<string> {
    if (campo.procura === 'municipio') {
      const m = municipios.find((x) => x.ibge === texto || chaveDe(x.nome) === chaveDe(texto))
      if (m) return m.ibge
      throw new CelulaIlegivel(`«${texto}» não é um Município desta autoridade.`)
    }
    const procura = campo.procura ? PROCURAS[campo.procura] : undefined
    if (!procura) throw new CelulaIlegivel('Este campo não se preenche por planilha.')
    const chave = `${campo.procura}/${texto}`
    if (!achados.has(chave)) {
      const linhas = await c.tx.linhas<{ id: string }>(
        sql`${procura.consulta(texto)} and autoridade_id = ${c.autoridade.id} limit 2`,
      )
      achados.set(chave, linhas.length === 1 ? (linhas[0]?.id ?? null) : null)
    }
    const id = achados.get(chave)
    if (id) return id
    throw new CelulaIlegivel(`«${texto}» não está no cadastro. Escreva ${procura.como}.`)
  }

  /** @throws CelulaIlegivel with what to write instead. */
  return async function ler(texto: string, campo: CampoDoFormulario): Promise<Json> {
    const limpo = texto.trim()
    if (limpo === '') return null
    if (campo.tipo === 'procura') return procurar(limpo, campo)
    if (campo.tipo === 'procuras') return Promise.all(partes(limpo).map((p) => procurar(p, campo)))
    if (campo.tipo === 'lista') throw new CelulaIlegivel('Este campo não se preenche por planilha.')
    return SIMPLES[campo.tipo](limpo, campo)
  }
}
