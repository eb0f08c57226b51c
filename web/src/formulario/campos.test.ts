import { describe, expect, it } from 'vitest'
import { campoDeTeste } from './campo-de-teste'
import { dizerValor } from './dizer'
import { lerHoras } from './horas'
import { erroDoCampo } from './regrasDosCampos'

const campo = campoDeTeste

it('as horas se leem como as pessoas as escrevem, cada uma uma vez, em ordem', () => {
  expect(lerHoras('13h30, 06:00\n6h 0600; 25:00 já')).toEqual({
    horas: ['06:00', '13:30'],
    ilegiveis: ['25:00', 'já'],
  })
  expect(lerHoras('  ')).toEqual({ horas: [], ilegiveis: [] })
})

describe('o que falta antes de enviar', () => {
  it('o obrigatório em branco é pedido pelo nome; o opcional não', () => {
    expect(erroDoCampo(campo('texto'), ' ')).toBe('Preencha: Campo.')
    expect(erroDoCampo(campo('escolha'), null)).toBe('Escolha: Campo.')
    expect(erroDoCampo(campo('sim-ou-nao'), '')).toBe('Responda: Campo.')
    expect(erroDoCampo(campo('texto', { obrigatorio: false }), '')).toBeNull()
  })
  it('nenhum é resposta onde cabem vários: quem diz que falta é o servidor', () => {
    expect(erroDoCampo(campo('varios'), [])).toBeNull()
    expect(erroDoCampo(campo('horas'), '')).toBeNull()
  })
  it.each([
    ['data', '2026-02-30', false],
    ['data', '2026-02-28', true],
    ['inteiro', '1.200', true],
    ['inteiro', '1,5', false],
    ['coordenada', '-60,67325', true],
    ['coordenada', 'oeste', false],
    ['horas', '06:00 13:30', true],
    ['horas', '06:00 99', false],
    ['dinheiro', '1234.50', true],
    ['dinheiro', 'mil', false],
  ] as const)('%s «%s» passa: %s', (tipo, valor, passa) => {
    expect(erroDoCampo(campo(tipo), valor) === null).toBe(passa)
  })
  it('a hora ilegível é nomeada', () => {
    expect(erroDoCampo(campo('horas'), '06:00 26h')).toContain('26h')
  })
})

describe('um valor em palavras', () => {
  const espacos = (t: string | null) => t?.replaceAll('\u00a0', ' ')
  it.each([
    [campo('data'), '2026-04-09', '9 abr. 2026'],
    [campo('quilometros'), '120.5', '120,5 km'],
    [campo('dinheiro'), '1250.00', 'R$ 1.250,00'],
    [campo('inteiro'), 2019, '2019'],
    [campo('sim-ou-nao'), false, 'não'],
    [campo('escolha', { opcoes: [{ valor: 'a', rotulo: 'Alfa' }] }), 'a', 'Alfa'],
    [campo('codigo', { nome: 'cpf' }), '12345678909', '123.456.789-09'],
    [campo('codigo', { nome: 'numero' }), '12345678909', '12345678909'],
    [
      campo('lista', { itens: [campo('texto', { nome: 'nome' })] }),
      [{ nome: 'Ana' }, { nome: 'Bia' }],
      'Ana; Bia',
    ],
  ] as const)('%#', (c, valor, dito) => {
    expect(espacos(dizerValor(c, valor))).toBe(dito)
  })
  it('o que aponta para outra coisa, ou não há, não se diz', () => {
    expect(dizerValor(campo('procura', { procura: 'linha' }), 'uuid')).toBeNull()
    expect(dizerValor(campo('texto'), null)).toBeNull()
  })
})
