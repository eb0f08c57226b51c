import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Contexto } from '../contexto.js'
import { Problema } from '../problema.js'
import { canonico, type Json, sha256 } from './canonico.js'

export type TipoDeCaso =
  | 'auto'
  | 'medida'
  | 'operadora'
  | 'veiculo'
  | 'linha'
  | 'autoridade'
  | 'registro'
  | 'procedimento'

/** An act as it is read back: who, in which role at that moment, when, and what. */
export interface Ato {
  id: string
  ordem: number
  tipo: string
  momento: string
  papel: string
  autor: { id: string; nome: string; matricula: string | null }
  dados: Record<string, Json>
  hash: string
}

/** Opens a case; its first act has order 1. */
export async function abrirCaso(
  c: Contexto,
  tipo: TipoDeCaso,
  operadoraId: string | null,
  id: string = randomUUID(),
): Promise<string> {
  await c.tx.executar(
    sql`insert into caso (id, autoridade_id, tipo, operadora_id) values (${id}, ${c.autoridade.id}, ${tipo}, ${operadoraId})`,
  )
  return id
}

/**
 * Locks a case until the transaction ends and checks that the client saw its newest version.
 * @throws Problema 428 without a version, 412 with an old one.
 */
export async function travarCaso(c: Contexto, casoId: string): Promise<number> {
  const caso = await c.tx.uma<{ versao: number }>(
    sql`select versao from caso where id = ${casoId} for update`,
  )
  if (!caso) throw new Problema(404, 'nao-encontrado', 'Este registro não existe ou não é seu.')
  if (c.versao === null) {
    throw new Problema(428, 'versao-ausente', 'Falta dizer que versão você viu: mande o cabeçalho If-Match.')
  }
  if (c.versao !== caso.versao) {
    throw new Problema(
      412,
      'versao-antiga',
      'Houve um ato novo desde que você abriu esta página. Veja o que mudou e repita, se ainda couber.',
    )
  }
  return caso.versao
}

/** An act to be appended: to which case, and what. */
export interface AtoNovo {
  casoId: string
  tipo: string
  dados: Record<string, Json>
}

/** Opens many cases of one kind, one for each operator named; answers their ids, in the same order. */
export async function abrirCasos(
  c: Contexto,
  tipo: TipoDeCaso,
  operadoras: readonly (string | null)[],
): Promise<string[]> {
  const ids = operadoras.map(() => randomUUID())
  await c.tx.executar(sql`
    insert into caso (id, autoridade_id, tipo, operadora_id)
    select t.id, ${c.autoridade.id}, ${tipo}, t.operadora
      from unnest(${ids}::uuid[], ${operadoras}::uuid[]) as t (id, operadora)`)
  return ids
}

/**
 * Appends one act to each of many cases, at one instant and by one person; answers the id and order of each. Nothing in
 * the product writes to `ato` but this.
 * @throws Problema 404 where a case is not the person's; Error for a case named twice.
 */
export async function registrarAtos(
  c: Contexto,
  novos: readonly AtoNovo[],
): Promise<{ id: string; ordem: number }[]> {
  const casos = novos.map((n) => n.casoId)
  const versoes = await c.tx.linhas<{ id: string; versao: number }>(
    sql`update caso set versao = versao + 1 where id = any(${casos}::uuid[]) returning id, versao`,
  )
  const ordemDe = new Map(versoes.map((v) => [v.id, v.versao]))
  if (new Set(casos).size !== casos.length) throw new Error('a case takes one act at a time')
  const atos = novos.map(({ casoId, tipo, dados }) => {
    const ordem = ordemDe.get(casoId)
    if (ordem === undefined)
      throw new Problema(404, 'nao-encontrado', 'Este registro não existe ou não é seu.')
    const id = randomUUID()
    const conteudo = canonico({
      id,
      autoridade: c.autoridade.id,
      caso: casoId,
      ordem,
      tipo,
      autor: c.ator.usuarioId,
      papel: c.ator.papel,
      momento: c.agora,
      dados,
    })
    return { id, casoId, ordem, tipo, conteudo, hash: sha256(conteudo) }
  })
  const coluna = <K extends keyof (typeof atos)[number]>(k: K) => atos.map((a) => a[k])
  await c.tx.executar(sql`
    insert into ato (id, autoridade_id, caso_id, ordem, tipo, autor_id, papel, momento, conteudo, hash)
    select t.id, ${c.autoridade.id}, t.caso, t.ordem, t.tipo, ${c.ator.usuarioId}, ${c.ator.papel}, ${c.agora}, t.conteudo, t.hash
      from unnest(${coluna('id')}::uuid[], ${coluna('casoId')}::uuid[], ${coluna('ordem')}::int[], ${coluna('tipo')}::text[],
             ${coluna('conteudo')}::text[], ${coluna('hash')}::bytea[])
           with ordinality as t (id, caso, ordem, tipo, conteudo, hash, n) order by t.n`)
  return atos.map(({ id, ordem }) => ({ id, ordem }))
}

/** Appends an act to a case and returns its id and order. */
export async function registrarAto(
  c: Contexto,
  casoId: string,
  tipo: string,
  dados: Record<string, Json>,
): Promise<{ id: string; ordem: number }> {
  const [ato] = await registrarAtos(c, [{ casoId, tipo, dados }])
  if (!ato) throw new Error('one act was asked for')
  return ato
}

/** The acts of a case, in order. */
export async function atosDoCaso(c: Contexto, casoId: string): Promise<Ato[]> {
  const linhas = await c.tx.linhas<{
    id: string
    ordem: number
    tipo: string
    momento: string
    papel: string
    autor_id: string
    nome: string
    matricula: string | null
    dados: Record<string, Json>
    hash: Buffer
  }>(sql`
    select a.id, a.ordem, a.tipo, a.momento, a.papel, a.autor_id, u.nome, u.matricula, a.dados, a.hash
      from ato a join usuario u on u.id = a.autor_id
     where a.caso_id = ${casoId} order by a.ordem`)
  return linhas.map((l) => ({
    id: l.id,
    ordem: l.ordem,
    tipo: l.tipo,
    momento: l.momento,
    papel: l.papel,
    autor: { id: l.autor_id, nome: l.nome, matricula: l.matricula },
    dados: l.dados,
    hash: l.hash.toString('hex'),
  }))
}
