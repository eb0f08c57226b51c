import { ALTERACAO_DE_LINHA } from './alteracao-de-linha/alteracao.js'
import { AUTORIZACAO } from './autorizacoes/autorizacao.js'
import { CRIACAO_DE_LINHA } from './criacao-de-linha/criacao.js'
import { DELEGACAO } from './delegacoes/delegacao.js'
import { LICITACAO } from './licitacoes/licitacao.js'
import type { Definicoes } from './procedimentos/definicao.js'
import { TERMINAL } from './terminais/terminal.js'

/** Every kind of procedure. */
export const PROCEDIMENTOS: Definicoes = {
  'criacao-de-linha': CRIACAO_DE_LINHA,
  'alteracao-de-linha': ALTERACAO_DE_LINHA,
  licitacao: LICITACAO,
  delegacao: DELEGACAO,
  autorizacao: AUTORIZACAO,
  terminal: TERMINAL,
}
