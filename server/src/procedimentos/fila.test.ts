import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cenario, type Cliente, criarCenario } from '../testes/cenario.js'

let c: Cenario
let analista: Cliente
let julgador: Cliente

beforeAll(async () => {
  c = await criarCenario()
  analista = await c.entrar('rr', 'analista')
  julgador = await c.entrar('rr', 'julgador')
})
afterAll(() => c.fechar())

const processos = async (quem: Cliente) =>
  (await quem.get('/api/v1/fila')).json().processos as { numero: string; ato: string; caminho: string }[]
const TERMINAL = {
  especie: 'terminal',
  nome: 'Rodoviária de Bonfim',
  municipio_ibge: '1400159',
  endereco: 'Avenida da Fronteira, 2',
  atividades: ['abrigo'],
}

describe('a fila e a busca conhecem os processos', () => {
  it('o processo espera por quem a tabela diz, e passa adiante quando o ato se faz', async () => {
    const { numero } = (await analista.post('/api/v1/terminais', TERMINAL)).json()
    expect(await processos(julgador)).toMatchObject([
      {
        numero,
        ato: 'Registrar acordo com o Município',
        caminho: `/terminais/${numero}`,
        grupo: 'sem-prazo',
      },
    ])
    expect(await processos(analista)).toEqual([])
    const acordo = { acordo: 'TA 1', firmado_em: '2026-04-01', manifestacao: 'O conselho concorda.' }
    await julgador.post(`/api/v1/terminais/${numero}/firmar-acordo`, acordo, { versao: 1 })
    expect(await processos(julgador)).toEqual([])
    expect((await processos(analista))[0]).toMatchObject({ numero, ato: 'Apresentar projeto ou normas' })
  })

  it('o que é de outra autoridade não aparece', async () => {
    expect(await processos(await c.entrar('rs', 'julgador'))).toEqual([])
  })

  it('a busca acha o processo pelo número e pelo nome', async () => {
    for (const q of ['rodoviaria bonfim', 'RR-2026-000001']) {
      const { achados } = (await analista.get(`/api/v1/busca?q=${encodeURIComponent(q)}`)).json()
      expect(achados, q).toContainEqual(expect.objectContaining({ caminho: '/terminais/RR-2026-000001' }))
    }
  })
})
