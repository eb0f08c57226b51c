import { calcular, type Resposta, respostaDeErro } from '@outorga/lei'
import type { Escrita } from './escrita.js'
import { type Linha, lerLinhas, MAIOR_LINHA } from './linhas.js'

const FALHAS = {
  'linha-longa': `A linha passa de ${MAIOR_LINHA / 1024 / 1024} MB.`,
  'linha-vazia': 'A linha está vazia.',
  'utf8-invalido': 'A linha tem bytes que não são UTF-8.',
  'json-invalido': 'A linha não é um objeto JSON.',
} as const

function falha(codigo: keyof typeof FALHAS): Resposta {
  return respostaDeErro({ codigo, mensagem: FALHAS[codigo], campo: null })
}

function responder(linha: Linha): Resposta {
  if (typeof linha !== 'string') return falha(linha.falha)
  let pedido: unknown
  try {
    pedido = JSON.parse(linha)
  } catch {
    return falha(linha.trim() === '' ? 'linha-vazia' : 'json-invalido')
  }
  return calcular(pedido)
}

/**
 * Answers each line of `entrada` with one line, in order.
 * @returns how many lines had no answer but an error.
 */
export async function calcularLinhas(entrada: AsyncIterable<Buffer>, escrita: Escrita): Promise<number> {
  let erros = 0
  for await (const linhas of lerLinhas(entrada)) {
    for (const linha of linhas) {
      const resposta = responder(linha)
      if ('erro' in resposta) erros++
      escrita.resposta(resposta)
    }
    await escrita.escoar()
  }
  return erros
}
