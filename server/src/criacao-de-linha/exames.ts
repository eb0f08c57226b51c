import {
  conferirLinhaEntreExtremos,
  type Exame,
  escreverNumero,
  examinarCriterios,
  examinarLinhaNova,
  examinarRestricaoDeSecao,
  type Prazo,
  prazoDaPreferencia,
} from '@outorga/lei'
import { conteudoDo, horariosDe, rascunhoDos } from '../alteracao-de-linha/itinerario.js'
import { comoAutoridade } from '../delegacoes/como-autoridade.js'
import { examesDoQuadro } from '../linhas/exames-do-quadro.js'
import { type ConteudoDaLinha, extremosDe } from '../linhas/quadro.js'
import {
  type FotografiaDaRede,
  fotografiaDaRede,
  type LinhaDaRede,
  linhasComExtremos,
  lugarDe,
  mesmoLugar,
  redeEm,
} from '../linhas/rede.js'
import type { Contexto } from '../platform/contexto.js'
import { Problema } from '../platform/problema.js'
import type { ExameTitulado } from '../procedimentos/definicao.js'
import { mostrar } from '../procedimentos/exame.js'
import type { Criacao, DadosDaCriacao, LinhaPrincipal } from './dados.js'

type Proposta = Pick<DadosDaCriacao, 'pontos' | 'horarios' | 'servico'>
export type Restricoes = readonly { de: string; ate: string }[]

/** The proposed line among the others, on this day. */
export interface Proposto {
  conteudo: ConteudoDaLinha
  rede: LinhaDaRede[]
  /** Lines that already join its ends. */
  entre: LinhaDaRede[]
}

/**
 * The first Quadro that the proposal would make.
 * @param admite the act by which the council lets stops be more than 3 hours apart; null where it does not.
 * @throws Problema 422 naming every fault.
 */
export async function proposto(
  c: Contexto,
  d: Proposta,
  decisao: { restricoes: Restricoes; admite: string | null } = { restricoes: [], admite: null },
): Promise<Proposto> {
  const rascunho = rascunhoDos(d.pontos, {
    horarios: horariosDe(d.horarios),
    restricoes: decisao.restricoes.map(({ de, ate }) => [de, ate]),
    paradas_pelo_conselho: decisao.admite,
  })
  const secoes = new Set(rascunho.pontos.filter((p) => p.secao).map((p) => p.ponto_id))
  if (decisao.restricoes.some(({ de, ate }) => de === ate || !secoes.has(de) || !secoes.has(ate))) {
    throw new Problema(422, 'restricao-invalida', 'A restrição é entre duas seções da linha.', {
      campo: 'restricoes',
      dispositivo: 'art45',
    })
  }
  const conteudo = await conteudoDo(c, rascunho, (campo) =>
    campo.replace(/^trechos\.(\d+).*$/, (_, i) => `pontos.${Number(i) + 1}.km`),
  )
  const rede = await redeEm(c, c.hoje)
  const [a, b] = extremosDe(conteudo.pontos)
  return { conteudo, rede, entre: linhasComExtremos(rede, [lugarDe(a), lugarDe(b)]) }
}

/**
 * The line beside which the new one is measured: the one chosen, or the first that joins the same ends; null where none does.
 * @throws Problema 422 where the one chosen does not join them.
 */
export async function principalDe(
  c: Contexto,
  { entre }: Proposto,
  escolhida: string | null,
): Promise<LinhaPrincipal | null> {
  if (escolhida !== null && !entre.some((l) => l.id === escolhida)) {
    throw new Problema(422, 'outra-ligacao', 'Esta linha não liga os mesmos pontos extremos.', {
      campo: 'linha_principal',
      dispositivo: 'art5',
    })
  }
  const id = escolhida ?? entre[0]?.id
  if (!id) return null
  const { linha } = await comoAutoridade(c, () => fotografiaDaRede(c, id))
  return { id, numero: linha.numero, nome: linha.nome, operadora: linha.operadora && { ...linha.operadora } }
}

/** Itineraries in use between the ends: each line's, and those that each runs besides the contract's (AMB-RR-04). */
export async function itinerariosEntre(c: Contexto, { entre }: Proposto): Promise<number> {
  let total = entre.length
  for (const { id } of entre) {
    const { itinerarios_alem_do_contrato } = await comoAutoridade(c, () => fotografiaDaRede(c, id))
    total += itinerarios_alem_do_contrato
  }
  return total
}

export async function prazoDe(c: Contexto, p: Criacao): Promise<Prazo | null> {
  const { preferencia } = p.dados
  return preferencia && prazoDaPreferencia(preferencia.ciencia, await c.calendario(), await c.parametros())
}

