import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { escreverDispositivo, lerDispositivo, romano } from '../core/dispositivo.js'
import { type Infracao, NOME_DA_EVIDENCIA } from '../fiscalizacao/infracao.js'
import { CLASSES_13C, INFRACOES_13C } from './infracoes-hidroviarias.js'
import { CLASSES_13B, INFRACOES_13B } from './infracoes-rodoviarias.js'
import { CORRECOES_RS, LEITURAS_RS, type LeituraRS } from './leituras.js'

const TODAS = [...INFRACOES_13B, ...INFRACOES_13C]
const inciso = (i: Infracao) => romano(Number(/_inc(\d+)$/.exec(i.dispositivo)?.[1]))
const incisos = (lista: readonly Infracao[], quais: (i: Infracao) => boolean) =>
  lista.filter(quais).map(inciso).join(' ')
const porClasse = (lista: readonly Infracao[]) => {
  const contagem: Record<string, number> = {}
  for (const i of lista) contagem[i.classe] = (contagem[i.classe] ?? 0) + 1
  return contagem
}

describe('art. 13-B', () => {
  it('56 incisos, na ordem da lei, todos rodoviários', () => {
    expect(INFRACOES_13B.map((i) => i.dispositivo)).toEqual(
      Array.from({ length: 56 }, (_, n) => `art13-2_inc${n + 1}`),
    )
    expect(INFRACOES_13B.every((i) => i.servico === 'rodoviario')).toBe(true)
  })

  it('7, 10, 9, 13, 9 e 8 incisos por classe', () => {
    expect(porClasse(INFRACOES_13B)).toEqual({ '10': 7, '20': 10, '30': 9, '45': 13, '60': 9, '125': 8 })
  })

  it.each([
    ['art. 13-B, I', '10', '§ 1º'],
    ['art. 13-B, VII', '10', '§ 1º'],
    ['art. 13-B, VIII', '20', '§ 2º'],
    ['art. 13-B, XVII', '20', '§ 2º'],
    ['art. 13-B, XVIII', '30', '§ 3º'],
    ['art. 13-B, XXVI', '30', '§ 3º'],
    ['art. 13-B, XXVII', '45', '§ 4º'],
    ['art. 13-B, XXXIX', '45', '§ 4º'],
    ['art. 13-B, XL', '60', '§ 6º'],
    ['art. 13-B, XLVIII', '60', '§ 6º'],
    ['art. 13-B, XLIX', '125', '§ 7º'],
    ['art. 13-B, LVI', '125', '§ 7º'],
  ] as const)('%s: %s UPF, %s', (escrito, classe, paragrafo) => {
    const achada = INFRACOES_13B.find((i) => i.dispositivo === lerDispositivo(escrito))
    expect(achada?.classe).toBe(classe)
    expect(CLASSES_13B[classe].upf).toBe(classe)
    expect(escreverDispositivo(CLASSES_13B[classe].dispositivo)).toBe(`art. 13-B, ${paragrafo}`)
  })

  it('14 com remoção do veículo', () => {
    expect(incisos(INFRACOES_13B, (i) => i.medida !== null)).toBe(
      'IV XXXII XXXIV XXXV XXXVIII XLI XLV XLIX L LI LII LIV LV LVI',
    )
  })

  it('2 por passageiro', () => {
    expect(incisos(INFRACOES_13B, (i) => i.porPassageiro)).toBe('VI XXV')
  })

  it('6 dobradas em 12 meses, em qualquer linha: XXIX pelo § 5º, as outras pelo § 8º', () => {
    const pelo = (p: string) => incisos(INFRACOES_13B, (i) => i.dobra?.dispositivo === p)
    expect(pelo('art13-2_par5')).toBe('XXIX')
    expect(pelo('art13-2_par8')).toBe('XLIX L LI LIII LIV')
    expect(INFRACOES_13B.filter((i) => i.dobra)).toHaveLength(6)
    for (const { dobra } of INFRACOES_13B)
      if (dobra) expect(dobra).toMatchObject({ meses: 12, mesmaLinha: false })
  })
})

describe('art. 13-C', () => {
  it('63 incisos, na ordem da lei, todos hidroviários', () => {
    expect(INFRACOES_13C.map((i) => i.dispositivo)).toEqual(
      Array.from({ length: 63 }, (_, n) => `art13-3_inc${n + 1}`),
    )
    expect(INFRACOES_13C.every((i) => i.servico === 'hidroviario')).toBe(true)
  })

  it('7 leves, 10 médias, 31 graves, 15 gravíssimas', () => {
    expect(porClasse(INFRACOES_13C)).toEqual({ leve: 7, media: 10, grave: 31, gravissima: 15 })
  })

  it.each([
    ['art. 13-C, I', 'leve', '30', '§ 1º'],
    ['art. 13-C, VII', 'leve', '30', '§ 1º'],
    ['art. 13-C, VIII', 'media', '42', '§ 2º'],
    ['art. 13-C, XVII', 'media', '42', '§ 2º'],
    ['art. 13-C, XVIII', 'grave', '63', '§ 3º'],
    ['art. 13-C, XLVIII', 'grave', '63', '§ 3º'],
    ['art. 13-C, XLIX', 'gravissima', '77', '§ 4º'],
    ['art. 13-C, LXIII', 'gravissima', '77', '§ 4º'],
  ] as const)('%s: %s, %s UPF, %s', (escrito, classe, upf, paragrafo) => {
    const achada = INFRACOES_13C.find((i) => i.dispositivo === lerDispositivo(escrito))
    expect(achada?.classe).toBe(classe)
    expect(CLASSES_13C[classe].upf).toBe(upf)
    expect(escreverDispositivo(CLASSES_13C[classe].dispositivo)).toBe(`art. 13-C, ${paragrafo}`)
  })

  it('nenhuma com remoção, por passageiro ou dobrada', () => {
    expect(incisos(INFRACOES_13C, (i) => i.medida !== null || i.porPassageiro || i.dobra !== null)).toBe('')
  })
})

