import {
  CRITERIOS_DE_JULGAMENTO_RR,
  type CriterioDeJulgamento,
  conferirEdital,
  type DataCivil,
} from '@outorga/lei'
import { z } from 'zod'
import {
  codigo,
  data,
  escolha,
  horas,
  inteiro,
  lista,
  opcional,
  texto,
  textoLongo,
} from '../formulario/campos.js'
import { acharLinha } from '../linhas/linha.js'
import { partidasDe, quadroDaLinha } from '../linhas/quadro.js'
import type { Contexto } from '../platform/contexto.js'
import { Problema } from '../platform/problema.js'
import { atosDe } from '../procedimentos/definicao.js'
import { DA_LINHA } from './abertura.js'
import { type DadosDaLicitacao, exigirPassado, type Licitacao } from './dados.js'

const ato = atosDe<DadosDaLicitacao>()

export const CRITERIOS = Object.fromEntries(
  Object.entries(CRITERIOS_DE_JULGAMENTO_RR).map(([chave, { nome }]) => [chave, nome]),
) as Record<CriterioDeJulgamento, string>

const doQuadro = {
  dispositivo: 'art8_inc1',
  dica: 'Em branco, vale o do quadro da linha.',
  quando: DA_LINHA,
} as const

// Everything of art. 8 may be left blank here: it is the law's check that says what is missing, each by its inciso.
const Entrada = z.object({
  edital: codigo('Número do edital'),
  publicado_em: data('Publicado em'),
  sessao: data('Sessão de habilitação em'),
  itinerario: opcional(textoLongo('Itinerário', { minimo: 3, ...doQuadro })),
  pontos_de_secao: opcional(
    lista('Pontos de seção', z.object({ localidade: texto('Localidade') }), doQuadro),
  ),
  horarios: opcional(horas('Horários', doQuadro)),
  anos: opcional(inteiro('Anos de exploração', { maximo: 50, dispositivo: 'art8_inc2' })),
  condicoes: opcional(textoLongo('Condições para participar', { dispositivo: 'art8_inc3' })),
  requisitos: opcional(
    lista(
      'Requisitos que se conferem um a um',
      z.object({ requisito: texto('Requisito', { maximo: 300 }) }),
      {
        dispositivo: 'art8_inc3',
        dica: 'Quem um dia receber o contrato por transferência terá de atender a cada um.',
      },
    ),
  ),
  especificacao: opcional(textoLongo('Especificação do objeto', { dispositivo: 'art8_inc4' })),
  forma_da_proposta: opcional(textoLongo('Como se apresenta a proposta', { dispositivo: 'art8_inc5' })),
  criterio: opcional(escolha('Critério de julgamento', CRITERIOS, { dispositivo: 'art8_inc6' })),
  homologacao_e_contratacao: opcional(textoLongo('Homologação e contratação', { dispositivo: 'art8_inc7' })),
})

/** What the line runs today: its Quadro or, without one, what the register says. */
async function doObjeto(c: Contexto, p: Licitacao, dia: DataCivil) {
  const { linha } = p.dados
  if (!linha) return { itinerario: '', pontos: [], horarios: [] }
  const quadro = await quadroDaLinha(c, linha.id, dia)
  if (quadro) {
    const nomes = quadro.pontos.map((x) => x.localidade)
    const secoes = quadro.pontos.filter((x) => x.secao).map((x) => x.localidade)
    return { itinerario: nomes.join(', '), pontos: secoes, horarios: partidasDe(quadro, 'ida') }
  }
  const l = await acharLinha(c, linha.id)
  const extremos = [l.extremo_a, l.extremo_b]
  return { itinerario: extremos.join(' – '), pontos: extremos, horarios: l.partidas }
}

async function montar(c: Contexto, p: Licitacao, e: z.output<typeof Entrada>) {
  const objeto = await doObjeto(c, p, e.publicado_em)
  const pontos = e.pontos_de_secao?.map((x) => x.localidade) ?? []
  return {
    edital: e.edital,
    publicado_em: e.publicado_em,
    sessao: e.sessao,
    itinerario: e.itinerario ?? objeto.itinerario,
    pontos_de_secao: pontos.length > 0 ? pontos : objeto.pontos,
    horarios: e.horarios?.length ? e.horarios : objeto.horarios,
    anos: e.anos ?? 0,
    condicoes: e.condicoes ?? '',
    especificacao: e.especificacao ?? '',
    forma_da_proposta: e.forma_da_proposta ?? '',
    criterio: e.criterio,
    homologacao_e_contratacao: e.homologacao_e_contratacao ?? '',
    requisitos: e.requisitos?.map((x) => x.requisito) ?? [],
  }
}

/** Art. 8: the notice, each item of it checked, the object filled from the line where it was left blank. */
export const publicarEdital = ato({
  entrada: Entrada,
  async examinar(c, p, e) {
    exigirPassado(c, 'publicado_em', e.publicado_em)
    if (e.sessao < e.publicado_em) {
      throw new Problema(422, 'sessao-antes-do-edital', 'A sessão vem depois da publicação.', {
        campo: 'sessao',
      })
    }
    const m = await montar(c, p, e)
    return conferirEdital({
      objeto: p.especie === 'terminal' ? 'terminal' : 'linha',
      itinerario: m.itinerario,
      pontosDeSecao: m.pontos_de_secao,
      horarios: m.horarios,
      anos: e.anos,
      textos: {
        art8_inc3: m.condicoes,
        art8_inc4: m.especificacao,
        art8_inc5: m.forma_da_proposta,
        art8_inc6: m.criterio ? CRITERIOS[m.criterio] : '',
        art8_inc7: m.homologacao_e_contratacao,
      },
    })
  },
  async aplicar(c, p, e) {
    const { criterio, ...m } = await montar(c, p, e)
    if (criterio === null) throw new Error('a notice without criterion passed the check')
    return {
      dados: { edital: { ...m, criterio } },
      mensagem: `Edital ${e.edital} publicado; a sessão de habilitação é a próxima fase.`,
    }
  },
  documento: 'ato',
})
