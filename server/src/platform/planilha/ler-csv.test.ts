import { describe, expect, it } from 'vitest'
import { lerPlanilha } from './ler-planilha.js'

const ler = (texto: string, limite?: number) => lerPlanilha(Buffer.from(texto), limite)
const recusa = (codigo: string) =>
  expect.objectContaining({ status: 422, codigo, extra: expect.objectContaining({ campo: 'arquivo' }) })

describe('codificação', () => {
  const texto = 'Linha;Município\r\n001;São João – R$ 5 €\r\n'
  const esperada = { formato: 'csv', cabecalho: ['Linha', 'Município'], avisos: [] }
  const linhas = [{ numero: 2, celulas: ['001', 'São João – R$ 5 €'] }]

  it.each([
    ['UTF-8', Buffer.from(texto)],
    ['UTF-8 com BOM', Buffer.from(`\ufeff${texto}`)],
    ['UTF-16 LE', Buffer.from(`\ufeff${texto}`, 'utf16le')],
    ['UTF-16 BE', Buffer.from(`\ufeff${texto}`, 'utf16le').swap16()],
    ['Windows-1252', Buffer.from(texto.replace('–', '\x96').replace('€', '\x80'), 'latin1')],
  ])('%s', async (_nome, bytes) => {
    expect(await lerPlanilha(bytes)).toEqual({ ...esperada, linhas })
  })
})

describe('separador', () => {
  it.each([
    ['ponto e vírgula, com vírgula decimal nos valores', 'a;b\n1,5;2,5\n3,5;4,5\n', ['a', 'b']],
    ['vírgula', 'a,b\n1,2\n', ['a', 'b']],
    ['tabulação', 'a\tb\n1\t2\n', ['a', 'b']],
    ['mais vírgulas do que pontos e vírgulas no cabeçalho', 'a, x, y;b\n1;2\n', ['a, x, y', 'b']],
    ['uma coluna só', 'a\n1\n', ['a']],
    ['declarado na primeira linha', 'sep=,\na,b;c\n1,2\n', ['a', 'b;c']],
  ])('%s', async (_nome, texto, cabecalho) => {
    expect((await ler(texto)).cabecalho).toEqual(cabecalho)
  })
})

describe('linhas', () => {
  it('conta como a planilha conta: quebra dentro de aspas e linha vazia incluídas', async () => {
    const { linhas } = await ler('\r\n;;\r\na;b\r\n"x\r\ny";"diz ""oi"""\r\n\r\n1;2\r\n;;\r\n\r\n')
    expect(linhas).toEqual([
      { numero: 4, celulas: ['x\ny', 'diz "oi"'] },
      { numero: 6, celulas: ['1', '2'] },
    ])
  })

  it('uma linha curta se completa; o separador a mais no fim não conta', async () => {
    expect((await ler('a;b;\n1\n1;2;;\n')).linhas.map((l) => l.celulas)).toEqual([
      ['1', ''],
      ['1', '2'],
    ])
  })

  it('tolera aspas no meio do valor', async () => {
    expect((await ler('a;b\nTV 12" nova;x\n')).linhas[0]?.celulas).toEqual(['TV 12" nova', 'x'])
  })

  it('coluna sem nome fica de fora com aviso', async () => {
    const { cabecalho, linhas, avisos } = await ler(';a;b\n0;1;2\n')
    expect({ cabecalho, celulas: linhas[0]?.celulas }).toEqual({ cabecalho: ['a', 'b'], celulas: ['1', '2'] })
    expect(avisos).toEqual(['A coluna A não tem nome no cabeçalho e não foi lida.'])
  })
})

describe('recusas', () => {
  const linhas = (n: number) => `a;b\n${'1;2\n'.repeat(n)}`

  it.each([
    ['vazio', '', 'planilha-vazia'],
    ['só linhas em branco', '\n;;\n', 'planilha-vazia'],
    ['cabeçalho repetido', 'a;B;b \n1;2;3', 'planilha-cabecalho-repetido'],
    ['sem cabeçalho', '1;2,50;03/04/2026\n4;5;6', 'planilha-sem-cabecalho'],
    ['título acima do cabeçalho', 'Relatório\na;b\n1;2', 'planilha-linha-comprida'],
    ['separador dentro de um valor', 'a;b\n1;2;3\n', 'planilha-linha-comprida'],
    ['aspas que não se fecham', 'a;b\n"1;2\n3;4\n', 'planilha-aspas-abertas'],
    ['PDF', '%PDF-1.7\n', 'planilha-pdf'],
    ['página da internet', '<html><table></table></html>', 'planilha-html'],
    ['binário', 'a;b\n\0\x01', 'planilha-nao-e'],
    [
      'colunas demais',
      `${Array.from({ length: 201 }, (_, i) => `c${i}`).join(';')}\n`,
      'planilha-colunas-demais',
    ],
  ])('%s', async (_nome, texto, codigo) => {
    await expect(ler(texto)).rejects.toEqual(recusa(codigo))
  })

  it('milhões de linhas em branco não prendem o sistema', async () => {
    const brancas = '\n'.repeat(5_000_000)
    expect((await ler(`a;b\n1;2\n${brancas};;\n`)).linhas).toHaveLength(1)
    await expect(ler(`a;b\n${brancas}1;2`)).rejects.toEqual(recusa('planilha-grande-demais'))
  })

  it('mais de 20.000 linhas; 20.000 passam', async () => {
    expect((await ler(linhas(20_000))).linhas).toHaveLength(20_000)
    await expect(ler(linhas(20_001))).rejects.toEqual(recusa('planilha-linhas-demais'))
    await expect(ler(linhas(3), 2)).rejects.toThrow('mais de 2 linhas')
  })
})
