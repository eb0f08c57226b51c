import { describe, expect, test } from 'vitest'
import { proximoEstado, transicoesDe } from '../core/tabela.js'
import {
  ALTERACOES_DE_LINHA_RR,
  type AtoDaAlteracao,
  DECISOES_RECORRIVEIS_RR,
  type EstadoDaAlteracao,
  previsaoDoAto,
  prontaParaDeferir,
  TABELA_DA_ALTERACAO_RR,
  TABELA_DO_TERMINAL_RR,
  type TipoDeAlteracao,
} from './index.js'

const caminho = (...atos: [AtoDaAlteracao, string?][]) =>
  atos.reduce<EstadoDaAlteracao | null>(
    (estado, [ato, resultado]) =>
      estado === null ? null : proximoEstado(TABELA_DA_ALTERACAO_RR, estado, ato, resultado),
    'solicitada',
  )
const INSTRUIDO: [AtoDaAlteracao, string?][] = [
  ['pedir-pareceres'],
  ['juntar-parecer'],
  ['concluir-instrucao'],
]

describe('da solicitação à volta atrás (arts. 42 a 62 e 92)', () => {
  test.each<[string, [AtoDaAlteracao, string?][], EstadoDaAlteracao | null]>([
    ['deferida e em vigor', [['decidir', 'deferido'], ['por-em-vigor']], 'em-vigor'],
    ['cancelada depois de valer', [['decidir', 'deferido'], ['por-em-vigor'], ['cancelar']], 'cancelada'],
    [
      'indeferida, revertida no recurso',
      [['decidir', 'indeferido'], ['recorrer'], ['julgar-recurso', 'deferido'], ['por-em-vigor']],
      'em-vigor',
    ],
    [
      'deferida, derrubada no recurso de outra delegatária',
      [['decidir', 'deferido'], ['recorrer'], ['julgar-recurso', 'indeferido']],
      'indeferida-em-recurso',
    ],
    ['indeferida não entra em vigor', [['decidir', 'indeferido'], ['por-em-vigor']], null],
    ['em recurso não entra em vigor', [['decidir', 'deferido'], ['recorrer'], ['por-em-vigor']], null],
    [
      'do recurso não cabe outro',
      [['decidir', 'indeferido'], ['recorrer'], ['julgar-recurso', 'indeferido'], ['recorrer']],
      null,
    ],
  ])('%s', (_, atos, estado) => {
    expect(caminho(...INSTRUIDO, ...atos)).toBe(estado)
  })

  test('sem instrução não há decisão, e quem decide não julga o recurso', () => {
    expect(caminho(['decidir', 'deferido'])).toBeNull()
    expect(transicoesDe(TABELA_DA_ALTERACAO_RR, 'em-recurso', 'julgador')).toEqual([])
    expect(transicoesDe(TABELA_DA_ALTERACAO_RR, 'a-decidir', 'conselheiro')).toEqual([])
  })

  test('todo estado se alcança, e só os finais não têm saída', () => {
    const alcancados = new Set(
      TABELA_DA_ALTERACAO_RR.flatMap((t) => Object.values(t.para)).filter((e) => e !== 'mesmo'),
    )
    const semSaida = [...alcancados].filter((e) => transicoesDe(TABELA_DA_ALTERACAO_RR, e).length === 0)
    expect(semSaida.sort()).toEqual(['cancelada', 'desistida', 'indeferida-em-recurso'])
  })
})

describe('o que cada alteração demanda', () => {
  const TIPOS = Object.keys(ALTERACOES_DE_LINHA_RR) as TipoDeAlteracao[]
  test.each(TIPOS)('%s: tem nome, dispositivo e o que exigir', (tipo) => {
    const a = ALTERACOES_DE_LINHA_RR[tipo]
    expect(a.nome.length).toBeGreaterThan(5)
    expect(a.exige.length).toBeGreaterThan(0)
    expect(a.iniciativa.length).toBeGreaterThan(0)
  })

  test('só o que o art. 92 lista tem recurso ao CRE/RR', () => {
    const comRecurso = TIPOS.filter((t) => ALTERACOES_DE_LINHA_RR[t].recurso !== null)
    for (const t of comRecurso) expect(previsaoDoAto(t, 'recorrer')).toBe('art92')
    expect(new Set(comRecurso.map((t) => ALTERACOES_DE_LINHA_RR[t].recurso))).toEqual(
      new Set(Object.keys(DECISOES_RECORRIVEIS_RR).filter((d) => d !== 'cancelamento')),
    )
    expect(() => previsaoDoAto('conexao', 'recorrer')).toThrowError(
      expect.objectContaining({ codigo: 'ato-sem-previsao', dispositivo: 'art53' }),
    )
  })

  test('fusão se desfaz pelo art. 57, § 2º, prolongamento pelo art. 62', () => {
    expect(previsaoDoAto('fusao', 'cancelar')).toBe('art57_par2')
    expect(previsaoDoAto('prolongamento', 'cancelar')).toBe('art62')
  })
})

describe('pronta para deferir', () => {
  const exame = { motivos: [], memoria: [] }
  const parecer = (dispositivo: 'art58_inc1' | 'art58_inc4', favoravel = true) => ({ dispositivo, favoravel })
  test('falta de parecer impede, e diz qual falta', () => {
    expect(prontaParaDeferir('prolongamento', exame, [parecer('art58_inc1')])).toMatchObject({
      permitido: false,
      depende_de: ['art58_inc4'],
      motivos: [],
    })
  })

  test('todos favoráveis permitem; um contrário não', () => {
    const todos = [parecer('art58_inc1'), parecer('art58_inc4')]
    expect(prontaParaDeferir('prolongamento', exame, todos).permitido).toBe(true)
    const contra = prontaParaDeferir('prolongamento', exame, [...todos, parecer('art58_inc4', false)])
    expect(contra).toMatchObject({ permitido: false, motivos: [{ dispositivo: 'art58_inc4' }] })
  })

  test('parecer favorável não vence o que a conta mostra', () => {
    const contra = {
      ...exame,
      motivos: [{ dispositivo: 'art58_inc2' as const, mensagem: 'Passa da metade.' }],
    }
    const todos = [parecer('art58_inc1'), parecer('art58_inc4')]
    expect(prontaParaDeferir('prolongamento', contra, todos).permitido).toBe(false)
  })
})

describe('terminal rodoviário (arts. 64 e 65)', () => {
  const estado = (...atos: [(typeof TABELA_DO_TERMINAL_RR)[number]['ato'], string?][]) =>
    atos.reduce<(typeof TABELA_DO_TERMINAL_RR)[number]['de'][number] | null>(
      (e, [ato, r]) => (e === null ? null : proximoEstado(TABELA_DO_TERMINAL_RR, e, ato, r)),
      'localizacao-proposta',
    )
  test('o uso só vem depois do acordo e do projeto aprovado', () => {
    expect(estado(['apresentar-projeto'])).toBeNull()
    expect(estado(['firmar-acordo'], ['apresentar-projeto'], ['autorizar-uso'])).toBeNull()
    const aprovado = [['firmar-acordo'], ['apresentar-projeto'], ['decidir-projeto', 'aprovado']] as const
    expect(estado(...aprovado.map((a) => [a[0], a[1]] as [(typeof a)[0], string?]), ['autorizar-uso'])).toBe(
      'uso-autorizado',
    )
  })

  test('a reforma volta ao exame, e o uso espera nova aprovação', () => {
    expect(proximoEstado(TABELA_DO_TERMINAL_RR, 'uso-autorizado', 'apresentar-reforma')).toBe('em-exame')
  })
})
