/** The parts of a workbook of one sheet that do not depend on its rows. */
import { letraDaColuna } from './grade.js'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const OOXML = 'http://schemas.openxmlformats.org'
const PLANILHA = `${OOXML}/spreadsheetml/2006/main`
const RELACOES = `${OOXML}/officeDocument/2006/relationships`
const PACOTE = `${OOXML}/package/2006`
const TIPOS = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Index of each cell style in `styles.xml`. */
export const ESTILO = { texto: 0, cabecalho: 1, numero: 2, data: 3, dinheiro: 4 } as const

/** Characters XML does not have. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 excludes them
const PROIBIDOS = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g
const ENTIDADES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapar = (texto: string) =>
  texto.replace(PROIBIDOS, '').replace(/[&<>"]/g, (c) => ENTIDADES[c] ?? c)

/** A sheet name takes 31 characters and none of `[]:*?/\`, nor an apostrophe at an end. */
function nomeDaAba(titulo: string): string {
  const limpo = titulo.replace(/[[\]:*?/\\]/g, ' ').replace(/\s+/g, ' ')
  return (
    limpo
      .trim()
      .slice(0, 31)
      .replace(/^'+|'+$/g, '')
      .trim() || 'Planilha'
  )
}

export function partesFixas(titulo: string): [nome: string, xml: string][] {
  const relacao = (id: number, tipo: string, alvo: string) =>
    `<Relationship Id="rId${id}" Type="${tipo}" Target="${alvo}"/>`
  const tipo = (parte: string, tipo: string) => `<Override PartName="${parte}" ContentType="${tipo}"/>`
  return [
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="${PACOTE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${tipo('/xl/workbook.xml', `${TIPOS}.sheet.main+xml`)}${tipo('/xl/worksheets/sheet1.xml', `${TIPOS}.worksheet+xml`)}${tipo('/xl/styles.xml', `${TIPOS}.styles+xml`)}${tipo('/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml')}</Types>`,
    ],
    [
      '_rels/.rels',
      `${XML}<Relationships xmlns="${PACOTE}/relationships">${relacao(1, `${RELACOES}/officeDocument`, 'xl/workbook.xml')}${relacao(2, `${PACOTE}/relationships/metadata/core-properties`, 'docProps/core.xml')}</Relationships>`,
    ],
    [
      'docProps/core.xml',
      `${XML}<cp:coreProperties xmlns:cp="${PACOTE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapar(titulo)}</dc:title></cp:coreProperties>`,
    ],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${PLANILHA}" xmlns:r="${RELACOES}"><sheets><sheet name="${escapar(nomeDaAba(titulo))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${XML}<Relationships xmlns="${PACOTE}/relationships">${relacao(1, `${RELACOES}/worksheet`, 'worksheets/sheet1.xml')}${relacao(2, `${RELACOES}/styles`, 'styles.xml')}</Relationships>`,
    ],
    ['xl/styles.xml', ESTILOS],
  ]
}

const xf = (resto: string) => `<xf borderId="0" fillId="0" xfId="0" ${resto}</xf>`
const DIREITA = 'applyAlignment="1"><alignment horizontal="right"/>'
const ESTILOS = `${XML}<styleSheet xmlns="${PLANILHA}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5">${xf('numFmtId="0" fontId="0">')}${xf('numFmtId="0" fontId="1" applyFont="1">')}${xf(`numFmtId="0" fontId="0" ${DIREITA}`)}${xf('numFmtId="164" fontId="0" applyNumberFormat="1">')}${xf(`numFmtId="4" fontId="0" applyNumberFormat="1" ${DIREITA}`)}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

/** What comes before the rows: the frozen first row and the column widths, in characters. */
export function aberturaDaAba(larguras: number[]): string {
  const colunas = larguras.map(
    (largura, i) => `<col min="${i + 1}" max="${i + 1}" width="${largura}" customWidth="1"/>`,
  )
  const vista =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
  return `${XML}<worksheet xmlns="${PLANILHA}">${vista}<sheetFormatPr defaultRowHeight="15"/>${colunas.length > 0 ? `<cols>${colunas.join('')}</cols>` : ''}<sheetData>`
}

/** What comes after the last row. */
export function fechoDaAba(colunas: number, linhas: number): string {
  const filtro =
    colunas > 0 ? `<autoFilter ref="A1:${letraDaColuna(colunas - 1)}${Math.max(linhas, 1)}"/>` : ''
  return `</sheetData>${filtro}</worksheet>`
}
