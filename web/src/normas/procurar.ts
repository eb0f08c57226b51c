import { lerDispositivo, type Provisao } from '@outorga/lei'

const semAcento = (texto: string) => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The provision that the words name («art. 79, I», «79», «13-B, XXIX», «XII.1»); null where they are only words. */
export function dispositivoEscrito(palavras: string): string | null {
  const limpo = palavras.trim()
  if (/^XII(\.|$)/i.test(limpo)) return limpo.replace(/^xii/i, 'XII')
  if (!/^(art|\d)/i.test(limpo)) return null
  const escrito = /^\d/.test(limpo) ? `art. ${limpo}` : limpo
  try {
    return lerDispositivo(escrito)
  } catch {
    return null
  }
}

const estaSob = (dispositivo: string, acima: string) =>
  dispositivo === acima || dispositivo.startsWith(`${acima}_`) || dispositivo.startsWith(`${acima}.`)

/** The rows that the words name or whose summary, motive, readings or faults hold them all, accents aside. */
export function procurar(provisoes: readonly Provisao[], palavras: string): Provisao[] {
  const dispositivo = dispositivoEscrito(palavras)
  if (dispositivo) return provisoes.filter((p) => estaSob(p.dispositivo, dispositivo))
  const partes = semAcento(palavras).split(/\s+/).filter(Boolean)
  if (partes.length === 0) return []
  return provisoes.filter((p) => {
    const tudo = semAcento([p.resumo, p.motivo, p.parte, ...p.leituras, ...p.correcoes].join(' '))
    return partes.every((parte) => tudo.includes(parte))
  })
}
