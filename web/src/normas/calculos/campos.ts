import {
  type Calculo,
  escreverDispositivo,
  type Infracao,
  ITENS_XII,
  type ItemXII,
  LEIS,
  NOME_DO_TIPO_DE_VEICULO_RR,
  type NormaDoCalculo,
  TITULO_XII,
} from '@outorga/lei'
import type { CampoDoCalculo, Valores } from './tipos'

const coeficiente: CampoDoCalculo = {
  nome: 'coeficiente',
  caminho: 'parametros.coeficiente_piso_1',
  rotulo: 'Coeficiente tarifário do Piso I',
  tipo: 'numero',
  unidade: 'R$',
  dica: 'Quem o fixa é a autoridade. Escreva como 0,287425.',
}

const infracoesDe = (norma: NormaDoCalculo): readonly Infracao[] =>
  norma === 'rs-8109-1985' ? [] : LEIS[norma].infracoes
const infracao = (norma: NormaDoCalculo, v: Valores) =>
  infracoesDe(norma).find((i) => i.dispositivo === v.dispositivo)
const curta = (texto: string) => (texto.length > 90 ? `${texto.slice(0, 88)}…` : texto)

function multa(norma: NormaDoCalculo): CampoDoCalculo[] {
  const daRR = norma === 'rr-664-2008'
  const dobra = (v: Valores) => !!infracao(norma, v)?.dobra
  return [
    {
      nome: 'dispositivo',
      rotulo: 'Infração',
      tipo: 'escolha',
      opcoes: infracoesDe(norma).map((i) => ({
        valor: i.dispositivo,
        rotulo: curta(`${escreverDispositivo(i.dispositivo)} · ${i.descricao}`),
      })),
    },
    { nome: 'data', rotulo: 'Dia do fato', tipo: 'data', inicial: 'hoje' },
    ...(daRR ? [coeficiente] : []),
    {
      nome: 'quantidade',
      rotulo: 'Quantos passageiros',
      tipo: 'inteiro',
      inicial: '1',
      quando: (v) => !!infracao(norma, v)?.porPassageiro,
    },
    {
      nome: 'anterior',
      caminho: 'historico.0.data',
      rotulo: 'Dia da mesma infração, antes',
      tipo: 'data',
      opcional: true,
      dica: daRR ? 'Se já houve, na mesma linha: pode dobrar a multa.' : 'Se já houve: pode dobrar a multa.',
      quando: dobra,
    },
    {
      nome: 'situacao',
      caminho: 'historico.0.situacao',
      rotulo: 'Como ficou aquele auto',
      tipo: 'escolha',
      inicial: 'mantida',
      opcoes: [
        { valor: 'mantida', rotulo: 'mantido' },
        { valor: 'pendente', rotulo: 'ainda sem decisão' },
        { valor: 'anulada', rotulo: 'anulado' },
      ],
      quando: (v) => dobra(v) && !!v.anterior,
    },
    ...(daRR
      ? []
      : [
          {
            nome: 'upf',
            caminho: 'parametros.upf_rs',
            rotulo: 'Valor da UPF-RS',
            tipo: 'numero' as const,
            unidade: 'R$',
            opcional: true,
            dica: 'Vazio, vale o do ano do fato.',
          },
        ]),
  ]
}

const PRAZO: readonly CampoDoCalculo[] = [
  {
    nome: 'forma',
    caminho: '',
    rotulo: 'O prazo é em',
    tipo: 'escolha',
    inicial: 'dias',
    opcoes: [
      { valor: 'dias', rotulo: 'dias' },
      { valor: 'horas', rotulo: 'horas' },
      { valor: 'meses', rotulo: 'meses' },
    ],
  },
  {
    nome: 'ciencia',
    rotulo: 'Dia da ciência',
    tipo: 'data',
    inicial: 'hoje',
    quando: (v) => v.forma === 'dias',
  },
  {
    nome: 'dias',
    rotulo: 'Quantos dias',
    tipo: 'inteiro',
    unidade: 'dias',
    quando: (v) => v.forma === 'dias',
  },
  {
    nome: 'sem_expediente',
    caminho: 'sem_expediente.0',
    rotulo: 'Dia sem expediente a mais',
    tipo: 'data',
    opcional: true,
    dica: 'Um ponto facultativo, por exemplo. Feriados já contam.',
    quando: (v) => v.forma === 'dias',
  },
  { nome: 'inicio', rotulo: 'Começo', tipo: 'data-e-hora', quando: (v) => v.forma === 'horas' },
  {
    nome: 'horas',
    rotulo: 'Quantas horas',
    tipo: 'inteiro',
    unidade: 'horas',
    quando: (v) => v.forma === 'horas',
  },
  {
    nome: 'inicio_dia',
    caminho: 'inicio',
    rotulo: 'Dia do começo',
    tipo: 'data',
    inicial: 'hoje',
    quando: (v) => v.forma === 'meses',
  },
  {
    nome: 'meses',
    rotulo: 'Quantos meses',
    tipo: 'inteiro',
    unidade: 'meses',
    quando: (v) => v.forma === 'meses',
  },
]

