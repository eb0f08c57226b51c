import { expect, type Page, test } from '@playwright/test'
import { entrar, ler } from './pessoas.js'

async function linhaDe(pagina: Page, numero: string): Promise<string> {
  const { linhas } = await ler<{ linhas: { id: string; numero: string }[] }>(
    pagina,
    `/api/v1/linhas?q=${numero}&por_pagina=100`,
  )
  return linhas.find((l) => l.numero === numero)?.id ?? ''
}

test('a página da linha mostra mapa, itinerário, horários depois da meia-noite e o que cada quadro mudou', async ({
  browser,
}) => {
  const analista = await entrar(browser, 'analista', 'rr')
  await analista.goto(`/linhas/${await linhaDe(analista, '104')}`)
  await expect(analista.getByRole('application', { name: /^Mapa: Linha 104/ })).toBeVisible()
  await expect(analista.getByRole('row', { name: /Caracaraí 139,0/ })).toBeVisible()
  await expect(analista.getByText('01:12 do dia seguinte')).toBeVisible()
  await expect(analista.getByText('Entra a ida das 22:50, todos os dias')).toBeVisible()
  await expect(analista.getByRole('heading', { name: /Mais de 250 km: segundo certame/ })).toBeVisible()
  const pdf = await analista.request.get(
    (await analista.getByRole('link', { name: 'Abrir o quadro 2 em PDF' }).getAttribute('href')) ?? '',
  )
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('enquanto se desenha a lei diz o que recusa, com o artigo, e só então o quadro se grava', async ({
  browser,
}) => {
  const pagina = await entrar(browser, 'analista', 'rr')
  const id = await linhaDe(pagina, '103')
  await pagina.goto(`/linhas/${id}/quadro`)
  const lei = pagina.getByRole('region', { name: 'A lei, enquanto se desenha' })
  const motivo = (texto: string, artigo: string) =>
    expect(lei.locator('.motivos li').filter({ hasText: texto })).toContainText(artigo)
  await expect(lei.getByText('pode ser gravado')).toBeVisible()

  const extremo = pagina.getByRole('checkbox', { name: 'Boa Vista é seção' })
  await extremo.uncheck()
  await motivo('Boa Vista é ponto extremo e tem de ser seção.', 'art. 42, § 2º')
  await extremo.check()

  // By keyboard: the point found enters at the end, and the cursor goes to its stretch.
  await pagina.getByRole('combobox', { name: 'Juntar ponto ao fim' }).focus()
  await pagina.keyboard.type('Rorain')
  await expect(pagina.getByRole('option', { name: /^Rorainópolis/ })).toBeVisible()
  await pagina.keyboard.press('ArrowDown')
  await pagina.keyboard.press('Enter')
  const trecho = pagina.getByRole('group', { name: 'Trecho de Caracaraí a Rorainópolis' })
  await expect(trecho.getByLabel('Trecho')).toBeFocused()
  await expect(lei.getByText('Falta o piso do trecho entre Caracaraí e Rorainópolis.')).toBeVisible()
  await pagina.keyboard.type('152')
  await trecho.getByLabel('Viagem').fill('150')
  await trecho.getByLabel('Piso').selectOption('pavimentado')
  await motivo('O ponto extremo avança: é prolongamento, com processo próprio.', 'art. 58')
  await motivo('passam da metade do itinerário inicial', 'art. 58, II')
  await pagina.getByRole('button', { name: 'Tirar Rorainópolis' }).click()

  const horas = pagina.getByLabel('Horas de partida').first()
  await horas.fill('06:15 cedo 23:40')
  await expect(lei.getByText(/«cedo» não é hora de partida/)).toBeVisible()
  await horas.fill('06:15 24:30')
  await expect(lei.getByText('24:30 é 00:30 do dia seguinte.')).toBeVisible()

  // A point of its own, 5 km from the first: no section there (art. 47).
  await pagina.getByRole('button', { name: 'Pôr outro depois' }).first().click()
  await pagina.getByRole('button', { name: 'Cadastrar ponto pelas coordenadas' }).click()
  const dialogo = pagina.getByRole('dialog', { name: 'Ponto novo' })
  await dialogo.getByLabel('Nome').fill(`Igarapé ${Date.now()}`)
  await dialogo.getByLabel('Município').selectOption({ label: 'Boa Vista' })
  await dialogo.getByLabel('Que lugar é').selectOption('outro')
  await dialogo.getByLabel('Latitude').fill('12,7')
  await dialogo.getByLabel('Longitude').fill('-60,7')
  await dialogo.getByRole('button', { name: 'Cadastrar ponto' }).click()
  await expect(dialogo.getByText(/fica fora de Roraima/).first()).toBeVisible()
  await dialogo.getByLabel('Latitude').fill('2,79')
  await dialogo.getByRole('button', { name: 'Cadastrar ponto' }).click()
  await expect(dialogo).toBeHidden()
  for (const [nome, km, minutos] of [
    [/^Trecho de Boa Vista a Igarapé/, '5', '6'],
    [/^Trecho de Igarapé .* a Mucajaí/, '47', '44'],
  ] as const) {
    const t = pagina.getByRole('group', { name: nome })
    await t.getByLabel('Trecho').fill(km)
    await t.getByLabel('Viagem').fill(minutos)
    await t.getByLabel('Piso').selectOption('pavimentado')
  }
  await motivo('Boa Vista fica a 5 km, menos de 10 km.', 'art. 47')

  const hoje = (await ler<{ hoje: string }>(pagina, '/api/v1/sessao')).hoje
  await pagina.getByLabel('O que muda').selectOption('regime')
  await pagina.getByRole('textbox', { name: 'Vale desde' }).fill(hoje.split('-').reverse().join('/'))
  await pagina.getByLabel('Ato', { exact: true }).fill('Resolução 77/2026')
  await pagina.getByLabel('Razões').fill('Um ponto novo na saída da cidade.')
  await pagina.getByRole('button', { name: 'Gravar novo quadro' }).click()
  await expect(pagina.getByRole('alert').filter({ hasText: 'menos de 10 km' })).toContainText('art. 47')

  await pagina.getByRole('checkbox', { name: /^Igarapé .* é seção$/ }).uncheck()
  await expect(lei.getByText('pode ser gravado')).toBeVisible()
  await pagina.getByRole('button', { name: 'Gravar novo quadro' }).click()
  await expect(pagina.getByRole('heading', { name: /^Quadro 2/ })).toBeVisible()
  await expect(pagina.getByRole('listitem').filter({ hasText: /^00:30/ })).toBeVisible()
})
