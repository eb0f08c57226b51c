import {
  conferirComunicacao,
  type DataCivil,
  type Exame,
  escreverData,
  examinarContratoEmVigor,
  examinarProrrogacao,
} from '@outorga/lei'
import { z } from 'zod'
import { codigo, data, escolha, exigidoSe, texto, textoLongo } from '../formulario/campos.js'
import { convocarDepoisDoDistrato } from '../licitacoes/convocar.js'
import { exigirPassado, juntar } from '../licitacoes/dados.js'
import { travarLinha } from '../linhas/delegataria.js'
import type { Contexto } from '../platform/contexto.js'
import { Problema } from '../platform/problema.js'
import { atosDe } from '../procedimentos/definicao.js'
import { examinarInicio } from './abertura.js'
import { comoAutoridade } from './como-autoridade.js'
import { contratoDe, type DadosDaDelegacao, type Delegacao, vigenciaDe } from './dados.js'
import { darLinha, examinarNaLinha } from './titulos.js'

const ato = atosDe<DadosDaDelegacao>()

/** The line stays the title's own where whoever acts does not see it. */
export const mesmaLinha = (p: Delegacao) => ({ linha_id: p.dados.linha?.id ?? null })

export function examinarEmVigor(c: Contexto, p: Delegacao, campo: string, dia: DataCivil): Exame {
  exigirPassado(c, campo, dia)
  return examinarContratoEmVigor(vigenciaDe(p.dados), dia)
}

export const iniciarOperacao = ato({
  entrada: z.object({ inicio: data('Primeiro dia de operação', { dispositivo: 'art24' }) }),
  async examinar(c, p, e) {
    exigirPassado(c, 'inicio', e.inicio)
    if (e.inicio <= p.dados.assinatura) {
      throw new Problema(422, 'antes-do-contrato', 'A operação começa depois da assinatura.', {
        campo: 'inicio',
        dispositivo: 'art24',
      })
    }
    return examinarInicio(c, p.dados, e.inicio)
  },
  async aplicar(c, p, e) {
    const operadora = p.operadora?.id
    const linha = p.dados.linha
    const porQue = `Início da operação pela delegação ${p.numero}.`
    if (operadora && linha)
      await comoAutoridade(c, () => darLinha(c, { linhaId: linha.id, exceto: p.id }, operadora, porQue))
    return {
      dados: { inicio: e.inicio },
      ...mesmaLinha(p),
      mensagem: `Em operação desde ${escreverData(e.inicio)}.`,
    }
  },
})

export const distratar = ato({
  entrada: z.object({
    data: data('Data do distrato', { dispositivo: 'art24_par1u' }),
    ato: codigo('Ato do CRE/RR'),
    razoes: textoLongo('O que deixou de ser cumprido'),
  }),
  examinar(c, p, e) {
    exigirPassado(c, 'data', e.data)
    if (e.data <= p.dados.assinatura) {
      throw new Problema(422, 'antes-do-contrato', 'O distrato vem depois da assinatura.', { campo: 'data' })
    }
    return []
  },
  async aplicar(c, p, e) {
    const chamada = p.dados.licitacao_no_sistema
      ? await convocarDepoisDoDistrato(c, p.dados.licitacao, {
          data: e.data,
          delegacao: p.numero,
          razoes: e.razoes,
        })
      : `A licitação ${p.dados.licitacao} não está no sistema: convoque por ela o segundo classificado.`
    return {
      dados: { fim: { como: 'Distrato', data: e.data, por: e.ato } },
      ate: e.data,
      noAto: { convocacao: chamada },
      mensagem: chamada,
    }
  },
  documento: 'ato',
})

