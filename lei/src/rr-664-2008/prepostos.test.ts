import { describe, expect, test } from 'vitest'
import { lerData } from '../core/data.js'
import {
  conferirCursos,
  conferirInstrucaoDePrimeirosSocorros,
  conferirPrepostos,
  type PessoaDoAtendimento,
} from './index.js'

const pessoa = (mudancas: Partial<PessoaDoAtendimento> = {}): PessoaDoAtendimento => ({
  nome: 'Motorista 1',
  funcao: 'motorista',
  identificacao: true,
  curso: lerData('2026-01-10'),
  primeirosSocorros: lerData('2026-01-10'),
  ...mudancas,
})

describe('prepostos (arts. 69, XVI e XIX, e 70)', () => {
  test.each([
    ['todos identificados', [pessoa()], 'conforme'],
    ['um sem identificação', [pessoa(), pessoa({ identificacao: false })], 'violacao'],
    ['um que o registro não diz', [pessoa(), pessoa({ identificacao: null })], 'sem-dados'],
    ['registro vazio', [], 'sem-dados'],
    ['registro não consultado', null, 'sem-dados'],
  ])('%s', (_, pessoas, resultado) => {
    const r = conferirPrepostos(pessoas)
    expect(r.resultado).toBe(resultado)
    expect(r.infracao).toBe(resultado === 'violacao' ? 'art79_inc7' : null)
  })

  test('cursos: a lei não diz a frequência, só a falta de qualquer um é violação', () => {
    expect(conferirCursos([pessoa({ curso: null }), pessoa()]).resultado).toBe('conforme')
    expect(conferirCursos([pessoa({ curso: null })]).resultado).toBe('violacao')
    expect(conferirCursos([]).resultado).toBe('sem-dados')
  })

  test('primeiros socorros: obriga motoristas e auxiliares, não o guichê', () => {
    const guiche = pessoa({ nome: 'Guichê', funcao: 'atendente', primeirosSocorros: null })
    expect(conferirInstrucaoDePrimeirosSocorros([pessoa(), guiche]).resultado).toBe('conforme')
    expect(conferirInstrucaoDePrimeirosSocorros([guiche]).resultado).toBe('sem-dados')
    const sem = pessoa({ funcao: 'auxiliar', primeirosSocorros: null })
    expect(conferirInstrucaoDePrimeirosSocorros([pessoa(), sem]).resultado).toBe('violacao')
  })
})
