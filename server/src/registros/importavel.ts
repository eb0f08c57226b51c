import sql from 'sql-template-tag'
import { camposDe } from '../formulario/campos.js'
import type { Importavel } from '../importacao/importacao.js'
import { canonico } from '../platform/atos/canonico.js'
import type { QualquerRegistro, Registro } from './definicao.js'
import { inserirRegistro, mudarRegistro } from './gravar.js'
import { conferirRegistro, type Linha, registrosOnde } from './registro.js'

/** A kind of file as what a spreadsheet is imported into: a new key enters, a known one changes. */
export function importavelDe(d: QualquerRegistro): Importavel<Linha> {
  const achar = async (c: Parameters<typeof registrosOnde>[0], chave: string): Promise<Registro | null> => {
    const [r] = await registrosOnde(
      c,
      sql`r.tipo = ${d.tipo} and r.chave = ${chave} and r.encerrado_em is null`,
    )
    return r ?? null
  }
  return {
    caminho: d.caminho,
    nome: d.nome,
    campos: camposDe(d.entrada),
    esquema: d.entrada,
    conferir: (c, dados) => conferirRegistro(c, d, dados),
    chave: (l) => l.chave,
    async existente(c, l) {
      const r = await achar(c, l.chave)
      if (!r) return null
      return canonico(r.dados) === canonico(l.dados) ? 'igual' : 'diferente'
    },
    async gravar(c, l) {
      const r = await achar(c, l.chave)
      if (r) await mudarRegistro(c, d, r, l)
      else await inserirRegistro(c, d, l)
    },
  }
}
