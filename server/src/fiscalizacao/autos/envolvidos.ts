import { type Dispositivo, placaUnica } from '@outorga/lei'
import { acharOperadora } from '../../cadastro/operadora.js'
import { acharVeiculoPorPlaca } from '../../frota/veiculo.js'
import { acharLinha } from '../../linhas/linha.js'
import type { Contexto } from '../../platform/contexto.js'
import { Problema } from '../../platform/problema.js'

/** Who and what an auto names, as the register has it on the day it is drawn up. */
export interface Envolvidos {
  veiculoId: string | null
  operadora: { id: string } | null
  nome: string
  documento: string | null
  linha: { id: string; numero: string; nome: string } | null
}

export interface Indicados {
  placa: string
  servico: 'linha' | 'fretamento' | 'sem-outorga'
  linha_id?: string | null | undefined
  itinerario: string | null
  operadora_id?: string | null | undefined
  autuado?: { nome: string; documento?: string | null | undefined } | null | undefined
}

/** The law's own list of what an auto must hold is Roraima's; elsewhere the refusal cites no provision. */
const exigido = (c: Contexto, inciso: 1 | 2): Dispositivo | null =>
  c.lei.norma === 'rr-664-2008' ? `art75_par1u_inc${inciso}` : null

/**
 * Finds vehicle, operator and line in the register, and completes what the plate alone already tells.
 * @throws Problema 422 without line or itinerary, or without an offender (art. 75 par. único, I and II).
 */
export async function resolverEnvolvidos(c: Contexto, e: Indicados): Promise<Envolvidos> {
  const veiculo = await acharVeiculoPorPlaca(c, placaUnica(e.placa))
  const operadoraId = e.operadora_id ?? (e.autuado ? null : (veiculo?.operadora_id ?? null))
  const operadora = operadoraId ? await acharOperadora(c, operadoraId) : null
  if (!operadora && !e.autuado) {
    throw new Problema(
      422,
      'autuado-ausente',
      'Diga quem é o autuado: uma operadora do cadastro ou o nome de quem fazia o transporte.',
      {
        campo: 'operadora_id',
        dispositivo: exigido(c, 2),
      },
    )
  }
  const linha = e.servico === 'linha' && e.linha_id ? await acharLinha(c, e.linha_id) : null
  if (e.servico === 'linha' && !linha) {
    throw new Problema(422, 'linha-ausente', 'Escolha a linha em que o veículo andava.', {
      campo: 'linha_id',
      dispositivo: exigido(c, 1),
    })
  }
  if (e.servico !== 'linha' && !e.itinerario) {
    throw new Problema(422, 'itinerario-ausente', 'Diga a origem e o destino da viagem.', {
      campo: 'itinerario',
      dispositivo: exigido(c, 1),
    })
  }
  return {
    veiculoId: veiculo?.id ?? null,
    operadora: operadora ? { id: operadora.id } : null,
    nome: operadora?.razao_social ?? e.autuado?.nome ?? '',
    documento: operadora?.documento ?? e.autuado?.documento ?? null,
    linha: linha ? { id: linha.id, numero: linha.numero, nome: linha.nome } : null,
  }
}
