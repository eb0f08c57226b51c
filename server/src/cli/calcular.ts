import { calcular, escreverResposta, type Resposta, respostaDeErro } from '@outorga/lei'
import { type Linha, lerLinhas } from './linhas.js'
import type { Progresso } from './progresso.js'
import type { Saida } from './saida.js'

function responder(linha: Linha): Resposta {
  if (typeof linha !== 'string') return respostaDeErro(linha)
  let pedido: unknown
  try {
    pedido = JSON.parse(linha)
  } catch {
    const vazia = linha.trim() === ''
    return respostaDeErro({
      codigo: vazia ? 'linha-vazia' : 'json-invalido',
      mensagem: vazia ? 'A linha está vazia.' : 'A linha não é um objeto JSON.',
      campo: null,
    })
  }
  return calcular(pedido)
}

/** Answers each line of `entrada` with one line, in order. @returns how many lines had no answer but an error. */
export async function calcularLinhas(
  entrada: AsyncIterable<Buffer>,
  saida: Saida,
  progresso: Progresso,
): Promise<{ linhas: number; erros: number }> {
  let linhas = 0
  let erros = 0
  for await (const lote of lerLinhas(progresso.acompanhar(entrada))) {
    for (const linha of lote) {
      const resposta = responder(linha)
      if ('erro' in resposta) erros++
      saida.linha(escrever(resposta))
      linhas++
    }
    await saida.escoar()
  }
  await saida.escoar(true)
  return { linhas, erros }
}

/** An id nested deeper than the stack can write goes out without it. */
function escrever(resposta: Resposta): string {
  try {
    return escreverResposta(resposta)
  } catch (erro) {
    if (!(erro instanceof RangeError)) throw erro
    return JSON.stringify(
      respostaDeErro({ codigo: 'id-invalido', mensagem: 'O «id» tem níveis demais.', campo: 'id' }),
    )
  }
}
