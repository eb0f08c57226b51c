import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BancoDeTeste, criarBanco } from './platform/testes/index.js'

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url))

let banco: BancoDeTeste
beforeAll(async () => {
  banco = await criarBanco()
})
afterAll(() => banco.fechar())

function iniciar(ambiente: Record<string, string>) {
  const processo = spawn(process.execPath, [MAIN], {
    env: { ...process.env, DATABASE_URL: banco.url, OUTORGA_DEMONSTRACAO: 'pequena', ...ambiente },
  })
  let texto = ''
  const juntar = (parte: Buffer) => {
    texto += parte.toString()
  }
  processo.stdout.on('data', juntar)
  processo.stderr.on('data', juntar)
  const fim = new Promise<number | null>((r) => processo.once('exit', r))
  const apareceu = (trecho: string) =>
    new Promise<void>((r, falhar) => {
      const ver = () => texto.includes(trecho) && r()
      processo.stdout.on('data', ver)
      void fim.then(() => falhar(new Error(`ended before «${trecho}»: ${texto}`)))
      ver()
    })
  return { processo, fim, apareceu, texto: () => texto }
}

async function portaLivre(): Promise<number> {
  const servidor = createServer()
  await new Promise<void>((r) => servidor.listen(0, '127.0.0.1', r))
  const { port } = servidor.address() as AddressInfo
  await new Promise<void>((r) => servidor.close(() => r()))
  return port
}

describe.skipIf(!existsSync(MAIN))('o processo', () => {
  it('porta ocupada: uma frase e saída diferente de zero, sem demora', async () => {
    const vizinho = createServer()
    await new Promise<void>((r) => vizinho.listen(0, '127.0.0.1', r))
    const { port } = vizinho.address() as AddressInfo
    const p = iniciar({ OUTORGA_PORTA: String(port) })
    expect(await p.fim).toBe(1)
    expect(p.texto().trim()).toBe(`A porta ${port} já está em uso. Escolha outra com OUTORGA_PORTA.`)
    vizinho.close()
  })

  it('porta que não é porta: uma frase', async () => {
    const p = iniciar({ OUTORGA_PORTA: '8080a' })
    expect(await p.fim).toBe(1)
    expect(p.texto()).toBe('OUTORGA_PORTA tem de ser um número de 1 a 65535; veio «8080a».\n')
  })

  it('com DATABASE_URL usa esse banco, anuncia endereço e contas, e encerra em ordem', async () => {
    const porta = await portaLivre()
    const p = iniciar({ OUTORGA_PORTA: String(porta) })
    await p.apareceu('Ctrl-C encerra.')
    expect(p.texto()).toContain(`http://localhost:${porta}`)
    expect(p.texto()).toContain('operadora@rs.demo')
    expect((await fetch(`http://127.0.0.1:${porta}/api/openapi.json`)).status).toBe(200)
    p.processo.kill('SIGTERM')
    p.processo.kill('SIGINT')
    expect(await p.fim).toBe(0)
  }, 60_000)
})
