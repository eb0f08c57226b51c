import { type DataCivil, RecusaDaLei, valorEm } from '@outorga/lei'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { casoDeUso } from '../platform/caso-de-uso.js'
import type { Contexto } from '../platform/contexto.js'
import {
  NOMES_DE_PARAMETRO,
  type NomeDeParametro,
  PARAMETROS_CONHECIDOS,
  usoDoParametro,
} from './conhecidos.js'

const Registro = { ato: z.string(), registrado_por: z.string().nullable(), registrado_em: z.string() }

const ParametrosJson = z
  .object({
    parametros: z.array(
      z.object({
        nome: z.enum(NOMES_DE_PARAMETRO),
        titulo: z.string(),
        significado: z.string(),
        unidade: z.string(),
        dispositivo: z.string().nullable(),
        valores: z
          .array(
            z.object({
              de: z.string(),
              ate: z.string().nullable().describe('Primeiro dia em que já não vale'),
              valor: z.string(),
              demonstracao: z.boolean(),
              vale_hoje: z.boolean(),
              ...Registro,
            }),
          )
          .describe('Vazio: a autoridade ainda não fixou valor'),
      }),
    ),
    calendario: z.array(
      z.object({
        data: z.string(),
        expediente: z.boolean(),
        motivo: z.string(),
        substituido: z.boolean().describe('Outro registro do mesmo dia veio depois'),
        ...Registro,
      }),
    ),
  })
  .meta({ id: 'Parametros' })

interface Valor {
  nome: NomeDeParametro
  de: DataCivil
  ate: DataCivil | null
  valor: string
  demonstracao: boolean
  ato: string
  registrado_por: string | null
  registrado_em: string
}

interface Dia {
  data: DataCivil
  expediente: boolean
  motivo: string
  substituido: boolean
  ato: string
  registrado_por: string | null
  registrado_em: string
}

const valores = (c: Contexto) =>
  c.tx.linhas<Valor>(sql`
    select p.nome, p.de, p.ate, p.valor, p.demonstracao, p.ato, u.nome as registrado_por, p.registrado_em
      from parametro p left join usuario u on u.id = p.registrado_por
     where p.autoridade_id = ${c.autoridade.id} order by p.de, p.id`)

const dias = (c: Contexto) =>
  c.tx.linhas<Dia>(sql`
    select d.data, d.expediente, d.motivo, d.ato, u.nome as registrado_por, d.registrado_em,
           lead(d.id) over (partition by d.data order by d.id) is not null as substituido
      from dia_do_calendario d left join usuario u on u.id = d.registrado_por
     where d.autoridade_id = ${c.autoridade.id} order by d.data desc, d.id desc`)

function emVigor(serie: Valor[], hoje: DataCivil): Valor | null {
  try {
    return valorEm(serie, hoje, '') as Valor
  } catch (erro) {
    if (!(erro instanceof RecusaDaLei)) throw erro
    return null
  }
}

/** Every dated value that this authority sets, with the act of each, and the days on which it changed its calendar. */
export const listarParametros = casoDeUso({
  resumo: 'Ver os parâmetros e o calendário',
  entrada: z.object({}),
  saida: ParametrosJson,
  permissao: 'parametro:ver',
  async executar(c) {
    const todos = await valores(c)
    const parametros = NOMES_DE_PARAMETRO.filter((nome) => usoDoParametro(c.lei, nome).usado).map((nome) => {
      const { titulo, significado, unidade } = PARAMETROS_CONHECIDOS[nome]
      const serie = todos.filter((v) => v.nome === nome)
      const vigente = emVigor(serie, c.hoje)
      const { dispositivo } = usoDoParametro(c.lei, nome)
      return {
        nome,
        titulo,
        significado,
        unidade,
        dispositivo,
        valores: serie.map((v) => ({ ...v, vale_hoje: v === vigente })),
      }
    })
    return { parametros, calendario: await dias(c) }
  },
})
