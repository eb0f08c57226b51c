import {
  ALTERACOES_DE_LINHA_RR,
  type AtoDaAlteracao,
  type DataCivil,
  type Dispositivo,
  examinarAnuenciaDaAlteracao,
  examinarInstrucao,
  examinarRecurso,
  previsaoDoAto,
  type RegraDaAlteracao,
  somarDias,
  type TipoDeAlteracao,
} from '@outorga/lei'
import { z } from 'zod'
import { data, escolha, exigidoSe, opcional, texto, textoLongo } from '../formulario/campos.js'
import { exigirPassado, juntar } from '../licitacoes/dados.js'
import { travarLinha } from '../linhas/delegataria.js'
import { restaurarQuadroAnterior } from '../linhas/gravar-quadro.js'
import { MOTIVOS_DO_QUADRO, type Quadro, versoesDoQuadro } from '../linhas/quadro.js'
import { definirSituacao } from '../linhas/situacao.js'
import type { Contexto } from '../platform/contexto.js'
import { Problema } from '../platform/problema.js'
import { type AtoDefinido, atosDe } from '../procedimentos/definicao.js'
import { ALTERACOES } from './alteracoes.js'
import { type Alteracao, type DadosDaAlteracao, guardar, tipoDe } from './dados.js'
import { exameDa, examesDe, prontidao, situacaoDe } from './exames.js'

const ato = atosDe<DadosDaAlteracao>()
const razoes = textoLongo('Razões')
const SO_COM_PERIODO = ['cancelamento-de-horario']
const COM_DIA = Object.keys(ALTERACOES_DE_LINHA_RR).filter((t) => !SO_COM_PERIODO.includes(t))

/** What each opinion is about. */
export const SOBRE: Readonly<Partial<Record<Dispositivo, string>>> = {
  art42: 'O regime de funcionamento',
  art43: 'O itinerário segue as regras locais de trânsito',
  art44: 'Paradas a mais de 3 horas uma da outra',
  art45: 'A restrição mantém o equilíbrio do sistema',
  art47: 'O ponto de seção',
  art50: 'O atendimento parcial',
  art51: 'É época de baixa demanda',
  art53: 'A conexão é do interesse do serviço',
  art55: 'A paralisação',
  art57: 'As localidades continuam atendidas',
  art58: 'O prolongamento',
  art58_inc1: 'O novo extremo não sustenta linha própria',
  art58_inc4: 'Não há concorrência ruinosa',
  art58_par2: 'A mudança de extremo',
  art59: 'O encurtamento',
  art59_inc2: 'Os serviços existentes não são prejudicados',
  art60: 'A alteração de itinerário',
  art60_inc3: 'O fim principal não é o mercado intermediário',
  art60_inc4: 'Outros serviços não têm prejuízo nem desequilíbrio',
  art61: 'A mudança definitiva de itinerário',
}

const regraDe = (tipo: TipoDeAlteracao): RegraDaAlteracao => ALTERACOES_DE_LINHA_RR[tipo]
const demandados = (p: { especie: string }) => {
  const { pareceres, dispositivo } = regraDe(tipoDe(p))
  return [...new Set([...pareceres, dispositivo])]
}

/** The form of the decision and of the appeal's. */
const Decisao = z.object({
  resultado: escolha('Decisão', { deferido: 'Deferir', indeferido: 'Indeferir' }),
  razoes: textoLongo('Razões da decisão'),
})

const juntarParecer = ato({
  entrada: z.object({
    sobre: escolha('Sobre', SOBRE as Record<string, string>),
    conclusao: escolha('Conclusão', { favoravel: 'Favorável', contrario: 'Contrário' }),
    texto: textoLongo('Parecer'),
  }),
  opcoes: (p) => ({ sobre: demandados(p) }),
  aplicar(c, p, e) {
    if (!demandados(p).includes(e.sobre as Dispositivo)) {
      throw new Problema(422, 'parecer-sem-cabimento', 'Este parecer não é desta alteração.', {
        campo: 'sobre',
      })
    }
    const parecer = {
      dispositivo: e.sobre as Dispositivo,
      favoravel: e.conclusao === 'favoravel',
      texto: e.texto,
      por: c.ator.nome,
    }
    return { dados: { pareceres: [...p.dados.pareceres, parecer] } }
  },
})

