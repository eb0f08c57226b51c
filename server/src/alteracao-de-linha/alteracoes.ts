import {
  type Conferencia,
  type Exame,
  encurtamento,
  examinarAtendimentoParcial,
  examinarCancelamentoDeHorario,
  examinarConexao,
  examinarFusao,
  examinarItinerario,
  examinarItinerarioUrbano,
  examinarMudancaDeExtremo,
  examinarMudancaDefinitiva,
  examinarParalisacao,
  examinarPeriodoDaParalisacao,
  examinarPlanoDeParadas,
  examinarRestricaoDeSecao,
  type MudancaDeLinha,
  prolongamento,
  type TipoDeAlteracao,
} from '@outorga/lei'
import { mudancaDePercurso } from '../linhas/mudanca-de-percurso.js'
import { type ConteudoDaLinha, extremosDe, type Quadro } from '../linhas/quadro.js'
import { linhasComExtremos, lugarDe } from '../linhas/rede.js'
import type { Contexto } from '../platform/contexto.js'
import { dito, type NomeDoCampo, type Pedido } from './campos.js'
import type { Situacao } from './dados.js'
import { divisaoDasViagens } from './divisao.js'
import * as por from './por-em-vigor.js'
import * as novo from './pretendido.js'

type Exames = readonly (readonly [titulo: string, resposta: Exame | readonly Conferencia[]])[]

/** One kind of alteration: what it asks, what the law says of it, and what it does to the register. */
export interface AlteracaoDeLinha {
  campos: readonly NomeDoCampo[]
  /** What the law bars to services that are partial or merged; null where it bars nothing. */
  mudanca: MudancaDeLinha | null
  /** True where the whole Quadro is examined again: its route, sections, stops or hours are others. */
  quadro: boolean
  /** The Quadro that it would make. @throws Problema 422 naming the field. */
  pretender(c: Contexto, quadro: Quadro, e: Pedido): ConteudoDaLinha | Promise<ConteudoDaLinha>
  examinar(s: Situacao): Exames
  efeito: por.Efeito
}

const nomes = (pontos: readonly { localidade: string }[]) => pontos.map((p) => p.localidade)
const nomeDo = (s: Situacao, id: string) => s.quadro.pontos.find((p) => p.ponto_id === id)?.localidade ?? id

/** Whether another line already joins the ends that this one would have. */
function coincidem({ foto, novo: q }: Situacao): boolean {
  const [a, b] = extremosDe(q.pontos)
  return linhasComExtremos(foto.outras, [lugarDe(a), lugarDe(b)]).length > 0
}

/** The end point that today's itinerary has not. */
const extremoNovo = ({ quadro, novo: q }: Situacao) => {
  const hoje = extremosDe(quadro.pontos).map((p) => p.ponto_id)
  const [a, b] = extremosDe(q.pontos)
  return hoje.includes(b.ponto_id) ? a : b
}

function mesmoMunicipio(s: Situacao): boolean {
  const [a, b] = extremosDe(s.quadro.pontos)
  const antigo = dito(s.e, 'ponta') === 'fim' ? b : a
  return antigo.municipio_ibge === extremoNovo(s).municipio_ibge
}

/** Km from the old end to the new one, along the way. */
function acrescimo({ quadro, novo: q }: Situacao): string {
  const d = (p: { km: string }) => Math.round(Number(p.km) * 10)
  return ((d(extremosDe(q.pontos)[1]) - d(extremosDe(quadro.pontos)[1])) / 10).toFixed(1)
}

const comExtremosDeHoje = (s: Situacao) =>
  ['itinerario', 'nada'].includes(mudancaDePercurso(s.quadro, s.novo).como)

