import sql from 'sql-template-tag'
import { camposDe } from '../formulario/campos.js'
import type { Importavel } from '../importacao/importacao.js'
import { canonico } from '../platform/atos/canonico.js'
import type { Contexto } from '../platform/contexto.js'
import { Problema } from '../platform/problema.js'
import { mudarLinha } from './alterar-linha.js'
import { inserirLinhas } from './cadastrar-linha.js'
import {
  conferirLinha,
  DadosDaLinha,
  exigirQuadroIntacto,
  type FichaDaLinha,
  fichaDaLinha,
  linhasOnde,
} from './linha.js'

const deMesmoNumero = async (c: Contexto, numero: string) =>
  (await linhasOnde(c, sql`lower(l.numero) = lower(${numero})`))[0] ?? null

/** Lines from a spreadsheet: a new number enters, a known one changes in what is no Quadro's. */
export const IMPORTACAO_DE_LINHAS: Importavel<FichaDaLinha> = {
  caminho: '/api/v1/linhas',
  nome: { um: 'Linha', muitos: 'Linhas' },
  campos: camposDe(DadosDaLinha),
  esquema: DadosDaLinha,
  async conferir(c, lidos) {
    if (c.ator.papel !== 'analista')
      throw new Problema(403, 'papel-sem-competencia', 'Só o analista muda o cadastro de linhas.')
    const dados = DadosDaLinha.parse(lidos)
    const linha = await deMesmoNumero(c, dados.numero)
    const antes = linha && fichaDaLinha(linha)
    const ficha = await conferirLinha(c, dados, antes)
    if (linha && antes) exigirQuadroIntacto(linha, antes, ficha)
    return ficha
  },
  chave: (l) => l.numero.toLowerCase(),
  async existente(c, l) {
    const linha = await deMesmoNumero(c, l.numero)
    if (!linha) return null
    return canonico(fichaDaLinha(linha)) === canonico(l) ? 'igual' : 'diferente'
  },
  async gravar(c, l) {
    const linha = await deMesmoNumero(c, l.numero)
    if (linha) await mudarLinha(c, linha, l)
    else await inserirLinhas(c, [l])
  },
}
