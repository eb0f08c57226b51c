import type { Dispositivo } from '../core/dispositivo.js'

/** One band of area, in hectares: above `acimaDe`, up to and including `ate` (AMB-RS-22). */
export interface FaixaDeArea {
  letra: 'a' | 'b' | 'c' | 'd' | 'e'
  acimaDe: string
  ate: string | null
  /** As the table writes it, decimals included. */
  upf: string
}

/** What an item of Título XII costs, in the unit of the table. */
export type CustoDoItem =
  | { tipo: 'fixo'; upf: string }
  | { tipo: 'faixas'; faixas: readonly FaixaDeArea[] }
  /** So many guides of another item (AMB-RS-24). */
  | { tipo: 'multiplo'; de: ItemXII; vezes: number }

export interface ServicoTaxado {
  /** Our own words. */
  descricao: string
  /** What is counted. */
  unidade: string
  custo: CustoDoItem
  leituras: readonly string[]
}

const faixas = (...upf: readonly [string, string, string, string, string]): CustoDoItem => ({
  tipo: 'faixas',
  faixas: [
    { letra: 'a', acimaDe: '0', ate: '1', upf: upf[0] },
    { letra: 'b', acimaDe: '1', ate: '10', upf: upf[1] },
    { letra: 'c', acimaDe: '10', ate: '30', upf: upf[2] },
    { letra: 'd', acimaDe: '30', ate: '100', upf: upf[3] },
    { letra: 'e', acimaDe: '100', ate: null, upf: upf[4] },
  ],
})
const fixo = (upf: string): CustoDoItem => ({ tipo: 'fixo', upf })

const ITENS = [
  'XII.1.I',
  'XII.1.II',
  'XII.1.III',
  'XII.1.IV',
  'XII.1.V',
  'XII.1.VI',
  'XII.1.VII',
  'XII.2.I',
  'XII.2.II',
  'XII.2.III',
  'XII.2.IV',
  'XII.2.V',
  'XII.2.VI',
  'XII.2.VII',
] as const satisfies readonly Dispositivo[]

export type ItemXII = (typeof ITENS)[number]

/** Título XII of the table of Lei 8.109/1985, in its order. */
export const TITULO_XII: Readonly<Record<ItemXII, ServicoTaxado>> = {
  'XII.1.I': {
    descricao: 'Ofício de Diretrizes para parcelar o solo',
    unidade: 'ofício',
    custo: faixas('26.0000', '104.0000', '152.0000', '254.0000', '460.0000'),
    leituras: ['AMB-RS-22'],
  },
  'XII.1.II': {
    descricao: 'Termo de Anuência Prévia ao parcelamento',
    unidade: 'termo',
    custo: faixas('52.0000', '210.0000', '304.0000', '510.0000', '922.0000'),
    leituras: ['AMB-RS-22', 'AMB-RS-20'],
  },
  'XII.1.III': {
    descricao: 'Ofício que dispensa o Termo de Anuência Prévia',
    unidade: 'ofício',
    custo: fixo('26.0000'),
    leituras: [],
  },
  'XII.1.IV': {
    descricao: 'Mais prazo de validade para o Termo de Anuência Prévia',
    unidade: 'termo',
    custo: fixo('26.0000'),
    leituras: [],
  },
  'XII.1.V': {
    descricao: 'Revisão do projeto enquanto o Termo de Anuência Prévia vale',
    unidade: 'revisão',
    custo: fixo('26.0000'),
    leituras: [],
  },
  'XII.1.VI': {
    descricao: 'Reabertura do processo de diretrizes ou de anuência',
    unidade: 'processo',
    custo: fixo('26.0000'),
    leituras: ['AMB-RS-18'],
  },
  'XII.1.VII': {
    descricao: 'Segunda via de ofício, termo ou outro documento',
    unidade: 'documento',
    custo: fixo('2.6000'),
    leituras: [],
  },
  'XII.2.I': {
    descricao: 'Autorização para viagens especiais, por doze meses',
    unidade: 'veículo',
    custo: fixo('15.82260'),
    leituras: [],
  },
  'XII.2.II': {
    descricao: 'Análise dos documentos do pedido de autorização',
    unidade: 'requerimento',
    custo: fixo('1.0000'),
    leituras: [],
  },
  'XII.2.III': {
    descricao: 'Homologação do laudo de vistoria',
    unidade: 'veículo',
    custo: fixo('2.694152'),
    leituras: [],
  },
  'XII.2.IV': {
    descricao: 'Autorização de fretamento contínuo de funcionários por água',
    unidade: 'autorização',
    custo: { tipo: 'multiplo', de: 'XII.2.I', vezes: 6 },
    leituras: ['AMB-RS-24'],
  },
  'XII.2.V': {
    descricao: 'Autorização de fretamento eventual por água',
    unidade: 'autorização',
    custo: { tipo: 'multiplo', de: 'XII.2.II', vezes: 4 },
    leituras: ['AMB-RS-23', 'AMB-RS-24'],
  },
  'XII.2.VI': { descricao: 'Negativa de multa', unidade: 'negativa', custo: fixo('0.19960'), leituras: [] },
  'XII.2.VII': {
    descricao: 'Autorização para uma concessionária do sistema fazer fretamento contínuo',
    unidade: 'autorização',
    custo: fixo('20.0000'),
    leituras: ['AMB-RS-25'],
  },
}

export const ITENS_XII: readonly ItemXII[] = ITENS

/** Months that an authorisation for special trips lasts (XII.2.I). */
export const MESES_DA_AUTORIZACAO_ESPECIAL = 12

/** Art. 1, § 2, letter «o»: where the revenue of Título XII goes. */
export const DESTINACAO_DO_TITULO_XII = {
  dispositivo: 'art1_par2_ali15',
  letra: 'o',
  titulo: 'XII',
  orgao: 'Secretaria de Desenvolvimento Urbano e Metropolitano',
} as const
