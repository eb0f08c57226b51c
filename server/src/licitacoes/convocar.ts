import { type DataCivil, depoisDoDistrato } from '@outorga/lei'
import sql from 'sql-template-tag'
import { acharOperadora } from '../cadastro/operadora.js'
import { registrarAto } from '../platform/atos/ato.js'
import type { Contexto } from '../platform/contexto.js'
import { porNoCorreio } from '../platform/correio/por-no-correio.js'
import { acharProcedimento, projetarProcedimento } from '../procedimentos/procedimento.js'
import type { DadosDaLicitacao } from './dados.js'

/**
 * What the distrato of a contract does to its tender (art. 24, par. único): the next of the ranking is called, in an act of
 * the tender's own, and the term to sign counts anew; with nobody left the tender ends.
 * @returns what to tell whoever did it. @throws Problema 404.
 */
export async function convocarDepoisDoDistrato(
  c: Contexto,
  numero: string,
  distrato: { data: DataCivil; delegacao: string; razoes: string },
): Promise<string> {
  const achada = await acharProcedimento<string, DadosDaLicitacao>(c, 'licitacao', numero)
  await c.tx.executar(sql`select 1 from caso where id = ${achada.id} for update`)
  const p = await acharProcedimento<string, DadosDaLicitacao>(c, 'licitacao', numero)
  const { classificados, convocado } = p.dados
  const { estado, convocado: proximo } = depoisDoDistrato(classificados, convocado?.classificacao ?? 0)
  const motivo = `Distrato da delegação ${distrato.delegacao}: ${distrato.razoes}`
  const ato = proximo ? 'convocar-segundo' : 'declarar-fracassada'
  await registrarAto(c, p.id, ato, {
    data: distrato.data,
    motivo,
    convocado: proximo?.razao_social ?? null,
  })
  const dados: DadosDaLicitacao = {
    ...p.dados,
    delegacao: null,
    convocado: proximo && { classificacao: proximo.classificacao, data: distrato.data },
    fim: proximo ? null : { motivo, data: distrato.data },
  }
  await projetarProcedimento(c, p.id, p.numero, {
    titulo: p.titulo,
    estado,
    operadora_id: proximo?.operadora_id ?? null,
    linha_id: p.dados.linha?.id ?? null,
    de: p.de,
    ate: p.ate,
    dados,
  })
  await c.tx.executar(sql`update caso set operadora_id = ${proximo?.operadora_id ?? null} where id = ${p.id}`)
  if (!proximo) return `Não há outro classificado: a licitação ${numero} terminou sem contrato.`
  const { email } = await acharOperadora(c, proximo.operadora_id)
  const assunto = `Licitação ${numero}: você foi convocado a assinar o contrato.`
  await porNoCorreio(c, { para: email, assunto, corpo: `${assunto} Veja o prazo no Outorga.`, casoId: p.id })
  return `${proximo.razao_social}, em ${proximo.classificacao}º lugar na licitação ${numero}, foi convocada.`
}
