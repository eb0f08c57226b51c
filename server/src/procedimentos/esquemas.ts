import { z } from 'zod'
import { EventoJson } from '../esquemas/comuns.js'
import { CamposJson } from '../formulario/campos.js'
import { TIPOS_DE_PROCEDIMENTO } from './definicao.js'
import { ExameJson } from './exame.js'

/** What an act on a procedure answers. */
export const ReciboJson = z
  .object({
    numero: z.string(),
    versao: z.number().int(),
    estado: z.string(),
    mensagem: z.string(),
    documento: z.string().nullable(),
  })
  .meta({ id: 'ReciboDoProcedimento' })

const SituacaoDoProcedimentoJson = z
  .object({
    nome: z.string().describe('Como se diz hoje, prazos vencidos incluídos'),
    tom: z.enum(['azul', 'bom', 'alerta', 'mau', 'cinza']),
    dispositivo: z.string().nullable(),
  })
  .meta({ id: 'SituacaoDoProcedimento' })

export const ProcedimentoResumoJson = z
  .object({
    id: z.string(),
    tipo: z.enum(TIPOS_DE_PROCEDIMENTO),
    numero: z.string(),
    especie: z.string(),
    especie_nome: z.string(),
    titulo: z.string(),
    estado: z.string(),
    situacao: SituacaoDoProcedimentoJson,
    operadora: z.object({ id: z.string(), razao_social: z.string() }).nullable(),
    linha: z.object({ id: z.string(), numero: z.string(), nome: z.string() }).nullable(),
    aberto_em: z.string(),
    de: z.string().nullable(),
    ate: z.string().nullable(),
  })
  .meta({ id: 'ProcedimentoResumo' })

export const ProcedimentoJson = ProcedimentoResumoJson.extend({
  versao: z.number().int(),
  dados: z.record(z.string(), z.unknown()),
  secoes: z
    .array(
      z.object({
        titulo: z.string(),
        dados: z
          .array(
            z.object({
              rotulo: z.string(),
              valor: z.string(),
              dispositivo: z.string().nullish(),
              para: z.string().nullish(),
            }),
          )
          .readonly(),
      }),
    )
    .readonly(),
  exames: z.array(ExameJson).readonly(),
  prazos: z
    .array(
      z.object({
        nome: z.string(),
        titulo: z.string(),
        ate: z.string(),
        dispositivo: z.string().nullable(),
      }),
    )
    .readonly(),
  atos_possiveis: z
    .array(
      z.object({
        ato: z.string(),
        titulo: z.string(),
        dispositivo: z.string().nullable(),
        campos: CamposJson,
      }),
    )
    .describe('O que a tabela do procedimento dá hoje a quem pergunta'),
  espera: z
    .array(
      z.object({
        ato: z.string(),
        titulo: z.string(),
        dispositivo: z.string().nullable(),
        cargos: z.array(z.string()),
        desde: z.string().nullable().describe('Dia a partir do qual cabe, onde um prazo corre'),
      }),
    )
    .describe('O que outros podem fazer agora, ou mais tarde'),
  documentos: z.array(
    z.object({ codigo: z.string(), titulo: z.string(), caminho: z.string(), emitido_em: z.string() }),
  ),
  eventos: z.array(EventoJson),
}).meta({ id: 'Procedimento' })
