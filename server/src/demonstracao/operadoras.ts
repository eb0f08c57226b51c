import { cnpjDeTeste } from './documentos-de-teste.js'

export interface OperadoraInventada {
  chave: string
  documento: string
  razao_social: string
  nome_fantasia: string | null
  forma: 'empresa' | 'cooperativa'
  municipio: string
  endereco: string
  email: string
  telefone: string
}

type Linha = readonly [
  chave: string,
  raizDoCnpj: string,
  razaoSocial: string,
  nomeFantasia: string | null,
  municipio: string,
  endereco: string,
  telefone: string,
]

const inventar = ([
  chave,
  raiz,
  razao_social,
  nome_fantasia,
  municipio,
  endereco,
  telefone,
]: Linha): OperadoraInventada => ({
  chave,
  documento: cnpjDeTeste(raiz),
  razao_social,
  nome_fantasia,
  forma: razao_social.startsWith('Cooperativa') ? 'cooperativa' : 'empresa',
  municipio,
  endereco,
  // `.example` is nobody's: what is sent there reaches no one.
  email: `contato@${chave}.example`,
  telefone,
})

/** The operators of each authority, all invented; the first is the one with an account. */
export const OPERADORAS: Readonly<Record<string, readonly OperadoraInventada[]>> = {
  'cre-rr': (
    [
      [
        'serra-do-sol',
        '99000101',
        'Viação Serra do Sol Ltda.',
        'Serra do Sol',
        'Boa Vista',
        'Avenida de Demonstração, 100',
        '(95) 3000-0101',
      ],
      [
        'monte-roraima',
        'DEM0RR02',
        'Cooperativa de Transporte Monte Roraima',
        'Monte Roraima',
        'Boa Vista',
        'Rua de Demonstração, 214',
        '(95) 3000-0102',
      ],
      [
        'uraricoera',
        '99000103',
        'Turismo Uraricoera Ltda.',
        null,
        'Boa Vista',
        'Travessa do Exemplo, 33',
        '(95) 3000-0103',
      ],
      [
        'cauame',
        'DEM0RR04',
        'Escolar Cauamé Ltda.',
        'Cauamé',
        'Cantá',
        'Rua do Exemplo, 8',
        '(95) 3000-0104',
      ],
      [
        'tepequem',
        '99000105',
        'Expresso Tepequém Ltda.',
        'Tepequém',
        'Amajari',
        'Rodovia do Exemplo, km 2',
        '(95) 3000-0105',
      ],
      [
        'anaua',
        '99000106',
        'Rápido Anauá Ltda.',
        null,
        'Rorainópolis',
        'Avenida do Exemplo, 760',
        '(95) 3000-0106',
      ],
      [
        'lavrado',
        'DEM0RR07',
        'Cooperativa Lavrado de Transportes',
        'Lavrado',
        'Bonfim',
        'Rua de Demonstração, 51',
        '(95) 3000-0107',
      ],
      [
        'ajarani',
        '99000108',
        'Viação Ajarani Ltda.',
        null,
        'Caracaraí',
        'Rua do Exemplo, 402',
        '(95) 3000-0108',
      ],
    ] satisfies Linha[]
  ).map(inventar),
  'setm-rs': (
    [
      [
        'lagoa-dos-barros',
        '99000201',
        'Viação Lagoa dos Barros Ltda.',
        'Lagoa dos Barros',
        'Canoas',
        'Avenida de Demonstração, 1200',
        '(51) 3000-0201',
      ],
      [
        'vale-do-sinos',
        'DEM0RS02',
        'Transportes Vale do Sinos Demo Ltda.',
        'Vale do Sinos Demo',
        'São Leopoldo',
        'Rua de Demonstração, 45',
        '(51) 3000-0202',
      ],
      [
        'ponta-da-cadeia',
        '99000203',
        'Navegação Ponta da Cadeia Ltda.',
        null,
        'Porto Alegre',
        'Cais do Exemplo, armazém 0',
        '(51) 3000-0203',
      ],
      [
        'morro-do-coco',
        '99000204',
        'Expresso Morro do Coco Ltda.',
        'Morro do Coco',
        'Viamão',
        'Estrada do Exemplo, 900',
        '(51) 3000-0204',
      ],
      [
        'arroio-diluvio',
        'DEM0RS05',
        'Cooperativa Arroio Dilúvio de Transporte',
        null,
        'Eldorado do Sul',
        'Rua do Exemplo, 77',
        '(51) 3000-0205',
      ],
      [
        'figueira',
        '99000206',
        'Turismo Figueira do Pontal Ltda.',
        null,
        'Gravataí',
        'Travessa do Exemplo, 12',
        '(51) 3000-0206',
      ],
      [
        'banhado-grande',
        '99000207',
        'Viação Banhado Grande Ltda.',
        'Banhado Grande',
        'Montenegro',
        'Avenida do Exemplo, 330',
        '(51) 3000-0207',
      ],
      [
        'ponta-do-arado',
        'DEM0RS08',
        'Fretadora Ponta do Arado Ltda.',
        null,
        'Porto Alegre',
        'Rua de Demonstração, 618',
        '(51) 3000-0208',
      ],
    ] satisfies Linha[]
  ).map(inventar),
}
