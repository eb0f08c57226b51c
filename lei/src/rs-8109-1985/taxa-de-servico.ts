import type { ParametroNomeado } from '../core/conferencia.js'
import { type DataCivil, escreverData, lerData } from '../core/data.js'
import { Dinheiro, escreverNumero, Numero } from '../core/dinheiro.js'
import type { Dispositivo } from '../core/dispositivo.js'
import { RecusaDaLei } from '../core/erro.js'
import type { Memoria, Passo } from '../core/memoria.js'
import { parametroUsado, type Serie, type ValorDatado, valorEm } from '../core/vigencia.js'
import { UPF_RS, upfEm } from '../rs-11127-1998/upf.js'
import { isencaoDoItem, type PromotorDoParcelamento } from './isencoes.js'
import { type FaixaDeArea, type ItemXII, TITULO_XII } from './titulo-xii.js'

/** First day of Título XII: publication of Lei 16.452/2025. The authority may set a later start (AMB-RS-26). */
export const INICIO_DO_TITULO_XII: DataCivil = lerData('2025-12-26')

/** How many UPF-RS one unit of the table is worth (AMB-RS-21, reading A): the table says UFIR, which no longer exists. */
export const FATOR_UFIR_UPF: Serie = [
  {
    de: INICIO_DO_TITULO_XII,
    ate: null,
    valor: '1',
    ato: 'leitura AMB-RS-21: a unidade da tabela é a UPF-RS',
    demonstracao: false,
  },
]

export const PARAMETROS_DA_TAXA_DE_SERVICO: readonly ParametroNomeado[] = [
  {
    nome: 'fator_ufir_upf',
    dispositivo: 'XII',
    significado: 'Quantas UPF-RS vale uma unidade da tabela de incidência, que está em UFIR.',
    unidade: 'UPF-RS por unidade',
    sugestao: '1',
    leituras: ['AMB-RS-21'],
  },
  {
    nome: 'inicio_do_titulo_xii',
    dispositivo: 'XII',
    significado: 'Primeiro dia em que as taxas do Título XII se cobram.',
    unidade: 'data',
    sugestao: null,
    leituras: ['AMB-RS-26'],
  },
]

export interface ItemPedido {
  item: ItemXII
  /** How many of its unit, an integer from 1. */
  quantidade: number
  /** Hectares, as text; only the items in bands have it. */
  areaHa: string | null
  /** Whether an Ofício de Diretrizes was issued for the same tract (art. 8, § 7; XII.1.II only). */
  comOficioDeDiretrizes: boolean
  promotor: PromotorDoParcelamento
  /** Date of the refusal that closed the process (XII.1.VI only). */
  indeferidoEm: DataCivil | null
}

export interface ItemCalculado {
  item: ItemXII
  /** Units of the table in all, with as many decimals as the table has. */
  quantidadeUpf: string
  valor: Dinheiro
  /** The provision that exempts it. */
  isento: Dispositivo | null
}

export interface TaxaDeServico {
  valor: Dinheiro
  itens: readonly ItemCalculado[]
  memoria: Memoria
}

export interface ParametrosDaTaxaDeServico {
  upf?: Serie | undefined
  fator?: Serie | undefined
  inicio?: DataCivil | undefined
}

const MAIOR_QUANTIDADE = 1_000_000
const MAIOR_AREA = Numero.de('10000000')
const METADE = Numero.de('0.5')

/**
 * The Taxa de Serviços Diversos of Título XII (Lei 8.109/1985): for each item, its units × UPF-RS of the year of `data`,
 * half-up to cents; then the sum. The minimum of art. 6, § 2, does not reach this título.
 * @throws RecusaDaLei `taxa-antes-do-inicio`, `itens-ausentes`, `quantidade-invalida`, `area-invalida`,
 * `reducao-nao-cabe`, `sem-valor-na-data`, `parametro-invalido`; fields of an item as `itens.0.area_ha`.
 */
