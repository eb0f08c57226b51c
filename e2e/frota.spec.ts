import { expect, type Page, test } from '@playwright/test'
import { entrar } from './pessoas.js'

const PLACA = 'RRX5E26'

const recusa = (p: Page) => p.getByRole('main').or(p.getByRole('dialog')).last()

/** Does an act from the vehicle's page; the window stays where it is refused. */
async function abrirAto(p: Page, nome: string) {
  await p.getByRole('main').getByRole('button', { name: nome }).click()
  const janela = p.getByRole('dialog', { name: nome })
  await expect(janela).toBeVisible()
  return { janela, enviar: () => janela.getByRole('button', { name: nome }).click() }
}

test('um veículo entra no registro, sai de tráfego, volta e é desativado; a lei recusa com o artigo', async ({
  browser,
}) => {
  test.slow()
  const operadora = await entrar(browser, 'operadora', 'rr')
  await operadora.goto('/frota/novo')
  await operadora.getByRole('radio', { name: 'Van' }).check()
  await operadora.getByLabel('Placa', { exact: true }).fill(PLACA)
  await operadora.getByLabel(/^Serviço em que roda/).selectOption({ label: 'Linha regular' })
  await operadora.getByLabel('Marca e modelo').fill('Renault Master')
  await operadora.getByLabel(/^Ano de fabricação/).fill('2008')
  await operadora.getByLabel(/^Lugares sentados/).fill('18')
  await operadora.getByRole('button', { name: 'Pedir registro' }).click()
  for (const artigo of ['art. 28', 'art. 68, VI', 'art. 1º, § 4º'])
    await expect(recusa(operadora)).toContainText(`(${artigo})`)

  const ano = String(new Date().getFullYear() - 1)
  await operadora.getByRole('radio', { name: 'Ônibus', exact: true }).check()
  await operadora.getByLabel(/^Ano de fabricação/).fill(ano)
  await operadora.getByLabel(/^Lugares sentados/).fill('44')
  await operadora.getByRole('button', { name: 'Pedir registro' }).click()
  await expect(operadora.getByText('Registro em exame').first()).toBeVisible()
  const endereco = new URL(operadora.url()).pathname

  const analista = await entrar(browser, 'analista', 'rr')
  await analista.goto(endereco)
  const decidir = await abrirAto(analista, 'Decidir o registro')
  await decidir.janela.getByRole('radio', { name: 'Registrar' }).check()
  await decidir.enviar()
  await expect(decidir.janela).toContainText('(art. 27)')
  await decidir.janela.getByRole('checkbox', { name: 'Certificado de propriedade' }).check()
  await decidir.janela.getByRole('checkbox', { name: /^Declaração de responsabilidade/ }).check()
  await decidir.enviar()
  await expect(decidir.janela).toBeHidden()
  await expect(
    analista.getByRole('link', { name: 'Cartão de registro de veículo', exact: true }),
  ).toBeVisible()

  const cancelar = await abrirAto(analista, 'Cancelar de ofício')
  await cancelar.janela.getByRole('radio', { name: /último dia de uso/ }).check()
  await cancelar.janela.getByLabel('Motivo').fill('Passou da idade.')
  await cancelar.enviar()
  await expect(cancelar.janela).toContainText('(art. 31, I)')
  await cancelar.janela.getByRole('button', { name: 'Cancelar', exact: true }).click()

  const fiscal = await entrar(browser, 'fiscal', 'rr')
  await fiscal.goto(endereco)
  const retirar = await abrirAto(fiscal, 'Retirar de tráfego')
  await retirar.janela.getByRole('checkbox', { name: 'Segurança' }).check()
  await retirar.janela.getByLabel('O que foi visto').fill('Cintos arrancados em seis poltronas.')
  await retirar.enviar()
  await expect(fiscal.getByText('Retirado de tráfego').first()).toBeVisible()

  await analista.reload()
  const liberar = await abrirAto(analista, 'Liberar')
  await liberar.janela.getByLabel(/^Ato de liberação/).fill('Ato 31/2026')
  await liberar.janela.getByLabel('Correção comprovada').fill('Cintos novos, vistos na garagem.')
  await liberar.enviar()
  await expect(liberar.janela).toBeHidden()

  await operadora.reload()
  const sair = await abrirAto(operadora, 'Comunicar desativação')
  await sair.janela.getByLabel(/^Dia em que saiu do serviço/).fill('01/01/2020')
  await sair.janela.getByLabel('Motivo').fill('Vendido.')
  await sair.enviar()
  await expect(sair.janela).toContainText('depois deste dia')
  await sair.janela.getByRole('button', { name: 'Cancelar', exact: true }).click()
})

test('a lista da frota filtra pelo que vence, e cada linha diz de que', async ({ browser }) => {
  const analista = await entrar(browser, 'analista', 'rr')
  await analista.goto('/frota')
  await analista.getByRole('link', { name: 'Com algo vencido' }).click()
  await expect(analista).toHaveURL(/validade=vencida/)
  const linhas = analista.getByRole('row').filter({ hasText: 'venceu em' })
  await expect(linhas.first()).toBeVisible()
  await analista.getByLabel('Equipamento').selectOption({ label: 'Banheiro' })
  await expect(analista).toHaveURL(/equipamento=banheiro/)
})
