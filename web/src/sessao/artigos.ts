import type { Dispositivo, NormaId } from '@outorga/lei'
import type { FonteDeArtigos } from '../ui/citacao'

/** What the balloon of an article chip says. The law itself is loaded when the first chip is opened. */
export function fonteDeArtigos(norma: NormaId): FonteDeArtigos {
  return {
    async buscar(_norma, dispositivo) {
      const { LEIS, leiturasDoDispositivo, resumoDoDispositivo } = await import('@outorga/lei')
      const lei = LEIS[norma]
      const resumo = resumoDoDispositivo(lei, dispositivo as Dispositivo)
      const leituras = leiturasDoDispositivo(lei, dispositivo as Dispositivo)
      return resumo === null && leituras.length === 0
        ? null
        : { resumo: resumo ?? '', leituras: leituras.map((l) => ({ ...l })) }
    },
  }
}
