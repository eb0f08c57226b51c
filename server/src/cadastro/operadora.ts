import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import { Cnpj, Texto, TextoOpcional } from '../esquemas/comuns.js'
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
  o.id, k.versao, o.documento, o.razao_social, o.nome_fantasia, o.forma, o.municipio_ibge, m.nome as municipio,
  o.endereco, o.email, o.telefone, o.situacao`

export function operadorasOnde(
  c: Contexto,
  condicao: Sql,
  ordem: Sql = sql`o.busca`,
  limite = 1,
  salto = 0,
): Promise<Operadora[]> {
  return c.tx.linhas<Operadora>(sql`
    select ${COLUNAS} from operadora o join caso k on k.id = o.id join municipio m on m.ibge = o.municipio_ibge
     where o.autoridade_id = ${c.autoridade.id} and ${condicao} order by ${ordem} limit ${limite} offset ${salto}`)
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

/** What a person states of an operator. */
export const DadosDaOperadora = z.object({
  documento: Cnpj,
  razao_social: Texto(200, 3),
  nome_fantasia: TextoOpcional(200),
  forma: z.enum(['empresa', 'cooperativa', 'autonomo']).describe('Ao autônomo a outorga é vedada'),
  municipio_ibge: z.string().regex(/^\d{7}$/, 'Escolha o município.'),
  endereco: Texto(300, 5),
  email: z.string().trim().max(200).pipe(z.email('Escreva um e-mail como contato@empresa.com.br.')),
  telefone: TextoOpcional(30).refine(
    (t) => t === null || /^\+?[\d\s()-]{8,}$/.test(t),
    'Escreva o telefone com o DDD.',
  ),
  situacao: z.enum(['ativa', 'inativa']).default('ativa'),
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
