import { describe, expect, it } from 'vitest'
import { andamento, prazoEmCurso, regrasDaContagem } from './prazos'
import type { Auto, Estado, Prazo } from './tipos'

const prazo = (nome: Prazo['nome'], ciencia: string, vencimento: string): Prazo => ({
  nome,
  titulo: nome,
  duracao: 30,
  dispositivo: null,
  ato: null,
  demonstracao: false,
  inicio: ciencia,
  vencimento,
  dias: [{ data: ciencia, papel: 'ciencia', numero: null, motivo: null }],
  memoria: [],
})
const auto = (estado: Estado, ...prazos: Prazo[]) =>
  ({ situacao: { estado, nome: '', tom: 'azul' }, prazos }) as Pick<Auto, 'prazos' | 'situacao'>

const DEFESA = prazo('defesa', '2026-03-10', '2026-04-09')
const DECISAO = prazo('decisao', '2026-04-09', '2026-05-11')

describe('o prazo em curso', () => {
  it('o último dia ainda é do prazo de defesa', () => {
    expect(prazoEmCurso(auto('notificado', DEFESA, DECISAO), '2026-04-09')?.nome).toBe('defesa')
  })
  it('passado sem defesa, corre o de decidir', () => {
    expect(prazoEmCurso(auto('notificado', DEFESA, DECISAO), '2026-04-10')?.nome).toBe('decisao')
  })
  it('com tudo vencido mostra o que venceu por último, e não nada', () => {
    expect(prazoEmCurso(auto('notificado', DEFESA, DECISAO), '2026-06-01')?.nome).toBe('decisao')
  })
  it('o pagamento que já tem data não passa na frente da defesa', () => {
    const pagamento = prazo('pagamento', '2026-04-09', '2026-04-20')
    expect(prazoEmCurso(auto('notificado', pagamento, DEFESA), '2026-03-20')?.nome).toBe('defesa')
  })
  it('num caso encerrado nenhum corre', () => {
    expect(prazoEmCurso(auto('pago', DEFESA, DECISAO), '2026-04-01')).toBeNull()
  })
})

it('um prazo que parte de uma data futura ainda não começou', () => {
  expect(andamento(DECISAO, '2026-04-08')).toBe('ainda não começou')
  expect(andamento(DECISAO, '2026-04-09')).toBe('em curso')
  expect(andamento(DECISAO, '2026-05-11')).toBe('em curso')
  expect(andamento(DECISAO, '2026-05-12')).toBe('encerrado')
})

it('onde a lei não tem regra de contagem, nada é citado', () => {
  const passo = (dispositivo: string | null, resultado: string) => ({ dispositivo, descricao: '', resultado })
  expect(regrasDaContagem([passo(null, '2026-03-10'), passo(null, '2026-03-11')])).toEqual({
    inicio: null,
    prorrogacao: null,
  })
  expect(
    regrasDaContagem([
      passo(null, '2026-03-10'),
      passo('art95', '2026-03-11'),
      passo('art95', '2026-04-09'),
      passo('art95_par1u', '2026-04-09'),
    ]),
  ).toEqual({ inicio: 'art95', prorrogacao: 'art95_par1u' })
})
