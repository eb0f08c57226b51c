import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { lerPlanilha } from './ler-planilha.js'

const NS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PR = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"'

interface Pasta {
  /** The XML inside each worksheet element. */
  abas: string[]
  textos?: string
  /** Format codes; cell style `n` is the n-th, from 1. */
  formatos?: (string | number)[]
  pastaPr?: string
  estadoDaPrimeira?: string
}

function partes({ abas, textos, formatos = [], pastaPr = '', estadoDaPrimeira = 'visible' }: Pasta) {
  const estilos = formatos.map((f, i) => (typeof f === 'number' ? f : 200 + i))
  const codigos = formatos.flatMap((f, i) =>
    typeof f === 'number'
      ? []
      : [`<numFmt numFmtId="${200 + i}" formatCode="${f.replaceAll('"', '&quot;')}"/>`],
  )
  const sheets = abas.map(
    (_, i) =>
      `<sheet name="Aba ${i + 1}" sheetId="${i + 1}" state="${i === 0 ? estadoDaPrimeira : 'visible'}" r:id="r${i + 1}"/>`,
  )
  const rels = abas.map(
    (_, i) => `<Relationship Id="r${i + 1}" Type="${R}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
  )
  const arquivos: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships ${PR}><Relationship Id="a" Type="${R}/officeDocument" Target="/xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook ${NS} xmlns:r="${R}">${pastaPr}<sheets>${sheets.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships ${PR}>${rels.join('')}<Relationship Id="s" Type="${R}/styles" Target="styles.xml"/><Relationship Id="t" Type="${R}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet ${NS}><numFmts>${codigos.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${estilos.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst ${NS}>${textos ?? ''}</sst>`,
  }
  for (const [i, aba] of abas.entries()) {
    arquivos[`xl/worksheets/sheet${i + 1}.xml`] = `<worksheet ${NS}>${aba}</worksheet>`
  }
  return Object.fromEntries(Object.entries(arquivos).map(([nome, xml]) => [nome, strToU8(xml)]))
}

const montar = (pasta: Pasta) => Buffer.from(zipSync(partes(pasta)))
const ler = (pasta: Pasta) => lerPlanilha(montar(pasta))

const texto = (onde: string, valor: string) =>
  `<c r="${onde}" t="inlineStr"><is><t xml:space="preserve">${valor}</t></is></c>`
const numero = (onde: string, valor: number | string, estilo = 0) =>
  `<c r="${onde}" s="${estilo}"><v>${valor}</v></c>`
const linha = (n: number, celulas: string, resto = '') => `<row r="${n}" ${resto}>${celulas}</row>`
const dados = (linhas: string, resto = '') => `<sheetData>${linhas}</sheetData>${resto}`
const cabecalho = linha(1, texto('A1', 'a') + texto('B1', 'b'))
/** One column `a`, one value per row from 2 on. */
const coluna = (valores: string[]) =>
  dados(linha(1, texto('A1', 'a')) + valores.map((v, i) => linha(i + 2, v)).join(''))
const recusa = (codigo: string) =>
  expect.objectContaining({ status: 422, codigo, extra: expect.objectContaining({ campo: 'arquivo' }) })

async function lerSeriais(valores: [formato: string | number, serial: number][], pastaPr = '') {
  const formatos = valores.map(([f]) => f)
  const celulas = valores.map(([, serial], i) => numero(`A${i + 2}`, serial, i + 1))
  const { linhas, avisos } = await ler({ abas: [coluna(celulas)], formatos, pastaPr })
  const porNumero = new Map(linhas.map((l) => [l.numero, l.celulas[0]]))
  return { lidos: valores.map((_, i) => porNumero.get(i + 2) ?? ''), avisos }
}

