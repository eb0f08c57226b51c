/** The address at which the public reaches this installation, without a final slash. */
export function enderecoPublico(): string {
  return (process.env.OUTORGA_ENDERECO || `http://localhost:${process.env.OUTORGA_PORTA || 8080}`).replace(
    /\/+$/,
    '',
  )
}
