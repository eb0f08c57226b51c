import { z } from 'zod'
import { EventoJson } from '../esquemas/comuns.js'
import { CamposJson } from '../formulario/campos.js'
import { ProcedimentoJson } from '../procedimentos/esquemas.js'
import { TIPOS_DE_REGISTRO } from './definicao.js'

export const RegistroResumoJson = z
  .object({
    id: z.string(),
    versao: z.number().int(),
    tipo: z.enum(TIPOS_DE_REGISTRO),
    titulo: z.string(),
    chave: z.string(),
    operadora: z.object({ id: z.string(), razao_social: z.string() }).nullable(),
    de_id: z.string().nullable(),
    encerrado_em: z.string().nullable(),
    dados: z.record(z.string(), z.unknown()),
    validade: z
      .object({ o_que: z.string(), ate: z.string(), vencida: z.boolean() })
      .nullable()
      .describe('A primeira das validades, e de que é'),
  })
  .meta({ id: 'RegistroResumo' })

export const RegistroJson = RegistroResumoJson.extend({
  campos: CamposJson,
  pode_mudar: z.boolean(),
  secoes: ProcedimentoJson.shape.secoes,
  exames: ProcedimentoJson.shape.exames,
  eventos: z.array(EventoJson),
}).meta({ id: 'Registro' })
