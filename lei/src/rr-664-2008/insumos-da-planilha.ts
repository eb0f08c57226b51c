import type { Conferencia, ParametroNomeado } from '../core/conferencia.js'
import { type DataCivil, escreverData } from '../core/data.js'
import { escreverNumero, Numero } from '../core/dinheiro.js'
import { concluir, type RegraConferida, semDados } from './conclusoes.js'

interface DefinicaoDeInsumo {
  nome: string
  unidade: string
  grupo: 'variavel' | 'fixo' | 'demanda'
  /** Usual values of the public method; outside them a person looks again, nothing is refused. */
  faixa: readonly [minimo: string, maximo: string] | null
}

const insumo = (
  grupo: DefinicaoDeInsumo['grupo'],
  nome: string,
  unidade: string,
  faixa: DefinicaoDeInsumo['faixa'] = null,
): DefinicaoDeInsumo => ({ nome, unidade, grupo, faixa })

/**
 * What is collected for the cost sheet of one type of service (art. 37). The usual ranges are those of the public method
 * (GEIPOT 1996), as recalled: they warn and decide nothing. Fractions are written as «0.65», never as percentages.
 */
export const INSUMOS_DA_PLANILHA_RR = {
  preco_diesel: insumo('variavel', 'Preço do diesel', 'R$/l'),
  consumo_diesel: insumo('variavel', 'Consumo de diesel', 'l/km', ['0.35', '0.65']),
  consumo_lubrificante: insumo('variavel', 'Lubrificantes, em litros de diesel', 'l/km', ['0.04', '0.06']),
  preco_arla: insumo('variavel', 'Preço do Arla 32', 'R$/l'),
  consumo_arla: insumo('variavel', 'Consumo de Arla 32', 'l/km'),
  pneus: insumo('variavel', 'Pneus por veículo', 'unidades', ['4', '10']),
  preco_pneu: insumo('variavel', 'Preço do pneu', 'R$'),
  recapagens: insumo('variavel', 'Recapagens por pneu', 'unidades', ['2', '3']),
  preco_recapagem: insumo('variavel', 'Preço da recapagem', 'R$'),
  vida_do_pneu: insumo('variavel', 'Vida total do pneu', 'km', ['85000', '125000']),
  preco_veiculo: insumo('fixo', 'Preço do veículo novo', 'R$'),
  vida_util: insumo('fixo', 'Vida útil do veículo', 'anos', ['7', '12']),
  ano_de_uso: insumo('fixo', 'Ano de uso da frota, a contar de 1', 'anos'),
  residual: insumo('fixo', 'Valor residual do veículo', 'fração', ['0.10', '0.20']),
  instalacoes: insumo('fixo', 'Almoxarifado e instalações, sobre o preço do veículo', 'fração'),
  fator_de_utilizacao: insumo('fixo', 'Fator de utilização da tripulação', 'pessoas por veículo', [
    '2.20',
    '2.80',
  ]),
  salario: insumo('fixo', 'Salário mensal da tripulação', 'R$'),
  encargos: insumo('fixo', 'Encargos sobre o salário', 'fração'),
  beneficios: insumo('fixo', 'Benefícios por veículo e mês', 'R$'),
  pessoal_de_manutencao: insumo('fixo', 'Pessoal de manutenção, sobre a tripulação', 'fração', [
    '0.12',
    '0.15',
  ]),
  pessoal_administrativo: insumo('fixo', 'Pessoal administrativo, sobre a tripulação', 'fração', [
    '0.08',
    '0.13',
  ]),
  pecas: insumo('fixo', 'Peças por mês, sobre o preço do veículo', 'fração', ['0.0033', '0.0083']),
  despesas_gerais: insumo('fixo', 'Despesas gerais por mês, sobre o preço do veículo', 'fração', [
    '0.0017',
    '0.0033',
  ]),
  percurso_mensal: insumo('demanda', 'Percurso médio mensal por veículo', 'km'),
  lugares: insumo('demanda', 'Lugares por veículo', 'lugares'),
  ocupacao: insumo('demanda', 'Ocupação média', 'fração'),
  tributos: insumo('demanda', 'Tributos sobre a receita', 'fração'),
} as const satisfies Record<string, DefinicaoDeInsumo>

export type NomeDeInsumo = keyof typeof INSUMOS_DA_PLANILHA_RR

/** A collected value with its origin: what art. 37, § 1, asks of every number of the sheet. */
export interface InsumoColetado {
  /** As text, with a point. */
  valor: string
  /** Invoice, survey, price list: how a person finds it again; null where nobody said. */
  origem: string | null
  coletadoEm: DataCivil
}

export type InsumosColetados = Readonly<Record<NomeDeInsumo, InsumoColetado>>

/** The law leaves to the CRE/RR what a fair return is (art. 37, § 2). */
export const TAXA_DE_REMUNERACAO_RR: ParametroNomeado = {
  nome: 'taxa_de_remuneracao_anual',
  dispositivo: 'art37_par2',
  significado: 'Remuneração anual do capital investido no serviço',
  unidade: 'fração ao ano',
  sugestao: '0.12',
  leituras: [],
}

const DOS_DADOS: RegraConferida = { dispositivo: 'art37_par1' }
const NOMES = Object.keys(INSUMOS_DA_PLANILHA_RR) as NomeDeInsumo[]

/**
 * Whether the collected values can be relied on (art. 37, § 1): all there, each with its origin, none collected after
 * `hoje`. @throws RecusaDaLei `numero-invalido` where a value is no number.
 */
export function conferirInsumos(insumos: Partial<InsumosColetados>, hoje: DataCivil): Conferencia {
  const faltam = NOMES.filter((n) => insumos[n] === undefined)
  const olhou = [
    ['insumos', NOMES.length],
    ['sem valor', faltam.length],
  ] as const
  if (faltam.length > 0) {
    const nomes = faltam.map((n) => INSUMOS_DA_PLANILHA_RR[n].nome).join(', ')
    return semDados(DOS_DADOS, `Falta coletar: ${nomes}.`, olhou)
  }
  const faltas = NOMES.flatMap((n) => {
    const i = insumos[n]
    const nome = INSUMOS_DA_PLANILHA_RR[n].nome
    if (i === undefined) return []
    Numero.de(i.valor, `insumos.${n}.valor`)
    if (i.origem === null || i.origem.trim() === '') return [`${nome}: falta dizer de onde veio.`]
    if (i.coletadoEm > hoje) return [`${nome}: coletado em ${escreverData(i.coletadoEm)}, que não chegou.`]
    return []
  })
  return concluir(DOS_DADOS, olhou, faltas, 'Todo insumo tem valor, origem e data.')
}

/** The values outside the usual ranges, in pt-BR, for a person to look at again; it never refuses. */
export function insumosForaDaFaixa(insumos: InsumosColetados): string[] {
  return NOMES.flatMap((n) => {
    const { nome, unidade, faixa }: DefinicaoDeInsumo = INSUMOS_DA_PLANILHA_RR[n]
    if (faixa === null) return []
    const [minimo, maximo] = faixa
    const valor = Numero.de(insumos[n].valor, `insumos.${n}.valor`)
    const fora = valor.comparar(Numero.de(minimo)) < 0 || valor.comparar(Numero.de(maximo)) > 0
    const usual = `de ${escreverNumero(minimo)} a ${escreverNumero(maximo)} ${unidade}`
    return fora ? [`${nome}: ${escreverNumero(valor)} está fora do usual (${usual}).`] : []
  })
}
