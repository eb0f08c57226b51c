import { compararInstantes, enquadrar, type Instante, instanteDe, placaUnica } from '@outorga/lei'
import sql from 'sql-template-tag'
import { z } from 'zod'
import {
  CnpjOuCpf,
  Data,
  DinheiroTexto,
  DispositivoLido,
  Placa,
  Texto,
  TextoOpcional,
} from '../../esquemas/comuns.js'
import { abrirCaso, registrarAto } from '../../platform/atos/ato.js'
import { comoJson } from '../../platform/atos/canonico.js'
import { casoDeUso } from '../../platform/caso-de-uso.js'
import type { Contexto } from '../../platform/contexto.js'
import { textoDeBusca } from '../../platform/db/busca.js'
import { emitirDocumento } from '../../platform/documentos/emitir.js'
import { proximoNumero } from '../../platform/numeracao.js'
import { Problema } from '../../platform/problema.js'
import { acharAuto } from './auto.js'
import { type Envolvidos, resolverEnvolvidos } from './envolvidos.js'
import { calcularMultaDoFato } from './multa-do-auto.js'
import { projetar } from './praticar-ato.js'

const Fato = z
  .object({
    dispositivo: DispositivoLido,
    quantidade: z
      .number()
      .int('A quantidade é um número inteiro.')
      .min(1, 'A quantidade é no mínimo 1.')
      .max(1000)
      .default(1),
    relato: Texto(4000, 10).describe('O que foi visto'),
  })
  .meta({ id: 'FatoALavrar' })

export const LavrarAutos = z.object({
  origem: z.enum(['abordagem', 'apuracao-posterior']).default('abordagem'),
  placa: Placa,
  data: Data.describe('Dia do fato'),
  hora: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escreva a hora como 14:22.')
    .describe('Hora do fato no relógio da autoridade'),
  local: Texto(200, 3),
  municipio_ibge: z.string().regex(/^\d{7}$/, 'Escolha o município.'),
  servico: z.enum(['linha', 'fretamento', 'sem-outorga']).describe('Em que serviço o veículo andava'),
  linha_id: z.uuid().nullish(),
  itinerario: TextoOpcional(200).describe('Origem e destino da viagem, quando não é linha'),
  operadora_id: z.uuid().nullish(),
  autuado: z
    .object({ nome: Texto(200, 3), documento: CnpjOuCpf.nullish() })
    .nullish()
    .describe('Quem foi autuado, quando não está no cadastro'),
  autos: z.array(Fato).min(1, 'Aponte ao menos uma infração.').max(20),
})

type Entrada = z.output<typeof LavrarAutos>

interface Lavrado {
  numero: string
  dispositivo: string
  valor: string
}

interface Momento {
  momento: Instante
  paradaId: string
}

async function abrirParada(c: Contexto, e: Entrada): Promise<Momento> {
  const momento = instanteDe(e.data, e.hora, c.autoridade.fuso)
  if (compararInstantes(momento, c.agora) > 0) {
    throw new Problema(422, 'fato-no-futuro', 'A hora do fato ainda não chegou.', {
      campo: e.data > c.hoje ? 'data' : 'hora',
    })
  }
  const municipio = await c.tx.uma(
    sql`select 1 from municipio where ibge = ${e.municipio_ibge} and uf = ${c.autoridade.uf}`,
  )
  if (!municipio) {
    throw new Problema(422, 'municipio-desconhecido', `Escolha um município de ${c.autoridade.estado}.`, {
      campo: 'municipio_ibge',
    })
  }
  const parada = await c.tx.uma<{ id: string }>(sql`
    insert into parada (autoridade_id, momento, local, municipio_ibge, placa, criada_por)
    values (${c.autoridade.id}, ${momento}, ${e.local}, ${e.municipio_ibge}, ${e.placa}, ${c.ator.usuarioId}) returning id`)
  return { momento, paradaId: parada?.id ?? '' }
}

