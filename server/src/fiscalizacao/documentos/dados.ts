import type { Dispositivo, Instante, Lei, Parametros } from '@outorga/lei'
import { z } from 'zod'
import { MultaJson } from '../../esquemas/comuns.js'
import type { Ato } from '../../platform/atos/ato.js'
import type { Autoridade } from '../../platform/contexto.js'
import type { AutoJson } from '../autos/esquemas.js'

/** What a document of an auto is made of: the act it prints, the facts, and the law; never the state of today. */
export interface DadosDoDocumento {
  autoridade: Autoridade
  lei: Lei
  parametros: Parametros
  auto: z.output<typeof AutoJson>
  ato: Ato
  codigo: string
  /** Where the public reaches the installation. */
  endereco: string
}

const MultaDoAto = MultaJson.omit({ fixada: true })
export type MultaDoAto = z.output<typeof MultaDoAto>

const Lavratura = z.object({
  origem: z.enum(['abordagem', 'apuracao-posterior']),
  dispositivo: z.string().transform((d) => d as Dispositivo),
  quantidade: z.number(),
  relato: z.string(),
  placa: z.string(),
  momento_do_fato: z.string().transform((m) => m as Instante),
  local: z.string(),
  servico: z.enum(['linha', 'fretamento', 'sem-outorga']),
  linha: z.object({ numero: z.string(), nome: z.string() }).nullable(),
  itinerario: z.string().nullable(),
  autuado: z.object({ nome: z.string(), documento: z.string().nullable(), operadora: z.string().nullable() }),
  multa: MultaDoAto,
})
export type Lavratura = z.output<typeof Lavratura>

const Decisao = z.object({
  resultado: z.enum(['mantido', 'anulado']),
  fundamentacao: z.string(),
  leituras: z.array(z.object({ id: z.string(), adotada: z.string() })),
  multa: MultaDoAto.optional(),
})
export type DecisaoDoAto = z.output<typeof Decisao>

/** What the act that drew the auto up said. */
export const lavraturaDe = (ato: Ato): Lavratura => Lavratura.parse(ato.dados)
/** What a decision, first or on appeal, said. */
export const decisaoDe = (ato: Ato): DecisaoDoAto => Decisao.parse(ato.dados)

export const momentoDe = (ato: Ato) => ato.momento as Instante
