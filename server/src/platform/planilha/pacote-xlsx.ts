import { crc32 } from 'node:zlib'
import { SaxesParser } from 'saxes'
import { type Entry, fromBufferPromise } from 'yauzl'
import { Problema } from '../problema.js'
import { recusarArquivo } from './recusas.js'

/** Twenty thousand rows of fifty columns fit; more is no table, or an attack. */
const MAXIMO_DESCOMPACTADO = 96 * 1024 * 1024
const MAXIMO_DE_PARTES = 10_000

export interface PacoteXlsx {
  nomes: ReadonlySet<string>
  /**
   * Reads one XML part as it is unpacked; false where there is no such part. Entities that a document declares
   * for itself are not expanded.
   * @throws Problema 422 where the part is damaged or not well formed, or the parts read pass 96 MiB.
   */
  percorrer(nome: string, ouvinte: Ouvinte): Promise<boolean>
}

/** Names come without prefix. */
export interface Ouvinte {
  abre?(nome: string, atributos: Record<string, string>): void
  fecha?(nome: string): void
  texto?(texto: string): void
}

/** Opens the zip without unpacking anything. */
export async function abrirPacote(conteudo: Buffer): Promise<PacoteXlsx> {
  const partes = new Map<string, Entry>()
  const zip = await danificadoSeFalha(async () => {
    const aberto = await fromBufferPromise(conteudo, { lazyEntries: true })
    for await (const parte of aberto.eachEntry()) {
      partes.set(parte.fileName, parte)
      if (partes.size > MAXIMO_DE_PARTES) throw recusarArquivo('planilha-grande-demais')
    }
    return aberto
  })
  let total = 0
  const percorrer = async (nome: string, ouvinte: Ouvinte) => {
    const parte = partes.get(nome)
    if (!parte) return false
    // The declared size holds: the unzipper fails as soon as more comes out.
    total += parte.uncompressedSize
    if (total > MAXIMO_DESCOMPACTADO) throw recusarArquivo('planilha-grande-demais')
    await danificadoSeFalha(async () => {
      const soma = await lerXml(await zip.openReadStreamPromise(parte), ouvinte)
      if (soma !== parte.crc32) throw recusarArquivo('planilha-danificada')
    })
    return true
  }
  return { nomes: new Set(partes.keys()), percorrer }
}

async function danificadoSeFalha<T>(fazer: () => Promise<T>): Promise<T> {
  try {
    return await fazer()
  } catch (erro) {
    throw erro instanceof Problema ? erro : recusarArquivo('planilha-danificada')
  }
}

/** Returns the CRC-32 of what was read. */
async function lerXml(bytes: AsyncIterable<Buffer>, ouvinte: Ouvinte): Promise<number> {
  const leitor = new SaxesParser({ position: false })
  leitor.on('opentag', (t) => ouvinte.abre?.(semPrefixo(t.name), t.attributes as Record<string, string>))
  leitor.on('closetag', (t) => ouvinte.fecha?.(semPrefixo(t.name)))
  leitor.on('text', (texto) => ouvinte.texto?.(texto))
  leitor.on('cdata', (texto) => ouvinte.texto?.(texto))
  const decodificador = new TextDecoder('utf-8')
  let soma = 0
  for await (const pedaco of bytes) {
    soma = crc32(pedaco, soma)
    leitor.write(decodificador.decode(pedaco, { stream: true }))
  }
  leitor.write(decodificador.decode()).close()
  return soma
}

const semPrefixo = (nome: string) => nome.slice(nome.indexOf(':') + 1)
