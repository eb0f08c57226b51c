import { describe, expect, test } from 'vitest'
import type { RegistroExigido } from '../core/conferencia.js'
import { escreverDispositivo, lerDispositivo } from '../core/dispositivo.js'
import type { Tabela } from '../core/tabela.js'
import {
  AUTORIZACAO_RR,
  CRIACAO_DE_LINHA_RR,
  DELEGACAO_RR,
  LICITACAO_RR,
  PROCESSO_PUNITIVO_RR,
  PROCESSO_RR,
  RECURSO_RR,
  REGISTROS_DA_DELEGACAO_RR,
  REGISTROS_DA_LICITACAO_RR,
  REGISTROS_DO_VEICULO_RR,
  VEICULO_RR,
} from './index.js'

interface Procedimento {
  nome: string
  tabela: Tabela<string, string, string>
  inicio: string
  finais: readonly string[]
  /** Terms that something outside the table starts: the contract, the auto. */
  prazosDeFora: readonly string[]
  registros?: Readonly<Record<string, RegistroExigido>>
}

const PROCEDIMENTOS: readonly Procedimento[] = [
  {
    nome: 'criação de linha',
    tabela: CRIACAO_DE_LINHA_RR,
    inicio: 'proposta',
    finais: ['criada', 'negada'],
    prazosDeFora: [],
  },
  {
    nome: 'licitação',
    tabela: LICITACAO_RR,
    inicio: 'edital',
    finais: ['contratada', 'fracassada', 'revogada', 'anulada'],
    prazosDeFora: [],
    registros: REGISTROS_DA_LICITACAO_RR,
  },
  {
    nome: 'delegação',
    tabela: DELEGACAO_RR,
    inicio: 'contratada',
    finais: ['distratada', 'cancelada', 'cassada', 'encerrada', 'em-nova-licitacao'],
    prazosDeFora: ['inicio-da-operacao', 'vigencia'],
    registros: REGISTROS_DA_DELEGACAO_RR,
  },
  {
    nome: 'autorização',
    tabela: AUTORIZACAO_RR,
    inicio: 'pedida',
    finais: ['indeferida', 'cassada', 'cancelada'],
    prazosDeFora: [],
  },
  {
    nome: 'veículo',
    tabela: VEICULO_RR,
    inicio: 'em-exame',
    finais: ['recusado', 'cancelado'],
    prazosDeFora: [],
    registros: REGISTROS_DO_VEICULO_RR,
  },
  {
    nome: 'recurso',
    tabela: RECURSO_RR,
    inicio: 'decidido',
    finais: ['provido', 'negado', 'definitivo'],
    prazosDeFora: [],
  },
  {
    nome: 'processo punitivo',
    tabela: PROCESSO_PUNITIVO_RR,
    inicio: 'instaurado',
    finais: ['aplicada', 'arquivado'],
    prazosDeFora: [],
  },
]

describe.each(PROCEDIMENTOS)('$nome', ({ tabela, inicio, finais, prazosDeFora, registros }) => {
  const destinos = (estado: string) =>
    tabela
      .filter((t) => t.de.includes(estado))
      .flatMap((t) => Object.values(t.para))
      .filter((p) => p !== 'mesmo')

  test('todo estado se alcança do começo, e só os finais não têm saída', () => {
    const vistos = new Set([inicio])
    for (const estado of vistos) for (const d of destinos(estado)) vistos.add(d)
    const todos = new Set([...tabela.flatMap((t) => [...t.de]), ...finais])
    expect([...vistos].sort()).toEqual([...todos].sort())
    for (const estado of vistos) expect(destinos(estado).length === 0).toBe(finais.includes(estado))
    for (const t of tabela) for (const f of finais) expect(t.de).not.toContain(f)
  })

  test('o mesmo ato não tem dois rumos no mesmo estado, salvo o que espera um prazo', () => {
    for (const estado of new Set(tabela.flatMap((t) => t.de))) {
      const atos = tabela.filter((t) => t.de.includes(estado)).map((t) => t.ato)
      expect(new Set(atos).size).toBe(atos.length)
    }
  })

  test('quem espera um prazo espera um que alguém começa', () => {
    const comecam = [...tabela.flatMap((t) => t.iniciaPrazo ?? []), ...prazosDeFora]
    for (const t of tabela) if (t.depoisDoPrazo) expect(comecam).toContain(t.depoisDoPrazo)
  })

  test('todo ato tem quem o faça e dispositivo que se escreve', () => {
    for (const t of tabela) {
      expect(t.papeis.length).toBeGreaterThan(0)
      if (t.dispositivo) expect(lerDispositivo(escreverDispositivo(t.dispositivo))).toBe(t.dispositivo)
    }
    for (const [ato, r] of Object.entries(registros ?? {})) {
      expect(tabela.some((t) => t.ato === ato)).toBe(true)
      expect(r.exige.length).toBeGreaterThan(0)
    }
  })
})

test('o auto nunca some nem para: nenhum ato o desfaz fora de decisão (art. 76, § 3º)', () => {
  const anulam = PROCESSO_RR.tabela.filter((t) => Object.values(t.para).includes('anulado'))
  expect(new Set(anulam.map((t) => t.ato))).toEqual(new Set(['julgar', 'julgar-recurso']))
  expect(PROCESSO_RR.tabela.find((t) => t.ato === 'anotar-erro')?.de).toContain('definitivo')
})
