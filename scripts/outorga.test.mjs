import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

const COMANDO = fileURLToPath(new URL('outorga.mjs', import.meta.url))
const pasta = mkdtempSync(join(tmpdir(), 'outorga-comando-'))
afterAll(() => rmSync(pasta, { recursive: true, force: true }))

/** Runs the command to its end; `entrada` is text, bytes or a list of them written one after another. */
function rodar(argumentos, entrada = '', env = {}) {
  return new Promise((resolve, reject) => {
    const filho = spawn(process.execPath, [COMANDO, ...argumentos], { env: { ...process.env, ...env } })
    const saidas = { stdout: [], stderr: [] }
    for (const nome of ['stdout', 'stderr']) filho[nome].on('data', (p) => saidas[nome].push(p))
    filho.on('error', reject)
    filho.on('close', (codigo) => {
      const texto = (nome) => Buffer.concat(saidas[nome]).toString()
      resolve({ codigo, saida: texto('stdout'), erro: texto('stderr') })
    })
    filho.stdin.on('error', () => {})
    for (const pedaco of [entrada].flat()) filho.stdin.write(pedaco)
    filho.stdin.end()
  })
}

const respostas = ({ saida }) =>
  saida
    .trimEnd()
    .split('\n')
    .map((linha) => JSON.parse(linha))

const boa = (id) =>
  `{"id":${id},"calculo":"multa","norma":"rr-664-2008","dispositivo":"art. 79, I","data":"2026-03-10","linha":"101","parametros":{"coeficiente_piso_1":"0.287425"}}`

