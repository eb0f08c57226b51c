import type { Contexto } from '../../platform/contexto.js'
import type { QualquerRegistro } from '../../registros/definicao.js'
import { inserirRegistros } from '../../registros/gravar.js'
import { linhaDoRegistro } from '../../registros/registro.js'

type Dados = Record<string, unknown>

/** Enters files of one kind, each read as a person's would be; `operadora` says whose, where they do not say it themselves. */
export function inserirEmLote(
  c: Contexto,
  d: QualquerRegistro,
  lista: readonly Dados[],
  operadora: (d: Dados) => string | null = (x) => (x.operadora_id as string | undefined) ?? null,
): Promise<string[]> {
  const linhas = lista.map((x) => {
    const lido = d.entrada.parse(x) as Dados
    return linhaDoRegistro(d, lido, operadora(lido))
  })
  return inserirRegistros(c, d, linhas)
}
