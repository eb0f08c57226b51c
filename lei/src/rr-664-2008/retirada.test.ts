import { describe, expect, test } from 'vitest'
import { lerInstante } from '../core/data.js'
import { type LiberacaoDeVeiculo, podeVoltarAoServico } from './index.js'

const retiradaEm = lerInstante('2026-03-06T10:00:00-04:00')
const agora = lerInstante('2026-03-07T08:00:00-04:00')
const liberacao = (mudancas: Partial<LiberacaoDeVeiculo> = {}): LiberacaoDeVeiculo => ({
  em: lerInstante('2026-03-06T16:00:00-04:00'),
  ato: 'Termo de liberação 4/2026',
  peloCre: true,
  ...mudancas,
})

describe('volta ao serviço de veículo retirado de tráfego (art. 30, § 1º)', () => {
  const CASOS: readonly [caso: string, l: LiberacaoDeVeiculo | null, defeitos: string[]][] = [
    ['liberado pelo CRE/RR', liberacao(), []],
    ['sem liberação', null, ['ainda não liberou']],
    ['liberado por outro órgão', liberacao({ peloCre: false }), ['não é do CRE/RR']],
    ['sem o ato', liberacao({ ato: '  ' }), ['Falta o ato']],
    [
      'liberação de retirada anterior',
      liberacao({ em: lerInstante('2026-03-06T09:00:00-04:00') }),
      ['não é posterior'],
    ],
    [
      'no mesmo instante, em outro fuso',
      liberacao({ em: lerInstante('2026-03-06T14:00:00Z') }),
      ['não é posterior'],
    ],
    ['liberação futura', liberacao({ em: lerInstante('2026-03-07T08:00:01-04:00') }), ['só vale a partir']],
    ['vale já no instante dela', liberacao({ em: agora }), []],
  ]
  test.each(CASOS)('%s', (_, l, defeitos) => {
    const r = podeVoltarAoServico({ retiradaEm, agora, liberacao: l })
    expect(r.permitido).toBe(defeitos.length === 0)
    expect(r.motivos).toHaveLength(defeitos.length)
    for (const [n, texto] of defeitos.entries()) {
      expect(r.motivos[n]).toMatchObject({
        dispositivo: 'art30_par1',
        mensagem: expect.stringContaining(texto),
      })
    }
    expect(r.memoria.some((p) => p.dispositivo === 'art81_inc4')).toBe(!r.permitido)
  })
})
