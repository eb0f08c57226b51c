import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lerData } from '../core/data.js'
import { proximoEstado } from '../core/tabela.js'
import {
  adotarEmenda,
  cancelamentoDeOficio,
  conferirComunicacao,
  conferirIdadeDeUso,
  conferirRegistroDeVeiculo,
  examinarDocumentosDoRegistro,
  examinarTransferenciaDeVeiculo,
  IDADE_MAXIMA_DE_USO_RR,
  idadeDoVeiculo,
  MEDIDAS_RR,
  prazoDeComunicacao,
  REGISTROS_DO_VEICULO_RR,
  registroDeVeiculo,
  type TipoDeVeiculoRR,
  ultimoDiaDeUso,
  VEICULO_RR,
} from './index.js'

const d = lerData
const onibus = { data: d('2026-05-04'), ano_fabricacao: 2018, tipo: 'onibus', lugares: 44 } as const

describe('registro de veículo (arts. 27 e 28)', () => {
  test.each([
    ['8 anos', { ano_fabricacao: 2018 }, [], '2033-12-31'],
    ['9 anos', { ano_fabricacao: 2017 }, ['art28'], '2032-12-31'],
    ['zero ano', { ano_fabricacao: 2026 }, [], '2041-12-31'],
    ['8 anos em 31 de dezembro', { data: d('2026-12-31') }, [], '2033-12-31'],
    ['9 anos em 1º de janeiro', { data: d('2027-01-01') }, ['art28'], '2033-12-31'],
    ['van de 11', { tipo: 'van', lugares: 11 }, ['art68_inc6'], '2033-12-31'],
    ['van de 12', { tipo: 'van', lugares: 12 }, [], '2033-12-31'],
    ['van de 16', { tipo: 'van', lugares: 16 }, [], '2033-12-31'],
    ['van de 17', { tipo: 'van', lugares: 17 }, ['art68_inc6'], '2033-12-31'],
    ['alternativo de 6', { tipo: 'alternativo', lugares: 6 }, ['art66'], '2033-12-31'],
    ['alternativo de 7', { tipo: 'alternativo', lugares: 7 }, [], '2033-12-31'],
    [
      'van velha e pequena',
      { ano_fabricacao: 2010, tipo: 'van', lugares: 9 },
      ['art28', 'art68_inc6'],
      '2025-12-31',
    ],
  ] as const)('%s', (_, mudancas, motivos, ultimo) => {
    const r = registroDeVeiculo({ ...onibus, ...mudancas })
    expect(r.motivos.map((m) => m.dispositivo)).toEqual(motivos)
    expect(r.permitido).toBe(motivos.length === 0)
    expect(r.ultimo_dia_de_uso).toBe(ultimo)
  })

  test('adotada a Lei 984/2014, registra-se com até 10 anos, da data da adoção em diante', () => {
    const { parametro, linha } = adotarEmenda('lei-984-art-28', { ato: 'R 1', desde: d('2026-05-04') })
    const com = (data: string, ano_fabricacao: number) =>
      registroDeVeiculo({ ...onibus, data: d(data), ano_fabricacao }, { [parametro]: [linha] }).permitido
    expect(com('2026-05-04', 2016)).toBe(true)
    expect(com('2026-05-04', 2015)).toBe(false)
    expect(com('2026-05-03', 2016)).toBe(false)
  })

  test.each([
    [{ ano_fabricacao: 2027 }, 'ano-invalido'],
    [{ ano_fabricacao: 17 }, 'ano-invalido'],
    [{ ano_fabricacao: 2017.5 }, 'ano-invalido'],
    [{ lugares: 0 }, 'lugares-invalidos'],
    [{ tipo: 'barco' as TipoDeVeiculoRR }, 'tipo-de-veiculo-invalido'],
    [{ tipo: 'toString' as TipoDeVeiculoRR }, 'tipo-de-veiculo-invalido'],
    [{ data: d('2008-04-16'), ano_fabricacao: 2005 }, 'fato-antes-da-vigencia'],
  ])('%o: %s', (mudancas, codigo) => {
    expect(() => registroDeVeiculo({ ...onibus, ...mudancas })).toThrow(expect.objectContaining({ codigo }))
  })

  test('registra-se exatamente até o limite, e quem se registra sempre pode rodar', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2009, max: 2080 }), fc.integer({ min: 0, max: 30 }), (ano, idade) => {
        const data = d(`${ano}-06-15`)
        const r = registroDeVeiculo({ ...onibus, data, ano_fabricacao: ano - idade })
        expect(r.permitido).toBe(idade <= 8)
        expect(conferirIdadeDeUso(ano - idade, data).resultado).toBe(
          idade <= IDADE_MAXIMA_DE_USO_RR ? 'conforme' : 'violacao',
        )
        if (r.permitido) expect(data <= r.ultimo_dia_de_uso).toBe(true)
        expect(idadeDoVeiculo(ano - idade, data)).toBe(idade)
      }),
    )
  })

  test('documentos do art. 27', () => {
    expect(examinarDocumentosDoRegistro(['certificado-de-propriedade']).motivos).toHaveLength(1)
    expect(
      examinarDocumentosDoRegistro(['certificado-de-propriedade', 'declaracao-de-manutencao']).permitido,
    ).toBe(true)
  })

  test.each([
    [null, 'violacao', 'art81_inc10'],
    [{ de: d('2026-01-01'), ate: null }, 'conforme', null],
    [{ de: d('2026-05-05'), ate: null }, 'violacao', 'art81_inc10'],
    [{ de: d('2020-01-01'), ate: d('2026-05-03') }, 'violacao', 'art81_inc10'],
  ])('placa com registro %o: %s', (registro, resultado, infracao) => {
    expect(conferirRegistroDeVeiculo({ placa: 'NAA1A11', registro, data: d('2026-05-04') })).toMatchObject({
      resultado,
      infracao,
    })
  })
})

