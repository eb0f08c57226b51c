import { lerData } from '@outorga/lei'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registrarAtos } from '../platform/atos/ato.js'
import { verificarCadeia } from '../platform/atos/verificar-cadeia.js'
import type { Contexto } from '../platform/contexto.js'
import { montarContexto } from '../platform/http/contexto.js'
import type { Sessao } from '../platform/session/sessao.js'
import { type Cenario, type Cliente, criarCenario } from '../testes/cenario.js'
import { agir, PAPEIS, pedidoValido } from '../testes/veiculos.js'
import { pedirRegistros, registrarVeiculos, renovarSeguros, vistoriarVarios } from './em-lote.js'
import { conferirPedido, PedidoDeRegistro } from './pedido.js'

let c: Cenario
let analista: Cliente

beforeAll(async () => {
  c = await criarCenario()
  analista = await c.entrar('rr', 'analista')
})
afterAll(() => c.fechar())

const SEGURO = {
  seguro_seguradora: 'Seguradora de Teste',
  seguro_apolice: '77.1',
  seguro_ate: lerData('2027-04-06'),
}
const VISTORIA = { ordem: 'OV 1', itens: ['Pneus'], laudo_numero: 'LV 1', laudo_ate: lerData('2027-04-05') }

/** Runs `f` as the analyst would over the network. */
async function comoAnalista<T>(f: (contexto: Contexto) => Promise<T>): Promise<T> {
  const { banco } = c.produto
  const sessao = await banco.comoSistema(async (tx) => {
    const ator = await tx.uma(sql`
      select id as "usuarioId", nome, email, papel, operadora_id as "operadoraId" from usuario where id = ${analista.usuarioId}`)
    const autoridade = await tx.uma(sql`select * from autoridade where id = 'cre-rr'`)
    return { ator, autoridade } as unknown as Sessao
  })
  const quem = { autoridadeId: 'cre-rr', usuarioId: analista.usuarioId, operadoraId: null }
  return banco.comIdentidade(quem, (tx) => f(montarContexto(tx, sessao, c.agora, null)))
}

async function umPorUm(placa: string): Promise<string> {
  const pedido = pedidoValido(c, 'rr', { placa })
  const { id } = (await analista.post('/api/v1/veiculos', pedido)).json()
  await agir(analista, id, 'decidir-registro', { resultado: 'registrado', documentos: PAPEIS }, 1)
  const alterado = await analista.put(`/api/v1/veiculos/${id}`, { ...pedido, ...SEGURO }, { versao: 2 })
  expect(alterado.statusCode, alterado.body).toBe(200)
  const { itens, ...v } = VISTORIA
  const vistoria = {
    ...v,
    data: '2026-04-06',
    itens: itens.map((item) => ({ item, atende: true })),
    resultado: 'apto',
  }
  const vistoriado = await agir(analista, id, 'vistoriar', vistoria, 3)
  expect(vistoriado.statusCode, vistoriado.body).toBe(200)
  return id
}

const deUmaVez = (placas: readonly string[]) =>
  comoAnalista(async (contexto) => {
    const operadora = await contexto.tx.uma<{ id: string; razao_social: string; documento: string }>(
      sql`select id, razao_social, documento from operadora where id = ${c.ids.rr.operadora}`,
    )
    if (!operadora) throw new Error('no operator')
    const pedidos = placas.map((placa) => ({
      operadora,
      ficha: conferirPedido(contexto, PedidoDeRegistro.parse(pedidoValido(c, 'rr', { placa }))),
    }))
    const registrados = await registrarVeiculos(contexto, await pedirRegistros(contexto, pedidos))
    const renovados = await renovarSeguros(
      contexto,
      registrados.map((veiculo) => ({ veiculo, seguro: SEGURO })),
    )
    await vistoriarVarios(
      contexto,
      renovados.map((veiculo) => ({ veiculo, vistoria: VISTORIA })),
    )
    return registrados.map((v) => v.id)
  })

/** All that is kept of a vehicle, without what is each one's own. */
const guardado = (id: string) =>
  c.produto.banco.comoSistema(async (tx) => {
    const veiculo = await tx.uma<Record<string, unknown>>(sql`
      select to_jsonb(v) - array['id', 'placa', 'placa_unica', 'numero_registro'] as v from veiculo v where id = ${id}`)
    const caso = await tx.uma(sql`select tipo, operadora_id, versao from caso where id = ${id}`)
    const atos = await tx.linhas(sql`
      select tipo, ordem, autor_id, papel, momento, dados - array['placa', 'numero_registro'] as dados
        from ato where caso_id = ${id} order by ordem`)
    const documentos = await tx.linhas<{ especie: string; blocos: unknown[] }>(
      sql`select especie, jsonb_array_elements(conteudo -> 'blocos') - 'campos' as blocos from documento where caso_id = ${id}`,
    )
    return { veiculo: veiculo?.v, caso, atos, documentos }
  })

describe('muitos de uma vez', () => {
  it('deixam o mesmo que um por um: ficha, atos, cartões; e a cadeia confere', async () => {
    const um = await umPorUm('NBX0A01')
    const [a = '', b = ''] = await deUmaVez(['NBX0A02', 'NBX0103'])
    expect(await guardado(a)).toEqual(await guardado(um))
    expect(await guardado(b)).toEqual(await guardado(um))
    const numeros = await c.produto.banco.comoSistema((tx) =>
      tx.linhas<{ numero: string }>(sql`
        select numero_registro as numero from veiculo where id = any(${[um, a, b]}::uuid[]) order by 1`),
    )
    expect(new Set(numeros.map((n) => n.numero)).size).toBe(3)
    await c.produto.selar()
    const cadeia = await c.produto.banco.comoSistema((tx) => verificarCadeia(tx, 'cre-rr'))
    expect(cadeia).toMatchObject({ integra: true, selados: cadeia.atos })
  })

  it('um que a lei recusa, ou que já está lá, leva todos consigo', async () => {
    await expect(deUmaVez(['NBX0A05', 'NBX0A05'])).rejects.toMatchObject({ codigo: 'ja-existe' })
    await expect(deUmaVez(['NBX0A06', 'NBX0A01'])).rejects.toMatchObject({ codigo: 'ja-existe' })
    const lista = (await analista.get('/api/v1/veiculos?q=NBX0A06')).json()
    expect(lista.total).toBe(0)
  })

  it('um caso recebe um ato de cada vez, e só de quem o vê', async () => {
    const id = await umPorUm('NBX0A07')
    const ato = { casoId: id, tipo: 'x', dados: {} }
    await expect(comoAnalista((contexto) => registrarAtos(contexto, [ato, ato]))).rejects.toThrow(
      'one act at a time',
    )
    const alheio = { ...ato, casoId: c.ids.rs.veiculo }
    await expect(comoAnalista((contexto) => registrarAtos(contexto, [alheio]))).rejects.toMatchObject({
      status: 404,
    })
  })
})
