import { LEIS } from '@outorga/lei'
import { describe, expect, it } from 'vitest'
import { tempoMinimo } from './AdotarMedida'
import { custoAteAqui } from './Transbordo'

describe('o custo do transbordo, enquanto se digita', () => {
  it('soma km × coeficiente dos trechos e multiplica pelos passageiros (RR art. 90, § 1º)', () => {
    const custo = custoAteAqui({
      passageiros: '40',
      trechos: [
        { km: '100', coeficiente: '0.287425' },
        { km: '20.5', coeficiente: '0.3' },
      ],
    })
    expect(custo?.valor).toBe('1395.70')
    expect(custo?.memoria.length).toBeGreaterThan(3)
  })
  it('pela metade não há custo, nem zero', () => {
    expect(custoAteAqui({ passageiros: '', trechos: [{ km: '100', coeficiente: '0.287425' }] })).toBeNull()
    expect(custoAteAqui({ passageiros: '40', trechos: [{ km: '', coeficiente: '0.287425' }] })).toBeNull()
  })
})

describe('até quando ao menos o veículo fica', () => {
  const regra = (norma: keyof typeof LEIS, tipo: string) => {
    const achada = LEIS[norma].medidas.find((m) => m.tipo === tipo)
    if (!achada) throw new Error(tipo)
    return achada
  }
  it('RR art. 90: 72 horas corridas desde a hora da apreensão', () => {
    const [c] = tempoMinimo(regra('rr-664-2008', 'apreensao'), '2026-11-28', '16h40', 'America/Boa_Vista')
    expect(c?.titulo.replaceAll('\u00a0', ' ')).toBe('Retido ao menos até ter., 1º dez. 2026, 16:40 (UTC−4)')
  })
  it('RS: a remoção não tem tempo mínimo', () => {
    const [c] = tempoMinimo(regra('rs-11127-1998', 'remocao'), '2026-11-28', '16:40', 'America/Sao_Paulo')
    expect(c?.titulo).not.toMatch(/Retido/)
  })
  it('enquanto a hora está pela metade nada é dito', () => {
    expect(tempoMinimo(regra('rr-664-2008', 'apreensao'), '2026-11-28', '16', 'America/Boa_Vista')).toEqual(
      [],
    )
  })
})