describe('outorga calcular', { timeout: 60_000 }, () => {
  it('responde uma linha por linha, na ordem, e sai com 0', async () => {
    const feito = await rodar(['calcular'], `${boa(1)}\n${boa('"dois"')}\n`)
    expect(respostas(feito)).toEqual([
      expect.objectContaining({ id: 1, valor: '143.00' }),
      expect.objectContaining({ id: 'dois', valor: '143.00' }),
    ])
    expect(feito).toMatchObject({ codigo: 0, erro: '' })
  })

  it.each([
    ['vazia', '', 'linha-vazia'],
    ['que não é JSON', 'lixo', 'json-invalido'],
    ['com NaN', '{"multas":NaN}', 'json-invalido'],
    [
      'com 1e400',
      '{"calculo":"prazo","ciencia":"2026-03-06","norma":"rr-664-2008","dias":1e400}',
      'prazo-invalido',
    ],
    ['que não é objeto', '[1]', 'pedido-invalido'],
    ['com UTF-8 quebrado', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 'utf8-invalido'],
    ['de 10 MB', `{"x":"${'a'.repeat(10_000_000)}"}`, 'linha-longa'],
    ['com cem mil colchetes', '['.repeat(100_000), 'json-invalido'],
    ['com um id de cem mil níveis', `{"id":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'id-invalido'],
    ['com um id que não volta igual', '{"id":12345678901234567890}', 'id-invalido'],
  ])('uma linha %s responde com erro, e a seguinte sai inteira', async (_, ruim, codigo) => {
    const feito = await rodar(['calcular'], [`${boa(1)}\n`, ruim, `\n${boa(2)}\n`])
    expect(respostas(feito)).toEqual([
      expect.objectContaining({ id: 1, valor: '143.00' }),
      { erro: { codigo, mensagem: expect.any(String), campo: expect.toBeOneOf([null, 'id', 'dias']) } },
      expect.objectContaining({ id: 2, valor: '143.00' }),
    ])
    expect(feito).toMatchObject({ codigo: 2, erro: '' })
  })

  it('aceita marca de ordem, fim de linha do Windows e última linha sem fim', async () => {
    const feito = await rodar(['calcular'], `\ufeff${boa(1)}\r\n${boa(2)}`)
    expect(respostas(feito).map((r) => r.id)).toEqual([1, 2])
    expect(feito.codigo).toBe(0)
  })

  it('sem nada para ler, nada escreve', async () => {
    expect(await rodar(['calcular'])).toEqual({ codigo: 0, saida: '', erro: '' })
  })

  it('lê de um arquivo, e diz em português que ele não existe', async () => {
    const arquivo = join(pasta, 'pedidos.jsonl')
    writeFileSync(arquivo, `${boa(7)}\n`)
    expect(respostas(await rodar(['calcular', arquivo]))).toMatchObject([{ id: 7 }])
    const falta = join(pasta, 'nada.jsonl')
    expect(await rodar(['calcular', falta])).toEqual({
      codigo: 1,
      saida: '',
      erro: `Não foi possível ler «${falta}».\n`,
    })
  })

  it('não engole a entrada quando quem lê para de ler', async () => {
    const filho = spawn(process.execPath, [COMANDO, 'calcular'])
    let escrito = 0
    const linha = `${boa(1)}\n`.repeat(400)
    const encher = () => {
      while (escrito < 200_000_000) {
        escrito += linha.length
        if (!filho.stdin.write(linha)) return void filho.stdin.once('drain', encher)
      }
    }
    filho.stdin.on('error', () => {})
    encher()
    await new Promise((resolve) => setTimeout(resolve, 2500))
    expect(escrito).toBeLessThan(5_000_000)
    const fim = new Promise((resolve) => filho.on('close', resolve))
    let erro = ''
    filho.stderr.on('data', (p) => {
      erro += p
    })
    filho.stdout.destroy()
    expect(await fim).toBe(0)
    expect(erro).toBe('')
  })
})

describe('os comandos das pessoas', { timeout: 60_000 }, () => {
  it('multa diz o valor e a conta', async () => {
    const feito = await rodar([
      'multa',
      '79,',
      'I',
      '-n',
      'rr',
      '-d',
      '10/3/2026',
      '-l',
      '101',
      '-c',
      '0,287425',
      '-a',
      '1/12/2025',
    ])
    expect(feito.codigo).toBe(0)
    expect(feito.saida).toMatch(/^Multa: R\$\u00a0287,00\nReincidência: sim\n\nMemória de cálculo\n/)
    expect(feito.saida).toContain('500 × 0,287425 × 2')
  })

  it('uma recusa nomeia a opção e sai com 2', async () => {
    const feito = await rodar(['multa', '13-B, I', '-n', 'rs', '-d', '10/3/2026', '-q', '3'])
    expect(feito).toMatchObject({ codigo: 2, saida: '' })
    expect(feito.erro).toMatch(/^--quantidade: .+\n$/)
  })

  it('prazo nas três formas', async () => {
    const vence = async (...a) => (await rodar(['prazo', ...a])).saida.split('\n')[0]
    expect(await vence('-c', '6/3/2026', '--dias', '30', '--sem-expediente', '7/4/2026')).toBe(
      'Vencimento: 8 abr. 2026',
    )
    expect(await vence('-i', '2026-03-06T10:00:00-04:00', '--horas', '48')).toBe(
      'Vencimento: 8 mar. 2026, 10h00, fuso -04:00',
    )
    expect(await vence('-i', '31/8/2026', '--meses', '6')).toBe('Vencimento: 28 fev. 2027')
  })

  it('normas lista, mostra um dispositivo e busca sem ligar para acentos', async () => {
    expect((await rodar(['normas'])).saida.trimEnd().split('\n')).toHaveLength(4)
    expect((await rodar(['normas', 'rr', '83'])).saida).toContain('AMB-RR-36')
    expect((await rodar(['normas', '8109', 'XII.1'])).saida).toContain('XII.1.II.e')
    expect((await rodar(['normas', '-b', 'TACOGRAFO'])).saida).toContain('art. 13-B, XLV')
    expect(await rodar(['normas', 'rr', '999'])).toMatchObject({ codigo: 2, erro: 'Nada encontrado.\n' })
  })

  it('comparar diz o que muda e a soma só do que os dois lados respondem', async () => {
    const fatos = [
      '{"calculo":"multa","dispositivo":{"rr-664-2008":"art. 79, I","rs-11127-1998":"art. 13-B, IV"},"data":"2026-03-10"}',
      '{"calculo":"prazo","ciencia":"2026-10-02","dias":10}',
      '{"calculo":"passageiros-em-pe","tipo":"onibus","capacidade":46,"distancia_km":"100"}',
    ].join('\n')
    const feito = await rodar(['comparar', '--json', 'rr:coeficiente_piso_1=0,287425', 'rs'], fatos)
    const [multa, prazo, emPe, { resumo }] = respostas(feito)
    expect(multa.mudou.valor).toEqual({ a: '143.00', b: '283.26' })
    expect(prazo.mudou.vencimento).toEqual({ a: '2026-10-15', b: '2026-10-14' })
    expect(emPe).toMatchObject({ mudou: {}, erros: [null, { codigo: 'norma-sem-este-calculo' }] })
    expect(resumo).toMatchObject({ fatos: 3, mudaram: 2, erros: 1, diferenca: '140.26' })
    expect(feito.codigo).toBe(2)
  })

  it.each([
    [['--help']],
    [['ajuda']],
    [['calcular', '--help']],
    [['ajuda', 'multa']],
    [['prazo', '--help']],
    [['normas', '--help']],
    [['comparar', '--help']],
    [['mult']],
    [['multa']],
    [['prazo', '--dias']],
    [['prazo', '--dia', '3']],
    [['calcular', 'a', 'b']],
    [['comparar', 'rr:x', 'rs']],
  ])('%j fala português', async (argumentos) => {
    const { saida, erro } = await rodar(argumentos)
    const texto = saida + erro
    expect(texto).not.toBe('')
    expect(texto).not.toMatch(
      /\b(usage|options?|commands?|arguments?|error|display|help for|default|missing|unknown|invalid|did you|expected|required)\b/i,
    )
  })
})
