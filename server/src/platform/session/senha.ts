import { hash, verify } from '@node-rs/argon2'

// OWASP's parameters for argon2id (the library's default algorithm).
const PARAMETROS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash that no password matches: an unknown e-mail costs as much time as a wrong password. */
const NINGUEM = hash('\u0000', PARAMETROS)

export const resumirSenha = (senha: string) => hash(senha, PARAMETROS)

export async function senhaConfere(guardada: string | null, senha: string): Promise<boolean> {
  const confere = await verify(guardada ?? (await NINGUEM), senha)
  return guardada !== null && confere
}
