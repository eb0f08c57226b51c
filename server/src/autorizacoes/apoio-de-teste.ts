import { randomUUID } from 'node:crypto'
import { placaUnica } from '@outorga/lei'
import sql from 'sql-template-tag'
import type { Cenario, Cliente, Uf } from '../testes/cenario.js'

const AUTORIDADE: Record<Uf, string> = { rr: 'cre-rr', rs: 'setm-rs' }

/** A vehicle straight into the register, as tests need it. */
export async function porVeiculo(
  c: Cenario,
  uf: Uf,
  operadora: string,
  v: {
    placa: string
    tipo?: string
    lugares?: number
    ano?: number
    estado?: string
    seguro_ate?: string | null
    laudo_ate?: string | null
  },
): Promise<string> {
  const id = randomUUID()
  const { tipo = 'onibus', lugares = 44, ano = 2020, estado = 'registrado' } = v
  const { seguro_ate = '2027-12-31', laudo_ate = '2027-12-31' } = v
  await c.produto.banco.comoSistema(async (tx) => {
    await tx.executar(
      sql`insert into caso (id, autoridade_id, tipo, operadora_id) values (${id}, ${AUTORIDADE[uf]}, 'veiculo', ${operadora})`,
    )
    await tx.executar(sql`
      insert into veiculo (id, autoridade_id, operadora_id, placa, placa_unica, tipo, marca_modelo, ano_fabricacao, lugares,
        servico, estado, registrado_em, seguro_ate, laudo_ate)
      values (${id}, ${AUTORIDADE[uf]}, ${operadora}, ${v.placa}, ${placaUnica(v.placa)}, ${tipo}, 'Modelo de teste', ${ano},
        ${lugares}, 'fretamento', ${estado}, '2020-02-03', ${seguro_ate}, ${laudo_ate})`)
  })
  return id
}

/** Changes columns of a vehicle behind everything: time passing at another authority's desk. */
export const mudarVeiculo = (
  c: Cenario,
  id: string,
  m: { seguro_ate?: string; laudo_ate?: string; estado?: string },
) =>
  c.produto.banco.comoSistema((tx) =>
    tx.executar(sql`
      update veiculo set seguro_ate = coalesce(${m.seguro_ate ?? null}::date, seguro_ate),
        laudo_ate = coalesce(${m.laudo_ate ?? null}::date, laudo_ate), estado = coalesce(${m.estado ?? null}, estado)
       where id = ${id}`),
  )

const CPFS = ['52998224725', '11144477735', '39053344705', '86288366757']

/** A driver of an operator, with everything in order unless said otherwise. */
export async function porMotorista(
  analista: Cliente,
  operadora: string,
  m: Record<string, unknown> = {},
): Promise<string> {
  const r = await analista.post('/api/v1/pessoal', {
    operadora_id: operadora,
    nome: 'Motorista de Teste',
    cpf: CPFS[0],
    funcao: 'motorista',
    vinculo: 'empregado',
    desde: '2024-01-02',
    habilitacao: '123456',
    categoria: 'D',
    habilitacao_ate: '2028-01-01',
    curso_em: '2025-01-01',
    curso_ate: '2028-01-01',
    primeiros_socorros_em: '2025-01-01',
    identificacao: true,
    ...m,
  })
  if (r.statusCode !== 200) throw new Error(r.body)
  return r.json().id
}

export async function porDocumento(analista: Cliente, de: string, d: Record<string, unknown>): Promise<void> {
  const r = await analista.post('/api/v1/documentos-do-cadastro', {
    de_id: de,
    numero: randomUUID().slice(0, 8),
    emissao: '2026-01-02',
    ...d,
  })
  if (r.statusCode !== 200) throw new Error(r.body)
}

/** A manager with both clear certificates. */
export async function porDirigente(analista: Cliente, operadora: string): Promise<string> {
  const r = await analista.post('/api/v1/dirigentes', {
    operadora_id: operadora,
    nome: 'Dirigente de Teste',
    cpf: CPFS[1],
    papel: 'socio',
    desde: '2020-01-02',
  })
  if (r.statusCode !== 200) throw new Error(r.body)
  return r.json().id
}

export const gente = (quantos: number, de = 0) =>
  Array.from({ length: quantos }, (_, i) => ({
    nome: `Passageiro ${de + i + 1}`,
    tipo: 'rg',
    numero: `${100000 + de + i}`,
  }))

export const ato = (
  quem: Cliente,
  numero: string,
  nome: string,
  corpo: Record<string, unknown>,
  versao: number,
) => quem.post(`/api/v1/autorizacoes/${numero}/${nome}`, corpo, { versao })

export const CLAUSULAS = [1, 2, 3, 4, 5, 6, 7].map((n) => `art20_inc${n}`)
