import { ESTADOS_FINAIS, type FatoAnterior, type Memoria, type Multa } from '@outorga/lei'
import sql from 'sql-template-tag'
import type { Contexto } from '../../platform/contexto.js'
import type { Auto } from './auto.js'

/** A fine as the API and the acts carry it. */
export interface MultaRegistrada {
  valor: string
  reincidente: boolean
  medida_administrativa: 'remocao-do-veiculo' | null
  memoria: Memoria
}

type DoFato = Pick<Auto, 'dispositivo' | 'data_fato' | 'linha_numero' | 'quantidade' | 'autuado_documento'>

/** Earlier facts of the same item by the same CNPJ or CPF; nobody's record where the offender is not known. */
async function historico(c: Contexto, a: DoFato): Promise<FatoAnterior[]> {
  if (a.autuado_documento === null) return []
  const linhas = await c.tx.linhas<{
    numero: string
    dispositivo: FatoAnterior['dispositivo']
    linha: string | null
    data: FatoAnterior['data']
    estado: Auto['estado']
  }>(sql`
    select numero, dispositivo, linha_numero as linha, data_fato as data, estado from auto
     where autoridade_id = ${c.autoridade.id} and autuado_documento = ${a.autuado_documento}
       and dispositivo = ${a.dispositivo} and data_fato < ${a.data_fato}
     order by data_fato, numero`)
  return linhas.map(({ numero, estado, ...fato }) => ({
    ...fato,
    auto: numero,
    situacao: estado === 'anulado' ? 'anulada' : ESTADOS_FINAIS.includes(estado) ? 'mantida' : 'pendente',
  }))
}

const registrar = (m: Multa): MultaRegistrada => ({
  valor: m.valor.toString(),
  reincidente: m.reincidente,
  medida_administrativa: m.medidaAdministrativa,
  memoria: m.memoria,
})

/** The fine of a fact, computed now from the record: doubling counts the earlier facts not annulled. */
export async function calcularMultaDoFato(c: Contexto, a: DoFato): Promise<MultaRegistrada> {
  const multa = c.lei.calcularMulta(
    {
      dispositivo: a.dispositivo,
      data: a.data_fato,
      linha: a.linha_numero,
      quantidade: a.quantidade,
      historico: await historico(c, a),
    },
    await c.parametros(),
  )
  return registrar(multa)
}

/** The fine that the newest act fixed; null where none did. */
export async function multaFixada(c: Contexto, autoId: string): Promise<MultaRegistrada | null> {
  const linha = await c.tx.uma<{ multa: MultaRegistrada }>(
    sql`select dados -> 'multa' as multa from ato where caso_id = ${autoId} and dados ? 'multa' order by ordem desc limit 1`,
  )
  return linha?.multa ?? null
}

/** States in which nobody has decided yet: the fine is what the record makes of it today. */
const A_DECIDIR: readonly Auto['estado'][] = ['lavrado', 'notificado', 'em-julgamento']

/**
 * The fine of an auto: until somebody decides, computed from the record as it stands; from then on the one that the
 * newest act fixed. Only an act changes a decided fine.
 */
export async function multaDoAuto(c: Contexto, a: Auto): Promise<MultaRegistrada & { fixada: boolean }> {
  const fixada = A_DECIDIR.includes(a.estado) ? null : await multaFixada(c, a.id)
  return fixada
    ? { ...fixada, fixada: ESTADOS_FINAIS.includes(a.estado) }
    : { ...(await calcularMultaDoFato(c, a)), fixada: false }
}

/**
 * Serialises what depends on one offender's record: a doubling is never decided while an earlier auto is being annulled.
 */
export async function travarHistorico(c: Contexto, documento: string | null): Promise<void> {
  if (documento !== null) {
    await c.tx.executar(
      sql`select pg_advisory_xact_lock(hashtext('historico:' || ${c.autoridade.id} || ${documento}))`,
    )
  }
}
