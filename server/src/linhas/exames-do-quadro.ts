import {
  conferirLinhaEntreExtremos,
  conferirSanitario,
  encurtamento,
  examinarExclusividade,
  examinarExtremosDoQuadro,
  examinarHorarioDoAlternativo,
  examinarItinerario,
  examinarLinhaNova,
  examinarPontosDeParada,
  examinarPontosEmTerminal,
  examinarRestricaoDeSecao,
  examinarSecoesNovas,
  passageirosEmPe,
  prolongamento,
} from '@outorga/lei'
import { z } from 'zod'
import type { Contexto } from '../platform/contexto.js'
import { Problema } from '../platform/problema.js'
import type { ExameTitulado } from '../procedimentos/definicao.js'
import { ExameJson, exigir, mostrar } from '../procedimentos/exame.js'
import { escreverKm } from './comparar-quadros.js'
import { type MudancaDePercurso, mudancaDePercurso, PEDE_PROCESSO } from './mudanca-de-percurso.js'
import { type ConteudoDaLinha, extremosDe, type MotivoDoQuadro, type PontoDaLinha } from './quadro.js'
import {
  type FotografiaDaRede,
  fotografiaDaLinha,
  fotografiaDaRede,
  linhasComExtremos,
  lugarDe,
  partidasNoSentido,
  regularesAoLado,
} from './rede.js'

/** An answer of the law about a Quadro: `impede` where a refusal of it keeps the Quadro from being made. */
export interface ExameDoQuadro extends ExameTitulado {
  peso: 'impede' | 'a-saber'
}

export const ExameDoQuadroJson = ExameJson.extend({
  peso: z.enum(['impede', 'a-saber']).describe('«a-saber»: a lei diz algo, e não impede o quadro'),
}).meta({ id: 'ExameDoQuadro' })

type Resposta = Parameters<typeof mostrar>[1]
const com = (peso: ExameDoQuadro['peso'], titulo: string, r: Resposta): ExameDoQuadro => ({
  peso,
  ...mostrar(titulo, r),
})

/** Points where the trip stops: the ends and those marked as stops. */
const paradasDe = (pontos: readonly PontoDaLinha[]): PontoDaLinha[] =>
  pontos.filter((p, i) => p.parada || i === 0 || i === pontos.length - 1)

const extensaoDe = (q: ConteudoDaLinha) => extremosDe(q.pontos)[1].km
const extremos = (q: ConteudoDaLinha) => {
  const [a, b] = extremosDe(q.pontos)
  return [lugarDe(a), lugarDe(b)] as const
}

function dasSecoes(foto: FotografiaDaRede, q: ConteudoDaLinha, motivo: MotivoDoQuadro): ExameDoQuadro[] {
  const anteriores = foto.ultimo?.pontos.filter((p) => p.secao) ?? []
  const mesmas = JSON.stringify(foto.ultimo?.restricoes ?? []) === JSON.stringify(q.restricoes)
  const restringe = q.restricoes.length > 0 && !mesmas && motivo !== 'restricao-de-secao'
  return [
    com('impede', 'Pontos extremos', examinarExtremosDoQuadro(q.pontos)),
    com('impede', 'Distância entre pontos de seção', examinarSecoesNovas(q.pontos, anteriores)),
    ...(restringe
      ? [
          com(
            'impede',
            'Restrição de seção',
            examinarRestricaoDeSecao({
              servicoNovo: foto.ultimo === null || motivo === 'criacao',
              pares: q.restricoes.length,
            }),
          ),
        ]
      : []),
  ]
}

function dasParadas(foto: FotografiaDaRede, q: ConteudoDaLinha): ExameDoQuadro[] {
  const paradas = paradasDe(q.pontos)
  const exame = examinarPontosDeParada(paradas)
  const admitido = !exame.permitido && q.paradas_pelo_conselho !== null
  const minutosEntreParadas = paradas.slice(1).map((p, i) => p.minutos - (paradas[i]?.minutos ?? 0))
  const sanitario = conferirSanitario({
    tipo: 'onibus',
    extensaoKm: extensaoDe(q),
    minutosEntreParadas,
    sanitario: null,
  })
  return [
    admitido
      ? com('a-saber', `Tempo entre paradas, pelo ato ${q.paradas_pelo_conselho}`, {
          ...exame,
          permitido: true,
          motivos: [],
        })
      : com('impede', 'Tempo entre paradas', exame),
    ...(sanitario.resultado === 'sem-dados' && foto.linha.servico === 'regular'
      ? [com('a-saber', 'Sanitário no ônibus', [sanitario])]
      : []),
    com(
      'a-saber',
      'Pontos em terminal',
      examinarPontosEmTerminal(q.pontos.filter((p) => p.secao || p.parada)),
    ),
  ]
}

