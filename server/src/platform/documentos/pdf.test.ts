import type { Instante } from '@outorga/lei'
import { describe, expect, it } from 'vitest'
import { lerPdf, TEM_POPPLER } from '../../testes/ler-pdf.js'
import type { DocumentoPdf, Texto } from './documento.js'
import { renderizarPdf } from './pdf.js'

const CODIGO = '7K2M-9QXD-40VA-HT3Z'

const documento = (
  relato: Texto = 'Visto no posto de São João da Baliza, perto de Caracaraí.',
): DocumentoPdf => ({
  autoridade: { estado: 'Estado de Roraima', nome: 'Conselho & Estradas <de> Roraima', sigla: 'CRE/RR' },
  titulo: 'Auto de infração',
  numero: 'RR-2026-000142',
  subtitulo: 'Lei 664/2008',
  momento: '2026-03-10T18:31:07Z' as Instante,
  blocos: [
    { tipo: 'campos', titulo: 'O que foi visto', campos: [{ rotulo: 'Relato', valor: relato }] },
    {
      tipo: 'memoria',
      titulo: 'Multa',
      resumo: 'Sem dobra.',
      passos: [
        {
          descricao: '500 vezes',
          artigo: 'art. 79, I',
          detalhe: 'em vigor',
          resultado: '143,7125',
          aplicado: true,
        },
      ],
      total: { rotulo: 'Valor da multa', valor: 'R$\u00a0143,00' },
    },
    {
      tipo: 'assinaturas',
      local: 'Lavrado hoje.',
      assinaturas: [{ nome: 'Fiscal', linhas: ['matrícula 027'] }],
      nota: null,
    },
  ],
  verificacao: {
    codigo: CODIGO,
    endereco: `https://exemplo.gov.br/verificar/${CODIGO}`,
    hash: 'a'.repeat(64),
  },
})

const bytes = async (d: DocumentoPdf) => (await renderizarPdf(d)).toString('latin1')

describe('o arquivo', () => {
  it('se diz PDF/A-2b, em português, com título à vista e perfil de cor', async () => {
    const pdf = await bytes(documento())
    expect(pdf).toMatch(/<pdfaid:part>2<\/pdfaid:part>\s*<pdfaid:conformance>B</)
    expect(pdf).toContain('/Lang (pt-BR)')
    expect(pdf).toContain('/DisplayDocTitle true')
    expect(pdf).toContain('/GTS_PDFA1')
    expect(pdf).not.toContain('/Encrypt')
  })

  it('tem menos de 100 KB e só fontes incorporadas', async () => {
    const pdf = await bytes(documento())
    expect(pdf.length).toBeLessThan(100_000)
    const fontes = pdf.match(/\/Type \/FontDescriptor/g)?.length ?? 0
    expect(fontes).toBeGreaterThanOrEqual(3)
    expect(pdf.match(/\/FontFile2/g)).toHaveLength(fontes)
    expect(pdf).not.toMatch(/\/Subtype \/Type1/)
  })

  it('é etiquetado de verdade: título, seções, tabelas com cabeça de linha e figura com texto', async () => {
    const pdf = await bytes(documento())
    expect(pdf).toContain('/Marked true')
    for (const tipo of ['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'Figure', 'Link', 'P']) {
      expect(pdf, tipo).toMatch(new RegExp(`/S /${tipo}\\b`))
    }
    expect(pdf).toMatch(/\/Alt \(/)
  })

  it('é igual, byte a byte, para o mesmo documento, e não muda o que recebeu', async () => {
    const d = documento()
    const antes = JSON.stringify(d)
    const [a, b] = [await renderizarPdf(d), await renderizarPdf(documento())]
    expect(a.equals(b)).toBe(true)
    expect(JSON.stringify(d)).toBe(antes)
  })

  it('tem data e identificador do ato, não do relógio', async () => {
    const pdf = await bytes(documento())
    expect(pdf).toContain('(D:20260310183107Z)')
  })

  it('não quebra os metadados com & nem <', async () => {
    expect(await bytes(documento())).not.toMatch(/<rdf:li>[^<]*&/)
  })
})

describe.skipIf(!TEM_POPPLER)('o texto (onde há pdftotext)', () => {
  it('known fault 84: os acentos saem certos', async () => {
    const texto = lerPdf(
      await renderizarPdf(
        documento('São João da Baliza, Caracaraí, ½ dúzia, nº 3, § 1º, à «vista», R$ 5 − 2'),
      ),
    )
    expect(texto).toContain('São João da Baliza, Caracaraí, ½ dúzia, nº 3, § 1º, à «vista», R$ 5 − 2')
  })

  it('acento digitado em duas peças vira um, e letra estrangeira não some', async () => {
    const texto = lerPdf(await renderizarPdf(documento('Sa\u0303o Łódź Жук ≥ \u200bfim')))
    expect(texto).toContain('São Łódź Жук ≥ fim')
  })

  it('letra que fonte nenhuma tem deixa marca', async () => {
    expect(lerPdf(await renderizarPdf(documento('ônibus 😀 azul')))).toContain('ônibus ■ azul')
  })

  it('relato de quatro mil letras continua na página seguinte, inteiro', async () => {
    const texto = lerPdf(await renderizarPdf(documento(`${'Palavra após palavra. '.repeat(180)}Última.`)))
    expect(texto.match(/Palavra/g)).toHaveLength(180)
    expect(texto).toContain('Última.')
    expect(texto).toContain('Página 2 de 2')
  })

  it('traz o código e onde conferir na primeira página, e o código no pé de cada uma', async () => {
    const texto = lerPdf(await renderizarPdf(documento(`${'Palavra após palavra. '.repeat(180)}`)))
    expect(texto).toContain('Confira em exemplo.gov.br/verificar')
    expect(texto.split(CODIGO)).toHaveLength(4)
  })
})
