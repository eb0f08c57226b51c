import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DataCivil, lerData, somarDias } from '../core/data.js'
import { proximoEstado, transicoesDe } from '../core/tabela.js'
import { LEIS } from '../leis.js'
import type { Parametros } from './infracao.js'
import {
  type AtoDoAuto,
  atosPossiveis,
  ESTADOS_FINAIS,
  type EstadoDoAuto,
  type MarcosDoAuto,
  type Papel,
  pendencia,
  prazosDoAuto,
  SEM_MARCOS,
} from './processo.js'

const DIAS = (valor: string) => [
  { de: lerData('2008-01-01'), ate: null, valor, ato: 'Ato de teste', demonstracao: true },
]
const PARAMETROS: Parametros = {
  prazo_defesa_dias: DIAS('30'),
  prazo_recurso_dias: DIAS('10'),
  prazo_decisao_dias: DIAS('30'),
  prazo_pagamento_dias: DIAS('10'),
}
const leis = Object.values(LEIS)
const contexto = (lei: (typeof leis)[number]) => ({
  processo: lei.processo,
  calendario: { uf: lei.uf, excecoes: [] },
  parametros: PARAMETROS,
})
const marcos = (m: Partial<Record<keyof MarcosDoAuto, string>>): MarcosDoAuto =>
  ({ ...SEM_MARCOS, ...m }) as MarcosDoAuto

describe.each(leis.map((l) => [l.nome, l] as const))('o processo do auto, %s', (_nome, lei) => {
  const { tabela } = lei.processo
  const estados = [...new Set(tabela.flatMap((t) => [...t.de]))]

  it('todo estado é alcançado de «lavrado», e só pago e anulado não têm saída', () => {
    const alcancados = new Set<EstadoDoAuto>(['lavrado'])
    for (let antes = 0; antes !== alcancados.size; ) {
      antes = alcancados.size
      for (const e of [...alcancados])
        for (const t of transicoesDe(tabela, e))
          for (const p of Object.values(t.para)) if (p !== 'mesmo') alcancados.add(p)
    }
    expect([...alcancados].sort()).toEqual([...estados].sort())
    const semSaida = estados.filter((e) =>
      transicoesDe(tabela, e).every((t) => Object.values(t.para).every((p) => p === 'mesmo')),
    )
    expect(semSaida.sort()).toEqual(['anulado', 'pago'])
  })

  it('só uma decisão anula (art. 76, § 3º)', () => {
    const anulam = tabela.filter((t) => Object.values(t.para).includes('anulado')).map((t) => t.ato)
    expect(new Set(anulam)).toEqual(new Set(['julgar', 'julgar-recurso']))
  })

  it('quem lavra não julga, e o mesmo papel não decide as duas instâncias', () => {
    const papeis = (ato: AtoDoAuto) =>
      new Set(tabela.filter((t) => t.ato === ato).flatMap((t) => [...t.papeis]))
    expect(papeis('julgar')).toEqual(new Set(['julgador']))
    expect(papeis('julgar-recurso')).toEqual(new Set(['conselheiro']))
  })

  it('um ato em um estado tem uma só linha: nenhuma esconde outra', () => {
    for (const e of estados) {
      const atos = transicoesDe(tabela, e).map((t) => t.ato)
      expect(new Set(atos).size, e).toBe(atos.length)
    }
  })

  it('a operadora só defende, recorre e junta documentos', () => {
    const atos = new Set(tabela.filter((t) => t.papeis.includes('operadora')).map((t) => t.ato))
    expect(atos).toEqual(new Set(['apresentar-defesa', 'recorrer', 'juntar-evidencia']))
  })

  it('erro se anota em qualquer estado, e o processo não anda nem para', () => {
    for (const e of estados) expect(proximoEstado(tabela, e, 'anotar-erro')).toBe(e)
  })

  it('de um estado final nada volta à discussão', () => {
    for (const e of ESTADOS_FINAIS) {
      for (const t of transicoesDe(tabela, e)) {
        for (const p of Object.values(t.para)) expect(p === 'mesmo' || ESTADOS_FINAIS.includes(p)).toBe(true)
      }
    }
  })

  it('known fault 12: no último dia ainda se espera a operadora; no seguinte, a autoridade', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 700 }), (n) => {
        const ciencia = somarDias(lerData('2026-01-02'), n)
        const prazos = prazosDoAuto(contexto(lei), marcos({ ciencia }))
        const fim = prazos.defesa?.vencimento as DataCivil
        expect(pendencia('notificado', fim, prazos)).toMatchObject({
          ato: 'apresentar-defesa',
          papel: 'operadora',
        })
        expect(pendencia('notificado', somarDias(fim, 1), prazos)).toMatchObject({
          ato: 'julgar',
          papel: 'julgador',
        })
        const pode = (dia: DataCivil) =>
          atosPossiveis(tabela, 'notificado', 'julgador', dia, prazos).some((a) => a.ato === 'julgar')
        expect([pode(fim), pode(somarDias(fim, 1))]).toEqual([false, true])
      }),
    )
  })

  it('o que se espera de um papel é sempre um ato que ele pode fazer', () => {
    const papeis: Papel[] = ['fiscal', 'analista', 'julgador', 'conselheiro', 'operadora']
    const dia = lerData('2026-03-10')
    const todos = marcos({
      ciencia: dia,
      defesaEm: dia,
      cienciaDaDecisao: dia,
      recursoEm: dia,
      cienciaDoRecurso: dia,
    })
    for (const e of estados) {
      for (const hoje of [dia, lerData('2027-01-01')]) {
        const prazos = prazosDoAuto(contexto(lei), todos)
        const p = pendencia(e, hoje, prazos)
        if (!p || p.ato === 'registrar-pagamento') continue
        expect(papeis).toContain(p.papel)
        expect(
          atosPossiveis(tabela, e, p.papel, hoje, prazos).map((a) => a.ato),
          `${e} em ${hoje}`,
        ).toContain(p.ato)
      }
    }
  })
})

