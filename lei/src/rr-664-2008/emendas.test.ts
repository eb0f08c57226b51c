import { describe, expect, test } from 'vitest'
import { lerData } from '../core/data.js'
import {
  adotarEmenda,
  EMENDAS_RR,
  inteiroDaOutorga,
  inteiroRR,
  PARAMETROS_DA_OUTORGA_RR,
  parametroDaOutorga,
  serieRR,
  VALORES_DA_LEI_RR,
  valorRR,
} from './index.js'

const d = lerData
const linha = (de: string, valor: string) => ({
  de: d(de),
  ate: null,
  valor,
  ato: 'Resolução 1',
  demonstracao: false,
})

describe('emendas conhecidas de fora do texto', () => {
  test('sem adoção vale o texto de 2008, mesmo depois da emenda', () => {
    expect(valorRR('idade_maxima_de_registro_anos', d('2026-05-04'), {}).valor).toBe('8')
  })

  test('adotada, vale da data escolhida em diante, e não antes', () => {
    const { parametro, linha: adotada } = adotarEmenda('lei-984-art-28', {
      ato: 'Resolução CRE 3/2020',
      desde: d('2020-01-01'),
    })
    const parametros = { [parametro]: [adotada] }
    expect(parametro).toBe('idade_maxima_de_registro_anos')
    expect(inteiroRR(parametro, d('2019-12-31'), parametros).valor).toBe(8)
    const depois = inteiroRR(parametro, d('2020-01-01'), parametros)
    expect(depois.valor).toBe(10)
    expect(depois.passo.parametro).toMatchObject({
      de: '2020-01-01',
      ato: 'Lei 984/2014, adotada por Resolução CRE 3/2020',
    })
    expect(serieRR(parametro, parametros).map((v) => v.valor)).toEqual(['8', '10'])
  })

  test.each([
    ['lei-inventada', '2020-01-01', 'R 1', 'emenda-desconhecida'],
    ['lei-703', '2020-01-01', 'R 1', 'emenda-sem-valor'],
    ['lei-984-art-28', '2020-01-01', '  ', 'ato-ausente'],
    ['lei-984-art-28', '2014-12-18', 'R 1', 'data-antes-da-emenda'],
  ])('%s em %s, por «%s»: %s', (id, desde, ato, codigo) => {
    expect(() => adotarEmenda(id, { ato, desde: d(desde) })).toThrow(expect.objectContaining({ codigo }))
  })

  test('todo valor que uma emenda muda existe no texto', () => {
    for (const e of EMENDAS_RR) if (e.parametro) expect(VALORES_DA_LEI_RR).toHaveProperty(e.parametro)
    expect(new Set(EMENDAS_RR.map((e) => e.id)).size).toBe(EMENDAS_RR.length)
  })

  test('antes da lei não há valor; número torto é recusado', () => {
    expect(() => valorRR('prazo_da_autorizacao_de_linha_meses', d('2008-04-16'), {})).toThrow(
      expect.objectContaining({ codigo: 'sem-valor-na-data' }),
    )
    for (const valor of ['0', '8.5', 'oito', '-1', '1201']) {
      const parametros = { idade_maxima_de_registro_anos: [linha('2010-01-01', valor)] }
      expect(() => inteiroRR('idade_maxima_de_registro_anos', d('2026-01-01'), parametros)).toThrow(
        expect.objectContaining({
          codigo: 'parametro-invalido',
          campo: 'parametros.idade_maxima_de_registro_anos',
        }),
      )
    }
  })
})

describe('valores que a lei deixa à autoridade', () => {
  test('o nome é a chave; sem valor não se adivinha, nem pela sugestão', () => {
    for (const [chave, p] of Object.entries(PARAMETROS_DA_OUTORGA_RR)) expect(p.nome).toBe(chave)
    expect(() => inteiroDaOutorga('prazo_recurso_dias', d('2026-01-01'), {})).toThrow(
      expect.objectContaining({ codigo: 'parametro-ausente', dispositivo: 'art92' }),
    )
  })

  test('vale o da data; antes dele, erro; número torto, erro', () => {
    const parametros = { prazo_recurso_dias: [linha('2020-01-01', '10'), linha('2025-01-01', '15')] }
    expect(inteiroDaOutorga('prazo_recurso_dias', d('2024-12-31'), parametros).valor).toBe(10)
    expect(parametroDaOutorga('prazo_recurso_dias', d('2025-01-01'), parametros).valor).toBe('15')
    expect(() => inteiroDaOutorga('prazo_recurso_dias', d('2019-12-31'), parametros)).toThrow(
      expect.objectContaining({ codigo: 'sem-valor-na-data' }),
    )
    expect(() =>
      inteiroDaOutorga('prazo_recurso_dias', d('2026-01-01'), {
        prazo_recurso_dias: [linha('2020-01-01', 'dez')],
      }),
    ).toThrow(expect.objectContaining({ codigo: 'parametro-invalido' }))
  })
})
