import { expect, test } from '@playwright/test'
import { entrar, ler } from './pessoas.js'

test('o analista certifica uma licitante, e quem só lê vê até quando, com o PDF', async ({ browser }) => {
  const analista = await entrar(browser, 'analista', 'rr')
  const { operadoras } = await ler<{ operadoras: { id: string; situacao: string }[] }>(
    analista,
    '/api/v1/operadoras?por_pagina=100',
  )
  const endereco = `/operadoras/${operadoras.findLast((o) => o.situacao === 'ativa')?.id}`
  await analista.goto(endereco)
  const cartao = analista.getByRole('region', { name: 'Registro de licitante' })
  await cartao.getByRole('button', { name: 'Emitir certificado' }).click()
  const janela = analista.getByRole('dialog', { name: 'Emitir certificado' })
  const enviar = janela.getByRole('button', { name: 'Emitir certificado' })
  await janela.getByRole('textbox', { name: 'Emitido em' }).fill('01/01/2000')
  await enviar.click()
  await expect(janela.getByRole('alert').first()).toBeVisible()
  const dia = (atras: number) => new Date(Date.now() - atras * 86_400_000).toISOString().slice(0, 10)
  const escrito = (d: string) => d.split('-').reverse().join('/')
  // One that ended long ago, on paper; then today's.
  await janela.getByRole('textbox', { name: 'Emitido em' }).fill(escrito(dia(900)))
  await enviar.click()
  await expect(janela).toBeHidden()
  await expect(cartao).toContainText('Certificados anteriores (1)')

  await cartao.getByRole('button', { name: 'Emitir certificado' }).click()
  await enviar.click()
  await expect(janela).toBeHidden()
  await expect(cartao.getByText('Em vigor')).toBeVisible()

  const fiscal = await entrar(browser, 'fiscal', 'rr')
  await fiscal.goto(endereco)
  const lido = fiscal.getByRole('region', { name: 'Registro de licitante' })
  await expect(lido.getByText('Em vigor')).toBeVisible()
  await expect(lido.getByRole('button', { name: 'Emitir certificado' })).toHaveCount(0)
  const pdf = await lido
    .getByRole('link', { name: /^Abrir em PDF/ })
    .first()
    .getAttribute('href')
  const resposta = await fiscal.request.get(pdf ?? '')
  expect((await resposta.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a lei do Rio Grande do Sul não tem registro de licitantes, nem a página da operadora', async ({
  browser,
}) => {
  const analista = await entrar(browser, 'analista', 'rs')
  const { operadoras } = await ler<{ operadoras: { id: string }[] }>(analista, '/api/v1/operadoras')
  await analista.goto(`/operadoras/${operadoras[0]?.id}`)
  await expect(analista.getByRole('region', { name: 'Contato' })).toBeVisible()
  await expect(analista.getByRole('heading', { name: 'Registro de licitante' })).toHaveCount(0)
})
