import type { DadosDoPonto } from '../linhas/ponto.js'

/** A place of the demonstration; `municipio` by name, `terminal` where it has one. */
export interface PontoInventado {
  nome: string
  municipio: string
  localidade: DadosDoPonto['localidade']
  lat: string
  lon: string
  terminal?: string
}

type Lugar = readonly [nome: string, lat: string, lon: string, terminal?: string]

const sede = ([nome, lat, lon, terminal]: Lugar): PontoInventado => ({
  nome,
  municipio: nome,
  localidade: 'sede-de-municipio',
  lat,
  lon,
  ...(terminal && { terminal }),
})

/** Real towns at their places, to a few hundred metres; the terminals are invented. */
export const PONTOS: Readonly<Record<string, readonly PontoInventado[]>> = {
  'cre-rr': [
    ...(
      [
        ['Boa Vista', '2.8235', '-60.6758', 'Rodoviária de Boa Vista'],
        ['Alto Alegre', '2.9888', '-61.3072'],
        ['Amajari', '3.6480', '-61.3692'],
        ['Bonfim', '3.3616', '-59.8333', 'Terminal de Bonfim'],
        ['Cantá', '2.6099', '-60.6058'],
        ['Caracaraí', '1.8269', '-61.1279', 'Rodoviária de Caracaraí'],
        ['Caroebe', '0.8842', '-59.6959'],
        ['Iracema', '2.1831', '-61.0415'],
        ['Mucajaí', '2.4398', '-60.9096', 'Terminal de Mucajaí'],
        ['Normandia', '3.8853', '-59.6204'],
        ['Pacaraima', '4.4799', '-61.1477', 'Terminal de Pacaraima'],
        ['Rorainópolis', '0.9397', '-60.4389', 'Rodoviária de Rorainópolis'],
        ['São João da Baliza', '0.9517', '-59.9134'],
        ['São Luiz', '1.0102', '-60.0419'],
        ['Uiramutã', '4.6031', '-60.1815'],
      ] satisfies Lugar[]
    ).map(sede),
    { nome: 'Novo Paraíso', municipio: 'Caracaraí', localidade: 'distrito', lat: '1.2536', lon: '-60.4917' },
    { nome: 'Três Corações', municipio: 'Amajari', localidade: 'outro', lat: '3.5290', lon: '-60.9120' },
    { nome: 'Vila Contão', municipio: 'Pacaraima', localidade: 'distrito', lat: '4.1670', lon: '-60.5330' },
  ],
  'setm-rs': (
    [
      ['Porto Alegre', '-30.0277', '-51.2287', 'Terminal Mercado'],
      ['Alvorada', '-29.9898', '-51.0838'],
      ['Cachoeirinha', '-29.9511', '-51.0939'],
      ['Campo Bom', '-29.6789', '-51.0525'],
      ['Canoas', '-29.9177', '-51.1836', 'Terminal de Canoas'],
      ['Charqueadas', '-29.9547', '-51.6250'],
      ['Eldorado do Sul', '-30.0030', '-51.3080'],
      ['Esteio', '-29.8614', '-51.1790'],
      ['Gravataí', '-29.9440', '-50.9919', 'Terminal de Gravataí'],
      ['Guaíba', '-30.1142', '-51.3250'],
      ['Montenegro', '-29.6886', '-51.4611'],
      ['Novo Hamburgo', '-29.6783', '-51.1309', 'Terminal de Novo Hamburgo'],
      ['Santo Antônio da Patrulha', '-29.8171', '-50.5197'],
      ['São Jerônimo', '-29.9592', '-51.7222'],
      ['São Leopoldo', '-29.7602', '-51.1469', 'Terminal de São Leopoldo'],
      ['Sapiranga', '-29.6380', '-51.0069'],
      ['Sapucaia do Sul', '-29.8276', '-51.1440'],
      ['Taquara', '-29.6506', '-50.7803'],
      ['Triunfo', '-29.9430', '-51.7180'],
      ['Viamão', '-30.0810', '-51.0233'],
    ] satisfies Lugar[]
  ).map(sede),
}

/** Points between the ends, with their kilometre from the first: line → places. */
export const PASSAGENS: Readonly<Record<string, readonly (readonly [nome: string, km: number])[]>> = {
  '101': [['Três Corações', 105]],
  '103': [
    ['Mucajaí', 52],
    ['Iracema', 92],
  ],
  '104': [
    ['Mucajaí', 52],
    ['Iracema', 92],
    ['Caracaraí', 139],
    ['Novo Paraíso', 249],
  ],
  '108': [['Mucajaí', 52]],
  '109': [
    ['Mucajaí', 52],
    ['Caracaraí', 139],
    ['Novo Paraíso', 249],
  ],
  '110': [
    ['Mucajaí', 52],
    ['Caracaraí', 139],
    ['Novo Paraíso', 249],
    ['São Luiz', 302],
  ],
  '111': [
    ['Mucajaí', 52],
    ['Caracaraí', 139],
    ['Novo Paraíso', 249],
    ['São Luiz', 302],
    ['São João da Baliza', 312],
  ],
  '113': [['Três Corações', 105]],
  '114': [['Vila Contão', 172]],
  '303': [
    ['Canoas', 15],
    ['São Leopoldo', 33],
  ],
  '312': [['São Leopoldo', 33]],
  '317': [['Novo Hamburgo', 43]],
  '316': [['Charqueadas', 58]],
}

/** The last kilometres of a line that are not paved. */
export const SEM_PAVIMENTO: Readonly<Record<string, number>> = { '105': 58, '113': 31, '114': 140 }
