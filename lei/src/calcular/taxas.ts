import { Dinheiro } from '../core/dinheiro.js'
import { taxaDeServico as calcularTaxaDeServico, type ItemPedido } from '../rs-8109-1985/taxa-de-servico.js'
import { ITENS_XII } from '../rs-8109-1985/titulo-xii.js'
import { lerCompetencia, taxaDeDelegacao } from '../rs-11127-1998/taxa-de-delegacao.js'
import {
  type Campos,
  data,
  dataOpcional,
  dinheiro,
  logicoOpcional,
  numeroOpcional,
  objeto,
  objetos,
  opcao,
  texto,
  textoOpcional,
  veio,
} from './campos.js'
import { calendarioDoPedido, lerNorma, parametro, type Resultado } from './comum.js'

/** The monthly fee for the delegation (Lei 11.127/1998, art. 2, §§ 1 to 3). */
export function taxaDaDelegacao(c: Campos): Resultado {
  lerNorma(c, ['rs-11127-1998'])
  const inicio = dataOpcional(objeto(c, 'parametros'), 'inicio_da_taxa_de_delegacao')
  const { valor, vencimento, memoria } = taxaDeDelegacao({
    competencia: lerCompetencia(texto(c, 'competencia')),
    receitaBruta: dinheiro(c, 'receita_bruta'),
    pagoAgergs: veio(c, 'pago_agergs') ? dinheiro(c, 'pago_agergs') : Dinheiro.ZERO,
    calendario: calendarioDoPedido(c, 'RS'),
    ...(inicio ? { inicio } : {}),
  })
  return { valor: valor.toString(), vencimento, memoria }
}

function itemPedido(c: Campos): ItemPedido {
  return {
    item: opcao(c, 'item', ITENS_XII),
    quantidade: numeroOpcional(c, 'quantidade') ?? 1,
    areaHa: textoOpcional(c, 'area_ha'),
    comOficioDeDiretrizes: logicoOpcional(c, 'com_oficio_de_diretrizes') ?? false,
    promotor: veio(c, 'promotor') ? opcao(c, 'promotor', ['estado', 'municipio', 'outro']) : 'outro',
    indeferidoEm: dataOpcional(c, 'indeferido_em'),
  }
}

/** The fees of Título XII (Lei 8.109/1985). */
export function taxaDeServico(c: Campos): Resultado {
  lerNorma(c, ['rs-8109-1985'])
  const { valor, itens, memoria } = calcularTaxaDeServico(
    data(c, 'data'),
    objetos(c, 'itens').map(itemPedido),
    {
      upf: parametro(c, 'upf_rs'),
      fator: parametro(c, 'fator_ufir_upf'),
      inicio: dataOpcional(objeto(c, 'parametros'), 'inicio_do_titulo_xii') ?? undefined,
    },
  )
  return {
    valor: valor.toString(),
    itens: itens.map((i) => ({
      item: i.item,
      quantidade_upf: i.quantidadeUpf,
      valor: i.valor.toString(),
      ...(i.isento ? { isento: i.isento } : {}),
    })),
    memoria,
  }
}
