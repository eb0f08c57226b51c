import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ATE_CARACARAI, cenarioDasLinhas, dadosDoPonto, LUGARES, type Parada } from './quadro-de-teste.js'

let x: Awaited<ReturnType<typeof cenarioDasLinhas>>
beforeAll(async () => {
  x = await cenarioDasLinhas()
})
afterAll(() => x.c.fechar())

describe('quadro de regime, art. 42', () => {
  it('o primeiro fixa o regime: rota, extensão e partidas da linha passam a ser as dele', async () => {
    const { id, numero } = await x.novaLinha()
    expect((await x.ver(id)).partidas).toEqual(['05:00'])
    const r = await x.feito(id, x.rascunho(ATE_CARACARAI))
    expect(r).toMatchObject({ quadro: 1, versao: 2, documento: expect.stringMatching(/^.{4}-/) })
    const l = await x.ver(id)
    expect(l).toMatchObject({ extensao_km: '139.0', partidas: ['06:00'], quadro: 1, extremo_b: 'Caracaraí' })
    expect(l.quadro_em_vigor.pontos[1]).toMatchObject({ localidade: 'Mucajaí', km: '52.0', tempo: '50 min' })
    expect(l.eventos.at(-1)).toMatchObject({ titulo: 'Novo quadro de regime', dispositivo: 'art42_par2' })
    const [achada] = (await x.analista.get(`/api/v1/linhas?q=${numero}`)).json().linhas
    expect(achada).toMatchObject({ partidas: ['06:00'], extensao_km: '139.0' })
  })

  it('cada mudança faz outra versão, que diz o que mudou; a anterior acaba onde a nova começa', async () => {
    const { id } = await x.novaLinha()
    await x.feito(id, x.rascunho(ATE_CARACARAI))
    const novo = x.rascunho(ATE_CARACARAI, {
      motivo: 'regime',
      de: '2026-05-01',
      horarios: [
        { hora: '07:15', dias: [6, 7], sentido: 'ida' },
        { hora: '08:15', dias: [6, 7], sentido: 'ida' },
        { hora: '15:30', dias: [1], sentido: 'volta' },
      ],
    })
    await x.feito(id, novo)
    const { quadros } = (await x.analista.get(`/api/v1/linhas/${id}/quadros`)).json()
    expect(
      quadros.map((q: { versao: number; situacao: string; ate: string | null }) => [
        q.versao,
        q.situacao,
        q.ate,
      ]),
    ).toEqual([
      [2, 'futuro', null],
      [1, 'em-vigor', '2026-05-01'],
    ])
    expect(quadros[0].mudou).toEqual([
      'Entram as idas das 07:15, 08:15, sáb e dom',
      'Sai a ida das 06:00',
      'Dias da volta das 15:30: de seg a sex para segunda',
    ])
    expect((await x.ver(id)).partidas).toEqual(['06:00'])
    x.c.agora = '2026-05-01T15:00:00Z' as typeof x.c.agora
    expect((await x.ver(id)).partidas).toEqual(['07:15', '08:15'])
    x.c.agora = '2026-04-06T15:00:00Z' as typeof x.c.agora
  })

  it('não começa antes do que está em vigor, nem no mesmo dia', async () => {
    const { id } = await x.novaLinha()
    await x.feito(id, x.rascunho(ATE_CARACARAI))
    for (const de of ['2026-04-01', '2026-03-01']) {
      const r = await x.fazer(id, x.rascunho(ATE_CARACARAI, { motivo: 'regime', de }))
      expect(r.json()).toMatchObject({
        codigo: 'quadro-fora-de-ordem',
        dispositivo: 'art42_par2',
        campo: 'de',
      })
    }
  })

  it('com quadro, o cadastro já não muda rota nem horário, e muda o resto', async () => {
    const { id, numero } = await x.novaLinha()
    await x.feito(id, x.rascunho(ATE_CARACARAI))
    const l = await x.ver(id)
    const corpo = {
      numero,
      nome: 'Linha do Sul',
      extremo_a: l.extremo_a,
      extremo_b: l.extremo_b,
      municipio_a: l.municipio_a,
      municipio_b: l.municipio_b,
      extensao_km: l.extensao_km,
      servico: 'regular',
      operadora_id: l.operadora.id,
    }
    const mudou = await x.analista.put(
      `/api/v1/linhas/${id}`,
      { ...corpo, partidas: ['09:00'] },
      { versao: l.versao },
    )
    expect(mudou.statusCode).toBe(422)
    expect(mudou.json()).toMatchObject({
      codigo: 'so-por-quadro',
      campo: 'partidas',
      dispositivo: 'art42_par2',
    })
    const longe = await x.analista.put(
      `/api/v1/linhas/${id}`,
      { ...corpo, extensao_km: '150' },
      { versao: l.versao },
    )
    expect(longe.json()).toMatchObject({ campo: 'extensao_km' })
    const nome = await x.analista.put(`/api/v1/linhas/${id}`, corpo, { versao: l.versao })
    expect(nome.statusCode, nome.body).toBe(200)
    expect(await x.ver(id)).toMatchObject({ nome: 'Linha do Sul', partidas: ['06:00'], extensao_km: '139.0' })
  })

  it('só o analista o faz, com a versão que viu', async () => {
    const { id } = await x.novaLinha()
    const fiscal = await x.c.entrar('rr', 'fiscal')
    expect((await x.fazer(id, x.rascunho(ATE_CARACARAI), 1, fiscal)).statusCode).toBe(403)
    expect((await x.fazer(id, x.rascunho(ATE_CARACARAI), 7)).statusCode).toBe(412)
    const operadora = await x.c.entrar('rr', 'operadora')
    expect((await operadora.get(`/api/v1/linhas/${id}`)).statusCode).toBe(200)
    const { de, ato, razoes, ...desenho } = x.rascunho(ATE_CARACARAI)
    const vista = await operadora.post(`/api/v1/linhas/${id}/quadros/previa`, desenho)
    expect(vista.json(), vista.body).toMatchObject({ pode: true, erros: [] })
    expect((await operadora.get('/api/v1/pontos?q=mucajai')).json().registros[0].titulo).toBe('Mucajaí')
    const muda = await operadora.put(`/api/v1/pontos/${x.ponto.Mucajaí}`, dadosDoPonto(LUGARES[0] as never), {
      versao: 1,
    })
    expect(muda.statusCode).toBe(404)
    expect((await operadora.post('/api/v1/pontos', dadosDoPonto(LUGARES[0] as never))).statusCode).toBe(403)
    const outra = await x.c.entrar('rr', 'operadora', 'outra')
    expect((await outra.get(`/api/v1/linhas/${id}/quadros`)).statusCode).toBe(404)
  })

  it('known fault 34: o documento diz o que a página diz, e deixa de valer quando outro começa', async () => {
    const { id } = await x.novaLinha()
    const { documento } = await x.feito(id, x.rascunho(ATE_CARACARAI))
    const pdf = await x.analista.get(`/api/v1/documentos/${documento}`)
    expect(pdf.statusCode, pdf.body.slice(0, 200)).toBe(200)
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const verificar = async () => (await x.analista.get(`/api/v1/verificacao/${documento}`)).json()
    expect(await verificar()).toMatchObject({ situacao: 'vale', numero: expect.stringMatching(/\/1$/) })
    const novo = await x.feito(
      id,
      x.rascunho(ATE_CARACARAI, { motivo: 'regime', de: '2026-04-05', horarios: [] }),
    )
    expect(await verificar()).toMatchObject({
      situacao: 'nao-vale-mais',
      substituido_por: novo.documento,
    })
  })
})

