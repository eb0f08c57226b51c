import { describe, expect, test } from 'vitest'
import { lerData } from '../core/data.js'
import { escreverDispositivo, lerDispositivo } from '../core/dispositivo.js'
import { proximoEstado } from '../core/tabela.js'
import {
  AUTORIZACAO_RS,
  conferirContratanteRS,
  conferirEmpresaDoFretamentoRS,
  conferirMotoristaDoFretamentoRS,
  conferirVeiculoDoFretamentoRS,
  FRETAMENTOS_RS,
  type FretamentoRS,
  situacaoDoFretamentoRS,
  vigenciaDoFretamentoRS,
} from './index.js'

const d = lerData
const recusa = (f: () => unknown) => {
  try {
    f()
  } catch (e) {
    return (e as { codigo: string }).codigo
  }
  return null
}

describe('tabela dos estados', () => {
  test('todo estado se alcança, e só o indeferido e o cancelado não têm saída', () => {
    const vistos = new Set<string>(['pedida'])
    for (const e of vistos) {
      for (const t of AUTORIZACAO_RS.filter((l) => (l.de as readonly string[]).includes(e))) {
        for (const p of Object.values(t.para)) if (p !== 'mesmo') vistos.add(p)
      }
    }
    expect([...vistos].sort()).toEqual(
      ['alteracao-em-analise', 'cancelada', 'em-analise', 'em-vigor', 'indeferida', 'pedida'].sort(),
    )
    for (const fim of ['indeferida', 'cancelada'])
      expect(AUTORIZACAO_RS.filter((t) => (t.de as readonly string[]).includes(fim))).toEqual([])
  })
  test('troca acima do limite volta à análise; negada, vale o que já valia', () => {
    expect(proximoEstado(AUTORIZACAO_RS, 'em-vigor', 'alterar-lista', 'acima-do-limite')).toBe(
      'alteracao-em-analise',
    )
    expect(proximoEstado(AUTORIZACAO_RS, 'alteracao-em-analise', 'decidir-alteracao', 'indeferida')).toBe(
      'em-vigor',
    )
    expect(proximoEstado(AUTORIZACAO_RS, 'indeferida', 'alterar-lista')).toBeNull()
  })
  test('cada dispositivo citado se lê como se escreve', () => {
    for (const { dispositivo } of [...AUTORIZACAO_RS, ...Object.values(FRETAMENTOS_RS)])
      if (dispositivo?.startsWith('art'))
        expect(lerDispositivo(escreverDispositivo(dispositivo))).toBe(dispositivo)
  })
})

describe('vigência', () => {
  test.each([
    ['fretamento-continuo-rodoviario', '2026-04-06', '2027-04-06', null],
    ['fretamento-continuo-rodoviario', '2026-04-06', '2027-04-07', 'prazo-excedido'],
    ['fretamento-continuo-hidroviario', '2024-02-29', '2025-02-28', null],
    ['fretamento-continuo-hidroviario', '2024-02-29', '2025-03-01', 'prazo-excedido'],
    ['fretamento-eventual-rodoviario', '2026-04-10', '2026-04-10', null],
    ['fretamento-eventual-rodoviario', '2026-04-10', '2026-04-09', 'prazo-invalido'],
  ] as const)('%s de %s a %s: %s', (servico, de, ate, codigo) => {
    expect(recusa(() => vigenciaDoFretamentoRS({ servico, de: d(de), ate: d(ate) }))).toBe(codigo)
  })
  test.each([
    ['2026-04-09', 'ainda-nao-vale'],
    ['2026-04-10', 'como-esta'],
    ['2026-04-12', 'como-esta'],
    ['2026-04-13', 'terminada'],
  ])('em %s: %s', (hoje, situacao) => {
    const vigencia = { de: d('2026-04-10'), ate: d('2026-04-12') }
    expect(situacaoDoFretamentoRS({ estado: 'em-vigor', vigencia }, d(hoje)).situacao).toBe(situacao)
    expect(situacaoDoFretamentoRS({ estado: 'cancelada', vigencia }, d(hoje)).situacao).toBe('como-esta')
  })
})

