import { describe, expect, it } from 'vitest'
import { acontecidos, porvirDe } from './historia'
import type { Auto, Evento, Medida, Prazo } from './tipos'

const ZONA = 'America/Boa_Vista'
const prazo = (nome: Prazo['nome'], vencimento: string, dispositivo: string | null) =>
  ({ nome, titulo: nome, vencimento, dispositivo, dias: [], memoria: [] }) as unknown as Prazo
const auto = (mudancas: Partial<Auto>) =>
  ({ situacao: { estado: 'notificado' }, prazos: [], medidas: [], eventos: [], ...mudancas }) as Auto
const evento = (ordem: number, momento: string) => ({ ordem, momento }) as Evento

describe('o que vem', () => {
  it('o fim da defesa diz quando a multa vence, onde a lei a faz vencer sem defesa', () => {
    const [fim] = porvirDe(
      auto({
        prazos: [prazo('defesa', '2026-04-09', 'art89'), prazo('pagamento', '2026-04-20', 'art89_par1u')],
      }),
      '2026-04-06',
      ZONA,
    )
    expect(fim).toMatchObject({
      quando: '2026-04-09',
      dispositivo: 'art89',
      dispositivoDoDepois: 'art89_par1u',
    })
    expect(fim?.depois?.replace('\u00a0', ' ')).toBe('sem defesa, a multa vence em 20 abr.')
  })
  it('um prazo que já acabou não é futuro; no último dia ainda é', () => {
    const a = auto({ prazos: [prazo('defesa', '2026-04-09', null)] })
    expect(porvirDe(a, '2026-04-09', ZONA)).toHaveLength(1)
    expect(porvirDe(a, '2026-04-10', ZONA)).toHaveLength(0)
  })
  it('o tempo mínimo de um veículo já liberado não vem mais', () => {
    const medida = (estado: Medida['estado']) =>
      ({ estado, nome: 'Apreensão do veículo', liberavel_em: '2026-04-08T10:00:00-04:00' }) as Medida
    expect(porvirDe(auto({ medidas: [medida('em-vigor')] }), '2026-04-06', ZONA)).toHaveLength(1)
    expect(porvirDe(auto({ medidas: [medida('liberado')] }), '2026-04-06', ZONA)).toHaveLength(0)
  })
})

it('os atos da medida entram no lugar deles, com deslocamentos diferentes', () => {
  const a = {
    eventos: [evento(1, '2026-11-28T20:00:00Z'), evento(2, '2026-11-28T22:00:00Z')],
    medidas: [{ id: 'm', eventos: [evento(1, '2026-11-28T17:00:00-04:00')] } as Medida],
  }
  expect(acontecidos(a).map((e) => e.chave)).toEqual(['auto-1', 'm-1', 'auto-2'])
})
