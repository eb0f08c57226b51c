import { createReadStream, fstatSync, openSync } from 'node:fs'
import { Progresso } from './progresso.js'

/**
 * The bytes of `arquivo`, or of standard input, with a bar on standard error while a terminal watches and the input is
 * long.
 */
export function abrirEntrada(arquivo: string | undefined): AsyncIterable<Buffer> {
  const fd = arquivo === undefined ? 0 : openSync(arquivo, 'r')
  const situacao = fstatSync(fd)
  const total = situacao.isFile() ? situacao.size : null
  const origem = arquivo === undefined ? process.stdin : createReadStream(arquivo, { fd })
  const aMao = arquivo === undefined && process.stdin.isTTY === true
  if (aMao) console.error('Escreva um pedido por linha, em JSON. Ctrl+D termina.')
  const mostrar = process.stderr.isTTY === true && process.stdout.isTTY !== true && !aMao
  return new Progresso(total, mostrar).acompanhar(origem)
}
