import { describe, expect, it } from 'vitest'
import { type Instante, lerData, lerInstante } from '../core/data.js'
import { Dinheiro } from '../core/dinheiro.js'
import { CONFERENCIAS_RS, conferirRS, type ItemConferido, REGISTROS_RS } from './conferir.js'
import {
  devedorDaMulta,
  ESCOLHAS_DE_INCISO_RS,
  escolherInciso,
  PARAMETROS_DAS_CONFERENCIAS_RS,
} from './enquadramentos.js'
import { INFRACOES_RS } from './multa.js'
import { classificarPartida, incisoDaPartida, type PartidaRS } from './partida.js'

const HOJE = lerData('2026-03-10')
const ONTEM = lerData('2026-03-09')
const as = (hora: string): Instante => lerInstante(`2026-03-10T${hora}:00-03:00`)
const resultado = (...args: Parameters<typeof conferirRS<ItemConferido>>) => conferirRS(...args).resultado

describe('conferências dos arts. 13-B e 13-C', () => {
  it('toda infração ou se confere, ou se registra', () => {
    const ids = [...Object.keys(CONFERENCIAS_RS), ...REGISTROS_RS.map((r) => r.dispositivo)].sort()
    expect(ids).toEqual(INFRACOES_RS.map((i) => i.dispositivo).sort())
  })

  it('todo parâmetro que uma conferência cita existe', () => {
    const nomes = PARAMETROS_DAS_CONFERENCIAS_RS.map((p) => p.nome)
    const citados = Object.values(CONFERENCIAS_RS).flatMap((r) => ('parametro' in r ? [r.parametro] : []))
    expect(citados.filter((nome) => !nomes.includes(nome as string))).toEqual([])
  })

  it('sem ninguém ter olhado, não há nem conformidade nem violação', () => {
    for (const item of Object.keys(CONFERENCIAS_RS) as ItemConferido[]) {
      expect(conferirRS(item, null)).toMatchObject({
        resultado: 'sem-dados',
        infracao: null,
        dispositivo: item,
      })
    }
  })

  it('VI: passageiros acima da lotação, com a conta do excesso', () => {
    const c = conferirRS('art13-2_inc6', { contado: 53, limite: 46 })
    expect(c).toMatchObject({ resultado: 'violacao', infracao: 'art13-2_inc6', leituras: ['AMB-RS-06'] })
    expect(c.olhou).toContainEqual({ o_que: 'diferença', valor: '7' })
    expect(c.mensagem).toBe('Passageiros a bordo: 53, e o limite é 46: 7 a mais.')
    expect(conferirRS('art13-2_inc6', { contado: 46, limite: 46 })).toMatchObject({
      resultado: 'conforme',
      infracao: null,
    })
  })

  it('XXV: quem não está na lista', () => {
    const c = conferirRS('art13-2_inc25', { daRegra: ['a', 'b'], achados: ['b', 'c', 'd'] })
    expect(c.mensagem).toBe('Passageiros da lista: não constam c, d.')
    expect(resultado('art13-2_inc25', { daRegra: ['a', 'b'], achados: [] })).toBe('conforme')
  })

  it('XXIV e 13-C, XXXIII: a reserva é um mínimo', () => {
    expect(resultado('art13-2_inc24', { contado: 2, limite: 3 })).toBe('violacao')
    expect(resultado('art13-3_inc33', { contado: 3, limite: 3 })).toBe('conforme')
  })

  it('XXIX: dado no último dia está no prazo; sem entrega, só há atraso depois dele', () => {
    const dado = (feitoEm: typeof HOJE | null, olhadoEm = HOJE) =>
      resultado('art13-2_inc29', { limite: ONTEM, feitoEm, olhadoEm })
    expect([dado(ONTEM), dado(HOJE), dado(null, ONTEM), dado(null, HOJE)]).toEqual([
      'conforme',
      'violacao',
      'conforme',
      'violacao',
    ])
  })

  it('XIX: o aviso se compara por instante, em qualquer fuso', () => {
    const feitoEm = lerInstante('2026-03-10T13:59:00Z')
    expect(resultado('art13-2_inc19', { limite: as('11:00'), feitoEm, olhadoEm: as('12:00') })).toBe(
      'conforme',
    )
    expect(() => resultado('art13-2_inc19', { limite: HOJE, feitoEm, olhadoEm: HOJE })).toThrow(
      expect.objectContaining({ codigo: 'momento-invalido' }),
    )
  })

  it('LVI e 13-C, LVI: vale até o último dia, inclusive; sem papel é violação', () => {
    const cartao = (ate: typeof HOJE | null) => ({ em: HOJE, papeis: [{ nome: 'o cartão', ate }] })
    expect(resultado('art13-2_inc56', cartao(HOJE))).toBe('conforme')
    expect(conferirRS('art13-2_inc56', cartao(ONTEM)).mensagem).toBe(
      'Cartão de Vistoria: o cartão venceu em 9 mar. 2026.',
    )
    expect(resultado('art13-3_inc56', cartao(null))).toBe('violacao')
  })

  it('LV: ordem de retirada em vigor é que é a falta', () => {
    const linhas = (ate: typeof HOJE | null) => ({ em: HOJE, linhas: [{ de: ONTEM, ate }] })
    expect(resultado('art13-2_inc55', linhas(null))).toBe('violacao')
    expect(resultado('art13-2_inc55', linhas(ONTEM))).toBe('conforme')
    expect(resultado('art13-3_inc58', { em: HOJE, linhas: [] })).toBe('violacao')
  })

  it('XXII: acima do permitido, ou sem nada permitido', () => {
    const preco = (cobrado: string, permitido: string | null) => ({
      cobrado: Dinheiro.de(cobrado),
      permitido: permitido === null ? null : Dinheiro.de(permitido),
    })
    expect(resultado('art13-2_inc22', preco('7.35', '7.35'))).toBe('conforme')
    expect(resultado('art13-2_inc22', preco('7.36', '7.35'))).toBe('violacao')
    expect(resultado('art13-2_inc22', preco('1.00', null))).toBe('violacao')
  })

  it('XXXIV e XLIX: a mesma autorização vencida é uma infração só', () => {
    const e = { em: HOJE, autorizacao: ONTEM, laudo: HOJE, seguro: HOJE }
    const violadas = (
      x: typeof e | { em: typeof HOJE; autorizacao: typeof HOJE; laudo: null; seguro: typeof HOJE },
    ) => (['art13-2_inc34', 'art13-2_inc49'] as const).filter((i) => resultado(i, x) === 'violacao')
    expect(violadas(e)).toEqual(['art13-2_inc34'])
    expect(violadas({ ...e, seguro: ONTEM })).toEqual(['art13-2_inc49'])
    expect(violadas({ ...e, autorizacao: HOJE, laudo: ONTEM })).toEqual([])
    expect(violadas({ em: HOJE, autorizacao: ONTEM, laudo: null, seguro: HOJE })).toEqual(['art13-2_inc49'])
  })

  it.each([
    [
      { fretamento: true, delegado: false, empresaCadastrada: true, veiculoCadastrado: false },
      ['art13-2_inc50'],
    ],
    [{ fretamento: true, delegado: false, empresaCadastrada: true, veiculoCadastrado: true }, []],
    [
      { fretamento: false, delegado: true, empresaCadastrada: true, veiculoCadastrado: false },
      ['art13-2_inc41'],
    ],
    [
      { fretamento: false, delegado: false, empresaCadastrada: false, veiculoCadastrado: false },
      ['art13-2_inc30', 'art13-2_inc41'],
    ],
    [{ fretamento: false, delegado: true, empresaCadastrada: true, veiculoCadastrado: true }, []],
  ])('cadastro: o inciso mais específico (%j)', (servico, esperados) => {
    const itens = ['art13-2_inc30', 'art13-2_inc41', 'art13-2_inc50'] as const
    expect(itens.filter((i) => resultado(i, servico) === 'violacao')).toEqual(esperados)
  })

  it('VIII: recusa com motivo aceito não é infração', () => {
    expect(resultado('art13-2_inc8', { houve: true, motivoAceito: null })).toBe('violacao')
    expect(resultado('art13-2_inc8', { houve: true, motivoAceito: 'lotação completa' })).toBe('conforme')
    expect(resultado('art13-2_inc8', { houve: false, motivoAceito: null })).toBe('conforme')
  })

  it('LIII: diz em que o declarado difere', () => {
    const campos = [{ nome: 'passageiros', declarado: '900', verificado: '1200' }]
    expect(conferirRS('art13-2_inc53', { campos }).mensagem).toBe(
      'Dados declarados: passageiros: declarado 900, verificado 1200.',
    )
  })
})

