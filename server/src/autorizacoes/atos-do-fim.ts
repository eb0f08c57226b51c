import {
  CAUSAS_DE_CASSACAO_DA_AUTORIZACAO_RR,
  type Dispositivo,
  ESPECIES_DA_AUTORIZACAO_RR,
  type EspecieDaAutorizacaoRR,
  escreverData,
  examinarCassacaoDaAutorizacao,
  examinarTransferenciaDeAutorizacao,
} from '@outorga/lei'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { acharOperadora } from '../cadastro/operadora.js'
import { data, escolha, opcional, procura, textoLongo } from '../formulario/campos.js'
import type { Contexto } from '../platform/contexto.js'
import { Problema } from '../platform/problema.js'
import { atosDe, type Procedimento } from '../procedimentos/definicao.js'
import { exigirVigencia } from './atos-da-lista.js'
import { type Dados, dia } from './dados.js'

const ato = atosDe<Dados>()
type P = Procedimento<string, Dados>

const CAUSAS = Object.fromEntries(
  CAUSAS_DE_CASSACAO_DA_AUTORIZACAO_RR.map((c) => [c.dispositivo, c.o_que]),
) as Record<string, string>
const causa = () => escolha('Causa', CAUSAS, { dispositivo: 'art22' })
const razoes = textoLongo('Razões')

type Situacao = 'pendente' | 'mantida' | 'anulada'
const SITUACAO: Readonly<Record<string, Situacao>> = {
  anulado: 'anulada',
  definitivo: 'mantida',
  'em-cobranca': 'mantida',
  pago: 'mantida',
}

/** The operator's autos, as the repeat of art. 22, II, counts them. */
async function historico(c: Contexto, operadoraId: string) {
  const autos = await c.tx.linhas<{ numero: string; estado: string }>(
    sql`select numero, estado from auto where operadora_id = ${operadoraId} order by numero`,
  )
  return autos.map((a) => ({ auto: a.numero, situacao: SITUACAO[a.estado] ?? ('pendente' as const) }))
}

function servicoDe(p: P) {
  return ESPECIES_DA_AUTORIZACAO_RR[p.especie as EspecieDaAutorizacaoRR].servico
}

function exigirJaAconteceu(c: Contexto, campo: string, quando: string): void {
  if (quando <= c.hoje) return
  throw new Problema(422, 'data-no-futuro', `${escreverData(dia(quando))} ainda não chegou.`, { campo })
}

export const ATOS_DO_FIM = {
  transferir: ato({
    entrada: z.object({
      causa: escolha('Por quê', {
        negocio: 'Venda, cessão ou mudança de dono',
        'morte-do-titular': 'Morte do titular',
      }),
      para_id: opcional(procura('Nova operadora', 'operadora')),
    }),
    examinar: async (c, p, e) =>
      examinarTransferenciaDeAutorizacao(
        { servico: servicoDe(p), causa: e.causa, data: c.hoje },
        await c.parametros(),
      ),
    aplicar: async (c, p, e) => {
      exigirVigencia(c, p)
      if (e.para_id === null)
        throw new Problema(422, 'operadora-ausente', 'Escolha para quem passa.', { campo: 'para_id' })
      const nova = await acharOperadora(c, e.para_id)
      // The vehicles stay with whoever owned them: the new holder names its own.
      return { operadora_id: nova.id, veiculos: [], dados: { motoristas: [], passageiros: [] } }
    },
    documento: 'ato',
  }),
  'notificar-cassacao': ato({
    entrada: z.object({
      causa: causa(),
      fatos: textoLongo('Fatos e provas'),
      defesa_ate: data('Defesa até', { dica: 'Último dia para o autorizado responder.' }),
    }),
    aplicar: (c, _p, e) => {
      if (e.defesa_ate <= c.hoje)
        throw new Problema(422, 'prazo-invalido', 'O prazo da defesa tem de acabar depois de hoje.', {
          campo: 'defesa_ate',
          dispositivo: 'art22',
        })
      const { causa: dela, fatos, defesa_ate } = e
      return { dados: { notificacao: { causa: dela, fatos, defesa_ate }, defesa: null } }
    },
    documento: 'ato',
  }),
  'apresentar-defesa': ato({
    entrada: z.object({ defesa: textoLongo('Defesa') }),
    aplicar: (c, p, e) => {
      const { notificacao } = p.dados
      if (notificacao === null)
        throw new Problema(409, 'ato-nao-cabe', 'Não há notificação de cassação a responder.', {
          dispositivo: 'art22',
        })
      if (c.hoje > notificacao.defesa_ate)
        throw new Problema(
          409,
          'fora-do-prazo',
          `A defesa podia vir até ${escreverData(dia(notificacao.defesa_ate))}.`,
          { dispositivo: 'art22' },
        )
      return { dados: { defesa: e.defesa } }
    },
  }),
  cassar: ato({
    entrada: z.object({
      causa: causa(),
      situacao_da_empresa: opcional(
        escolha(
          'Situação da empresa',
          { regular: 'Regular', recuperacao: 'Em recuperação judicial', falida: 'Falência decretada' },
          { dispositivo: 'art22_inc5', quando: { campo: 'causa', valores: ['art22_inc5'] } },
        ),
      ),
      razoes,
    }),
    examinar: async (c, p, e) => {
      const { notificacao, defesa } = p.dados
      const desta = notificacao?.causa === e.causa ? notificacao : null
      return examinarCassacaoDaAutorizacao({
        causa: e.causa as Dispositivo,
        notificacao: desta && { defesaAte: dia(desta.defesa_ate) },
        defesa: desta !== null && defesa !== null,
        historico: await historico(c, p.operadora?.id ?? ''),
        empresa: e.situacao_da_empresa,
        data: c.hoje,
      })
    },
    documento: 'ato',
  }),
  cancelar: ato({
    entrada: z.object({ fundamento: textoLongo('Fundamento', { dispositivo: 'art22_par1u_inc1' }) }),
    documento: 'ato',
  }),
  'declarar-satisfeita': ato({
    entrada: z.object({ em: data('Finalidade cumprida em'), razoes }),
    aplicar: (c, _p, e) => {
      exigirJaAconteceu(c, 'em', e.em)
      return { dados: { satisfeita_em: e.em } }
    },
  }),
  encerrar: ato({ entrada: z.object({ observacao: opcional(textoLongo('Observação', { minimo: 3 })) }) }),
  desistir: ato({ entrada: z.object({ motivo: textoLongo('Por que desiste', { minimo: 3 }) }) }),
}
