import { describe, expect, it } from 'vitest'
import {
  acrescentar,
  acumular,
  campoNaTela,
  errosNaTela,
  lerHoras,
  mover,
  paraEnvio,
  type Rascunho,
  rascunhoDe,
  tirar,
} from './rascunho'

const achado = (nome: string) => ({
  ponto_id: nome,
  nome,
  municipio: nome,
  lat: '2',
  lon: '-60',
  terminal: null,
})
const preencher = (r: Rascunho): Rascunho => ({
  ...r,
  pontos: r.pontos.map((p, i) =>
    i === 0 ? p : { ...p, trechos: [{ km: `${10 * i}.5`, piso: 'pavimentado' }], minutos: String(10 * i) },
  ),
})
const tres = () =>
  preencher(['A', 'B', 'C'].reduce((r, n) => acrescentar(r, achado(n), null), rascunhoDe(null)))

describe('rascunho do quadro', () => {
  it('soma quilômetros em décimos e minutos, e o que falta não derruba o resto', () => {
    expect(acumular(tres().pontos)).toEqual([
      { km: '0.0', minutos: 0 },
      { km: '10.5', minutos: 10 },
      { km: '31.0', minutos: 30 },
    ])
    const falta = tres()
    const [, b] = falta.pontos
    if (b) b.trechos = [{ km: '', piso: '' }]
    expect(acumular(falta.pontos).map((s) => s.km)).toEqual(['0.0', null, '20.5'])
  })

  it('tirar o do meio junta os trechos e os minutos no seguinte', () => {
    const r = tirar(tres(), 1)
    expect(r.pontos.map((p) => p.nome)).toEqual(['A', 'C'])
    expect(r.pontos[1]).toMatchObject({
      minutos: '30',
      trechos: [
        { km: '10.5', piso: 'pavimentado' },
        { km: '20.5', piso: 'pavimentado' },
      ],
    })
  })

  it('tirar um extremo não muda a distância dos outros', () => {
    expect(acumular(tirar(tres(), 2).pontos).at(-1)).toEqual({ km: '10.5', minutos: 10 })
    expect(acumular(tirar(tres(), 0).pontos).at(-1)).toEqual({ km: '20.5', minutos: 20 })
  })

  it('mover ou pôr no meio pergunta de novo só os trechos em volta', () => {
    expect(mover(tres(), 2, -1).pontos.map((p) => [p.nome, p.minutos])).toEqual([
      ['A', ''],
      ['C', ''],
      ['B', ''],
    ])
    const r = acrescentar(tres(), achado('N'), 0)
    expect(r.pontos.map((p) => [p.nome, p.minutos])).toEqual([
      ['A', ''],
      ['N', ''],
      ['B', ''],
      ['C', '20'],
    ])
    expect(mover(tres(), 0, -1).pontos.map((p) => p.nome)).toEqual(['A', 'B', 'C'])
  })

  it('lê horas como se escrevem, depois da meia-noite também; o que não é hora vai como está', () => {
    expect(lerHoras('6:00, 7h30; 0915 24:30 25h10 2400 cedo e 06:00')).toEqual([
      '06:00',
      '07:30',
      '09:15',
      '24:30',
      '25:10',
      '24:00',
      'cedo',
    ])
  })

  it('o erro de uma hora cai no seu grupo, e o de um trecho que falta no campo do trecho', () => {
    const r = tres()
    r.grupos = [
      { chave: 'a', sentido: 'ida', dias: ['1'], tipo: 'comum', horas: '06:00 07:00' },
      { chave: 'b', sentido: 'volta', dias: ['1'], tipo: 'comum', horas: 'cedo 09:00' },
    ]
    expect(paraEnvio(r).horarios).toHaveLength(4)
    expect(campoNaTela(r, 'horarios.1.hora')).toBe('horarios.0.hora')
    expect(campoNaTela(r, 'horarios.3.dias')).toBe('horarios.2.dias')
    expect(campoNaTela(r, 'trechos.1')).toBe('trechos.1.km')
    expect(
      errosNaTela(r, [
        { campo: 'pontos.2.km', mensagem: 'do ponto' },
        { campo: 'trechos.1.km', mensagem: 'do trecho' },
      ]),
    ).toEqual([{ campo: 'trechos.1.km', mensagem: 'do trecho' }])
  })
})
