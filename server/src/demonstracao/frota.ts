import { renavamDeTeste } from './documentos-de-teste.js'

export interface VeiculoInventado {
  operadora: string
  placa: string
  renavam: string | null
  tipo: 'onibus' | 'microonibus' | 'van' | 'alternativo' | 'embarcacao'
  marca_modelo: string
  /** Whole years at the day of loading. */
  idade: number
  lugares: number
  numero_ordem: string
  /** Days from the day of loading to the last day; negative: expired; null: the register does not say. */
  seguro: number | null
  laudo: number | null
}

type Linha = readonly [
  placa: string,
  tipo: VeiculoInventado['tipo'],
  modelo: string,
  idade: number,
  lugares: number,
  seguro: number | null,
  laudo: number | null,
]

type SemRenavam = Omit<VeiculoInventado, 'renavam'>

const frotaDe = (operadora: string, linhas: readonly Linha[]): SemRenavam[] =>
  linhas.map(([placa, tipo, marca_modelo, idade, lugares, seguro, laudo], i) => ({
    operadora,
    placa,
    tipo,
    marca_modelo,
    idade,
    lugares,
    numero_ordem: String((tipo === 'embarcacao' ? 1 : 201) + i),
    seguro,
    laudo,
  }))

const emplacar = (primeiro: number, frota: readonly SemRenavam[]): VeiculoInventado[] =>
  frota.map((v, i) => ({
    ...v,
    renavam: v.tipo === 'embarcacao' ? null : renavamDeTeste(`00000${primeiro + i}`),
  }))

