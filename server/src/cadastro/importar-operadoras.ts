import sql from 'sql-template-tag'
import { camposDe } from '../formulario/campos.js'
import type { Importavel } from '../importacao/importacao.js'
import { canonico } from '../platform/atos/canonico.js'
import type { Contexto } from '../platform/contexto.js'
import { Problema } from '../platform/problema.js'
import { inserirOperadora, mudarOperadora } from './gravar-operadora.js'
import {
  conferirOperadora,
  DadosDaOperadora,
  type FichaDaOperadora,
  fichaDaOperadora,
  operadorasOnde,
} from './operadora.js'

const deMesmoCnpj = async (c: Contexto, o: FichaDaOperadora) =>
  (await operadorasOnde(c, sql`o.documento = ${o.documento}`))[0] ?? null

/** Operators from a spreadsheet: a new CNPJ enters, a known one changes. */
export const IMPORTACAO_DE_OPERADORAS: Importavel<FichaDaOperadora> = {
  caminho: '/api/v1/operadoras',
  nome: { um: 'Operadora', muitos: 'Operadoras' },
  campos: camposDe(DadosDaOperadora),
  esquema: DadosDaOperadora,
  conferir(c, dados) {
    if (c.ator.papel !== 'analista')
      throw new Problema(403, 'papel-sem-competencia', 'Só o analista muda o cadastro de operadoras.')
    return conferirOperadora(c, DadosDaOperadora.parse(dados))
  },
  chave: (o) => o.documento,
  async existente(c, o) {
    const antes = await deMesmoCnpj(c, o)
    if (!antes) return null
    return canonico(fichaDaOperadora(antes)) === canonico(o) ? 'igual' : 'diferente'
  },
  async gravar(c, o) {
    const antes = await deMesmoCnpj(c, o)
    if (antes) await mudarOperadora(c, antes, o)
    else await inserirOperadora(c, o)
  },
}
