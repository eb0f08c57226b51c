import sql from 'sql-template-tag'
import { z } from 'zod'
import { LidoDaPlanilha } from '../formulario/campos.js'
import { veiculosOnde } from '../frota/veiculo.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import { lerPlanilha } from '../platform/planilha/ler-planilha.js'
import { Problema } from '../platform/problema.js'
import { lerLista, MAXIMO_DE_PASSAGEIROS } from './lista-de-passageiros.js'

const Ids = z
  .string()
  .max(4000)
  .optional()
  .transform((t) => (t ? t.split(',').filter((x) => x !== '') : []))
  .pipe(z.array(z.uuid('Escolha os veículos na lista.')))

const Passageiro = z.object({
  nome: z.string(),
  tipo: z.enum(['cpf', 'rg', 'passaporte', 'outro']),
  numero: z.string().nullable(),
})

/** Reads a passenger list from a spreadsheet, and keeps nothing: the person sees what was read and what is wrong. */
export const lerListaDePassageiros = casoDeUso({
  resumo: 'Ler a lista de passageiros de uma planilha',
  entrada: z.object({
    arquivo: z.any(),
    veiculos: Ids.describe('Veículos do pedido, separados por vírgula: a lista não passa dos lugares deles'),
  }),
  saida: LidoDaPlanilha(Passageiro)
    .extend({ lugares: z.number().int().nullable().describe('Dos veículos do pedido, somados') })
    .meta({ id: 'ListaDePassageirosLida' }),
  permissao: 'procedimento:abrir',
  async executar(c, e) {
    if (!Buffer.isBuffer(e.arquivo))
      throw new Problema(422, 'planilha-vazia', 'Envie a planilha, em .xlsx ou .csv.', { campo: 'arquivo' })
    const planilha = await lerPlanilha(e.arquivo, MAXIMO_DE_PASSAGEIROS)
    const achados = await veiculosOnde(c, sql`v.id = any(${e.veiculos}::uuid[])`, undefined, 500)
    const lugares = e.veiculos.length === 0 ? null : achados.reduce((soma, v) => soma + v.lugares, 0)
    const { passageiros: linhas, ...lida } = lerLista(planilha, lugares)
    return { linhas, ...lida, lugares }
  },
})