describe('prazos do auto: quando cada um começa', () => {
  const [rr, rs] = [contexto(LEIS['rr-664-2008']), contexto(LEIS['rs-11127-1998'])]
  const vencimentos = (c: typeof rr, m: Parameters<typeof marcos>[0]) =>
    Object.fromEntries(Object.values(prazosDoAuto(c, marcos(m))).map((p) => [p.nome, p.vencimento]))

  it.each([
    [
      'RR, sem defesa: paga-se do fim do prazo de defesa (art. 89, par. único)',
      rr,
      { ciencia: '2026-03-10' },
      { defesa: '2026-04-09', pagamento: '2026-04-20' },
    ],
    [
      'RR, com defesa e sem decisão: ainda nada a pagar',
      rr,
      { ciencia: '2026-03-10', defesaEm: '2026-04-06' },
      { defesa: '2026-04-09' },
    ],
    [
      'RR, com defesa e sem recurso: da ciência da decisão (AMB-RR-41)',
      rr,
      { ciencia: '2026-03-10', defesaEm: '2026-04-06', cienciaDaDecisao: '2026-05-04' },
      { recurso: '2026-05-14', pagamento: '2026-05-14' },
    ],
    [
      'RR, com recurso: da ciência da decisão do recurso',
      rr,
      {
        ciencia: '2026-03-10',
        defesaEm: '2026-04-06',
        cienciaDaDecisao: '2026-05-04',
        recursoEm: '2026-05-10',
        cienciaDoRecurso: '2026-06-01',
      },
      { pagamento: '2026-06-11' },
    ],
    [
      'RS, sem defesa: só a ciência da decisão abre o prazo de pagar',
      rs,
      { ciencia: '2026-03-10' },
      { defesa: '2026-04-09' },
    ],
    [
      'RS, decidido sem defesa',
      rs,
      { ciencia: '2026-03-10', cienciaDaDecisao: '2026-05-04' },
      { recurso: '2026-05-14', pagamento: '2026-05-14' },
    ],
  ] as const)('%s', (_nome, c, m, esperado) => {
    const v = vencimentos(c, m)
    expect(v).toMatchObject(esperado)
    if (!('pagamento' in esperado)) expect(v.pagamento).toBeUndefined()
  })

  it('known fault 13: o prazo que a autoridade muda vale para o que começa depois, não para o que já corria', () => {
    const parametros = {
      ...PARAMETROS,
      prazo_defesa_dias: [
        ...DIAS('30'),
        { de: lerData('2026-05-01'), ate: null, valor: '15', ato: 'Outro ato', demonstracao: false },
      ],
    }
    const v = (ciencia: string) => prazosDoAuto({ ...rs, parametros }, marcos({ ciencia })).defesa
    expect(v('2026-04-30')).toMatchObject({ duracao: 30, ato: 'Ato de teste' })
    expect(v('2026-05-01')).toMatchObject({ duracao: 15, ato: 'Outro ato' })
  })

  it('sem o parâmetro, recusa dizendo qual falta: nunca zero dias', () => {
    expect(() => prazosDoAuto({ ...rs, parametros: {} }, marcos({ ciencia: '2026-04-30' }))).toThrow(
      /prazo_defesa_dias/,
    )
  })
})
