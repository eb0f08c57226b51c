import type { Conferencia } from '../core/conferencia.js'
import { type DataCivil, escreverData } from '../core/data.js'
import { Dinheiro, escreverDinheiro, escreverNumero, Numero } from '../core/dinheiro.js'
import type { Memoria, Passo } from '../core/memoria.js'
import { parametroUsado, type Serie, valorEm } from '../core/vigencia.js'
import { concluir, type RegraConferida, semDados } from './conclusoes.js'
import { exigirInteiro } from './norma.js'

/**
 * What the passenger pays for a ticket: the fare, the terminal tariff of art. 38 where the trip uses a terminal, and the
 * insurance premium of art. 40 where the delegatária adds it. Amounts in reais, no rounding.
 * @param b.terminal dated tariff of the terminal; null where the trip uses none.
 * @param b.premio dated premium table; null where no premium is added.
 * @throws RecusaDaLei `sem-valor-na-data`, `valor-invalido`.
 */
export function composicaoDoBilhete(b: {
  tarifa: string
  data: DataCivil
  terminal: Serie | null
  premio: Serie | null
}): { tarifa: Dinheiro; terminal: Dinheiro; premio: Dinheiro; total: Dinheiro; memoria: Memoria } {
  const tarifa = Dinheiro.de(b.tarifa, 'tarifa')
  const terminal = parcela(b.terminal, b.data, 'Tarifa de terminal, incluída no bilhete', 'art38_par1u')
  const premio = parcela(b.premio, b.data, 'Prêmio do seguro, acrescido à passagem', 'art40')
  const total = tarifa.mais(terminal.valor).mais(premio.valor)
  return {
    tarifa,
    terminal: terminal.valor,
    premio: premio.valor,
    total,
    memoria: [
      { dispositivo: null, descricao: 'Tarifa da viagem', resultado: tarifa.toString() },
      ...terminal.passos,
      ...premio.passos,
      { dispositivo: null, descricao: 'Total do bilhete', resultado: total.toString() },
    ],
  }
}

function parcela(
  serie: Serie | null,
  data: DataCivil,
  descricao: string,
  dispositivo: 'art38_par1u' | 'art40',
): { valor: Dinheiro; passos: Passo[] } {
  if (serie === null) return { valor: Dinheiro.ZERO, passos: [] }
  const linha = valorEm(serie, data, descricao.toLowerCase())
  const valor = Dinheiro.de(linha.valor)
  const passo = { dispositivo, descricao, resultado: valor.toString() }
  return { valor, passos: [{ ...passo, parametro: parametroUsado(descricao, linha) }] }
}

/** The tariff that the CRE/RR set for a terminal, in force at `data` (art. 38). @throws RecusaDaLei `sem-valor-na-data`. */
export function tarifaDeTerminal(serie: Serie, data: DataCivil): Dinheiro {
  return Dinheiro.de(valorEm(serie, data, 'tarifa deste terminal').valor)
}

/**
 * What the delegatária collected for a terminal and still owes the State body (art. 38, par. único): tickets × tariff of
 * the day of each sale, less what was handed over. A negative balance was handed over in excess.
 * @throws RecusaDaLei `quantidade-invalida`, `sem-valor-na-data`, `valor-invalido`.
 */