/** Arts. 5 and 5, § 1, of the proposal as the file stands. */
async function daLigacao(c: Contexto, p: Criacao, quadro: Proposto): Promise<ExameTitulado[]> {
  const { principal, preferencia } = p.dados
  if (!principal) return []
  const existente = quadro.entre.find((l) => l.id === principal.id)
  const resposta = preferencia?.resposta ?? null
  const aceita = resposta?.resultado === 'aceita'
  const prazo = await prazoDe(c, p)
  const nova = existente
    ? mostrar(
        `Linha nova ao lado da ${principal.numero}`,
        examinarLinhaNova({
          existente_km: existente.extensao_km,
          nova_km: extremosDe(quadro.conteudo.pontos)[1].km,
          // Where the main line has no concessionaire there is nobody to prefer.
          preferencia: principal.operadora
            ? (resposta?.resultado ?? (preferencia ? 'sem-resposta' : 'nao-oferecida'))
            : 'recusada',
          prazoDaPreferenciaVencido: prazo !== null && c.hoje > prazo.vencimento,
          paraAConcessionaria: aceita,
        }),
      )
    : null
  if (p.especie !== 'entre-extremos-ja-ligados') return nova ? [nova] : []
  const entre = conferirLinhaEntreExtremos({
    itinerariosAtivos: await itinerariosEntre(c, quadro),
    concessionaria: aceita ? 'quer-explorar' : (resposta?.motivo ?? null),
    paraAConcessionaria: aceita,
  })
  return [mostrar('Extremos já ligados', [entre]), ...(nova ? [nova] : [])]
}

/** The line to be, as the exams of a Quadro take one. */
function comoLinha(p: Criacao, { conteudo, rede }: Proposto): FotografiaDaRede {
  const [a, b] = extremosDe(conteudo.pontos)
  return {
    linha: {
      id: p.id,
      versao: 0,
      numero: p.numero,
      nome: p.titulo,
      extremo_a: a.localidade,
      extremo_b: b.localidade,
      municipio_a: a.municipio_ibge,
      municipio_b: b.municipio_ibge,
      municipio_a_nome: '',
      municipio_b_nome: '',
      extensao_km: b.km,
      servico: p.dados.servico,
      partidas: [],
      situacao: 'ativa',
      quadro: null,
      operadora:
        p.dados.preferencia?.resposta?.resultado === 'aceita' ? (p.dados.principal?.operadora ?? null) : null,
    },
    quadro: null,
    ultimo: null,
    extensao_inicial_km: b.km,
    ja_prolongada: false,
    ja_encurtada: false,
    origem: { resultado_de_fusao: false, atendimento_parcial: false },
    itinerarios_alem_do_contrato: 0,
    outras: rede,
  }
}

export const criteriosDe = (p: Criacao): Exame =>
  examinarCriterios(['art4', ...p.dados.estudos.map((e) => e.dispositivo)])

/** What the law says of the proposal; `impede` keeps it from being created, the rest is to be known. */
export async function examesDaProposta(
  c: Contexto,
  p: Criacao,
  quadro: Proposto,
): Promise<{ impede: ExameTitulado[]; aSaber: ExameTitulado[] }> {
  const { restricoes } = quadro.conteudo
  const doQuadro = examesDoQuadro(c, comoLinha(p, quadro), quadro.conteudo, { motivo: 'criacao' })
  const com = (peso: string) =>
    doQuadro
      .filter((x) => x.peso === peso)
      .map(({ titulo, permitido, motivos, depende_de, memoria }) => ({
        titulo,
        permitido,
        motivos,
        depende_de,
        memoria,
      }))
  return {
    impede: [
      mostrar('O que o processo tem de ter', criteriosDe(p)),
      ...(await daLigacao(c, p, quadro)),
      ...(restricoes.length > 0
        ? [
            mostrar(
              'Restrição de seção',
              examinarRestricaoDeSecao({ servicoNovo: true, pares: restricoes.length }),
            ),
          ]
        : []),
      ...com('impede').filter((x) => x.titulo !== 'Restrição de seção'),
    ],
    aSaber: com('a-saber').filter((x) => x.depende_de.length > 0),
  }
}

/** Each line that already serves places of the proposal, in a sentence (art. 4, IV). */
export function sobreposicao({
  conteudo,
  rede,
  entre,
}: Proposto): { id: string; numero: string; como: string }[] {
  const lugares = conteudo.pontos.map(lugarDe)
  return rede.flatMap((l) => {
    const comuns = lugares.filter((x) => l.lugares.some((y) => mesmoLugar(x, y)))
    const mesmos = entre.some((x) => x.id === l.id)
    if (!mesmos && comuns.length < 2) return []
    const km = `${escreverNumero(l.extensao_km)} km`
    const nomes = [...new Set(comuns.map((x) => x.localidade))].join(', ')
    const como = mesmos ? `liga os mesmos extremos, ${km}` : `${km}; em comum: ${nomes}`
    return [{ id: l.id, numero: l.numero, como }]
  })
}
