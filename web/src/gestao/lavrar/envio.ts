import type { Esquemas } from '../../api/cliente'
import type { Problema } from '../../api/problema'
import type { AutosLavrados } from './FormularioDaParada'
import type { FatoDigitado } from './parada'

/** One photo on its way to its auto. */
export interface Envio {
  chave: string
  numero: string
  arquivo: File
  estado: 'espera' | 'enviando' | 'enviada' | 'falhou'
  motivo: string | null
}

/** Every photo of the stop with the number of its auto; the autos come in the order of the infractions. */
export function enviosDe(autos: AutosLavrados['autos'], fatos: readonly FatoDigitado[]): Envio[] {
  return fatos.flatMap((fato, i) => {
    const numero = autos[i]?.numero
    if (!numero) return []
    return fato.fotos.map((arquivo, j) => ({
      chave: `${numero}/${j}`,
      numero,
      arquivo,
      estado: 'espera' as const,
      motivo: null,
    }))
  })
}

export interface Correio {
  /** Version of the auto as it is now. */
  versao(numero: string): Promise<number>
  enviar(envio: Envio, versao: number): Promise<Esquemas['ReciboDeAto']>
  /** What changed is drawn as it happens. */
  mudar(chave: string, mudanca: Pick<Envio, 'estado' | 'motivo'>): void
}

const caiu = (erro: unknown) => (erro as Problema).codigo === 'sem-rede'

async function enviarUma(envio: Envio, correio: Correio): Promise<void> {
  const versao = await correio.versao(envio.numero)
  try {
    await correio.enviar(envio, versao)
  } catch (erro) {
    // Somebody did another act in between: only the version was old.
    if ((erro as Problema).status !== 412) throw erro
    await correio.enviar(envio, await correio.versao(envio.numero))
  }
}

/**
 * Sends what was not sent yet, one at a time. A photo that is refused says why and the others go on; a lost connection
 * stops there, so that the next attempt repeats that same request first.
 */
export async function enviarFotos(envios: readonly Envio[], correio: Correio): Promise<void> {
  for (const envio of envios) {
    if (envio.estado === 'enviada') continue
    correio.mudar(envio.chave, { estado: 'enviando', motivo: null })
    try {
      await enviarUma(envio, correio)
      correio.mudar(envio.chave, { estado: 'enviada', motivo: null })
    } catch (erro) {
      const motivo = (erro as Problema).detail ?? 'Algo falhou ao enviar. Tente de novo.'
      correio.mudar(envio.chave, { estado: 'falhou', motivo })
      if (caiu(erro)) return
    }
  }
}

/** «2 de 3 enviadas, 1 não foi» */
export function resumoDosEnvios(envios: readonly Envio[]): string {
  const conta = (estado: Envio['estado']) => envios.filter((e) => e.estado === estado).length
  const falhas = conta('falhou')
  const enviadas = `${conta('enviada')} de ${envios.length} ${envios.length === 1 ? 'enviada' : 'enviadas'}`
  return falhas === 0 ? enviadas : `${enviadas}, ${falhas} não ${falhas === 1 ? 'foi' : 'foram'}`
}
