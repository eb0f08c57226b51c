import { describe, expect, test } from 'vitest'
import { lerData } from '../core/data.js'
import { proximoEstado } from '../core/tabela.js'
import {
  AUTORIZACAO_RR,
  adotarEmenda,
  CAUSAS_DE_CASSACAO_DA_AUTORIZACAO_RR,
  conferirAntecedentes,
  conferirCaucao,
  conferirContratoEscolar,
  conferirFalencia,
  conferirReiteracao,
  examinarPedidoDeAutorizacao,
  examinarTransferenciaDeAutorizacao,
  MESES_DA_AUTORIZACAO_DE_SERVICO_RR,
  provasExigidas,
  REGISTROS_DO_FIM_DA_AUTORIZACAO_RR,
  situacaoDaAutorizacao,
  vigenciaDaAutorizacao,
} from './index.js'

const d = lerData
const data = d('2026-05-04')

describe('pedido (art. 18)', () => {
  test.each([
    ['fretamento', ['antecedentes', 'caucao'], []],
    ['fretamento', ['caucao'], ['art18_inc1']],
    ['transporte-escolar', ['antecedentes', 'caucao'], ['art18_inc3']],
    ['transporte-escolar', ['antecedentes', 'caucao', 'contrato-escolar'], []],
    ['viagem-de-turismo', [], []],
  ] as const)('%s com %o: falta %o', (servico, provas, faltam) => {
    const exame = examinarPedidoDeAutorizacao({ servico, provas })
    expect(exame.motivos.map((m) => m.dispositivo)).toEqual(faltam)
  })
  test('contrato escolar só do escolar', () => {
    expect(provasExigidas('fretamento')).not.toContain('contrato-escolar')
  })

  const certidao = (ate: string, negativa = true) => ({ ate: d(ate), negativa })
  test.each([
    ['em dia', certidao('2026-05-04'), certidao('2026-06-01'), 'conforme'],
    ['vencida ontem', certidao('2026-05-03'), certidao('2026-06-01'), 'sem-dados'],
    ['ausente', null, certidao('2026-06-01'), 'sem-dados'],
    ['positiva', certidao('2026-06-01', false), certidao('2026-06-01'), 'violacao'],
  ])('I: certidão %s', (_, civel, criminal, resultado) => {
    expect(conferirAntecedentes([{ nome: 'dirigente 1', civel, criminal }], data).resultado).toBe(resultado)
  })
  test('I: sem dirigentes não há o que dizer', () => {
    expect(conferirAntecedentes([], data).resultado).toBe('sem-dados')
  })

  const parametros = {
    caucao_da_autorizacao: [
      { de: d('2020-01-01'), ate: null, valor: '5000.00', ato: 'R 1', demonstracao: false },
    ],
  }
  test.each([
    [{ valor: '5000.00', comprovante: 'DAR 1' }, 'conforme'],
    [{ valor: '4999.99', comprovante: 'DAR 1' }, 'violacao'],
    [{ valor: '5000.00', comprovante: '' }, 'sem-dados'],
    [null, 'violacao'],
  ])('II: depósito %o: %s', (deposito, resultado) => {
    expect(conferirCaucao(deposito, data, parametros).resultado).toBe(resultado)
  })
  test('II: sem valor fixado não se confere', () => {
    expect(() => conferirCaucao(null, data, {})).toThrow(
      expect.objectContaining({ codigo: 'parametro-ausente', dispositivo: 'art18_inc2' }),
    )
  })

  test.each([
    [{ numero: '1', ate: data, intermunicipal: true }, 'conforme'],
    [{ numero: '1', ate: d('2026-05-03'), intermunicipal: true }, 'violacao'],
    [{ numero: '1', ate: data, intermunicipal: false }, 'violacao'],
    [null, 'sem-dados'],
  ])('III: contrato %o: %s', (contrato, resultado) => {
    expect(conferirContratoEscolar(contrato, data).resultado).toBe(resultado)
  })
})