export function taxaDeServico(
  data: DataCivil,
  itens: readonly ItemPedido[],
  parametros: ParametrosDaTaxaDeServico = {},
): TaxaDeServico {
  exigirInicio(data, parametros.inicio ?? INICIO_DO_TITULO_XII)
  if (itens.length === 0) recusar('itens-ausentes', 'Informe ao menos um item do Título XII.', 'itens')
  const upf = upfEm(parametros.upf ?? UPF_RS, data)
  const fator = valorEm(
    parametros.fator ?? FATOR_UFIR_UPF,
    data,
    'fator da tabela',
    'parametros.fator_ufir_upf',
  )
  const unidade = upf.valor.vezes(lerFator(fator))
  const passos: Passo[] = passosDaUnidade(data, upf.linha, fator)
  const calculados = itens.map((pedido, i) => calcularItem(pedido, data, unidade, `itens.${i}`, passos))
  const valor = calculados.reduce((soma, c) => soma.mais(c.valor), Dinheiro.ZERO)
  passos.push({ dispositivo: 'XII', descricao: 'Soma dos itens', resultado: valor.toString() })
  return { valor, itens: calculados, memoria: passos }
}

function recusar(codigo: string, mensagem: string, campo: string, dispositivo?: Dispositivo): never {
  throw new RecusaDaLei({ codigo, mensagem, campo, dispositivo: dispositivo ?? null })
}

function exigirInicio(data: DataCivil, inicio: DataCivil): void {
  if (data >= inicio) return
  recusar(
    'taxa-antes-do-inicio',
    `As taxas do Título XII se cobram desde ${escreverData(inicio)}.`,
    'data',
    'XII',
  )
}

function lerFator(linha: ValorDatado): Numero {
  const campo = 'parametros.fator_ufir_upf'
  const fator = Numero.de(linha.valor, campo)
  if (fator.negativo() || fator.zero())
    recusar('parametro-invalido', 'O fator da tabela tem de ser maior que zero.', campo, 'XII')
  return fator
}

function passosDaUnidade(data: DataCivil, upf: ValorDatado, fator: ValorDatado): Passo[] {
  return [
    {
      dispositivo: 'XII',
      descricao: `UPF-RS em ${escreverData(data)}`,
      resultado: upf.valor,
      parametro: parametroUsado('UPF-RS', upf),
    },
    {
      dispositivo: 'XII',
      descricao: 'UPF-RS por unidade da tabela',
      resultado: fator.valor,
      parametro: parametroUsado('fator da tabela', fator),
      leituras: ['AMB-RS-21'],
    },
  ]
}

function calcularItem(
  pedido: ItemPedido,
  data: DataCivil,
  unidade: Numero,
  caminho: string,
  passos: Passo[],
): ItemCalculado {
  const { item } = pedido
  const quantidade = lerQuantidade(pedido, caminho)
  if (pedido.comOficioDeDiretrizes && item !== 'XII.1.II') {
    const mensagem = 'Só o Termo de Anuência Prévia (XII.1.II) cai à metade pelo Ofício de Diretrizes.'
    recusar('reducao-nao-cabe', mensagem, `${caminho}.com_oficio_de_diretrizes`, 'art8_par7')
  }
  const custo = custoUnitario(pedido, caminho)
  const unidades = custo.upf.vezes(Numero.de(quantidade)).vezes(pedido.comOficioDeDiretrizes ? METADE : UM)
  const quantidadeUpf = comCasas(unidades.toString(), custo.casas)
  const isencao = isencaoDoItem(item, { ...pedido, reabertoEm: data })
  const exato = unidades.vezes(unidade).emReais()
  const valor = isencao ? Dinheiro.ZERO : exato.arredondar('meio-para-cima')
  passos.push({
    dispositivo: custo.dispositivo,
    descricao: `${TITULO_XII[item].descricao}: ${custo.conta} × ${contar(quantidade, TITULO_XII[item].unidade)}`,
    resultado: comCasas(custo.upf.vezes(Numero.de(quantidade)).toString(), custo.casas),
    leituras: TITULO_XII[item].leituras,
  })
  if (item === 'XII.1.II') passos.push(passoDaMetade(pedido.comOficioDeDiretrizes, quantidadeUpf))
  passos.push(
    isencao
      ? {
          dispositivo: isencao.dispositivo,
          descricao: isencao.motivo,
          resultado: '0.00',
          leituras: isencao.dispositivo === 'art3_inc38' ? ['AMB-RS-18'] : [],
        }
      : {
          dispositivo: item,
          descricao: `${escreverNumero(quantidadeUpf)} × ${escreverNumero(unidade)}, ao centavo, meio para cima`,
          resultado: valor.toString(),
        },
  )
  return { item, quantidadeUpf, valor, isento: isencao?.dispositivo ?? null }
}

