import type { DataCivil } from '../core/data.js'
import { escreverNumero, Numero } from '../core/dinheiro.js'
import type { Dispositivo } from '../core/dispositivo.js'
import { RecusaDaLei } from '../core/erro.js'
import type { Memoria, Passo } from '../core/memoria.js'
import { parametroUsado, valorEm } from '../core/vigencia.js'
import type { Parametros } from '../fiscalizacao/infracao.js'
import { comCasas, dividir, lerNaoNegativo, lerPositivo, subtrair } from './conta.js'
import {
  conferirInsumos,
  INSUMOS_DA_PLANILHA_RR,
  type InsumosColetados,
  insumosForaDaFaixa,
  type NomeDeInsumo,
  TAXA_DE_REMUNERACAO_RR,
} from './insumos-da-planilha.js'

const UM = Numero.de(1)
const DOZE = Numero.de(12)
const CASAS_DO_COEFICIENTE = 6
const CASAS_DO_CUSTO = 4

/** These divide, so that zero is refused. */
const POSITIVOS: ReadonlySet<NomeDeInsumo> = new Set([
  'vida_do_pneu',
  'preco_veiculo',
  'vida_util',
  'ano_de_uso',
  'percurso_mensal',
  'lugares',
  'ocupacao',
])
const FRACOES: ReadonlySet<NomeDeInsumo> = new Set(['residual', 'ocupacao', 'tributos'])
const INTEIROS: ReadonlySet<NomeDeInsumo> = new Set(['vida_util', 'ano_de_uso'])

export interface PlanilhaTarifaria {
  /** Always a reference: art. 37, § 4, keeps it from fixing any fare (AMB-RR-13). */
  especie: 'referencia'
  servico: string
  /** R$ per kilometre, four decimals half up. */
  custoPorKm: string
  /** R$ per passenger and kilometre, six decimals half up. */
  coeficiente: string
  /** Inputs outside their usual range, for a person to look at again. */
  avisos: readonly string[]
  memoria: Memoria
}

type Valores = Readonly<Record<NomeDeInsumo, Numero>>

/**
 * The cost sheet of one type of service (art. 37), by the public method: cost per km = variable + fixed per vehicle and
 * month ÷ monthly km; coefficient = cost ÷ (seats × occupancy) ÷ (1 − taxes). Depreciation by the sum of digits.
 * Divisions keep twelve decimals; the results are rounded once. The outcome is a reference and fixes no fare (§ 4).
 * @throws RecusaDaLei `insumos-sem-controle` where an input is missing or has no origin (§ 1), `insumo-invalido`,
 * `numero-invalido`, `numero-fora-da-faixa`, `sem-valor-na-data` without the rate of return (§ 2).
 */
export function planilhaTarifaria(pedido: {
  servico: string
  data: DataCivil
  insumos: InsumosColetados
  parametros: Parametros
}): PlanilhaTarifaria {
  const controle = conferirInsumos(pedido.insumos, pedido.data)
  if (controle.resultado !== 'conforme') {
    throw new RecusaDaLei({
      codigo: 'insumos-sem-controle',
      mensagem: controle.mensagem,
      campo: 'insumos',
      dispositivo: 'art37_par1',
    })
  }
  const v = lerInsumos(pedido.insumos)
  const remuneracao = taxaDeRemuneracao(pedido)
  const variavel = custoVariavel(v)
  const fixo = custoFixo(v, remuneracao.valor)
  const fixoPorKm = dividir(fixo.total, v.percurso_mensal)
  const custo = variavel.total.mais(fixoPorKm)
  const semTributos = dividir(custo, v.lugares.vezes(v.ocupacao))
  const coeficiente = comCasas(dividir(semTributos, subtrair(UM, v.tributos)), CASAS_DO_COEFICIENTE)
  return {
    especie: 'referencia',
    servico: pedido.servico,
    custoPorKm: comCasas(custo, CASAS_DO_CUSTO),
    coeficiente,
    avisos: insumosForaDaFaixa(pedido.insumos),
    memoria: [
      ...variavel.passos,
      remuneracao.passo,
      ...fixo.passos,
      passo(`Fixo ÷ ${escreverNumero(v.percurso_mensal)} km por mês, por km`, fixoPorKm),
      passo('Custo por km: variável + fixo', custo),
      passo('Custo por passageiro e km: custo ÷ (lugares × ocupação)', semTributos),
      passo('÷ (1 − tributos), arredondado uma vez, meio para cima: coeficiente de referência', coeficiente),
      passo('Indica um valor médio e não fixa tarifa', 'referência', 'art37_par4', ['AMB-RR-13']),
    ],
  }
}

function passo(
  descricao: string,
  resultado: Numero | string,
  dispositivo: Dispositivo = 'art37',
  leituras: readonly string[] = [],
): Passo {
  return { dispositivo, descricao, resultado: resultado.toString(), leituras }
}

