import { type CalendarioDeExpediente, diaNoCalendario, primeiroDiaComExpediente } from '../core/calendario.js'
import type { ParametroNomeado } from '../core/conferencia.js'
import { type DataCivil, escreverData, lerData, somarMeses } from '../core/data.js'
import { Dinheiro, escreverNumero, Numero } from '../core/dinheiro.js'
import { RecusaDaLei } from '../core/erro.js'
import type { Memoria, Passo } from '../core/memoria.js'
import { parametroUsado, type Serie, type ValorDatado, valorEm } from '../core/vigencia.js'
import { VIGENCIA_DAS_MULTAS_RS } from './multa.js'

/** The month of the revenue, `YYYY-MM`. */
export type Competencia = string & { readonly __tipo: 'Competencia' }

/** Art. 2, § 1: the rate, as a fraction of the gross revenue of the month. */
export const ALIQUOTA_DA_TAXA_DE_DELEGACAO: Serie = [
  {
    de: VIGENCIA_DAS_MULTAS_RS,
    ate: null,
    valor: '0.0217',
    ato: 'Lei 16.452/2025, art. 1º, I',
    demonstracao: false,
  },
]

/** What the authority sets for the fee of art. 2 (AMB-RS-01, AMB-RS-02). */
export const PARAMETROS_DA_TAXA_DE_DELEGACAO: readonly ParametroNomeado[] = [
  {
    nome: 'inicio_da_taxa_de_delegacao',
    dispositivo: 'art2_par1',
    significado: 'Primeiro dia em que a taxa se cobra; alcança os meses que começam nesse dia ou depois.',
    unidade: 'data',
    sugestao: null,
    leituras: ['AMB-RS-02', 'AMB-RS-26'],
  },
  {
    nome: 'subsidio_na_receita_bruta',
    dispositivo: 'art2_par1',
    significado: 'Se o subsídio que o Estado paga entra na receita bruta sobre a qual a taxa incide.',
    unidade: 'sim ou não',
    sugestao: 'não',
    leituras: ['AMB-RS-01'],
  },
]

/**
 * Reads a month, `YYYY-MM`.
 * @throws RecusaDaLei `competencia-invalida`.
 */
export function lerCompetencia(texto: string, campo = 'competencia'): Competencia {
  const m = /^(\d{4})-(\d{2})$/.exec(texto)
  if (m && Number(m[1]) >= 1900 && Number(m[2]) >= 1 && Number(m[2]) <= 12) return texto as Competencia
  throw new RecusaDaLei({
    codigo: 'competencia-invalida',
    mensagem: `«${texto.slice(0, 40)}» não é um mês. Escreva ano-mês, como 2026-02.`,
    campo,
  })
}

/**
 * The gross revenue of a month (art. 2, § 1; AMB-RS-01): fares plus charter invoices of that month, nothing deducted;
 * the subsidy only where the authority counts it.
 */
export function receitaBrutaDoMes(receita: {
  passagens: Dinheiro
  fretamento: Dinheiro
  subsidio: Dinheiro
  contarSubsidio: boolean
}): Dinheiro {
  const soma = receita.passagens.mais(receita.fretamento)
  return receita.contarSubsidio ? soma.mais(receita.subsidio) : soma
}

export interface PedidoDaTaxaDeDelegacao {
  competencia: Competencia
  receitaBruta: Dinheiro
  /** Paid to the AGERGS for the same month (Lei 11.863/2002), as its receipts say. */
  pagoAgergs: Dinheiro
  calendario: CalendarioDeExpediente
  /** Dated parameter `inicio_da_taxa_de_delegacao`; without it, the day Lei 16.452/2025 was published. */
  inicio?: DataCivil
  aliquota?: Serie
}

export interface TaxaDeDelegacao {
  valor: Dinheiro
  vencimento: DataCivil
  /** What was paid to the AGERGS beyond the fee; it is not carried to the next month (AMB-RS-03). */
  sobra: Dinheiro
  memoria: Memoria
}

/**
 * The monthly fee for the delegation (art. 2, §§ 1 to 3): the rate times the gross revenue, half-up to cents, less what
 * was paid to the AGERGS for that month, never below zero; due on the 10th of the next month or the next business day.
 * @throws RecusaDaLei `valor-invalido`, `taxa-antes-do-inicio`, `sem-valor-na-data`.
 */
