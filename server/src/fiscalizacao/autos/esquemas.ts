import { z } from 'zod'
import { DinheiroTexto, EventoJson, LeituraJson, MultaJson, PrazoJson } from '../../esquemas/comuns.js'

export const EstadoDoAutoJson = z.enum([
  'lavrado',
  'notificado',
  'em-julgamento',
  'decidido',
  'publicado',
  'em-recurso',
  'recurso-decidido',
  'definitivo',
  'em-cobranca',
  'pago',
  'anulado',
])

export const AtoDoAutoJson = z.enum([
  'dar-ciencia',
  'apresentar-defesa',
  'julgar',
  'publicar-decisao',
  'recorrer',
  'julgar-recurso',
  'dar-ciencia-do-recurso',
  'declarar-definitivo',
  'registrar-pagamento',
  'encaminhar-cobranca',
  'anotar-erro',
  'juntar-evidencia',
  'recalcular-multa',
])

export const SituacaoJson = z
  .object({
    estado: EstadoDoAutoJson,
    nome: z.string().describe('Como se diz hoje, prazos vencidos incluídos'),
    tom: z.enum(['azul', 'bom', 'alerta', 'mau', 'cinza']),
  })
  .meta({ id: 'Situacao' })

export const PendenciaJson = z
  .object({ ato: AtoDoAutoJson, titulo: z.string(), papel: z.string(), ate: z.string().nullable() })
  .meta({ id: 'Pendencia' })

export const AutoResumoJson = z
  .object({
    numero: z.string(),
    dispositivo: z.string(),
    descricao: z.string(),
    placa: z.string(),
    autuado: z.string(),
    linha: z.string().nullable(),
    data_fato: z.string(),
    situacao: SituacaoJson,
    pendencia: PendenciaJson.nullable(),
    valor: DinheiroTexto.nullable(),
  })
  .meta({ id: 'AutoResumo' })

export const EvidenciaJson = z
  .object({
    arquivo: z.string(),
    nome: z.string(),
    tipo: z.string(),
    descricao: z.string().nullable(),
    da_operadora: z.boolean().describe('Juntada pela operadora, não pela autoridade'),
    sha256: z.string(),
    momento: z.string(),
    caminho: z.string().describe('Endereço do arquivo'),
  })
  .meta({ id: 'Evidencia' })

export const MedidaJson = z
  .object({
    id: z.string(),
    tipo: z.enum(['apreensao', 'retirada-de-trafego', 'remocao']),
    nome: z.string(),
    dispositivo: z.string(),
    placa: z.string(),
    estado: z.enum(['em-vigor', 'liberado']),
    situacao: z.string(),
    versao: z.number().int(),
    inicio: z.string(),
    liberavel_em: z.string().nullable(),
    recolhido_em: z.string(),
    causas: z.array(z.object({ dispositivo: z.string(), descricao: z.string() })),
    correcoes: z.array(z.object({ descricao: z.string(), sanada: z.boolean() })),
    reincidente: z.boolean(),
    impedimentos: z
      .array(z.object({ dispositivo: z.string().nullable(), mensagem: z.string() }))
      .describe('Por que ainda não se pode liberar'),
    transbordos: z.array(z.object({ valor: DinheiroTexto, memoria: MultaJson.shape.memoria })),
    despesas: z.array(z.object({ descricao: z.string(), valor: DinheiroTexto })),
    atos_possiveis: z.array(
      z.enum(['comprovar-correcao', 'registrar-transbordo', 'registrar-despesa', 'liberar']),
    ),
    eventos: z.array(EventoJson),
  })
  .meta({ id: 'Medida' })

export const DocumentoJson = z
  .object({
    codigo: z.string(),
    especie: z.enum(['auto', 'notificacao', 'decisao', 'decisao-do-recurso']),
    titulo: z.string(),
    caminho: z.string(),
  })
  .meta({ id: 'Documento' })

export const AutoJson = AutoResumoJson.extend({
  versao: z.number().int(),
  norma: z.string(),
  origem: z.enum(['abordagem', 'apuracao-posterior']),
  quantidade: z.number().int(),
  por_passageiro: z.boolean(),
  deveres: z.array(z.string()),
  evidencias_pedidas: z.array(z.string()),
  local: z.string(),
  municipio: z.string(),
  momento_fato: z.string(),
  relato: z.string(),
  autuado_documento: z.string().nullable(),
  operadora_id: z.string().nullable(),
  veiculo_id: z.string().nullable(),
  linha_id: z.string().nullable(),
  lavrado_por: z.string(),
  parada: z.object({
    id: z.string(),
    momento: z.string(),
    outros: z.array(z.object({ numero: z.string(), descricao: z.string() })),
  }),
  prazos: z.array(PrazoJson),
  multa: MultaJson,
  leituras: z.array(LeituraJson).describe('Leituras adotadas dos dispositivos ambíguos que pesam neste auto'),
  atos_possiveis: z.array(
    z.object({
      ato: AtoDoAutoJson,
      titulo: z.string(),
      resultados: z.array(z.string()).readonly(),
      dispositivo: z.string().nullable(),
    }),
  ),
  evidencias: z.array(EvidenciaJson),
  medidas: z.array(MedidaJson),
  documentos: z.array(DocumentoJson),
  eventos: z.array(EventoJson),
}).meta({ id: 'Auto' })

/** What an act on an auto answers: enough to say what was saved; the page reads the rest anew. */
export const ReciboDeAtoJson = z
  .object({
    numero: z.string(),
    versao: z.number().int(),
    estado: EstadoDoAutoJson,
    mensagem: z.string(),
    documento: z.string().nullable(),
  })
  .meta({ id: 'ReciboDeAto' })
