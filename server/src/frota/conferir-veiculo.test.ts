import type { DataCivil, Dispositivo } from '@outorga/lei'
import { INFRACOES_13B, INFRACOES_13C } from '@outorga/lei'
import { describe, expect, it } from 'vitest'
import { conferirVeiculo } from './conferir-veiculo.js'
import type { Veiculo } from './veiculo.js'

const dia = (d: string) => d as DataCivil
const HOJE = dia('2026-03-10')

const veiculo = (mudancas: Partial<Veiculo> = {}): Veiculo => ({
  id: 'v',
  versao: 1,
  operadora_id: 'o',
  operadora_razao_social: 'Viação de Teste',
  operadora_documento: '11222333000181',
  placa: 'NAV1C34',
  placa_unica: 'NAV1C34',
  inscricao: null,
  renavam: null,
  chassi: null,
  tipo: 'onibus',
  servico: 'linha',
  marca_modelo: 'Ônibus de teste',
  ano_fabricacao: 2019,
  lugares: 44,
  cor: null,
  numero_ordem: null,
  equipamentos: [],
  seguro_apolice: null,
  seguro_seguradora: null,
  seguro_ate: dia('2026-12-31'),
  laudo_numero: 'LV 1',
  laudo_ate: dia('2026-09-11'),
  laudo_resultado: null,
  laudo_em: null,
  numero_registro: 'RR-2020-000001',
  registrado_em: dia('2020-02-03'),
  estado: 'registrado',
  dados: {},
  documento: null,
  documento_ate: null,
  ...mudancas,
})

const item = (
  v: Veiculo | null,
  norma: 'rr-664-2008' | 'rs-11127-1998',
  dispositivo: Dispositivo | null,
  hoje = HOJE,
) => conferirVeiculo(norma, v, hoje).find((c) => c.dispositivo === dispositivo)

it('known fault 74: seguro em branco não é nem em dia nem vencido', () => {
  const seguro = item(veiculo({ seguro_ate: null }), 'rr-664-2008', 'art39')
  expect(seguro).toMatchObject({ situacao: 'a-conferir', impede: null })
})

describe('conferência em Roraima', () => {
  it('veículo em ordem: nada errado, e o que só o fiscal vê fica a conferir', () => {
    const lista = conferirVeiculo('rr-664-2008', veiculo(), HOJE)
    expect(lista.map((c) => [c.dispositivo, c.situacao, c.texto])).toEqual([
      ['art27', 'certo', 'pode rodar até o fim de 2034'],
      ['art39', 'certo', 'até 31 dez. 2026'],
      ['art30', 'certo', 'até 11 set. 2026'],
      ['art26', 'a-conferir', 'até 44 sentadas; em pé, até 11, só em viagem de menos de 150 km'],
      ['art29', 'a-conferir', expect.stringContaining('livro de ocorrências')],
    ])
    expect(lista.every((c) => c.impede === null)).toBe(true)
  })
  it('seguro vencido impede; laudo vencido está errado mas não impede sozinho (art. 30)', () => {
    const v = veiculo({ seguro_ate: dia('2026-02-28'), laudo_ate: dia('2026-02-28') })
    expect(item(v, 'rr-664-2008', 'art39')).toMatchObject({
      situacao: 'errado',
      texto: 'vencido em 28 fev. 2026',
      impede: 'seguro de passageiros vencido em 28 fev. 2026',
    })
    expect(item(v, 'rr-664-2008', 'art30')).toMatchObject({ situacao: 'errado', impede: null })
  })
  it.each([
    [2011, '2026-12-31', 'art27', 'certo'],
    [2011, '2027-01-01', 'art28_par1', 'errado'],
  ] as const)(
    'fabricado em %i, em %s (art. 28, § 1º; AMB-RR-11)',
    (ano_fabricacao, hoje, dispositivo, situacao) => {
      expect(item(veiculo({ ano_fabricacao }), 'rr-664-2008', dispositivo, dia(hoje))?.situacao).toBe(
        situacao,
      )
    },
  )
  it('em van ninguém viaja em pé (art. 26, par. único); o quarto arredonda para baixo (AMB-RR-10)', () => {
    expect(item(veiculo({ tipo: 'van', lugares: 16 }), 'rr-664-2008', 'art26')?.texto).toBe(
      'até 16, todas sentadas',
    )
    expect(item(veiculo({ lugares: 47 }), 'rr-664-2008', 'art26')?.texto).toContain('em pé, até 11')
  })
  it('placa desconhecida não tem registro', () => {
    expect(item(null, 'rr-664-2008', 'art27')).toMatchObject({
      situacao: 'errado',
      impede: 'veículo sem registro',
    })
  })
  it.each([
    ['em-exame', 'art27', 'veículo sem registro'],
    ['recusado', 'art27', 'veículo sem registro'],
    ['retirado', 'art30_par1', 'veículo retirado de tráfego'],
    ['desativado', 'art27', 'veículo desativado'],
    ['cancelado', 'art27', 'registro cancelado'],
  ] as const)('veículo %s não circula', (estado, dispositivo, impede) => {
    expect(item(veiculo({ estado }), 'rr-664-2008', dispositivo)).toMatchObject({
      situacao: 'errado',
      impede,
    })
  })
  it('laudo contra o veículo está errado, diga a data o que disser', () => {
    const v = veiculo({ laudo_resultado: 'inseguro', laudo_em: dia('2026-03-01'), laudo_numero: 'L 7' })
    expect(item(v, 'rr-664-2008', 'art30')).toMatchObject({
      situacao: 'errado',
      texto: 'laudo L 7 de 1º mar. 2026: inseguro',
    })
  })
  it('documento do veículo vencido aparece, com o nome dele', () => {
    const v = veiculo({ documento: 'CRLV 2025', documento_ate: dia('2026-03-01') })
    const lista = conferirVeiculo('rr-664-2008', v, HOJE)
    expect(lista.find((x) => x.titulo === 'CRLV 2025')).toMatchObject({ situacao: 'errado', impede: null })
  })
})

describe('conferência no Rio Grande do Sul', () => {
  it('cita itens que existem na lei', () => {
    const todas = [
      ...conferirVeiculo('rs-11127-1998', veiculo(), HOJE),
      ...conferirVeiculo('rs-11127-1998', veiculo({ tipo: 'embarcacao' }), HOJE),
    ]
    const itens = [...INFRACOES_13B, ...INFRACOES_13C].map((i) => i.dispositivo)
    for (const c of todas) if (c.dispositivo) expect(itens).toContain(c.dispositivo)
  })
  it('o que impede por registro ou vistoria é o que a lei pune com remoção', () => {
    const v = veiculo({ laudo_ate: dia('2026-01-01') })
    const impedem = [
      ...conferirVeiculo('rs-11127-1998', v, HOJE),
      ...conferirVeiculo('rs-11127-1998', null, HOJE),
    ]
      .filter((c) => c.impede !== null)
      .map((c) => c.dispositivo)
    expect(impedem).toEqual(['art13-2_inc56', 'art13-2_inc41'])
    for (const d of impedem) {
      expect(INFRACOES_13B.find((i) => i.dispositivo === d)?.medida).toBe('remocao-do-veiculo')
    }
  })
  it('o limite de 15 anos é de Roraima', () => {
    expect(item(veiculo({ ano_fabricacao: 2000 }), 'rs-11127-1998', 'art13-2_inc41')?.situacao).toBe('certo')
  })
})
