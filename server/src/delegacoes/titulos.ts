import {
  type DataCivil,
  type EstadoDaDelegacao,
  type Exame,
  examinarExclusividade,
  examinarTituloNaLinha,
  somarDias,
} from '@outorga/lei'
import sql from 'sql-template-tag'
import { definirDelegataria, travarLinha } from '../linhas/delegataria.js'
import { acharLinha } from '../linhas/linha.js'
import { quadroDaLinha } from '../linhas/quadro.js'
import type { Contexto } from '../platform/contexto.js'
import { procedimentosOnde } from '../procedimentos/procedimento.js'
import type { DadosDaDelegacao, Delegacao } from './dados.js'

/** States in which the title holds. */
export const VIGENTES = [
  'contratada',
  'em-operacao',
  'transferencia-em-exame',
  'cancelamento-em-exame',
  'mais-viagens-determinadas',
  'operacao-provisoria',
] as const satisfies readonly EstadoDaDelegacao[]

const MUITOS = 1000

/** Every delegation of a line but `exceto`, ended ones included. */
const titulosDaLinha = (c: Contexto, linhaId: string, exceto: string | null): Promise<Delegacao[]> =>
  procedimentosOnde<string, DadosDaDelegacao>(
    c,
    sql`p.tipo = 'delegacao' and p.linha_id = ${linhaId} and (${exceto}::uuid is null or p.id <> ${exceto})`,
    undefined,
    MUITOS,
  )

/** The delegations of a company that hold on `dia`. */
export const delegacoesDa = (c: Contexto, operadoraId: string, dia: DataCivil): Promise<Delegacao[]> =>
  procedimentosOnde<string, DadosDaDelegacao>(
    c,
    sql`p.tipo = 'delegacao' and p.operadora_id = ${operadoraId} and p.estado = any(${[...VIGENTES]}::text[])
      and p.de <= ${dia} and p.ate >= ${dia}`,
    sql`p.id`,
    MUITOS,
  )

/** Length of a line on a day: its Quadro's or, without one, the register's. */
export async function extensaoEm(c: Contexto, linhaId: string, dia: DataCivil): Promise<string> {
  const quadro = await quadroDaLinha(c, linhaId, dia)
  return quadro?.extensao_km ?? (await acharLinha(c, linhaId)).extensao_km
}

/** Art. 12 for a line as it is: whether one operator alone may have it. */
export async function exclusividadeDa(
  c: Contexto,
  linhaId: string,
  atoDaDemanda: string | null,
): Promise<Exame> {
  const outros = await titulosDaLinha(c, linhaId, null)
  const declarada = atoDaDemanda !== null || outros.some((o) => o.dados.ato_da_demanda !== null)
  return examinarExclusividade({
    extensao_km: await extensaoEm(c, linhaId, c.hoje),
    demanda: declarada ? true : null,
  })
}

/**
 * Holds a company and a line until the transaction ends: of two requests that give the same line, or that give a title to a
 * company and cassate it, the second sees what the first did. Always in this order.
 */
export async function travarParaTitulo(c: Contexto, operadoraId: string, linhaId: string | null) {
  await c.tx.executar(sql`select 1 from caso where id = ${operadoraId} for update`)
  if (linhaId !== null) await travarLinha(c, linhaId)
}

/** Whether a title may be given over a line between two days, beside the others (art. 12). */
export async function examinarNaLinha(
  c: Contexto,
  linhaId: string,
  titulo: { documento: string; de: DataCivil; ate: DataCivil },
  opcoes: { exceto: string | null; atoDaDemanda: string | null },
): Promise<Exame> {
  const outros = await titulosDaLinha(c, linhaId, opcoes.exceto)
  return examinarTituloNaLinha({
    titulo,
    exclusiva: (await exclusividadeDa(c, linhaId, opcoes.atoDaDemanda)).permitido,
    outros: outros.flatMap((o) =>
      o.de && o.ate && o.operadora
        ? [
            {
              numero: o.numero,
              documento: o.operadora.documento,
              nome: o.operadora.razao_social,
              de: o.de,
              ate: o.dados.fim ? somarDias(o.dados.fim.data, -1) : o.ate,
            },
          ]
        : [],
    ),
  })
}

/** The title of the line that runs it, apart from `exceto`. */
async function outroEmOperacao(
  c: Contexto,
  linhaId: string,
  exceto: string | null,
): Promise<Delegacao | null> {
  const outros = await titulosDaLinha(c, linhaId, exceto)
  return (
    outros.find(
      (o) =>
        o.estado !== 'contratada' &&
        (VIGENTES as readonly string[]).includes(o.estado) &&
        o.ate !== null &&
        o.ate >= c.hoje,
    ) ?? null
  )
}

/** The line is a title's from now on (`exceto`: that title), unless another title of a line that is not exclusive already runs it. */
export async function darLinha(
  c: Contexto,
  titulo: { linhaId: string; exceto: string | null },
  operadoraId: string,
  porQue: string,
): Promise<void> {
  await travarLinha(c, titulo.linhaId)
  const { operadora } = await acharLinha(c, titulo.linhaId)
  const outro = await outroEmOperacao(c, titulo.linhaId, titulo.exceto)
  if (operadora && outro?.operadora?.id === operadora.id) return
  await definirDelegataria(c, titulo.linhaId, operadoraId, porQue)
}

/** The line loses this title's holder: to the line's other title in operation, where there is one, or to nobody. */
export async function tirarLinha(c: Contexto, p: Delegacao, porQue: string): Promise<void> {
  const { linha } = p.dados
  if (!linha) return
  await travarLinha(c, linha.id)
  const { operadora } = await acharLinha(c, linha.id)
  if (!operadora || operadora.id !== p.operadora?.id) return
  const outro = await outroEmOperacao(c, linha.id, p.id)
  await definirDelegataria(c, linha.id, outro?.operadora?.id ?? null, porQue)
}
