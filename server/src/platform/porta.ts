import { createServer } from 'node:net'
import { ErroDeInicio } from './postgres/erro-de-inicio.js'

/**
 * The port of OUTORGA_PORTA.
 * @throws ErroDeInicio where it is none.
 */
export function lerPorta(texto = '8080'): number {
  const porta = Number(texto)
  if (!Number.isInteger(porta) || porta < 1 || porta > 65_535) {
    throw new ErroDeInicio(`OUTORGA_PORTA tem de ser um número de 1 a 65535; veio «${texto}».`)
  }
  return porta
}

/**
 * Takes the port for a moment, before anything slow begins.
 * @throws ErroDeInicio where somebody else has it or this user may not.
 */
export async function conferirPorta(porta: number, host: string): Promise<void> {
  const servidor = createServer()
  await new Promise<void>((livre, ocupada) => {
    servidor.once('error', ocupada).listen(porta, host, () => servidor.close(() => livre()))
  }).catch((erro: NodeJS.ErrnoException) => {
    throw erroDaPorta(porta, erro)
  })
}

const DA_PORTA: Record<string, (porta: number) => string> = {
  EADDRINUSE: (porta) => `A porta ${porta} já está em uso. Escolha outra com OUTORGA_PORTA.`,
  EACCES: (porta) => `Este usuário não pode usar a porta ${porta}. Escolha outra com OUTORGA_PORTA.`,
}

/** A failure to listen as a sentence for whoever typed the command; any other error as it is. */
export function erroDaPorta(porta: number, erro: unknown): unknown {
  const frase = DA_PORTA[(erro as NodeJS.ErrnoException).code ?? '']
  return frase ? new ErroDeInicio(frase(porta)) : erro
}