export function taxaDeDelegacao(pedido: PedidoDaTaxaDeDelegacao): TaxaDeDelegacao {
  const primeiroDia = lerData(`${pedido.competencia}-01`, 'competencia')
  const receita = exigirNaoNegativo(pedido.receitaBruta, 'receita_bruta', 'A receita bruta')
  const pago = exigirNaoNegativo(pedido.pagoAgergs, 'pago_agergs', 'O valor pago à AGERGS')
  exigirInicio(primeiroDia, pedido.inicio ?? VIGENCIA_DAS_MULTAS_RS)
  const aliquota = valorEm(
    pedido.aliquota ?? ALIQUOTA_DA_TAXA_DE_DELEGACAO,
    primeiroDia,
    'alíquota da taxa de delegação',
    'competencia',
  )
  const exato = Numero.de(receita.toString()).vezes(Numero.de(aliquota.valor)).emReais()
  const taxa = exato.arredondar('meio-para-cima')
  const diferenca = taxa.menos(pago)
  const valor = diferenca.negativo() ? Dinheiro.ZERO : diferenca
  const sobra = diferenca.negativo() ? Dinheiro.ZERO.menos(diferenca) : Dinheiro.ZERO
  const dia10 = somarMeses(lerData(`${pedido.competencia}-10`), 1)
  const vencimento = primeiroDiaComExpediente(pedido.calendario, dia10)
  return {
    valor,
    vencimento,
    sobra,
    memoria: [
      {
        dispositivo: 'art2_par1',
        descricao: `Receita bruta de ${pedido.competencia}`,
        resultado: receita.toString(),
        leituras: ['AMB-RS-01'],
      },
      ...passosDaTaxa(aliquota, exato.toString(), taxa),
      passoDaAgergs(pago, valor, sobra),
      passoDoVencimento(pedido.calendario, dia10, vencimento),
    ],
  }
}

function exigirNaoNegativo(valor: Dinheiro, campo: string, nome: string): Dinheiro {
  if (!valor.negativo()) return valor
  throw new RecusaDaLei({ codigo: 'valor-invalido', mensagem: `${nome} não pode ser menor que zero.`, campo })
}

function exigirInicio(primeiroDia: DataCivil, inicio: DataCivil): void {
  if (primeiroDia >= inicio) return
  throw new RecusaDaLei({
    codigo: 'taxa-antes-do-inicio',
    mensagem: `A taxa de delegação se cobra desde ${escreverData(inicio)}, sobre os meses que começam nesse dia ou depois.`,
    campo: 'competencia',
    dispositivo: 'art2_par1',
  })
}

function passosDaTaxa(aliquota: ValorDatado, exato: string, taxa: Dinheiro): Passo[] {
  return [
    {
      dispositivo: 'art2_par1',
      descricao: `Alíquota: ${escreverNumero(Numero.de(aliquota.valor).vezes(Numero.de(100)))}%`,
      resultado: aliquota.valor,
      parametro: parametroUsado('alíquota da taxa de delegação', aliquota),
    },
    { dispositivo: 'art2_par1', descricao: 'Receita bruta × alíquota', resultado: exato },
    {
      dispositivo: 'art2_par1',
      descricao: 'Arredondado ao centavo, meio para cima, uma vez',
      resultado: taxa.toString(),
      leituras: ['AMB-RS-02'],
    },
  ]
}

function passoDaAgergs(pago: Dinheiro, valor: Dinheiro, sobra: Dinheiro): Passo {
  const semDesconto = pago.igual(Dinheiro.ZERO)
  const descricao = semDesconto
    ? 'Nada foi pago à AGERGS por este mês'
    : sobra.igual(Dinheiro.ZERO)
      ? `Menos o que foi pago à AGERGS por este mês (${pago})`
      : `O que foi pago à AGERGS por este mês (${pago}) passa da taxa; a sobra de ${sobra} não vai para outro mês`
  return {
    dispositivo: 'art2_par2',
    descricao,
    resultado: valor.toString(),
    leituras: ['AMB-RS-03'],
    ...(semDesconto ? { aplicado: false } : {}),
  }
}

function passoDoVencimento(c: CalendarioDeExpediente, dia10: DataCivil, vencimento: DataCivil): Passo {
  const motivo = diaNoCalendario(c, dia10).motivo
  return {
    dispositivo: 'art2_par3',
    descricao:
      dia10 === vencimento
        ? 'Vence no dia 10 do mês seguinte'
        : `${escreverData(dia10)} não tem expediente (${motivo}); passa ao primeiro dia útil seguinte`,
    resultado: vencimento,
    leituras: ['AMB-RS-04'],
  }
}
