import { createHash } from 'node:crypto'
import { FATOS } from './fatos.mjs'

// One contender in this process: what it answers, and how many fines a second, in the middle one of seven rounds.
const RODADAS = 7
const SEGUNDOS_POR_RODADA = 1

const { calcular } = await import(`./${process.argv[2]}.mjs`)
const assincrono = calcular(FATOS[0]) instanceof Promise

const valores = []
for (const fato of FATOS) valores.push(await calcular(fato))

let letras = 0
function volta() {
  for (let i = 0; i < FATOS.length; i++) letras += calcular(FATOS[i]).length
}
async function voltaComEspera() {
  for (let i = 0; i < FATOS.length; i++) letras += (await calcular(FATOS[i])).length
}

async function rodada(segundos) {
  const inicio = performance.now()
  let voltas = 0
  let agora = inicio
  while (agora - inicio < segundos * 1000) {
    if (assincrono) await voltaComEspera()
    else volta()
    voltas++
    agora = performance.now()
  }
  return (voltas * FATOS.length * 1000) / (agora - inicio)
}

await rodada(SEGUNDOS_POR_RODADA)
const medidas = []
for (let i = 0; i < RODADAS; i++) medidas.push(await rodada(SEGUNDOS_POR_RODADA))
medidas.sort((a, b) => a - b)

process.stdout.write(
  JSON.stringify({
    respostas: createHash('sha256').update(valores.join('\n')).digest('hex'),
    exemplos: valores.slice(0, 3),
    porSegundo: medidas[RODADAS >> 1],
    menor: medidas[0],
    maior: medidas.at(-1),
    letras: letras > 0,
  }),
)
