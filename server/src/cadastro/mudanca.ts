import { registrarAto } from '../platform/atos/ato.js'
import { canonico, type Json } from '../platform/atos/canonico.js'
import type { Contexto } from '../platform/contexto.js'
import { erroDoBanco } from '../platform/db/conexao.js'
import { Problema } from '../platform/problema.js'

/** What the register holds of something, as an act says it. */
export type Ficha = Record<string, Json>

/** Before and after of what changed, nothing else; null where nothing did. */
export function diferenca(antes: Ficha, depois: Ficha): { antes: Ficha; depois: Ficha } | null {
  const mudou = Object.keys(depois).filter((k) => canonico(antes[k] ?? null) !== canonico(depois[k] ?? null))
  if (mudou.length === 0) return null
  const so = (f: Ficha): Ficha => Object.fromEntries(mudou.map((k) => [k, f[k] ?? null]))
  return { antes: so(antes), depois: so(depois) }
}

/**
 * Appends the act that changes a case of the register (`diferenca`).
 * @throws Problema 422 `nada-mudou`.
 */
export async function registrarAlteracao(
  c: Contexto,
  casoId: string,
  antes: Ficha,
  depois: Ficha,
): Promise<number> {
  const mudou = diferenca(antes, depois)
  if (!mudou) throw new Problema(422, 'nada-mudou', 'Nada mudou: o cadastro já estava assim.')
  const { ordem } = await registrarAto(c, casoId, 'alterar', mudou)
  return ordem
}

/**
 * Runs a write whose unique key somebody else may hold, even since the last look.
 * @throws Problema 409 naming `campo`.
 */
export async function semRepetir<T>(campo: string, mensagem: string, gravar: () => Promise<T>): Promise<T> {
  try {
    return await gravar()
  } catch (erro) {
    if (erroDoBanco(erro)?.codigo !== '23505') throw erro
    throw new Problema(409, 'ja-existe', mensagem, { campo })
  }
}
