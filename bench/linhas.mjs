import { once } from 'node:events'
import { createWriteStream, readFileSync } from 'node:fs'
import { diasEntre, escreverDispositivo, lerData, somarDias } from '@outorga/lei'
import { COEFICIENTE, FATOS } from './fatos.mjs'

const CASOS = JSON.parse(
  readFileSync(new URL('../lei/src/calcular/casos-do-contrato.json', import.meta.url), 'utf8'),
)
const PRIMEIRO = lerData('2025-12-26')
const DIAS = diasEntre(PRIMEIRO, lerData('2026-12-31')) + 1

/** A fine of the contract, each on its own day and line: all infractions, as written, in turn. */
function multa(i) {
  const { norma, fato } = FATOS[i % FATOS.length]
  const rr = norma === 'rr-664-2008'
  return {
    id: i,
    calculo: 'multa',
    norma,
    dispositivo: escreverDispositivo(fato.dispositivo),
    data: somarDias(PRIMEIRO, (i * 7) % DIAS),
    linha: String(100 + (i % 90)),
    ...(rr ? { parametros: { coeficiente_piso_1: COEFICIENTE } } : { quantidade: fato.quantidade }),
    historico: fato.historico.map((h) => ({ ...h, linha: String(100 + (i % 90)) })),
  }
}

/** Every calculation of the contract in turn. */
function qualquer(i) {
  return { id: i, ...CASOS[i % CASOS.length].pedido }
}

export const ENTRADAS = { multas: multa, 'todos os cálculos': qualquer }

/** Writes `quantas` lines of JSON to `arquivo`. */
export async function escreverLinhas(arquivo, fazer, quantas) {
  const saida = createWriteStream(arquivo)
  for (let i = 0; i < quantas; i += 1000) {
    const lote = Array.from({ length: Math.min(1000, quantas - i) }, (_, j) => JSON.stringify(fazer(i + j)))
    if (!saida.write(`${lote.join('\n')}\n`)) await once(saida, 'drain')
  }
  saida.end()
  await once(saida, 'finish')
}
