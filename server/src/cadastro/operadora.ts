import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import { TextoOpcional } from '../esquemas/comuns.js'
import { campo, cnpj, escolha, procura, texto } from '../formulario/campos.js'
import type { Contexto } from '../platform/contexto.js'
import { ondeBusca, textoDeBusca } from '../platform/db/busca.js'
import { naoEncontrado, Problema } from '../platform/problema.js'
import { conferirMunicipio } from './listar-municipios.js'
import type { Ficha } from './mudanca.js'

/** The row of an operator. */
export interface Operadora {
  id: string
  versao: number
  /** CNPJ, 14 characters, no punctuation. */
  documento: string
  razao_social: string
  nome_fantasia: string | null
  forma: 'empresa' | 'cooperativa'
  municipio_ibge: string
  municipio: string
  endereco: string
  email: string
  telefone: string | null
  situacao: 'ativa' | 'inativa'
}

const COLUNAS = sql`
  o.id, (select k.versao from caso k where k.id = o.id) as versao, o.documento, o.razao_social, o.nome_fantasia, o.forma, o.municipio_ibge, m.nome as municipio,
  o.endereco, o.email, o.telefone, o.situacao`

/** The query of operators under a condition, all of them in order. */
export const consultaDeOperadoras = (c: Contexto, condicao: Sql, ordem: Sql): Sql => sql`
  select ${COLUNAS} from operadora o join municipio m on m.ibge = o.municipio_ibge
   where o.autoridade_id = ${c.autoridade.id} and ${condicao} order by ${ordem}`

export function operadorasOnde(
  c: Contexto,
  condicao: Sql,
  ordem: Sql = sql`o.busca`,
  limite = 1,
  salto = 0,
): Promise<Operadora[]> {
  return c.tx.linhas<Operadora>(
    sql`${consultaDeOperadoras(c, condicao, ordem)} limit ${limite} offset ${salto}`,
  )
}

/**
 * The operator of an id, among those the person may see.
 * @throws Problema 404.
 */
export async function acharOperadora(c: Contexto, id: string): Promise<Operadora> {
  const [operadora] = await operadorasOnde(c, sql`o.id = ${id}`)
  if (!operadora) throw naoEncontrado('Esta operadora')
  return operadora
}

const Email = z.string().trim().max(200).pipe(z.email('Escreva um e-mail como contato@empresa.com.br.'))
const Telefone = TextoOpcional(30).refine(
  (t) => t === null || /^\+?[\d\s()-]{8,}$/.test(t),
  'Escreva o telefone com o DDD.',
)
const FORMAS = { empresa: 'Empresa', cooperativa: 'Cooperativa', autonomo: 'Autônomo' } as const
const SITUACOES = { ativa: 'Ativa', inativa: 'Inativa' } as const

/** What a person states of an operator. To a self-employed person nothing is granted: the form is refused by the law. */
export const DadosDaOperadora = z.object({
  documento: cnpj(),
  razao_social: texto('Razão social', { minimo: 3 }),
  nome_fantasia: campo(TextoOpcional(200), { rotulo: 'Nome fantasia', tipo: 'texto', opcional: true }),
  forma: escolha('Forma', FORMAS, { dispositivo: 'art67' }),
  municipio_ibge: procura('Município', 'municipio'),
  endereco: texto('Endereço', { minimo: 5, maximo: 300 }),
  email: campo(Email, { rotulo: 'E-mail', tipo: 'texto' }),
  telefone: campo(Telefone, { rotulo: 'Telefone', tipo: 'texto', opcional: true }),
  situacao: campo(z.enum(['ativa', 'inativa']).default('ativa'), {
    rotulo: 'Situação',
    tipo: 'escolha',
    opcoes: SITUACOES,
    opcional: true,
  }),
})

export type FichaDaOperadora = Ficha &
  Pick<
    Operadora,
    | 'documento'
    | 'razao_social'
    | 'nome_fantasia'
    | 'forma'
    | 'municipio_ibge'
    | 'endereco'
    | 'email'
    | 'telefone'
    | 'situacao'
  >

export function fichaDaOperadora(o: Omit<Operadora, 'id' | 'versao' | 'municipio'>): FichaDaOperadora {
  const {
    documento,
    razao_social,
    nome_fantasia,
    forma,
    municipio_ibge,
    endereco,
    email,
    telefone,
    situacao,
  } = o
  return {
    documento,
    razao_social,
    nome_fantasia,
    forma,
    municipio_ibge,
    endereco,
    email,
    telefone,
    situacao,
  }
}

/**
 * Checks what a person states of an operator: a company or a cooperative (RR art. 67, § 2), of the authority's State.
 * @throws Problema 422 naming the field.
 */
export async function conferirOperadora(
  c: Contexto,
  e: z.output<typeof DadosDaOperadora>,
): Promise<FichaDaOperadora> {
  const { forma } = e
  if (forma === 'autonomo') {
    throw new Problema(
      422,
      'autonomo-vedado',
      'Vedado: só empresa ou cooperativa recebe outorga, autônomo não.',
      {
        campo: 'forma',
        dispositivo: c.lei.norma === 'rr-664-2008' ? 'art67_par2' : null,
      },
    )
  }
  await conferirMunicipio(c, 'municipio_ibge', e.municipio_ibge)
  return fichaDaOperadora({ ...e, forma })
}

/** Operators by name or CNPJ. */
export const ondeOperadora = (q: string | null): Sql =>
  ondeBusca(q, sql`concat_ws(' ', o.busca, lower(o.documento))`)

export const buscaDaOperadora = (o: FichaDaOperadora): string => textoDeBusca(o.razao_social, o.nome_fantasia)

export const CNPJ_REPETIDO = ['documento', 'Já há uma operadora com este CNPJ.'] as const
