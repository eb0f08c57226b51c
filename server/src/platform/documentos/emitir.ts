import { randomInt } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Contexto } from '../contexto.js'
import type { Bloco } from './documento.js'

/** Documents of an auto. */
export const ESPECIES_DO_AUTO = {
  auto: 'Auto de infração',
  notificacao: 'Notificação de autuação',
  decisao: 'Decisão',
  'decisao-do-recurso': 'Decisão do recurso',
} as const

/** Documents of the granting: of the register, of lines and of procedures. */
export const ESPECIES_DA_OUTORGA = {
  certificado: 'Certificado de registro cadastral',
  'cartao-de-registro': 'Cartão de registro de veículo',
  'quadro-de-regime': 'Quadro de regime de funcionamento',
  contrato: 'Extrato do contrato',
  autorizacao: 'Autorização',
  ato: 'Extrato de ato',
} as const

export type EspecieDoAuto = keyof typeof ESPECIES_DO_AUTO
export type EspecieDaOutorga = keyof typeof ESPECIES_DA_OUTORGA
export type Especie = EspecieDoAuto | EspecieDaOutorga

export const NOME_DA_ESPECIE: Readonly<Record<Especie, string>> = {
  ...ESPECIES_DO_AUTO,
  ...ESPECIES_DA_OUTORGA,
}

export const ESPECIES = Object.keys(NOME_DA_ESPECIE) as [Especie, ...Especie[]]

/** No I, L, O or U: the code is read aloud and typed. */
const ALFABETO = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

function novoCodigo(): string {
  const letras = Array.from({ length: 16 }, () => ALFABETO[randomInt(ALFABETO.length)])
  return letras.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** What a person typed as a code, in the one spelling. */
export function lerCodigo(texto: string): string {
  const limpo = texto
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return limpo.replace(/(.{4})(?=.)/g, '$1-')
}

/** What a document of the granting says, fixed when its act is done: whoever opens it later reads that day's words. */
export interface ConteudoDoDocumento {
  numero: string
  /** Where it is not the kind's own name. */
  titulo?: string
  subtitulo: string
  blocos: readonly Bloco[]
}

/** A document to be issued: of which act of which case, and what it says; null where that is written from the act. */
interface DocumentoNovo {
  casoId: string
  atoId: string
  conteudo: ConteudoDoDocumento | null
}

async function inserir(c: Contexto, especie: Especie, novos: readonly DocumentoNovo[]): Promise<string[]> {
  const codigos = novos.map(() => novoCodigo())
  const conteudos = novos.map((n) => (n.conteudo === null ? null : JSON.stringify(n.conteudo)))
  await c.tx.executar(sql`
    insert into documento (codigo, autoridade_id, caso_id, ato_id, especie, emitido_em, conteudo)
    select t.codigo, ${c.autoridade.id}, t.caso, t.ato, ${especie}, ${c.agora}, t.conteudo::jsonb
      from unnest(${codigos}::text[], ${novos.map((n) => n.casoId)}::uuid[], ${novos.map((n) => n.atoId)}::uuid[],
                  ${conteudos}::text[]) as t (codigo, caso, ato, conteudo)`)
  return codigos
}

/** Gives the document of an auto's act its verification code; what it says is written from the act. */
export async function emitirDocumento(
  c: Contexto,
  casoId: string,
  atoId: string,
  especie: EspecieDoAuto,
): Promise<string> {
  const [codigo] = await inserir(c, especie, [{ casoId, atoId, conteudo: null }])
  return codigo ?? ''
}

/** Issues one document of the granting for each act, with its words; answers their codes in the same order. */
export const emitirVarios = (
  c: Contexto,
  especie: EspecieDaOutorga,
  novos: readonly (DocumentoNovo & { conteudo: ConteudoDoDocumento })[],
): Promise<string[]> => inserir(c, especie, novos)

/** Issues a document of the granting with its words. */
export async function emitirDaOutorga(
  c: Contexto,
  casoId: string,
  atoId: string,
  especie: EspecieDaOutorga,
  conteudo: ConteudoDoDocumento,
): Promise<string> {
  const [codigo] = await emitirVarios(c, especie, [{ casoId, atoId, conteudo }])
  return codigo ?? ''
}
