import {
  escreverData,
  examinarOperadorProvisorio,
  examinarRecusaDeViagens,
  examinarRetomada,
  operacaoProvisoria,
} from '@outorga/lei'
import { z } from 'zod'
import { acharOperadora } from '../cadastro/operadora.js'
import {
  codigo,
  data,
  escolha,
  inteiro,
  opcional,
  procura,
  simOuNao,
  texto,
  textoLongo,
} from '../formulario/campos.js'
import { exigirPassado, juntar } from '../licitacoes/dados.js'
import type { Contexto } from '../platform/contexto.js'
import { Problema } from '../platform/problema.js'
import { atosDe } from '../procedimentos/definicao.js'
import { acharProcedimento } from '../procedimentos/procedimento.js'
import { examinarEmVigor } from './atos-do-contrato.js'
import type { DadosDaDelegacao, Delegacao } from './dados.js'
import { impedimentosDe } from './impedimentos.js'
import { delegacoesDa, tirarLinha } from './titulos.js'

const ato = atosDe<DadosDaDelegacao>()

const fracao = (t: string) => t.trim().replace(',', '.')

export const determinarViagens = ato({
  entrada: z.object({
    ordem: codigo('Número da ordem', { dispositivo: 'art94' }),
    data: data('Data da ordem'),
    aproveitamento: texto('Aproveitamento medido', {
      maximo: 10,
      dispositivo: 'art94',
      dica: 'Passageiros sobre lugares no mês, de 0 a 1, como 0,85.',
    }),
    viagens: inteiro('Viagens a mais por dia', { minimo: 1, maximo: 500 }),
  }),
  async examinar(c, p, e) {
    const vigor = examinarEmVigor(c, p, 'data', e.data)
    const recusa = examinarRecusaDeViagens(
      {
        aproveitamento: fracao(e.aproveitamento),
        data: e.data,
        determinacao: { numero: e.ordem, data: e.data },
        resposta: 'sem-resposta',
      },
      await c.parametros(),
    )
    return juntar(vigor, recusa)
  },
  aplicar: (_c, _p, e) => ({
    dados: { determinacao: { ...e, aproveitamento: fracao(e.aproveitamento), resposta: null } },
  }),
  documento: 'ato',
})

export const registrarResposta = ato({
  entrada: z.object({
    resposta: escolha(
      'Resposta da delegatária',
      { atendeu: 'Atendeu à ordem', recusou: 'Recusou', 'sem-resposta': 'Não respondeu' },
      { dispositivo: 'art94' },
    ),
    data: data('Data da resposta, ou do fim da espera'),
    prova: textoLongo('O que respondeu, ou a prova de que não respondeu', { minimo: 3 }),
  }),
  resultado: (e) => (e.resposta === 'atendeu' ? 'atendeu' : 'recusou'),
  examinar(c, p, e) {
    exigirPassado(c, 'data', e.data)
    if (e.data < (p.dados.determinacao?.data ?? e.data)) {
      throw new Problema(422, 'antes-da-ordem', 'A resposta vem depois da ordem.', { campo: 'data' })
    }
    return []
  },
  aplicar: (_c, { dados: { determinacao } }, e) => ({
    dados: { determinacao: determinacao && { ...determinacao, resposta: e.resposta } },
  }),
})

const Provisoria = z.object({
  operadora_id: procura('Quem opera', 'operadora', { dispositivo: 'art94_inc1' }),
  decisao: codigo('Número da decisão'),
  inicio: data('Primeiro dia'),
  dias: inteiro('Dias, no máximo 180', { minimo: 1, dispositivo: 'art94_inc1' }),
  mesma_regiao: simOuNao('É da mesma região'),
  justificativa: opcional(
    texto('Por que não há da mesma região', {
      maximo: 2000,
      quando: { campo: 'mesma_regiao', valores: ['false'] },
    }),
  ),
})