const decidir = ato({
  entrada: Decisao,
  resultado: (e) => e.resultado,
  async examinar(c, p: Alteracao, e) {
    const instrucao = examinarInstrucao(tipoDe(p), p.dados.pareceres)
    return e.resultado === 'indeferido' ? instrucao : juntar(instrucao, prontidao(await situacaoDe(c, p), p))
  },
  aplicar: async (c, p: Alteracao, e) => ({
    dados: {
      decisao: { resultado: e.resultado, data: c.hoje },
      exames: guardar(await examesDoDia(c, p)),
    },
  }),
  documento: 'ato',
})

/** The exams of the day; none where the line is no more what the request was about, which only a refusal lets pass. */
async function examesDoDia(c: Contexto, p: Alteracao) {
  try {
    return examesDe(await situacaoDe(c, p))
  } catch (erro) {
    if (erro instanceof Problema) return []
    throw erro
  }
}

const darCiencia = ato({
  entrada: z.object({ em: data('A operadora soube da decisão em', { dispositivo: 'art95' }) }),
  aplicar(c, p: Alteracao, e) {
    exigirPassado(c, 'em', e.em)
    if (p.dados.decisao && e.em < p.dados.decisao.data) {
      throw new Problema(422, 'datas-fora-de-ordem', 'Ninguém sabe da decisão antes do dia dela.', {
        campo: 'em',
      })
    }
    return { dados: { ciencia: e.em } }
  },
})

const recorrer = ato({
  cabe: (p) => regraDe(tipoDe(p)).recurso !== null,
  entrada: z.object({
    quem: texto('Quem recorre', { dica: 'A delegatária, ou outra que a decisão atinge.' }),
    recebido_em: opcional(data('Recebido em', { dica: 'Em branco, hoje.' })),
    razoes: textoLongo('Razões do recurso'),
  }),
  async examinar(c, p: Alteracao, e) {
    previsaoDoAto(tipoDe(p), 'recorrer')
    const dia = diaDoRecurso(c.hoje, c.ator.operadoraId !== null, e.recebido_em)
    exigirPassado(c, 'recebido_em', dia)
    // Whoever appeals knows the decision: without a recorded notice the term has not even begun.
    const ciencia = p.dados.ciencia ?? dia
    const recurso = { decisao: regraDe(tipoDe(p)).recurso ?? '', ciencia, data: dia }
    return examinarRecurso(recurso, await c.calendario(), await c.parametros())
  },
  aplicar: (c, _p, e) => ({
    dados: {
      recurso: {
        data: diaDoRecurso(c.hoje, c.ator.operadoraId !== null, e.recebido_em),
        quem: e.quem,
        resultado: null,
      },
    },
  }),
})

/** An operator's appeal is of the day on which it sends it; on paper, of the day on which it was received. */
const diaDoRecurso = (hoje: DataCivil, daOperadora: boolean, recebido: DataCivil | null): DataCivil =>
  daOperadora ? hoje : (recebido ?? hoje)

const julgarRecurso = ato({
  entrada: Decisao,
  resultado: (e) => e.resultado,
  // The council weighs what the opinions weighed; what the law refuses it can't grant either.
  examinar: async (c, p: Alteracao, e) => (e.resultado === 'deferido' ? exameDa(await situacaoDe(c, p)) : []),
  aplicar: (c, p, e) => ({
    dados: {
      decisao: { resultado: e.resultado, data: c.hoje },
      recurso: p.dados.recurso && { ...p.dados.recurso, resultado: e.resultado },
    },
  }),
  documento: 'ato',
})

type EntradaDoVigor = z.output<typeof EntradaDoVigor>
const EntradaDoVigor = z.object({
  de: exigidoSe(data('Vale a partir de'), { campo: 'especie', valores: COM_DIA }),
  ato: texto('Ato que a põe em vigor', { minimo: 3 }),
  numero_do_servico: exigidoSe(texto('Número do serviço parcial', { maximo: 20 }), {
    campo: 'especie',
    valores: ['atendimento-parcial'],
  }),
})

const primeiroDia = (p: Alteracao, e: EntradaDoVigor): DataCivil =>
  e.de ?? (p.dados.pedido.inicio as DataCivil)

