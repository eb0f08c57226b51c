import { expect, it } from 'vitest'
import type { Consulta } from '../placa/veiculo'
import { corpoDaParada, entender, paradaVazia } from './parada'

const linha = (id: string, partidas: string[]) => ({ id, numero: id, nome: id, partidas, partida: null })

const CONSULTA = {
  operadora: { id: 'serra-do-sol' },
  linhas: [linha('104', ['06:00', '13:30']), linha('211', ['18:00'])],
} as unknown as Consulta

const parada = (mudancas: Partial<ReturnType<typeof paradaVazia>> = {}) => ({
  ...paradaVazia('2026-03-10', '14:22', 'NAV1C34'),
  ...mudancas,
})

it('a known plate asks for nothing: service, line of that hour and offender come with it', () => {
  expect(corpoDaParada(parada(), CONSULTA)).toMatchObject({
    servico: 'linha',
    linha_id: '104',
    operadora_id: 'serra-do-sol',
    autuado: null,
    itinerario: null,
  })
  expect(corpoDaParada(parada({ hora: '17h40' }), CONSULTA)).toMatchObject({ linha_id: '211', hora: '17:40' })
})

it('what the person answers stands, whatever the plate tells', () => {
  const corpo = corpoDaParada(
    parada({
      servico: 'fretamento',
      linha_id: '104',
      itinerario: 'Boa Vista a Bonfim',
      quem: 'operadora',
      operadora_id: 'outra',
    }),
    CONSULTA,
  )
  expect(corpo).toMatchObject({ linha_id: null, itinerario: 'Boa Vista a Bonfim', operadora_id: 'outra' })
})

it('a clandestine carrier is a name, with or without CNPJ or CPF', () => {
  const p = parada({
    servico: 'sem-outorga',
    itinerario: 'Boa Vista a Mucajaí',
    autuado: { nome: 'Fulano', documento: ' ' },
  })
  expect(entender(p, null).quem).toBe('outro')
  expect(corpoDaParada(p, null)).toMatchObject({
    operadora_id: null,
    autuado: { nome: 'Fulano', documento: null },
  })
  expect(corpoDaParada(p, CONSULTA)).toMatchObject({ operadora_id: 'serra-do-sol', autuado: null })
})

it('of an unknown plate nothing is supposed', () => {
  expect(entender(parada(), null)).toEqual({ servico: '', linha: null, quem: '' })
})

it('photos never travel with the autos', () => {
  const fato = {
    dispositivo: 'art79_inc1',
    quantidade: '1',
    relato: 'Sem a ficha.',
    fotos: [new File([], 'a.jpg')],
  } as const
  const corpo = corpoDaParada(parada({ autos: [{ ...fato, fotos: [...fato.fotos] }] }), CONSULTA)
  expect(corpo.autos).toEqual([{ dispositivo: 'art79_inc1', quantidade: 1, relato: 'Sem a ficha.' }])
})
