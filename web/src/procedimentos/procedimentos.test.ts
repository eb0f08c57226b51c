import { describe, expect, it } from 'vitest'
import { atoPrincipal, dizerEspera, semRepetir } from './atos'
import { passosDoExame, veredito } from './exames'
import { caminhoDaExportacao, caminhoDaLista, lerFiltros } from './filtros'
import type { Espera } from './tipos'
import { vigencia } from './vigencia'

const espera = (titulo: string, cargos: string[], desde: string | null = null): Espera => ({
  ato: titulo,
  titulo,
  dispositivo: null,
  cargos,
  desde,
})

const HOJE = '2026-04-01'

describe('o que se espera', () => {
  it('diz com quem está, e junta os atos da mesma gente', () => {
    const ditas = dizerEspera(
      [espera('Decidir', ['Julgador']), espera('Revogar', ['Julgador'])],
      'Analista',
      HOJE,
    )
    expect(ditas).toHaveLength(1)
    expect(ditas[0]?.quando).toBe('Com o Julgador')
    expect(ditas[0]?.atos.map((a) => a.titulo)).toEqual(['Decidir', 'Revogar'])
  })
  it('diz a partir de que dia, e por quem', () => {
    const [dita] = dizerEspera([espera('Declarar fracassada', ['Conselho'], '2026-04-09')], 'Analista', HOJE)
    expect(dita).toMatchObject({ quando: 'Depois de qui., 9 de abril', por: 'por Conselho' })
    const [doAnoQueVem] = dizerEspera([espera('Encerrar', ['Conselho'], '2027-05-03')], 'Analista', HOJE)
    expect(doAnoQueVem?.quando).toBe('Depois de seg., 3 de maio de 2027')
  })
  it('o que é meu e ainda não cabe espera um prazo que não começou', () => {
    expect(dizerEspera([espera('Declarar deserta', ['Analista'])], 'Analista', HOJE)[0]?.quando).toBe(
      'Quando o prazo começar e acabar',
    )
  })
  it('o artigo concorda com o cargo', () => {
    expect(dizerEspera([espera('Recorrer', ['Operadora'])], 'Analista', HOJE)[0]?.quando).toBe(
      'Com a Operadora',
    )
  })
})

it('o ato cheio é o primeiro que faz andar, nunca o que desfaz', () => {
  const atos = [{ ato: 'revogar' }, { ato: 'decidir' }, { ato: 'decidir' }]
  expect(atoPrincipal(atos)?.ato).toBe('decidir')
  expect(atoPrincipal([{ ato: 'cassar' }])).toBeNull()
  expect(semRepetir(atos)).toHaveLength(2)
})

describe('o que a lei olha', () => {
  it('a regra que ficou em desacordo não é dita como se não se aplicasse', () => {
    const passo = {
      dispositivo: 'art28',
      descricao: 'Idade',
      resultado: 'violacao',
      aplicado: false,
    } as const
    expect(passosDoExame([passo], 'UTC')[0]).toMatchObject({ resultado: 'em desacordo', aplicado: undefined })
  })
  it('vedado vence; sem veto, o que depende de uma pessoa é dito', () => {
    const motivos = [{ dispositivo: 'art1', mensagem: 'Não pode.' }]
    expect(veredito({ permitido: false, motivos, depende_de: ['art1'] }).nome).toBe('vedado')
    expect(veredito({ permitido: false, motivos: [], depende_de: ['art1'] }).nome).toBe('depende de decisão')
    expect(veredito({ permitido: true, depende_de: ['art1'] }).nome).toBe('depende de decisão')
    expect(veredito({ permitido: true, depende_de: [] }).nome).toBe('permitido')
  })
})

describe('o endereço da lista', () => {
  const nomes = ['q', 'especie', 'vigente', 'operadora_id']
  it('o que o endereço não pode querer dizer fica de fora', () => {
    expect(
      lerFiltros(
        { q: ' 104 ', especie: 'a b', vigente: 'talvez', operadora_id: '1', ordem: '-nada', pagina: '0' },
        nomes,
        ['numero'],
      ),
    ).toEqual({ filtros: { q: '104' }, ordem: null, pagina: 1 })
  })
  it('a exportação leva os mesmos filtros e a ordem, sem a página', () => {
    const lidos = lerFiltros({ q: 'boa vista', ordem: '-numero', pagina: '3' }, nomes, ['numero'])
    expect(caminhoDaLista('/api/v1/x', lidos)).toBe(
      '/api/v1/x?q=boa+vista&ordem=-numero&pagina=3&por_pagina=25',
    )
    expect(caminhoDaExportacao('/api/v1/x', 'csv', lidos)).toBe(
      '/api/v1/x/exportacao?formato=csv&q=boa+vista&ordem=-numero',
    )
  })
})

it('a validade de um título se diz pelos seus dias', () => {
  const dita = (de: string | null, ate: string | null) => vigencia({ de, ate })?.replaceAll('\u00a0', ' ')
  expect(dita('2026-03-01', '2036-02-29')).toBe('de 1º mar. 2026 a 29 fev. 2036')
  expect(dita('2026-03-01', null)).toBe('desde 1º mar. 2026')
  expect(dita(null, null)).toBeUndefined()
})