const UM = Numero.de(1)

function lerQuantidade({ quantidade, item }: ItemPedido, caminho: string): number {
  if (Number.isInteger(quantidade) && quantidade >= 1 && quantidade <= MAIOR_QUANTIDADE) return quantidade
  return recusar(
    'quantidade-invalida',
    `A quantidade é inteira e vai de 1 a ${escreverNumero(String(MAIOR_QUANTIDADE))}.`,
    `${caminho}.quantidade`,
    item,
  )
}

interface CustoUnitario {
  upf: Numero
  /** Decimals of the table. */
  casas: number
  dispositivo: Dispositivo
  conta: string
}

function custoUnitario(pedido: ItemPedido, caminho: string): CustoUnitario {
  const { custo } = TITULO_XII[pedido.item]
  if (custo.tipo === 'multiplo') {
    const base = custoUnitario({ ...pedido, item: custo.de }, caminho)
    const conta = `${custo.vezes} guias de ${base.conta}`
    return { ...base, upf: base.upf.vezes(Numero.de(custo.vezes)), dispositivo: pedido.item, conta }
  }
  if (custo.tipo === 'fixo') {
    return {
      upf: Numero.de(custo.upf),
      casas: casasDe(custo.upf),
      dispositivo: pedido.item,
      conta: escreverNumero(custo.upf),
    }
  }
  const faixa = faixaDaArea(custo.faixas, pedido, caminho)
  return {
    upf: Numero.de(faixa.upf),
    casas: casasDe(faixa.upf),
    dispositivo: `${pedido.item}.${faixa.letra}`,
    conta: `${escreverNumero(pedido.areaHa ?? '')} ha, letra ${faixa.letra}, ${escreverNumero(faixa.upf)}`,
  }
}

function faixaDaArea(faixas: readonly FaixaDeArea[], pedido: ItemPedido, caminho: string): FaixaDeArea {
  const campo = `${caminho}.area_ha`
  if (pedido.areaHa === null)
    recusar('area-invalida', 'Informe a área da gleba, em hectares.', campo, pedido.item)
  const area = Numero.de(pedido.areaHa, campo)
  const cabe = !area.negativo() && !area.zero() && area.comparar(MAIOR_AREA) <= 0
  const faixa = faixas.find((f) => f.ate === null || area.comparar(Numero.de(f.ate)) <= 0)
  if (cabe && faixa) return faixa
  return recusar('area-invalida', 'A área da gleba tem de ser maior que zero.', campo, pedido.item)
}

function passoDaMetade(comOficio: boolean, quantidadeUpf: string): Passo {
  return {
    dispositivo: 'art8_par7',
    descricao: comOficio
      ? 'Metade: a gleba teve Ofício de Diretrizes'
      : 'Sem redução: a gleba não teve Ofício de Diretrizes',
    resultado: quantidadeUpf,
    leituras: ['AMB-RS-20'],
    ...(comOficio ? {} : { aplicado: false }),
  }
}

const casasDe = (texto: string) => texto.split('.')[1]?.length ?? 0

/** Pads with zeros up to the decimals of the table: «47.4678» → «47.46780». */
function comCasas(texto: string, casas: number): string {
  const [inteiro = '0', decimais = ''] = texto.split('.')
  const completas = decimais.padEnd(casas, '0')
  return completas === '' ? inteiro : `${inteiro}.${completas}`
}

function contar(n: number, unidade: string): string {
  return n === 1 ? `1 ${unidade}` : `${escreverNumero(String(n))} (${unidade})`
}
