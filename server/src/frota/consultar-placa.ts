import {
  acharInfracao,
  type DataCivil,
  grafiasDaPlaca,
  instanteEm,
  NOME_DO_ESTADO,
  placaUnica,
  somarMeses,
} from '@outorga/lei'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { OperadoraResumoJson } from '../cadastro/esquemas.js'
import { acharOperadora } from '../cadastro/operadora.js'
import { Placa } from '../esquemas/comuns.js'
import { type Auto, autosOnde } from '../fiscalizacao/autos/auto.js'
import { EstadoDoAutoJson } from '../fiscalizacao/autos/esquemas.js'
import { type Medida, medidasEmVigor, regraDe } from '../fiscalizacao/medidas/medida.js'
import { LinhaResumoJson } from '../linhas/esquemas.js'
import { type Linha, linhasOnde } from '../linhas/linha.js'
import { partidaMaisProxima } from '../linhas/partidas.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import type { Contexto } from '../platform/contexto.js'
import { conferirVeiculo } from './conferir-veiculo.js'
import { VeiculoResumoJson } from './esquemas.js'
import { resumoDoVeiculo } from './resumo.js'
import { acharVeiculoPorPlaca, type Veiculo } from './veiculo.js'

const AutoRecenteJson = z
  .object({
    numero: z.string(),
    placa: z.string(),
    dispositivo: z.string(),
    descricao: z.string(),
    data_fato: z.string(),
    linha: z.string().nullable(),
    estado: EstadoDoAutoJson,
    estado_nome: z.string(),
    dobra_ate: z
      .string()
      .nullable()
      .describe('Até quando o mesmo item dobra a multa deste autuado; nulo quando não dobra ou já não dobra'),
    dobra_na_linha: z
      .string()
      .nullable()
      .describe('Número da linha em que dobra, onde a lei só conta a mesma linha'),
    dobra_dispositivo: z.string().nullable(),
  })
  .meta({ id: 'AutoRecente' })

/** The operator's lines that run, the one with a departure nearest to now first. */
async function linhasDaHora(c: Contexto, veiculo: Veiculo): Promise<(Linha & { partida: string | null })[]> {
  const hora = instanteEm(c.agora, c.autoridade.fuso).slice(11, 16)
  const linhas = await linhasOnde(
    c,
    sql`l.operadora_id = ${veiculo.operadora_id} and l.situacao = 'ativa'`,
    undefined,
    1000,
  )
  return linhas
    .map((l) => ({ l, perto: partidaMaisProxima(l.partidas, hora) }))
    .sort((a, b) => (a.perto?.minutos ?? Infinity) - (b.perto?.minutos ?? Infinity))
    .map(({ l, perto }) => ({ ...l, partida: perto?.partida ?? null }))
}

/** Until when an auto doubles the next fine of the same item; only the same offender's, and never an annulled one. */
function dobraDe(c: Contexto, a: Auto, documento: string | null) {
  const { dobra } = acharInfracao(c.lei.infracoes, a.dispositivo, c.lei.nome)
  const conta =
    dobra !== null &&
    a.estado !== 'anulado' &&
    a.autuado_documento !== null &&
    (documento === null || documento === a.autuado_documento) &&
    (!dobra.mesmaLinha || a.linha_numero !== null)
  const ate: DataCivil | null = conta ? somarMeses(a.data_fato, dobra.meses) : null
  if (!conta || ate === null || ate < c.hoje)
    return { dobra_ate: null, dobra_na_linha: null, dobra_dispositivo: null }
  return {
    dobra_ate: ate,
    dobra_na_linha: dobra.mesmaLinha ? a.linha_numero : null,
    dobra_dispositivo: dobra.dispositivo,
  }
}

async function autosRecentes(
  c: Contexto,
  unica: string,
  operadora: { id: string; documento: string } | null,
) {
  const autos = await autosOnde(
    c,
    sql`(a.placa = any(${grafiasDaPlaca(unica)}::text[]) or a.operadora_id = ${operadora?.id ?? null})`,
    sql`a.data_fato desc, a.momento_fato desc, a.numero desc`,
    10,
  )
  return autos.map((a) => ({
    numero: a.numero,
    placa: a.placa,
    dispositivo: a.dispositivo,
    descricao: acharInfracao(c.lei.infracoes, a.dispositivo, c.lei.nome).descricao,
    data_fato: a.data_fato,
    linha: a.linha_numero,
    estado: a.estado,
    estado_nome: NOME_DO_ESTADO[a.estado],
    ...dobraDe(c, a, operadora?.documento ?? null),
  }))
}

const impedimentosDaMedida = (c: Contexto, medidas: readonly Medida[]): string[] =>
  medidas.map((m) => `${regraDe(c, m.tipo).nome.toLowerCase()} em vigor, auto ${m.auto_numero}`)

/** What an inspector needs at the roadside: whose the vehicle is, what is wrong with it today, and what came before. */
export const consultarPlaca = casoDeUso({
  resumo: 'Consultar uma placa na estrada',
  entrada: z.object({ placa: Placa }),
  saida: z
    .object({
      placa: z.string(),
      veiculo: VeiculoResumoJson.nullable(),
      operadora: OperadoraResumoJson.nullable(),
      linhas: z.array(
        LinhaResumoJson.extend({
          partida: z
            .string()
            .nullable()
            .describe('Partida mais próxima de agora, HH:MM no relógio da autoridade'),
        }).meta({ id: 'LinhaDaHora' }),
      ),
      conferencias: z.array(
        z.object({
          titulo: z.string(),
          dispositivo: z.string().nullable(),
          situacao: z.enum(['certo', 'errado', 'a-conferir']),
          texto: z.string(),
        }),
      ),
      pode_circular: z.boolean(),
      impedimentos: z.array(z.string()),
      autos_recentes: z.array(AutoRecenteJson),
    })
    .meta({ id: 'ConsultaDePlaca' }),
  permissao: 'consulta:placa',
  async executar(c, { placa }) {
    const unica = placaUnica(placa)
    const veiculo = await acharVeiculoPorPlaca(c, unica)
    const operadora = veiculo ? await acharOperadora(c, veiculo.operadora_id) : null
    const conferencias = conferirVeiculo(c.lei.norma, veiculo, c.hoje)
    const medidas = await medidasEmVigor(c, unica)
    const impedimentos = [
      ...impedimentosDaMedida(c, medidas),
      ...conferencias.flatMap((conferencia) => conferencia.impede ?? []),
    ]
    return {
      placa: veiculo?.placa ?? placa,
      veiculo: veiculo ? resumoDoVeiculo(c, veiculo, new Set(medidas.length > 0 ? [unica] : [])) : null,
      operadora,
      linhas: veiculo ? await linhasDaHora(c, veiculo) : [],
      conferencias: conferencias.map(({ impede, ...conferencia }) => conferencia),
      pode_circular: impedimentos.length === 0,
      impedimentos,
      autos_recentes: await autosRecentes(c, unica, operadora),
    }
  },
})
