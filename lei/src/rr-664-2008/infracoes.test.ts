import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { escreverDispositivo, lerDispositivo } from '../core/dispositivo.js'
import { NOME_DA_EVIDENCIA } from '../fiscalizacao/infracao.js'
import {
  CAUSAS_DE_ADVERTENCIA_RR,
  CAUSAS_DE_APREENSAO_RR,
  CAUSAS_DE_CASSACAO_RR,
  CAUSAS_DE_INIDONEIDADE_RR,
  CLASSES_RR,
  type ClasseRR,
  CORRECOES_RR,
  causaDeApreensao,
  DEVERES_SEM_INFRACAO_PROPRIA_RR,
  INFRACOES_RR,
  LEITURAS_RR,
} from './index.js'

const POR_ARTIGO: readonly [artigo: number, classe: ClasseRR, itens: number, fator: number][] = [
  [79, 'I', 8, 500],
  [80, 'II', 9, 1000],
  [81, 'III', 10, 2000],
  [82, 'IV', 8, 3000],
]

describe('infrações da Lei 664/2008 (arts. 79 a 82)', () => {
  test('são 35, cada uma uma só vez, com descrição só sua', () => {
    expect(INFRACOES_RR).toHaveLength(35)
    expect(new Set(INFRACOES_RR.map((i) => i.dispositivo)).size).toBe(35)
    expect(new Set(INFRACOES_RR.map((i) => i.descricao)).size).toBe(35)
  })

  test.each(POR_ARTIGO)('art. %i é do grau %s, com %i incisos a %i vezes', (artigo, classe, itens, fator) => {
    const doArtigo = INFRACOES_RR.filter((i) => i.dispositivo.startsWith(`art${artigo}_`))
    expect(doArtigo.map((i) => i.dispositivo)).toEqual(
      Array.from({ length: itens }, (_, n) => `art${artigo}_inc${n + 1}`),
    )
    expect(new Set(doArtigo.map((i) => i.classe))).toEqual(new Set([classe]))
    expect(CLASSES_RR[classe].fator).toBe(fator)
  })

  test('os quatro graus apontam os quatro incisos do art. 78', () => {
    expect(Object.values(CLASSES_RR).map((c) => c.dispositivo)).toEqual([
      'art78_inc1',
      'art78_inc2',
      'art78_inc3',
      'art78_inc4',
    ])
  })

  test('nenhuma se multiplica por passageiro nem remove o veículo, e todas dobram em 6 meses na mesma linha', () => {
    for (const i of INFRACOES_RR) {
      expect(i).toMatchObject({
        porPassageiro: false,
        medida: null,
        servico: 'rodoviario',
        dobra: { dispositivo: 'art83', meses: 6, mesmaLinha: true },
      })
    }
  })

  test.each([
    ['art79_inc1', ['art29']],
    ['art79_inc7', ['art70_inc1']],
    ['art80_inc1', ['art25']],
    ['art80_inc3', ['art70_inc2']],
    ['art80_inc7', ['art16', 'art32', 'art42_par1', 'art48', 'art56', 'art69_inc9']],
    ['art80_inc9', ['art33']],
    ['art81_inc1', ['art69_inc3']],
    ['art81_inc2', ['art69_inc10']],
    ['art81_inc4', ['art30_par1']],
    ['art81_inc5', ['art36']],
    ['art81_inc9', ['art69_inc8']],
    ['art81_inc10', ['art27', 'art28']],
    ['art82_inc1', ['art46']],
    ['art82_inc2', ['art26']],
    ['art82_inc3', ['art56']],
    ['art82_inc5', ['art28']],
    ['art82_inc8', ['art51_par1u']],
  ])('%s pune o descumprimento de %j', (dispositivo, deveres) => {
    expect(INFRACOES_RR.find((i) => i.dispositivo === dispositivo)?.deveres).toEqual(deveres)
  })

  test('os 18 incisos sem dever nomeado ficam sem dever, e nenhum dever sem infração própria aparece', () => {
    expect(INFRACOES_RR.filter((i) => i.deveres.length === 0)).toHaveLength(18)
    const punidos = new Set(INFRACOES_RR.flatMap((i) => i.deveres))
    expect(DEVERES_SEM_INFRACAO_PROPRIA_RR.filter((d) => punidos.has(d))).toEqual([])
  })

  test('cada uma tem prova de que se conhece o nome e leituras que existem', () => {
    for (const i of INFRACOES_RR) {
      expect(i.evidencias.length, i.dispositivo).toBeGreaterThan(0)
      for (const e of i.evidencias) expect(NOME_DA_EVIDENCIA[e]).toBeTruthy()
      for (const id of i.leituras) expect(Object.keys(LEITURAS_RR)).toContain(id)
    }
  })
})

