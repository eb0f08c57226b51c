import type { Dispositivo, NormaDaMatriz, NormaId } from '@outorga/lei'
import type { FonteDeArtigos } from '../ui/citacao'

/**
 * What the balloon of an article chip says, and the page of the provision. The matrix of the laws is loaded when the
 * first chip is opened.
 */
export const FONTE_DE_ARTIGOS: FonteDeArtigos = {
  async buscar(norma, dispositivo) {
    const { LEIS, leiturasDoDispositivo, MATRIZ } = await import('./leiDosArtigos')
    if (!Object.hasOwn(MATRIZ, norma)) return null
    const provisao = MATRIZ[norma as NormaDaMatriz].provisoes.find((p) => p.dispositivo === dispositivo)
    const lei = Object.hasOwn(LEIS, norma) ? LEIS[norma as NormaId] : null
    const leituras = lei ? leiturasDoDispositivo(lei, dispositivo as Dispositivo) : []
    return provisao || leituras.length > 0
      ? { resumo: provisao?.resumo ?? '', leituras: leituras.map((l) => ({ ...l })) }
      : null
  },
  endereco: (norma, dispositivo) => `/normas/${norma}/${dispositivo}`,
}
