import {
  CLAUSULAS_DO_COMPROMISSO_RR,
  type DataCivil,
  ESPECIES_DA_AUTORIZACAO_RR,
  type EspecieDaAutorizacaoRR,
  escreverData,
  examinarCompromisso,
  examinarUmPorAutorizacao,
  type FretamentoRS,
  RecusaDaLei,
  vigenciaDaAutorizacao,
  vigenciaDaBaixaDemanda,
  vigenciaDoFretamentoRS,
} from '@outorga/lei'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { codigo, data, dinheiro, escolha, opcional, texto, textoLongo, varios } from '../formulario/campos.js'
import type { Contexto } from '../platform/contexto.js'
import { proximoNumero } from '../platform/numeracao.js'
import { atosDe, type Procedimento } from '../procedimentos/definicao.js'
import { exigir } from '../procedimentos/exame.js'
import { type Autorizacao, type Dados, dia, ehDoRS } from './dados.js'
import { pedidoDe } from './pedido.js'
import { juntar } from './requisito.js'
import { examinarConcessao } from './requisitos.js'

const ato = atosDe<Dados>()
type P = Procedimento<string, Dados>
const comoAutorizacao = (p: P) => p as Autorizacao

const razoes = textoLongo('Razões')

const PROVAS = {
  caucao: 'Depósito da caução',
  'contrato-escolar': 'Contrato de transporte escolar',
  apolice: 'Apólice de seguro de bagagem',
  'contrato-de-fretamento': 'Contrato de fretamento',
  outro: 'Outro documento',
} as const

const CLAUSULAS = Object.fromEntries(
  CLAUSULAS_DO_COMPROMISSO_RR.map((c) => [c.dispositivo, c.o_que]),
) as Record<string, string>

/** The refusal of the term names the field of this form. */
function comCampo<T>(f: () => T): T {
  try {
    return f()
  } catch (erro) {
    if (!(erro instanceof RecusaDaLei)) throw erro
    const { codigo: codigoDela, mensagem, dispositivo } = erro
    throw new RecusaDaLei({ codigo: codigoDela, mensagem, campo: 'ate', dispositivo })
  }
}

/** From when until when it would hold if it were signed today. */
function vigenciaDe(c: Contexto, p: P, ate: DataCivil | null) {
  const { pedido_de, pedido_ate } = p.dados
  const fim = ate ?? dia(pedido_ate)
  if (ehDoRS(p.especie)) {
    return vigenciaDoFretamentoRS({ servico: p.especie as FretamentoRS, de: dia(pedido_de), ate: fim })
  }
  if (p.especie === 'pequenas-demandas')
    return vigenciaDaBaixaDemanda({ de: dia(pedido_de), ate: fim, assinatura: c.hoje })
  const { servico } = ESPECIES_DA_AUTORIZACAO_RR[p.especie as EspecieDaAutorizacaoRR]
  return { servico, fim }
}

async function validade(c: Contexto, p: P, ate: DataCivil | null) {
  const parametros = await c.parametros()
  return comCampo(() => {
    const v = vigenciaDe(c, p, ate)
    return 'fim' in v
      ? vigenciaDaAutorizacao({ servico: v.servico, assinatura: c.hoje, ateDoDespacho: v.fim }, parametros)
      : v
  })
}

async function compromissosFeitos(c: Contexto) {
  return c.tx.linhas<{ numero: string; autorizacao: string }>(sql`
    select dados->'compromisso'->>'numero' as numero, numero as autorizacao from procedimento
     where tipo = 'autorizacao' and autoridade_id = ${c.autoridade.id} and dados->'compromisso' <> 'null'::jsonb`)
}

export const ATOS_DO_PEDIDO = {
  'juntar-documento': ato({
    entrada: z.object({
      tipo: escolha('Documento', PROVAS),
      // «numero» is the procedure's own, in the address.
      numero_do_documento: codigo('Número'),
      valor: opcional(
        dinheiro('Valor depositado', {
          dispositivo: 'art18_inc2',
          quando: { campo: 'tipo', valores: ['caucao'] },
        }),
      ),
      ate: opcional(data('Válido até')),
      observacao: opcional(textoLongo('Observação', { minimo: 3 })),
    }),
    aplicar: (_c, p, e) => ({
      dados: {
        provas: [
          ...p.dados.provas,
          { tipo: e.tipo, numero: e.numero_do_documento, valor: e.valor, ate: e.ate },
        ],
        ...(e.tipo === 'contrato-de-fretamento' && { contrato: e.numero_do_documento }),
      },
    }),
  }),
  receber: ato({ entrada: z.object({}) }),
  devolver: ato({ entrada: z.object({ o_que_falta: textoLongo('O que falta') }) }),
  'decidir-pedido': ato({
    entrada: z.object({
      resultado: escolha('Decisão', { deferido: 'Deferir', indeferido: 'Indeferir' }),
      ate: opcional(data('Vale até, se não for o último dia pedido')),
      razoes,
    }),
    resultado: (e) => e.resultado,
    examinar: async (c, p, e) =>
      e.resultado === 'deferido' ? examinarConcessao(c, await pedidoDe(c, comoAutorizacao(p))) : [],
    aplicar: async (c, p, e) => {
      if (e.resultado === 'indeferido') return {}
      const v = await validade(c, p, e.ate)
      if (!ehDoRS(p.especie))
        return { dados: { ate_do_despacho: v.ate, lista_analisada: p.dados.passageiros } }
      return {
        de: v.de,
        ate: v.ate,
        dados: { lista_analisada: p.dados.passageiros },
        mensagem: `Vale de ${escreverData(v.de)} a ${escreverData(v.ate)}.`,
      }
    },
    documento: 'autorizacao',
    emite: (_e, _p, estado) => estado === 'em-vigor',
  }),
  'assinar-compromisso': ato({
    entrada: z.object({
      por: texto('Quem assina pela operadora', { minimo: 3 }),
      clausulas: varios('Cláusulas do termo', CLAUSULAS, {
        dispositivo: 'art20',
        dica: 'Marque todas: o termo tem as sete.',
      }),
    }),
    examinar: async (c, p, e) =>
      juntar([
        examinarCompromisso({ assinatura: c.hoje, clausulas: e.clausulas, inicioDoServico: c.hoje }),
        await examinarConcessao(c, await pedidoDe(c, comoAutorizacao(p))),
      ]),
    aplicar: async (c, p, e) => {
      const { ate_do_despacho } = p.dados
      const v = await validade(c, p, ate_do_despacho === null ? null : dia(ate_do_despacho))
      const numero = await proximoNumero(c, 'compromisso')
      const feitos = [...(await compromissosFeitos(c)), { numero, autorizacao: p.numero }]
      exigir(examinarUmPorAutorizacao(feitos, p.numero))
      return {
        de: v.de,
        ate: v.ate,
        dados: { compromisso: { numero, assinado_em: c.hoje, por: e.por } },
        noAto: { compromisso: numero },
        mensagem: `Termo ${numero}. Vale de ${escreverData(v.de)} a ${escreverData(v.ate)}.`,
      }
    },
    documento: 'autorizacao',
  }),
}
