import { describe, expect, test } from 'vitest'
import { lerData, lerInstante, somarHoras } from '../core/data.js'
import {
  conferirCadastro,
  conferirEstacionamento,
  conferirImpresso,
  conferirInicioDoServico,
  conferirLugarDaFiscalizacao,
  conferirLugaresSociais,
  conferirPrimeirosSocorros,
  conferirRecolhimento,
  conferirReembolso,
  conferirSanitario,
  conferirServicoAposPedido,
  DEVERES_DA_DELEGATARIA_RR,
  INFRACOES_RR,
  LUGARES_SOCIAIS_RR,
  servicoDevidoAte,
} from './index.js'

const d = (texto: string | null) => (texto === null ? null : lerData(texto))

describe('catálogo de deveres (art. 69)', () => {
  test('são vinte, na ordem, e toda infração citada existe', () => {
    expect(DEVERES_DA_DELEGATARIA_RR.map((x) => x.dispositivo)).toEqual(
      Array.from({ length: 20 }, (_, i) => `art69_inc${i + 1}`),
    )
    const infracoes = INFRACOES_RR.map((i) => i.dispositivo)
    for (const { infracao } of DEVERES_DA_DELEGATARIA_RR) {
      if (infracao !== null) expect(infracoes).toContain(infracao)
    }
  })
})

describe('deveres com prazo (art. 69, I, X, XI, XII e XIV)', () => {
  test.each([
    ['2026-05-10', '2026-05-10', '2026-06-01', 'conforme'],
    ['2026-05-10', '2026-05-11', '2026-06-01', 'violacao'],
    ['2026-05-10', null, '2026-05-10', 'conforme'],
    ['2026-05-10', null, '2026-05-11', 'violacao'],
    [null, '2026-05-11', '2026-06-01', 'sem-dados'],
  ])('prazo %s, início %s, visto em %s: %s', (prazo, inicio, hoje, resultado) => {
    const r = conferirInicioDoServico({ prazo: d(prazo), inicio: d(inicio), hoje: lerData(hoje) })
    expect(r.resultado).toBe(resultado)
  })

  test('60 dias corridos de serviço depois do pedido', () => {
    const pedido = lerData('2026-01-01')
    expect(servicoDevidoAte(pedido)).toBe('2026-03-02')
    const ate = (u: string | null) => conferirServicoAposPedido({ pedido, ultimoDiaDeServico: d(u) })
    expect(ate('2026-03-02').resultado).toBe('conforme')
    expect(ate('2026-03-01')).toMatchObject({ resultado: 'violacao', infracao: 'art81_inc7' })
    expect(ate(null).resultado).toBe('conforme')
  })

  test.each([
    [[['2026-05-10', '100.00']], '2026-06-01', 'conforme'],
    [[['2026-05-11', '100.00']], '2026-06-01', 'violacao'],
    [
      [
        ['2026-05-01', '60.00'],
        ['2026-05-10', '40.00'],
      ],
      '2026-06-01',
      'conforme',
    ],
    [[['2026-05-01', '99.99']], '2026-06-01', 'violacao'],
    [[], '2026-05-10', 'conforme'],
    [[['2026-05-01', '120.00']], '2026-06-01', 'conforme'],
  ] as const)('100,00 devidos até 10 de maio, pagos %j: %s %s', (pagamentos, hoje, resultado) => {
    const r = conferirRecolhimento({
      devido: '100.00',
      vencimento: lerData('2026-05-10'),
      pagamentos: pagamentos.map(([data, valor]) => ({ data: lerData(data), valor })),
      hoje: lerData(hoje),
    })
    expect(r.resultado).toBe(resultado)
  })

  test.each([
    [false, 'negado', 'violacao'],
    [false, 'pago', 'conforme'],
    [false, 'aberto', 'sem-dados'],
    [true, 'negado', 'conforme'],
    [null, 'negado', 'sem-dados'],
  ] as const)('serviço prestado %s, reembolso %s: %s', (servicoPrestado, pedido, resultado) => {
    expect(conferirReembolso({ servicoPrestado, pedido }).resultado).toBe(resultado)
  })

  test('documento vale até o fim do último dia', () => {
    const doc = [{ nome: 'Apólice', validoAte: lerData('2026-05-10') }]
    expect(conferirCadastro(doc, lerData('2026-05-10')).resultado).toBe('conforme')
    expect(conferirCadastro(doc, lerData('2026-05-11')).resultado).toBe('violacao')
    expect(conferirCadastro(null, lerData('2026-05-11')).resultado).toBe('sem-dados')
  })
})