describe('partidas: XVII, XVIII e XXVII', () => {
  const partida = (resto: Partial<PartidaRS>): PartidaRS => ({
    prevista: as('08:00'),
    realizada: null,
    proxima: as('09:00'),
    olhadoEm: as('08:30'),
    toleranciaMin: 0,
    omitidaAposMin: null,
    ...resto,
  })
  it.each([
    ['na hora', { realizada: as('08:00') }, 'no-horario', null],
    ['um minuto depois', { realizada: as('08:01') }, 'atrasada', 'art13-2_inc17'],
    ['um minuto antes', { realizada: as('07:59') }, 'adiantada', 'art13-2_inc18'],
    ['dentro da tolerância', { realizada: as('08:05'), toleranciaMin: 5 }, 'no-horario', null],
    ['antes, dentro da tolerância', { realizada: as('07:55'), toleranciaMin: 5 }, 'no-horario', null],
    ['ainda sem a próxima', {}, 'por-acontecer', null],
    ['nada até a próxima', { olhadoEm: as('09:00') }, 'omitida', 'art13-2_inc27'],
    ['saiu depois da próxima', { realizada: as('09:10'), olhadoEm: as('10:00') }, 'omitida', 'art13-2_inc27'],
    [
      'depois dos minutos da autoridade',
      { realizada: as('08:31'), omitidaAposMin: 30 },
      'omitida',
      'art13-2_inc27',
    ],
    ['última do dia, tarde', { realizada: as('08:50'), proxima: null }, 'atrasada', 'art13-2_inc17'],
  ] as const)('%s', (_, resto, como, inciso) => {
    const p = partida(resto)
    expect(classificarPartida(p)).toBe(como)
    expect(incisoDaPartida('rodoviario', p)).toBe(inciso)
    const itens = ['art13-2_inc17', 'art13-2_inc18', 'art13-2_inc27'] as const
    expect(itens.filter((i) => resultado(i, p) === 'violacao')).toEqual(inciso === null ? [] : [inciso])
  })

  it('na água, adiantar e omitir são mudança de horário (13-C, XXXIX)', () => {
    expect(incisoDaPartida('hidroviario', partida({ realizada: as('08:01') }))).toBe('art13-3_inc1')
    const omitida = partida({ olhadoEm: as('09:00') })
    expect(incisoDaPartida('hidroviario', omitida)).toBe('art13-3_inc39')
    expect(resultado('art13-3_inc39', omitida)).toBe('violacao')
    expect(resultado('art13-3_inc1', omitida)).toBe('conforme')
  })
})

describe('um fato, um inciso', () => {
  const classe = (d: string) => INFRACOES_RS.find((i) => i.dispositivo === d)
  const UPF: Record<string, number> = { leve: 30, media: 42, grave: 63, gravissima: 77 }
  const upf = (d: string) => UPF[classe(d)?.classe ?? ''] ?? Number(classe(d)?.classe)

  it('os dois incisos existem, e na dúvida vale o de multa menor', () => {
    for (const nome of Object.keys(ESCOLHAS_DE_INCISO_RS) as (keyof typeof ESCOLHAS_DE_INCISO_RS)[]) {
      const { sim, nao } = ESCOLHAS_DE_INCISO_RS[nome]
      expect(upf(nao)).toBeLessThan(upf(sim))
      expect(escolherInciso(nome, null).dispositivo).toBe(nao)
      expect(escolherInciso(nome, true).dispositivo).toBe(sim)
    }
  })

  it('a operadora responde por quem quer que tenha praticado o fato', () => {
    expect(devedorDaMulta('passageiro').devedor).toBe('operadora')
  })
})
