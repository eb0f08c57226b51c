import { lerData } from '../core/data.js'
import type { Serie } from '../core/vigencia.js'

/**
 * UPF-RS in reais, one row for each civil year `[de, ate)`. The amounts of arts. 13-B and 13-C apply to facts from
 * 26 December 2025, so the series begins in 2025; a year without a row is an error wherever it is read.
 */
export const UPF_RS: Serie = [
  doAno(2025, '27.1300', 'IN RE 131/2024'),
  doAno(2026, '28.3264', 'IN RE 111/2025'),
]

function doAno(ano: number, valor: string, ato: string): Serie[number] {
  return { de: lerData(`${ano}-01-01`), ate: lerData(`${ano + 1}-01-01`), valor, ato, demonstracao: false }
}
