import type { Conferencia, ParametroNomeado } from '../core/conferencia.js'
import type { DataCivil } from '../core/data.js'
import { Dinheiro, escreverDinheiro, escreverNumero, Numero } from '../core/dinheiro.js'
import type { Dispositivo } from '../core/dispositivo.js'
import { RecusaDaLei } from '../core/erro.js'
import type { Memoria, Passo } from '../core/memoria.js'
import { parametroUsado, type ValorDatado, valorEm } from '../core/vigencia.js'
import type { Parametros } from '../fiscalizacao/infracao.js'
import { lerCoeficiente } from './coeficiente.js'
import { concluir, type RegraConferida, semDados } from './conclusoes.js'
import { comCasas, dividir, lerNaoNegativo, lerPositivo, subtrair, valorOuNada } from './conta.js'

/** The three records of a fare (AMB-RR-13): only the maximum binds. */
export const ESPECIES_DE_TARIFA_RR = {
  referencia: { nome: 'Referência da planilha', dispositivo: 'art37_par4', limita: false },
  maxima: { nome: 'Tarifa máxima, do contrato ou de ato', dispositivo: 'art69_inc3', limita: true },
  cobrada: { nome: 'Preço cobrado', dispositivo: 'art81_inc1', limita: false },
} as const satisfies Record<string, { nome: string; dispositivo: Dispositivo; limita: boolean }>

export type EspecieDeTarifa = keyof typeof ESPECIES_DE_TARIFA_RR

/** A fare on record for one pair of sections of a line, either way. */
export interface TarifaRegistrada extends ValorDatado {
  especie: EspecieDeTarifa
  linha: string
  secao: readonly [string, string]
}

const mesmaSecao = (a: readonly [string, string], b: readonly [string, string]): boolean =>
  (a[0] === b[0] && a[1] === b[1]) || (a[0] === b[1] && a[1] === b[0])

/**
 * The maximum fare of a section in force at `data` (art. 69, III). References and charged prices are never it.
 * @throws RecusaDaLei `sem-valor-na-data` where no maximum reaches the date.
 */
export function tarifaMaxima(
  registros: readonly TarifaRegistrada[],
  de: { linha: string; secao: readonly [string, string]; data: DataCivil },
): ValorDatado {
  return valorEm(maximasDaSecao(registros, de), de.data, 'tarifa máxima desta seção', 'secao')
}

function maximasDaSecao(
  registros: readonly TarifaRegistrada[],
  de: { linha: string; secao: readonly [string, string] },
): TarifaRegistrada[] {
  return registros.filter(
    (r) => ESPECIES_DE_TARIFA_RR[r.especie].limita && r.linha === de.linha && mesmaSecao(r.secao, de.secao),
  )
}

const DO_PRECO: RegraConferida = {
  dispositivo: 'art69_inc3',
  infracao: 'art81_inc1',
  leituras: ['AMB-RR-13'],
}

/**
 * Whether the fare charged stays within the maximum (arts. 69, III, and 81, I). Without a maximum on record nothing can
 * be said: the cost sheet does not stand in for it (art. 37, § 4).
 * @param c.cobrado the fare alone in reais, without terminal tariff and insurance.
 * @throws RecusaDaLei `valor-invalido`.
 */
export function conferirPrecoCobrado(c: {
  cobrado: string
  linha: string
  secao: readonly [string, string]
  data: DataCivil
  registros: readonly TarifaRegistrada[]
}): Conferencia {
  const cobrado = Dinheiro.de(c.cobrado, 'cobrado')
  const olhou: [string, string][] = [
    ['preço cobrado', cobrado.toString()],
    ['seção', c.secao.join(' – ')],
  ]
  const registro = valorOuNada(maximasDaSecao(c.registros, c), c.data)
  if (registro === null) {
    return semDados(DO_PRECO, 'Não há tarifa máxima registrada para esta seção na data.', olhou)
  }
  const maxima = Dinheiro.de(registro.valor, 'registros')
  olhou.push(['tarifa máxima', maxima.toString()], ['ato', registro.ato])
  const acima = cobrado.comparar(maxima) > 0
  const faltas = acima ? [`Passa da máxima em ${escreverDinheiro(cobrado.menos(maxima))}.`] : []
  return concluir(DO_PRECO, olhou, faltas, 'O preço não passa da tarifa máxima.')
}

const margem = (nome: string, significado: string): ParametroNomeado => ({
  nome,
  dispositivo: 'art37_par3',
  significado,
  unidade: 'fração do custo',
  sugestao: null,
  leituras: ['AMB-RR-13'],
})

/** From which distance to the cost a price is looked at as abusive or unfeasible; the text gives no measure. */
export const MARGENS_DE_PRECO_RR = {
  abusivo: margem('margem_preco_abusivo', 'Quanto acima do custo o preço passa a ser examinado'),
  inexequivel: margem('margem_preco_inexequivel', 'Quanto abaixo do custo o preço passa a ser examinado'),
} as const

const DO_PRECO_DANOSO: RegraConferida = { dispositivo: 'art37_par3', leituras: ['AMB-RR-13'] }

/**
 * Whether a price is far enough from its cost to be examined as harmful competition (art. 37, § 3). It is a flag for a
 * person: cancelling the concession takes a process of its own.
 * @param c.cobrado and @param c.custo in R$ for the same trip. @throws RecusaDaLei `numero-invalido`,
 * `numero-fora-da-faixa`, `valor-invalido`.
 */
