import { conteudo, DESENHOS, rodape } from './compor.js'
import type { DocumentoPdf } from './documento.js'
import { ConstrutorEtiquetado, DesenhistaEtiquetado, type Kit, PDFDocument, SVGMeasure } from './etiquetas.js'
import { FONTES } from './fontes.js'
import { ESTILO_BASE, MARGENS } from './traco.js'

const A4 = { width: 595.28, height: 841.89, orientation: 'portrait' }
const nenhumArquivo = () => false

/** Goes into the metadata as XML, which the engine does not escape. */
const simples = (texto: string) => texto.replaceAll('&', 'e').replace(/[<>]/g, '')

const info = (d: DocumentoPdf) => ({
  Title: simples(`${d.titulo} ${d.numero}`),
  Author: simples(`${d.autoridade.nome} (${d.autoridade.sigla})`),
  Subject: simples(`${d.subtitulo} · código de verificação ${d.verificacao.codigo}`),
  Creator: 'Outorga',
  Producer: 'Outorga',
  CreationDate: new Date(d.momento),
})

interface NoDaPagina {
  headlineLevel?: number
}

/**
 * An official document as PDF/A-2b: tagged, in Portuguese, its title shown, fonts embedded, nothing fetched. Equal
 * documents give equal bytes: the file's date and identifier come from the act, not from the clock.
 */
export async function renderizarPdf(d: DocumentoPdf): Promise<Buffer> {
  const opcoes = {
    size: [A4.width, A4.height],
    pdfVersion: '1.7',
    subset: 'PDF/A-2b',
    tagged: true,
    displayTitle: true,
    lang: 'pt-BR',
    autoFirstPage: false,
    font: null,
    info: info(d),
  }
  const kit = new PDFDocument(FONTES, {}, {}, {}, opcoes, null, nenhumArquivo)
  const construtor = new ConstrutorEtiquetado(A4, MARGENS, new SVGMeasure())
  construtor.registerTableLayouts(DESENHOS)
  // A heading alone at the foot of a page goes with what it heads.
  const quebrarAntes = (
    no: NoDaPagina,
    { getFollowingNodesOnPage }: { getFollowingNodesOnPage(): unknown[] },
  ) => no.headlineLevel === 1 && getFollowingNodesOnPage().length <= 1
  const paginas = construtor.layoutDocument(
    conteudo(d),
    kit,
    {},
    ESTILO_BASE,
    undefined,
    undefined,
    rodape(d),
    undefined,
    quebrarAntes,
  )
  new DesenhistaEtiquetado(kit).renderPages(paginas)
  return emBytes(kit)
}

function emBytes(kit: Kit): Promise<Buffer> {
  return new Promise((feito, falhou) => {
    const partes: Buffer[] = []
    kit.on('data', (parte: Buffer) => partes.push(parte))
    kit.on('end', () => feito(Buffer.concat(partes)))
    kit.on('error', falhou)
    kit.end()
  })
}
