import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { criarBanco } from './banco.js'

async function contar(url: string): Promise<number> {
  const cliente = new pg.Client({ connectionString: url })
  await cliente.connect()
  try {
    await cliente.query('create table if not exists so_deste_teste (n int)')
    await cliente.query('insert into so_deste_teste values (1)')
    return (await cliente.query('select * from so_deste_teste')).rowCount ?? 0
  } finally {
    await cliente.end()
  }
}

describe('criarBanco', () => {
  it('gives each one a database of its own, migrated, and drops it', async () => {
    const bancos = await Promise.all([criarBanco(), criarBanco(), criarBanco()])
    for (const { url } of bancos) expect(await contar(url)).toBe(1)
    const [primeiro] = bancos
    await Promise.all(bancos.map((banco) => banco.fechar()))
    await expect(contar(primeiro.url)).rejects.toThrow(/does not exist/)
  })

  it('drops a database that somebody is still connected to', async () => {
    const banco = await criarBanco()
    const esquecido = new pg.Client({ connectionString: banco.url })
    esquecido.on('error', () => undefined)
    await esquecido.connect()
    await banco.fechar()
  })
})
