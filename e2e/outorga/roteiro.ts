import { readFileSync } from 'node:fs'
import { type Dispositivo, escreverDispositivo } from '@outorga/lei'
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import type { Pessoa, Uf } from '../pessoas.js'
import { sessaoDe } from './cliente.js'
import { abrirAto, type Campos, dito, exato, foiRecusado, motivo, preencher, type Valor } from './tela.js'

/** What was set up, by the words that the steps call it: `{empresa}`. `numero` is the case under way. */
export type Nomes = Record<string, string>

/** What has to be on the page. */
export interface Visto {
  /** The law's reasons against it, each in an exam with its article. */
  motivos?: readonly Dispositivo[]
  /** Facts told with their article, by words that they have. */
  ditos?: readonly (readonly [Dispositivo, string])[]
  /** Exams by title, with the word of their answer. */
  exames?: readonly (readonly [titulo: string, resposta: string])[]
  /** Words that stand anywhere. */
  palavras?: readonly string[]
}

export interface Passo {
  /** Provisions that this step shows. */
  lei: readonly Dispositivo[]
  por: Pessoa
  /** Address; without it, the case under way. */
  em?: string
  /** Set up just before, through the API. */
  antes?: (n: Nomes) => Promise<void>
  /** Button of the act or, in an opening, of its form. Without it the page is only read. */
  faz?: string
  preenche?: Campos
  /** Word of the state that it leads to, the provisions that refuse it, or what is read. */
  espera: { situacao: string } | { recusa: readonly Dispositivo[] } | Visto
}

export interface Roteiro {
  titulo: string
  uf: Uf
  /** Address of the kind of case. */
  endereco: string
  preparar(): Promise<Nomes>
  passos: readonly Passo[]
}

const comNomes = (texto: string, n: Nomes) =>
  texto.replace(/\{(\w+)\}/g, (_, nome: string) => {
    const achado = n[nome]
    if (achado === undefined) throw new Error(`nada se chama «${nome}»`)
    return achado
  })

function camposComNomes(campos: Campos, n: Nomes): Campos {
  const valor = (v: Valor): Valor => {
    if (typeof v === 'string') return comNomes(v, n)
    if ('colar' in v) return v
    return v.map((x) => (typeof x === 'string' ? comNomes(x, n) : camposComNomes(x, n))) as Valor
  }
  return Object.fromEntries(Object.entries(campos).map(([rotulo, v]) => [rotulo, valor(v)]))
}

/** One window a worker, of whoever acts now: a window for each would read all the screens' code again. */
let janela: Promise<Page> | undefined
let deQuem = ''

async function janelaDe(browser: Browser, pessoa: Pessoa, uf: Uf): Promise<Page> {
  janela ??= browser.newContext().then((contexto) => contexto.newPage())
  const pagina = await janela
  if (deQuem === `${pessoa}-${uf}`) return pagina
  const { cookies } = JSON.parse(readFileSync(await sessaoDe(pessoa, uf), 'utf8'))
  await pagina.context().clearCookies()
  await pagina.context().addCookies(cookies)
  deQuem = `${pessoa}-${uf}`
  return pagina
}

async function conferir(pagina: Page, v: Visto, n: Nomes): Promise<void> {
  for (const artigo of v.motivos ?? [])
    await expect(motivo(pagina, artigo).first(), `motivo do ${escreverDispositivo(artigo)}`).toBeVisible()
  for (const [artigo, palavras] of v.ditos ?? [])
    await expect(
      dito(pagina, artigo)
        .filter({ hasText: comNomes(palavras, n) })
        .first(),
      `${escreverDispositivo(artigo)}: ${palavras}`,
    ).toBeVisible()
  for (const [titulo, resposta] of v.exames ?? [])
    await expect(pagina.locator('.exames > li').filter({ hasText: titulo }).first()).toContainText(resposta)
  for (const palavras of v.palavras ?? [])
    await expect(pagina.getByText(comNomes(palavras, n)).first()).toBeVisible()
}

