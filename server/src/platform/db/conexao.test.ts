import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BancoDeTeste, criarBanco } from '../testes/index.js'
import { abrirBanco, type Banco } from './conexao.js'
import { migrar } from './migrar.js'

let base: BancoDeTeste
let banco: Banco
beforeAll(async () => {
  base = await criarBanco()
  banco = abrirBanco(base.url)
})
afterAll(async () => {
  await banco.fechar()
  await base.fechar()
})

describe('conexão', () => {
  it('perder a conexão no meio de uma transação falha só esse pedido', async () => {
    const perdida = banco.comoSistema((tx) => tx.linhas(sql`select pg_terminate_backend(pg_backend_pid())`))
    await expect(perdida).rejects.toThrow()
    await expect(banco.comoSistema((tx) => tx.uma<{ um: number }>(sql`select 1 as um`))).resolves.toEqual({
      um: 1,
    })
  })

  it('data volta como texto e instante em RFC 3339, qualquer que seja o fuso da máquina', async () => {
    const antes = process.env.TZ
    for (const fuso of ['America/Boa_Vista', 'America/Sao_Paulo', 'UTC']) {
      process.env.TZ = fuso
      const lido = await banco.comoSistema((tx) =>
        tx.uma(
          sql`select '2026-03-01'::date as data, '2026-03-01T02:30:00-04:00'::timestamptz as instante, 1.10::numeric(14,2) as valor`,
        ),
      )
      expect(lido, fuso).toEqual({ data: '2026-03-01', instante: '2026-03-01T06:30:00Z', valor: '1.10' })
    }
    // Assigning undefined would leave the text «undefined» behind.
    if (antes === undefined) delete process.env.TZ
    else process.env.TZ = antes
  })

  it('o que falha no meio não deixa nada', async () => {
    const falha = banco.comoSistema(async (tx) => {
      await tx.executar(sql`insert into municipio (ibge, uf, nome) values ('9999999', 'RR', 'Nenhum')`)
      throw new Error('no meio')
    })
    await expect(falha).rejects.toThrow('no meio')
    expect(
      await banco.comoSistema((tx) => tx.linhas(sql`select 1 from municipio where ibge = '9999999'`)),
    ).toEqual([])
  })
})

describe('migração', () => {
  it('repetida, não faz nada; dados de versão mais nova são recusados em uma frase', async () => {
    await migrar(base.url)
    await banco.comoSistema((tx) =>
      tx.executar(sql`insert into migracao (nome, resumo) values ('9999-futuro.sql', 'x')`),
    )
    await expect(migrar(base.url)).rejects.toThrow(
      'Os dados são de uma versão mais nova do Outorga. Atualize o programa para abri-los.',
    )
  })
  it('migração mudada depois de aplicada é recusada', async () => {
    await banco.comoSistema((tx) => tx.executar(sql`delete from migracao where nome like '9999%'`))
    await banco.comoSistema((tx) =>
      tx.executar(sql`update migracao set resumo = 'outro' where nome = '0001-casa.sql'`),
    )
    await expect(migrar(base.url)).rejects.toThrow(/mudou depois de aplicada/)
  })
})
