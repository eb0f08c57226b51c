import { ano, type DataCivil, lerRenavam, placaUnica, RecusaDaLei } from '@outorga/lei'
import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import { Data, Placa, Texto, TextoOpcional } from '../esquemas/comuns.js'
import type { Contexto } from '../platform/contexto.js'
import { naoEncontrado, Problema } from '../platform/problema.js'
import { validade } from './conferir-veiculo.js'
import type { Ficha } from './mudanca.js'
import { acharOperadora } from './operadora.js'

/** The row of a vehicle. */
export interface Veiculo {
  id: string
  versao: number
  operadora_id: string
  operadora_razao_social: string
  placa: string
  placa_unica: string
  renavam: string | null
  tipo: 'onibus' | 'microonibus' | 'van' | 'alternativo' | 'embarcacao'
  marca_modelo: string
  ano_fabricacao: number
  lugares: number
  numero_ordem: string | null
  seguro_ate: DataCivil | null
  laudo_ate: DataCivil | null
  situacao: 'ativo' | 'baixado'
}

const COLUNAS = sql`
  v.id, k.versao, v.operadora_id, o.razao_social as operadora_razao_social, v.placa, v.placa_unica, v.renavam, v.tipo,
  v.marca_modelo, v.ano_fabricacao, v.lugares, v.numero_ordem, v.seguro_ate, v.laudo_ate, v.situacao`

export const DE_VEICULO = sql`veiculo v join caso k on k.id = v.id join operadora o on o.id = v.operadora_id`

export function veiculosOnde(
  c: Contexto,
  condicao: Sql,
  ordem: Sql = sql`v.placa`,
  limite = 1,
  salto = 0,
): Promise<Veiculo[]> {
  return c.tx.linhas<Veiculo>(sql`
    select ${COLUNAS} from ${DE_VEICULO}
     where v.autoridade_id = ${c.autoridade.id} and ${condicao} order by ${ordem} limit ${limite} offset ${salto}`)
}

/**
 * The vehicle of an id, among those the person may see.
 * @throws Problema 404.
 */
export async function acharVeiculo(c: Contexto, id: string): Promise<Veiculo> {
  const [veiculo] = await veiculosOnde(c, sql`v.id = ${id}`)
  if (!veiculo) throw naoEncontrado('Este veículo')
  return veiculo
}

/** The vehicle of a plate in its one spelling (`placaUnica`), deactivated ones included; null where there is none. */
export async function acharVeiculoPorPlaca(c: Contexto, unica: string): Promise<Veiculo | null> {
  return (await veiculosOnde(c, sql`v.placa_unica = ${unica}`))[0] ?? null
}

/** A vehicle as lists show it, with what today's date makes of its validities. */
export function resumoDoVeiculo({ operadora_id, operadora_razao_social, ...v }: Veiculo, hoje: DataCivil) {
  return {
    ...v,
    seguro: validade(v.seguro_ate, hoje),
    laudo: validade(v.laudo_ate, hoje),
    operadora: { id: operadora_id, razao_social: operadora_razao_social },
  }
}

const Renavam = TextoOpcional(20).transform((texto, ctx): string | null => {
  if (texto === null) return null
  try {
    return lerRenavam(texto)
  } catch (erro) {
    if (!(erro instanceof RecusaDaLei)) throw erro
    ctx.addIssue({ code: 'custom', message: erro.mensagem })
    return z.NEVER
  }
})

const opcional = (data: typeof Data) => data.nullish().transform((d) => d ?? null)

/** What a person states of a vehicle. */
export const DadosDoVeiculo = z.object({
  operadora_id: z.uuid('Escolha a operadora.'),
  placa: Placa,
  renavam: Renavam,
  tipo: z.enum(['onibus', 'microonibus', 'van', 'alternativo', 'embarcacao']),
  marca_modelo: Texto(100, 2),
  ano_fabricacao: z.number().int().min(1950, 'O ano de fabricação vai de 1950 em diante.'),
  lugares: z.number().int().min(1, 'O veículo tem ao menos 1 lugar.').max(600, 'No máximo 600 lugares.'),
  numero_ordem: TextoOpcional(20),
  seguro_ate: opcional(Data).describe('Último dia do seguro de passageiros'),
  laudo_ate: opcional(Data).describe('Último dia do laudo ou do cartão de vistoria'),
})

const CAMPOS = [
  'placa',
  'renavam',
  'tipo',
  'marca_modelo',
  'ano_fabricacao',
  'lugares',
  'numero_ordem',
  'seguro_ate',
  'laudo_ate',
] as const satisfies (keyof Veiculo)[]

export type FichaDoVeiculo = Ficha &
  Pick<Veiculo, (typeof CAMPOS)[number]> & { operadora: { id: string; razao_social: string } }

export function fichaDoVeiculo(
  v: Pick<Veiculo, (typeof CAMPOS)[number]>,
  operadora: { id: string; razao_social: string },
): FichaDoVeiculo {
  const { placa, renavam, tipo, marca_modelo, ano_fabricacao, lugares, numero_ordem, seguro_ate, laudo_ate } =
    v
  const { id, razao_social } = operadora
  return {
    placa,
    renavam,
    tipo,
    marca_modelo,
    ano_fabricacao,
    lugares,
    numero_ordem,
    seguro_ate,
    laudo_ate,
    operadora: { id, razao_social },
  }
}

/**
 * Checks what a person states of a vehicle and completes it with its operator.
 * @throws Problema 404 for the operator, 422 naming the field.
 */
export async function conferirDadosDoVeiculo(
  c: Contexto,
  e: z.output<typeof DadosDoVeiculo>,
): Promise<FichaDoVeiculo> {
  if (e.ano_fabricacao > ano(c.hoje)) {
    throw new Problema(422, 'ano-no-futuro', `O ano de fabricação é no máximo ${ano(c.hoje)}.`, {
      campo: 'ano_fabricacao',
    })
  }
  if (e.tipo === 'embarcacao' && c.lei.norma === 'rr-664-2008') {
    throw new Problema(422, 'tipo-sem-cabimento', `A ${c.lei.nome} só trata de transporte rodoviário.`, {
      campo: 'tipo',
      dispositivo: 'art2',
    })
  }
  return fichaDoVeiculo(e, await acharOperadora(c, e.operadora_id))
}

export const PLACA_REPETIDA = [
  'placa',
  'Já há um veículo com esta placa, na grafia antiga ou na do Mercosul.',
] as const

export const unicaDe = (v: { placa: string }) => placaUnica(v.placa)
