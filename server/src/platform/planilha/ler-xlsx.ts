import { posix } from 'node:path'
import { codigoEmbutido, type Leitura, lerFormato } from './celula-xlsx.js'
import type { Grade } from './grade.js'
import { type Contexto, lerAba } from './ler-aba.js'
import { abrirPacote, type PacoteXlsx } from './pacote-xlsx.js'
import { recusarArquivo } from './recusas.js'

/**
 * Reads the first visible worksheet with something written.
 * @throws Problema 422 where it is no workbook, is damaged, unpacks to more than 96 MiB or has more than
 * `limite` rows under the header.
 */
export async function lerXlsx(conteudo: Buffer, limite: number): Promise<Grade> {
  const pacote = await abrirPacote(conteudo)
  recusarOutroFormato(pacote, conteudo)
  const pasta = await lerPasta(pacote)
  const contexto: Contexto = {
    limite,
    sistema1904: pasta.sistema1904,
    textos: await lerTextos(pacote, pasta.parte('sharedStrings')),
    formatos: await lerFormatos(pacote, pasta.parte('styles')),
  }
  const visiveis = pasta.abas.filter((a) => !a.oculta)
  for (const aba of visiveis) {
    const grade = await lerAba(pacote, aba.caminho, contexto)
    if (grade.linhas.length === 0) continue
    if (visiveis.length > 1) grade.avisos.unshift(`Só a aba «${aba.nome}» foi lida.`)
    return grade
  }
  throw recusarArquivo('planilha-vazia')
}

function recusarOutroFormato({ nomes }: PacoteXlsx, conteudo: Buffer): void {
  if (nomes.has('xl/workbook.bin')) throw recusarArquivo('planilha-xlsb')
  if (conteudo.includes('application/vnd.oasis.opendocument.spreadsheet')) {
    throw recusarArquivo('planilha-ods')
  }
  if (!nomes.has('[Content_Types].xml')) throw recusarArquivo('planilha-nao-e')
}

interface Relacao {
  id: string
  tipo: string
  caminho: string
}

async function lerRelacoes(pacote: PacoteXlsx, deParte: string): Promise<Relacao[]> {
  const pasta = deParte.slice(0, deParte.lastIndexOf('/') + 1)
  const relacoes: Relacao[] = []
  await pacote.percorrer(`${pasta}_rels/${deParte.slice(pasta.length)}.rels`, {
    abre(nome, { Id = '', Type = '', Target = '' }) {
      if (nome !== 'Relationship') return
      relacoes.push({ id: Id, tipo: Type.slice(Type.lastIndexOf('/') + 1), caminho: resolver(pasta, Target) })
    },
  })
  return relacoes
}

/** A target is relative to the folder of its source, or absolute in the package. */
const resolver = (pasta: string, alvo: string) =>
  posix.join('/', alvo.startsWith('/') ? '' : pasta, alvo).slice(1)

interface Aba {
  nome: string
  oculta: boolean
  caminho: string
}

async function lerPasta(pacote: PacoteXlsx) {
  const raiz = await lerRelacoes(pacote, '')
  const caminho = raiz.find((r) => r.tipo === 'officeDocument')?.caminho ?? 'xl/workbook.xml'
  if (!caminho.endsWith('workbook.xml')) throw recusarArquivo('planilha-nao-e')
  const relacoes = await lerRelacoes(pacote, caminho)
  const abas: Aba[] = []
  let sistema1904 = false
  const existe = await pacote.percorrer(caminho, {
    abre(nome, atributos) {
      if (nome === 'workbookPr') sistema1904 = verdadeiro(atributos.date1904)
      if (nome !== 'sheet') return
      const id = Object.entries(atributos).find(([chave]) => chave.endsWith(':id'))?.[1]
      const destino = relacoes.find((r) => r.id === id && r.tipo === 'worksheet')
      const oculta = (atributos.state ?? 'visible') !== 'visible'
      if (destino) abas.push({ nome: atributos.name ?? '', oculta, caminho: destino.caminho })
    },
  })
  if (!existe) throw recusarArquivo('planilha-nao-e')
  return { abas, sistema1904, parte: (tipo: string) => relacoes.find((r) => r.tipo === tipo)?.caminho ?? '' }
}

const verdadeiro = (valor: string | undefined) => valor === '1' || valor === 'true'

async function lerTextos(pacote: PacoteXlsx, caminho: string): Promise<string[]> {
  const textos: string[] = []
  let atual = ''
  let dentro = false
  let fonetico = false
  await pacote.percorrer(caminho, {
    abre(nome) {
      if (nome === 'si') atual = ''
      else if (nome === 'rPh') fonetico = true
      else if (nome === 't') dentro = !fonetico
    },
    texto(texto) {
      if (dentro) atual += texto
    },
    fecha(nome) {
      if (nome === 't') dentro = false
      else if (nome === 'rPh') fonetico = false
      else if (nome === 'si') textos.push(atual)
    },
  })
  return textos
}

/** The reading of each cell style, by its index. */
async function lerFormatos(pacote: PacoteXlsx, caminho: string): Promise<Leitura[]> {
  const codigos = new Map<number, string>()
  const leituras: Leitura[] = []
  let emCellXfs = false
  await pacote.percorrer(caminho, {
    abre(nome, atributos) {
      if (nome === 'cellXfs') emCellXfs = true
      if (nome === 'numFmt') codigos.set(Number(atributos.numFmtId), atributos.formatCode ?? '')
      if (nome !== 'xf' || !emCellXfs) return
      const id = Number(atributos.numFmtId ?? 0)
      leituras.push(lerFormato(codigos.get(id) ?? codigoEmbutido(id)))
    },
    fecha(nome) {
      if (nome === 'cellXfs') emCellXfs = false
    },
  })
  return leituras
}
