import { describe, expect, it } from 'vitest'
import type { Prazo } from '../tipos'
import { itensDe, novidadesDesde } from './comum'
import { consequenciasDaCiencia, contextoDePrazos, prazoQueComeca, tempestividade } from './consequencias'
import { enderecoDaEvidencia } from './envio'

const HOJE = '2026-04-06'
const dia = (data: string, substituido = false, expediente = false) => ({
  data,
  expediente,
  motivo: 'ponto facultativo',
  substituido,
  ato: 'Decreto 1',
  registrado_por: null,
  registrado_em: '2026-01-01T00:00:00Z',
})
const titulos = (c: { titulo: string }[]) => c.map((x) => x.titulo.replaceAll('\u00a0', ' '))
const rr = (calendario: ReturnType<typeof dia>[] = []) =>
  contextoDePrazos('rr-664-2008', { parametros: [], calendario }).contexto

describe('a ciência, enquanto se escolhe o dia', () => {
  it('RR: diz até quando cabe defesa e quando a multa vence sem ela (arts. 89 e 95)', () => {
    expect(titulos(consequenciasDaCiencia(rr(), '2026-03-10', HOJE))).toEqual([
      'Defesa até qui., 9 de abril',
      'Sem defesa, a multa vence em 20 abr. 2026',
    ])
  })
  it('o dia que a autoridade fechou move o prazo; o registro substituído não', () => {
    expect(titulos(consequenciasDaCiencia(rr([dia('2026-04-09')]), '2026-03-10', HOJE))[0]).toBe(
      'Defesa até sex., 10 de abril',
    )
    expect(titulos(consequenciasDaCiencia(rr([dia('2026-04-09', true)]), '2026-03-10', HOJE))[0]).toBe(
      'Defesa até qui., 9 de abril',
    )
  })
  it('enquanto a data está pela metade nada é dito', () => {
    expect(consequenciasDaCiencia(rr(), '10/03', HOJE)).toEqual([])
  })
  it('um vencimento de outro ano traz o ano', () => {
    expect(titulos(consequenciasDaCiencia(rr(), '2026-12-15', '2026-12-15'))[0]).toMatch(/2027$/)
  })
  it('RS: sem a duração fixada pela autoridade, a recusa da lei é dita no lugar da data', () => {
    const { contexto } = contextoDePrazos('rs-11127-1998', { parametros: [], calendario: [] })
    const [c] = prazoQueComeca(contexto, 'defesa', '2026-03-10', HOJE)
    expect(c?.tom).toBe('alerta')
  })
  it('sem o calendário da autoridade a conta é estimativa', () => {
    expect(contextoDePrazos('rr-664-2008', null).estimado).toBe(true)
  })
})

describe('o que se protocola', () => {
  const prazo = { vencimento: '2026-04-09', dispositivo: 'art89' } as Prazo
  it('no último dia está no prazo; no seguinte não', () => {
    expect(tempestividade(prazo, '2026-04-09')[0]?.tom).toBeUndefined()
    expect(tempestividade(prazo, '2026-04-10')[0]?.tom).toBe('alerta')
  })
})

it('o nome e a descrição de uma evidência vão no endereço, com acento e tudo', () => {
  const arquivo = new File(['x'], 'lotação & placa.jpg')
  expect(enderecoDaEvidencia({ numero: 'RR-2026-000001' }, { arquivo, descricao: '' })).toBe(
    '/api/v1/autos/RR-2026-000001/evidencias?nome=lota%C3%A7%C3%A3o+%26+placa.jpg',
  )
})

it('linhas em branco não são correções', () => {
  expect(itensDe(' pneu careca \n\n extintor\n')).toEqual(['pneu careca', 'extintor'])
})

it('novidade é o que veio depois da versão vista', () => {
  const eventos = [{ ordem: 1 }, { ordem: 2 }, { ordem: 3 }] as never[]
  expect(novidadesDesde(eventos, 2)).toEqual([{ ordem: 3 }])
})
