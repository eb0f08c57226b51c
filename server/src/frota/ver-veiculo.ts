import { type Instante, instanteEm } from '@outorga/lei'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { regraDe } from '../fiscalizacao/medidas/medida.js'
import { atosDoCaso } from '../platform/atos/ato.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import type { Contexto } from '../platform/contexto.js'
import { type Especie, NOME_DA_ESPECIE } from '../platform/documentos/emitir.js'
import { permite } from '../platform/permissao.js'
import { ALTERAVEL } from './alterar-veiculo.js'
import { oQueCabe } from './cabimento.js'
import { VeiculoJson } from './esquemas.js'
import { contarAtos } from './eventos.js'
import { examesDoVeiculo } from './exames.js'
import { leiDoVeiculo, vencimentosDoVeiculo } from './lei-do-veiculo.js'
import { medidasDoVeiculo } from './medidas.js'
import { resumoDoVeiculo } from './resumo.js'
import { lugaresEmPe, secoesDoVeiculo } from './secoes.js'
import { acharVeiculo, type Veiculo } from './veiculo.js'

const documentosDe = (c: Contexto, id: string) =>
  c.tx.linhas<{ codigo: string; especie: Especie; ato_id: string; emitido_em: Instante }>(sql`
    select codigo, especie, ato_id, emitido_em from documento where caso_id = ${id} order by emitido_em, especie`)

/** The last day that the law itself sets. */
function prazosDe(c: Contexto, v: Veiculo) {
  const ate = leiDoVeiculo(c.lei.norma).ultimoDiaDeUso(v.ano_fabricacao)
  if (ate === null || v.estado === 'cancelado' || v.estado === 'recusado') return []
  return [{ nome: 'uso', titulo: 'Último dia de uso', ate, dispositivo: 'art28_par1' }]
}

/** A vehicle as its page shows it: what, whose, where it stands today, what may come next, and on what basis. */
export const verVeiculo = casoDeUso({
  resumo: 'Ver um veículo',
  entrada: z.object({ id: z.uuid() }),
  saida: VeiculoJson,
  permissao: 'cadastro:ver',
  async executar(c, { id }) {
    const v = await acharVeiculo(c, id)
    const medidas = await medidasDoVeiculo(c, v)
    const documentos = await documentosDe(c, id)
    const { chassi, cor, seguro_apolice, seguro_seguradora, laudo_numero, numero_registro, registrado_em } = v
    return {
      ...resumoDoVeiculo(c, v, new Set(medidas.length > 0 ? [v.placa_unica] : [])),
      chassi,
      cor,
      seguro_apolice,
      seguro_seguradora,
      laudo_numero,
      numero_registro,
      registrado_em,
      lugares_em_pe: lugaresEmPe(c.lei.norma, v),
      pode_alterar: permite(c.ator.papel, 'cadastro:mudar') && ALTERAVEL.includes(v.estado),
      medidas: medidas.map((m) => {
        const regra = regraDe(c, m.tipo)
        return { nome: regra.nome, auto: m.auto_numero, dispositivo: regra.dispositivo }
      }),
      vencimentos: vencimentosDoVeiculo(c.lei.norma, v),
      secoes: secoesDoVeiculo(c, v),
      exames: await examesDoVeiculo(c, v, medidas),
      prazos: prazosDe(c, v),
      ...oQueCabe(c, v),
      documentos: documentos.map((d) => ({
        codigo: d.codigo,
        titulo: NOME_DA_ESPECIE[d.especie],
        caminho: `/api/v1/documentos/${d.codigo}`,
        emitido_em: instanteEm(d.emitido_em, c.autoridade.fuso),
      })),
      eventos: contarAtos(c, v, await atosDoCaso(c, id), documentos),
    }
  },
})
