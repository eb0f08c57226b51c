import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { autoValido, type Cenario, criarCenario, type Uf } from '../../testes/cenario.js'

let c: Cenario
beforeAll(async () => {
  c = await criarCenario('2026-04-06T15:00:00Z')
})
afterAll(() => c.fechar())

const CHARTER = { servico: 'fretamento', linha_id: null, itinerario: 'Boa Vista – Pacaraima' }

async function apreender(
  mudancas: Record<string, unknown> = {},
  uf: Uf = 'rr',
  auto: Record<string, unknown> = CHARTER,
) {
  const fiscal = await c.entrar(uf, 'fiscal')
  const lavrado = await fiscal.post(
    '/api/v1/autos',
    autoValido(c, uf, { data: '2026-04-04', hora: '09:40', ...auto }),
  )
  const numero = lavrado.json().autos[0].numero
  const r = await fiscal.post(`/api/v1/autos/${numero}/medidas`, {
    tipo: 'apreensao',
    data: '2026-04-04',
    hora: '10:00',
    recolhido_em: 'Pátio da rodoviária',
    causas: ['art. 90, III'],
    correcoes: ['Lista com os nomes de quem viaja', 'Autorização da viagem'],
    ...mudancas,
  })
  return { numero, r, id: r.json().id as string }
}

const ver = async (uf: Uf, numero: string, papel: 'fiscal' | 'conselheiro' = 'fiscal') =>
  (await (await c.entrar(uf, papel)).get(`/api/v1/autos/${numero}`)).json().medidas[0]

async function agir(
  uf: Uf,
  papel: 'fiscal' | 'analista' | 'julgador',
  numero: string,
  ato: string,
  corpo: Record<string, unknown>,
) {
  const { id, versao } = await ver(uf, numero)
  return (await c.entrar(uf, papel)).post(`/api/v1/medidas/${id}/${ato}`, corpo, { versao })
}

