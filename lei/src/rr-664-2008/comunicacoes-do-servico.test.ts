import { describe, expect, test } from 'vitest'
import { lerData } from '../core/data.js'
import {
  type Comunicacao,
  conferirComunicacao,
  DEVERES_DE_COMUNICAR_RR,
  prazoDeComunicacao,
} from './index.js'

const base = { calendario: { uf: 'RR', excecoes: [] } as const, parametros: {} }
const conferir = (comunicadoEm: string | null, hoje: string, comunicacao: Comunicacao = 'regime') =>
  conferirComunicacao({
    ...base,
    comunicacao,
    fato: lerData('2026-03-05'),
    comunicadoEm: comunicadoEm === null ? null : lerData(comunicadoEm),
    hoje: lerData(hoje),
  })

describe('comunicações em 10 dias (arts. 42, § 1º, 56 e 69, IX)', () => {
  // 5 March 2026 is a Thursday: day 1 is Friday the 6th, day 10 Sunday the 15th, so Monday the 16th.
  test.each([
    ['2026-03-16', '2026-05-01', 'conforme'],
    ['2026-03-17', '2026-05-01', 'violacao'],
    [null, '2026-03-16', 'conforme'],
    [null, '2026-03-17', 'violacao'],
  ])('comunicado em %s, visto em %s: %s', (comunicadoEm, hoje, resultado) => {
    for (const c of ['regime', 'interrupcao', 'incidente', 'desativacao'] as const) {
      const r = conferir(comunicadoEm, hoje, c)
      expect(r).toMatchObject({ resultado, dispositivo: DEVERES_DE_COMUNICAR_RR[c].dispositivo })
      expect(r.infracao).toBe(resultado === 'violacao' ? 'art80_inc7' : null)
    }
  })

  test('a baldeação, sem prazo na lei, espera o parâmetro da autoridade', () => {
    const fato = lerData('2026-03-05')
    expect(() => prazoDeComunicacao({ ...base, comunicacao: 'baldeacao', fato })).toThrowError(
      expect.objectContaining({ codigo: 'parametro-ausente' }),
    )
    const parametros = {
      prazo_comunicacao_dias: [
        { de: lerData('2020-01-01'), ate: null, valor: '5', ato: 'Resolução 4', demonstracao: false },
      ],
    }
    expect(prazoDeComunicacao({ ...base, parametros, comunicacao: 'baldeacao', fato }).vencimento).toBe(
      '2026-03-10',
    )
  })
})
