import * as outra from '@brazilian-utils/brazilian-utils'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  escreverDocumento,
  grafiasDaPlaca,
  lerCnpj,
  lerCnpjOuCpf,
  lerCpf,
  lerPlaca,
  lerRenavam,
  placaUnica,
} from './documentos.js'

const LETRAS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const aceita = (ler: (t: string) => string, texto: string) => {
  try {
    ler(texto)
    return true
  } catch {
    return false
  }
}

describe('CNPJ', () => {
  it.each([
    ['11.222.333/0001-81', '11222333000181'],
    ['12.ABC.345/01DE-35', '12ABC34501DE35'],
    [' 12abc34501de35 ', '12ABC34501DE35'],
  ])('lê %s', (texto, lido) => {
    expect(lerCnpj(texto)).toBe(lido)
    expect(lerCnpj(escreverDocumento(lido))).toBe(lido)
  })
  it.each([
    '11.222.333/0001-82',
    '12.ABC.345/01DE-36',
    '00000000000000',
    '1122233300018',
    '112223330001811',
    'AA.AAA.AAA/AAAA-AA',
    '',
  ])('recusa %s', (texto) => expect(() => lerCnpj(texto)).toThrow(/CNPJ/))
  it('decide como a outra biblioteca, numérico e alfanumérico', () => {
    const raiz = fc.array(fc.constantFrom(...LETRAS), { minLength: 12, maxLength: 12 }).map((l) => l.join(''))
    const digitos = fc
      .tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }))
      .map((d) => d.join(''))
    fc.assert(
      fc.property(raiz, digitos, (r, d) => {
        expect(aceita(lerCnpj, r + d)).toBe(outra.isValidCnpj(r + d, { version: 2 }))
      }),
    )
  })
  it('aceita todo CNPJ que a outra gera', () => {
    for (let i = 0; i < 200; i++) {
      expect(aceita(lerCnpj, outra.generateCnpj())).toBe(true)
      expect(aceita(lerCnpj, outra.generateCnpj({ version: 2 }))).toBe(true)
    }
  })
})

describe('CPF', () => {
  it('lê com e sem pontuação, e recusa dígito errado e repetição', () => {
    expect(lerCpf('529.982.247-25')).toBe('52998224725')
    expect(lerCnpjOuCpf('529.982.247-25')).toBe('52998224725')
    expect(escreverDocumento('52998224725')).toBe('529.982.247-25')
    for (const errado of ['529.982.247-26', '111.111.111-11', '5299822472', 'abc'])
      expect(() => lerCpf(errado)).toThrow(/CPF/)
  })
  it('decide como a outra biblioteca', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{11}$/), (t) => {
        expect(aceita(lerCpf, t)).toBe(outra.isValidCpf(t))
      }),
    )
    for (let i = 0; i < 200; i++) expect(aceita(lerCpf, outra.generateCpf())).toBe(true)
  })
})

describe('placa', () => {
  it.each([
    ['abc-1234', 'ABC1234'],
    ['ABC1D23', 'ABC1D23'],
    [' nav1c34 ', 'NAV1C34'],
  ])('known fault 85: lê os dois formatos: %s', (texto, lida) => expect(lerPlaca(texto)).toBe(lida))
  it.each(['AB12345', 'ABCD123', 'ABC12345', 'ABC123', '1234ABC', 'ABC12D3', ''])('recusa %s', (texto) =>
    expect(() => lerPlaca(texto)).toThrow(/placa/),
  )
  it('as grafias de um veículo são as duas, qualquer que se dê, ou a única que tem', () => {
    expect(grafiasDaPlaca('ABC1234')).toEqual(['ABC1C34', 'ABC1234'])
    expect(grafiasDaPlaca('ABC1C34')).toEqual(['ABC1C34', 'ABC1234'])
    expect(grafiasDaPlaca('ABC1Z34')).toEqual(['ABC1Z34'])
  })
  it('a antiga e a nova são o mesmo veículo', () => {
    expect(placaUnica('ABC1234')).toBe('ABC1C34')
    expect(placaUnica('ABC1C34')).toBe('ABC1C34')
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{3}\d{4}$/), (p) => {
        expect(placaUnica(p)).toBe(outra.convertLicensePlateToMercosul(p))
        expect(placaUnica(placaUnica(p))).toBe(placaUnica(p))
      }),
    )
  })
})

describe('RENAVAM', () => {
  it('completa com zeros e confere o dígito como a outra biblioteca', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{10}$/), (r) => {
        expect(aceita(lerRenavam, r)).toBe(outra.isValidRenavam(r))
      }),
    )
    expect(() => lerRenavam('00000000000')).toThrow(/RENAVAM/)
  })
})