describe('o que a lei recusa num quadro', () => {
  const recusa = async (
    corpo: Record<string, unknown>,
    dispositivo: string,
    linha: Record<string, unknown> = {},
  ) => {
    const { id } = await x.novaLinha(linha)
    const r = await x.fazer(id, corpo)
    expect(r.statusCode, r.body).toBe(422)
    expect(r.json()).toMatchObject({ codigo: 'vedado', dispositivo })
    const p = await x.previa(id, corpo)
    expect(p.pode).toBe(false)
    expect(
      p.exames.some((e: { peso: string; permitido: boolean }) => e.peso === 'impede' && !e.permitido),
    ).toBe(true)
    return r.json().detail as string
  }

  it('art. 42, § 2: ponto extremo que não é seção', async () => {
    const pontos: Parada[] = [
      ['Boa Vista', 0, 0, 'p'],
      ['Mucajaí', 52, 50],
      ['Caracaraí', 139, 140],
    ]
    expect(await recusa(x.rascunho(pontos), 'art42_par2')).toContain('Boa Vista é ponto extremo')
  })

  it('art. 47: seções a menos de 10 km; a exatos 10,0 cabe', async () => {
    const perto = (km: number): Parada[] => [
      ['Boa Vista', 0, 0],
      ['Monte Cristo', km, 12],
      ['Caracaraí', 139, 140],
    ]
    expect(await recusa(x.rascunho(perto(9.9)), 'art47')).toContain('9,9 km')
    const { id } = await x.novaLinha()
    await x.feito(id, x.rascunho(perto(10)))
  })

  it('art. 44: mais de 3 horas entre paradas só com o ato do conselho; a exatas 3 horas cabe', async () => {
    const longe = (minutos: number): Parada[] => [
      ['Boa Vista', 0, 0],
      ['Mucajaí', 52, 50, 's'],
      ['Caracaraí', 139, minutos],
    ]
    expect(await recusa(x.rascunho(longe(181)), 'art44')).toContain('mais de 3 horas')
    await x.feito((await x.novaLinha()).id, x.rascunho(longe(180)))
    const { id } = await x.novaLinha()
    await x.feito(id, x.rascunho(longe(181), { paradas_pelo_conselho: 'Resolução CRE 7/2026' }))
    const { exames } = await x.ver(id)
    expect(exames.find((e: { titulo: string }) => e.titulo.startsWith('Tempo entre paradas'))).toMatchObject({
      peso: 'a-saber',
      permitido: true,
    })
  })

  it('art. 68, § 3: alternativo a menos de uma hora de partida regular do mesmo lugar, com trajeto em comum', async () => {
    const regular = await x.novaLinha({ operadora_id: x.c.ids.rr.outraOperadora })
    const horarios = [{ hora: '23:40', dias: [7], sentido: 'ida' }]
    await x.feito(regular.id, x.rascunho(ATE_CARACARAI, { horarios }))
    const alternativo = { servico: 'alternativo' }
    const as = (hora: string, dias: number[]) =>
      x.rascunho(ATE_CARACARAI, { horarios: [{ hora, dias, sentido: 'ida' }] })
    // Sunday night is beside Monday morning.
    expect(await recusa(as('00:10', [1]), 'art68_par3', alternativo)).toContain(regular.numero)
    await x.feito((await x.novaLinha(alternativo)).id, as('00:40', [1]))
    await x.feito((await x.novaLinha(alternativo)).id, as('00:10', [2]))
    const mesma = { servico: 'alternativo', operadora_id: x.c.ids.rr.outraOperadora }
    await x.feito((await x.novaLinha(mesma)).id, as('00:10', [1]))
  })

  it('art. 45: restrição de seção só em serviço novo', async () => {
    const par = [[x.ponto['Boa Vista'], x.ponto.Mucajaí]]
    const { id } = await x.novaLinha()
    await x.feito(id, x.rascunho(ATE_CARACARAI))
    const depois = x.rascunho(ATE_CARACARAI, { motivo: 'regime', de: '2026-04-05', restricoes: par })
    expect((await x.fazer(id, depois)).json()).toMatchObject({ codigo: 'vedado', dispositivo: 'art45' })
    const nova = await x.novaLinha()
    await x.feito(nova.id, x.rascunho(ATE_CARACARAI, { restricoes: par }))
    // What was restricted at its creation goes on without being asked again.
    await x.feito(
      nova.id,
      x.rascunho(ATE_CARACARAI, { motivo: 'regime', de: '2026-04-05', restricoes: par, horarios: [] }),
    )
  })

  const percursos: [string, Parada[], string, string][] = [
    ['art. 58: o extremo avança', [...ATE_CARACARAI, ['Rorainópolis', 291, 300]], 'art58', 'prolongamento'],
    [
      'art. 59: o extremo recua',
      [
        ['Boa Vista', 0, 0],
        ['Mucajaí', 52, 50],
      ],
      'art59',
      'encurtamento',
    ],
    [
      'art. 60: deixa um lugar',
      [
        ['Boa Vista', 0, 0],
        ['Caracaraí', 139, 140],
      ],
      'art60',
      'itinerário',
    ],
    [
      'art. 5, § 2: outros extremos',
      [
        ['Mucajaí', 0, 0],
        ['Rorainópolis', 240, 170],
      ],
      'art5_par2',
      'outros',
    ],
  ]
  it.each(percursos)('%s: pede processo próprio', async (_nome, pontos, dispositivo, palavra) => {
    const { id } = await x.novaLinha()
    await x.feito(id, x.rascunho(ATE_CARACARAI))
    const corpo = x.rascunho(pontos, { motivo: 'regime', de: '2026-04-05' })
    const r = await x.fazer(id, corpo)
    expect(r.json(), r.body).toMatchObject({ codigo: 'vedado', dispositivo })
    expect(r.json().detail).toContain(palavra)
  })

  it('a prévia diz o exame do prolongamento enquanto se desenha: metade da extensão, art. 58, II', async () => {
    const { id } = await x.novaLinha()
    await x.feito(id, x.rascunho(ATE_CARACARAI))
    const corpo = x.rascunho([...ATE_CARACARAI, ['Rorainópolis', 291, 300]], { motivo: 'regime' })
    const { exames } = await x.previa(id, corpo)
    const exame = exames.find((e: { titulo: string }) => e.titulo === 'Prolongamento até Rorainópolis')
    expect(exame.motivos.map((m: { dispositivo: string }) => m.dispositivo)).toEqual(['art58_inc2'])
    expect(exame.depende_de).toEqual(['art58_inc1', 'art58_inc4'])
  })

  it('art. 58, § 2: extremo que muda dentro do Município não é prolongamento', async () => {
    const { id } = await x.novaLinha()
    await x.feito(id, x.rascunho(ATE_CARACARAI))
    const outro: Parada[] = [
      ['Boa Vista', 0, 0],
      ['Mucajaí', 52, 50],
      ['Novo Paraíso', 230, 225],
    ]
    await x.feito(id, x.rascunho(outro, { motivo: 'mudanca-de-extremo', de: '2026-04-05' }))
  })
})

