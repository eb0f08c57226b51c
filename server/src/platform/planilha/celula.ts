/** A cell to write: text, a number without unit, nothing, a civil date, or money with two decimals (`1234.50`). */
export type Celula = string | number | null | { data: string } | { dinheiro: string }

/** @throws RangeError where the text is no money in plain decimal; it is a mistake of the program. */
export function conferirDinheiro(valor: string): string {
  if (!/^-?\d+(\.\d{1,2})?$/.test(valor)) throw new RangeError(`not money: ${valor}`)
  return valor
}
