import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Problema, semResposta } from './problema'

interface Pedido {
  metodo?: 'POST' | 'PUT'
  caminho: string
  /** JSON, or a file as it is. */
  corpo: unknown
  versao?: number
}

async function enviar<T>({ metodo = 'POST', caminho, corpo, versao }: Pedido, chave: string): Promise<T> {
  const arquivo = corpo instanceof Blob
  const resposta = await fetch(caminho, {
    method: metodo,
    credentials: 'same-origin',
    headers: {
      'content-type': arquivo ? corpo.type || 'application/octet-stream' : 'application/json',
      'idempotency-key': chave,
      ...(versao !== undefined && { 'if-match': `"${versao}"` }),
    },
    body: arquivo ? corpo : JSON.stringify(corpo),
  }).catch(() => null)
  if (resposta === null) throw semRede()
  const json: unknown = await resposta.json().catch(() => null)
  if (!resposta.ok) throw (json ?? semRede()) as Problema
  return json as T
}

const semRede = () =>
  semResposta(
    'A conexão caiu antes da resposta. Tente de novo: se o ato já foi gravado, você recebe o mesmo número.',
  )

/**
 * Does an act. Each act has one key until it is answered: a retry after a lost answer is the same request, never a
 * second act. Afterwards everything on screen is read anew.
 */
export function useAto<T>() {
  const chave = useRef(crypto.randomUUID())
  const consultas = useQueryClient()
  return useMutation<T, Problema, Pedido>({
    mutationFn: (pedido) => enviar<T>(pedido, chave.current),
    onSettled: async (_resposta, erro) => {
      if (erro?.codigo !== 'sem-rede') chave.current = crypto.randomUUID()
      if (!erro) await consultas.invalidateQueries()
    },
  })
}