async function examinarProvisoria(c: Contexto, p: Delegacao, e: z.output<typeof Provisoria>) {
  const { determinacao } = p.dados
  if (!determinacao?.resposta) {
    throw new Problema(409, 'sem-resposta', 'Registre antes a resposta da delegatária, ou a falta dela.', {
      dispositivo: 'art94',
    })
  }
  const o = await acharOperadora(c, e.operadora_id)
  const [titulo] = await delegacoesDa(c, o.id, e.inicio)
  const recusa = examinarRecusaDeViagens(
    {
      aproveitamento: determinacao.aproveitamento,
      data: e.inicio,
      determinacao: { numero: determinacao.ordem, data: determinacao.data },
      resposta: determinacao.resposta,
    },
    await c.parametros(),
  )
  const operador = examinarOperadorProvisorio({
    titular: p.operadora?.documento ?? '',
    outra: { documento: o.documento, delegacao: titulo?.numero ?? null },
    mesmaRegiao: e.mesma_regiao,
    justificativa: e.justificativa ?? '',
    impedimentos: await impedimentosDe(c, o.id, e.inicio),
    data: e.inicio,
  })
  return juntar(recusa, operador)
}

export const permitirOperacaoProvisoria = ato({
  entrada: Provisoria,
  async examinar(c, p, e) {
    operacaoProvisoria({ inicio: e.inicio, dias: e.dias, mesmaRegiao: e.mesma_regiao })
    return examinarProvisoria(c, p, e)
  },
  async aplicar(c, _p, e) {
    const { de, ate, memoria } = operacaoProvisoria({
      inicio: e.inicio,
      dias: e.dias,
      mesmaRegiao: e.mesma_regiao,
    })
    const o = await acharOperadora(c, e.operadora_id)
    const provisoria = { operadora_id: o.id, razao_social: o.razao_social, de, ate }
    return {
      dados: { provisoria },
      noAto: { quem: o.razao_social, ate, memoria: JSON.parse(JSON.stringify(memoria)) },
      mensagem: `${o.razao_social} opera de ${escreverData(de)} a ${escreverData(ate)}.`,
    }
  },
  documento: 'ato',
})

export const devolverServico = ato({
  entrada: z.object({
    data: data('Data da devolução'),
    decisao: codigo('Número da decisão'),
    compromisso: textoLongo('Compromisso de atender à demanda', { dispositivo: 'art94_inc1' }),
  }),
  examinar(c, _p, e) {
    exigirPassado(c, 'data', e.data)
    return []
  },
  aplicar: () => ({ dados: { provisoria: null, determinacao: null } }),
  documento: 'ato',
})

export const retomar = ato({
  entrada: z.object({
    data: data('Data da retomada', { dispositivo: 'art94_inc2' }),
    decisao: codigo('Número da decisão'),
    razoes: textoLongo('Razões'),
  }),
  examinar(c, p, e) {
    exigirPassado(c, 'data', e.data)
    return examinarRetomada(p.dados.provisoria, e.data)
  },
  async aplicar(c, p, e) {
    await tirarLinha(c, p, `Retomada da delegação ${p.numero}, decisão ${e.decisao}.`)
    return {
      dados: { fim: { como: 'Retomada', data: e.data, por: e.decisao } },
      ate: e.data,
      mensagem: 'O serviço vai a nova licitação.',
    }
  },
  documento: 'ato',
})

export const licitarDeNovo = ato({
  entrada: z.object({ licitacao: codigo('Número da nova licitação', { dispositivo: 'art94_par1u' }) }),
  async examinar(c, p, e) {
    const nova = await acharProcedimento(c, 'licitacao', e.licitacao)
    const mesma = nova.linha !== null && nova.linha.id === p.linha?.id
    if (mesma && nova.aberto_em >= (p.dados.fim?.data ?? '')) return []
    throw new Problema(
      422,
      'licitacao-de-outra',
      mesma
        ? `A licitação ${e.licitacao} é de antes da retomada.`
        : `A licitação ${e.licitacao} não é desta linha.`,
      { campo: 'licitacao', dispositivo: 'art94_par1u' },
    )
  },
  aplicar: (_c, _p, e) => ({ dados: { nova_licitacao: e.licitacao } }),
})
