import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conferir, examinar } from './conferencia.js'

describe('conferir', () => {
  const ponto = { conforme: 'certo', violacao: 'errado', olhou: [], infracao: 'art80_inc7' } as const
  it.each([
    [true, 'conforme', 'certo', null],
    [false, 'violacao', 'errado', 'art80_inc7'],
    [null, 'sem-dados', 'Faltam dados para conferir.', null],
  ] as const)('certo = %s: %s', (certo, resultado, mensagem, infracao) => {
    expect(conferir({ ...ponto, dispositivo: 'art32', certo })).toMatchObject({
      resultado,
      mensagem,
      infracao,
    })
  })
})

describe('examinar', () => {
  it('permite exatamente quando nenhuma condição falha, e separa o que só uma pessoa diz', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(true, false, null)), (respostas) => {
        const exame = examinar(
          respostas.map((atendida, i) => ({
            dispositivo: `art${i + 1}`,
            atendida,
            descricao: 'condição',
            resultado: String(atendida),
          })),
        )
        expect(exame.permitido).toBe(!respostas.includes(false))
        expect(exame.motivos).toHaveLength(respostas.filter((r) => r === false).length)
        expect(exame.depende_de).toHaveLength(respostas.filter((r) => r === null).length)
        expect(exame.memoria).toHaveLength(respostas.length)
      }),
    )
  })
})
