import { describe, expect, it } from 'vitest'
import { erroDaPlaca, escreverPlaca } from './placaDigitada'

describe('placa digitada', () => {
  it('known fault 85: as duas grafias servem, como vierem escritas', () => {
    for (const texto of ['nav-1234', 'NAV 1C34', 'nav1c34', 'https://exemplo.gov.br/consulta/NAV1C34?de=qr'])
      expect(erroDaPlaca(texto)).toBeNull()
    expect(escreverPlaca('nav-1c34')).toBe('NAV1C34')
  })

  it('o que não é placa diz por quê', () => {
    expect(erroDaPlaca('  - ')).toContain('Escreva a placa')
    expect(erroDaPlaca('NAV12')).toContain('três letras')
    expect(erroDaPlaca('1234NAV')).toContain('três letras')
  })
})
