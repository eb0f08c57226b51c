import { describe, expect, it } from 'vitest'
import { campoDeTeste } from './campo-de-teste'
import { aceitaColar, lerColado } from './colar'
import type { Campo } from './valores'

const campo = (nome: string, rotulo: string, tipo: Campo['tipo'], mais: Partial<Campo> = {}) =>
  campoDeTeste(tipo, { nome, rotulo, ...mais })
const ITENS = [
  campo('nome', 'Nome', 'texto'),
  campo('documento', 'CPF ou documento', 'codigo'),
  campo('nascimento', 'Nascimento', 'data'),
  campo('crianca', 'Criança de colo', 'sim-ou-nao'),
]

describe('colar da planilha', () => {
  it('sem títulos, as colunas vão na ordem dos campos', () => {
    expect(lerColado('Ana Souza\t123\t9/4/1990\tnão\r\nBia\t456\t\tSim\r\n', ITENS)).toEqual({
      linhas: [
        { nome: 'Ana Souza', documento: '123', nascimento: '1990-04-09', crianca: 'nao' },
        { nome: 'Bia', documento: '456', nascimento: '', crianca: 'sim' },
      ],
      avisos: [],
    })
  })

  it('com títulos, cada coluna vai ao seu campo, e a que sobra é dita', () => {
    const { linhas, avisos } = lerColado('cpf ou DOCUMENTO\tPoltrona\tnome\n123\t7\tAna', ITENS)
    expect(linhas).toEqual([{ nome: 'Ana', documento: '123', nascimento: '', crianca: '' }])
    expect(avisos).toEqual(['Coluna «Poltrona»: não é usada aqui.'])
  })

  it('o que não se entende fica em branco e é dito com a linha e a coluna', () => {
    const { linhas, avisos } = lerColado('Ana\t1\t31/02/1990\ttalvez', ITENS)
    expect(linhas[0]).toMatchObject({ nascimento: '', crianca: '' })
    expect(avisos).toEqual([
      'Linha 1, Nascimento: «31/02/1990» não é data.',
      'Linha 1, Criança de colo: «talvez» não é sim nem não.',
    ])
  })

  it('colunas a mais são ditas; linhas em branco não contam', () => {
    const { linhas, avisos } = lerColado('Ana\t1\t\t\tsobra\n\n  \nBia\t2', ITENS)
    expect(linhas).toHaveLength(2)
    expect(avisos).toEqual(['Linha 1: «sobra» está depois da última coluna.'])
  })

  it('sem tabulação, o ponto e vírgula separa', () => {
    expect(lerColado('Ana;123', ITENS).linhas[0]).toMatchObject({ nome: 'Ana', documento: '123' })
  })

  it('só cola onde cada campo cabe numa célula', () => {
    expect(aceitaColar(ITENS)).toBe(true)
    expect(aceitaColar([...ITENS, campo('v', 'Veículo', 'procura', { procura: 'veiculo' })])).toBe(false)
  })
})
