import { type Conferencia, conferir, type RegistroExigido } from '../core/conferencia.js'
import type { DataCivil } from '../core/data.js'

const DOCUMENTOS = {
  art29_inc1: ['Ficha de registro', 'ficha do registro em vigor'],
  art29_inc2: ['Termo de responsabilidade pela manutenção', 'termo assinado'],
  art29_inc3: ['Quadro de regime de funcionamento', 'versão do quadro em vigor'],
  art29_inc4: ['Quadro de tarifas ou tabela tirada dele', 'versão do quadro em vigor'],
  art29_inc5: ['Livro de ocorrências', 'livro com folhas livres'],
} as const

export type DocumentoABordo = keyof typeof DOCUMENTOS

const TODOS = Object.keys(DOCUMENTOS) as DocumentoABordo[]

/** The papers a vehicle carries, besides those of the traffic code (art. 29). */
export const DOCUMENTOS_A_BORDO_RR: readonly (RegistroExigido & { dispositivo: DocumentoABordo })[] =
  TODOS.map((dispositivo) => ({
    dispositivo,
    o_que: DOCUMENTOS[dispositivo][0],
    exige: [DOCUMENTOS[dispositivo][1]],
  }))

/** What the inspector found of one paper. `de` and `ate` where it has dates; null: the paper was not looked at. */
export type AchadoABordo = { presente: boolean; de?: DataCivil; ate?: DataCivil | null } | null

function situacao(achado: AchadoABordo, data: DataCivil): 'certo' | 'ausente' | 'fora-de-data' | null {
  if (achado === null) return null
  if (!achado.presente) return 'ausente'
  const { de, ate } = achado
  return (de !== undefined && data < de) || (ate !== undefined && ate !== null && data > ate)
    ? 'fora-de-data'
    : 'certo'
}

/** One paper of art. 29: on board, and in force where it has dates (→ art. 79, I; AMB-RR-31). */
export function conferirDocumentoABordo(
  documento: DocumentoABordo,
  achado: AchadoABordo,
  data: DataCivil,
): Conferencia {
  const nome = DOCUMENTOS[documento][0]
  const como = situacao(achado, data)
  return conferir({
    dispositivo: documento,
    certo: como === null ? null : como === 'certo',
    conforme: `${nome}: no veículo.`,
    violacao: como === 'ausente' ? `${nome}: não está no veículo.` : `${nome}: fora de validade.`,
    semDados: `${nome}: não verificado.`,
    olhou: [{ o_que: nome, valor: como ?? 'não verificado' }],
    infracao: 'art79_inc1',
    leituras: ['AMB-RR-31'],
  })
}

/** All papers at once: one fine for one inspection, with what is missing listed (AMB-RR-31). */
export function conferirDocumentosABordo(
  achados: Readonly<Record<DocumentoABordo, AchadoABordo>>,
  data: DataCivil,
): Conferencia {
  const cada = TODOS.map((d) => ({ d, como: situacao(achados[d], data) }))
  const faltam = cada.filter(({ como }) => como === 'ausente' || como === 'fora-de-data')
  const porVer = cada.filter(({ como }) => como === null)
  const nomes = (lista: typeof cada) => lista.map(({ d }) => DOCUMENTOS[d][0].toLowerCase()).join(', ')
  return conferir({
    dispositivo: 'art29',
    certo: faltam.length > 0 ? false : porVer.length > 0 ? null : true,
    conforme: 'Documentos todos no veículo.',
    violacao: `Falta no veículo: ${nomes(faltam)}.`,
    semDados: `Falta verificar: ${nomes(porVer)}.`,
    olhou: cada.map(({ d, como }) => ({ o_que: DOCUMENTOS[d][0], valor: como ?? 'não verificado' })),
    infracao: 'art79_inc1',
    leituras: ['AMB-RR-31'],
  })
}
