import { existsSync } from 'node:fs'

// Without the windows of a desktop browser the same engine takes a third less time.
const INSTALADOS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser']

/** The browser of the tests: the system's Chromium, else the one that comes in an npm package and unpacks itself. */
export async function caminhoDoChromium(): Promise<string> {
  const instalado = INSTALADOS.find((caminho) => existsSync(caminho))
  if (instalado !== undefined) return instalado
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}