function doAlternativo(foto: FotografiaDaRede, q: ConteudoDaLinha): ExameDoQuadro[] {
  if (foto.linha.servico !== 'alternativo') return []
  const delegataria = foto.linha.operadora?.id ?? foto.linha.id
  const lugares = q.pontos.map(lugarDe)
  return (['ida', 'volta'] as const).map((sentido) => {
    const itinerario = sentido === 'ida' ? lugares : lugares.toReversed()
    const partidas = partidasNoSentido(q.horarios, sentido)
    const regulares = regularesAoLado(foto.outras, itinerario)
    const titulo = `Uma hora das partidas regulares, ${sentido}`
    return com('impede', titulo, examinarHorarioDoAlternativo({ delegataria, partidas }, regulares))
  })
}

/** Urban stretches follow the council's drawing and the traffic rules of the place (art. 43). */
function doTrechoUrbano(q: ConteudoDaLinha): ExameDoQuadro[] {
  if (!q.trechos.some((t) => t.piso === 'urbano')) return []
  const passo = {
    dispositivo: 'art43',
    descricao: 'O trecho urbano segue as normas locais de trânsito',
    resultado: 'a decidir por uma pessoa',
    aplicado: false,
  } as const
  const exame = { permitido: true, motivos: [], depende_de: ['art43'], memoria: [passo] } as const
  return [com('a-saber', 'Itinerário em área urbana', exame)]
}

function daExtensao(q: ConteudoDaLinha): ExameDoQuadro[] {
  const extensao_km = extensaoDe(q)
  const exclusividade = examinarExclusividade({ extensao_km, demanda: null })
  const emPe = passageirosEmPe({ tipo: 'onibus', capacidade: 44, distancia_km: extensao_km })
  const exame = { permitido: true, motivos: [], depende_de: [], memoria: emPe.memoria }
  return [
    ...(exclusividade.depende_de.length > 0
      ? [com('a-saber', 'Mais de 250 km: segundo certame, se houver demanda', exclusividade)]
      : []),
    com('a-saber', 'Passageiros em pé, de ponta a ponta, num ônibus de 44 lugares', exame),
  ]
}

/** Of a line's first Quadro: what the law asks of a new line between ends that others already join. */
function daLinhaNova(foto: FotografiaDaRede, q: ConteudoDaLinha): ExameDoQuadro[] {
  if (foto.ultimo !== null) return []
  const outras = linhasComExtremos(foto.outras, extremos(q))
  const [principal] = outras
  if (!principal) return []
  const nomes = outras.map((l) => l.numero).join(', ')
  const titulo = `Linha nova entre os extremos da ${nomes}`
  const nova = examinarLinhaNova({
    existente_km: principal.extensao_km,
    nova_km: extensaoDe(q),
    preferencia: 'sem-resposta',
    prazoDaPreferenciaVencido: false,
    paraAConcessionaria: principal.operadora_id === (foto.linha.operadora?.id ?? null),
  })
  const entre = conferirLinhaEntreExtremos({ itinerariosAtivos: outras.length, concessionaria: null })
  return [
    com('a-saber', titulo, nova),
    ...(outras.length >= 2
      ? [com('a-saber', `Itinerários entre os extremos: ${outras.length}`, [entre])]
      : []),
  ]
}

/** What the law says of the change as the alteration that it is. */
function comoAlteracao(foto: FotografiaDaRede, q: ConteudoDaLinha, m: MudancaDePercurso): ExameDoQuadro[] {
  const coincidem = linhasComExtremos(foto.outras, extremos(q)).length > 0
  if (m.como === 'prolongamento') {
    const exame = prolongamento({
      ...foto.origem,
      extensao_inicial_km: foto.extensao_inicial_km,
      acrescimo_km: m.acrescimo_km,
      ja_prolongada: foto.ja_prolongada,
      novo_extremo: m.novo.tipo,
      extremos_coincidem_com_outra_linha: coincidem,
      mesmo_municipio: false,
    })
    return [com('a-saber', `Prolongamento até ${m.novo.localidade}`, exame)]
  }
  if (m.como === 'encurtamento') {
    const exame = encurtamento({
      ...foto.origem,
      ja_encurtada: foto.ja_encurtada,
      novo_extremo_e_secao: m.eraSecao,
      extremos_coincidem_com_outra_linha: coincidem,
    })
    return [com('a-saber', `Encurtamento até ${m.novo.localidade}`, exame)]
  }
  if (m.como !== 'itinerario') return []
  const { itinerarios_alem_do_contrato } = foto
  const exame = examinarItinerario({ ...foto.origem, motivo: 'via-melhor', itinerarios_alem_do_contrato })
  return [com('a-saber', `Itinerário sem ${m.deixados.join(', ')}`, exame)]
}

