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
  ato: 'Extrato do ato',
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

async function inserir(
  c: Contexto,
  casoId: string,
  atoId: string,
  especie: Especie,
  conteudo: ConteudoDoDocumento | null,
): Promise<string> {
  const codigo = novoCodigo()
  await c.tx.executar(sql`
    insert into documento (codigo, autoridade_id, caso_id, ato_id, especie, emitido_em, conteudo)
    values (${codigo}, ${c.autoridade.id}, ${casoId}, ${atoId}, ${especie}, ${c.agora},
      ${conteudo === null ? null : JSON.stringify(conteudo)}::jsonb)`)
  return codigo
}

/** Gives the document of an auto's act its verification code; what it says is written from the act. */
export const emitirDocumento = (c: Contexto, casoId: string, atoId: string, especie: EspecieDoAuto) =>
  inserir(c, casoId, atoId, especie, null)

/** Issues a document of the granting with its words. */
export const emitirDaOutorga = (
  c: Contexto,
  casoId: string,
  atoId: string,
  especie: EspecieDaOutorga,
  conteudo: ConteudoDoDocumento,
) => inserir(c, casoId, atoId, especie, conteudo)
