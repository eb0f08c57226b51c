import { z } from 'zod'
import { EventoJson } from '../esquemas/comuns.js'
import { CamposJson } from '../formulario/campos.js'
import { ProcedimentoJson } from '../procedimentos/esquemas.js'
import { NOME_DO_EQUIPAMENTO, NOME_DO_ESTADO, NOME_DO_SERVICO, NOME_DO_TIPO } from './nomes.js'

const chaves = <K extends string>(nomes: Readonly<Record<K, unknown>>) => Object.keys(nomes) as [K, ...K[]]

export const TipoJson = z.enum(chaves(NOME_DO_TIPO))
export const EstadoJson = z.enum(chaves(NOME_DO_ESTADO))
export const EquipamentoJson = z.enum(chaves(NOME_DO_EQUIPAMENTO))

const SituacaoDaValidadeJson = z
  .enum(['em-dia', 'vence-logo', 'vencida', 'nao-informada'])
  .describe('Apurada na data de hoje; o último dia ainda vale')

const VencimentoJson = z.object({
  o_que: z.string(),
  ate: z.string().nullable(),
  dispositivo: z.string().nullable(),
})

export const VeiculoResumoJson = z
  .object({
    id: z.string(),
    versao: z.number().int(),
    placa: z.string(),
    placa_unica: z.string().describe('A mesma placa na grafia do Mercosul'),
    inscricao: z.string().nullable().describe('Da embarcação, na Capitania dos Portos'),
    renavam: z.string().nullable(),
    tipo: TipoJson,
    servico: z.enum(chaves(NOME_DO_SERVICO)),
    marca_modelo: z.string(),
    ano_fabricacao: z.number().int(),
    lugares: z.number().int(),
    numero_ordem: z.string().nullable(),
    equipamentos: z.array(EquipamentoJson).readonly(),
    seguro_ate: z.string().nullable(),
    seguro: SituacaoDaValidadeJson,
    laudo_ate: z.string().nullable(),
    laudo: SituacaoDaValidadeJson,
    estado: EstadoJson,
    situacao: ProcedimentoJson.shape.situacao,
    validade: z
      .object({
        situacao: SituacaoDaValidadeJson,
        ate: z.string().nullable(),
        o_que: z.string().nullable(),
        texto: z.string(),
      })
      .describe('A primeira das validades, e de que é'),
    operadora: z.object({ id: z.string(), razao_social: z.string() }),
  })
  .meta({ id: 'VeiculoResumo' })

export const VeiculoJson = VeiculoResumoJson.extend({
  chassi: z.string().nullable(),
  cor: z.string().nullable(),
  lugares_em_pe: z
    .number()
    .int()
    .nullable()
    .describe('Em viagem de menos de 150 km; nulo onde a lei não diz'),
  seguro_apolice: z.string().nullable(),
  seguro_seguradora: z.string().nullable(),
  laudo_numero: z.string().nullable(),
  numero_registro: z.string().nullable(),
  registrado_em: z.string().nullable(),
  pode_alterar: z.boolean(),
  medidas: z
    .array(z.object({ nome: z.string(), auto: z.string(), dispositivo: z.string() }))
    .describe('Medidas da fiscalização que prendem o veículo hoje'),
  vencimentos: z.array(VencimentoJson).readonly(),
  secoes: ProcedimentoJson.shape.secoes,
  exames: ProcedimentoJson.shape.exames,
  prazos: ProcedimentoJson.shape.prazos,
  atos_possiveis: ProcedimentoJson.shape.atos_possiveis,
  espera: ProcedimentoJson.shape.espera,
  documentos: ProcedimentoJson.shape.documentos,
  eventos: z.array(EventoJson),
}).meta({ id: 'Veiculo' })

export const ReciboDoVeiculoJson = z
  .object({
    id: z.string(),
    versao: z.number().int(),
    estado: EstadoJson,
    mensagem: z.string(),
    documento: z.string().nullable(),
  })
  .meta({ id: 'ReciboDoVeiculo' })

export const FormularioDoVeiculoJson = z
  .object({
    nome: z.string(),
    pode_pedir: z.boolean(),
    estados: z.array(z.object({ valor: z.string(), rotulo: z.string() })),
    tipos: z.array(z.object({ valor: z.string(), rotulo: z.string() })),
    equipamentos: z.array(z.object({ valor: z.string(), rotulo: z.string() })),
    campos: CamposJson,
  })
  .meta({ id: 'FormularioDoVeiculo' })
