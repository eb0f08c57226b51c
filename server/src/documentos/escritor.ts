import type { DataCivil, Dispositivo, Instante, NormaId } from '@outorga/lei'
import sql from 'sql-template-tag'
import { enderecoPublico } from '../platform/ambiente.js'
import type { Ato } from '../platform/atos/ato.js'
import type { Autoridade, Contexto } from '../platform/contexto.js'
import type { Tx } from '../platform/db/conexao.js'
import type { DocumentoPdf } from '../platform/documentos/documento.js'
import { type ConteudoDoDocumento, type Especie, NOME_DA_ESPECIE } from '../platform/documentos/emitir.js'
import { escreverInstante } from '../platform/documentos/escrever.js'

export interface Emitido {
  codigo: string
  especie: Especie
  caso_id: string
  ato_id: string
  emitido_em: Instante
}

/** What the holder of a paper compares it with. */
export interface Sobre {
  rotulo: string
  valor: string
  dispositivo?: Dispositivo | null
  codigo?: boolean
}

export interface Verificado {
  numero: string
  sobre: readonly Sobre[]
  situacao: 'vale' | 'nao-vale-mais'
  motivo: string
  substituido_por: string | null
}

export type AutoridadeDoDocumento = Pick<Autoridade, 'sigla' | 'nome' | 'estado' | 'uf' | 'fuso'> & {
  id: string
  norma: NormaId
}

/** How the documents of one kind of case are told of, and written where their words are not kept with them. */
export interface Escritor {
  /** The number that the paper bears. */
  numero(tx: Tx, e: Emitido): Promise<string>
  escrever(c: Contexto, e: Emitido, ato: Ato): Promise<DocumentoPdf>
  /** Runs without a session: no personal data. */
  verificar(tx: Tx, e: Emitido, autoridade: AutoridadeDoDocumento, hoje: DataCivil): Promise<Verificado>
}

const ESTADO = { RR: 'Estado de Roraima', RS: 'Estado do Rio Grande do Sul' } as const

/** Head, signature and verification around the words of a document of the granting. */
export function documentoDaOutorga(
  c: Contexto,
  e: Emitido,
  ato: Ato,
  { numero, titulo, subtitulo, blocos }: ConteudoDoDocumento,
): DocumentoPdf {
  const { nome, sigla, uf, fuso, cargos } = c.autoridade
  const { autor, papel, hash } = ato
  const momento = ato.momento as Instante
  const cargo = cargos[papel as keyof typeof cargos] ?? papel
  const matricula = autor.matricula === null ? [] : [`matrícula ${autor.matricula}`]
  return {
    autoridade: { estado: ESTADO[uf], nome, sigla },
    titulo: titulo ?? NOME_DA_ESPECIE[e.especie],
    numero,
    subtitulo,
    momento,
    blocos: [
      ...blocos,
      {
        tipo: 'assinaturas',
        local: `Emitido em ${escreverInstante(momento, fuso)}.`,
        assinaturas: [{ nome: autor.nome, linhas: [cargo, ...matricula] }],
        nota: null,
      },
    ],
    verificacao: { codigo: e.codigo, endereco: `${enderecoPublico()}/verificar/${e.codigo}`, hash },
  }
}

/** The words kept with a document of the granting. */
export async function conteudoDe(tx: Tx, codigo: string): Promise<ConteudoDoDocumento> {
  const guardado = await tx.uma<{ conteudo: ConteudoDoDocumento | null }>(
    sql`select conteudo from documento where codigo = ${codigo}`,
  )
  if (!guardado?.conteudo) throw new Error(`document ${codigo} without its words`)
  return guardado.conteudo
}

/** A writer of documents whose words are kept: only what is told of them differs. */
export const escritorGuardado = (verificar: Escritor['verificar']): Escritor => ({
  numero: async (tx, e) => (await conteudoDe(tx, e.codigo)).numero,
  escrever: async (c, e, ato) => documentoDaOutorga(c, e, ato, await conteudoDe(c.tx, e.codigo)),
  verificar,
})