describe('causas de apreensão (art. 90)', () => {
  test('são cinco: o inciso IV repete o I (AMB-RR-43)', () => {
    expect(CAUSAS_DE_APREENSAO_RR.map((c) => c.dispositivo)).toEqual([
      'art90_inc1',
      'art90_inc2',
      'art90_inc3',
      'art90_inc5',
      'art90_inc6',
    ])
    expect(causaDeApreensao('art90_inc4')).toBe(causaDeApreensao('art90_inc1'))
    expect(causaDeApreensao('art90_inc4')?.leituras).toContain('AMB-RR-43')
    expect(causaDeApreensao('art79_inc1')).toBeNull()
  })
})

describe('leituras e correções do texto', () => {
  const leituras = Object.entries(LEITURAS_RR)

  test('as 52 leituras estão todas, em ordem, cada uma com o próprio número', () => {
    const esperadas = Array.from({ length: 52 }, (_, n) => `AMB-RR-${String(n + 1).padStart(2, '0')}`)
    expect(leituras.map(([id]) => id)).toEqual(esperadas)
    expect(leituras.map(([, l]) => l.id)).toEqual(esperadas)
  })

  test.each(leituras)('%s pergunta, adota e cita dispositivos legíveis', (_, leitura) => {
    expect(leitura.pergunta).toMatch(/\?$/)
    expect(leitura.adotada.length).toBeGreaterThan(10)
    expect(leitura.dispositivos.length).toBeGreaterThan(0)
    for (const d of leitura.dispositivos) {
      expect(lerDispositivo(d)).toBe(d)
      expect(lerDispositivo(escreverDispositivo(d))).toBe(d)
    }
  })

  test('as 23 correções estão todas, em ordem', () => {
    const esperadas = Array.from({ length: 23 }, (_, n) => `OCR-${String(n + 1).padStart(2, '0')}`)
    expect(CORRECOES_RR.map((c) => c.id)).toEqual(esperadas)
    for (const c of CORRECOES_RR) expect(c.onde && c.falha && c.leitura).toBeTruthy()
  })
})

const TEXTO = resolve(import.meta.dirname, '../../../../shared/law/rr-lei-664-2008.txt')

describe.skipIf(!existsSync(TEXTO))('palavras próprias', () => {
  const letras = (s: string) =>
    s
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
  /** Every run of five words; glued, because the digitised text lost many spaces. */
  const trechos = (frase: string) => {
    const palavras = frase.split(/\s+/)
    return palavras.slice(0, -4).map((_, i) => palavras.slice(i, i + 5).join(' '))
  }

  test('nenhuma descrição repete cinco palavras seguidas da lei', () => {
    const lei = letras(readFileSync(TEXTO, 'utf8'))
    const descricoes = [
      ...INFRACOES_RR,
      ...CAUSAS_DE_APREENSAO_RR,
      ...CAUSAS_DE_ADVERTENCIA_RR,
      ...CAUSAS_DE_INIDONEIDADE_RR,
      ...CAUSAS_DE_CASSACAO_RR,
    ].map((x) => x.descricao)
    const leituras = Object.values(LEITURAS_RR).flatMap((l) => [l.pergunta, l.adotada, l.alternativa ?? ''])
    const copiados = [...descricoes, ...leituras].flatMap(trechos).filter((t) => lei.includes(letras(t)))
    expect(copiados).toEqual([])
  })
})