describe('apreensão em Roraima (art. 90)', () => {
  it('só libera depois de 72 horas corridas e de sanado tudo, e diz o que falta', async () => {
    const { numero, r } = await apreender()
    expect(r.statusCode, r.body).toBe(200)
    const medida = await ver('rr', numero)
    expect(medida).toMatchObject({
      estado: 'em-vigor',
      liberavel_em: '2026-04-07T10:00:00-04:00',
      reincidente: false,
    })
    expect(medida.atos_possiveis).not.toContain('liberar')

    const cedo = await agir('rr', 'fiscal', numero, 'liberacao', {})
    expect(cedo.json()).toMatchObject({ status: 409, codigo: 'liberacao-impedida', dispositivo: 'art90' })
    expect(cedo.json().erros).toHaveLength(3)

    const antes = c.agora
    c.agora = '2026-04-07T14:00:00Z' as typeof c.agora
    expect((await agir('rr', 'fiscal', numero, 'liberacao', {})).json()).toMatchObject({
      status: 409,
      dispositivo: 'art90_par3',
    })
    for (const correcao of [0, 1]) {
      expect(
        (
          await agir('rr', 'fiscal', numero, 'correcoes', {
            correcao,
            prova: 'Documento apresentado no pátio.',
          })
        ).statusCode,
      ).toBe(200)
    }
    expect((await ver('rr', numero)).atos_possiveis[0]).toBe('liberar')
    expect((await agir('rr', 'fiscal', numero, 'liberacao', {})).statusCode).toBe(200)
    c.agora = antes
    expect((await ver('rr', numero)).estado).toBe('liberado')
  })

  it('na reincidência quem libera é autoridade superior (art. 90, § 4)', async () => {
    const { numero } = await apreender({ hora: '12:00', correcoes: ['Autorização da viagem'] })
    const antes = c.agora
    c.agora = '2026-04-10T14:00:00Z' as typeof c.agora
    await agir('rr', 'analista', numero, 'correcoes', { correcao: 0, prova: 'Autorização apresentada.' })
    expect((await ver('rr', numero)).reincidente).toBe(true)
    expect((await agir('rr', 'fiscal', numero, 'liberacao', {})).json()).toMatchObject({
      status: 409,
      dispositivo: 'art90_par4',
    })
    expect((await agir('rr', 'julgador', numero, 'liberacao', {})).statusCode).toBe(200)
    c.agora = antes
  })

  it('o transbordo se cobra do infrator por coeficiente, distância e passageiro (art. 90, § 1)', async () => {
    const { numero } = await apreender({ hora: '13:00' })
    const r = await agir('rr', 'fiscal', numero, 'transbordos', {
      passageiros: 38,
      trechos: [
        { km: '120,5', coeficiente: '0.287425' },
        { km: '30', coeficiente: '0,416804' },
      ],
      operadora_requisitada: 'Viação Segunda RR Ltda.',
    })
    expect(r.statusCode, r.body).toBe(200)
    await agir('rr', 'fiscal', numero, 'despesas', {
      natureza: 'alimentacao',
      descricao: 'Almoço do grupo',
      valor: '760.00',
    })
    const medida = await ver('rr', numero)
    expect(medida.transbordos[0].valor).toBe('1791.28')
    expect(medida.despesas).toEqual([{ descricao: 'Almoço do grupo', valor: '760.00' }])
  })

  it.each([
    ['causa de outra lei ou artigo', { causas: ['art. 79, I'] }, 'causas.0'],
    ['sem causa', { causas: [] }, 'causas'],
    ['antes do fato', { hora: '09:00' }, 'hora'],
    ['no futuro', { data: '2026-04-07' }, 'hora'],
    ['sem dizer o que corrigir', { correcoes: [] }, 'correcoes'],
    ['medida da outra lei', { tipo: 'remocao' }, 'tipo'],
  ])('recusa: %s', async (_nome, mudanca, campo) => {
    const { r } = await apreender(mudanca)
    expect(r.statusCode).toBe(422)
    expect(r.json().campo).toBe(campo)
  })
})

describe('retirada de tráfego em Roraima (art. 30)', () => {
  it('o fiscal retira; quem libera é o CRE/RR', async () => {
    const { numero } = await apreender(
      { tipo: 'retirada-de-trafego', causas: [], correcoes: ['Pneus novos'] },
      'rr',
      {},
    )
    const fiscal = await c.entrar('rr', 'fiscal')
    const consulta = (await fiscal.get('/api/v1/consulta-de-placa/NAV1C34')).json()
    expect(consulta.pode_circular).toBe(false)
    await agir('rr', 'fiscal', numero, 'correcoes', { correcao: 0, prova: 'Vistoria feita hoje.' })
    expect((await agir('rr', 'fiscal', numero, 'liberacao', {})).statusCode).toBe(403)
    expect((await agir('rr', 'analista', numero, 'liberacao', {})).statusCode).toBe(200)
  })
})

describe('remoção no Rio Grande do Sul (art. 13-B)', () => {
  it('só onde a infração a traz', async () => {
    const remover = { tipo: 'remocao', causas: [], correcoes: ['Autorização em dia'] }
    const sem = await apreender(remover, 'rs', {
      autos: [{ dispositivo: 'art. 13-B, I', relato: 'Sem higiene no interior.' }],
    })
    expect(sem.r.json()).toMatchObject({ status: 422, campo: 'tipo', dispositivo: 'art13-2_inc1' })
    const com = await apreender(remover, 'rs', {
      autos: [{ dispositivo: 'art. 13-B, XLIX', relato: 'Autorização vencida.' }],
    })
    expect(com.r.statusCode, com.r.body).toBe(200)
    await agir('rs', 'analista', com.numero, 'correcoes', { correcao: 0, prova: 'Nova autorização emitida.' })
    expect((await agir('rs', 'fiscal', com.numero, 'liberacao', {})).statusCode).toBe(200)
  })
})