const custo = (v: Valores) => TITULO_XII[v.item as ItemXII]?.custo.tipo
const TAXA_DE_SERVICO: readonly CampoDoCalculo[] = [
  {
    nome: 'item',
    caminho: 'itens.0.item',
    rotulo: 'Serviço',
    tipo: 'escolha',
    opcoes: ITENS_XII.map((i) => ({ valor: i, rotulo: `${i.slice(4)} · ${TITULO_XII[i].descricao}` })),
  },
  { nome: 'data', rotulo: 'Dia do pedido', tipo: 'data', inicial: 'hoje' },
  {
    nome: 'area',
    caminho: 'itens.0.area_ha',
    rotulo: 'Área da gleba',
    tipo: 'numero',
    unidade: 'ha',
    quando: (v) => custo(v) === 'faixas',
  },
  {
    nome: 'quantidade',
    caminho: 'itens.0.quantidade',
    rotulo: 'Quantidade',
    tipo: 'inteiro',
    inicial: '1',
  },
  {
    nome: 'oficio',
    caminho: 'itens.0.com_oficio_de_diretrizes',
    rotulo: 'A gleba já teve Ofício de Diretrizes',
    tipo: 'marcar',
    quando: (v) => v.item === 'XII.1.II',
  },
  {
    nome: 'promotor',
    caminho: 'itens.0.promotor',
    rotulo: 'Quem faz o parcelamento',
    tipo: 'escolha',
    inicial: 'outro',
    opcoes: [
      { valor: 'outro', rotulo: 'particular ou outro' },
      { valor: 'estado', rotulo: 'o Estado' },
      { valor: 'municipio', rotulo: 'o município' },
    ],
    quando: (v) => !!v.item?.startsWith('XII.1'),
  },
  {
    nome: 'indeferido',
    caminho: 'itens.0.indeferido_em',
    rotulo: 'Dia em que o pedido foi negado',
    tipo: 'data',
    opcional: true,
    quando: (v) => v.item === 'XII.1.VI',
  },
]

const tipoDeVeiculo: CampoDoCalculo = {
  nome: 'tipo',
  rotulo: 'Veículo',
  tipo: 'escolha',
  opcoes: Object.entries(NOME_DO_TIPO_DE_VEICULO_RR).map(([valor, rotulo]) => ({ valor, rotulo })),
}

function trecho(i: number): CampoDoCalculo[] {
  const opcional = i > 0 ? { opcional: true } : {}
  return [
    {
      nome: `km_${i}`,
      caminho: `trechos.${i}.km`,
      rotulo: `Trecho ${i + 1}: distância`,
      tipo: 'numero',
      unidade: 'km',
      ...opcional,
    },
    {
      nome: `coeficiente_${i}`,
      caminho: `trechos.${i}.coeficiente`,
      rotulo: `Trecho ${i + 1}: coeficiente do piso`,
      tipo: 'numero',
      unidade: 'R$',
      ...(i > 0 ? { opcional: true } : { dica: 'Como 0,287425.' }),
    },
  ]
}

const pergunta = (nome: string, rotulo: string): CampoDoCalculo => ({ nome, rotulo, tipo: 'sim-ou-nao' })

interface Conta {
  titulo: string
  campos: (norma: NormaDoCalculo) => readonly CampoDoCalculo[]
}

