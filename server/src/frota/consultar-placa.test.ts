import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { autoValido, type Cenario, type Cliente, criarCenario } from '../testes/cenario.js'
import { agir, registrarVeiculo } from '../testes/veiculos.js'

let c: Cenario
let fiscal: Cliente
let analista: Cliente

beforeAll(async () => {
  c = await criarCenario()
  fiscal = await c.entrar('rr', 'fiscal')
  analista = await c.entrar('rr', 'analista')
})
afterAll(() => c.fechar())

const consultar = async (placa: string) => {
  const r = await fiscal.get(`/api/v1/consulta-de-placa/${placa}`)
  expect(r.statusCode, r.body).toBe(200)
  return r.json()
}

const as = async <T>(instante: string, f: () => Promise<T>): Promise<T> => {
  const antes = c.agora
  c.agora = instante as typeof c.agora
  try {
    return await f()
  } finally {
    c.agora = antes
  }
}

const cadastrarVeiculo = (mudancas: Record<string, unknown>) =>
  registrarVeiculo(c, 'rr', {
    operadora_id: c.ids.rr.outraOperadora,
    tipo: 'onibus',
    lugares: 44,
    seguro_ate: '2027-01-31',
    ...mudancas,
  })

describe('consulta de placa', () => {
  it('veículo em ordem: traz operadora, linhas e conferências, e pode circular', async () => {
    const v = await consultar('NAV1C34')
    expect(v).toMatchObject({
      placa: 'NAV1C34',
      veiculo: { placa: 'NAV1C34', seguro: 'em-dia' },
      operadora: { razao_social: 'Viação Primeira RR Ltda.' },
      pode_circular: true,
      impedimentos: [],
    })
    expect(v.conferencias.map((x: { dispositivo: string }) => x.dispositivo)).toEqual([
      'art27',
      'art39',
      'art30',
      'art26',
      'art29',
    ])
    expect(Object.keys(v.conferencias[0])).toEqual(['titulo', 'dispositivo', 'situacao', 'texto'])
  })

  it('a linha da hora vem primeiro, no relógio da autoridade', async () => {
    const linha = await analista.post('/api/v1/linhas', {
      numero: '900',
      extremo_a: 'Boa Vista',
      extremo_b: 'Rorainópolis',
      municipio_a: '1400100',
      municipio_b: '1400472',
      extensao_km: '292.0',
      servico: 'regular',
      partidas: ['23:40'],
      operadora_id: c.ids.rr.operadora,
    })
    expect(linha.statusCode, linha.body).toBe(200)
    const ordem = (v: { linhas: { numero: string; partida: string }[] }) =>
      v.linhas.map((l) => `${l.numero} ${l.partida}`)
    // 23:50 in Boa Vista is 03:50 of the next day in UTC.
    expect(await as('2026-04-07T03:50:00Z', async () => ordem(await consultar('NAV1C34')))).toEqual([
      '900 23:40',
      '104 06:00',
      '105 06:00',
    ])
    expect(await as('2026-04-06T17:20:00Z', async () => ordem(await consultar('NAV1C34')))).toEqual([
      '104 13:30',
      '105 13:30',
      '900 23:40',
    ])
  })

  it('known faults 56 and 12: o seguro impede no dia seguinte ao último, e não antes', async () => {
    await cadastrarVeiculo({ placa: 'JXL4A67', seguro_ate: '2026-04-06' })
    const noDia = await as('2026-04-07T03:59:00Z', () => consultar('JXL4A67'))
    expect(noDia.pode_circular).toBe(true)
    const depois = await as('2026-04-07T04:00:00Z', () => consultar('JXL4A67'))
    expect(depois).toMatchObject({
      pode_circular: false,
      impedimentos: ['seguro de passageiros vencido em 6 abr. 2026'],
    })
    expect(depois.conferencias[1]).toMatchObject({ dispositivo: 'art39', situacao: 'errado' })
  })

  it('known fault 85: qualquer das duas grafias acha o veículo', async () => {
    await cadastrarVeiculo({ placa: 'JXM4567' })
    for (const placa of ['JXM4567', 'JXM4F67', 'jxm-4567'])
      expect((await consultar(placa)).veiculo?.placa, placa).toBe('JXM4567')
  })

  it('placa desconhecida: sem veículo, sem operadora, e diz que não está no cadastro', async () => {
    const v = await consultar('ZZZ9Z99')
    expect(v).toMatchObject({
      placa: 'ZZZ9Z99',
      veiculo: null,
      operadora: null,
      linhas: [],
      pode_circular: false,
      impedimentos: ['veículo sem registro'],
    })
    expect(v.conferencias[0]).toMatchObject({
      dispositivo: 'art27',
      situacao: 'errado',
      texto: 'esta placa não está no cadastro',
    })
  })

  it('placa mal escrita é recusada no campo', async () => {
    const r = await fiscal.get('/api/v1/consulta-de-placa/AB12345')
    expect(r.statusCode).toBe(422)
    expect(r.json().campo).toBe('placa')
  })

  it('pedido em exame, retirado e desativado não circulam; liberado volta a circular', async () => {
    const id = await cadastrarVeiculo({ placa: 'JXN4A67' })
    const retirada = { requisitos: ['seguranca'], descricao: 'Pneus lisos nos dois eixos.' }
    expect((await agir(fiscal, id, 'retirar-de-trafego', retirada, 2)).statusCode).toBe(200)
    expect(await consultar('JXN4A67')).toMatchObject({
      pode_circular: false,
      impedimentos: ['veículo retirado de tráfego'],
    })
    const liberacao = { ato: 'Ato 9/2026', correcao: 'Pneus novos, vistos na garagem.' }
    await as('2026-04-07T15:00:00Z', async () => {
      expect((await agir(analista, id, 'liberar', liberacao, 3)).statusCode).toBe(200)
    })
    expect((await consultar('JXN4A67')).pode_circular).toBe(true)
    const saida = { data: '2026-04-06', motivo: 'Vendido.' }
    expect((await agir(analista, id, 'desativar', saida, 4)).statusCode).toBe(200)
    expect((await consultar('JXN4A67')).impedimentos).toEqual(['veículo desativado'])
  })

  it('medida em vigor impede, ache-se a placa por que grafia for; liberado, volta a circular', async () => {
    await cadastrarVeiculo({ placa: 'JXP4567' })
    const numero = (await fiscal.post('/api/v1/autos', autoValido(c, 'rr', { placa: 'JXP4567' }))).json()
      .autos[0].numero
    const retirada = await fiscal.post(`/api/v1/autos/${numero}/medidas`, {
      tipo: 'retirada-de-trafego',
      data: '2026-03-10',
      hora: '15:00',
      recolhido_em: 'Garagem da operadora',
      correcoes: ['Trocar os pneus'],
    })
    expect(retirada.statusCode, retirada.body).toBe(200)
    const { id } = retirada.json()
    expect(await consultar('JXP4F67')).toMatchObject({
      pode_circular: false,
      impedimentos: [`retirada de tráfego em vigor, auto ${numero}`],
    })
    const provar = { correcao: 0, prova: 'Pneus novos vistos na garagem.' }
    expect((await fiscal.post(`/api/v1/medidas/${id}/correcoes`, provar, { versao: 1 })).statusCode).toBe(200)
    expect((await consultar('JXP4567')).pode_circular).toBe(false)
    const liberada = await analista.post(`/api/v1/medidas/${id}/liberacao`, {}, { versao: 2 })
    expect(liberada.statusCode, liberada.body).toBe(200)
    expect(await consultar('JXP4567')).toMatchObject({ pode_circular: true, impedimentos: [] })
  })

  it('known fault 44: o outro Estado não vê o veículo, e a operadora não consulta', async () => {
    const rs = await (await c.entrar('rs', 'fiscal')).get('/api/v1/consulta-de-placa/NAV1C34')
    expect(rs.json()).toMatchObject({ veiculo: null, operadora: null, autos_recentes: [] })
    expect(rs.body).not.toContain('Primeira')
    const operadora = await (await c.entrar('rr', 'operadora')).get('/api/v1/consulta-de-placa/NAV1C34')
    expect(operadora.statusCode).toBe(403)
  })

  it('no Rio Grande do Sul confere pelos itens do art. 13-B', async () => {
    const r = await (await c.entrar('rs', 'fiscal')).get('/api/v1/consulta-de-placa/IXR2D45')
    expect(r.json().conferencias.map((x: { dispositivo: string | null }) => x.dispositivo)).toEqual([
      'art13-2_inc41',
      null,
      'art13-2_inc56',
      'art13-2_inc6',
      'art13-2_inc4',
    ])
  })
})

