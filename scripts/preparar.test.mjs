import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { impressaoDasFontes, instalado } from './preparar.mjs'

let pasta

beforeEach(() => {
  pasta = mkdtempSync(join(tmpdir(), 'outorga-preparar-'))
  escrever(pedido)
})

afterEach(() => rmSync(pasta, { recursive: true, force: true }))

const deOutroSistema = { version: '1.0.0', optional: true, os: ['sunos'], cpu: ['sparc'] }
const pedido = {
  '': { name: 'raiz' },
  lei: { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/so-la': deOutroSistema,
  'node_modules/so-aqui': { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] },
}

function escrever(packages) {
  writeFileSync(join(pasta, 'package-lock.json'), JSON.stringify({ packages }))
}

function instalar(packages) {
  for (const onde of Object.keys(packages)) mkdirSync(join(pasta, onde), { recursive: true })
  mkdirSync(join(pasta, 'node_modules'), { recursive: true })
  writeFileSync(join(pasta, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
}

const completo = {
  lei: { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/so-aqui': { version: '1.0.0' },
}

describe('instalado', () => {
  it('is false before the first install', () => {
    expect(instalado(pasta)).toBe(false)
  })

  it('is true with everything this machine needs and nothing of another one', () => {
    instalar(completo)
    expect(instalado(pasta)).toBe(true)
  })

  it('is false when the lock asks for another version or another package', () => {
    instalar(completo)
    escrever({ ...pedido, 'node_modules/a': { version: '1.0.1' } })
    expect(instalado(pasta)).toBe(false)
    escrever({ ...pedido, 'node_modules/b': { version: '1.0.0' } })
    expect(instalado(pasta)).toBe(false)
  })

  it('is false when node_modules came from another kind of machine', () => {
    instalar({ ...completo, 'node_modules/so-la': deOutroSistema })
    expect(instalado(pasta)).toBe(false)
    const { 'node_modules/so-aqui': _, ...semOdaqui } = completo
    instalar(semOdaqui)
    expect(instalado(pasta)).toBe(false)
  })

  it('is false when a folder has been deleted', () => {
    instalar(completo)
    rmSync(join(pasta, 'node_modules/a'), { recursive: true })
    expect(instalado(pasta)).toBe(false)
  })
})

describe('impressão das fontes: só se constrói de novo o que mudou', () => {
  const fonte = (caminho, texto) => {
    mkdirSync(join(pasta, caminho, '..'), { recursive: true })
    writeFileSync(join(pasta, caminho), texto)
    return impressaoDasFontes(pasta)
  }
  it('o que a construção gera e os testes não contam; uma fonte conta', () => {
    const antes = fonte('web/src/main.tsx', 'um')
    expect(fonte('web/src/api/gerado/openapi.d.ts', 'gerado')).toBe(antes)
    expect(fonte('lei/src/lei.test.ts', 'teste')).toBe(antes)
    expect(fonte('web/src/main.tsx', 'dois')).not.toBe(antes)
  })
})
