import type { DataCivil } from '@outorga/lei'
import { describe, expect, it } from 'vitest'
import { situacaoPublicaDoVeiculo, type TituloDaPlaca, type VeiculoDaPlaca } from './situacao-publica.js'

const d = (t: string) => t as DataCivil
const HOJE = d('2026-05-04')
const VEICULO: VeiculoDaPlaca = {
  registrado: true,
  retirado: false,
  ultimoDiaDeUso: d('2034-12-31'),
  seguroAte: d('2026-05-04'),
  laudoAte: d('2026-05-04'),
  operadoraAtiva: true,
}
const TITULO: TituloDaPlaca = {
  especie: 'autorizacao',
  nome: 'Fretamento',
  numero: 'RR-2026-000001',
  percurso: 'Boa Vista – Caracaraí',
  operadora: 'Viação de Teste',
  de: d('2026-05-01'),
  ate: d('2026-05-04'),
  vigente: true,
  fim: null,
}

describe('situação pública do veículo', () => {
  it('autorizado no último dia de tudo', () => {
    expect(situacaoPublicaDoVeiculo(VEICULO, [TITULO], HOJE)).toMatchObject({
      autorizado: true,
      motivos: [],
      titulos: [TITULO],
    })
  })
  it.each<[string, Partial<VeiculoDaPlaca>, Partial<TituloDaPlaca> | null, RegExp]>([
    ['retirado', { retirado: true }, {}, /retirado de circulação/],
    ['sem registro', { registrado: false }, {}, /não está registrado/],
    ['seguro vencido ontem', { seguroAte: d('2026-05-03') }, {}, /seguro de passageiros venceu/],
    ['sem seguro no cadastro', { seguroAte: null }, {}, /Não há seguro/],
    ['laudo vencido', { laudoAte: d('2026-05-03') }, {}, /laudo de vistoria venceu/],
    ['velho', { ultimoDiaDeUso: d('2025-12-31') }, {}, /idade de uso/],
    ['operadora inativa', { operadoraAtiva: false }, {}, /operadora não está ativa/],
    ['sem título', {}, null, /não tem linha nem autorização/],
    ['título terminou ontem', {}, { ate: d('2026-05-03') }, /terminou em 3 maio 2026/],
    ['título por começar', {}, { de: d('2026-05-05'), ate: d('2026-06-01') }, /só vale a partir/],
    ['cassado', {}, { vigente: false, fim: 'cassada em 2 maio 2026' }, /cassada/],
    ['sem termo assinado', {}, { vigente: false, de: null, ate: null }, /falta assinar/],
  ])('%s: não autorizado, e diz por quê', (_, veiculo, titulo, motivo) => {
    const titulos = titulo === null ? [] : [{ ...TITULO, ...titulo }]
    const r = situacaoPublicaDoVeiculo({ ...VEICULO, ...veiculo }, titulos, HOJE)
    expect(r.autorizado).toBe(false)
    expect(r.motivos.join(' ')).toMatch(motivo)
  })
  it('placa desconhecida', () => {
    expect(situacaoPublicaDoVeiculo(null, [], HOJE).motivos[0]).toContain('não está no cadastro')
  })
})