describe('uso, transferência e cancelamento (arts. 28, 30, 31 e 32)', () => {
  test('15 anos: até o fim do ano', () => {
    expect(ultimoDiaDeUso(2011)).toBe('2026-12-31')
    expect(conferirIdadeDeUso(2011, d('2026-12-31')).resultado).toBe('conforme')
    expect(conferirIdadeDeUso(2011, d('2027-01-01'))).toMatchObject({
      resultado: 'violacao',
      infracao: 'art82_inc5',
    })
  })

  const base = { data: d('2026-05-04'), ano_fabricacao: 2012, registrado: true, retiradoDeTrafego: false }
  test.each([
    ['registrado, 14 anos', {}, []],
    ['não registrado', { registrado: false }, ['art28_par2']],
    ['16 anos', { ano_fabricacao: 2010 }, ['art28_par1']],
    ['retirado', { retiradoDeTrafego: true }, ['art30_par1']],
  ])('transferência: %s', (_, mudancas, motivos) => {
    const exame = examinarTransferenciaDeVeiculo({ ...base, ...mudancas })
    expect(exame.motivos.map((m) => m.dispositivo)).toEqual(motivos)
  })

  const laudo = (conclusao: 'apto' | 'inseguro', data = '2026-05-01') => ({
    numero: 'L 1',
    data: d(data),
    conclusao,
  })
  test.each([
    ['15 anos, ainda no ano', 2011, '2026-12-31', null, false, true],
    ['15 anos passados', 2011, '2027-01-01', null, true, false],
    ['14 anos', 2012, '2026-05-04', null, false, false],
    ['laudo contra', 2020, '2026-05-04', laudo('inseguro'), true, false],
    ['laudo a favor', 2020, '2026-05-04', laudo('apto'), false, false],
    ['laudo de amanhã', 2020, '2026-05-04', laudo('inseguro', '2026-05-05'), false, false],
  ])('de ofício: %s', (_, ano_fabricacao, data, l, cabe, avisa) => {
    const exame = cancelamentoDeOficio({ ano_fabricacao, data: d(data), laudo: l })
    expect(exame.permitido).toBe(cabe)
    expect(exame.aviso !== null).toBe(avisa)
  })

  test.each([
    ['registrado', 'retirar-de-trafego', 'retirado'],
    ['retirado', 'liberar', 'registrado'],
    ['retirado', 'transferir', null],
    ['registrado', 'desativar', 'desativado'],
    ['registrado', 'cancelar-a-pedido', 'cancelado'],
    ['cancelado', 'liberar', null],
    ['recusado', 'retirar-de-trafego', null],
  ] as const)('%s, %s: %s', (de, ato, para) => {
    expect(proximoEstado(VEICULO_RR, de, ato)).toBe(para)
  })

  test('a retirada é a mesma medida que a fiscalização aplica, e só o CRE/RR libera', () => {
    expect(MEDIDAS_RR.some((m) => m.dispositivo === 'art30')).toBe(true)
    expect(REGISTROS_DO_VEICULO_RR.liberar.dispositivo).toBe('art30_par1')
  })

  test('desativação se comunica em 10 dias (art. 32)', () => {
    const f = {
      comunicacao: 'desativacao',
      fato: d('2026-03-06'),
      calendario: { uf: 'RR', excecoes: [] },
      parametros: {},
    } as const
    expect(prazoDeComunicacao(f).vencimento).toBe('2026-03-18')
    const conferida = (quando: string) =>
      conferirComunicacao({ ...f, comunicadoEm: d(quando), hoje: d('2026-06-01') }).resultado
    expect(conferida('2026-03-18')).toBe('conforme')
    expect(conferida('2026-03-19')).toBe('violacao')
  })
})
