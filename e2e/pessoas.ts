import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'

export type Uf = 'rr' | 'rs'
export type Pessoa = 'fiscal' | 'analista' | 'julgador' | 'conselheiro' | 'operadora'

/** A window of its own for a person of the demonstration, signed in: by the form once a run, then with what it left. */
export async function entrar(
  browser: Browser,
  pessoa: Pessoa,
  uf: Uf,
  viewport = { width: 1280, height: 900 },
): Promise<Page> {
  const sessao = join(process.env.OUTORGA_E2E_DADOS ?? '', `sessao-${pessoa}-${uf}.json`)
  const jaEntrou = existsSync(sessao)
  const contexto = await browser.newContext({ viewport, ...(jaEntrou && { storageState: sessao }) })
  const pagina = await contexto.newPage()
  await pagina.goto(jaEntrou ? '/' : '/entrar')
  if (!jaEntrou) {
    await pagina.getByLabel('E-mail').fill(`${pessoa}@${uf}.demo`)
    await pagina.getByLabel('Senha').fill('outorga-demo')
    await pagina.getByRole('button', { name: 'Entrar' }).click()
  }
  await expect(pagina.getByRole('button', { name: /sua conta$/ })).toBeVisible()
  if (!jaEntrou) await guardar(contexto, sessao)
  return pagina
}

/** Whole at once: the other worker may be looking. */
async function guardar(contexto: BrowserContext, arquivo: string): Promise<void> {
  const parcial = `${arquivo}.${process.pid}`
  await contexto.storageState({ path: parcial })
  renameSync(parcial, arquivo)
}

/** What the API answers to whoever is signed in on `pagina`. */
export async function ler<T>(pagina: Page, caminho: string): Promise<T> {
  const resposta = await pagina.request.get(caminho)
  expect(resposta.ok(), caminho).toBe(true)
  return (await resposta.json()) as T
}