describe('duração (art. 19)', () => {
  test.each([
    ['alternativo', '2026-05-04', null, '2027-05-04'],
    ['linha', '2024-02-29', null, '2025-02-28'],
    ['fretamento', '2026-08-31', '2027-02-28', '2027-02-28'],
    ['viagem-de-turismo', '2026-05-04', '2026-05-10', '2026-05-10'],
  ] as const)('%s assinada em %s, despacho %s: até %s', (servico, assinatura, despacho, ate) => {
    expect(MESES_DA_AUTORIZACAO_DE_SERVICO_RR).toBe(6)
    expect(
      vigenciaDaAutorizacao({
        servico,
        assinatura: d(assinatura),
        ateDoDespacho: despacho ? d(despacho) : null,
      }).ate,
    ).toBe(ate)
  })
  test.each([
    ['2027-03-01', 'prazo-excedido'],
    ['2026-08-30', 'prazo-invalido'],
    [null, 'prazo-ausente'],
  ])('fretamento de 31/8/2026 com despacho até %s: %s', (despacho, codigo) => {
    const pedido = { servico: 'fretamento', assinatura: d('2026-08-31') } as const
    expect(() => vigenciaDaAutorizacao({ ...pedido, ateDoDespacho: despacho ? d(despacho) : null })).toThrow(
      expect.objectContaining({ codigo, dispositivo: 'art19' }),
    )
  })
  test('autorizações de quatro anos valem onde a autoridade as adotou', () => {
    const { parametro, linha } = adotarEmenda('autorizacoes-de-2025', {
      ato: 'Resolução 5/2025',
      desde: d('2025-09-17'),
    })
    const pedido = { servico: 'alternativo', ateDoDespacho: null } as const
    const ate = (assinatura: string) =>
      vigenciaDaAutorizacao({ ...pedido, assinatura: d(assinatura) }, { [parametro]: [linha] }).ate
    expect(ate('2025-09-16')).toBe('2026-09-16')
    expect(ate('2025-09-17')).toBe('2029-09-17')
  })
})

describe('fim (arts. 21 e 22)', () => {
  test('cassada e cancelada são fins diferentes', () => {
    expect(proximoEstado(AUTORIZACAO_RR, 'em-vigor', 'cassar')).toBe('cassada')
    expect(proximoEstado(AUTORIZACAO_RR, 'em-vigor', 'cancelar')).toBe('cancelada')
    expect(proximoEstado(AUTORIZACAO_RR, 'pedida', 'assinar-compromisso')).toBeNull()
    expect(proximoEstado(AUTORIZACAO_RR, 'deferida', 'assinar-compromisso')).toBe('em-vigor')
  })

  const vigente = {
    estado: 'em-vigor' as const,
    vigencia: { de: d('2026-01-01'), ate: d('2026-06-30') },
    finalidadeSatisfeitaEm: null,
  }
  test.each([
    ['no último dia', {}, '2026-06-30', 'em-vigor'],
    ['no dia seguinte, sem ato nenhum', {}, '2026-07-01', 'cancelada'],
    ['finalidade satisfeita', { finalidadeSatisfeitaEm: d('2026-03-01') }, '2026-03-01', 'cancelada'],
    ['cassada continua cassada', { estado: 'cassada' as const }, '2026-07-01', 'cassada'],
  ])('%s', (_, mudancas, quando, estado) => {
    expect(situacaoDaAutorizacao({ ...vigente, ...mudancas }, d(quando)).estado).toBe(estado)
  })

  test('não se transfere; herdeiros, só do alternativo e com a emenda adotada', () => {
    const { parametro, linha } = adotarEmenda('lei-984-sucessao', { ato: 'R 1', desde: d('2020-01-01') })
    const adotada = { [parametro]: [linha] }
    const passa = (
      servico: 'alternativo' | 'fretamento',
      causa: 'negocio' | 'morte-do-titular',
      p = adotada,
    ) => examinarTransferenciaDeAutorizacao({ servico, causa, data }, p).permitido
    expect(passa('alternativo', 'morte-do-titular')).toBe(true)
    expect(passa('alternativo', 'negocio')).toBe(false)
    expect(passa('fretamento', 'morte-do-titular')).toBe(false)
    expect(passa('alternativo', 'morte-do-titular', {})).toBe(false)
  })

  test('cinco causas de cassação, com o que se junta', () => {
    expect(CAUSAS_DE_CASSACAO_DA_AUTORIZACAO_RR.map((c) => c.dispositivo)).toEqual(
      [1, 2, 3, 4, 5].map((n) => `art22_inc${n}`),
    )
    expect(REGISTROS_DO_FIM_DA_AUTORIZACAO_RR.map((r) => r.dispositivo)).toContain('art22_par1u_inc1')
  })

  const auto = (situacao: 'pendente' | 'mantida' | 'anulada') => ({ auto: '1', situacao })
  test.each([
    [[auto('mantida')], 'conforme'],
    [[auto('mantida'), auto('mantida')], 'violacao'],
    [[auto('mantida'), auto('pendente')], 'sem-dados'],
    [[auto('mantida'), auto('anulada')], 'conforme'],
  ])('desobediência repetida: %o: %s', (historico, resultado) => {
    expect(conferirReiteracao(historico).resultado).toBe(resultado)
  })
  test.each([
    ['regular', 'conforme'],
    ['recuperacao', 'conforme'],
    ['falida', 'violacao'],
    [null, 'sem-dados'],
  ] as const)('empresa %s: %s', (situacao, resultado) => {
    expect(conferirFalencia(situacao).resultado).toBe(resultado)
  })
})
