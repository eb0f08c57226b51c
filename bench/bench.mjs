import { spawnSync } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FATOS } from './fatos.mjs'
import { ENTRADAS, escreverLinhas } from './linhas.mjs'
import { guardar } from './resultados.mjs'

const LINHAS = 500_000
const VEZES = 3
const aqui = (nome) => fileURLToPath(new URL(nome, import.meta.url))
const inteiro = (n) => Math.round(n).toLocaleString('pt-BR')
const decimal = (n) => n.toLocaleString('pt-BR', { maximumFractionDigits: 2 })
const versao = (pacote) =>
  JSON.parse(readFileSync(new URL(`../node_modules/${pacote}/package.json`, import.meta.url), 'utf8')).version

function rodar(argumentos, stdout) {
  const inicio = performance.now()
  const { status, stdout: saida } = spawnSync(process.execPath, argumentos, {
    stdio: ['ignore', stdout, 'inherit'],
  })
  if (status !== 0) throw new Error(`${argumentos.join(' ')}: ${status}`)
  return { segundos: (performance.now() - inicio) / 1000, saida }
}

const medir = (nome) => JSON.parse(rodar([aqui('medir.mjs'), nome], 'pipe').saida.toString())

function compararMotores() {
  const motores = [
    ['Outorga, com a memória de cálculo', 'nossa'],
    ['switch escrito à mão, sem memória', 'a-mao'],
    [`json-rules-engine ${versao('json-rules-engine')}`, 'json-rules-engine'],
    [`publicodes ${versao('publicodes')}`, 'publicodes'],
  ].map(([nome, modulo]) => ({ nome, ...medir(modulo) }))
  const [nossa] = motores
  const outro = motores.find((m) => m.respostas !== nossa.respostas)
  if (outro) throw new Error(`${outro.nome} answers other amounts than ours`)
  return [
    '| Quem calcula | multas por segundo | menor e maior rodada | Outorga em relação a ele |',
    '| --- | ---: | ---: | ---: |',
    ...motores.map(
      (m) =>
        `| ${m.nome} | ${inteiro(m.porSegundo)} | ${inteiro(m.menor)} a ${inteiro(m.maior)} | ${decimal(nossa.porSegundo / m.porSegundo)} × |`,
    ),
  ].join('\n')
}

async function compararComando() {
  const pasta = mkdtempSync(join(tmpdir(), 'outorga-bench-'))
  const nada = openSync('/dev/null', 'w')
  const melhor = (argumentos) =>
    Math.min(...Array.from({ length: VEZES }, () => rodar(argumentos, nada).segundos))
  const linhas = []
  try {
    for (const [nome, fazer] of Object.entries(ENTRADAS)) {
      const arquivo = join(pasta, 'pedidos.jsonl')
      await escreverLinhas(arquivo, fazer, LINHAS)
      const limite = melhor([aqui('so-ler.mjs'), arquivo])
      const comando = melhor([aqui('../scripts/outorga.mjs'), 'calcular', arquivo])
      linhas.push(
        `| ${nome} | ${decimal(comando)} s | ${inteiro(LINHAS / comando)} | ${decimal(limite)} s | ${inteiro(LINHAS / limite)} | ${decimal((100 * limite) / comando)} % |`,
      )
    }
  } finally {
    rmSync(pasta, { recursive: true })
  }
  return [
    '| Entrada | outorga calcular | linhas por segundo | só ler e escrever | linhas por segundo | ritmo do comando |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...linhas,
  ].join('\n')
}

const motores = compararMotores()
console.log(motores)
const comando = await compararComando()
console.log(comando)
guardar({
  Multas: `As mesmas ${inteiro(FATOS.length)} multas, oito de cada uma das 35 + 119 infrações, um processo para cada um; a rodada do meio de sete. Os quatro respondem os mesmos valores, e isso se confere antes de medir.

${motores}`,
  Comando: `${inteiro(LINHAS)} linhas de JSON, processo inteiro, saída em /dev/null, a melhor de ${VEZES} vezes.

${comando}`,
})
