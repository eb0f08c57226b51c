import { z } from 'zod'

export const LinhaResumoJson = z
  .object({
    id: z.string(),
    versao: z.number().int(),
    numero: z.string(),
    nome: z.string(),
    extremo_a: z.string(),
    extremo_b: z.string(),
    municipio_a: z.string(),
    municipio_b: z.string(),
    municipio_a_nome: z.string(),
    municipio_b_nome: z.string(),
    extensao_km: z.string().describe('Quilômetros com uma casa, «120.5»'),
    servico: z.enum(['regular', 'alternativo', 'hidroviario']),
    partidas: z.array(z.string()).describe('Do primeiro extremo, HH:MM, em ordem'),
    situacao: z.enum(['ativa', 'inativa']),
    quadro: z.number().int().nullable().describe('Número do quadro em vigor'),
    operadora: z.object({ id: z.string(), razao_social: z.string() }).nullable(),
  })
  .meta({ id: 'LinhaResumo' })
