import { type Calculo, LEIS, type NormaDaMatriz, type NormaDoCalculo } from '@outorga/lei'
import { acima } from '../arvore'
import type { Oferta, Valores } from './tipos'

type Lugar = readonly [Calculo, Valores?]

/** Where a calculation is offered; a provision without a line of its own takes that of the one above. */
const LUGARES: Readonly<Record<NormaDaMatriz, Readonly<Record<string, readonly Lugar[]>>>> = {
  'rr-664-2008': {
    art26: [['passageiros-em-pe']],
    art27: [['registro-de-veiculo']],
    art28: [['registro-de-veiculo']],
    art29: [],
    art41: [['indenizacao-de-bagagem']],
    art58: [['prolongamento']],
    art68_inc6: [['registro-de-veiculo', { tipo: 'alternativo' }]],
    art77_inc1: [['multa']],
    art77_inc2: [['coeficiente-de-infracao']],
    art77_inc3: [['suspensao-em-multa']],
    art78: [['multa']],
    art79: [['multa']],
    art80: [['multa']],
    art81: [['multa']],
    art82: [['multa']],
    art82_inc2: [['multa'], ['passageiros-em-pe']],
    art83: [['multa']],
    art84: [['coeficiente-de-infracao']],
    art85: [['suspensao-em-multa']],
    art89: [['prazo', { forma: 'dias', dias: '30' }]],
    art89_par1u: [['prazo', { forma: 'dias', dias: '10' }]],
    art90: [['prazo', { forma: 'horas', horas: '72' }]],
    art90_par1: [['transbordo']],
    art91: [['prazo', { forma: 'dias' }]],
    art92: [['prazo', { forma: 'dias' }]],
    art95: [['prazo', { forma: 'dias', dias: '30' }]],
  },
  'rs-11127-1998': {
    art2: [['taxa-delegacao']],
    'art13-2': [['multa']],
    'art13-3': [['multa']],
  },
  'rs-8109-1985': {
    XII: [['taxa-servico']],
    art3_inc37: [['taxa-servico', { item: 'XII.1.III', promotor: 'municipio' }]],
    art3_inc38: [['taxa-servico', { item: 'XII.1.VI' }]],
    art8_par7: [['taxa-servico', { item: 'XII.1.II' }]],
  },
  'rs-16452-2025': {},
}

function lugarDe(norma: NormaDaMatriz, dispositivo: string): readonly Lugar[] {
  const pai = acima(dispositivo)
  return LUGARES[norma][dispositivo] ?? (pai === null ? [] : lugarDe(norma, pai))
}

const temCatalogo = (norma: NormaDaMatriz): norma is keyof typeof LEIS => Object.hasOwn(LEIS, norma)

/** What the page of the provision already says, so that its form does not ask. */
function fixosDe(norma: NormaDaMatriz, dispositivo: string, calculo: Calculo): Valores {
  const daTabela = /^XII\.[12]\.[IV]+/.exec(dispositivo)?.[0]
  if (calculo === 'taxa-servico' && daTabela) return { item: daTabela }
  const infracao = temCatalogo(norma) && LEIS[norma].infracoes.some((i) => i.dispositivo === dispositivo)
  return calculo === 'multa' && infracao ? { dispositivo } : {}
}

/** The calculations that the page of a provision offers. */
export function ofertasDe(norma: NormaDaMatriz, dispositivo: string): Oferta[] {
  return lugarDe(norma, dispositivo).map(([calculo, iniciais = {}]) => ({
    calculo,
    norma: norma as NormaDoCalculo,
    fixos: fixosDe(norma, dispositivo, calculo),
    iniciais,
  }))
}
