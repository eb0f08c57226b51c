import { RecusaDaLei } from '@outorga/lei'
import type { FastifyError, FastifyInstance } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { ZodError } from 'zod'
import { erroDoBanco } from '../db/conexao.js'
import { type ErroDeCampo, Problema, problemaJson } from '../problema.js'

function invalida(erros: ErroDeCampo[]): Problema {
  const primeiro = erros[0]
  const detalhe =
    erros.length === 1 && primeiro
      ? `${primeiro.campo}: ${primeiro.mensagem}`
      : `${erros.length} campos precisam de correção.`
  return new Problema(422, 'entrada-invalida', detalhe, { campo: primeiro?.campo ?? null, erros })
}

const POR_CODIGO: Record<string, Problema> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new Problema(413, 'arquivo-grande', 'O arquivo passa de 10 MB.', {
    campo: 'arquivo',
  }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Problema(
    415,
    'tipo-nao-aceito',
    'Mande foto em JPEG, PNG ou WebP, ou documento em PDF.',
    { campo: 'arquivo' },
  ),
  FST_ERR_CTP_INVALID_JSON_BODY: new Problema(400, 'json-ilegivel', 'O pedido não é um JSON legível.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: new Problema(400, 'json-ilegivel', 'O pedido veio vazio.'),
}

/** Any failure as a refusal for the person; null where it is a bug of ours. */
export function problemaDe(erro: unknown): Problema | null {
  if (erro instanceof Problema) return erro
  if (erro instanceof RecusaDaLei) return Problema.daLei(erro)
  if (hasZodFastifySchemaValidationErrors(erro)) {
    return invalida(
      erro.validation.map((v) => ({
        campo: v.instancePath.replace(/^\//, '').replaceAll('/', '.'),
        mensagem: v.message ?? '',
      })),
    )
  }
  if (erro instanceof ZodError) {
    return invalida(erro.issues.map((q) => ({ campo: q.path.join('.'), mensagem: q.message })))
  }
  const banco = erroDoBanco(erro)
  if (banco?.codigo === '23505')
    return new Problema(409, 'ja-existe', 'Já existe um registro com estes dados.')
  const codigo = (erro as FastifyError).code
  if (codigo && POR_CODIGO[codigo]) return POR_CODIGO[codigo]
  const status = (erro as FastifyError).statusCode
  if (status === 429)
    return new Problema(
      429,
      'muitos-pedidos',
      'Foram muitas tentativas seguidas. Espere um minuto e tente de novo.',
    )
  if (status && status >= 400 && status < 500)
    return new Problema(status, 'pedido-invalido', 'O pedido não pôde ser lido.')
  return null
}

export function tratarErros(app: FastifyInstance): void {
  app.setErrorHandler((erro, pedido, resposta) => {
    const problema = problemaDe(erro)
    if (!problema) pedido.log.error(erro)
    const p =
      problema ??
      new Problema(
        500,
        'falha',
        `Algo falhou do nosso lado e nada foi gravado. Tente de novo; se repetir, informe o código ${pedido.id}.`,
      )
    return resposta
      .status(p.status)
      .type('application/problem+json')
      .send(JSON.stringify(problemaJson(p)))
  })
  app.setNotFoundHandler((pedido, resposta) => {
    const p = new Problema(404, 'nao-encontrado', `Não há nada em ${pedido.url.slice(0, 200)}.`)
    return resposta
      .status(404)
      .type('application/problem+json')
      .send(JSON.stringify(problemaJson(p)))
  })
}