function doPercurso(foto: FotografiaDaRede, q: ConteudoDaLinha, motivo: MotivoDoQuadro): ExameDoQuadro[] {
  const m = mudancaDePercurso(foto.ultimo, q)
  const pede = PEDE_PROCESSO[m.como]
  if (!pede || pede.motivos.includes(motivo)) return []
  const { dispositivo, mensagem } = pede
  const passo = { dispositivo, descricao: mensagem, resultado: 'pede processo', aplicado: false }
  const recusa = { permitido: false, motivos: [{ dispositivo, mensagem }], depende_de: [], memoria: [passo] }
  return [com('impede', 'Mudança de percurso', recusa), ...comoAlteracao(foto, q, m)]
}

/** A change of length with every place kept is told: a person knows whether the way is another. */
function daNovaExtensao(foto: FotografiaDaRede, q: ConteudoDaLinha): ExameDoQuadro[] {
  const [antes, agora] = [foto.ultimo?.extensao_km, extensaoDe(q)]
  if (antes === undefined || Math.abs(Number(antes) - Number(agora)) < 1) return []
  if (mudancaDePercurso(foto.ultimo, q).como !== 'nada') return []
  const passo = {
    dispositivo: 'art60',
    descricao: `De ${escreverKm(antes)} para ${escreverKm(agora)}: se o caminho é outro, é alteração de itinerário`,
    resultado: 'a decidir por uma pessoa',
    aplicado: false,
  } as const
  const exame = { permitido: true, motivos: [], depende_de: ['art60'], memoria: [passo] } as const
  return [com('a-saber', 'Extensão', exame)]
}

/** A line as its exams need it: only Lei 664/2008 compares it with its neighbours. */
export async function fotografiaParaExame(c: Contexto, linhaId: string): Promise<FotografiaDaRede> {
  if (c.lei.norma === 'rr-664-2008') return fotografiaDaRede(c, linhaId)
  return { ...(await fotografiaDaLinha(c, linhaId)), outras: [] }
}

/**
 * What Lei 664/2008 says of a Quadro for a line, in the light of its history and of the other lines. The law of Rio Grande
 * do Sul has no rule on it.
 */
export function examesDoQuadro(
  c: Contexto,
  foto: FotografiaDaRede,
  q: ConteudoDaLinha,
  { motivo }: { motivo: MotivoDoQuadro },
): ExameDoQuadro[] {
  if (c.lei.norma !== 'rr-664-2008') return []
  return [
    ...doPercurso(foto, q, motivo),
    ...dasSecoes(foto, q, motivo),
    ...dasParadas(foto, q),
    ...doAlternativo(foto, q),
    // Its creation examines it with what the file says of the preference.
    ...(motivo === 'criacao' ? [] : daLinhaNova(foto, q)),
    ...daNovaExtensao(foto, q),
    ...doTrechoUrbano(q),
    ...daExtensao(q),
  ]
}

/**
 * That nothing in the law keeps the Quadro from being made.
 * @throws Problema 422 `vedado` with every reason and the provision of the first.
 */
export function exigirExames(exames: readonly ExameDoQuadro[]): void {
  const contra = exames.filter((e) => e.peso === 'impede' && !e.permitido)
  exigir({
    permitido: contra.length === 0,
    motivos: contra.flatMap((e) => e.motivos),
    depende_de: [],
    memoria: [],
  })
}

/**
 * That a person may choose a reason for a Quadro made outside a procedure.
 * @throws Problema 422 naming `motivo`.
 */
export function exigirMotivo(foto: FotografiaDaRede, motivo: MotivoDoQuadro): void {
  if ((motivo === 'fixacao') === (foto.ultimo === null)) return
  const mensagem =
    motivo === 'fixacao'
      ? 'A linha já tem quadro: diga o que muda nele.'
      : 'O primeiro quadro da linha fixa o regime.'
  throw new Problema(422, 'motivo-sem-cabimento', mensagem, { campo: 'motivo' })
}