/** The request as it comes into force: a stoppage starts on the day that the act says. */
const pedidoEmVigor = (p: Alteracao, e: EntradaDoVigor) => ({
  ...p.dados.pedido,
  ...(p.dados.pedido.inicio !== null && { inicio: primeiroDia(p, e) }),
})

const porEmVigor = ato({
  entrada: EntradaDoVigor,
  async examinar(c, p: Alteracao, e) {
    await travarLinha(c, p.linha?.id ?? '')
    const [decisao, de] = [p.dados.decisao, primeiroDia(p, e)]
    const tipo = tipoDe(p)
    const exame = exameDa(await situacaoDe(c, p, pedidoEmVigor(p, e)))
    if (tipo === 'prolongamento' || tipo === 'encurtamento') {
      const anuencia = decisao && { ato: p.numero, data: decisao.data }
      return juntar(exame, examinarAnuenciaDaAlteracao({ tipo, anuencia, inicio: de }))
    }
    if (decisao && de < decisao.data) {
      throw new Problema(422, 'antes-da-decisao', 'Não vale antes do dia da decisão.', {
        campo: 'de',
        dispositivo: regraDe(tipo).dispositivo,
      })
    }
    return exame
  },
  async aplicar(c, p: Alteracao, e) {
    const s = await situacaoDe(c, p, pedidoEmVigor(p, e))
    const feito = await ALTERACOES[s.tipo].efeito(s, {
      numero: p.numero,
      de: primeiroDia(p, e),
      ato: e.ato,
      razoes: p.dados.razoes,
      numero_do_servico: e.numero_do_servico,
    })
    return {
      dados: { vigor: feito.vigor },
      de: feito.de,
      ate: feito.ate,
      noAto: { vigor: feito.vigor },
      mensagem: `Novo quadro da linha ${feito.vigor.linha_nova?.numero ?? s.foto.linha.numero}.`,
    }
  },
})

const deixaDeValer = (q: Quadro) =>
  `Deixa de valer também o quadro ${q.versao}, ${MOTIVOS_DO_QUADRO[q.motivo].toLowerCase()}.`

const cancelar = ato({
  cabe: (p) => regraDe(tipoDe(p)).cancelamento !== null,
  entrada: z.object({
    de: data('A linha volta ao que era em'),
    ato: texto('Ato que cancela', { minimo: 3 }),
    razoes: textoLongo('Por que cessou a razão da alteração'),
  }),
  examinar(_c, p) {
    previsaoDoAto(tipoDe(p), 'cancelar')
    return []
  },
  async aplicar(c, p: Alteracao, e) {
    const { numero } = p
    const { vigor } = p.dados
    if (!vigor) throw new Error(`${numero} is in force and did nothing`)
    const depois = (await versoesDoQuadro(c, vigor.linha_id)).filter((v) => v.versao > vigor.versao)
    await restaurarQuadroAnterior(c, vigor.linha_id, vigor.versao, {
      de: e.de,
      ato: e.ato,
      razoes: e.razoes,
      procedimento: numero,
    })
    for (const id of vigor.inativadas) await definirSituacao(c, id, 'ativa', `Fusão cancelada, ${numero}`)
    return {
      ate: somarDias(e.de, -1),
      mensagem: ['A linha volta ao quadro anterior.', ...depois.map(deixaDeValer)].join(' '),
    }
  },
  documento: 'ato',
})

export const ATOS: { readonly [K in AtoDaAlteracao]: AtoDefinido<DadosDaAlteracao> } = {
  'pedir-pareceres': ato({
    entrada: z.object({ a_quem: opcional(texto('A quem')), observacao: opcional(textoLongo('Observação')) }),
  }),
  'juntar-parecer': juntarParecer,
  'concluir-instrucao': ato({
    entrada: z.object({}),
    examinar: (_c, p) => examinarInstrucao(tipoDe(p), p.dados.pareceres),
  }),
  decidir,
  'dar-ciencia': darCiencia,
  recorrer,
  'julgar-recurso': julgarRecurso,
  'por-em-vigor': porEmVigor,
  cancelar,
  desistir: ato({ entrada: z.object({ razoes }) }),
}
