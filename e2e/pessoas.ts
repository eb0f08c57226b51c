import { type Browser, expect, type Page } from '@playwright/test'

export type Uf = 'rr' | 'rs'
export type Pessoa = 'fiscal' | 'analista' | 'julgador' | 'conselheiro' | 'operadora'

/** A window of its own for a person of the demonstration, signed in. */
export async function entrar(
  browser: Browser,
  pessoa: Pessoa,
  uf: Uf,
  tamanho = { width: 1280, height: 900 },
): Promise<Page> {
  const contexto = await browser.newContext({
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: tamanho,
  })
  const pagina = await contexto.newPage()
  await pagina.goto('/entrar')
  await pagina.getByLabel('E-mail').fill(`${pessoa}@${uf}.demo`)
  await pagina.getByLabel('Senha').fill('outorga-demo')
  await pagina.getByRole('button', { name: 'Entrar' }).click()
  await expect(pagina.getByRole('button', { name: /sua conta$/ })).toBeVisible()
  return pagina
}

/** What the API answers to whoever is signed in on `pagina`. */
export async function ler<T>(pagina: Page, caminho: string): Promise<T> {
  const resposta = await pagina.request.get(caminho)
  expect(resposta.ok(), caminho).toBe(true)
  return (await resposta.json()) as T
}
