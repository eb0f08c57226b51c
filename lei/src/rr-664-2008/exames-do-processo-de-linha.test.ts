import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lerData, somarDias } from '../core/data.js'
import { proximoEstado } from '../core/tabela.js'
import {
  ALTERACOES_DE_LINHA_RR,
  CRIACAO_DE_LINHA_RR,
  conferirLinhaEntreExtremos,
  examinarConexao,
  examinarDivisaoDeViagens,
  examinarIniciativa,
  examinarInstrucao,
  examinarItinerarioUrbano,
  examinarMudancaDeExtremo,
  examinarPeriodoDaParalisacao,
  examinarPlanoDeParadas,
  examinarRespostaDaPreferencia,
  prazoDaPreferencia,
  type TipoDeAlteracao,
} from './index.js'

const d = lerData
const calendario = { uf: 'RR', excecoes: [] } as const
const motivos = (r: { motivos: readonly { dispositivo: string }[] }) => r.motivos.map((m) => m.dispositivo)

describe('preferência da concessionária da linha principal (art. 5º, § 1º)', () => {
  const parametros = {
    prazo_da_preferencia_dias: [
      { de: d('2020-01-01'), ate: null, valor: '10', ato: 'Resolução 1', demonstracao: false },
    ],
  }
  test('conta da ciência, pelo valor da autoridade, e vale até o último dia', () => {
    const prazo = prazoDaPreferencia(d('2026-03-06'), calendario, parametros)
    expect(prazo.vencimento).toBe('2026-03-18')
    expect(examinarRespostaDaPreferencia(prazo, d('2026-03-18')).permitido).toBe(true)
    expect(motivos(examinarRespostaDaPreferencia(prazo, d('2026-03-19')))).toEqual(['art5_par1'])
    expect(() => prazoDaPreferencia(d('2026-03-06'), calendario, {})).toThrow(
      expect.objectContaining({ codigo: 'parametro-ausente' }),
    )
  })
  test('quem quer a linha nova e fica com ela não a impede', () => {
    const quer = { itinerariosAtivos: 2, concessionaria: 'quer-explorar' } as const
    expect(conferirLinhaEntreExtremos(quer).resultado).toBe('violacao')
    expect(conferirLinhaEntreExtremos({ ...quer, paraAConcessionaria: true }).resultado).toBe('conforme')
  })
  test('cada estudo que falta deixa a proposta onde está', () => {
    expect(proximoEstado(CRIACAO_DE_LINHA_RR, 'proposta', 'juntar-estudo', 'incompleto')).toBe('proposta')
    expect(proximoEstado(CRIACAO_DE_LINHA_RR, 'estudada', 'juntar-estudo')).toBe('estudada')
  })
})

describe('divisão das viagens a mais (art. 54)', () => {
  const partes = [
    { delegataria: 'A', viagens: 20 },
    { delegataria: 'B', viagens: 10 },
  ]
  test('a linha fica com a sua parte e não passa dela', () => {
    const pedir = (acrescimo: number) =>
      examinarDivisaoDeViagens({ aumento: 6, partes, delegataria: 'B', acrescimo })
    expect(pedir(2).permitido).toBe(true)
    expect(motivos(pedir(3))).toEqual(['art54'])
  })
  test('se todas pedem o que lhes cabe, nenhuma é recusada e a soma é o aumento', () => {
    const viagens = fc.array(fc.nat(400), { minLength: 2, maxLength: 6 })
    fc.assert(
      fc.property(fc.nat(200), viagens, (aumento, vs) => {
        const todas = vs.map((v, i) => ({ delegataria: `D${i}`, viagens: v }))
        const cabe = todas.map(({ delegataria }) => {
          for (let n = aumento; n >= 0; n--) {
            const e = examinarDivisaoDeViagens({ aumento, partes: todas, delegataria, acrescimo: n })
            if (e.permitido) return n
          }
          return -1
        })
        expect(cabe.reduce((s, n) => s + n, 0)).toBe(aumento)
      }),
      { numRuns: 60 },
    )
  })
})

