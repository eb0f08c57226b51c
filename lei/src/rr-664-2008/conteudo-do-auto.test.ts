import { describe, expect, test } from 'vitest'
import { lerData, lerInstante } from '../core/data.js'
import { type ConteudoDoAuto, cienciaDoAuto, examinarConteudoDoAuto, type ReciboDoAuto } from './index.js'

const d = lerData

describe('conteúdo do auto (art. 75, par. único)', () => {
  const auto: ConteudoDoAuto = {
    numeroDaLinha: '101',
    pontosExtremos: 'Boa Vista e Bonfim',
    semLinha: false,
    delegataria: 'Viação Exemplo',
    descricao: 'Sem livro de ocorrências',
    local: 'Rodoviária de Boa Vista',
    momento: lerInstante('2026-05-04T08:00:00-04:00'),
    dispositivo: 'art79_inc1',
  }
  test.each([
    ['completo', {}, []],
    ['sem número da linha', { numeroDaLinha: ' ' }, ['art75_par1u_inc1']],
    ['sem extremos', { pontosExtremos: '' }, ['art75_par1u_inc1']],
    ['serviço sem linha', { semLinha: true, numeroDaLinha: '', pontosExtremos: '' }, []],
    ['sem delegatária', { delegataria: '' }, ['art75_par1u_inc2']],
    ['sem hora', { momento: null }, ['art75_par1u_inc3']],
    ['sem dispositivo', { dispositivo: null }, ['art75_par1u_inc3']],
  ])('%s', (_, mudancas, motivos) => {
    const exame = examinarConteudoDoAuto({ ...auto, ...mudancas })
    expect(exame.motivos.map((m) => m.dispositivo)).toEqual(motivos)
  })
})

describe('ciência do autuado (arts. 76 e 89)', () => {
  const naHora = { data: d('2026-05-04'), origem: 'abordagem' } as const
  const depois = { data: d('2026-05-04'), origem: 'apuracao-posterior' } as const
  const data = d('2026-05-10')
  const RECIBOS: readonly [ReciboDoAuto, typeof naHora | typeof depois, string | null][] = [
    [{ modo: 'assinatura', data }, naHora, 'art89_inc1'],
    [{ modo: 'recibo', data }, naHora, 'art89_inc2'],
    [{ modo: 'ar', data, numero: 'BR 1' }, naHora, 'art89_inc2'],
    [{ modo: 'recusa', data, atestadaPor: 'fiscal 7' }, naHora, 'art76_par1'],
    [{ modo: 'ar', data, numero: 'BR 1' }, depois, 'art89_inc2'],
  ]
  test.each(RECIBOS)('%o de %o se prova por %s', (recibo, auto, dispositivo) => {
    expect(cienciaDoAuto(recibo, auto)).toMatchObject({ data, dispositivo })
  })

  const RECUSADOS: readonly [ReciboDoAuto, typeof naHora | typeof depois, string][] = [
    [{ modo: 'ar', data, numero: ' ' }, naHora, 'ar-ausente'],
    [{ modo: 'recusa', data, atestadaPor: '' }, naHora, 'atestado-ausente'],
    [{ modo: 'assinatura', data }, depois, 'modo-invalido'],
    [{ modo: 'recusa', data, atestadaPor: 'fiscal 7' }, depois, 'modo-invalido'],
    [{ modo: 'assinatura', data: d('2026-05-03') }, naHora, 'ciencia-antes-do-auto'],
  ]
  test.each(RECUSADOS)('%o de %o: %s', (recibo, auto, codigo) => {
    expect(() => cienciaDoAuto(recibo, auto)).toThrow(expect.objectContaining({ codigo }))
  })
})
