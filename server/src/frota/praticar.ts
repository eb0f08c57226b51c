import { type AtoDoVeiculo, proximoEstado } from '@outorga/lei'
import { z } from 'zod'
import { acharOperadora } from '../cadastro/operadora.js'
import { registrarAto, travarCaso } from '../platform/atos/ato.js'
import { comoJson, type Json } from '../platform/atos/canonico.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import type { Contexto } from '../platform/contexto.js'
import { porNoCorreio } from '../platform/correio/por-no-correio.js'
import { Problema } from '../platform/problema.js'
import { exigir } from '../procedimentos/exame.js'
import { ATOS } from './atos.js'
import { exigirCabimento } from './cabimento.js'
import { emitirCartao } from './cartao.js'
import type { MudancaDoVeiculo } from './definicao.js'
import { ReciboDoVeiculoJson } from './esquemas.js'
import { leiDoVeiculo } from './lei-do-veiculo.js'
import { NOME_DO_ATO, NOME_DO_ESTADO } from './nomes.js'
import { acharVeiculo, projetarVeiculo, type Veiculo } from './veiculo.js'

/**
 * The vehicle of an id, locked at the version that the person saw.
 * @throws Problema 404; 412 or 428 for the version.
 */
export async function abrirVeiculo(c: Contexto, id: string): Promise<Veiculo> {
  await acharVeiculo(c, id)
  await travarCaso(c, id)
  // Read again under the lock: the version that the person saw is the one that counts.
  return acharVeiculo(c, id)
}

async function avisar(c: Contexto, v: Veiculo, operadoraId: string, assunto: string): Promise<void> {
  // Whoever acts knows it.
  if (c.ator.papel === 'operadora') return
  const { email } = await acharOperadora(c, operadoraId)
  const corpo = `${assunto} Veja o veículo no Outorga.`
  await porNoCorreio(c, { para: email, assunto, corpo, casoId: v.id })
}

const estadoDepois = (c: Contexto, v: Veiculo, ato: AtoDoVeiculo, resultado: string) => {
  const estado = proximoEstado(leiDoVeiculo(c.lei.norma).tabela(v.tipo), v.estado, ato, resultado)
  if (estado !== null) return estado
  throw new Problema(422, 'resultado-desconhecido', 'Este resultado não cabe agora.', { campo: 'resultado' })
}

/** Does one act on a vehicle: allowed by its table, examined by the law, appended, projected, told. */
export function praticar(ato: AtoDoVeiculo) {
  const definido = ATOS[ato]
  return casoDeUso({
    resumo: `${NOME_DO_ATO[ato]}: veículo`,
    entrada: definido.entrada.extend({ id: z.uuid() }),
    saida: ReciboDoVeiculoJson,
    permissao: 'caso:agir',
    async executar(c, entrada) {
      const { id, ...e } = entrada as Record<string, unknown> & { id: string }
      const v = await abrirVeiculo(c, id)
      exigirCabimento(c, v, ato)
      const estado = estadoDepois(c, v, ato, definido.resultado?.(e as never) ?? 'feito')
      if (definido.examinar) exigir(await definido.examinar(c, v, e as never))
      const m: MudancaDoVeiculo = (await definido.aplicar?.(c, v, e as never)) ?? {}
      const dados = { ...(comoJson(e) as Record<string, Json>), ...m.noAto }
      const feito = await registrarAto(c, id, ato, dados)
      await projetarVeiculo(c, v, {
        colunas: { ...m.colunas, estado },
        ...(m.dados && { dados: m.dados }),
        ...(m.operadora_id && { operadora_id: m.operadora_id }),
      })
      const documento = definido.emiteCartao?.(e as never)
        ? await emitirCartao(c, await acharVeiculo(c, id), feito)
        : null
      const dito = `Veículo ${v.placa}: ${NOME_DO_ESTADO[estado].nome.toLowerCase()}.`
      await avisar(c, v, m.operadora_id ?? v.operadora_id, dito)
      return {
        id,
        versao: feito.ordem,
        estado,
        mensagem: `${NOME_DO_ATO[ato]}: feito. ${m.mensagem ?? dito}`,
        documento,
      }
    },
  })
}