describe('textos', () => {
  it('compartilhado, formatado, com fonética, em linha e escapado', async () => {
    const { linhas, formato } = await ler({
      textos:
        '<si><t>São &amp; João</t></si><si><r><rPr><b/></rPr><t>negrito </t></r><r><t>e não</t></r></si><si><t>x</t><rPh><t>fonética</t></rPh></si>',
      abas: [
        coluna([
          '<c r="A2" t="s"><v>0</v></c>',
          '<c r="A3" t="s"><v>1</v></c>',
          '<c r="A4" t="s"><v>2</v></c>',
          texto('A5', ' linha_x000D_\nduas '),
          '<c r="A6" t="str"><f>A5</f><v>=calculado</v></c>',
          '<c><is><t>sem tipo</t></is></c>',
        ]),
      ],
    })
    expect(formato).toBe('xlsx')
    expect(linhas.map((l) => l.celulas[0])).toEqual([
      'São & João',
      'negrito e não',
      'x',
      'linha\nduas',
      '=calculado',
      'sem tipo',
    ])
  })
})

describe('números', () => {
  it.each([
    ['12345678901234', '12345678901234'],
    ['1.2345678901234E13', '12345678901234'],
    ['12345678901234567890', '12345678901234567890'],
    ['0.1', '0.1'],
    ['0.10000000000000001', '0.1'],
    ['0.30000000000000004', '0.3'],
    ['1E-7', '0.0000001'],
    ['-1.5E+22', '-15000000000000000000000'],
    ['-0', '0'],
    ['1234.50', '1234.5'],
  ])('%s é %s', async (guardado, lido) => {
    const { linhas } = await ler({ abas: [coluna([numero('A2', guardado)])] })
    expect(linhas[0]?.celulas[0]).toBe(lido)
  })

  it('o formato só de zeros mostra os algarismos que faltam', async () => {
    const formatos = ['000\\.000\\.000\\-00', '00000-000', '0.00', '0', '#,##0.00 "dias"', '[Red]0.0']
    const celulas = [1234567890, 69300000, 7, 7, 7, 7].map((v, i) => numero(`A${i + 2}`, v, i + 1))
    const { linhas } = await ler({ formatos, abas: [coluna(celulas)] })
    expect(linhas.map((l) => l.celulas[0])).toEqual(['01234567890', '69300000', '7', '7', '7', '7'])
  })

  it('lógico é sim ou não', async () => {
    const { linhas } = await ler({
      abas: [coluna(['<c r="A2" t="b"><v>1</v></c>', '<c r="A3" t="b"><v>0</v></c>'])],
    })
    expect(linhas.map((l) => l.celulas[0])).toEqual(['sim', 'não'])
  })
})

describe('datas', () => {
  it('no sistema 1900, com o 29 de fevereiro que não houve', async () => {
    const { lidos, avisos } = await lerSeriais([
      [14, 1],
      [14, 59],
      ['dd/mm/yyyy', 60],
      ['dd/mm/yyyy', 61],
      ['[$-416]d\\ mmm\\ yyyy;@', 46054],
      ['mmmm', 46054],
      ['dd/mm/yyyy', -1],
      ['dd/mm/yyyy', 2958465],
      ['dd/mm/yyyy', 9e9],
    ])
    expect(lidos).toEqual([
      '1900-01-01',
      '1900-02-28',
      '',
      '1900-03-01',
      '2026-02-01',
      '2026-02-01',
      '',
      '9999-12-31',
      '',
    ])
    expect(avisos).toEqual(['Data que não existe no calendário (células A4, A8 e A10): lida como vazia.'])
  })

  it('no sistema 1904', async () => {
    const { lidos } = await lerSeriais(
      [
        [14, 0],
        [14, 60],
        [14, 44592],
        [22, 44592.25],
      ],
      '<workbookPr date1904="1"/>',
    )
    expect(lidos).toEqual(['1904-01-01', '1904-03-01', '2026-02-01', '2026-02-01T06:00'])
  })

  it('horas, datas com hora e durações', async () => {
    const { lidos } = await lerSeriais([
      [20, 0.375],
      ['hh:mm:ss', 0.37499999999],
      ['h:mm AM/PM', 0.75],
      [22, 46054.999999999],
      ['dd/mm/yyyy hh:mm', 46054],
      ['[h]:mm', 1.5],
      ['dd/mm/yyyy hh:mm', 0.5],
    ])
    expect(lidos).toEqual([
      '09:00',
      '09:00',
      '18:00',
      '2026-02-02T00:00',
      '2026-02-01T00:00',
      '36:00',
      '12:00',
    ])
  })

  it('guardadas como texto ISO', async () => {
    const { linhas } = await ler({
      abas: [
        coluna([
          '<c r="A2" t="d"><v>2026-02-01T00:00:00</v></c>',
          '<c r="A3" t="d"><v>2026-02-01T08:30:00</v></c>',
        ]),
      ],
    })
    expect(linhas.map((l) => l.celulas[0])).toEqual(['2026-02-01', '2026-02-01T08:30'])
  })
})