describe('as 119', () => {
  it('cada uma tem descrição de uma linha, prova possível e leituras que existem', () => {
    for (const i of TODAS) {
      expect(i.descricao).toMatch(/^\p{Lu}[^\n!]{10,104}[^.]$/u)
      expect(i.evidencias.length).toBeGreaterThan(0)
      for (const e of i.evidencias) expect(NOME_DA_EVIDENCIA[e]).toBeTruthy()
      for (const l of i.leituras) expect(LEITURAS_RS[l as LeituraRS]).toBeTruthy()
    }
  })

  it('nenhuma descrição se repete dentro de um artigo', () => {
    for (const lista of [INFRACOES_13B, INFRACOES_13C])
      expect(new Set(lista.map((i) => i.descricao)).size).toBe(lista.length)
  })

  it('a leitura que nomeia um inciso está no inciso', () => {
    for (const l of Object.values(LEITURAS_RS))
      for (const d of l.dispositivos)
        if (/^art13-[23]_inc/.test(d))
          expect(TODAS.find((i) => i.dispositivo === d)?.leituras).toContain(l.id)
  })
})

describe('leituras e correções', () => {
  it('as 26 leituras, sem buraco, cada uma com pergunta e leitura adotada', () => {
    expect(Object.keys(LEITURAS_RS)).toEqual(
      Array.from({ length: 26 }, (_, n) => `AMB-RS-${String(n + 1).padStart(2, '0')}`),
    )
    for (const [id, l] of Object.entries(LEITURAS_RS)) {
      expect(l.id).toBe(id)
      expect(l.pergunta).toMatch(/\?$/)
      expect(l.adotada).toMatch(/\.$/)
      expect(l.adotada).not.toBe(l.alternativa)
      expect(l.dispositivos.length).toBeGreaterThan(0)
    }
  })

  it('as 5 correções do texto', () => {
    expect(CORRECOES_RS.map((c) => c.id)).toEqual([1, 2, 3, 4, 5].map((n) => `OCR-RS-0${n}`))
  })
})

const LEI = fileURLToPath(new URL('../../../../shared/law/rs-lei-16452-2025.txt', import.meta.url))

describe.skipIf(!existsSync(LEI))('contra o texto da lei', () => {
  const texto = existsSync(LEI) ? readFileSync(LEI, 'utf8') : ''
  const [, b = '', c = ''] = texto.split(/^Art\. 13-\s*$/m)
  const limpar = (s: string) =>
    s
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()

  function itens(artigo: string, total: number): string[] {
    const corpo = artigo.split('§ 1º')[0] ?? ''
    const achados: string[] = []
    let resto = corpo
    for (let n = 1; n <= total; n++) {
      const inicio = resto.search(new RegExp(`^${romano(n)}(?=[\\p{Ll} ])`, 'mu'))
      if (n > 1) achados.push(resto.slice(0, inicio))
      resto = resto.slice(inicio)
    }
    return [...achados, resto]
  }

  it('remoção e multa por passageiro são as do texto', () => {
    const lidos = itens(b, 56)
    lidos.forEach((item, n) => {
      const i = INFRACOES_13B[n]
      expect([i?.dispositivo, i?.medida !== null]).toEqual([i?.dispositivo, item.includes('remoção')])
      expect([i?.dispositivo, i?.porPassageiro]).toEqual([
        i?.dispositivo,
        item.includes('multa por passageiro'),
      ])
    })
  })

  it('as classes cobrem os incisos que os parágrafos dizem', () => {
    const pares = (artigo: string) =>
      [...artigo.matchAll(/incisos ([IVXL]+) a ([IVXL]+)[^§]*?(\d+) \(/g)].map((m) => m.slice(1).join(' '))
    const daTabela = (classes: Record<string, { de: number; ate: number; upf: string }>) =>
      Object.values(classes)
        .sort((x, y) => x.de - y.de)
        .map((k) => `${romano(k.de)} ${romano(k.ate)} ${k.upf}`)
    expect(daTabela(CLASSES_13B)).toEqual(pares(b))
    expect(daTabela(CLASSES_13C)).toEqual(pares(c))
  })

  it('palavras nossas: descrições e leituras não repetem cinco palavras seguidas do texto', () => {
    const lei = ` ${limpar(texto)} `
    const nossos = [
      ...TODAS.map((i) => i.descricao),
      ...Object.values(LEITURAS_RS).flatMap((l) => [l.pergunta, l.adotada, l.alternativa ?? '']),
    ]
    const nomes = /certificado de segurança da navegação|art 331 do código penal|26 de dezembro de 2025/g
    const copiados = nossos.flatMap((nosso) => {
      const palavras = limpar(nosso).replace(nomes, '—').split(' ')
      return palavras
        .map((_, n) => palavras.slice(n, n + 5))
        .filter((trecho) => trecho.length === 5 && lei.includes(` ${trecho.join(' ')} `))
        .map((trecho) => trecho.join(' '))
    })
    expect(copiados).toEqual([])
  })
})
