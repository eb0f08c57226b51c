import { randomBytes } from 'node:crypto'
import type { Papel } from '@outorga/lei'
import sql from 'sql-template-tag'
import { sha256 } from '../atos/canonico.js'
import type { Ator, Autoridade } from '../contexto.js'
import type { Banco } from '../db/conexao.js'

export const COOKIE = 'outorga_sessao'
const OCIOSA = '8 hours'
const MAXIMA = '24 hours'

export interface Sessao {
  ator: Ator & { email: string }
  autoridade: Autoridade
}

type LinhaDeUsuario = Omit<Autoridade, 'id' | 'nome'> & {
  usuario_id: string
  nome: string
  email: string
  papel: Papel
  operadora_id: string | null
  autoridade_id: string
  autoridade_nome: string
}

const USUARIO = sql`
  u.id as usuario_id, u.nome, u.email, u.papel, u.operadora_id,
  a.id as autoridade_id, a.sigla, a.nome as autoridade_nome, a.estado, a.uf, a.norma, a.fuso, a.prefixo, a.cargos`

function paraSessao(l: LinhaDeUsuario): Sessao {
  const { sigla, estado, uf, norma, fuso, prefixo, cargos } = l
  return {
    ator: {
      usuarioId: l.usuario_id,
      nome: l.nome,
      email: l.email,
      papel: l.papel,
      operadoraId: l.operadora_id,
    },
    autoridade: {
      id: l.autoridade_id,
      nome: l.autoridade_nome,
      sigla,
      estado,
      uf,
      norma,
      fuso,
      prefixo,
      cargos,
    },
  }
}

/** Opens a session and returns the secret that goes into the cookie; only its hash is kept. */
export async function abrirSessao(banco: Banco, usuarioId: string): Promise<string> {
  const segredo = randomBytes(32)
  await banco.comoSistema((tx) =>
    tx.executar(sql`
      insert into sessao (resumo, usuario_id, criada_em, usada_em, expira_em)
      values (${sha256(segredo)}, ${usuarioId}, now(), now(), now() + ${MAXIMA}::interval)`),
  )
  return segredo.toString('base64url')
}

export async function fecharSessao(banco: Banco, segredo: string): Promise<void> {
  const resumo = sha256(Buffer.from(segredo, 'base64url'))
  await banco.comoSistema((tx) => tx.executar(sql`delete from sessao where resumo = ${resumo}`))
}

/** Who the cookie's secret belongs to; null where the session ended, was idle too long, or the person was disabled. */
export async function acharSessao(banco: Banco, segredo: string): Promise<Sessao | null> {
  const resumo = sha256(Buffer.from(segredo, 'base64url'))
  const linha = await banco.comoSistema((tx) =>
    tx.uma<LinhaDeUsuario>(sql`
      update sessao s set usada_em = now()
        from usuario u join autoridade a on a.id = u.autoridade_id
       where s.resumo = ${resumo} and s.expira_em > now() and s.usada_em > now() - ${OCIOSA}::interval
         and u.id = s.usuario_id and u.ativo
      returning ${USUARIO}`),
  )
  return linha ? paraSessao(linha) : null
}

/** The account of an e-mail, with its password hash. */
export async function acharConta(banco: Banco, email: string): Promise<(Sessao & { senha: string }) | null> {
  const linha = await banco.comoSistema((tx) =>
    tx.uma<LinhaDeUsuario & { senha: string }>(sql`
      select ${USUARIO}, u.senha from usuario u join autoridade a on a.id = u.autoridade_id
       where u.email = ${email.trim().toLowerCase()} and u.ativo`),
  )
  return linha ? { ...paraSessao(linha), senha: linha.senha } : null
}