export const prorrogar = ato({
  entrada: z.object({
    ato: codigo('Número do ato', { dispositivo: 'art14' }),
    autoridade: escolha(
      'Quem assinou o ato',
      { 'chefe-do-executivo': 'Chefe do Poder Executivo', outra: 'Outra autoridade' },
      { dispositivo: 'art14' },
    ),
    data: data('Data do ato', { dispositivo: 'art14' }),
  }),
  async examinar(c, p, e) {
    exigirPassado(c, 'data', e.data)
    const prorrogacao = { ato: e.ato, data: e.data }
    const exame = examinarProrrogacao(contratoDe(p.dados), {
      ...prorrogacao,
      peloChefeDoExecutivo: e.autoridade === 'chefe-do-executivo',
    })
    const { linha } = p.dados
    if (!exame.permitido || !linha || !p.operadora) return exame
    const { de, ate } = vigenciaDe({ ...p.dados, prorrogacao })
    const titulo = { documento: p.operadora.documento, de, ate }
    await travarLinha(c, linha.id)
    const daLinha = await examinarNaLinha(c, linha.id, titulo, {
      exceto: p.id,
      atoDaDemanda: p.dados.ato_da_demanda,
    })
    return juntar(exame, daLinha)
  },
  aplicar(_c, p, e) {
    const prorrogacao = { ato: e.ato, data: e.data }
    const { ate } = vigenciaDe({ ...p.dados, prorrogacao })
    return { dados: { prorrogacao }, ate, mensagem: `O contrato vai até ${escreverData(ate)}.` }
  },
  documento: 'ato',
})

export const alterarContrato = ato({
  entrada: z.object({
    termo: codigo('Termo aditivo', { dispositivo: 'art17' }),
    data: data('Data do termo'),
    natureza: escolha(
      'A alteração é',
      { provisoria: 'Provisória', definitiva: 'Definitiva' },
      { dispositivo: 'art17' },
    ),
    ate: exigidoSe(data('Vale até', { dispositivo: 'art17' }), {
      campo: 'natureza',
      valores: ['provisoria'],
    }),
    objeto: texto('O que muda', { minimo: 5, maximo: 1000 }),
    interesse_publico: textoLongo('Interesse público', { dispositivo: 'art17' }),
    sem_prejuizo: textoLongo('Por que não prejudica a delegatária', { dispositivo: 'art17' }),
  }),
  examinar(c, p, e) {
    if (e.natureza === 'provisoria' && e.ate !== null && e.ate < e.data) {
      throw new Problema(422, 'fim-antes-do-termo', 'A alteração provisória termina depois do termo.', {
        campo: 'ate',
        dispositivo: 'art17',
      })
    }
    return examinarEmVigor(c, p, 'data', e.data)
  },
  aplicar: (_c, p, { natureza, termo, data: dia, ate, objeto }) => ({
    dados: {
      alteracoes: [
        ...p.dados.alteracoes,
        { natureza, termo, data: dia, ate: natureza === 'provisoria' ? ate : null, objeto },
      ],
    },
  }),
  documento: 'ato',
})

export const comunicarMudanca = ato({
  entrada: z.object({
    mudanca: textoLongo('O que mudou na empresa', { dispositivo: 'art16' }),
    data: data('Data da alteração societária'),
    comunicada_em: data('Comunicada em'),
  }),
  examinar(c, _p, e) {
    exigirPassado(c, 'comunicada_em', e.comunicada_em)
    if (e.comunicada_em < e.data) {
      throw new Problema(422, 'antes-da-mudanca', 'A comunicação vem depois da mudança.', {
        campo: 'comunicada_em',
      })
    }
    return []
  },
  async aplicar(c, p, e) {
    // Late or not, it is received: what lateness is punished with is an auto's business.
    const conferida = conferirComunicacao({
      comunicacao: 'mudanca-na-empresa',
      fato: e.data,
      comunicadoEm: e.comunicada_em,
      hoje: c.hoje,
      calendario: await c.calendario(),
      parametros: await c.parametros(),
    })
    return {
      dados: {
        mudancas: [...p.dados.mudancas, { mudanca: e.mudanca, data: e.data, comunicada_em: e.comunicada_em }],
      },
      ...mesmaLinha(p),
      noAto: { conferencia: conferida.resultado, infracao: conferida.infracao },
      mensagem: conferida.mensagem,
    }
  },
})
