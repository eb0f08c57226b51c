import sql from 'sql-template-tag'
import { z } from 'zod'
import { ReciboDeCadastroJson } from '../cadastro/esquemas.js'
import { registrarAlteracao, semRepetir } from '../cadastro/mudanca.js'
import { data, textoLongo } from '../formulario/campos.js'
import { abrirCasos, registrarAto, registrarAtos, travarCaso } from '../platform/atos/ato.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import type { Contexto } from '../platform/contexto.js'
import { Problema } from '../platform/problema.js'
import type { QualquerRegistro, Registro } from './definicao.js'
import { acharRegistro, conferirRegistro, type Linha } from './registro.js'

/** Enters files that were already checked; answers their ids, in the same order. */
export async function inserirRegistros(
  c: Contexto,
  d: QualquerRegistro,
  linhas: readonly Linha[],
): Promise<string[]> {
  const ids = await abrirCasos(
    c,
    'registro',
    linhas.map((l) => l.operadora_id),
  )
  const coluna = <K extends keyof Linha>(k: K) => linhas.map((l) => l[k])
  await semRepetir(...d.repetido, () =>
    c.tx.executar(sql`
      insert into registro (id, autoridade_id, tipo, operadora_id, de_id, chave, titulo, dados, vale_ate, busca)
      select t.id, ${c.autoridade.id}, ${d.tipo}, t.operadora, t.de, t.chave, t.titulo, t.dados::jsonb, t.vale_ate, t.busca
        from unnest(${ids}::uuid[], ${coluna('operadora_id')}::uuid[], ${coluna('de_id')}::uuid[], ${coluna('chave')}::text[],
               ${coluna('titulo')}::text[], ${linhas.map((l) => JSON.stringify(l.dados))}::text[],
               ${coluna('vale_ate')}::date[], ${coluna('busca')}::text[])
             as t (id, operadora, de, chave, titulo, dados, vale_ate, busca)`),
  )
  const atos = linhas.map((l, i) => ({ casoId: ids[i] ?? '', tipo: 'cadastrar', dados: l.dados }))
  await registrarAtos(c, atos)
  return ids
}

/** Enters a file that was already checked; the import uses it row by row. */
export async function inserirRegistro(c: Contexto, d: QualquerRegistro, l: Linha): Promise<string> {
  const [id] = await inserirRegistros(c, d, [l])
  return id ?? ''
}

/** Changes a file that was already checked; answers its new version. */
export async function mudarRegistro(
  c: Contexto,
  d: QualquerRegistro,
  antes: Registro,
  l: Linha,
): Promise<number> {
  const versao = await registrarAlteracao(c, antes.id, antes.dados, l.dados)
  await c.tx.executar(sql`update caso set operadora_id = ${l.operadora_id} where id = ${antes.id}`)
  await semRepetir(...d.repetido, () =>
    c.tx.executar(sql`
      update registro set operadora_id = ${l.operadora_id}, de_id = ${l.de_id}, chave = ${l.chave}, titulo = ${l.titulo},
        dados = ${JSON.stringify(l.dados)}::jsonb, vale_ate = ${l.vale_ate}, busca = ${l.busca}
      where id = ${antes.id}`),
  )
  return versao
}

export function cadastrarDe(d: QualquerRegistro) {
  return casoDeUso({
    resumo: `Cadastrar ${d.nome.um.toLowerCase()}`,
    entrada: d.entrada as z.ZodObject,
    saida: ReciboDeCadastroJson,
    permissao: 'procedimento:abrir',
    async executar(c, e) {
      const linha = await conferirRegistro(c, d, e)
      const id = await inserirRegistro(c, d, linha)
      return { id, versao: 1, mensagem: `${d.nome.um}: ${linha.titulo}, no cadastro.` }
    },
  })
}

export function alterarDe(d: QualquerRegistro) {
  return casoDeUso({
    resumo: `Alterar ${d.nome.com_artigo}`,
    entrada: (d.entrada as z.ZodObject).extend({ id: z.uuid() }),
    saida: ReciboDeCadastroJson,
    permissao: 'procedimento:abrir',
    async executar(c, entrada) {
      const { id, ...e } = entrada as Record<string, unknown> & { id: string }
      await acharRegistro(c, d.tipo, id)
      await travarCaso(c, id)
      const antes = await acharRegistro(c, d.tipo, id)
      if (antes.encerrado_em) throw new Problema(409, 'encerrado', 'Este cadastro já foi encerrado.')
      const l = await conferirRegistro(c, d, e)
      const versao = await mudarRegistro(c, d, antes, l)
      return { id, versao, mensagem: `${d.nome.um}: ${l.titulo}, alterado.` }
    },
  })
}

export const Encerramento = z.object({
  data: data('Até que dia'),
  motivo: textoLongo('Motivo', { minimo: 3, maximo: 1000 }),
})

/** Ends a file: it leaves the lists, its history stays, and its key may be entered again. */
export function encerrarDe(d: QualquerRegistro) {
  return casoDeUso({
    resumo: `Encerrar ${d.nome.com_artigo}`,
    entrada: Encerramento.extend({ id: z.uuid() }),
    saida: ReciboDeCadastroJson,
    permissao: 'procedimento:abrir',
    async executar(c, e) {
      const r = await acharRegistro(c, d.tipo, e.id)
      await travarCaso(c, e.id)
      if (!d.papeis.includes(c.ator.papel))
        throw new Problema(
          403,
          'papel-sem-competencia',
          `Isto não cabe a ${c.autoridade.cargos[c.ator.papel]}.`,
        )
      if (r.encerrado_em) throw new Problema(409, 'encerrado', 'Este cadastro já foi encerrado.')
      if (e.data > c.hoje)
        throw new Problema(422, 'data-no-futuro', 'Este dia ainda não chegou.', { campo: 'data' })
      const { ordem } = await registrarAto(c, e.id, 'encerrar', { data: e.data, motivo: e.motivo })
      await c.tx.executar(sql`update registro set encerrado_em = ${e.data} where id = ${e.id}`)
      return { id: e.id, versao: ordem, mensagem: `${d.nome.um}: ${r.titulo}, encerrado.` }
    },
  })
}
