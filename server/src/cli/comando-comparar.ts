import { readFileSync } from 'node:fs'
import { Dinheiro, escreverDinheiro } from '@outorga/lei'
import { type Command, InvalidArgumentError } from 'commander'
import { comparar, type Diferenca, type FatoComparado, type Grupo, type Lado } from './comparar.js'
import { abrirEntrada } from './entrada.js'
import { lerLinhas } from './linhas.js'
import { escreverResultado, normaDaPessoa, numeroDaPessoa } from './pessoa.js'

const EXEMPLOS = `
Exemplos:
  outorga comparar rr:coeficiente_piso_1=0,287425 rr:coeficiente_piso_1=0,30 < fatos.jsonl
  outorga comparar rr rs < fatos.jsonl
  outorga comparar hoje.json proposta.json < fatos.jsonl

Cada linha de fatos.jsonl é um pedido como os de «outorga calcular». Entre duas leis, um campo pode ter
um valor para cada: "dispositivo": {"rr-664-2008": "art. 79, I", "rs-11127-1998": "art. 13-B, IV"}.
Um lado em arquivo é um objeto com "norma" e "parametros".`

function doArquivo(arquivo: string): Lado {
  const lido: unknown = JSON.parse(readFileSync(arquivo, 'utf8'))
  const { norma, parametros = {} } = lido as { norma?: unknown; parametros?: unknown }
  const textos = Object.values(parametros as object).every((v) => typeof v === 'string')
  if (typeof norma !== 'string' || !textos)
    throw new InvalidArgumentError('Faltam «norma» e «parametros» em texto.')
  return { nome: arquivo, norma, parametros: parametros as Record<string, string> }
}

/** «rr», «rr:coeficiente_piso_1=0,30,outro=1.5» or a JSON file. */
function lerLado(texto: string): Lado {
  if (texto.endsWith('.json')) {
    try {
      return doArquivo(texto)
    } catch (erro) {
      if (erro instanceof InvalidArgumentError) throw erro
      throw new InvalidArgumentError('Não foi possível ler esse arquivo.')
    }
  }
  const [norma = '', valores = ''] = texto.split(/:(.*)/)
  const pares = valores === '' ? [] : valores.split(/[;&]|,(?=[a-z])/).map((par) => par.split('='))
  if (pares.some((par) => par.length !== 2)) throw new InvalidArgumentError('Escreva nome=valor.')
  return {
    nome: texto,
    norma: normaDaPessoa(norma),
    parametros: Object.fromEntries(pares.map(([nome, valor = '']) => [nome, numeroDaPessoa(valor)])),
  }
}

class Resumo {
  fatos = 0
  mudaram = 0
  erros = 0
  readonly grupos: Record<Grupo, number> = { valores: 0, prazos: 0, permissoes: 0 }
  soma = { a: Dinheiro.ZERO, b: Dinheiro.ZERO }

  contar({ diferencas, valores: [a, b], erros }: FatoComparado): void {
    this.fatos++
    if (diferencas.length > 0) this.mudaram++
    if (erros.some((e) => e !== null)) this.erros++
    for (const grupo of new Set(diferencas.map((d) => d.grupo))) this.grupos[grupo]++
    this.soma = { a: a ? this.soma.a.mais(a) : this.soma.a, b: b ? this.soma.b.mais(b) : this.soma.b }
  }

  get diferenca(): Dinheiro {
    return this.soma.b.menos(this.soma.a)
  }
}

function escreverLado(d: Diferenca, valor: unknown): string {
  if (valor === null) return 'não há'
  if (typeof valor === 'boolean') return valor ? 'sim' : 'não'
  if (d.campo === 'valor' || d.campo === 'teto') return escreverDinheiro(String(valor))
  return valor === 'remocao-do-veiculo' ? 'remoção do veículo' : escreverResultado(String(valor))
}

function escreverFato(
  numero: number,
  { diferencas, erros }: FatoComparado,
  lados: readonly Lado[],
): string[] {
  const linhas = diferencas.map((d) => `${d.nome}: ${escreverLado(d, d.a)} → ${escreverLado(d, d.b)}`)
  const recusas = erros.flatMap((e, i) => (e ? [`${lados[i]?.nome}: ${e.mensagem}`] : []))
  return [...linhas, ...recusas].map((texto) => `linha ${numero}: ${texto}`)
}

function escreverResumo(r: Resumo, a: Lado, b: Lado): string {
  return [
    '',
    `${r.fatos} fatos; mudam ${r.mudaram}: ${r.grupos.valores} em valores, ${r.grupos.prazos} em prazos, ${r.grupos.permissoes} em permissões.`,
    ...(r.erros > 0 ? [`Sem resposta em um dos lados, e fora da soma: ${r.erros}.`] : []),
    `Soma, ${a.nome}: ${escreverDinheiro(r.soma.a)}`,
    `Soma, ${b.nome}: ${escreverDinheiro(r.soma.b)}`,
    `Diferença: ${escreverDinheiro(r.diferenca)}`,
  ].join('\n')
}

function lerFato(linha: unknown): unknown {
  if (typeof linha !== 'string') return null
  try {
    return JSON.parse(linha)
  } catch {
    return null
  }
}

async function compararLinhas(a: Lado, b: Lado, json: boolean): Promise<void> {
  const resumo = new Resumo()
  for await (const linhas of lerLinhas(abrirEntrada(undefined))) {
    for (const linha of linhas) {
      const feito = comparar(lerFato(linha), a, b)
      resumo.contar(feito)
      if (json) {
        const mudou = Object.fromEntries(feito.diferencas.map((d) => [d.campo, { a: d.a, b: d.b }]))
        console.log(JSON.stringify({ linha: resumo.fatos, mudou, erros: feito.erros }))
      } else for (const texto of escreverFato(resumo.fatos, feito, [a, b])) console.log(texto)
    }
  }
  const { fatos, mudaram, erros, grupos, soma, diferenca } = resumo
  console.log(
    json
      ? JSON.stringify({ resumo: { fatos, mudaram, erros, grupos, soma, diferenca } })
      : escreverResumo(resumo, a, b),
  )
  if (erros > 0) process.exitCode = 2
}

export function acrescentarComparar(programa: Command): void {
  programa
    .command('comparar')
    .summary('compara duas leis, ou uma lei com outros valores')
    .description(
      'Calcula os mesmos fatos de dois modos e mostra os valores, prazos e permissões que mudam, e a soma.',
    )
    .argument('<A>', 'a lei, com os seus valores se for preciso', lerLado)
    .argument('<B>', 'a outra', lerLado)
    .option('--json', 'responde em JSON, um fato por linha, e o resumo no fim')
    .addHelpText('after', EXEMPLOS)
    .action((a: Lado, b: Lado, o: { json?: boolean }) => compararLinhas(a, b, o.json === true))
}