describe('começo e duração da paralisação (arts. 55 e 69, XIV)', () => {
  const pedido = d('2026-01-05')
  const comeca = (inicio: string, ate: string | null = null) =>
    examinarPeriodoDaParalisacao({
      fundamento: 'art55_inc1',
      pedido,
      inicio: d(inicio),
      ate: ate ? d(ate) : null,
    })
  test('só depois dos 60 dias de serviço', () => {
    expect(motivos(comeca('2026-03-06'))).toEqual(['art69_inc14'])
    expect(comeca('2026-03-07').permitido).toBe(true)
  })
  test('até 360 dias, o primeiro contado', () => {
    const inicio = d('2026-03-07')
    expect(comeca(inicio, somarDias(inicio, 359)).permitido).toBe(true)
    expect(motivos(comeca(inicio, somarDias(inicio, 360)))).toEqual(['art55_par1'])
  })
  test('a rodovia obstruída não espera nem tem duração', () => {
    const e = examinarPeriodoDaParalisacao({ fundamento: 'art55_inc2', pedido, inicio: pedido, ate: null })
    expect(e).toMatchObject({ permitido: true, depende_de: ['art55_par2'] })
  })
})

describe('exames de cada alteração', () => {
  test('a iniciativa é de quem a lei diz', () => {
    for (const [tipo, { iniciativa, dispositivo }] of Object.entries(ALTERACOES_DE_LINHA_RR)) {
      for (const quem of ['delegataria', 'autoridade'] as const) {
        const e = examinarIniciativa(tipo as TipoDeAlteracao, quem)
        const cabe = (iniciativa as readonly string[]).includes(quem)
        expect(motivos(e)).toEqual(cabe ? [] : [dispositivo])
      }
    }
  })
  test('falta de parecer tem o seu dispositivo; parecer contrário não é falta', () => {
    expect(motivos(examinarInstrucao('prolongamento', []))).toEqual(['art58_inc1', 'art58_inc4'])
    const contra = { dispositivo: 'art58_inc1', favoravel: false } as const
    expect(motivos(examinarInstrucao('prolongamento', [contra]))).toEqual(['art58_inc4'])
    expect(examinarInstrucao('regime', []).permitido).toBe(true)
  })
  test('mudança de extremo só dentro do Município (art. 58, § 2º)', () => {
    expect(examinarMudancaDeExtremo({ mesmo_municipio: true }).permitido).toBe(true)
    expect(motivos(examinarMudancaDeExtremo({ mesmo_municipio: false }))).toEqual(['art58_par2'])
  })
  test('conexão liga linhas que se encontram (art. 53)', () => {
    const a = { numero: '1', localidades: ['Boa Vista', 'Mucajaí'] }
    const b = { numero: '2', localidades: ['Mucajaí', 'Caracaraí'] }
    const c = { numero: '3', localidades: ['Bonfim', 'Normandia'] }
    expect(examinarConexao([a, b])).toMatchObject({ permitido: true, depende_de: ['art53'] })
    expect(motivos(examinarConexao([a, c]))).toEqual(['art53'])
    expect(motivos(examinarConexao([a]))).toEqual(['art53'])
  })
  test('itinerário urbano pede trecho urbano (art. 43)', () => {
    expect(examinarItinerarioUrbano({ trechosUrbanos: 2 }).depende_de).toEqual(['art43'])
    expect(motivos(examinarItinerarioUrbano({ trechosUrbanos: 0 }))).toEqual(['art43'])
  })
  test('plano de paradas só vai ao CRE/RR acima de 3 horas; 3 horas exatas, não (art. 44)', () => {
    const plano = (minutos: number) =>
      examinarPlanoDeParadas([
        { localidade: 'A', minutos: 0 },
        { localidade: 'B', minutos },
      ])
    expect(plano(181)).toMatchObject({ permitido: true, depende_de: ['art44'] })
    expect(motivos(plano(180))).toEqual(['art44'])
  })
})