describe('o que a pessoa precisa saber', () => {
  it('fórmula: o resultado gravado; erro e falta de resultado viram vazio com o nome da célula', async () => {
    const { linhas, avisos } = await ler({
      abas: [
        dados(
          cabecalho +
            linha(2, `<c r="A2"><f>1+1</f><v>2</v></c><c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c>`) +
            linha(3, `<c r="A3"><f>1+1</f></c>${texto('B3', 'x')}`),
        ),
      ],
    })
    expect(linhas.map((l) => l.celulas)).toEqual([
      ['2', ''],
      ['', 'x'],
    ])
    expect(avisos).toEqual([
      'Erro #DIV/0! na planilha (célula B2): lida como vazia.',
      'Fórmula sem resultado gravado (célula A3): lida como vazia.',
    ])
  })

  it('mescla no corpo vale para cada linha com algo escrito, na primeira coluna da faixa', async () => {
    const { linhas, avisos } = await ler({
      abas: [
        dados(
          cabecalho +
            linha(2, texto('A2', 'x') + texto('B2', '1')) +
            linha(3, texto('B3', '2')) +
            linha(5, texto('A5', 'y')) +
            linha(6, '<c r="A6"/>'),
          '<mergeCells><mergeCell ref="A2:A3"/><mergeCell ref="A5:B6"/></mergeCells>',
        ),
      ],
    })
    expect(linhas).toEqual([
      { numero: 2, celulas: ['x', '1'] },
      { numero: 3, celulas: ['x', '2'] },
      { numero: 5, celulas: ['y', ''] },
    ])
    expect(avisos).toEqual([
      'Células mescladas (A2:A3 e A5:B6): o valor vale para cada linha da faixa, na primeira coluna dela.',
    ])
  })

  it('linhas ocultas são lidas', async () => {
    const oculta = (n: number) => linha(n, texto(`A${n}`, 'x'), 'hidden="1"')
    const { linhas, avisos } = await ler({
      abas: [dados(cabecalho + oculta(2) + oculta(3) + linha(4, texto('A4', 'x')) + oculta(6))],
    })
    expect(linhas).toHaveLength(4)
    expect(avisos).toEqual(['As linhas 2 a 3 e 6 estão ocultas na planilha e foram lidas.'])
  })

  it('lê a primeira aba visível com algo escrito e diz qual', async () => {
    const com = (valor: string) => dados(cabecalho + linha(2, texto('A2', valor)))
    const { linhas, avisos } = await ler({
      abas: [com('oculta'), dados(linha(1, '<c r="A1" s="0"/>')), com('lida'), com('outra')],
      estadoDaPrimeira: 'hidden',
    })
    expect(linhas[0]?.celulas).toEqual(['lida', ''])
    expect(avisos).toEqual(['Só a aba «Aba 3» foi lida.'])
  })

  it('o cabeçalho pode estar abaixo de linhas vazias', async () => {
    const { cabecalho, linhas } = await ler({
      abas: [dados(linha(3, texto('C3', ' nome\n inteiro ')) + linha(4, texto('C4', 'x')))],
    })
    expect({ cabecalho, linhas }).toEqual({
      cabecalho: ['nome inteiro'],
      linhas: [{ numero: 4, celulas: ['x'] }],
    })
  })
})

