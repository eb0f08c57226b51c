import {
  ATO_FEITO,
  type AtoDoAuto,
  type DataCivil,
  type EstadoDoAuto,
  escreverData,
  esperaDoAto,
  esperasDoAuto,
  NOME_DO_ATO,
  NOME_DO_ESTADO,
  type PrazosDoAuto,
  prazosDoAuto,
  proximoEstado,
} from '@outorga/lei'
import sql from 'sql-template-tag'
import { registrarAto, travarCaso } from '../../platform/atos/ato.js'
import type { Json } from '../../platform/atos/canonico.js'
import type { Contexto } from '../../platform/contexto.js'
import { Problema } from '../../platform/problema.js'
import { exigirCabimento } from '../exigir-cabimento.js'
import { type Auto, acharAuto, marcosDe } from './auto.js'

/** What an act changes in the projection, apart from the state. */
export type Mudanca = Partial<
  Pick<
    Auto,
    | 'ciencia'
    | 'defesa_em'
    | 'ciencia_da_decisao'
    | 'recurso_em'
    | 'ciencia_do_recurso'
    | 'julgado_por'
    | 'valor'
  >
>

export async function prazosDe(c: Contexto, a: Auto): Promise<PrazosDoAuto> {
  return prazosDoAuto(
    { processo: c.lei.processo, calendario: await c.calendario(), parametros: await c.parametros() },
    marcosDe(a),
  )
}

/** Rewrites what the queues read: the case's state, what it waits for, and until when. */
export async function projetar(c: Contexto, a: Auto): Promise<void> {
  const esperas = esperasDoAuto(a.estado, await prazosDe(c, a))
  const primeira = esperas?.primeira ?? null
  const depois = esperas?.depois ?? null
  await c.tx.executar(sql`
    update auto set estado = ${a.estado}, ciencia = ${a.ciencia}, defesa_em = ${a.defesa_em},
      ciencia_da_decisao = ${a.ciencia_da_decisao}, recurso_em = ${a.recurso_em}, ciencia_do_recurso = ${a.ciencia_do_recurso},
      julgado_por = ${a.julgado_por}, valor = ${a.valor},
      espera_ato = ${primeira?.ato ?? null}, espera_papel = ${primeira?.papel ?? null}, espera_ate = ${primeira?.prazo?.vencimento ?? null},
      depois_ato = ${depois?.ato ?? null}, depois_papel = ${depois?.papel ?? null}, depois_ate = ${depois?.prazo?.vencimento ?? null}
    where id = ${a.id}`)
}

/**
 * The auto of a number, locked, where `ato` is allowed now to whoever asks.
 * @throws Problema 404; 412 or 428 for the version; 409 where the state table or a running term does not allow the act;
 * 403 where it is allowed to others.
 */
export async function abrirAuto(
  c: Contexto,
  numero: string,
  ato: AtoDoAuto,
): Promise<{ auto: Auto; prazos: PrazosDoAuto }> {
  const achado = await acharAuto(c, numero)
  await travarCaso(c, achado.id)
  // Read again under the lock: the version that the client saw is the one that counts.
  const auto = await acharAuto(c, numero)
  const { tabela } = c.lei.processo
  exigirCabimento(c, tabela, auto.estado, ato, `o auto está em «${NOME_DO_ESTADO[auto.estado]}»`)
  const prazos = await prazosDe(c, auto)
  const espera = esperaDoAto(tabela, auto.estado, ato, prazos)
  if (espera && c.hoje <= espera.vencimento) {
    throw new Problema(
      409,
      'prazo-em-curso',
      `${NOME_DO_ATO[ato]} só cabe depois de ${escreverData(espera.vencimento)}, quando termina o prazo do autuado.`,
      {
        dispositivo: espera.dispositivo,
      },
    )
  }
  return { auto, prazos }
}

export interface AtoPraticado {
  auto: Auto
  ato: { id: string; ordem: number }
}

/** Appends an act that `abrirAuto` allowed, moves the case, and rewrites its projection. */
export async function praticarAto(
  c: Contexto,
  antes: Auto,
  ato: AtoDoAuto,
  dados: Record<string, Json>,
  { resultado = 'feito', mudanca = {} }: { resultado?: string; mudanca?: Mudanca } = {},
): Promise<AtoPraticado> {
  const estado = proximoEstado<EstadoDoAuto, AtoDoAuto, never>(
    c.lei.processo.tabela as never,
    antes.estado,
    ato,
    resultado,
  )
  if (estado === null)
    throw new Problema(422, 'resultado-desconhecido', 'Este resultado não existe para este ato.', {
      campo: 'resultado',
    })
  const registrado = await registrarAto(c, antes.id, ato, dados)
  const auto: Auto = { ...antes, ...mudanca, estado }
  await projetar(c, auto)
  return { auto, ato: registrado }
}

/** What the person reads after an act. */
export const recibo = ({ auto, ato }: AtoPraticado, feito: AtoDoAuto, documento: string | null = null) => ({
  numero: auto.numero,
  versao: ato.ordem,
  estado: auto.estado,
  mensagem: `${ATO_FEITO[feito]} no auto ${auto.numero}.`,
  documento,
})

/**
 * A date that a person states for an act: not before what it follows, not after today.
 * @throws Problema 422 naming the field.
 */
export function conferirData(
  c: Contexto,
  campo: string,
  data: DataCivil,
  desde: DataCivil | null,
  oQue: string,
): void {
  if (data > c.hoje)
    throw new Problema(422, 'data-no-futuro', `${escreverData(data)} ainda não chegou.`, { campo })
  if (desde !== null && data < desde) {
    throw new Problema(
      422,
      'data-fora-de-ordem',
      `${escreverData(data)} é antes de ${oQue}, em ${escreverData(desde)}.`,
      { campo },
    )
  }
}
