import { CLASSES_13B, CLASSES_13C, CLASSES_RR, INFRACOES_RR, INFRACOES_RS } from '@outorga/lei'
import { Engine } from 'json-rules-engine'
import { dobra } from './a-mao.mjs'
import { COEFICIENTE } from './fatos.mjs'

const CLASSES_RS = { ...CLASSES_13B, ...CLASSES_13C }

// A rule for each infraction and one for the double. That an earlier fact doubles it, and the arithmetic, are done by
// hand outside of the engine, which has neither months nor exact numbers.
function motor(infracoes, fatorDe) {
  const regras = infracoes.map((i) => ({
    conditions: { all: [{ fact: 'dispositivo', operator: 'equal', value: i.dispositivo }] },
    event: { type: 'multa', params: { fator: fatorDe(i), porPassageiro: i.porPassageiro } },
  }))
  const queDobram = infracoes.filter((i) => i.dobra).map((i) => i.dispositivo)
  const emDobro = {
    conditions: {
      all: [
        { fact: 'reincidente', operator: 'equal', value: true },
        { fact: 'dispositivo', operator: 'in', value: queDobram },
      ],
    },
    event: { type: 'dobra' },
  }
  return new Engine([...regras, emDobro])
}

const RR = motor(INFRACOES_RR, (i) => CLASSES_RR[i.classe].fator)
const RS = motor(INFRACOES_RS, (i) => Number(CLASSES_RS[i.classe].upf))

export async function calcular({ norma, fato }) {
  const rr = norma === 'rr-664-2008'
  const { dispositivo } = fato
  const reincidente = dobra(fato, rr ? 6 : 12, rr) === 2
  const { events } = await (rr ? RR : RS).run({ dispositivo, reincidente })
  const { fator, porPassageiro } = events.find((e) => e.type === 'multa').params
  const vezes = events.some((e) => e.type === 'dobra') ? 2 : 1
  if (rr) return Math.floor(fator * Number(COEFICIENTE) * vezes).toFixed(2)
  const upf = fato.data < '2026-01-01' ? 27.13 : 28.3264
  return (Math.round(fator * upf * (porPassageiro ? fato.quantidade : 1) * vezes * 100) / 100).toFixed(2)
}
