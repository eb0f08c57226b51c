import { expect, it } from 'vitest'
import { estadoDa, type MensagemDoCorreio, resumoDoCorreio } from './mensagens'

const mensagem = (enviada_em: string | null, erro: string | null) =>
  ({ enviada_em, erro }) as unknown as MensagemDoCorreio

it('a message that was sent after a failure is sent', () => {
  expect(estadoDa({ enviada_em: '2026-04-06T12:00:00Z', erro: 'caixa cheia' }).nome).toBe('Enviada')
  expect(estadoDa({ enviada_em: null, erro: 'caixa cheia' }).nome).toBe('Falhou')
  expect(estadoDa({ enviada_em: null, erro: null }).nome).toBe('A enviar')
})

it('counts in words, without what there is none of', () => {
  const enviada = mensagem('2026-04-06T12:00:00Z', null)
  expect(resumoDoCorreio([enviada, enviada, mensagem(null, 'x')])).toBe('2 enviadas, 1 falhou')
  expect(resumoDoCorreio([])).toBe('')
})
