import { describe, expect, it } from 'vitest'
import { campoDeTeste } from './campo-de-teste'
import {
  dizerErro,
  dizerQuantasErradas,
  emBranco,
  enderecoDaLeitura,
  type LidoDaPlanilha,
  linhasDoFormulario,
} from './planilha'
import type { Campo } from './valores'

const campo = (nome: string, rotulo: string, tipo: Campo['tipo']) => campoDeTeste(tipo, { nome, rotulo })
const ITENS = [
  campo('nome', 'Nome', 'texto'),
  campo('vale', 'Vale', 'sim-ou-nao'),
  campo('n', 'Número', 'codigo'),
]
const LIDO: LidoDaPlanilha = {
  linhas: [
    { nome: 'Ana Souza', vale: true, n: '123' },
    { nome: '', vale: false, n: null },
  ],
  erros: [
    { linha: 3, indice: 0, coluna: 'n', mensagem: 'Não existe.' },
    { linha: 5, indice: 1, coluna: 'nome', mensagem: 'Falta.' },
    { linha: 5, indice: 1, coluna: 'outra', mensagem: 'Sobra.' },
  ],
  avisos: [],
}

describe('escolher planilha', () => {
  it('o endereço leva o que o formulário diz nos outros campos, e nada onde nada foi dito', () => {
    const em = '/api/v1/x/leitura?de={de}&ids={ids}&nada={nada}'
    expect(enderecoDaLeitura(em, { de: 'a&b', ids: ['1', '2'] })).toBe(
      '/api/v1/x/leitura?de=a%26b&ids=1%2C2&nada=',
    )
  })

  it('as linhas vão ao formulário na forma dele, as erradas também', () => {
    expect(linhasDoFormulario(LIDO, ITENS)).toEqual([
      { nome: 'Ana Souza', vale: 'sim', n: '123' },
      { nome: '', vale: 'nao', n: '' },
    ])
  })

  it('cada erro diz a linha do arquivo, de quem é e em que campo', () => {
    expect(LIDO.erros.map((e) => dizerErro(e, LIDO, ITENS))).toEqual([
      'Linha 3 (Ana Souza), Número: Não existe.',
      'Linha 5, Nome: Falta.',
      'Linha 5, outra: Sobra.',
    ])
  })

  it('conta linhas, e não erros', () => {
    expect(dizerQuantasErradas(LIDO)).toBe('2 têm algo a corrigir')
    expect(dizerQuantasErradas({ ...LIDO, erros: LIDO.erros.slice(0, 1) })).toBe('1 tem algo a corrigir')
    expect(dizerQuantasErradas({ ...LIDO, erros: [] })).toBeNull()
  })

  it('só a linha em que ninguém escreveu está em branco', () => {
    expect(emBranco({ nome: ' ', lista: [] })).toBe(true)
    expect(emBranco({ nome: '', vale: 'nao' })).toBe(false)
  })
})
