import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DataCivil, lerData, somarDias } from '../core/data.js'
import { validadeDoVeiculo } from './validade-do-veiculo.js'

const hoje = lerData('2026-04-06')
const v = (o_que: string, ate: string | null) => ({ o_que, ate: ate as DataCivil | null, dispositivo: null })

describe('validade do veículo', () => {
  it.each([
    ['2026-04-05', 'vencida'],
    ['2026-04-06', 'vence-logo'],
    ['2026-05-06', 'vence-logo'],
    ['2026-05-07', 'em-dia'],
    [null, 'nao-informada'],
  ])('known fault 12: seguro até %s, em 6 de abril: %s', (ate, situacao) => {
    expect(validadeDoVeiculo([v('seguro', ate)], hoje).situacao).toBe(situacao)
  })

  it('é a primeira das validades, e diz de que é, o que venceu e o que falta', () => {
    const r = validadeDoVeiculo([v('seguro', '2026-12-31'), v('laudo', null), v('CRLV', '2026-03-01')], hoje)
    expect(r.primeiro).toMatchObject({ o_que: 'CRLV', ate: '2026-03-01' })
    expect(r.vencidos.map((x) => x.o_que)).toEqual(['CRLV'])
    expect(r.faltam).toEqual(['laudo'])
    expect(r.texto).toBe('CRLV, até 1º mar. 2026')
  })

  it('known fault 74: sem data nenhuma não é vencida nem em dia', () => {
    expect(validadeDoVeiculo([v('seguro', null)], hoje)).toMatchObject({
      situacao: 'nao-informada',
      primeiro: null,
      texto: 'Nenhuma validade no cadastro',
    })
  })

  it('está vencida exatamente quando algo venceu, em qualquer ordem', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -60, max: 60 }), { minLength: 1, maxLength: 5 }), (dias) => {
        const todos = dias.map((n) => v(`d${n}`, somarDias(hoje, n)))
        const r = validadeDoVeiculo(todos, hoje)
        expect(r.situacao === 'vencida').toBe(dias.some((n) => n < 0))
        expect(r.vencidos.length).toBe(dias.filter((n) => n < 0).length)
        expect(r.primeiro?.ate).toBe(somarDias(hoje, Math.min(...dias)))
        expect(validadeDoVeiculo(todos.toReversed(), hoje).situacao).toBe(r.situacao)
      }),
    )
  })
})
