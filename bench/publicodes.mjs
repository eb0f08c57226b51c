import { CLASSES_13B, CLASSES_13C, CLASSES_RR, INFRACOES_RR, INFRACOES_RS } from '@outorga/lei'
import Engine from 'publicodes'
import { dobra } from './a-mao.mjs'
import { COEFICIENTE } from './fatos.mjs'

const CLASSES_RS = { ...CLASSES_13B, ...CLASSES_13C }

const algumDestes = (infracoes) => ({
  'une de ces conditions': infracoes.map((i) => `dispositivo = '${i.dispositivo}'`),
})

// A variation for each class, which lists its infractions. That an earlier fact doubles the fine is found by hand
// outside of the engine, which counts no months.
function motor(infracoes, fatorDe, formula, resto) {
  const classes = [...new Set(infracoes.map((i) => i.classe))]
  return new Engine({
    dispositivo: "'nenhum'",
    reincidente: 'non',
    quantidade: 1,
    fator: {
      variations: classes.map((classe) => ({
        si: algumDestes(infracoes.filter((i) => i.classe === classe)),
        alors: fatorDe(classe),
      })),
    },
    vezes: {
      variations: [
        {
          si: { 'toutes ces conditions': ['reincidente', algumDestes(infracoes.filter((i) => i.dobra))] },
          alors: 2,
        },
        { sinon: 1 },
      ],
    },
    multa: { valeur: formula, arrondi: '2 décimales' },
    ...resto,
  })
}

const RR = motor(INFRACOES_RR, (c) => CLASSES_RR[c].fator, 'fator * coeficiente * vezes', {
  coeficiente: Number(COEFICIENTE),
})
const RS = motor(INFRACOES_RS, (c) => Number(CLASSES_RS[c].upf), 'fator * upf * quantidade * vezes', {
  data: { valeur: '01/01/2026' },
  upf: { variations: [{ si: 'data < 01/01/2026', alors: 27.13 }, { sinon: 28.3264 }] },
})

export function calcular({ norma, fato }) {
  const rr = norma === 'rr-664-2008'
  const comum = {
    dispositivo: `'${fato.dispositivo}'`,
    reincidente: dobra(fato, rr ? 6 : 12, rr) === 2 ? 'oui' : 'non',
  }
  if (rr) {
    RR.setSituation(comum)
    return Math.floor(RR.evaluate('multa').nodeValue).toFixed(2)
  }
  const [ano, mes, dia] = fato.data.split('-')
  RS.setSituation({ ...comum, quantidade: fato.quantidade, data: `${dia}/${mes}/${ano}` })
  return RS.evaluate('multa').nodeValue.toFixed(2)
}