/** Sixty vehicles, of both spellings of plate; some with insurance or inspection expired, one too old, one that the register half knows. */
export const FROTA: Readonly<Record<string, readonly VeiculoInventado[]>> = {
  'cre-rr': emplacar(90_100, [
    ...frotaDe('serra-do-sol', [
      ['NAV1C34', 'onibus', 'Marcopolo Paradiso 1200', 5, 46, 210, 95],
      ['NAX4082', 'onibus', 'Marcopolo Viaggio 1050', 9, 44, 160, 12],
      ['NBA2D17', 'onibus', 'Comil Campione 3.45', 3, 46, 300, 180],
      ['NAU7715', 'onibus', 'Busscar Vissta Buss 340', 12, 42, -18, 40],
      ['NBA5F60', 'onibus', 'Marcopolo Paradiso 1050', 1, 46, 330, 290],
      ['NAW3E28', 'microonibus', 'Volare W9', 6, 28, 75, -9],
    ]),
    ...frotaDe('monte-roraima', [
      ['NAT6G91', 'alternativo', 'Volare Fly 9', 4, 26, 140, 66],
      ['NAS2210', 'van', 'Mercedes-Benz Sprinter 416', 8, 16, 51, 118],
      ['NAY8H04', 'van', 'Renault Master L3H2', 2, 16, 265, 201],
      ['NAZ1450', 'van', 'Fiat Ducato Minibus', 10, 15, -45, -3],
      ['NBA9A33', 'alternativo', 'Agrale MA 9.2', 7, 25, 98, 27],
    ]),
    ...frotaDe('uraricoera', [
      ['NAR4B72', 'onibus', 'Marcopolo Paradiso 1350', 6, 48, 122, 87],
      ['NAP9031', 'microonibus', 'Volare W8', 11, 24, 33, -27],
      ['NBA3C58', 'van', 'Mercedes-Benz Sprinter 516', 3, 16, 247, 151],
      ['NAQ6D19', 'onibus', 'Irizar i6', 8, 46, 19, 60],
    ]),
    ...frotaDe('cauame', [
      ['NAK7720', 'microonibus', 'Marcopolo Senior', 13, 29, 64, 8],
      ['NAL2F41', 'microonibus', 'Volare V8L', 5, 31, 190, 133],
      ['NAM5E06', 'van', 'Renault Master L2H2', 4, 15, 276, null],
    ]),
    ...frotaDe('tepequem', [
      ['NAN3A87', 'onibus', 'Comil Versatile', 7, 45, 142, 71],
      ['NAO8145', 'onibus', 'Marcopolo Viaggio 900', 17, 44, 88, 30],
      ['NBA7B12', 'onibus', 'Mascarello Roma 350', 2, 46, 311, 244],
      ['NAW6612', 'microonibus', 'Volare W9', 9, 28, 54, 103],
    ]),
    ...frotaDe('anaua', [
      ['NAJ1G55', 'onibus', 'Caio Foz Super', 6, 40, 176, 92],
      ['NAI4490', 'microonibus', 'Mascarello Gran Micro', 10, 27, 29, 16],
      ['NAH8D03', 'onibus', 'Caio Apache Vip', 4, 42, 225, 167],
    ]),
    ...frotaDe('lavrado', [
      ['NBA4H76', 'van', 'Mercedes-Benz Sprinter 416', 3, 15, 205, 139],
      ['NAU3308', 'alternativo', 'Iveco Daily 45-170', 9, 20, -6, 22],
      ['NAX9C64', 'van', 'Fiat Ducato Minibus', 6, 15, 91, 48],
    ]),
    ...frotaDe('ajarani', [
      ['NAZ6E29', 'onibus', 'Marcopolo Paradiso 1200', 8, 46, 115, 58],
      ['NAY2073', 'onibus', 'Busscar El Buss 340', 14, 44, 37, -14],
    ]),
  ]),
  'setm-rs': emplacar(90_200, [
    ...frotaDe('lagoa-dos-barros', [
      ['IXR2D45', 'onibus', 'Caio Apache Vip', 4, 42, 233, 121],
      ['IVK8817', 'onibus', 'Marcopolo Torino', 9, 40, 78, -11],
      ['JBA3F90', 'onibus', 'Caio Millennium', 2, 38, 301, 214],
      ['IYT6C08', 'onibus', 'Marcopolo Viale BRS', 6, 44, 155, 63],
      ['IUP4421', 'onibus', 'Comil Svelto', 12, 41, 42, 19],
      ['JCD7A56', 'microonibus', 'Volare W9', 1, 30, 344, 262],
    ]),
    ...frotaDe('vale-do-sinos', [
      ['IZB1E73', 'onibus', 'Marcopolo Torino', 5, 42, 199, 110],
      ['IWN5590', 'onibus', 'Neobus Mega', 10, 40, -22, 34],
      ['JAF2B18', 'onibus', 'Caio Apache Vip', 3, 42, 281, 170],
      ['IXH9G41', 'onibus', 'Mascarello Gran Via', 7, 43, 131, 77],
      ['ITQ3306', 'onibus', 'Busscar Urbanuss', 15, 38, 24, 5],
      ['JDC4D62', 'onibus', 'Marcopolo Torino', 1, 42, 352, 255],
    ]),
    ...frotaDe('ponta-da-cadeia', [
      ['RSB1A01', 'embarcacao', 'Catamarã de alumínio 18 m', 8, 120, 144, 69],
      ['RSB1A02', 'embarcacao', 'Catamarã de alumínio 18 m', 6, 120, 202, 38],
      ['RSB1A03', 'embarcacao', 'Catamarã de alumínio 15 m', 11, 90, 57, -4],
    ]),
    ...frotaDe('morro-do-coco', [
      ['IYA7H29', 'onibus', 'Marcopolo Viale', 6, 42, 166, 93],
      ['IVD2048', 'onibus', 'Comil Svelto', 11, 40, 47, 15],
      ['JAK8C35', 'onibus', 'Caio Apache Vip', 3, 42, 266, 187],
      ['IZW5F14', 'onibus', 'Marcopolo Torino', 4, 42, 221, 128],
    ]),
    ...frotaDe('arroio-diluvio', [
      ['IXC3A60', 'onibus', 'Neobus Mega', 8, 40, 105, 51],
      ['IUS9172', 'onibus', 'Caio Foz', 13, 36, 31, -37],
      ['JBH6E07', 'microonibus', 'Volare W9', 2, 30, 294, 205],
    ]),
    ...frotaDe('figueira', [
      ['IYM4G83', 'onibus', 'Marcopolo Paradiso 1200', 7, 46, 118, 84],
      ['IWF6625', 'van', 'Mercedes-Benz Sprinter 415', 10, 19, 12, 44],
      ['JCA9B50', 'microonibus', 'Volare Fly 10', 3, 32, 240, 163],
    ]),
    ...frotaDe('banhado-grande', [
      ['IXV8D31', 'onibus', 'Marcopolo Ideale', 6, 45, 173, 99],
      ['IVG1754', 'onibus', 'Comil Versatile', 12, 44, 68, 26],
      ['JAS5H22', 'onibus', 'Mascarello Roma R4', 2, 46, 318, 230],
    ]),
    ...frotaDe('ponta-do-arado', [
      ['IZP2C94', 'van', 'Renault Master L3H2', 5, 16, 149, -52],
      ['IWT7380', 'microonibus', 'Marcopolo Senior', 9, 28, 83, 41],
    ]),
  ]),
}
