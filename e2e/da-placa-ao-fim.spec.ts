import { type Browser, expect, type Page, test } from '@playwright/test'
import { entrar, ler, type Pessoa, type Uf } from './pessoas.js'

test.describe.configure({ timeout: 150_000 })

const TEXTO = 'Texto escrito no teste do caminho inteiro, com fatos, prova e direito.'

const INFRACAO: Record<Uf, { busca: string; opcao: RegExp }> = {
  rr: { busca: 'art. 80, V', opcao: /art\. 80, V\b/ },
  rs: { busca: 'art. 13-B, XL', opcao: /art\. 13-B, XL\b/ },
}

/** The five people of one authority, each in a window that stays open; each signs in once. */
function elenco(browser: Browser, uf: Uf) {
  const paginas = new Map<Pessoa, Page>()
  return {
    uf,
    async como(pessoa: Pessoa): Promise<Page> {
      const aberta = paginas.get(pessoa)
      if (aberta) return aberta
      const nova = await entrar(browser, pessoa, uf)
      paginas.set(pessoa, nova)
      return nova
    },
  }
}

type Elenco = ReturnType<typeof elenco>

/** Opens the auto as somebody, does one act in its window, and waits for the case to be where it should. */
async function agir(
  { como }: Elenco,
  quem: Pessoa,
  numero: string,
  ato: string,
  preencher: (p: Page) => Promise<void>,
  depois: string,
) {
  const pagina = await como(quem)
  await pagina.goto(`/autos/${numero}`)
  await pagina.getByRole('main').getByRole('button', { name: ato, exact: true }).first().click()
  await preencher(pagina)
  await pagina
    .getByRole('dialog')
    .getByRole('button', { name: /^(?!Cancelar|Fechar).+/ })
    .last()
    .click()
  await expect(pagina.getByRole('dialog')).toHaveCount(0)
  await expect(pagina.locator('.cabeca .chip').first()).toHaveText(depois)
}

const rotulo = (p: Page, nome: string) => p.getByRole('dialog').getByLabel(nome, { exact: true })
const opcao = (p: Page, nome: string) => p.getByRole('dialog').getByText(nome, { exact: true }).click()

/** Types today's date, as the authority's clock has it. */
async function datar(p: Page, campo: string) {
  const { hoje } = await ler<{ hoje: string }>(p, '/api/v1/sessao')
  await rotulo(p, campo).fill(hoje.split('-').reverse().join('/'))
}

/** The inspector: a plate on the road becomes an auto. */
async function lavrar({ como, uf }: Elenco): Promise<string> {
  const operadora = await como('operadora')
  const { veiculos } = await ler<{ veiculos: { placa: string; estado: string; tipo: string }[] }>(
    operadora,
    '/api/v1/veiculos?por_pagina=50',
  )
  const placa = veiculos.find((v) => v.estado === 'registrado' && v.tipo === 'onibus')?.placa ?? ''

  const fiscal = await como('fiscal')
  await fiscal.getByLabel('Placa', { exact: true }).fill(placa)
  await fiscal.getByRole('button', { name: 'Consultar' }).click()
  await expect(fiscal).toHaveURL(new RegExp(`/placas/${placa}`))
  // The address changes before the page does, and the page left behind has a link of this name too.
  await fiscal.getByRole('main').locator(`a[href="/lavrar?placa=${placa}"]`).first().click()
  await expect(fiscal.getByLabel('Placa', { exact: true })).toHaveValue(placa)
  await fiscal.getByLabel('Local', { exact: true }).fill('Posto de fiscalização, km 12')
  await fiscal.getByLabel('Município').selectOption({ index: 3 })
  await fiscal.getByRole('combobox', { name: 'O que foi visto' }).fill(INFRACAO[uf].busca)
  await fiscal.getByRole('option', { name: INFRACAO[uf].opcao }).first().click()
  await fiscal.getByLabel('Relato').fill(TEXTO)
  await fiscal.getByRole('button', { name: 'Lavrar auto' }).last().click()
  await expect(fiscal.getByRole('heading', { name: 'Auto lavrado' })).toBeVisible()
  const numero = (await fiscal.locator('.aviso b.mono').first().textContent()) ?? ''
  expect(numero).toMatch(new RegExp(`^${uf.toUpperCase()}-\\d{4}-\\d{6}$`))
  return numero
}

