import {
  type Computavel,
  type Dispositivo,
  escreverDispositivo,
  LEITURAS_RR,
  LEITURAS_RS,
  type Leitura,
  lerDispositivo,
  MATRIZ,
  type NormaDaMatriz,
  type Provisao,
  RecusaDaLei,
} from '@outorga/lei'
import type { Command } from 'commander'
import { dispositivoDaPessoa, normaDaPessoa } from './pessoa.js'

const NOME_DO_COMPUTAVEL: Readonly<Record<Computavel, string>> = {
  executa: 'calculado',
  confere: 'conferido; uma pessoa confirma',
  registra: 'registrado por uma pessoa',
  parametro: 'valor que a autoridade fixa',
  nao: 'nada a fazer',
}
const LEITURAS: Readonly<Record<string, Leitura>> = { ...LEITURAS_RR, ...LEITURAS_RS }
/** So few rows are shown with all that is known of them. */
const POUCAS = 5

const semAcentos = (texto: string) => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** How deep a provision stands in its law: `art69_inc20_ali1` is 2, `XII.1.I` is 2. */
const profundidade = (d: Dispositivo) => d.split(d.startsWith('XII') ? '.' : '_').length - 1

const abaixo = (d: Dispositivo, de: string) => d === de || d.startsWith(`${de}_`) || d.startsWith(`${de}.`)

/** Reads what a person wrote of a provision; those of the table of Título XII have their own ids. */
function lerPedido(texto: string): string {
  return /^XII\b/i.test(texto) ? texto : lerDispositivo(dispositivoDaPessoa(texto))
}

function escreverLinha(p: Provisao, recuo: number): string {
  return `${'  '.repeat(recuo + 1)}${escreverDispositivo(p.dispositivo)}${p.parte ? ` (${p.parte})` : ''}: ${p.resumo}`
}

function escreverDetalhes(p: Provisao): string[] {
  const leituras = p.leituras.flatMap((id) => LEITURAS[id] ?? [])
  return [
    `      ${NOME_DO_COMPUTAVEL[p.computavel]}${p.motivo ? `: ${p.motivo}` : ''}`,
    ...(p.implementacao.length > 0 ? [`      responde por isso: ${p.implementacao.join(', ')}`] : []),
    ...leituras.flatMap((l) => [
      `      ${l.id}: ${l.pergunta}`,
      `        adotada: ${l.adotada}`,
      ...(l.alternativa ? [`        outra: ${l.alternativa}`] : []),
    ]),
  ]
}

interface Pedido {
  norma: NormaDaMatriz | null
  dispositivo: string | null
  busca: string | null
}

function procurar({ norma, dispositivo, busca }: Pedido): [NormaDaMatriz, Provisao[]][] {
  const normas = norma === null ? (Object.keys(MATRIZ) as NormaDaMatriz[]) : [norma]
  const texto = busca === null ? null : semAcentos(busca)
  const serve = (p: Provisao) =>
    (dispositivo === null || abaixo(p.dispositivo, dispositivo)) &&
    (texto === null || semAcentos(`${escreverDispositivo(p.dispositivo)} ${p.resumo}`).includes(texto))
  return normas.map((n): [NormaDaMatriz, Provisao[]] => [n, MATRIZ[n].provisoes.filter(serve)])
}

function mostrarLeis(): void {
  for (const [norma, { nome, provisoes }] of Object.entries(MATRIZ))
    console.log(`${norma.padEnd(14)} ${nome}, ${provisoes.length} dispositivos`)
}

function lerNorma(texto: string | undefined): NormaDaMatriz | null {
  if (texto === undefined) return null
  const norma = normaDaPessoa(texto)
  if (Object.hasOwn(MATRIZ, norma)) return norma as NormaDaMatriz
  throw new RecusaDaLei({
    codigo: 'norma-desconhecida',
    mensagem: `«${texto}» não é uma norma daqui. Use ${Object.keys(MATRIZ).join(', ')}, rr ou rs.`,
  })
}

function mostrarNormas(norma: string | undefined, partes: string[], busca: string | undefined): void {
  const pedido: Pedido = {
    norma: lerNorma(norma),
    dispositivo: partes.length > 0 ? lerPedido(partes.join(' ')) : null,
    busca: busca ?? null,
  }
  if (Object.values(pedido).every((v) => v === null)) {
    mostrarLeis()
    return
  }
  const achados = procurar(pedido).filter(([, provisoes]) => provisoes.length > 0)
  const quantos = achados.reduce((soma, [, provisoes]) => soma + provisoes.length, 0)
  for (const [n, provisoes] of achados) {
    console.log(MATRIZ[n].nome)
    for (const p of provisoes) {
      console.log(escreverLinha(p, quantos <= POUCAS ? 0 : profundidade(p.dispositivo)))
      if (quantos <= POUCAS) for (const detalhe of escreverDetalhes(p)) console.log(detalhe)
    }
  }
  if (quantos > 0) return
  console.error('Nada encontrado.')
  process.exitCode = 2
}

export function acrescentarNormas(programa: Command): void {
  programa
    .command('normas')
    .summary('mostra o que as leis dizem, artigo por artigo')
    .description('Mostra as leis, uma delas artigo por artigo, ou um dispositivo com as leituras adotadas.')
    .argument('[norma]', 'a lei: rr, rs, 8109 ou 16452; sem ela, a lista das leis')
    .argument('[dispositivo...]', 'o dispositivo, como «art. 79» ou XII.1; sem ele, a lei inteira')
    .option('-b, --buscar <texto>', 'só os dispositivos que falam disso')
    .action((norma: string | undefined, partes: string[], o: { buscar?: string }) => {
      try {
        mostrarNormas(norma, partes, o.buscar)
      } catch (erro) {
        if (!(erro instanceof RecusaDaLei)) throw erro
        console.error(erro.mensagem)
        process.exitCode = 2
      }
    })
}