describe('lugar da fiscalização (art. 69, VII)', () => {
  const partida = lerInstante('2026-05-04T10:00:00-04:00')
  const limite = somarHoras(partida, -2)
  const vender = (antes: number, depois: number) => [
    ...Array.from({ length: antes }, () => somarHoras(limite, -1)),
    ...Array.from({ length: depois }, () => limite),
  ]
  test.each([
    ['43 antes das 2 horas, o último na hora exata', vender(43, 1), 'conforme'],
    ['os 44 antes', vender(44, 0), 'violacao'],
    ['nenhum vendido', [], 'conforme'],
    ['vendas desconhecidas', null, 'sem-dados'],
  ])('%s', (_, vendas, resultado) => {
    expect(conferirLugarDaFiscalizacao({ partida, lugares: 44, vendas }).resultado).toBe(resultado)
  })

  test('venda escrita em outro fuso conta pelo instante', () => {
    const vendas = [lerInstante('2026-05-04T11:59:59Z')]
    expect(conferirLugarDaFiscalizacao({ partida, lugares: 1, vendas }).resultado).toBe('violacao')
    const naHora = [lerInstante('2026-05-04T12:00:00Z')]
    expect(conferirLugarDaFiscalizacao({ partida, lugares: 1, vendas: naHora }).resultado).toBe('conforme')
  })
})

describe('sanitário, lugares sociais e material (art. 69, VI, XVII, XVIII e XX)', () => {
  test.each([
    ['onibus', '400', [240], false, 'conforme'],
    ['onibus', '400.1', [60], false, 'violacao'],
    ['onibus', '100', [241], false, 'violacao'],
    ['onibus', '400.1', [60], true, 'conforme'],
    ['onibus', '400.1', [60], null, 'sem-dados'],
    ['onibus', '100', [60], null, 'conforme'],
    ['van', '500', [300], false, 'conforme'],
  ] as const)('%s, %s km, %j min sem parada, sanitário %s: %s', (tipo, extensaoKm, minutos, sanitario, r) => {
    const dados = { tipo, extensaoKm, minutosEntreParadas: minutos, sanitario }
    expect(conferirSanitario(dados).resultado).toBe(r)
  })

  test.each([
    ['onibus', { idoso: 2, pcd: 2 }, 'conforme', 'art69_inc20_ali1'],
    ['onibus', { idoso: 3 }, 'violacao', 'art69_inc20_ali1'],
    ['microonibus', { idoso: 2 }, 'conforme', 'art69_inc20_ali2'],
    ['van', {}, 'violacao', 'art69_inc20_ali3'],
    ['van', null, 'sem-dados', 'art69_inc20_ali3'],
  ] as const)('%s com %j: %s', (tipo, reservados, resultado, dispositivo) => {
    expect(conferirLugaresSociais({ tipo, reservados })).toMatchObject({ resultado, dispositivo })
  })

  test('os lugares de cada tipo de veículo bastam, e um a menos não', () => {
    expect(Object.values(LUGARES_SOCIAIS_RR).map((l) => l.lugares)).toEqual([4, 2, 1])
    for (const tipo of ['onibus', 'microonibus', 'van'] as const) {
      const { lugares } = LUGARES_SOCIAIS_RR[tipo]
      const com = (idosos: number) => conferirLugaresSociais({ tipo, reservados: { idosos } }).resultado
      expect([com(lugares), com(lugares - 1)]).toEqual(['conforme', 'violacao'])
    }
  })

  test('o que não se viu fica sem dados', () => {
    expect(conferirPrimeirosSocorros(null).resultado).toBe('sem-dados')
    expect(conferirPrimeirosSocorros(false).resultado).toBe('violacao')
    expect(conferirImpresso({ modelo: 'v1', vigente: 'v2' }).resultado).toBe('violacao')
    expect(conferirImpresso({ modelo: 'v2', vigente: null }).resultado).toBe('sem-dados')
  })
})

describe('estacionamento no ponto (art. 69, IV)', () => {
  const hora = (hhmm: string | null) => (hhmm === null ? null : lerInstante(`2026-05-04T${hhmm}:00-04:00`))
  test.each([
    ['09:50', '10:00', 0, 'conforme'],
    ['09:51', '10:01', 0, 'violacao'],
    ['09:50', '09:59', 0, 'violacao'],
    ['09:55', '10:00', 5, 'conforme'],
    [null, '10:00', 0, 'sem-dados'],
  ])('fixado 9h50 por 10 min, chegou %s e saiu %s, tolerância %i: %s', (chegada, saida, tolerancia, r) => {
    const resultado = conferirEstacionamento({
      prevista: lerInstante('2026-05-04T09:50:00-04:00'),
      minutosPrevistos: 10,
      chegada: hora(chegada),
      saida: hora(saida),
      tolerancia,
    }).resultado
    expect(resultado).toBe(r)
  })
})
