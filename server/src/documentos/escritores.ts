import { ALTERACAO_DE_LINHA } from '../alteracao-de-linha/alteracao.js'
import { AUTORIZACAO } from '../autorizacoes/autorizacao.js'
import { ESCRITOR_DO_CERTIFICADO } from '../cadastro/certificar-licitante.js'
import { CRIACAO_DE_LINHA } from '../criacao-de-linha/criacao.js'
import { DELEGACAO } from '../delegacoes/delegacao.js'
import { ESCRITOR_DO_AUTO } from '../fiscalizacao/documentos/escritor-do-auto.js'
import { ESCRITOR_DO_VEICULO } from '../frota/cartao.js'
import { LICITACAO } from '../licitacoes/licitacao.js'
import { ESCRITOR_DO_QUADRO } from '../linhas/escritor-do-quadro.js'
import type { TipoDeCaso } from '../platform/atos/ato.js'
import { escritorDosProcedimentos } from '../procedimentos/escritor.js'
import { TERMINAL } from '../terminais/terminal.js'
import type { Escritor } from './escritor.js'

const ESCRITORES: Partial<Record<TipoDeCaso, Escritor>> = {
  auto: ESCRITOR_DO_AUTO,
  operadora: ESCRITOR_DO_CERTIFICADO,
  linha: ESCRITOR_DO_QUADRO,
  veiculo: ESCRITOR_DO_VEICULO,
  procedimento: escritorDosProcedimentos({
    'alteracao-de-linha': ALTERACAO_DE_LINHA,
    'criacao-de-linha': CRIACAO_DE_LINHA,
    delegacao: DELEGACAO,
    licitacao: LICITACAO,
    autorizacao: AUTORIZACAO,
    terminal: TERMINAL,
  }),
}

/** Who writes the documents of a kind of case. */
export function escritorDe(tipo: TipoDeCaso): Escritor {
  const escritor = ESCRITORES[tipo]
  if (!escritor) throw new Error(`no documents of ${tipo}`)
  return escritor
}
