import { type DataCivil, escreverData } from '../core/data.js'
import { Numero } from '../core/dinheiro.js'
import type { Dispositivo } from '../core/dispositivo.js'
import { RecusaDaLei } from '../core/erro.js'
import { lembrar } from '../core/lembrar.js'
import type { Passo } from '../core/memoria.js'
import { parametroUsado, type ValorDatado, valorEm } from '../core/vigencia.js'
import type { Parametros } from '../fiscalizacao/infracao.js'

const CAMPO = 'parametros.coeficiente_piso_1'
const NOME = 'coeficiente tarifário do Piso I'
/** R$ per passenger and kilometre; a larger one is a typing error, and amounts stay exact below it. */
const MAIOR = Numero.de('1000000')

/**
 * Reads a tariff coefficient (R$ per passenger-kilometre).
 * @throws RecusaDaLei `coeficiente-invalido` where it is not above zero; `numero-invalido` where it is no number.
 */
export function lerCoeficiente(texto: string, campo: string): Numero {
  const lido = Numero.de(texto, campo)
  if (!lido.negativo() && !lido.zero() && lido.comparar(MAIOR) <= 0) return lido
  throw new RecusaDaLei({
    codigo: 'coeficiente-invalido',
    mensagem: 'O coeficiente tarifário tem de ser maior que zero, como 0.287425.',
    campo,
  })
}

/** For what a coefficient is looked up: the provision, its date in words and the readings adopted. */
export interface UsoDoCoeficiente {
  dispositivo: Dispositivo
  quando: string
  leituras: readonly string[]
}

interface Coeficiente {
  valor: Numero
  passo: Passo
}

/**
 * How one use finds the Piso I coefficient in force on a date (art. 78), with the step that shows it. The law has none
 * of its own.
 * @throws RecusaDaLei (what it returns) `coeficiente-ausente` without a series, `sem-valor-na-data` where the series
 * does not reach the date, `coeficiente-invalido`.
 */
export function coeficientePiso1(
  uso: UsoDoCoeficiente,
): (parametros: Parametros, data: DataCivil) => Coeficiente {
  const vigente = lembrar<Coeficiente>()
  return (parametros, data) => {
    const serie = parametros.coeficiente_piso_1
    if (serie === undefined || serie.length === 0) {
      throw new RecusaDaLei({
        codigo: 'coeficiente-ausente',
        mensagem: `Falta o ${NOME}: a lei não traz valor, quem o fixa é a autoridade.`,
        campo: CAMPO,
      })
    }
    const linha = valorEm(serie, data, NOME, CAMPO)
    return vigente(linha, data, () => lerVigente(linha, data, uso))
  }
}

function lerVigente(linha: ValorDatado, data: DataCivil, uso: UsoDoCoeficiente): Coeficiente {
  const valor = lerCoeficiente(linha.valor, CAMPO)
  return {
    valor,
    passo: {
      dispositivo: uso.dispositivo,
      descricao: `Coeficiente tarifário do Piso I em vigor ${uso.quando} (${escreverData(data)})`,
      resultado: valor.toString(),
      parametro: parametroUsado(NOME, linha),
      leituras: uso.leituras,
    },
  }
}
