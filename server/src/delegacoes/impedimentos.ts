import { type Condicao, type DataCivil, escreverData, type Impedimento, TITULARES_RR } from '@outorga/lei'
import sql from 'sql-template-tag'
import type { Contexto } from '../platform/contexto.js'

/** A bar of art. 88 in force: the company itself, or one of its owners, whatever company the bar came from. */
export interface ImpedimentoEmVigor extends Pick<Impedimento, 'de' | 'ate'> {
  quem: 'empresa' | 'titular'
  nome: string
  cpf: string | null
  /** The published decision of cassação. */
  decisao: string
}

/** Owners in office on `data`, as the register holds them. The technical lead owns nothing. */
const titulares = (operadoraId: string, data: DataCivil) => sql`
  select regexp_replace(r.dados->>'cpf', '\\D', '', 'g') as cpf, r.dados->>'nome' as nome from registro r
   where r.tipo = 'dirigente' and r.operadora_id = ${operadoraId} and r.dados->>'papel' = any(${[...TITULARES_RR]}::text[])
     and (r.encerrado_em is null or r.encerrado_em >= ${data})
     and coalesce(r.dados->>'desde', '') <= ${data}::text and coalesce(r.dados->>'ate', '9999-12-31') >= ${data}::text`

/** The owners of a company on a day: CPF digits and name. */
export function titularesEm(c: Contexto, operadoraId: string, data: DataCivil) {
  return c.tx.linhas<{ cpf: string; nome: string }>(titulares(operadoraId, data))
}

/**
 * The bars that hold on `data` against a company: its own, and those of its owners of that day, even where they came
 * from another company (RR art. 88). Empty where nothing bars it from a new title.
 */
export function impedimentosDe(
  c: Contexto,
  operadoraId: string,
  data: DataCivil,
): Promise<ImpedimentoEmVigor[]> {
  return c.tx.linhas<ImpedimentoEmVigor>(sql`
    select case when i.cpf is null then 'empresa' else 'titular' end as quem, i.nome, i.cpf, i.de, i.ate, i.decisao
      from impedimento i
     where i.autoridade_id = ${c.autoridade.id} and i.de <= ${data} and i.ate >= ${data}
       and ((i.cpf is null and i.operadora_id = ${operadoraId})
         or i.cpf in (select t.cpf from (${titulares(operadoraId, data)}) t))
     order by i.ate desc, i.id`)
}

/** A bar in words: «Fulana de Tal, titular, impedida até 3 mar. 2029 pela decisão 12/2026». */
export const dizerImpedimento = (i: ImpedimentoEmVigor): string =>
  `${i.nome}, ${i.quem === 'empresa' ? 'a própria empresa' : 'titular'}: impedimento de ${escreverData(i.de)} a ${escreverData(i.ate)}, decisão ${i.decisao}`

/** Art. 88 as a condition of a new title; for exams that lei does not make by itself. */
export const condicaoDoImpedimento = (impedimentos: readonly ImpedimentoEmVigor[]): Condicao => ({
  dispositivo: 'art88',
  atendida: impedimentos.length === 0,
  descricao: 'Impedimento da empresa ou de titular por cassação',
  resultado: impedimentos.map(dizerImpedimento).join('; ') || 'não há',
  falta: `Impedimento por cassação: ${impedimentos.map(dizerImpedimento).join('; ')}.`,
})

/** Records the bar of a cassação: the company and everyone named as its owner. */
export async function gravarImpedimento(
  c: Contexto,
  bar: Pick<Impedimento, 'de' | 'ate'> & {
    operadoraId: string
    razaoSocial: string
    titulares: readonly { cpf: string; nome: string }[]
    procedimentoId: string
    decisao: string
  },
): Promise<void> {
  const barrados = [{ cpf: null, nome: bar.razaoSocial }, ...bar.titulares]
  for (const { cpf, nome } of barrados) {
    await c.tx.executar(sql`
      insert into impedimento (autoridade_id, operadora_id, cpf, nome, de, ate, procedimento_id, decisao)
      values (${c.autoridade.id}, ${bar.operadoraId}, ${cpf}, ${nome}, ${bar.de}, ${bar.ate}, ${bar.procedimentoId}, ${bar.decisao})`)
  }
}