export function conferirPrecoDanoso(c: {
  cobrado: string
  custo: string
  data: DataCivil
  parametros: Parametros
}): Conferencia {
  const cobrado = Numero.de(Dinheiro.de(c.cobrado, 'cobrado').toString(), 'cobrado')
  const custo = lerPositivo(c.custo, { nome: 'O custo', campo: 'custo' })
  const desvio = dividir(subtrair(cobrado, custo), custo)
  const olhou = [
    ['preço cobrado', c.cobrado],
    ['custo', custo.toString()],
    ['distância do custo', comCasas(desvio, 4)],
  ] as const
  const ler = (m: ParametroNomeado) => {
    const linha = valorOuNada(c.parametros[m.nome], c.data)
    return linha && lerNaoNegativo(linha.valor, { nome: m.significado, campo: `parametros.${m.nome}` })
  }
  const [abusivo, inexequivel] = [ler(MARGENS_DE_PRECO_RR.abusivo), ler(MARGENS_DE_PRECO_RR.inexequivel)]
  if (!abusivo || !inexequivel) {
    return semDados(DO_PRECO_DANOSO, 'A autoridade não fixou as margens em torno do custo.', olhou)
  }
  const faltas = [
    ...(desvio.comparar(abusivo) > 0 ? ['Preço acima da margem: examinar se é abusivo.'] : []),
    ...(subtrair(Numero.de(0), desvio).comparar(inexequivel) > 0
      ? ['Preço abaixo da margem: examinar se é inexequível.']
      : []),
  ]
  return concluir(DO_PRECO_DANOSO, olhou, faltas, 'O preço está dentro das margens em torno do custo.')
}

export type Piso = 'I' | 'II' | 'III'

/** Floor → the name of the series with its coefficient (R$ per passenger and km). */
export const COEFICIENTES_POR_PISO_RR: Readonly<Record<Piso, string>> = {
  I: 'coeficiente_piso_1',
  II: 'coeficiente_piso_2',
  III: 'coeficiente_piso_3',
}

/** The least that any section costs, where the authority sets one. */
export const PRECO_MINIMO_RR: ParametroNomeado = {
  nome: 'preco_minimo_de_secao',
  dispositivo: 'art37',
  significado: 'Menor preço de uma seção',
  unidade: 'R$',
  sugestao: null,
  leituras: [],
}

/**
 * The price of a section: the sum over floor types of km × coefficient in force at `data`, half up to cents once, and
 * never under the minimum where the authority set one. It is a computation for the tables that the CRE/RR approves.
 * @param s.trechos kilometres as text, per floor type.
 * @throws RecusaDaLei `trechos-ausentes`, `numero-invalido`, `numero-fora-da-faixa`, `sem-valor-na-data`,
 * `coeficiente-invalido`.
 */
export function precoDeSecao(s: {
  trechos: readonly { piso: Piso; km: string }[]
  data: DataCivil
  parametros: Parametros
}): { valor: Dinheiro; minimoAplicado: boolean; memoria: Memoria } {
  if (s.trechos.length === 0) {
    throw new RecusaDaLei({
      codigo: 'trechos-ausentes',
      mensagem: 'Informe ao menos um trecho da seção, com piso e quilômetros.',
      campo: 'trechos',
    })
  }
  const passos: Passo[] = []
  let soma = Numero.de(0)
  s.trechos.forEach(({ piso, km }, i) => {
    const parcela = parcelaDoTrecho(piso, km, i, s)
    soma = soma.mais(parcela.valor)
    passos.push(parcela.passo)
  })
  const calculado = soma.emReais().arredondar('meio-para-cima')
  passos.push(
    { dispositivo: 'art37', descricao: 'Soma dos trechos', resultado: soma.toString() },
    {
      dispositivo: null,
      descricao: 'Arredondado ao centavo, meio para cima, uma vez',
      resultado: calculado.toString(),
    },
  )
  const serie = s.parametros[PRECO_MINIMO_RR.nome] ?? []
  if (serie.length === 0) return { valor: calculado, minimoAplicado: false, memoria: passos }
  const linha = valorEm(serie, s.data, PRECO_MINIMO_RR.significado.toLowerCase(), PRECO_MINIMO_RR.nome)
  const minimo = Dinheiro.de(linha.valor, PRECO_MINIMO_RR.nome)
  const minimoAplicado = calculado.comparar(minimo) < 0
  passos.push({
    dispositivo: 'art37',
    descricao: minimoAplicado ? 'Vale o menor preço' : 'O menor preço não se aplica',
    resultado: minimo.toString(),
    parametro: parametroUsado(PRECO_MINIMO_RR.nome, linha),
    aplicado: minimoAplicado,
  })
  return { valor: minimoAplicado ? minimo : calculado, minimoAplicado, memoria: passos }
}

function parcelaDoTrecho(
  piso: Piso,
  km: string,
  i: number,
  s: { data: DataCivil; parametros: Parametros },
): { valor: Numero; passo: Passo } {
  const distancia = lerPositivo(km, { nome: 'A distância', campo: `trechos.${i}.km` })
  const nome = COEFICIENTES_POR_PISO_RR[piso]
  const linha = valorEm(
    s.parametros[nome] ?? [],
    s.data,
    `coeficiente tarifário do Piso ${piso}`,
    `parametros.${nome}`,
  )
  const coeficiente = lerCoeficiente(linha.valor, `parametros.${nome}`)
  const valor = distancia.vezes(coeficiente)
  return {
    valor,
    passo: {
      dispositivo: 'art37',
      descricao: `Piso ${piso}: ${escreverNumero(distancia)} km × ${escreverNumero(coeficiente)}`,
      resultado: valor.toString(),
      parametro: parametroUsado(nome, linha),
    },
  }
}
