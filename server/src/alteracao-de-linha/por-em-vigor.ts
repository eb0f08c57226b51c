import { type DataCivil, MAXIMO_DE_DIAS_DE_PARALISACAO_RR, somarDias } from '@outorga/lei'
import { cadastrarLinha } from '../linhas/cadastrar-linha.js'
import { gravarNovoQuadro, restaurarQuadroAnterior } from '../linhas/gravar-quadro.js'
import { extremosDe } from '../linhas/quadro.js'
import { definirSituacao } from '../linhas/situacao.js'
import { dito } from './campos.js'
import type { Situacao, Vigor } from './dados.js'

/** The act that puts an alteration in force. */
export interface Ordem {
  numero: string
  de: DataCivil
  ato: string
  razoes: string
  numero_do_servico: string | null
}

export interface Feito {
  vigor: Vigor
  de: DataCivil
  ate: DataCivil | null
}

/** What an alteration does to the register when it comes into force. */
export type Efeito = (s: Situacao, o: Ordem) => Promise<Feito>

const VIGOR = { inativadas: [], linha_nova: null }

/** The line gets the Quadro asked for (art. 42, § 2). */
export const novoQuadro: Efeito = async ({ c, foto, novo, tipo }, o) => {
  const { ato, razoes, numero: procedimento, de } = o
  const ordem = { ato, razoes, motivo: tipo, procedimento }
  const { versao } = await gravarNovoQuadro(c, foto.linha.id, { ...novo, de }, ordem)
  return { vigor: { ...VIGOR, linha_id: foto.linha.id, versao }, de, ate: null }
}

/** The stops stand by the act, whatever the time between them (art. 44). */
export const paradasPeloConselho: Efeito = (s, o) =>
  novoQuadro({ ...s, novo: { ...s.novo, paradas_pelo_conselho: o.ato } }, o)

/** The hours leave on the first day and are back after the last one: both are in the register from now on (art. 51). */
export const horariosPorUmPeriodo: Efeito = async (s, o) => {
  const ate = dito(s.e, 'fim')
  const feito = await novoQuadro(s, o)
  await restaurarQuadroAnterior(s.c, s.foto.linha.id, feito.vigor.versao, {
    de: somarDias(ate, 1),
    ato: o.ato,
    razoes: 'Fim do período de baixa demanda.',
    procedimento: o.numero,
  })
  return { ...feito, ate }
}

/** The departures stop: 360 days at most for low use, as long as the road is blocked otherwise (art. 55). */
export const paralisacao: Efeito = async (s, o) => {
  const feito = await novoQuadro(s, o)
  if (dito(s.e, 'fundamento') === 'art55_inc2') return feito
  const ultimo = somarDias(o.de, MAXIMO_DE_DIAS_DE_PARALISACAO_RR - 1)
  return { ...feito, ate: s.e.volta !== null && s.e.volta < ultimo ? s.e.volta : ultimo }
}

/** The line becomes the merged service and the others leave the register's service until it is undone (art. 57). */
export const fusao: Efeito = async (s, o) => {
  const feito = await novoQuadro(s, o)
  for (const { linha } of s.outras)
    await definirSituacao(s.c, linha.id, 'inativa', `Fundida na linha ${s.foto.linha.numero}, ${o.numero}`)
  return { ...feito, vigor: { ...feito.vigor, inativadas: s.outras.map((f) => f.linha.id) } }
}

/** The partial service is a line of its own, which art. 50 keeps as it is; the one it is part of stays free. */
export const servicoParcial: Efeito = async (s, o) => {
  const { c, foto, novo, tipo } = s
  const [a, b] = extremosDe(novo.pontos)
  const numero = o.numero_do_servico ?? ''
  const { id } = await cadastrarLinha.executar(c, {
    numero,
    nome: `${a.localidade} – ${b.localidade}, atendimento parcial da ${foto.linha.numero}`,
    extremo_a: a.localidade,
    extremo_b: b.localidade,
    municipio_a: a.municipio_ibge,
    municipio_b: b.municipio_ibge,
    extensao_km: b.km,
    servico: foto.linha.servico,
    operadora_id: foto.linha.operadora?.id ?? null,
    situacao: 'ativa',
  })
  const ordem = { ato: o.ato, razoes: o.razoes, motivo: tipo, procedimento: o.numero }
  const { versao } = await gravarNovoQuadro(c, id, { ...novo, de: o.de }, ordem)
  return { vigor: { ...VIGOR, linha_id: id, versao, linha_nova: { id, numero } }, de: o.de, ate: null }
}
