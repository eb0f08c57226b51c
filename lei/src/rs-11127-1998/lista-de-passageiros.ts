import { type Conferencia, conferir } from '../core/conferencia.js'
import { Numero } from '../core/dinheiro.js'
import { RecusaDaLei } from '../core/erro.js'

/** Someone on a passenger list. Without a document it is the name that tells one from another. */
export interface PassageiroDaLista {
  nome: string
  documento: string | null
}

const semAcento = (texto: string) =>
  texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** What tells one passenger from another: the document where there is one, else the name; case and accents aside. */
export function chaveDoPassageiro(p: PassageiroDaLista): string {
  const documento = p.documento?.toUpperCase().replace(/[^0-9A-Z]/g, '') ?? ''
  return documento === '' ? `nome ${semAcento(p.nome)}` : `documento ${documento}`
}

/** Art. 13-B, XXV: the list has somebody, and no more people than the seats of the vehicles. */
export function conferirListaDoFretamentoRS(lista: { passageiros: number; lugares: number }): Conferencia {
  const { passageiros, lugares } = lista
  return conferir({
    dispositivo: 'art13-2_inc25',
    certo: passageiros > 0 && passageiros <= lugares,
    conforme: `${passageiros} passageiros para ${lugares} lugares.`,
    violacao:
      passageiros === 0
        ? 'Falta a lista de passageiros.'
        : `A lista tem ${passageiros} passageiros e os veículos têm ${lugares} lugares.`,
    olhou: [
      { o_que: 'passageiros na lista', valor: String(passageiros) },
      { o_que: 'lugares', valor: String(lugares) },
    ],
  })
}

export interface TrocaDePassageiros {
  entram: number
  saem: number
  /** Size of the list that was analysed. */
  base: number
  acimaDoLimite: boolean
}

/**
 * How much of an approved list changes (art. 13-B, XXV). What is counted is who enters plus who leaves, over the size of
 * the list that was analysed: one passenger in place of another is two. Exactly the limit is within it.
 * @param limite fraction of 0 to 1, as text; null where the authority sets none, and then any change is within it.
 * @throws RecusaDaLei `limite-invalido`.
 */
export function trocaDePassageiros(
  antes: readonly PassageiroDaLista[],
  depois: readonly PassageiroDaLista[],
  limite: string | null,
): TrocaDePassageiros {
  const eram = new Set(antes.map(chaveDoPassageiro))
  const serao = new Set(depois.map(chaveDoPassageiro))
  const entram = [...serao].filter((p) => !eram.has(p)).length
  const saem = [...eram].filter((p) => !serao.has(p)).length
  const base = eram.size
  const permitido = limite === null ? null : lerLimite(limite).vezes(Numero.de(base))
  return {
    entram,
    saem,
    base,
    acimaDoLimite: permitido !== null && Numero.de(entram + saem).comparar(permitido) > 0,
  }
}

function lerLimite(texto: string): Numero {
  const campo = 'parametros.limite_de_troca_de_passageiros'
  const limite = Numero.de(texto, campo)
  if (!limite.negativo() && limite.comparar(Numero.de(1)) <= 0) return limite
  throw new RecusaDaLei({
    codigo: 'limite-invalido',
    mensagem: 'O limite de troca de passageiros vai de 0 a 1: 0,10 é dez por cento.',
    campo,
    dispositivo: 'art13-2_inc25',
  })
}