function lerInsumos(insumos: InsumosColetados): Valores {
  const nomes = Object.keys(INSUMOS_DA_PLANILHA_RR) as NomeDeInsumo[]
  const v = Object.fromEntries(nomes.map((n) => [n, lerInsumo(n, insumos[n].valor)])) as Record<
    NomeDeInsumo,
    Numero
  >
  if (v.tributos.comparar(UM) === 0) throw recusarInsumo('tributos', 'tem de ser menor que 1')
  return v
}

function lerInsumo(n: NomeDeInsumo, texto: string): Numero {
  const campo = { nome: INSUMOS_DA_PLANILHA_RR[n].nome, campo: `insumos.${n}.valor` }
  const valor = POSITIVOS.has(n) ? lerPositivo(texto, campo) : lerNaoNegativo(texto, campo)
  if (FRACOES.has(n) && valor.comparar(UM) > 0) {
    throw recusarInsumo(n, 'é fração e vai de 0 a 1, como 0.65')
  }
  if (INTEIROS.has(n) && !/^\d{1,2}$/.test(valor.toString())) {
    throw recusarInsumo(n, 'é um número inteiro de anos, menor que 100')
  }
  return valor
}

function recusarInsumo(n: NomeDeInsumo, regra: string): RecusaDaLei {
  return new RecusaDaLei({
    codigo: 'insumo-invalido',
    mensagem: `${INSUMOS_DA_PLANILHA_RR[n].nome} ${regra}.`,
    campo: `insumos.${n}.valor`,
    dispositivo: 'art37',
  })
}

function taxaDeRemuneracao(em: { data: DataCivil; parametros: Parametros }) {
  const { nome, significado } = TAXA_DE_REMUNERACAO_RR
  const campo = `parametros.${nome}`
  const linha = valorEm(em.parametros[nome] ?? [], em.data, significado.toLowerCase(), campo)
  const valor = lerNaoNegativo(linha.valor, { nome: significado, campo, dispositivo: 'art37_par2' })
  return {
    valor,
    passo: {
      ...passo(significado, valor, 'art37_par2'),
      parametro: parametroUsado(nome, linha),
    },
  }
}

function custoVariavel(v: Valores): { total: Numero; passos: Passo[] } {
  const combustivel = v.preco_diesel.vezes(v.consumo_diesel.mais(v.consumo_lubrificante))
  const arla = v.preco_arla.vezes(v.consumo_arla)
  const jogo = v.pneus.vezes(v.preco_pneu.mais(v.recapagens.vezes(v.preco_recapagem)))
  const rodagem = dividir(jogo, v.vida_do_pneu)
  const total = combustivel.mais(arla).mais(rodagem)
  return {
    total,
    passos: [
      passo('Diesel e lubrificantes por km', combustivel),
      passo('Arla 32 por km', arla),
      passo('Pneus e recapagens ÷ vida do pneu, por km', rodagem),
      passo('Custo variável por km', total),
    ],
  }
}

/** Per vehicle and month. */
function custoFixo(v: Valores, remuneracao: Numero): { total: Numero; passos: Passo[] } {
  const { noAno, antes } = depreciacao(v)
  const mensal = dividir(noAno, DOZE)
  const porDepreciar = subtrair(v.preco_veiculo, antes)
  const capital = porDepreciar.mais(v.instalacoes.vezes(v.preco_veiculo))
  const retorno = dividir(remuneracao.vezes(capital), DOZE)
  const tripulacao = v.fator_de_utilizacao.vezes(v.salario).vezes(UM.mais(v.encargos)).mais(v.beneficios)
  const demais = tripulacao.vezes(v.pessoal_de_manutencao.mais(v.pessoal_administrativo))
  const pecas = v.preco_veiculo.vezes(v.pecas)
  const gerais = v.preco_veiculo.vezes(v.despesas_gerais)
  const total = [mensal, retorno, tripulacao, demais, pecas, gerais].reduce((a, b) => a.mais(b))
  return {
    total,
    passos: [
      passo(`Depreciação do mês, soma dos dígitos, ano ${v.ano_de_uso}`, mensal),
      passo('Remuneração do mês sobre o que falta depreciar e as instalações', retorno, 'art37_par2'),
      passo('Tripulação: fator × salário × (1 + encargos) + benefícios', tripulacao),
      passo('Pessoal de manutenção e administrativo', demais),
      passo('Peças do mês', pecas),
      passo('Despesas gerais do mês', gerais),
      passo('Custo fixo por veículo e mês', total),
    ],
  }
}

/** Sum of digits: year j of n takes (n − j + 1) parts of n(n + 1) ÷ 2; past the useful life nothing is left to take. */
function depreciacao(v: Valores): { noAno: Numero; antes: Numero } {
  const n = Number(v.vida_util.toString())
  const j = Math.min(Number(v.ano_de_uso.toString()), n + 1)
  const base = v.preco_veiculo.vezes(subtrair(UM, v.residual))
  const partes = Numero.de((n * (n + 1)) / 2)
  const quota = (quantas: number) => dividir(base.vezes(Numero.de(quantas)), partes)
  return { noAno: quota(n - j + 1), antes: quota(((j - 1) * (2 * n - j + 2)) / 2) }
}