const VEICULO = {
  placa: 'IXR2D45',
  embarcacao: false,
  ativo: true,
  retirado: null,
  seguroAte: d('2026-05-01'),
  laudoAte: d('2026-05-01'),
}
const faltas = (
  mudancas: Partial<Parameters<typeof conferirVeiculoDoFretamentoRS>[0]>,
  servico?: FretamentoRS,
) =>
  conferirVeiculoDoFretamentoRS(
    { ...VEICULO, ...mudancas },
    servico ?? 'fretamento-eventual-rodoviario',
    d('2026-05-01'),
  )
    .filter((c) => c.resultado !== 'conforme')
    .map((c) => c.dispositivo)

describe('o que o veículo, a empresa, o motorista e o contrato precisam ter', () => {
  test.each([
    ['tudo em dia', {}, []],
    ['baixado', { ativo: false }, ['art13-2_inc50']],
    ['retirado', { retirado: 'fora de circulação.' }, ['art13-2_inc50']],
    ['embarcação na estrada', { embarcacao: true }, ['art13-2_inc50']],
    ['seguro acaba na véspera', { seguroAte: d('2026-04-30') }, ['art13-2_inc34']],
    ['sem laudo', { laudoAte: null }, ['art13-2_inc34']],
  ] as const)('veículo: %s', (_, mudancas, dispositivos) => {
    expect(faltas(mudancas)).toEqual(dispositivos)
  })
  test('por água, cadastro e certificado são os do art. 13-C', () => {
    const porAgua = 'fretamento-eventual-hidroviario'
    expect(faltas({ embarcacao: true, ativo: false, laudoAte: null }, porAgua)).toEqual([
      'art13-3_inc58',
      'art13-3_inc56',
    ])
  })
  test('empresa inativa ou impedida: LVI não, L sim', () => {
    expect(conferirEmpresaDoFretamentoRS({ ativa: true, impedimentos: [] }).resultado).toBe('conforme')
    expect(conferirEmpresaDoFretamentoRS({ ativa: false, impedimentos: [] })).toMatchObject({
      dispositivo: 'art13-2_inc50',
      resultado: 'violacao',
    })
    expect(
      conferirEmpresaDoFretamentoRS({ ativa: true, impedimentos: ['Impedida até 2027.'] }).mensagem,
    ).toBe('Impedida até 2027.')
  })
  test.each([
    [{ categoria: 'D', habilitacaoAte: d('2026-05-01'), vinculo: true }, ['conforme', 'conforme']],
    [{ categoria: 'AD', habilitacaoAte: d('2026-05-01'), vinculo: true }, ['conforme', 'conforme']],
    [{ categoria: 'B', habilitacaoAte: d('2026-05-01'), vinculo: true }, ['conforme', 'violacao']],
    [{ categoria: 'E', habilitacaoAte: d('2026-04-30'), vinculo: false }, ['violacao', 'violacao']],
    [{ categoria: null, habilitacaoAte: null, vinculo: null }, ['sem-dados', 'sem-dados']],
  ])('motorista %o', (m, resultados) => {
    const r = conferirMotoristaDoFretamentoRS({ nome: 'motorista 1', ...m }, d('2026-05-01'))
    expect(r.map((c) => c.resultado)).toEqual(resultados)
  })
  test('o contínuo tem contrato escrito; o eventual, contratante', () => {
    const de = (servico: FretamentoRS, contratante: string | null, contrato: string | null) =>
      conferirContratanteRS({ servico, contratante, contrato }).resultado
    expect(de('fretamento-continuo-rodoviario', 'Escola', null)).toBe('violacao')
    expect(de('fretamento-continuo-rodoviario', 'Escola', 'C 1')).toBe('conforme')
    expect(de('fretamento-eventual-rodoviario', 'Escola', null)).toBe('conforme')
    expect(de('fretamento-eventual-rodoviario', null, null)).toBe('violacao')
  })
})
