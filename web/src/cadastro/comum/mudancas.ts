/** Takes the name of the field off a line of the history: «Telefone: de «…» para «…»». */
export function separarCampo(linha: string): { campo: string | null; resto: string } {
  const m = /^([^:«»]{1,60}): (.+)$/s.exec(linha)
  return m ? { campo: m[1] ?? null, resto: m[2] ?? '' } : { campo: null, resto: linha }
}
