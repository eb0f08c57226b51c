import { describe, expect, it } from 'vitest'
import { type Linha, lerLinhas, MAIOR_LINHA } from './linhas.js'

async function ler(pedacos: Iterable<Buffer>): Promise<Linha[]> {
  async function* entrada() {
    yield* pedacos
  }
  const linhas: Linha[] = []
  for await (const lote of lerLinhas(entrada())) linhas.push(...lote)
  return linhas
}

describe('ler linhas', () => {
  const TEXTO = '\ufeffprimeira\n\nação — 🚌\r\n{"a":"\ufeff"}\nsem fim'
  const LINHAS = ['primeira', '', 'ação — 🚌\r', '{"a":"\ufeff"}', 'sem fim']

  it.each([1, 2, 3, 4, 5, 7, 11, 16, 1000])(
    'são as mesmas com a entrada cortada em pedaços de %i bytes',
    async (n) => {
      const cortar = (texto: string) => {
        const bytes = Buffer.from(texto)
        return Array.from({ length: Math.ceil(bytes.length / n) }, (_, i) =>
          bytes.subarray(i * n, (i + 1) * n),
        )
      }
      expect(await ler(cortar(TEXTO))).toEqual(LINHAS)
      expect(await ler(cortar(`${TEXTO}\n`))).toEqual(LINHAS)
      expect(await ler(cortar(`${TEXTO}\n\n`))).toEqual([...LINHAS, ''])
    },
  )

  it('uma linha longa em muitos pedaços sai como erro, e as vizinhas inteiras', async () => {
    const pedaco = Buffer.alloc(64 * 1024, 'a')
    const longa = Array.from({ length: MAIOR_LINHA / pedaco.length + 1 }, () => pedaco)
    const lidas = await ler([Buffer.from('antes\n'), ...longa, Buffer.from('fim\ndepois\n'), ...longa])
    expect(lidas).toEqual(['antes', { falha: 'linha-longa' }, 'depois', { falha: 'linha-longa' }])
  })

  it('bytes que não são UTF-8 estragam só a sua linha', async () => {
    const lidas = await ler([Buffer.from([0x61, 0x0a, 0xc3, 0x0a, 0xc3, 0xa7, 0x0a, 0xff])])
    expect(lidas).toEqual(['a', { falha: 'utf8-invalido' }, 'ç', { falha: 'utf8-invalido' }])
  })
})
