import sql from 'sql-template-tag'
import { acharVeiculo } from '../frota/veiculo.js'
import type { TipoDeCaso } from '../platform/atos/ato.js'
import type { Contexto } from '../platform/contexto.js'
import type { Dado } from '../procedimentos/definicao.js'
import type { TipoDeRegistro } from '../registros/definicao.js'
import { registrosOnde } from '../registros/registro.js'
import { acharOperadora } from './operadora.js'

const PAGINA_DO_REGISTRO: Readonly<Record<TipoDeRegistro, string>> = {
  dirigente: '/dirigentes',
  instalacao: '/instalacoes',
  pessoal: '/pessoal',
  vendedor: '/vendedores',
  documento: '/documentos',
  ponto: '/pontos',
}

/** Whose a document is, by name and with the address of its page. */
export async function donoDoDocumento(c: Contexto, deId: string): Promise<Dado | null> {
  const caso = await c.tx.uma<{ tipo: TipoDeCaso }>(sql`select tipo from caso where id = ${deId}`)
  if (caso?.tipo === 'operadora') {
    const { razao_social } = await acharOperadora(c, deId)
    return { rotulo: 'Da operadora', valor: razao_social, para: `/operadoras/${deId}` }
  }
  if (caso?.tipo === 'veiculo') {
    const v = await acharVeiculo(c, deId)
    return { rotulo: 'Do veículo', valor: v.placa ?? v.marca_modelo, para: `/frota/${deId}` }
  }
  const [dono] = caso?.tipo === 'registro' ? await registrosOnde(c, sql`r.id = ${deId}`) : []
  return dono ? { rotulo: 'De', valor: dono.titulo, para: `${PAGINA_DO_REGISTRO[dono.tipo]}/${deId}` } : null
}
