import { createRequire } from 'node:module'

/**
 * pdfmake lays a page out but leaves its text untagged: a screen reader would get a heap of words. Here its own layout
 * and drawing classes are put together so that each text line falls under the structure element of the node it came
 * from, and all that is only drawn (rules, backgrounds, footers) is an artifact.
 */

export interface Etiqueta {
  /** Structure type of PDF 1.7: H1, P, Table, TR, TH, TD, L, LI, Figure… */
  tipo: string
  pai: Etiqueta | null
  opcoes?: { alt?: string; scope?: 'Row' | 'Column' }
}

/** Put in a node of a definition, under this key. */
export const CHAVE = 'etiqueta'

type Elemento = PDFKit.PDFStructureElement
export type Kit = PDFKit.PDFDocument
interface NoEtiquetado {
  etiqueta?: Etiqueta
}
type LinhaPosta = NoEtiquetado & object
type Classe<T> = new (...argumentos: never[]) => T
interface Construtor {
  registerTableLayouts(layouts: object): void
  layoutDocument(...argumentos: unknown[]): object[]
  buildNextLine(no: NoEtiquetado): LinhaPosta | null
}
interface Desenhista {
  pdfDocument: Kit
  renderPages(paginas: object[]): void
  renderLine(linha: LinhaPosta, x: number, y: number): void
  renderVector(vetor: object): void
  renderSVG(svg: NoEtiquetado): void
}

const exigir = createRequire(import.meta.url)
const classe = <T>(nome: string) => (exigir(`pdfmake/js/${nome}.js`) as { default: Classe<T> }).default
const LayoutBuilder = classe<Construtor>('LayoutBuilder') as new (
  tamanho: object,
  margens: object,
  svg: object,
) => Construtor
const Renderer = classe<Desenhista>('Renderer') as new (kit: Kit) => Desenhista
export const PDFDocument = classe<Kit>('PDFDocument') as new (
  fontes: object,
  imagens: object,
  padroes: object,
  anexos: object,
  opcoes: object,
  arquivos: null,
  abreArquivo: () => boolean,
) => Kit
export const SVGMeasure = classe<object>('SVGMeasure') as new () => object

/** Lays out; each line remembers its node's tag. */
export class ConstrutorEtiquetado extends LayoutBuilder {
  override buildNextLine(no: NoEtiquetado): LinhaPosta | null {
    const linha = super.buildNextLine(no)
    if (linha !== null && no.etiqueta) linha.etiqueta = no.etiqueta
    return linha
  }
}

/** Draws; what has no tag is an artifact. */
export class DesenhistaEtiquetado extends Renderer {
  private readonly elementos = new Map<Etiqueta, Elemento>()
  private readonly raiz: Elemento

  constructor(kit: Kit) {
    super(kit)
    this.raiz = kit.struct('Document')
    kit.addStructure(this.raiz)
  }

  override renderPages(paginas: object[]): void {
    super.renderPages(paginas)
    this.raiz.end()
  }

  override renderLine(linha: LinhaPosta, x: number, y: number): void {
    this.sob(linha.etiqueta, () => super.renderLine(linha, x, y))
  }

  override renderVector(vetor: object): void {
    this.sob(undefined, () => super.renderVector(vetor))
  }

  override renderSVG(svg: NoEtiquetado): void {
    this.sob(svg.etiqueta, () => super.renderSVG(svg))
  }

  private sob(etiqueta: Etiqueta | undefined, desenhar: () => void): void {
    if (etiqueta) {
      this.elemento(etiqueta).add(desenhar)
      return
    }
    this.pdfDocument.markContent('Artifact', { type: 'Layout' })
    desenhar()
    this.pdfDocument.endMarkedContent()
  }

  private elemento(e: Etiqueta): Elemento {
    const feito = this.elementos.get(e)
    if (feito) return feito
    const novo = this.pdfDocument.struct(e.tipo, e.opcoes ?? {})
    const pai = e.pai === null ? this.raiz : this.elemento(e.pai)
    pai.add(novo)
    this.elementos.set(e, novo)
    return novo
  }
}
