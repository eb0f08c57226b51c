import { spawnSync } from 'node:child_process'

/** For tests: whether poppler's pdftotext is installed here. */
export const TEM_POPPLER = spawnSync('pdftotext', ['-v']).error === undefined

/** For tests: the text of a PDF in reading order, its spaces and line ends made one. */
export function lerPdf(pdf: Buffer): string {
  const { stdout } = spawnSync('pdftotext', ['-', '-'], { input: pdf, maxBuffer: 1e8 })
  return stdout.toString('utf8').replace(/\s+/g, ' ')
}