describe('o que a lei diz sem recusar', () => {
  it('arts. 12, 26, 52 e 69, XVII numa linha longa; art. 43 no trecho urbano', async () => {
    const { id } = await x.novaLinha()
    const longa = x.rascunho([...ATE_CARACARAI.slice(0, 2), ['Rorainópolis', 410, 230]], {
      trechos: [
        { de: 0, km: '12', piso: 'urbano' },
        { de: 0, km: '40', piso: 'pavimentado' },
        { de: 1, km: '358', piso: 'nao-pavimentado' },
      ],
    })
    const { exames, pode, visto } = await x.previa(id, longa)
    expect(pode).toBe(true)
    const dispositivos = exames
      .filter((e: { peso: string }) => e.peso === 'a-saber')
      .flatMap((e: { depende_de: string[] }) => e.depende_de)
    expect(dispositivos).toEqual(expect.arrayContaining(['art12', 'art52', 'art69_inc17', 'art43']))
    expect(exames.some((e: { titulo: string }) => e.titulo.startsWith('Passageiros em pé'))).toBe(true)
    expect(visto.km_por_piso.map((p: { km: string }) => p.km)).toEqual(['40.0', '358.0', '12.0'])
  })

  it('art. 5: linha nova entre os extremos de outra, com os 10%', async () => {
    await x.feito((await x.novaLinha()).id, x.rascunho(ATE_CARACARAI))
    const nova = await x.novaLinha()
    const longa: Parada[] = [
      ['Boa Vista', 0, 0],
      ['Iracema', 92, 95],
      ['Caracaraí', 200, 210],
    ]
    const { exames } = await x.previa(nova.id, x.rascunho(longa))
    const exame = exames.find((e: { titulo: string }) => e.titulo.startsWith('Linha nova'))
    expect(exame.motivos[0]).toMatchObject({ dispositivo: 'art5_par1' })
    expect(exame.peso).toBe('a-saber')
  })
})