/** Each calculation: what it is called and what its form asks. */
export const CONTAS: Readonly<Record<Calculo, Conta>> = {
  multa: { titulo: 'Calcule a multa', campos: multa },
  prazo: { titulo: 'Conte o prazo', campos: () => PRAZO },
  'taxa-delegacao': {
    titulo: 'Calcule a taxa de delegação',
    campos: () => [
      { nome: 'competencia', rotulo: 'Mês da receita', tipo: 'mes', dica: 'Mês e ano, como 02/2026.' },
      { nome: 'receita_bruta', rotulo: 'Receita bruta do mês', tipo: 'dinheiro' },
      { nome: 'pago_agergs', rotulo: 'Pago à AGERGS no mês', tipo: 'dinheiro', opcional: true },
    ],
  },
  'taxa-servico': { titulo: 'Calcule a taxa do serviço', campos: () => TAXA_DE_SERVICO },
  'registro-de-veiculo': {
    titulo: 'Este veículo pode ser registrado?',
    campos: () => [
      tipoDeVeiculo,
      { nome: 'lugares', rotulo: 'Lugares', tipo: 'inteiro' },
      { nome: 'ano_fabricacao', rotulo: 'Ano de fabricação', tipo: 'inteiro' },
      { nome: 'data', rotulo: 'Dia do registro', tipo: 'data', inicial: 'hoje' },
      {
        nome: 'idade_maxima',
        caminho: 'parametros.idade_maxima_de_registro_anos',
        rotulo: 'Idade máxima adotada',
        tipo: 'numero',
        unidade: 'anos',
        opcional: true,
        dica: 'Vazio, vale a do texto: 8 anos.',
      },
    ],
  },
  'passageiros-em-pe': {
    titulo: 'Quantos podem ir em pé?',
    campos: () => [
      tipoDeVeiculo,
      { nome: 'capacidade', rotulo: 'Passageiros sentados que cabem', tipo: 'inteiro' },
      { nome: 'distancia_km', rotulo: 'Distância da viagem', tipo: 'numero', unidade: 'km' },
    ],
  },
  'indenizacao-de-bagagem': {
    titulo: 'Calcule a indenização da bagagem',
    campos: () => [
      { nome: 'data', rotulo: 'Dia da viagem', tipo: 'data', inicial: 'hoje' },
      { nome: 'chegada', rotulo: 'Chegada', tipo: 'data-e-hora' },
      coeficiente,
    ],
  },
  transbordo: {
    titulo: 'Calcule o custo de seguir viagem',
    campos: () => [
      { nome: 'passageiros', rotulo: 'Passageiros', tipo: 'inteiro' },
      ...trecho(0),
      ...trecho(1),
    ],
  },
  'suspensao-em-multa': {
    titulo: 'Troque a suspensão por multa',
    campos: () => [
      { nome: 'dias', rotulo: 'Dias de suspensão', tipo: 'inteiro', unidade: 'dias' },
      {
        nome: 'fator',
        rotulo: 'Quantas vezes o coeficiente, por dia',
        tipo: 'inteiro',
        inicial: '5000',
        dica: 'De 5.000 a 50.000.',
      },
      coeficiente,
    ],
  },
  'coeficiente-de-infracao': {
    titulo: 'Calcule o coeficiente de infração',
    campos: () => [
      { nome: 'ano', rotulo: 'Ano', tipo: 'inteiro' },
      {
        nome: 'semestre',
        rotulo: 'Semestre',
        tipo: 'escolha',
        comoNumero: true,
        opcoes: [
          { valor: '1', rotulo: 'janeiro a junho' },
          { valor: '2', rotulo: 'julho a dezembro' },
        ],
      },
      { nome: 'multas', rotulo: 'Multas da linha no semestre', tipo: 'inteiro' },
      { nome: 'viagens', rotulo: 'Viagens feitas na linha', tipo: 'inteiro' },
    ],
  },
  prolongamento: {
    titulo: 'Esta linha pode ser prolongada?',
    campos: () => [
      { nome: 'extensao_inicial_km', rotulo: 'Extensão de hoje', tipo: 'numero', unidade: 'km' },
      { nome: 'acrescimo_km', rotulo: 'Quanto se acrescenta', tipo: 'numero', unidade: 'km' },
      {
        nome: 'novo_extremo',
        rotulo: 'O novo ponto final é',
        tipo: 'escolha',
        opcoes: [
          { valor: 'sede-de-municipio', rotulo: 'sede de município' },
          { valor: 'sede-de-distrito', rotulo: 'sede de distrito' },
          { valor: 'outro', rotulo: 'outro lugar' },
        ],
      },
      pergunta('ja_prolongada', 'A linha já foi prolongada antes?'),
      pergunta('resultado_de_fusao', 'A linha nasceu de uma fusão?'),
      pergunta('extremos_coincidem_com_outra_linha', 'Os novos extremos são os de outra linha?'),
      pergunta('mesmo_municipio', 'Os extremos ficam no mesmo município?'),
    ],
  },
}

/** The fields to show now: those that the page does not know and that the other values ask for. */
export function camposAVista(
  campos: readonly CampoDoCalculo[],
  valores: Valores,
  fixos: Valores,
): CampoDoCalculo[] {
  return campos.filter((c) => !Object.hasOwn(fixos, c.nome) && (c.quando?.(valores) ?? true))
}
