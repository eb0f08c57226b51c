import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import { redeNova } from './outorga/rede.js'
import { entrar, ler, type Pessoa, type Uf } from './pessoas.js'

const TAMANHOS = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]

const daqui = createRequire(import.meta.url)
const AXE = readFileSync(
  createRequire(daqui.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** What axe finds on the page. AxeBuilder takes twice as long: it opens a second page and brings back what passed too. */
async function violacoes(pagina: Page): Promise<string[]> {
  await pagina.evaluate(AXE)
  return pagina.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, { resultTypes: ['violations'] })
    return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`)
  })
}

/** Nothing clipped or wider than the window, nothing that axe finds, nothing asked of another host. */
async function conferir(pagina: Page, caminho: string): Promise<void> {
  const deFora: string[] = []
  pagina.on('request', (r) => {
    if (r.url().startsWith('http') && new URL(r.url()).hostname !== 'localhost') deFora.push(r.url())
  })
  await pagina.goto(caminho)
  await expect(pagina.locator('h1').first(), caminho).toBeVisible()
  await expect(pagina.locator('[aria-busy="true"]'), caminho).toHaveCount(0)
  const sobra = await pagina.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(sobra, `${caminho} é mais larga que a janela`).toBeLessThanOrEqual(0)
  expect(await violacoes(pagina), caminho).toEqual([])
  expect(deFora, caminho).toEqual([])
}

interface Lista {
  autos?: { numero: string; situacao: { estado: string } }[]
  operadoras?: { id: string }[]
  veiculos?: { id: string; placa: string }[]
  linhas?: { id: string }[]
}

/** States whose pages differ most; every state is looked at once, by the inspector on the desk and the operator on a phone. */
const ALGUNS = ['notificado', 'em-recurso', 'pago']

/** One address of each page, and one auto in each state. */
async function enderecos(pagina: Page, pessoa: Pessoa, todosOsEstados: boolean): Promise<string[]> {
  const { autos = [] } = await ler<Lista>(pagina, '/api/v1/autos?por_pagina=100')
  const escolhidos = autos.filter((a) => todosOsEstados || ALGUNS.includes(a.situacao.estado))
  const porEstado = new Map(escolhidos.map((a) => [a.situacao.estado, `/autos/${a.numero}`]))
  const comuns = [
    '/',
    '/autos',
    ...porEstado.values(),
    '/linhas',
    '/frota',
    '/parametros',
    '/busca?q=a',
    '/normas/rs-11127-1998/art13-2_inc6',
  ]
  if (pessoa === 'operadora') return comuns
  const um = async (caminho: string) => ler<Lista>(pagina, `${caminho}?por_pagina=1`)
  const [operadora, veiculo, linha] = await Promise.all([
    um('/api/v1/operadoras'),
    um('/api/v1/veiculos'),
    um('/api/v1/linhas'),
  ])
  const daAutoridade = [
    ...comuns,
    '/operadoras',
    `/operadoras/${operadora.operadoras?.[0]?.id}`,
    `/frota/${veiculo.veiculos?.[0]?.id}`,
    `/linhas/${linha.linhas?.[0]?.id}`,
    `/placas/${veiculo.veiculos?.[0]?.placa}`,
    '/placas/ZZZ9Z99',
    '/correio',
    '/cadeia',
  ]
  if (pessoa === 'fiscal')
    return [...daAutoridade, '/lavrar', `/lavrar?placa=${veiculo.veiculos?.[0]?.placa}`]
  if (pessoa !== 'analista') return daAutoridade
  return [
    ...daAutoridade,
    '/operadoras/nova',
    `/operadoras/${operadora.operadoras?.[0]?.id}/alterar`,
    '/frota/novo',
    `/frota/${veiculo.veiculos?.[0]?.id}/alterar`,
    '/linhas/nova',
    `/linhas/${linha.linhas?.[0]?.id}/alterar`,
  ]
}

const SEM_SESSAO = [
  '/entrar',
  '/verificar',
  '/verificar/AAAA-BBBB-CCCC-DDDD',
  '/nao-existe',
  '/normas',
  '/normas?q=bagagem',
  '/normas/rr-664-2008?modo=confere',
  '/normas/rr-664-2008/art28',
  '/normas/rs-8109-1985/XII.1.I',
  '/consulta',
  '/consulta/ZZZ9Z99',
]

const PROCEDIMENTOS = [
  'alteracoes-de-linha',
  'autorizacoes',
  'delegacoes',
  'licitacoes',
  'terminais',
  'criacoes-de-linha',
]
const REGISTROS = ['pessoal', 'documentos', 'dirigentes', 'pontos', 'instalacoes', 'vendedores']

const LISTAS_DA_OUTORGA = [
  ...PROCEDIMENTOS.map((p) => `/${p}`),
  ...REGISTROS.map((r) => `/${r}`),
  '/pessoal/importar',
  '/linhas/limites',
]

/** The newest of each kind, a form of each way to open, and what anybody asks of a plate. */
async function fichasDaOutorga(pagina: Page): Promise<string[]> {
  await redeNova().criacao()
  const fichas: string[] = []
  for (const p of PROCEDIMENTOS) {
    const { procedimentos } = await ler<{ procedimentos: { numero: string }[] }>(
      pagina,
      `/api/v1/${p}?por_pagina=1`,
    )
    expect(procedimentos, p).toHaveLength(1)
    fichas.push(`/${p}/${procedimentos[0]?.numero}`)
  }
  for (const r of REGISTROS) {
    const api = r === 'documentos' ? 'documentos-do-cadastro' : r
    const { registros } = await ler<{ registros: { id: string }[] }>(pagina, `/api/v1/${api}?por_pagina=1`)
    expect(registros, r).toHaveLength(1)
    fichas.push(`/${r}/${registros[0]?.id}`)
  }
  const { veiculos = [] } = await ler<Lista>(pagina, '/api/v1/veiculos?por_pagina=1&estado=registrado')
  return [
    ...fichas,
    '/autorizacoes/nova?especie=transporte-escolar',
    '/alteracoes-de-linha/nova?especie=paralisacao',
    `/consulta/${veiculos[0]?.placa}`,
    '/pessoal/nova',
  ]
}

test.describe.configure({ timeout: 180_000 })

const PESSOAS: [Uf, Pessoa, larguraComTodosOsEstados: number | null][] = [
  ['rr', 'fiscal', 1280],
  ['rs', 'analista', null],
  ['rr', 'operadora', 390],
]

for (const tamanho of TAMANHOS) {
  for (const [uf, pessoa, todos] of PESSOAS) {
    test(`${pessoa} de ${uf}, ${tamanho.width} px: todas as telas inteiras e acessíveis`, async ({
      browser,
    }) => {
      const pagina = await entrar(browser, pessoa, uf, tamanho)
      for (const caminho of await enderecos(pagina, pessoa, todos === tamanho.width))
        await conferir(pagina, caminho)
      await pagina.context().close()
    })
  }

  // On a phone one of each two: their screens are the same code.
  const noTamanho = (caminhos: readonly string[]) =>
    caminhos.filter((_, i) => tamanho.width > 400 || i % 2 === 0)

  test(`analista de rr, ${tamanho.width} px: as listas da outorga inteiras e acessíveis`, async ({
    browser,
  }) => {
    const pagina = await entrar(browser, 'analista', 'rr', tamanho)
    for (const caminho of noTamanho(LISTAS_DA_OUTORGA)) await conferir(pagina, caminho)
    await pagina.context().close()
  })

  test(`analista de rr, ${tamanho.width} px: as fichas e os formulários da outorga`, async ({ browser }) => {
    const pagina = await entrar(browser, 'analista', 'rr', tamanho)
    for (const caminho of noTamanho(await fichasDaOutorga(pagina))) await conferir(pagina, caminho)
    await pagina.context().close()
  })

  test(`sem sessão, ${tamanho.width} px: entrar, verificar, normas, página que não existe`, async ({
    page,
  }) => {
    await page.setViewportSize(tamanho)
    for (const caminho of SEM_SESSAO) await conferir(page, caminho)
  })
}

test('um documento com código aparece a quem não entrou, em 390 px', async ({ browser, page }) => {
  const analista = await entrar(browser, 'analista', 'rr')
  const { autos = [] } = await ler<Lista>(analista, '/api/v1/autos?estado=anulado')
  const auto = await ler<{ documentos: { codigo: string }[] }>(analista, `/api/v1/autos/${autos[0]?.numero}`)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const { codigo } of auto.documentos) await conferir(page, `/verificar/${codigo}`)
})

test('quem não entrou é levado a entrar e volta para onde ia', async ({ page }) => {
  await page.goto('/autos?estado=pago')
  await expect(page).toHaveURL(/\/entrar\?voltar=/)
  await page.getByLabel('E-mail').fill('analista@rr.demo')
  await page.getByLabel('Senha').fill('senha errada')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('E-mail ou senha não conferem.').first()).toBeVisible()
  await page.getByLabel('Senha').fill('outorga-demo')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/\/autos\?estado=pago/)
})
