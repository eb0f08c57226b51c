import { randomUUID } from 'node:crypto'
import type { DataCivil } from '@outorga/lei'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Contexto } from '../platform/contexto.js'
import { montarContexto } from '../platform/http/contexto.js'
import { type Cenario, criarCenario } from '../testes/cenario.js'
import { gravarNovoQuadro, restaurarQuadroAnterior } from './gravar-quadro.js'
import { type ConteudoDaLinha, type MotivoDoQuadro, quadroDaLinha } from './quadro.js'
import { fotografiaDaRede } from './rede.js'

let c: Cenario
let usuarioId: string
beforeAll(async () => {
  c = await criarCenario()
  usuarioId = (await c.entrar('rr', 'conselheiro')).usuarioId
})
afterAll(() => c.fechar())

const AUTORIDADE = {
  id: 'cre-rr',
  sigla: 'CRE/RR',
  nome: 'Conselho',
  estado: 'Roraima',
  uf: 'RR',
  norma: 'rr-664-2008',
  fuso: 'America/Boa_Vista',
  prefixo: 'RR',
  cargos: {} as Contexto['autoridade']['cargos'],
} as const

/** As another module calls, inside its own use case. */
const como = <T>(f: (x: Contexto) => Promise<T>, operadoraId: string | null = null): Promise<T> =>
  c.produto.banco.comIdentidade({ autoridadeId: 'cre-rr', usuarioId, operadoraId }, (tx) =>
    f(
      montarContexto(
        tx,
        {
          ator: { usuarioId, nome: 'conselheiro', papel: 'conselheiro', operadoraId },
          autoridade: { ...AUTORIDADE },
        } as Parameters<typeof montarContexto>[1],
        c.agora,
        null,
      ),
    ),
  )

const ponto = (localidade: string, municipio_ibge: string, km: string, minutos: number) => ({
  ponto_id: randomUUID(),
  localidade,
  municipio_ibge,
  tipo: 'sede-de-municipio' as const,
  lat: '2.8',
  lon: '-60.6',
  km,
  minutos,
  secao: true,
  parada: true,
  terminal: null,
})
const BV = ponto('Boa Vista', '1400100', '0.0', 0)
const MUCAJAI = ponto('Mucajaí', '1400308', '52.0', 50)
const CARACARAI = ponto('Caracaraí', '1400209', '139.0', 140)
const quadro = (...pontos: ReturnType<typeof ponto>[]): ConteudoDaLinha => ({
  pontos,
  trechos: pontos.slice(1).map((p, i) => ({
    de: i,
    km: (Number(p.km) - Number(pontos[i]?.km)).toFixed(1),
    piso: 'pavimentado' as const,
  })),
  horarios: [{ hora: '06:00', dias: [1], sentido: 'ida', tipo: 'comum' }],
  restricoes: [],
  paradas_pelo_conselho: null,
})
const CURTO = quadro(BV, MUCAJAI)
const LONGO = quadro(BV, MUCAJAI, CARACARAI)
const dia = (d: string) => d as DataCivil
const gravar = (linha: string, conteudo: ConteudoDaLinha, de: string, motivo: MotivoDoQuadro) =>
  como((x) =>
    gravarNovoQuadro(x, linha, { ...conteudo, de: dia(de) }, { ato: 'Ato 1', razoes: 'Razões.', motivo }),
  )

describe('voltar ao quadro anterior, arts. 57, § 2, e 62', () => {
  it('desfaz o prolongamento: o conteúdo volta como versão nova, e a linha deixa de contar como prolongada', async () => {
    const { linha } = c.ids.rr
    await gravar(linha, CURTO, '2026-01-01', 'fixacao')
    await gravar(linha, LONGO, '2026-02-01', 'prolongamento')
    const antes = await como((x) => fotografiaDaRede(x, linha))
    expect(antes).toMatchObject({
      ja_prolongada: true,
      extensao_inicial_km: '52.0',
      linha: { extensao_km: '139.0' },
    })
    const em = { de: dia('2026-04-01'), ato: 'Resolução 9', razoes: 'Acabou a razão.' }
    const volta = await como((x) => restaurarQuadroAnterior(x, linha, 2, em))
    expect(volta.versao).toBe(3)
    const depois = await como((x) => fotografiaDaRede(x, linha))
    expect(depois).toMatchObject({
      ja_prolongada: false,
      linha: { extensao_km: '52.0' },
      quadro: { restaura: 1, desfaz: [2] },
    })
    const historia = await Promise.all(
      ['2026-01-15', '2026-02-15', '2026-04-02'].map((d) => como((x) => quadroDaLinha(x, linha, dia(d)))),
    )
    expect(historia.map((q) => q?.versao)).toEqual([1, 2, 3])
    expect(await como((x) => quadroDaLinha(x, linha, dia('2025-12-31')))).toBeNull()
    const analista = await c.entrar('rr', 'analista')
    expect((await analista.get(`/api/v1/linhas/${linha}`)).json().eventos.at(-1)).toMatchObject({
      titulo: 'Volta ao quadro anterior',
      dispositivo: 'art62',
    })
  })

  it('a primeira versão não tem a que voltar, e a que não existe não se desfaz', async () => {
    const linha = c.ids.rr.outraLinha
    await gravar(linha, CURTO, '2026-01-01', 'fixacao')
    const em = { de: dia('2026-04-01'), ato: 'Resolução 9', razoes: 'Acabou a razão.' }
    const voltar = (versao: number) => como((x) => restaurarQuadroAnterior(x, linha, versao, em))
    await expect(voltar(1)).rejects.toMatchObject({ codigo: 'quadro-sem-anterior', dispositivo: 'art62' })
    await expect(voltar(9)).rejects.toMatchObject({ status: 404 })
  })

  it('duas gravações ao mesmo tempo: uma espera a outra, e cada versão tem o seu número', async () => {
    const linha = c.ids.rr.outraLinha
    const feitas = await Promise.allSettled([
      gravar(linha, CURTO, '2026-05-01', 'regime'),
      gravar(linha, CURTO, '2026-06-01', 'regime'),
    ])
    const versoes = feitas.flatMap((f) => (f.status === 'fulfilled' ? [f.value.versao] : []))
    expect(new Set(versoes).size).toBe(versoes.length)
    expect(versoes.length).toBeGreaterThan(0)
  })

  it('um quadro gravado não muda nem some', async () => {
    await expect(
      c.produto.banco.comoSistema((tx) => tx.executar({ text: 'delete from quadro', values: [] } as never)),
    ).rejects.toThrow()
  })

  it('a operadora vê a rota e as horas dos outros na fotografia, e a ficha da linha dos outros não', async () => {
    const analista = await c.entrar('rr', 'analista')
    const nova = await analista.post('/api/v1/linhas', {
      numero: '900',
      extremo_a: 'Boa Vista',
      extremo_b: 'Bonfim',
      municipio_a: '1400100',
      municipio_b: '1400159',
      extensao_km: '125',
      servico: 'regular',
      partidas: ['06:30'],
      operadora_id: c.ids.rr.outraOperadora,
    })
    const foto = await como((x) => fotografiaDaRede(x, c.ids.rr.linha), c.ids.rr.operadora)
    expect(foto.outras.find((l) => l.numero === '900')).toMatchObject({
      operadora_id: c.ids.rr.outraOperadora,
      horarios: [{ hora: '06:30', sentido: 'ida' }],
    })
    const operadora = await c.entrar('rr', 'operadora')
    expect((await operadora.get(`/api/v1/linhas/${nova.json().id}`)).statusCode).toBe(404)
  })
})
