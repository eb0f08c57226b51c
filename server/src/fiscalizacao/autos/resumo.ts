import {
  acharInfracao,
  type DataCivil,
  NOME_DO_ATO,
  NOME_DO_ESTADO,
  NOME_DO_ESTADO_VENCIDO,
} from '@outorga/lei'
import type { z } from 'zod'
import type { Contexto } from '../../platform/contexto.js'
import { type Auto, pendenciaDe } from './auto.js'
import type { AutoResumoJson } from './esquemas.js'

type Tom = z.infer<typeof AutoResumoJson>['situacao']['tom']

const TOM: Record<Auto['estado'], Tom> = {
  lavrado: 'cinza',
  notificado: 'azul',
  'em-julgamento': 'alerta',
  decidido: 'alerta',
  publicado: 'azul',
  'em-recurso': 'alerta',
  'recurso-decidido': 'alerta',
  definitivo: 'alerta',
  'em-cobranca': 'mau',
  pago: 'bom',
  anulado: 'cinza',
}

function situacaoDe(a: Auto, hoje: DataCivil): z.infer<typeof AutoResumoJson>['situacao'] {
  const vencido = a.depois_ato !== null && a.espera_ate !== null && hoje > a.espera_ate
  const nome = (vencido && NOME_DO_ESTADO_VENCIDO[a.estado]) || NOME_DO_ESTADO[a.estado]
  return { estado: a.estado, nome, tom: vencido ? 'mau' : TOM[a.estado] }
}

export const descricaoDa = (c: Contexto, a: Pick<Auto, 'dispositivo'>) =>
  acharInfracao(c.lei.infracoes, a.dispositivo, c.lei.nome).descricao

export const linhaDe = (a: Auto) => [a.linha_numero, a.linha_nome].filter(Boolean).join(' ') || null

/** An auto in one row: what lists, searches and queues show. */
export function resumir(c: Contexto, a: Auto): z.infer<typeof AutoResumoJson> {
  const p = pendenciaDe(a, c.hoje)
  return {
    numero: a.numero,
    dispositivo: a.dispositivo,
    descricao: descricaoDa(c, a),
    placa: a.placa,
    autuado: a.autuado_nome,
    linha: linhaDe(a),
    data_fato: a.data_fato,
    situacao: situacaoDe(a, c.hoje),
    pendencia: p ? { ato: p.ato, titulo: NOME_DO_ATO[p.ato], papel: p.papel, ate: p.ate } : null,
    valor: a.valor,
  }
}
