import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as esperar } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { Celula } from './celula.js'
import { escreverCsv } from './escrever-csv.js'
import { escreverXlsx } from './escrever-xlsx.js'
import { lerPlanilha } from './ler-planilha.js'

async function* linhasDe(linhas: Celula[][]) {
  yield* linhas
}

const xlsx = (colunas: string[], linhas: AsyncIterable<Celula[]>) =>
  escreverXlsx(colunas, linhas, { titulo: 'Linhas' })

const COLUNAS = ['Linha', 'Valor', 'Data', 'Multa', 'Nota']
const LINHAS: Celula[][] = [
  ['001', 1.5, { data: '2026-02-01' }, { dinheiro: '1234.50' }, 'São "João"; sim\r\nnão'],
  ['=1+1', -2, { data: '1900-02-28' }, { dinheiro: '-0.05' }, null],
  ['-', 12345678901234, { data: '1900-03-01' }, { dinheiro: '10' }, '_x0041_ <&> \u0001'],
]

describe('CSV', () => {
  it('sai com BOM, ponto e vírgula, CRLF, vírgula decimal e sem fórmula', async () => {
    const bytes = await buffer(escreverCsv(COLUNAS, linhasDe(LINHAS)))
    expect(bytes.toString()).toBe(
      [
        '\ufeffLinha;Valor;Data;Multa;Nota',
        '001;1,5;2026-02-01;1234,50;"São ""João""; sim\r\nnão"',
        "'=1+1;-2;1900-02-28;-0,05;",
        "'-;12345678901234;1900-03-01;10,00;_x0041_ <&> \u0001",
        '',
      ].join('\r\n'),
    )
  })

  it.each(['=', '+', '-', '@', '\t=', '\r='])('neutraliza %j e lê de volta', async (inicio) => {
    const bytes = await buffer(escreverCsv(['a', 'b'], linhasDe([[`${inicio}cmd`, 'x']])))
    expect(bytes.toString()).toContain(`'${inicio}cmd`)
    const { linhas } = await lerPlanilha(bytes)
    expect(linhas[0]?.celulas).toEqual([`${inicio}cmd`.trim(), 'x'])
  })
})

describe('XLSX', () => {
  const abrir = async (linhas = LINHAS, titulo = 'Linhas') =>
    unzipSync(await buffer(escreverXlsx(COLUNAS, linhasDe(linhas), { titulo })))

  it('o que se escreve se lê igual', async () => {
    const { cabecalho, linhas, avisos } = await lerPlanilha(await buffer(xlsx(COLUNAS, linhasDe(LINHAS))))
    expect({ cabecalho, avisos }).toEqual({ cabecalho: COLUNAS, avisos: [] })
    expect(linhas.map((l) => l.celulas)).toEqual([
      ['001', '1.5', '2026-02-01', '1234.5', 'São "João"; sim\nnão'],
      ['=1+1', '-2', '1900-02-28', '-0.05', ''],
      ['-', '12345678901234', '1900-03-01', '10', '_x0041_ <&>'],
    ])
  })

  it('data é número com formato de data, dinheiro tem duas casas, texto não é fórmula', async () => {
    const aba = strFromU8((await abrir())['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(aba).toContain('<c r="C2" s="3"><v>46054</v></c>')
    expect(aba).toContain('<c r="D2" s="4"><v>1234.50</v></c>')
    expect(aba).toContain('<c r="A3" s="0" t="inlineStr">')
    expect(aba).not.toContain('<f>')
    expect(aba).toContain('state="frozen"')
    expect(aba).toContain('<autoFilter ref="A1:E4"/>')
    expect(aba).toContain('<c r="A1" s="1"')
    expect(aba.match(/<col /g)).toHaveLength(5)
  })

  it('o título vira um nome de aba que o Excel aceita', async () => {
    const nome = async (titulo: string) =>
      /<sheet name="([^"]*)"/.exec(
        strFromU8((await abrir([], titulo))['xl/workbook.xml'] ?? new Uint8Array()),
      )?.[1]
    expect(await nome('Linhas [2026]: a/b & c')).toBe('Linhas 2026 a b &amp; c')
    expect(await nome("'*?'")).toBe('Planilha')
    expect((await nome('x'.repeat(50)))?.length).toBe(31)
  })

  it('sem linhas tem só o cabeçalho', async () => {
    const { cabecalho, linhas } = await lerPlanilha(await buffer(xlsx(COLUNAS, linhasDe([]))))
    expect({ cabecalho, linhas }).toEqual({ cabecalho: COLUNAS, linhas: [] })
  })

  it('dinheiro que não é dinheiro é erro, não uma célula torta', async () => {
    await expect(buffer(xlsx(['a'], linhasDe([[{ dinheiro: '1.234,50' }]])))).rejects.toThrow(RangeError)
  })
})

describe.each([
  ['CSV', escreverCsv],
  ['XLSX', xlsx],
])('%s em fluxo', (_nome, escrever) => {
  /** Counts what is pulled and whether the source was told to stop. */
  function fonte(total: number) {
    const visto = { puxadas: 0, encerrada: false }
    async function* linhas(): AsyncGenerator<Celula[]> {
      try {
        for (let i = 0; i < total; i++) {
          visto.puxadas++
          yield [
            `Linha ${i}`,
            i * 1.5,
            { data: '2026-02-01' },
            { dinheiro: `${i}.25` },
            randomBytes(150).toString('hex'),
          ]
        }
      } finally {
        visto.encerrada = true
      }
    }
    return { visto, linhas: linhas() }
  }

  it('100.000 linhas não crescem a memória', async () => {
    setFlagsFromString('--expose-gc')
    const gc = runInNewContext('gc') as () => void
    const medir = () => {
      gc()
      const { heapUsed, arrayBuffers } = process.memoryUsage()
      return heapUsed + arrayBuffers
    }
    const { visto, linhas } = fonte(100_000)
    const antes = medir()
    let maior = 0
    let pedacos = 0
    const destino = new Writable({
      write(_pedaco, _codificacao, pronto) {
        if (pedacos++ % 10 === 0) maior = Math.max(maior, medir() - antes)
        pronto()
      },
    })
    await pipeline(escrever(COLUNAS, linhas), destino)
    expect(visto).toEqual({ puxadas: 100_000, encerrada: true })
    expect(pedacos).toBeGreaterThan(20)
    // Held whole, the rows would take 40 MiB, the zipped file 15.
    expect(maior).toBeLessThan(12 * 1024 * 1024)
  }, 60_000)

  it('quem não lê não puxa linhas', async () => {
    const { visto, linhas } = fonte(100_000)
    const saida = escrever(COLUNAS, linhas)
    saida.read(0)
    await esperar(300)
    expect(visto.puxadas).toBeGreaterThan(0)
    expect(visto.puxadas).toBeLessThan(20_000)
    saida.destroy()
  })

  it('quem desiste encerra a fonte', async () => {
    const { visto, linhas } = fonte(100_000)
    const saida = escrever(COLUNAS, linhas)
    const desistente = new Writable({
      write(_pedaco, _codificacao, pronto) {
        pronto(new Error('desisti'))
      },
    })
    await expect(pipeline(saida, desistente)).rejects.toThrow('desisti')
    await esperar(100)
    expect(visto.encerrada).toBe(true)
    expect(visto.puxadas).toBeLessThan(30_000)
  })

  it('o erro da fonte chega a quem lê', async () => {
    async function* quebrada(): AsyncGenerator<Celula[]> {
      yield ['a']
      throw new Error('banco caiu')
    }
    await expect(buffer(escrever(['a'], quebrada()))).rejects.toThrow('banco caiu')
  })
})