async function lavrarUm(
  c: Contexto,
  e: Entrada,
  fato: Entrada['autos'][number],
  m: Momento,
  quem: Envolvidos,
  indice: number,
): Promise<Lavrado> {
  try {
    enquadrar(c.lei, { dispositivo: fato.dispositivo, data: e.data, quantidade: fato.quantidade }, c.hoje)
  } catch (erro) {
    throw naLinha(erro, indice)
  }
  const numero = await proximoNumero(c, 'auto')
  const id = await abrirCaso(c, 'auto', quem.operadora?.id ?? null)
  await c.tx.executar(sql`
    insert into auto (id, autoridade_id, numero, parada_id, origem, norma, dispositivo, quantidade, placa, veiculo_id, operadora_id,
      autuado_nome, autuado_documento, linha_id, linha_numero, linha_nome, data_fato, momento_fato, relato, lavrado_por, estado, busca)
    values (${id}, ${c.autoridade.id}, ${numero}, ${m.paradaId}, ${e.origem}, ${c.lei.norma}, ${fato.dispositivo}, ${fato.quantidade},
      ${e.placa}, ${quem.veiculoId}, ${quem.operadora?.id ?? null}, ${quem.nome}, ${quem.documento}, ${quem.linha?.id ?? null},
      ${quem.linha?.numero ?? null}, ${quem.linha?.nome ?? e.itinerario}, ${e.data}, ${m.momento}, ${fato.relato}, ${c.ator.usuarioId}, 'lavrado',
      ${textoDeBusca(numero, e.placa, placaUnica(e.placa), quem.nome, quem.documento, quem.linha?.numero ?? null)})`)
  const auto = await acharAuto(c, numero)
  const multa = await calcularMultaDoFato(c, auto)
  const ato = await registrarAto(c, id, 'lavrar', {
    numero,
    parada: m.paradaId,
    origem: e.origem,
    norma: c.lei.norma,
    dispositivo: fato.dispositivo,
    quantidade: fato.quantidade,
    relato: fato.relato,
    placa: e.placa,
    placa_unica: placaUnica(e.placa),
    momento_do_fato: m.momento,
    data: e.data,
    hora: e.hora,
    local: e.local,
    municipio_ibge: e.municipio_ibge,
    servico: e.servico,
    linha: quem.linha ? { ...quem.linha } : null,
    itinerario: e.itinerario,
    autuado: { nome: quem.nome, documento: quem.documento, operadora: quem.operadora?.id ?? null },
    veiculo: quem.veiculoId,
    multa: comoJson(multa),
  })
  await emitirDocumento(c, id, ato.id, 'auto')
  await emitirDocumento(c, id, ato.id, 'notificacao')
  await projetar(c, { ...auto, valor: multa.valor })
  return { numero, dispositivo: fato.dispositivo, valor: multa.valor }
}

/** Points a refusal at the infraction's line on the form. */
function naLinha(erro: unknown, indice: number): unknown {
  const campo = (erro as { campo?: string | null }).campo
  if (!(erro instanceof Error) || campo === undefined) return erro
  const { codigo, mensagem, dispositivo } = erro as unknown as Problema['extra'] & {
    codigo: string
    mensagem: string
  }
  return new Problema(422, codigo, mensagem, {
    campo: campo === 'data' ? 'data' : `autos.${indice}.${campo}`,
    dispositivo: dispositivo ?? null,
  })
}

/** Draws up the autos of one stop, all or none (art. 75; several infractions of one stop are several autos). */
export const lavrarAutos = casoDeUso({
  resumo: 'Lavrar os autos de uma parada',
  entrada: LavrarAutos,
  saida: z
    .object({
      parada: z.string(),
      autos: z.array(z.object({ numero: z.string(), dispositivo: z.string(), valor: DinheiroTexto })),
      mensagem: z.string(),
    })
    .meta({ id: 'AutosLavrados' }),
  permissao: 'auto:lavrar',
  async executar(c, e) {
    const quem = await resolverEnvolvidos(c, e)
    const momento = await abrirParada(c, e)
    const autos: Lavrado[] = []
    for (const [i, fato] of e.autos.entries()) {
      autos.push(await lavrarUm(c, e, fato, momento, quem, i))
    }
    const numeros = autos.map((a) => a.numero).join(', ')
    return {
      parada: momento.paradaId,
      autos,
      mensagem: `${autos.length === 1 ? 'Auto lavrado' : 'Autos lavrados'}: ${numeros}.`,
    }
  },
})