describe('autos recentes e dobra', () => {
  it('diz até quando o mesmo item dobra, em que linha e por quê; depois desse dia, não diz mais', async () => {
    const r = await fiscal.post('/api/v1/autos', autoValido(c, 'rr', { data: '2025-12-01' }))
    const numero = r.json().autos[0].numero
    const doAuto = async () =>
      (await consultar('NAV1C34')).autos_recentes.find((a: { numero: string }) => a.numero === numero)
    expect(await doAuto()).toMatchObject({
      dispositivo: 'art79_inc1',
      data_fato: '2025-12-01',
      estado: 'lavrado',
      linha: '104',
      dobra_ate: '2026-06-01',
      dobra_na_linha: '104',
      dobra_dispositivo: 'art83',
    })
    expect((await as('2026-06-01T15:00:00Z', doAuto)).dobra_ate).toBe('2026-06-01')
    expect((await as('2026-06-02T15:00:00Z', doAuto)).dobra_ate).toBeNull()
  })

  it('auto fora de linha não dobra em Roraima (art. 83)', async () => {
    const corpo = autoValido(c, 'rr', {
      servico: 'fretamento',
      linha_id: null,
      itinerario: 'Boa Vista – Bonfim',
    })
    const numero = (await fiscal.post('/api/v1/autos', corpo)).json().autos[0].numero
    const { autos_recentes } = await consultar('NAV1C34')
    expect(autos_recentes.find((a: { numero: string }) => a.numero === numero).dobra_ate).toBeNull()
  })

  it('auto do veículo contra outro autuado aparece, mas não dobra a multa da operadora', async () => {
    const corpo = autoValido(c, 'rr', {
      autuado: { nome: 'Terceiro de Teste', documento: '529.982.247-25' },
      data: '2026-04-05',
    })
    const numero = (await fiscal.post('/api/v1/autos', corpo)).json().autos[0].numero
    const { autos_recentes } = await consultar('NAV1C34')
    expect(autos_recentes[0]).toMatchObject({ numero, dobra_ate: null })
  })

  it('no Rio Grande do Sul só dobra o item que a lei manda dobrar, por 12 meses, em qualquer linha', async () => {
    const rs = await c.entrar('rs', 'fiscal')
    await rs.post(
      '/api/v1/autos',
      autoValido(c, 'rs', {
        autos: [
          { dispositivo: 'art. 13-B, XXIX', relato: 'Dados não entregues no prazo.' },
          { dispositivo: 'art. 13-B, I', relato: 'Veículo sujo na saída.' },
        ],
      }),
    )
    const { autos_recentes } = (await rs.get('/api/v1/consulta-de-placa/IXR2D45')).json()
    const dobras = Object.fromEntries(
      autos_recentes.map(
        (a: { dispositivo: string; dobra_ate: string | null; dobra_na_linha: string | null }) => [
          a.dispositivo,
          [a.dobra_ate, a.dobra_na_linha],
        ],
      ),
    )
    expect(dobras).toEqual({ 'art13-2_inc29': ['2027-03-10', null], 'art13-2_inc1': [null, null] })
  })

  it('traz no máximo dez, do mais novo ao mais velho', async () => {
    for (let i = 0; i < 11; i++)
      await fiscal.post('/api/v1/autos', autoValido(c, 'rr', { data: `2026-02-${10 + i}` }))
    const datas = (await consultar('NAV1C34')).autos_recentes.map((a: { data_fato: string }) => a.data_fato)
    expect(datas).toHaveLength(10)
    expect(datas).toEqual([...datas].sort().reverse())
  })
})
