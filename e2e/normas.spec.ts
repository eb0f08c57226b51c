import { expect, test } from '@playwright/test'

test('quem não entrou acha o artigo, calcula a multa e vê a dobra', async ({ page }) => {
  await page.goto('/normas')
  await page.getByLabel('Procurar nas leis').fill('art. 79, I')
  await page.getByRole('link', { name: /^art\. 79, I / }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'art. 79, I' })).toBeVisible()

  await page.getByRole('button', { name: 'Calcular' }).click()
  await expect(page.getByRole('alert').getByRole('link', { name: /^Coeficiente/ })).toBeVisible()

  await page.getByRole('textbox', { name: 'Dia do fato' }).fill('10/03/2026')
  await page.getByLabel('Coeficiente tarifário do Piso I').fill('0,287425')
  await page.getByRole('button', { name: 'Calcular' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'R$' })).toContainText('R$ 143,00')

  await page.getByRole('textbox', { name: 'Dia da mesma infração' }).pressSequentially('01122025')
  await expect(page.getByRole('status').filter({ hasText: 'R$' })).toContainText('R$ 287,00')
  await expect(page.getByText('Em dobro, por reincidência.')).toBeVisible()
})

test('o artigo do endereço abre na árvore, e a etiqueta de um artigo leva à sua página', async ({ page }) => {
  await page.goto('/normas/rr-664-2008#art79_inc2')
  const inciso = page.locator('[id="art79_inc2"]')
  await expect(inciso).toBeInViewport()
  await inciso.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'art. 79, II' })).toBeVisible()
  await page.goto('/normas/rr-664-2008/art28')
  await expect(page.getByText('oferecida, não adotada')).toBeVisible()
  await page.getByRole('button', { name: 'art. 31' }).click()
  await page.getByRole('link', { name: 'Ver na lei' }).click()
  await expect(page).toHaveURL(/\/normas\/rr-664-2008\/art31$/)
})