/** From the auto to the board's decision, each act by whom the law gives it. */
async function ateORecurso(todos: Elenco, numero: string, resultado: 'Manter o auto' | 'Anular o auto') {
  await agir(
    todos,
    'fiscal',
    numero,
    'Registrar ciência',
    async (p) => {
      await opcao(p, 'Assinatura no local')
      await datar(p, 'Dia em que recebeu')
    },
    'Em prazo de defesa',
  )
  await agir(
    todos,
    'operadora',
    numero,
    'Apresentar defesa',
    async (p) => {
      await p.getByRole('dialog').getByRole('textbox').last().fill(TEXTO)
    },
    'Aguarda decisão',
  )
  await agir(
    todos,
    'julgador',
    numero,
    'Decidir',
    async (p) => {
      await opcao(p, 'Manter o auto')
      await expect(p.getByRole('dialog').getByRole('heading', { name: 'Leituras adotadas' })).toBeVisible()
      await rotulo(p, 'Fundamentação').fill(TEXTO)
    },
    'Decidido, a publicar',
  )
  await agir(
    todos,
    'analista',
    numero,
    'Publicar decisão',
    async (p) => {
      if (todos.uf === 'rr') {
        await datar(p, 'Saiu no Diário Oficial em')
        await rotulo(p, 'Edição').fill('DOE 5.123')
      }
      await datar(p, 'Dia em que o autuado soube')
    },
    'Em prazo de recurso',
  )
  await agir(
    todos,
    'operadora',
    numero,
    'Apresentar recurso',
    async (p) => {
      await p.getByRole('dialog').getByRole('textbox').last().fill(TEXTO)
    },
    'Em recurso',
  )
  await agir(
    todos,
    'conselheiro',
    numero,
    'Decidir recurso',
    async (p) => {
      await opcao(p, resultado)
      await rotulo(p, 'Fundamentação').fill(TEXTO)
    },
    resultado === 'Manter o auto' ? 'Recurso decidido, sem ciência' : 'Anulado',
  )
}

for (const uf of ['rr', 'rs'] as const) {
  test(`${uf}: da placa à multa paga, por cinco pessoas`, async ({ browser }) => {
    const todos = elenco(browser, uf)
    const numero = await lavrar(todos)
    await ateORecurso(todos, numero, 'Manter o auto')
    await agir(
      todos,
      'analista',
      numero,
      'Registrar ciência do recurso',
      async (p) => {
        await rotulo(p, 'Como o autuado soube').selectOption('eletronica')
        await datar(p, 'Dia em que soube')
      },
      'Definitivo, a pagar',
    )
    await agir(
      todos,
      'analista',
      numero,
      'Registrar pagamento',
      async (p) => {
        await datar(p, 'Paga em')
        await rotulo(p, 'Documento de arrecadação').fill('GA 000.123')
      },
      'Pago',
    )
  })

  test(`${uf}: da placa à anulação no recurso, e o papel diz que não vale mais`, async ({ browser }) => {
    const todos = elenco(browser, uf)
    const numero = await lavrar(todos)
    await ateORecurso(todos, numero, 'Anular o auto')
    const operadora = await todos.como('operadora')
    const auto = await ler<{ documentos: { codigo: string; especie: string; caminho: string }[] }>(
      operadora,
      `/api/v1/autos/${numero}`,
    )
    const papel = auto.documentos.find((d) => d.especie === 'auto')
    const pdf = await operadora.request.get(papel?.caminho ?? '')
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    expect((await pdf.body()).length).toBeLessThan(100_000)
    await operadora.context().clearCookies()
    await operadora.goto(`/verificar/${papel?.codigo}`)
    await expect(operadora.getByRole('heading', { name: /não vale mais/ })).toBeVisible()
    await expect(operadora.getByText(/anulado em .* pela decisão do recurso/)).toBeVisible()
  })
}
