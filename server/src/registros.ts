import { DIRIGENTE } from './cadastro/dirigente.js'
import { DOCUMENTO } from './cadastro/documento-do-cadastro.js'
import { INSTALACAO } from './cadastro/instalacao.js'
import { PESSOAL } from './cadastro/pessoal.js'
import { VENDEDOR } from './cadastro/vendedor.js'
import type { QualquerRegistro } from './registros/definicao.js'

/** Every kind of file of the register. */
export const REGISTROS: readonly QualquerRegistro[] = [DIRIGENTE, INSTALACAO, PESSOAL, VENDEDOR, DOCUMENTO]
