import { z } from 'zod'
import { EventoJson } from '../esquemas/comuns.js'
import { EstadoDoAutoJson } from '../fiscalizacao/autos/esquemas.js'
import { VeiculoResumoJson } from '../frota/esquemas.js'
import { LinhaResumoJson } from '../linhas/esquemas.js'

/** What a write to the register answers; the page reads the rest anew. */
export const ReciboDeCadastroJson = z
  .object({ id: z.string(), versao: z.number().int(), mensagem: z.string() })
  .meta({ id: 'ReciboDeCadastro' })

export const OperadoraResumoJson = z
  .object({
    id: z.string(),
    versao: z.number().int(),
    documento: z.string(),
    razao_social: z.string(),
    nome_fantasia: z.string().nullable(),
    forma: z.enum(['empresa', 'cooperativa']),
    municipio_ibge: z.string(),
    municipio: z.string(),
    endereco: z.string(),
    email: z.string(),
    telefone: z.string().nullable(),
    situacao: z.enum(['ativa', 'inativa']),
  })
  .meta({ id: 'OperadoraResumo' })

export const OperadoraJson = OperadoraResumoJson.extend({
  veiculos: z.array(VeiculoResumoJson),
  linhas: z.array(LinhaResumoJson),
  autos: z.array(z.object({ estado: EstadoDoAutoJson, nome: z.string(), quantidade: z.number().int() })),
  eventos: z.array(EventoJson),
}).meta({ id: 'Operadora' })