/** Arts. 42 to 61: each kind with its fields, its exam and its effect. */
export const ALTERACOES: Readonly<Record<TipoDeAlteracao, AlteracaoDeLinha>> = {
  regime: {
    campos: ['horarios', 'aumento_total'],
    mudanca: null,
    quadro: true,
    pretender: novo.outrosHorarios,
    examinar: (s) => divisaoDasViagens(s),
    efeito: por.novoQuadro,
  },
  'itinerario-urbano': {
    campos: ['regras_de_transito', 'pontos'],
    mudanca: null,
    quadro: true,
    pretender: novo.itinerarioInteiro,
    examinar: ({ novo: q }) => {
      const trechosUrbanos = q.trechos.filter((t) => t.piso === 'urbano').length
      return [['Itinerário em área urbana', examinarItinerarioUrbano({ trechosUrbanos })]]
    },
    efeito: por.novoQuadro,
  },
  'pontos-de-parada': {
    campos: ['paradas'],
    mudanca: null,
    quadro: false,
    pretender: (_c, q, e) => novo.comParadas(q, dito(e, 'paradas')),
    examinar: ({ novo: q }) => {
      const paradas = q.pontos.filter((p, i) => p.parada || i === 0 || i === q.pontos.length - 1)
      return [['Tempo entre paradas', examinarPlanoDeParadas(paradas)]]
    },
    efeito: por.paradasPeloConselho,
  },
  'restricao-de-secao': {
    campos: ['restricoes'],
    mudanca: null,
    quadro: false,
    pretender: novo.comRestricoes,
    examinar: ({ foto, e }) => {
      const servicoNovo = ['criacao', 'fusao', 'atendimento-parcial'].includes(foto.ultimo?.motivo ?? '')
      const pares = dito(e, 'restricoes').length
      return [['Restrição de seção', examinarRestricaoDeSecao({ servicoNovo, pares })]]
    },
    efeito: por.novoQuadro,
  },
  'ponto-de-secao': {
    campos: ['ponto_de_secao', 'km_do_ponto', 'minutos_do_ponto'],
    mudanca: null,
    quadro: true,
    pretender: novo.comSecao,
    examinar: () => [],
    efeito: por.novoQuadro,
  },
  'atendimento-parcial': {
    campos: ['origem', 'destino', 'localidade', 'horarios'],
    mudanca: null,
    quadro: false,
    pretender: novo.parteDoItinerario,
    examinar: (s) => {
      const [origem, destino, localidade] = [
        nomeDo(s, dito(s.e, 'origem')),
        nomeDo(s, dito(s.e, 'destino')),
        nomeDo(s, dito(s.e, 'localidade')),
      ]
      const exame = examinarAtendimentoParcial({
        origem,
        destino,
        localidade,
        itinerario: nomes(s.quadro.pontos),
        secoesDaDelegataria: nomes(s.quadro.pontos.filter((p) => p.secao)),
      })
      return [['Atendimento parcial', exame]]
    },
    efeito: por.servicoParcial,
  },
  'cancelamento-de-horario': {
    campos: ['horarios_cancelados', 'inicio', 'fim', 'passagens_vendidas', 'movimento'],
    mudanca: null,
    quadro: false,
    pretender: (_c, q, e) => novo.semHorarios(q, 'horarios_cancelados', dito(e, 'horarios_cancelados')),
    examinar: ({ c, e, deferida_em }) => {
      const exame = examinarCancelamentoDeHorario({
        viagem: dito(e, 'inicio'),
        // The decision is the consent: until there is one, as if given today.
        anuencia: deferida_em ?? c.hoje,
        passagensVendidas: dito(e, 'passagens_vendidas'),
      })
      return [['Cancelamento de horário', exame]]
    },
    efeito: por.horariosPorUmPeriodo,
  },
  conexao: {
    campos: ['outras_linhas'],
    mudanca: null,
    quadro: false,
    pretender: (_c, q) => q,
    examinar: (s) => {
      const linhas = [
        { numero: s.foto.linha.numero, localidades: nomes(s.quadro.pontos) },
        ...s.outras.map((o) => ({ numero: o.linha.numero, localidades: nomes(o.ultimo?.pontos ?? []) })),
      ]
      return [['Conexão de linhas', examinarConexao(linhas)]]
    },
    efeito: por.novoQuadro,
  },
  paralisacao: {
    campos: [
      'fundamento',
      'meses',
      'obstrucao',
      'ha_alternativo',
      'alcance',
      'horarios_parados',
      'inicio',
      'volta',
    ],
    mudanca: null,
    quadro: false,
    pretender: (_c, q, e) =>
      dito(e, 'alcance') === 'total'
        ? { ...q, horarios: [] }
        : novo.semHorarios(q, 'horarios_parados', dito(e, 'horarios_parados')),
    examinar: ({ e, pedida_em }) => {
      const fundamento = dito(e, 'fundamento')
      const causa =
        fundamento === 'art55_inc1'
          ? examinarParalisacao({ fundamento, meses: dito(e, 'meses') })
          : examinarParalisacao({
              fundamento,
              obstrucao: {
                descricao: dito(e, 'obstrucao'),
                haItinerarioAlternativo: dito(e, 'ha_alternativo'),
              },
            })
      const periodo = { fundamento, pedido: pedida_em, inicio: dito(e, 'inicio'), ate: e.volta }
      return [
        ['Causa da paralisação', causa],
        ['Começo e duração', examinarPeriodoDaParalisacao(periodo)],
      ]
    },
    efeito: por.paralisacao,
  },
  fusao: {
    campos: ['outras_linhas', 'pontos', 'horarios'],
    mudanca: 'fusao',
    quadro: true,
    pretender: novo.itinerarioInteiro,
    examinar: (s) => {
      const linhas = [s.foto, ...s.outras].map((f) => ({
        numero: f.linha.numero,
        localidades: nomes(f.ultimo?.pontos ?? []),
        atendimento_parcial: f.origem.atendimento_parcial,
      }))
      return [['Fusão de linhas', examinarFusao({ linhas, atendidas: nomes(s.novo.pontos) })]]
    },
    efeito: por.fusao,
  },
  prolongamento: {
    campos: ['ponta', 'acrescimo'],
    mudanca: 'prolongamento',
    quadro: true,
    pretender: novo.prolongado,
    examinar: (s) => {
      const exame = prolongamento({
        ...s.foto.origem,
        extensao_inicial_km: s.foto.extensao_inicial_km,
        acrescimo_km: acrescimo(s),
        ja_prolongada: s.foto.ja_prolongada,
        novo_extremo: extremoNovo(s).tipo,
        extremos_coincidem_com_outra_linha: coincidem(s),
        mesmo_municipio: false,
      })
      return [[`Prolongamento até ${extremoNovo(s).localidade}`, exame]]
    },
    efeito: por.novoQuadro,
  },
  'mudanca-de-extremo': {
    campos: ['ponta', 'novo_extremo', 'km_do_extremo', 'minutos_do_extremo', 'piso_do_extremo'],
    mudanca: null,
    quadro: true,
    pretender: novo.comOutroExtremo,
    examinar: (s) => [
      ['Mudança de extremo', examinarMudancaDeExtremo({ mesmo_municipio: mesmoMunicipio(s) })],
    ],
    efeito: por.novoQuadro,
  },
  encurtamento: {
    campos: ['ponta', 'novo_extremo'],
    mudanca: 'encurtamento',
    quadro: true,
    pretender: novo.encurtado,
    examinar: (s) => {
      const id = dito(s.e, 'novo_extremo')
      const exame = encurtamento({
        ...s.foto.origem,
        ja_encurtada: s.foto.ja_encurtada,
        novo_extremo_e_secao: s.quadro.pontos.some((p) => p.ponto_id === id && p.secao),
        extremos_coincidem_com_outra_linha: coincidem(s),
      })
      return [[`Encurtamento até ${nomeDo(s, id)}`, exame]]
    },
    efeito: por.novoQuadro,
  },
  itinerario: {
    campos: ['motivo_do_itinerario', 'pontos'],
    mudanca: 'alteracao-de-itinerario',
    quadro: true,
    pretender: novo.itinerarioInteiro,
    examinar: ({ foto, e }) => {
      const exame = examinarItinerario({
        ...foto.origem,
        motivo: e.motivo_do_itinerario,
        itinerarios_alem_do_contrato: foto.itinerarios_alem_do_contrato,
      })
      return [['Alteração de itinerário', exame]]
    },
    efeito: por.novoQuadro,
  },
  'itinerario-definitivo': {
    campos: ['abertura', 'pontos'],
    mudanca: 'alteracao-de-itinerario',
    quadro: true,
    pretender: novo.itinerarioInteiro,
    examinar: (s) => {
      const exame = examinarMudancaDefinitiva({
        ...s.foto.origem,
        abertura: s.e.abertura,
        entre_os_extremos: comExtremosDeHoje(s),
      })
      return [['Mudança definitiva de itinerário', exame]]
    },
    efeito: por.novoQuadro,
  },
}
