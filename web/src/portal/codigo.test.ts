import { describe, expect, it } from 'vitest'
import { emGrupos, erroDoCodigo, escreverCodigo, idadeDosDados } from './codigo'

describe('código de verificação', () => {
  it('lê como vier: sem traços, com espaços, em minúsculas', () => {
    expect(escreverCodigo('7kq2 9xfa-03cd.tt41')).toBe('7KQ2-9XFA-03CD-TT41')
  })

  it('o que parece número é número', () => {
    expect(escreverCodigo('OIL0OIL0OIL0OIL0')).toBe('0110-0110-0110-0110')
  })

  it('de um endereço inteiro fica só o código', () => {
    expect(escreverCodigo('https://exemplo.gov.br/verificar/7KQ2-9XFA-03CD-TT41?de=qr')).toBe(
      '7KQ2-9XFA-03CD-TT41',
    )
  })

  it('nunca passa de dezesseis, e não acaba em traço', () => {
    expect(escreverCodigo('7KQ29XFA03CDTT41EXTRA')).toBe('7KQ2-9XFA-03CD-TT41')
    expect(escreverCodigo('7KQ2')).toBe('7KQ2')
  })

  it('diz quantas letras faltam', () => {
    expect(erroDoCodigo('  - ')).toContain('Escreva o código')
    expect(erroDoCodigo('7KQ2-9XF')).toContain('aqui há 7')
    expect(erroDoCodigo('7KQ2-9XFA-03CD-TT41')).toBeNull()
  })
})

describe('idade dos dados', () => {
  const fuso = 'America/Boa_Vista'

  it('é hoje no relógio da autoridade, não no do mundo', () => {
    expect(idadeDosDados('2026-04-06T23:30:00-04:00', '2026-04-07T03:45:00Z', fuso)).toBe('hoje, 23:30')
  })

  it('uma página deixada aberta diz de que dia é', () => {
    expect(idadeDosDados('2026-04-06T18:02:00-04:00', '2026-04-07T12:00:00Z', fuso)).toMatch(
      /^seg\.,\s6\sabr\., 18:02$/,
    )
  })
})

it('o resumo se compara de oito em oito', () => {
  expect(emGrupos('0123456789abcdef01234567')).toEqual(['01234567', '89abcdef', '01234567'])
})
