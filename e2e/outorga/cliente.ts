import { randomUUID } from 'node:crypto'
import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, request } from '@playwright/test'
import type { Pessoa, Uf } from '../pessoas.js'

const BASE = process.env.OUTORGA_E2E_ENDERECO ?? 'http://localhost:8197'

/** What is set up before the screen is opened: somebody signed in, who asks the API as the screens do. */
export interface Cliente {
  ler<T>(caminho: string): Promise<T>
  /** @throws where the answer is a refusal. `versao` becomes If-Match. */
  fazer<T = Recibo>(caminho: string, corpo: object, versao?: number): Promise<T>
  /** Does an act on the newest version of `caminho/numero`. */
  ato(caminho: string, numero: string, ato: string, corpo: object): Promise<Recibo>
}

export interface Recibo {
  id: string
  numero: string
  versao: number
  estado: string
}

const clientes = new Map<string, Promise<Cliente>>()

/** The client of a person of the demonstration; one a worker. */
export function clienteDe(pessoa: Pessoa, uf: Uf): Promise<Cliente> {
  const chave = `${pessoa}-${uf}`
  const feito = clientes.get(chave) ?? abrir(pessoa, uf)
  clientes.set(chave, feito)
  return feito
}

/** The file that keeps a person's session, as `pessoas.ts` names it; signed in now where nobody did before. */
export async function sessaoDe(pessoa: Pessoa, uf: Uf): Promise<string> {
  const sessao = join(process.env.OUTORGA_E2E_DADOS ?? '', `sessao-${pessoa}-${uf}.json`)
  if (existsSync(sessao)) return sessao
  const contexto = await request.newContext({ baseURL: BASE })
  const r = await contexto.post('/api/v1/sessao', {
    data: { email: `${pessoa}@${uf}.demo`, senha: 'outorga-demo' },
  })
  if (!r.ok()) throw new Error(`${pessoa} de ${uf} não entrou: ${await r.text()}`)
  const parcial = `${sessao}.${process.pid}`
  await contexto.storageState({ path: parcial })
  renameSync(parcial, sessao)
  await contexto.dispose()
  return sessao
}

async function abrir(pessoa: Pessoa, uf: Uf): Promise<Cliente> {
  return comContexto(await request.newContext({ baseURL: BASE, storageState: await sessaoDe(pessoa, uf) }))
}

function comContexto(contexto: APIRequestContext): Cliente {
  async function ler<T>(caminho: string): Promise<T> {
    const r = await contexto.get(`/api/v1/${caminho}`)
    if (!r.ok()) throw new Error(`${caminho}: ${r.status()} ${await r.text()}`)
    return (await r.json()) as T
  }
  async function fazer<T>(caminho: string, corpo: object, versao?: number): Promise<T> {
    const r = await contexto.post(`/api/v1/${caminho}`, {
      data: corpo,
      headers: {
        'idempotency-key': randomUUID(),
        ...(versao !== undefined && { 'if-match': `"${versao}"` }),
      },
    })
    if (!r.ok()) throw new Error(`${caminho}: ${r.status()} ${await r.text()}`)
    return (await r.json()) as T
  }
  return {
    ler,
    fazer,
    async ato(caminho, numero, ato, corpo) {
      const { versao } = await ler<Recibo>(`${caminho}/${numero}`)
      return fazer(`${caminho}/${numero}/${ato}`, corpo, versao)
    },
  }
}
