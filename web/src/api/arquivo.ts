import { type Problema, semResposta } from './problema'

/**
 * Sends a file to an address that only reads it, and gives what was read. It changes nothing, so that it is no act and
 * holds no key.
 * @throws Problema where the file is refused, or no answer came.
 */
export async function lerNoServidor<T>(caminho: string, arquivo: File, signal: AbortSignal): Promise<T> {
  const resposta = await fetch(caminho, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/octet-stream', 'idempotency-key': crypto.randomUUID() },
    body: arquivo,
    signal,
  }).catch((erro: unknown) => {
    if (signal.aborted) throw erro
    return null
  })
  const json: unknown = await resposta?.json().catch(() => null)
  if (!resposta?.ok || json === null) {
    throw (json ?? semResposta('A conexão caiu antes da resposta. Escolha o arquivo de novo.')) as Problema
  }
  return json as T
}
