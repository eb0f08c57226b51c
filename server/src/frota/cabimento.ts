import type { AtoDoVeiculo } from '@outorga/lei'
import type { Contexto } from '../platform/contexto.js'
import { Problema } from '../platform/problema.js'
import { ATOS } from './atos.js'
import { leiDoVeiculo } from './lei-do-veiculo.js'
import { NOME_DO_ATO, NOME_DO_ESTADO } from './nomes.js'
import { camposDaLei } from './pedido.js'
import type { Veiculo } from './veiculo.js'

/**
 * That the vehicle's table gives `ato` now to whoever asks.
 * @throws Problema 409 where it gives it to nobody in this state, 403 where it gives it to others.
 */
export function exigirCabimento(c: Contexto, v: Veiculo, ato: AtoDoVeiculo): void {
  const tabela = leiDoVeiculo(c.lei.norma).tabela(v.tipo)
  const dispositivo = tabela.find((t) => t.ato === ato)?.dispositivo ?? null
  const linhas = tabela.filter((t) => t.ato === ato && t.de.includes(v.estado))
  const nome = NOME_DO_ATO[ato]
  if (linhas.length === 0) {
    const onde = NOME_DO_ESTADO[v.estado].nome
    throw new Problema(409, 'ato-nao-cabe', `«${nome}» não cabe: o veículo está em «${onde}».`, {
      dispositivo,
    })
  }
  if (linhas.some((t) => t.papeis.includes(c.ator.papel))) return
  throw new Problema(
    403,
    'papel-sem-competencia',
    `«${nome}» não cabe a ${c.autoridade.cargos[c.ator.papel]}.`,
    { dispositivo },
  )
}

/** What the table gives now: to whoever asks with its fields, and to others. */
export function oQueCabe(c: Contexto, v: Veiculo) {
  const linhas = leiDoVeiculo(c.lei.norma)
    .tabela(v.tipo)
    .filter((t) => t.de.includes(v.estado))
  const comum = (t: (typeof linhas)[number]) => ({
    ato: t.ato,
    titulo: NOME_DO_ATO[t.ato],
    dispositivo: t.dispositivo,
  })
  return {
    atos_possiveis: linhas
      .filter((t) => t.papeis.includes(c.ator.papel))
      .map((t) => ({ ...comum(t), campos: camposDaLei(c, ATOS[t.ato].entrada) })),
    espera: linhas
      .filter((t) => !t.papeis.includes(c.ator.papel))
      .map((t) => ({ ...comum(t), cargos: t.papeis.map((p) => c.autoridade.cargos[p]), desde: null })),
  }
}
