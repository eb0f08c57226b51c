import { describe, expect, it } from 'vitest'
import { lerPlanilha } from '../platform/planilha/ler-planilha.js'
import { lerLista } from './lista-de-passageiros.js'

const ler = async (texto: string | Buffer, lugares: number | null = null) =>
  lerLista(await lerPlanilha(Buffer.isBuffer(texto) ? texto : Buffer.from(texto)), lugares)

describe('lista de passageiros de uma planilha', () => {
  it('lê nome e documento, com o tipo da coluna', async () => {
    const r = await ler('Nome;CPF;RG\nJosé da Silva;529.982.247-25;\nMaria;;1234\n')
    expect(r.passageiros).toEqual([
      { nome: 'José da Silva', tipo: 'cpf', numero: '529.982.247-25' },
      { nome: 'Maria', tipo: 'rg', numero: '1234' },
    ])
    expect(r.erros).toEqual([])
  })

  it('CSV do Excel em Windows-1252, com ponto e vírgula', async () => {
    const r = await ler(Buffer.from('Passageiro;Tipo;Número\nJoão Conceição;Passaporte;AB123\n', 'latin1'))
    expect(r.passageiros).toEqual([{ nome: 'João Conceição', tipo: 'passaporte', numero: 'AB123' }])
  })

  it('CPF que perdeu o zero da frente na planilha', async () => {
    const r = await ler('Nome;CPF\nAna Teste;1234567890\n')
    expect(r.passageiros[0]?.numero).toBe('01234567890')
    expect(r.erros).toEqual([])
  })

  it('repetido, sem nome, CPF errado e além dos lugares: cada linha com o seu número', async () => {
    const r = await ler(
      'Nome;CPF\nAna Teste;52998224725\nBia Teste;529.982.247-25\n;11144477735\nCida Teste;11111111111\nAna  Tésta;\n',
      3,
    )
    expect(r.erros).toEqual(
      expect.arrayContaining([
        { linha: 3, indice: 1, coluna: 'numero', mensagem: 'O mesmo documento já está na linha 2.' },
        { linha: 4, indice: 2, coluna: 'nome', mensagem: 'Falta o nome do passageiro.' },
        { linha: 5, indice: 3, coluna: 'numero', mensagem: expect.any(String) },
        { linha: 5, indice: 3, coluna: 'nome', mensagem: 'Passa dos 3 lugares dos veículos.' },
      ]),
    )
  })

  it('o mesmo nome sem documento é repetido, com acento ou sem', async () => {
    const r = await ler('Nome\nJosé Luís\nJOSE LUIS\n')
    expect(r.erros).toEqual([
      {
        linha: 3,
        indice: 1,
        coluna: 'nome',
        mensagem: 'O mesmo nome, sem documento, já está na linha 2.',
      },
    ])
  })

  it('sem coluna de nome é recusada', async () => {
    await expect(ler('Coisa;Outra\na;b\n')).rejects.toMatchObject({ codigo: 'lista-sem-nome' })
  })
})