/** Whether a row is among these, or is the head of one of them. */
const cobre = (todos: readonly Dispositivo[], d: Dispositivo) =>
  todos.some((x) => x === d || x.startsWith(`${d}_`) || x.startsWith(`${d}.`))

/** That the page tells each of these provisions, what is folded included. */
async function mostra(pagina: Page, lei: readonly Dispositivo[]): Promise<void> {
  for (const d of lei.filter(
    (x) =>
      !cobre(
        lei.filter((y) => y !== x),
        x,
      ),
  )) {
    const artigo = escreverDispositivo(d)
    const etiqueta = pagina.locator('main button.art').filter({ hasText: exato(artigo) })
    const entreParenteses = pagina.locator('main').getByText(`(${artigo})`)
    await expect(etiqueta.or(entreParenteses).first(), `a página diz o ${artigo}`).toBeAttached()
  }
}

/** A case walked from end to end by whom the law gives each step. */
class Andamento {
  /** The window left open by a refusal. */
  private aberta: { janela: Locator; passo: Passo } | null = null
  private ultima: Pessoa | null = null

  constructor(
    private readonly browser: Browser,
    private readonly roteiro: Roteiro,
    private readonly nomes: Nomes,
  ) {}

  private async pagina(p: Passo): Promise<Page> {
    const pagina = await janelaDe(this.browser, p.por, this.roteiro.uf)
    const endereco = comNomes(p.em ?? `/${this.roteiro.endereco}/{numero}`, this.nomes)
    const fica = this.ultima === p.por && !p.antes && new URL(pagina.url()).pathname === endereco
    if (!fica) {
      await pagina.goto(endereco)
      this.aberta = null
    }
    this.ultima = p.por
    return pagina
  }

  /** The form of the step: the one left open by a refusal of the same act, or a new one. */
  private async formulario(pagina: Page, p: Passo & { faz: string }): Promise<Locator> {
    const deixada = this.aberta
    this.aberta = null
    if (deixada && deixada.passo.faz === p.faz && deixada.passo.por === p.por) return deixada.janela
    if (p.em?.includes('/nova')) return pagina.getByRole('main')
    if (deixada && (await deixada.janela.isVisible()))
      await deixada.janela.getByRole('button', { name: 'Cancelar', exact: true }).click()
    return abrirAto(pagina, p.faz)
  }

  async andar(p: Passo): Promise<void> {
    await p.antes?.(this.nomes)
    const pagina = await this.pagina(p)
    const { faz, espera } = p
    if (faz !== undefined) {
      const janela = await this.formulario(pagina, { ...p, faz })
      await preencher(janela, camposComNomes(p.preenche ?? {}, this.nomes))
      await janela.getByRole('button', { name: faz, exact: true }).last().click()
      if ('recusa' in espera) {
        expect(
          p.lei.filter((d) => !cobre(espera.recusa, d)),
          'cada linha da lei é recusada pelo seu artigo',
        ).toEqual([])
        await foiRecusado(janela, espera.recusa)
        this.aberta = { janela, passo: p }
        return
      }
      if (p.em?.includes('/nova')) {
        await expect(pagina).toHaveURL(new RegExp(`/${this.roteiro.endereco}/[A-Z0-9-]+$`))
        this.nomes.numero = pagina.url().split('/').at(-1) ?? ''
      } else await expect(janela).toBeHidden()
    }
    if ('situacao' in espera)
      await expect(pagina.locator('main').getByText(espera.situacao, { exact: true }).first()).toBeVisible()
    else await conferir(pagina, espera as Visto, this.nomes)
    await mostra(pagina, p.lei)
  }
}

/** Walks it all, each step named by its provisions. */
export async function andar(browser: Browser, r: Roteiro): Promise<void> {
  const andamento = new Andamento(browser, r, await r.preparar())
  for (const p of r.passos) {
    const nome = [p.lei.map(escreverDispositivo).join(', '), p.faz, 'recusa' in p.espera ? 'recusado' : '']
    await test.step(nome.filter(Boolean).join(': '), () => andamento.andar(p))
  }
}
