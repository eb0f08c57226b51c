import { type DataCivil, lerData } from '../core/data.js'
import { Numero } from '../core/dinheiro.js'
import { RecusaDaLei } from '../core/erro.js'
import { lembrar } from '../core/lembrar.js'
import { type Serie, type ValorDatado, valorEm } from '../core/vigencia.js'

/**
 * UPF-RS in reais, one row for each civil year `[de, ate)`. The amounts of arts. 13-B and 13-C apply to facts from
 * 26 December 2025, so the series begins in 2025; a year without a row is an error wherever it is read.
 */
export const UPF_RS: Serie = [
  doAno(2025, '27.1300', 'IN RE 131/2024'),
  doAno(2026, '28.3264', 'IN RE 111/2025'),
]

export const NOME_DA_UPF = 'UPF-RS'
export const CAMPO_DA_UPF = 'parametros.upf_rs'

function doAno(ano: number, valor: string, ato: string): Serie[number] {
  return { de: lerData(`${ano}-01-01`), ate: lerData(`${ano + 1}-01-01`), valor, ato, demonstracao: false }
}

/**
 * The UPF-RS in force on `data`, in reais, and the row it comes from.
 * @throws RecusaDaLei `sem-valor-na-data`, `parametro-invalido`, `numero-invalido`.
 */
export function upfEm(serie: Serie, data: DataCivil): { valor: Numero; linha: ValorDatado } {
  const linha = valorEm(serie, data, NOME_DA_UPF, CAMPO_DA_UPF)
  return { linha, valor: lidas(linha, linha.valor, () => lerUpf(linha.valor)) }
}

const lidas = lembrar<Numero>()

function lerUpf(texto: string): Numero {
  const valor = Numero.de(texto, CAMPO_DA_UPF)
  if (!valor.negativo() && !valor.zero()) return valor
  throw new RecusaDaLei({
    codigo: 'parametro-invalido',
    mensagem: 'O valor da UPF-RS tem de ser maior que zero.',
    campo: CAMPO_DA_UPF,
  })
}
