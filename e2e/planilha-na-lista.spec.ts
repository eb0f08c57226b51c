import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import { entrar, ler } from './pessoas.js'

const daqui = createRequire(import.meta.url)
const AXE = readFileSync(
  createRequire(daqui.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

async function conferir(p: Page): Promise<void> {
  const sobra = await p.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(sobra).toBeLessThanOrEqual(0)
  await p.evaluate(AXE)
  const achados = await p.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    return (await axe.run(document, { resultTypes: ['violations'] })).violations.map((v) => v.id)
  })
  expect(achados).toEqual([])
}

const arquivo = (name: string, texto: string, como: BufferEncoding = 'utf8') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(texto, como),
})

async function escolher(p: Page, qual: ReturnType<typeof arquivo>): Promise<void> {
  const janela = p.waitForEvent('filechooser')
  await p.getByRole('button', { name: 'Escolher planilha' }).click()
  await (await janela).setFiles(qual)
}

const QUARENTA = arquivo(
  'quarenta.csv',
  `Nome;Tipo;Documento\r\n${Array.from({ length: 40 }, (_, i) => `José Conceição ${i + 1};RG;${300100 + i}`).join('\r\n')}\r\n`,
)
/** As Excel saves it in Portuguese: Windows-1252, semicolons. */
const COM_ERROS = arquivo(
  'excursao.csv',
  'Passageiro;Tipo;Número\r\nAntônio Araújo;CPF;12345678900\r\n;RG;100\r\nLuíza Gonçalves;RG;200\r\nMárcia;RG;200\r\n',
  'latin1',
)

for (const width of [1280, 390]) {
  test(`uma lista vem de um arquivo, linha a linha, e o que já estava não se perde, ${width} px`, async ({
    browser,
  }) => {
    test.slow()
    const p = await entrar(browser, 'operadora', 'rr', { width, height: 844 })
    await p.goto('/autorizacoes/nova?especie=viagem-de-turismo')
    const linhas = p.locator('.item-da-lista')
    const nome = (i: number) => linhas.nth(i).getByLabel('Nome')
    await p.getByRole('button', { name: 'Juntar', exact: true }).click()
    await nome(0).fill('Ana de Teste')

    await escolher(p, arquivo('contrato.csv', '%PDF-1.7'))
    await expect(p.getByRole('alert')).toHaveText(
      'O arquivo é um PDF. Envie a planilha de origem, em .xlsx ou .csv.',
    )
    await expect(nome(0)).toHaveValue('Ana de Teste')

    const { veiculos } = await ler<{ veiculos: { placa: string }[] }>(p, '/api/v1/veiculos?estado=registrado')
    const placa = veiculos[0]?.placa ?? ''
    await p.getByRole('combobox', { name: 'Veículos' }).fill(placa)
    await p
      .getByRole('option', { name: placa.slice(0, 3) })
      .first()
      .click()
    await expect(p.getByRole('list', { name: 'Escolhidos: Veículos' })).toBeVisible()
    const pedido = p.waitForRequest(/lista-de-passageiros\/leitura/)
    await escolher(p, QUARENTA)
    expect((await pedido).url()).toMatch(/\?veiculos=[0-9a-f-]{36}$/)
    const pergunta = p.getByRole('dialog', { name: 'O que já está na lista fica?' })
    await expect(pergunta).toContainText('tem 40 linhas')
    await expect(pergunta).toContainText('Na lista já há 1 linha')
    await conferir(p)
    await pergunta.getByRole('button', { name: 'Cancelar' }).click()
    await expect(linhas).toHaveCount(1)

    await escolher(p, QUARENTA)
    await pergunta.getByRole('button', { name: 'Juntar depois' }).click()
    await expect(linhas).toHaveCount(41)
    await expect(nome(0)).toHaveValue('Ana de Teste')
    await expect(nome(40)).toHaveValue('José Conceição 40')

    await escolher(p, COM_ERROS)
    await pergunta.getByRole('button', { name: 'Pôr no lugar' }).click()
    await expect(linhas).toHaveCount(4)
    await expect(nome(0)).toHaveValue('Antônio Araújo')
    await expect(p.locator('.da-planilha li')).toHaveText([
      /^Linha 2 \(Antônio Araújo\), Número: Este CPF não existe/,
      'Linha 3, Nome: Falta o nome do passageiro.',
      'Linha 5 (Márcia), Número: O mesmo documento já está na linha 4.',
    ])
    await conferir(p)
    await p.getByRole('link', { name: /^Linha 5/ }).click()
    await expect(linhas.nth(3).getByLabel('Número')).toBeFocused()
    // Past a row out of its place, a number would lead to somebody else.
    await p.getByRole('button', { name: /^Tirar Passageiros, 1$/ }).click()
    await expect(p.getByRole('link', { name: /^Linha 5/ })).toHaveCount(0)
    await expect(p.locator('.da-planilha li')).toHaveCount(3)
    await p.context().close()
  })
}
