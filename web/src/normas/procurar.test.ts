import { MATRIZ } from '@outorga/lei'
import { expect, it } from 'vitest'
import { dispositivoEscrito, procurar } from './procurar'

const RR = MATRIZ['rr-664-2008'].provisoes
const achar = (palavras: string, provisoes = RR) => procurar(provisoes, palavras).map((p) => p.dispositivo)

it('o artigo se escreve de muitos modos', () => {
  for (const escrito of ['art. 79, I', 'artigo 79, I', '79, I', 'art79_inc1']) {
    expect(dispositivoEscrito(escrito)).toBe('art79_inc1')
  }
  expect(dispositivoEscrito('13-B, XXIX')).toBe('art13-2_inc29')
  expect(dispositivoEscrito('xii.1.I')).toBe('XII.1.I')
  expect(dispositivoEscrito('artesanato')).toBeNull()
  expect(dispositivoEscrito('48 horas')).toBeNull()
})

it('o número do artigo traz o artigo e as suas partes, não o art. 79 com o 7', () => {
  expect(achar('28')).toEqual(['art28', 'art28_par1', 'art28_par2'])
  expect(achar('art. 7')).not.toContain('art79')
})

it('as palavras se acham sem acento e todas juntas; nenhuma palavra não acha nada', () => {
  expect(achar('VEICULO registra')).toContain('art28')
  expect(achar('veículo zepelim')).toEqual([])
  expect(achar('   ')).toEqual([])
  expect(achar('AMB-RR-11')).toContain('art28')
})
