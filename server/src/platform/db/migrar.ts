import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { ErroDeInicio } from '../postgres/erro-de-inicio.js'

const PASTA = fileURLToPath(new URL('../../../migracoes/', import.meta.url))
const TRAVA = 664_2008

/**
 * Brings the database to this version's schema: each file of `migracoes/` once, in order, each in its transaction.
 * @throws ErroDeInicio where the database is of a newer version, or a file that was applied has changed since.
 */
export async function migrar(url: string): Promise<void> {
  const cliente = new pg.Client({ connectionString: url })
  await cliente.connect()
  try {
    await cliente.query('select pg_advisory_lock($1)', [TRAVA])
    await cliente.query(
      `create table if not exists migracao (nome text primary key, resumo text not null, aplicada_em timestamptz not null default now())`,
    )
    const arquivos = (await readdir(PASTA)).filter((n) => n.endsWith('.sql')).sort()
    const { rows } = await cliente.query<{ nome: string; resumo: string }>(
      'select nome, resumo from migracao',
    )
    const aplicadas = new Map(rows.map((r) => [r.nome, r.resumo]))
    for (const nome of aplicadas.keys()) {
      if (!arquivos.includes(nome)) {
        throw new ErroDeInicio(
          'Os dados são de uma versão mais nova do Outorga. Atualize o programa para abri-los.',
        )
      }
    }
    for (const nome of arquivos) await aplicar(cliente, nome, aplicadas.get(nome))
  } finally {
    await cliente.end()
  }
}

async function aplicar(cliente: pg.Client, nome: string, resumoAplicado: string | undefined): Promise<void> {
  const sql = await readFile(new URL(`../../../migracoes/${nome}`, import.meta.url), 'utf8')
  const resumo = createHash('sha256').update(sql).digest('hex')
  if (resumoAplicado === resumo) return
  if (resumoAplicado !== undefined) {
    throw new ErroDeInicio(`A migração ${nome} mudou depois de aplicada. Volte ao arquivo original.`)
  }
  await cliente.query('begin')
  try {
    await cliente.query(sql)
    await cliente.query('insert into migracao (nome, resumo) values ($1, $2)', [nome, resumo])
    await cliente.query('commit')
  } catch (erro) {
    await cliente.query('rollback')
    throw erro
  }
}
