import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { trancar } from './trava.js'

let pasta: string
let arquivo: string

beforeEach(() => {
  pasta = mkdtempSync(join(tmpdir(), 'outorga-trava-'))
  arquivo = join(pasta, 'em-uso.json')
})

afterEach(() => rmSync(pasta, { recursive: true, force: true }))

/** Leaves in the folder the lock of this living process, changed as a test wants it. */
async function deixar(mudar: (trava: Record<string, unknown>) => Record<string, unknown>): Promise<void> {
  await trancar(pasta)
  const trava = JSON.parse(readFileSync(arquivo, 'utf8')) as Record<string, unknown>
  writeFileSync(arquivo, JSON.stringify(mudar(trava)))
}

describe('trancar', () => {
  it('lets one in, and the next one after it has left', async () => {
    const destrancar = await trancar(pasta)
    await expect(trancar(pasta)).rejects.toThrow(/já está em uso pelo processo/)
    await destrancar()
    await (await trancar(pasta))()
  })

  it('lets only one of many in at once', async () => {
    await deixar((trava) => ({ ...trava, inicio: 'antes' }))
    const tentativas = await Promise.allSettled(Array.from({ length: 8 }, () => trancar(pasta)))
    expect(tentativas.filter((t) => t.status === 'fulfilled')).toHaveLength(1)
  })

  it('takes over the lock of a process whose pid now belongs to another one', async () => {
    await deixar((trava) => ({ ...trava, inicio: 'antes' }))
    await trancar(pasta)
  })

  it('takes over a lock that came in a copy of the folder', async () => {
    await deixar((trava) => ({ ...trava, ino: 1 }))
    await trancar(pasta)
  })

  it('takes over a torn lock', async () => {
    writeFileSync(arquivo, '{"pid":')
    await trancar(pasta)
  })

  it('believes the sign of life of a process in another container, and its silence', async () => {
    await deixar((trava) => ({ ...trava, lugar: 'outro' }))
    const muda = join(pasta, 'muda')
    mkdirSync(muda)
    writeFileSync(join(muda, 'em-uso.json'), '')
    const { ino } = statSync(join(muda, 'em-uso.json'))
    writeFileSync(join(muda, 'em-uso.json'), JSON.stringify({ pid: 1, inicio: '', lugar: 'outro', ino }))
    const [viva, calada] = await Promise.allSettled([trancar(pasta), trancar(muda)])
    expect(viva.status).toBe('rejected')
    expect(calada.status).toBe('fulfilled')
  })
})
