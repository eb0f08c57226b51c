import { describe, expect, it } from 'vitest'
import { campoDeTeste } from './campo-de-teste'
import { aparece, type Campo, corpoDosCampos, valoresDe } from './valores'

const campo = (nome: string, tipo: Campo['tipo'], mais: Partial<Campo> = {}) =>
  campoDeTeste(tipo, { nome, ...mais })

const LICITANTES = campo('licitantes', 'lista', {
  itens: [
    campo('nome', 'texto'),
    campo('proposta', 'dinheiro'),
    campo('recusado', 'sim-ou-nao'),
    campo('motivo', 'texto', { quando: { campo: 'recusado', valores: ['sim'] } }),
  ],
})

describe('o corpo do pedido', () => {
  it('o que está em branco vai nulo, e o texto vai sem as bordas', () => {
    const campos = [campo('nome', 'texto'), campo('ate', 'data'), campo('vagas', 'inteiro')]
    expect(corpoDosCampos(campos, { nome: '  Ana ', ate: '', vagas: '' })).toEqual({
      nome: 'Ana',
      ate: null,
      vagas: null,
    })
  })

  it('o opcional em que nada se escolheu vai nulo; no exigido, a lista vazia', () => {
    const campos = [
      campo('veiculos', 'procuras', { obrigatorio: false }),
      campo('passageiros', 'lista', { obrigatorio: false }),
      campo('motoristas', 'procuras'),
    ]
    expect(corpoDosCampos(campos, { veiculos: [], passageiros: [], motoristas: [] })).toEqual({
      veiculos: null,
      passageiros: null,
      motoristas: [],
    })
  })

  it('cada tipo vai na forma da API', () => {
    const campos = [
      campo('vagas', 'inteiro'),
      campo('lat', 'coordenada'),
      campo('tem', 'sim-ou-nao'),
      campo('nao_tem', 'sim-ou-nao'),
      campo('partidas', 'horas'),
      campo('faz', 'varios'),
    ]
    const valores = {
      vagas: '1.200',
      lat: '-60,67325',
      tem: 'sim',
      nao_tem: 'nao',
      partidas: '13h30 06:00 6h',
      faz: ['a'],
    }
    expect(corpoDosCampos(campos, valores)).toEqual({
      vagas: 1200,
      lat: '-60.67325',
      tem: true,
      nao_tem: false,
      partidas: ['06:00', '13:30'],
      faz: ['a'],
    })
  })

  it('o ilegível vai como foi digitado, para que o servidor o aponte', () => {
    expect(
      corpoDosCampos([campo('vagas', 'inteiro'), campo('p', 'horas')], { vagas: 'doze', p: '25h 06:00' }),
    ).toEqual({ vagas: 'doze', p: ['06:00', '25h'] })
  })

  it('não respondido não é «não»', () => {
    expect(corpoDosCampos([campo('tem', 'sim-ou-nao')], { tem: '' })).toEqual({ tem: null })
  })

  it('numa lista, o escondido de cada linha vai nulo pela própria linha', () => {
    const linha = { nome: 'A', proposta: '10', motivo: 'fora do prazo' }
    const valores = {
      licitantes: [
        { ...linha, recusado: 'sim' },
        { ...linha, recusado: 'nao' },
      ],
    }
    const { licitantes } = corpoDosCampos([LICITANTES], valores) as { licitantes: { motivo: unknown }[] }
    expect(licitantes.map((l) => l.motivo)).toEqual(['fora do prazo', null])
  })
})

describe('quando um campo aparece', () => {
  const tipo = campo('tipo', 'escolha')
  const certidao = campo('certidao', 'escolha', { quando: { campo: 'tipo', valores: ['x'] } })
  const numero = campo('numero', 'codigo', { quando: { campo: 'certidao', valores: ['sim', 'nao'] } })
  const campos = [tipo, certidao, numero]

  it('o que depende de um campo escondido também se esconde, e vai nulo', () => {
    const valores = { tipo: 'y', certidao: 'sim', numero: '12' }
    expect(campos.map((c) => aparece(c, campos, valores))).toEqual([true, false, false])
    expect(corpoDosCampos(campos, valores)).toEqual({ tipo: 'y', certidao: null, numero: null })
  })

  it('o tipo do procedimento, que não é um dos campos, também decide', () => {
    const escolar = campo('escola', 'texto', { quando: { campo: 'especie', valores: ['escolar'] } })
    expect(aparece(escolar, [escolar], { especie: 'escolar' })).toBe(true)
    expect(aparece(escolar, [escolar], { especie: 'turismo' })).toBe(false)
  })

  it('sim e não podem vir escritos como verdadeiro e falso', () => {
    const c = campo('x', 'texto', { quando: { campo: 'tem', valores: ['true'] } })
    expect(aparece(c, [c], { tem: 'sim' })).toBe(true)
    expect(aparece(c, [c], { tem: 'nao' })).toBe(false)
  })

  it('basta uma das escolhas, onde cabem várias', () => {
    const c = campo('x', 'texto', { quando: { campo: 'faz', valores: ['b'] } })
    expect(aparece(c, [c], { faz: ['a', 'b'] })).toBe(true)
    expect(aparece(c, [c], { faz: [] })).toBe(false)
  })
})

it('o que a API tem volta igual depois de passar pelo formulário', () => {
  const campos = [
    campo('nome', 'texto'),
    campo('vagas', 'inteiro'),
    campo('tem', 'sim-ou-nao'),
    campo('partidas', 'horas'),
    campo('veiculos', 'procuras'),
    campo('ate', 'data'),
    LICITANTES,
  ]
  const dados = {
    nome: 'Ana',
    vagas: 12,
    tem: false,
    partidas: ['06:00', '13:30'],
    veiculos: ['a', 'b'],
    ate: null,
    licitantes: [{ nome: 'B', proposta: '10.00', recusado: true, motivo: 'tarde' }],
  }
  expect(corpoDosCampos(campos, valoresDe(campos, dados))).toEqual(dados)
})