describe('recusas', () => {
  const cfb = Buffer.from('d0cf11e0a1b11ae1', 'hex')
  const pacote = (nome: string, conteudo: string) =>
    Buffer.from(zipSync({ [nome]: [strToU8(conteudo), { level: 0 }] }))
  const zerado = (bytes: number) =>
    Buffer.from(zipSync({ ...partes({ abas: [''] }), 'xl/worksheets/sheet1.xml': new Uint8Array(bytes) }))

  it.each<[string, Buffer, string]>([
    ['.xls antigo', Buffer.concat([cfb, Buffer.alloc(512)]), 'planilha-xls-antigo'],
    ['com senha', Buffer.concat([cfb, Buffer.from('EncryptedPackage', 'utf16le')]), 'planilha-com-senha'],
    ['zip que não é planilha', pacote('foto.txt', 'x'), 'planilha-nao-e'],
    ['documento do Word', pacote('[Content_Types].xml', '<Types/>'), 'planilha-nao-e'],
    ['.ods', pacote('mimetype', 'application/vnd.oasis.opendocument.spreadsheet'), 'planilha-ods'],
    ['.xlsb', pacote('xl/workbook.bin', 'x'), 'planilha-xlsb'],
    ['zip cortado', montar({ abas: [''] }).subarray(0, 300), 'planilha-danificada'],
    ['XML quebrado', montar({ abas: ['<sheetData><row>'] }), 'planilha-danificada'],
    ['bomba', zerado(200 * 1024 * 1024), 'planilha-grande-demais'],
    [
      'entidade declarada no documento',
      montar({ abas: ['<sheetData><row><c t="str"><v>&a;</v></c></row></sheetData>'] }),
      'planilha-danificada',
    ],
    ['sem nada escrito', montar({ abas: [dados('')] }), 'planilha-vazia'],
    [
      'cabeçalho mesclado',
      montar({ abas: [dados(cabecalho, '<mergeCells><mergeCell ref="A1:B1"/></mergeCells>')] }),
      'planilha-cabecalho-mesclado',
    ],
    [
      'título acima da tabela',
      montar({
        abas: [
          dados(
            linha(1, texto('A1', 'Relatório')) +
              linha(
                2,
                'ABC'
                  .split('')
                  .map((c) => texto(`${c}2`, c))
                  .join(''),
              ),
          ),
        ],
      }),
      'planilha-sem-cabecalho',
    ],
    [
      'cabeçalho repetido',
      montar({ abas: [dados(linha(1, texto('A1', 'Linha') + texto('C1', 'linha')))] }),
      'planilha-cabecalho-repetido',
    ],
    ['coluna longe', montar({ abas: [dados(linha(1, texto('XFD1', 'x')))] }), 'planilha-colunas-demais'],
    [
      'linhas demais',
      montar({ abas: [coluna(Array.from({ length: 20_001 }, (_, i) => numero(`A${i + 2}`, i)))] }),
      'planilha-linhas-demais',
    ],
    [
      'mesclas sobrepostas sem fim',
      montar({
        abas: [
          dados(
            cabecalho + linha(2, texto('A2', 'x')) + linha(1_000_000, texto('A1000000', 'x')),
            `<mergeCells>${'<mergeCell ref="A2:A1000000"/>'.repeat(5)}</mergeCells>`,
          ),
        ],
      }),
      'planilha-danificada',
    ],
  ])('%s', async (_nome, bytes, codigo) => {
    await expect(lerPlanilha(bytes)).rejects.toEqual(recusa(codigo))
  })

  it('bytes trocados dentro de uma parte', async () => {
    const bytes = Buffer.from(zipSync(partes({ abas: [coluna([texto('A2', 'valor')])] }), { level: 0 }))
    bytes.write('VALOR', bytes.indexOf('valor'))
    await expect(lerPlanilha(bytes)).rejects.toEqual(recusa('planilha-danificada'))
  })

  it('um zip que declara menos do que contém', async () => {
    const bytes = zerado(20 * 1024 * 1024)
    const tamanho = Buffer.alloc(4)
    tamanho.writeUInt32LE(20 * 1024 * 1024)
    for (let i = bytes.indexOf(tamanho); i >= 0; i = bytes.indexOf(tamanho, i)) bytes.writeUInt32LE(1000, i)
    await expect(lerPlanilha(bytes)).rejects.toEqual(recusa('planilha-danificada'))
  })
})
