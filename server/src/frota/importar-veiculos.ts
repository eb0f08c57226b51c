import { placaUnica } from '@outorga/lei'
import { camposDe } from '../formulario/campos.js'
import type { Importavel } from '../importacao/importacao.js'
import { permite } from '../platform/permissao.js'
import { Problema } from '../platform/problema.js'
import { conferirAlteracao, jaDiz, mudarVeiculo } from './alterar-veiculo.js'
import { type Pedido, PedidoDeRegistro } from './pedido.js'
import { conferirNovo, inserirPedido, type PedidoConferido } from './pedir-registro.js'
import { acharVeiculoPorPlaca, FORA_DO_REGISTRO, type Veiculo } from './veiculo.js'

interface LinhaPronta extends PedidoConferido {
  antes: Veiculo | null
}

/** A blank cell says nothing: what is on record stays. */
function sobre(antes: Veiculo, e: Pedido): Pedido {
  const ditos = Object.entries(e).filter(([, valor]) => valor !== null)
  const campos = Object.keys(PedidoDeRegistro.shape) as (keyof Pedido)[]
  const atual = Object.fromEntries(campos.map((k) => [k, antes[k as keyof Veiculo]]))
  return { ...atual, ...Object.fromEntries(ditos) } as Pedido
}

/** Vehicles from a spreadsheet: a new plate asks for registration, one in the register changes, in whichever spelling. */
export const IMPORTACAO_DE_VEICULOS: Importavel<LinhaPronta> = {
  caminho: '/api/v1/veiculos',
  nome: { um: 'Veículo', muitos: 'Veículos' },
  campos: camposDe(PedidoDeRegistro),
  esquema: PedidoDeRegistro,
  async conferir(c, dados) {
    const e = dados as Pedido
    const achado = await acharVeiculoPorPlaca(c, placaUnica(e.placa))
    const antes = achado && !FORA_DO_REGISTRO.includes(achado.estado) ? achado : null
    if (!antes) return { ...(await conferirNovo(c, e)), antes }
    const ficha = await conferirAlteracao(c, antes, sobre(antes, e))
    if (!permite(c.ator.papel, 'cadastro:mudar') && !jaDiz(antes, ficha)) {
      const mensagem = 'Esta placa já está no cadastro, e só o analista o altera.'
      throw new Problema(403, 'papel-sem-competencia', mensagem, { campo: 'placa' })
    }
    const operadora = { id: antes.operadora_id, razao_social: antes.operadora_razao_social }
    return { operadora, ficha, antes }
  },
  chave: ({ ficha }) => placaUnica(ficha.placa),
  existente: async (_c, { antes, ficha }) => (antes ? (jaDiz(antes, ficha) ? 'igual' : 'diferente') : null),
  async gravar(c, linha) {
    if (linha.antes) await mudarVeiculo(c, linha.antes, linha.ficha)
    else await inserirPedido(c, linha)
  },
}