export function repasseDeTerminal(r: {
  vendas: readonly { data: DataCivil; bilhetes: number }[]
  tarifas: Serie
  repasses: readonly { data: DataCivil; valor: string }[]
}): { devido: Dinheiro; repassado: Dinheiro; saldo: Dinheiro; memoria: Memoria } {
  const passos: Passo[] = []
  let devido = Dinheiro.ZERO
  r.vendas.forEach(({ data, bilhetes }, i) => {
    exigirInteiro(bilhetes, {
      minimo: 0,
      maximo: 10_000_000,
      nome: 'O número de bilhetes',
      codigo: 'quantidade-invalida',
      campo: `vendas.${i}.bilhetes`,
    })
    const linha = valorEm(r.tarifas, data, 'tarifa deste terminal', 'tarifas')
    const valor = Numero.de(linha.valor).vezes(Numero.de(bilhetes)).emReais().arredondar('meio-para-cima')
    devido = devido.mais(valor)
    passos.push({
      dispositivo: 'art38_par1u',
      descricao: `${escreverData(data)}: ${escreverNumero(String(bilhetes))} bilhetes × ${escreverDinheiro(linha.valor)}`,
      resultado: valor.toString(),
      parametro: parametroUsado('tarifa de terminal', linha),
    })
  })
  const repassado = r.repasses.reduce(
    (soma, p, i) => soma.mais(Dinheiro.de(p.valor, `repasses.${i}.valor`)),
    Dinheiro.ZERO,
  )
  const saldo = devido.menos(repassado)
  passos.push(
    { dispositivo: 'art38_par1u', descricao: 'Devido ao órgão estadual', resultado: devido.toString() },
    { dispositivo: 'art38_par1u', descricao: 'Já repassado', resultado: repassado.toString() },
    { dispositivo: 'art38_par1u', descricao: 'Saldo a repassar', resultado: saldo.toString() },
  )
  return { devido, repassado, saldo, memoria: passos }
}

/** Art. 39: what must be insured. */
export const COBERTURAS_OBRIGATORIAS_RR = {
  'acidentes-pessoais': 'acidentes pessoais de passageiros',
  bagagem: 'dano ou extravio de bagagem etiquetada',
} as const

export type Cobertura = keyof typeof COBERTURAS_OBRIGATORIAS_RR

/** A policy on record; in force on `[de, ate]`, both days included. */
export interface Apolice {
  numero: string
  coberturas: readonly Cobertura[]
  de: DataCivil
  ate: DataCivil
}

const DO_SEGURO: RegraConferida = { dispositivo: 'art39' }

/** Whether each mandatory cover (art. 39) has a policy in force on `data`; `null`: no policy was looked for yet. */
export function conferirSeguro(apolices: readonly Apolice[] | null, data: DataCivil): Conferencia {
  if (apolices === null) return semDados(DO_SEGURO, 'Não há apólice registrada para conferir.')
  const coberturas = Object.keys(COBERTURAS_OBRIGATORIAS_RR) as Cobertura[]
  const achados = coberturas.map((c) => ({
    nome: COBERTURAS_OBRIGATORIAS_RR[c],
    apolice: apolices.find((a) => a.coberturas.includes(c) && a.de <= data && data <= a.ate),
  }))
  return concluir(
    DO_SEGURO,
    achados.map(({ nome, apolice }) => [nome, apolice ? `${apolice.numero}, até ${apolice.ate}` : 'nenhuma']),
    achados.filter((a) => !a.apolice).map((a) => `Sem seguro de ${a.nome} em ${escreverData(data)}.`),
    'Os dois seguros obrigatórios estão em vigor.',
  )
}

const DA_ATUALIZACAO: RegraConferida = { dispositivo: 'art40_par1u' }

/**
 * Whether the premium table is updated with the tariff coefficient (art. 40, par. único): from the first date of the
 * table on, both series begin their versions on the same days.
 */
export function conferirAtualizacaoDePremios(premios: Serie, coeficientes: Serie): Conferencia {
  const inicio = premios.map((p) => p.de).sort()[0]
  if (inicio === undefined || coeficientes.length === 0) {
    return semDados(DA_ATUALIZACAO, 'Falta a tabela de prêmios ou a série do coeficiente.')
  }
  const datas = (s: Serie) => [...new Set(s.map((v) => v.de).filter((d) => d >= inicio))].sort()
  const [dosPremios, dosCoeficientes] = [datas(premios), datas(coeficientes)]
  const faltas = [
    ...dosPremios
      .filter((d) => !dosCoeficientes.includes(d))
      .map((d) => `Prêmios mudaram em ${escreverData(d)}; o coeficiente, não.`),
    ...dosCoeficientes
      .filter((d) => !dosPremios.includes(d))
      .map((d) => `Coeficiente mudou em ${escreverData(d)}; os prêmios, não.`),
  ]
  return concluir(
    DA_ATUALIZACAO,
    [
      ['versões dos prêmios', dosPremios.join(', ')],
      ['versões do coeficiente', dosCoeficientes.join(', ')],
    ],
    faltas,
    'As duas tabelas mudam nas mesmas datas.',
  )
}
