import { type Dispositivo, escreverDispositivo } from '@outorga/lei'
import { expect, type Locator, type Page } from '@playwright/test'

/** What goes into a field: words, options, or the rows of a list. */
export type Valor = string | readonly string[] | readonly Campos[] | Colado
/** Rows pasted from a spreadsheet. */
interface Colado {
  colar: string
}
/** Label → what is filled in. */
export interface Campos {
  readonly [rotulo: string]: Valor
}

const semFim = (t: string) => t.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const comecaPor = (t: string) => new RegExp(`^${semFim(t)}`)
/** These words and no others. */
export const exato = (t: string) => new RegExp(`^${semFim(t)}$`)
/** A label, with or without «(opcional)». */
const rotuloDe = (t: string) => new RegExp(`^${semFim(t)}( \\(opcional\\))?$`)

async function escolherNaLista(campo: Locator, valor: string): Promise<void> {
  await campo.fill(valor)
  await campo
    .page()
    .getByRole('option', { name: comecaPor(valor) })
    .first()
    .click()
}

async function preencherGrupo(grupo: Locator, valor: string | readonly string[]): Promise<void> {
  for (const opcao of [valor].flat())
    await grupo
      .locator('label.marcar')
      .filter({ hasText: comecaPor(opcao) })
      .first()
      .click()
}

async function colar(secao: Locator, { colar: texto }: Colado): Promise<void> {
  await secao.locator('button', { hasText: 'Colar da planilha' }).click()
  const janela = secao.page().getByRole('dialog', { name: 'Colar da planilha' })
  await janela.getByLabel('Linhas da planilha').fill(texto)
  await janela.getByRole('button', { name: /^Juntar \d+ linhas?$/ }).click()
  await expect(janela).toBeHidden()
}

const ehColado = (v: Valor): v is Colado => typeof v === 'object' && 'colar' in v

async function preencherLista(secao: Locator, linhas: readonly Campos[]): Promise<void> {
  for (const [i, linha] of linhas.entries()) {
    const item = secao.locator('ol > li.item-da-lista').nth(i)
    if (!(await item.isVisible()))
      await secao
        .locator('button', { hasText: /^Juntar( outro)?$/ })
        .last()
        .click()
    await preencher(item, linha)
  }
}

/** Fills each field by its label, as it is drawn: words, date, choice, search, several, rows. */
export async function preencher(onde: Locator, campos: Campos): Promise<void> {
  for (const [rotulo, valor] of Object.entries(campos)) {
    // By its markup: a list of choices that opens by itself hides the rest from roles.
    const secao = onde.locator(`section.lista-de-itens[aria-label="${rotulo}"]`)
    if (ehColado(valor)) {
      await colar(secao, valor)
      continue
    }
    if (typeof valor[0] === 'object') {
      await preencherLista(secao, valor as Campos[])
      continue
    }
    const palavras = valor as string | readonly string[]
    const letreiro = onde
      .locator('label[for], legend.campo-rotulo')
      .filter({ hasText: rotuloDe(rotulo) })
      .first()
    const { id, como } = await letreiro.evaluate((e) => {
      const campo = e instanceof HTMLLabelElement ? e.control : e.parentElement
      return {
        id: campo?.id ?? '',
        como:
          campo?.tagName === 'INPUT' && campo.getAttribute('role') === 'combobox' ? 'BUSCA' : campo?.tagName,
      }
    })
    const campo = onde.locator(`[id="${id}"]`)
    if (como === 'FIELDSET') await preencherGrupo(campo, palavras)
    else if (como === 'SELECT') await campo.selectOption({ label: palavras as string })
    else if (como === 'BUSCA')
      for (const p of [palavras].flat()) await escolherNaLista(onde.locator(`[id="${id}"]`), p)
    else await campo.fill(palavras as string)
  }
}

/** The article's words, not followed by more of them: «art. 9º» is not «art. 9º, par. único». */
const escrito = (d: Dispositivo) => new RegExp(`${semFim(escreverDispositivo(d))}(?![\\wº,-])(?!,? [§IVX])`)

/** That `onde` was refused, and by these provisions. */
export async function foiRecusado(onde: Locator, artigos: readonly Dispositivo[]): Promise<void> {
  const recusa = onde
    .locator('.aviso[role="alert"]')
    .or(onde.getByText(/^Assim pede a lei/))
    .or(onde.locator('.resumo-de-erros'))
  for (const artigo of artigos)
    await expect(recusa.filter({ hasText: escrito(artigo) }).first(), `recusado pelo ${artigo}`).toBeVisible()
}

/** Opens the window of an act by its button. */
export async function abrirAto(pagina: Page, nome: string): Promise<Locator> {
  await pagina.getByRole('main').getByRole('button', { name: nome, exact: true }).click()
  const janela = pagina.getByRole('dialog', { name: nome })
  await expect(janela).toBeVisible()
  return janela
}

/** A reason of an exam on the page: its article stands beside its words. */
export const motivo = (pagina: Page, artigo: Dispositivo): Locator =>
  pagina
    .locator('.exames .motivos > li')
    .filter({ has: pagina.getByRole('button', { name: escreverDispositivo(artigo), exact: true }) })

/** A fact of the page with the chip of its article. */
export const dito = (pagina: Page, artigo: Dispositivo): Locator =>
  pagina
    .locator('main dd, main li, .exames p')
    .filter({ has: pagina.getByRole('button', { name: escreverDispositivo(artigo), exact: true }) })
