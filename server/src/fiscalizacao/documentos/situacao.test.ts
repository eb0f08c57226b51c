import type { Instante } from '@outorga/lei'
import { describe, expect, it } from 'vitest'
import { iniciais } from './escritor-do-auto.js'
import { type AtoDoProcesso, situacaoDoDocumento } from './situacao.js'

const FUSO = 'America/Boa_Vista'
let n = 0
const ato = (
  tipo: AtoDoProcesso['tipo'],
  dia: string,
  dados: Record<string, unknown> = {},
  documento: string | null = null,
): AtoDoProcesso => ({
  id: `${tipo}-${n++}`,
  tipo,
  momento: `${dia}T15:00:00Z` as Instante,
  dados,
  documento,
})

const lavrado = ato('lavrar', '2026-03-01', { multa: { valor: '143.00' } })
const mantido = ato('julgar', '2026-04-01', { resultado: 'mantido', multa: { valor: '287.00' } }, 'DDDD')
const anulado = ato('julgar', '2026-04-01', { resultado: 'anulado' }, 'DDDD')
const recurso = ato('recorrer', '2026-04-10', { recebido_em: '2026-04-10' })
const reformou = ato('julgar-recurso', '2026-05-03', { resultado: 'anulado' }, 'RRRR')
const confirmou = ato(
  'julgar-recurso',
  '2026-05-03',
  { resultado: 'mantido', multa: { valor: '287.00' } },
  'RRRR',
)
const pago = ato('registrar-pagamento', '2026-06-02', { pago_em: '2026-06-01' })

describe('known fault 57: o documento diz se vale e por quê', () => {
  it.each([
    [[lavrado], 'O auto foi lavrado em 1º mar. 2026, e o autuado ainda não teve ciência.'],
    [
      [lavrado, ato('dar-ciencia', '2026-03-02', { data: '2026-03-02' })],
      'O autuado teve ciência em 2 mar. 2026, e ainda não há decisão.',
    ],
    [
      [lavrado, mantido],
      'O auto foi mantido em 1º abr. 2026 pela decisão de primeira instância, que ainda não é final.',
    ],
    [
      [lavrado, mantido, recurso],
      'O auto foi mantido em primeira instância, e há recurso de 10 abr. 2026 a decidir.',
    ],
    [
      [lavrado, mantido, pago, ato('anotar-erro', '2026-06-05', { texto: 'x' })],
      'O auto vale, e a multa foi paga em 1º jun. 2026.',
    ],
  ])('auto que vale', (atos, motivo) => {
    expect(situacaoDoDocumento('auto', lavrado.id, atos, FUSO)).toEqual({
      situacao: 'vale',
      motivo,
      substituido_por: null,
    })
  })

  it.each(['auto', 'notificacao'] as const)('%s anulado em primeira instância não vale mais', (especie) => {
    expect(situacaoDoDocumento(especie, lavrado.id, [lavrado, anulado], FUSO)).toEqual({
      situacao: 'nao-vale-mais',
      motivo: 'O auto foi anulado em 1º abr. 2026 pela decisão de primeira instância.',
      substituido_por: 'DDDD',
    })
  })

  it('auto anulado no recurso não vale mais, nem a decisão que o mantinha', () => {
    const atos = [lavrado, mantido, recurso, reformou]
    expect(situacaoDoDocumento('auto', lavrado.id, atos, FUSO)).toMatchObject({
      situacao: 'nao-vale-mais',
      substituido_por: 'RRRR',
    })
    expect(situacaoDoDocumento('decisao', mantido.id, atos, FUSO)).toEqual({
      situacao: 'nao-vale-mais',
      motivo: 'A decisão foi reformada em 3 maio 2026 pela decisão do recurso, que anulou o auto.',
      substituido_por: 'RRRR',
    })
    expect(situacaoDoDocumento('decisao-do-recurso', reformou.id, atos, FUSO).situacao).toBe('vale')
  })

  it('decisão confirmada vale, e a multa que mudou depois é dita', () => {
    const recalculo = ato('recalcular-multa', '2026-05-10', { multa: { valor: '143.00' } })
    const { situacao, motivo } = situacaoDoDocumento(
      'decisao',
      mantido.id,
      [lavrado, mantido, recurso, confirmou, recalculo, pago],
      FUSO,
    )
    expect(situacao).toBe('vale')
    expect(motivo.replaceAll('\u00a0', ' ')).toBe(
      'A decisão foi confirmada em 3 maio 2026 pela decisão do recurso. A multa passou a R$ 143,00 em 10 maio 2026. A multa foi paga em 1º jun. 2026.',
    )
  })

  it('decisão que anulou vale', () => {
    expect(situacaoDoDocumento('decisao', anulado.id, [lavrado, anulado], FUSO)).toMatchObject({
      situacao: 'vale',
    })
  })

  it('o dia é o do relógio da autoridade', () => {
    const tarde = { ...anulado, momento: '2026-04-02T03:30:00Z' as Instante }
    expect(situacaoDoDocumento('auto', lavrado.id, [lavrado, tarde], FUSO).motivo).toContain('1º abr. 2026')
  })
})

describe('iniciais', () => {
  it('só as letras, sem partículas', () => expect(iniciais('Maria de Souza  e Lima')).toBe('M. S. L.'))
})
