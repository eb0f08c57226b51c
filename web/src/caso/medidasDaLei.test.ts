import { expect, it } from 'vitest'
import { medidasCabiveis } from './medidasDaLei'
import type { Auto, Medida } from './tipos'

const auto = (mudancas: Partial<Auto> = {}) =>
  ({
    situacao: { estado: 'notificado' },
    medidas: [],
    multa: { medida_administrativa: null },
    ...mudancas,
  }) as unknown as Auto

it('remove-se só onde a infração traz remoção', () => {
  expect(medidasCabiveis(auto(), ['remocao'])).toEqual([])
  const multa = { medida_administrativa: 'remocao-do-veiculo' } as Auto['multa']
  expect(medidasCabiveis(auto({ multa }), ['remocao'])).toEqual(['remocao'])
})

it('o que já está em vigor não se adota outra vez; o que foi liberado, sim', () => {
  const medida = (estado: Medida['estado']) => [{ tipo: 'apreensao', estado } as Medida]
  expect(medidasCabiveis(auto({ medidas: medida('em-vigor') }), ['apreensao'])).toEqual([])
  expect(medidasCabiveis(auto({ medidas: medida('liberado') }), ['apreensao'])).toEqual(['apreensao'])
})

it('num auto anulado ou pago não se retém veículo', () => {
  for (const estado of ['anulado', 'pago'] as const) {
    const situacao = { estado, nome: '', tom: 'cinza' } as const
    expect(medidasCabiveis(auto({ situacao }), ['apreensao', 'retirada-de-trafego'])).toEqual([])
  }
})
