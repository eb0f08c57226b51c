import { type AtoDaMedida, type AtoDoAuto, NOME_DO_ATO, type Papel, type Tabela } from '@outorga/lei'
import type { Contexto } from '../platform/contexto.js'
import { Problema } from '../platform/problema.js'

/**
 * That a procedure's table gives `ato` in `estado` to whoever asks.
 * @param onde how the case stands, for the refusal.
 * @throws Problema 409 where it gives it to nobody in this state, 403 where it gives it to others.
 */
export function exigirCabimento<E extends string, A extends AtoDoAuto | AtoDaMedida>(
  c: Contexto,
  tabela: Tabela<E, A, Papel>,
  estado: E,
  ato: A,
  onde: string,
): void {
  const dispositivo = tabela.find((t) => t.ato === ato)?.dispositivo ?? null
  const linhas = tabela.filter((t) => t.ato === ato && t.de.includes(estado))
  if (linhas.length === 0) {
    throw new Problema(409, 'ato-nao-cabe', `${NOME_DO_ATO[ato]} não cabe: ${onde}.`, { dispositivo })
  }
  if (!linhas.some((t) => t.papeis.includes(c.ator.papel))) {
    throw new Problema(
      403,
      'papel-sem-competencia',
      `${NOME_DO_ATO[ato]} não cabe a ${c.autoridade.cargos[c.ator.papel]}.`,
      { dispositivo },
    )
  }
}
