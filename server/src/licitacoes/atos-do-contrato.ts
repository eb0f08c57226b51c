import {
  type DataCivil,
  type EstadoDaLicitacao,
  type Exame,
  escreverData,
  examinarFimDaLicitacao,
  examinarInicioDaOperacao,
  prazoDeAssinatura,
  proximoConvocado,
} from '@outorga/lei'
import { z } from 'zod'
import { examinarDelegacao, type PedidoDeDelegacao, pecasDoContrato } from '../delegacoes/abertura.js'
import { abrirDelegacao } from '../delegacoes/abrir-delegacao.js'
import { travarParaTitulo } from '../delegacoes/titulos.js'
import { codigo, data, escolha, opcional, procuras, textoLongo } from '../formulario/campos.js'
import type { Contexto } from '../platform/contexto.js'
import { Problema } from '../platform/problema.js'
import { atosDe } from '../procedimentos/definicao.js'
import { convocadoDe, type DadosDaLicitacao, exigirPassado, juntar, type Licitacao } from './dados.js'
import { examinarEmpresa } from './licitante.js'

const ato = atosDe<DadosDaLicitacao>()

/** The last day to sign, counted from the homologation or from the newest call; null before both. */
export async function ultimoDiaDeAssinatura(c: Contexto, p: Licitacao): Promise<DataCivil | null> {
  const { convocado } = p.dados
  return convocado ? prazoDeAssinatura(await c.calendario(), convocado.data).vencimento : null
}

const Assinatura = z.object({
  contrato: codigo('Número do contrato', { dispositivo: 'art13' }),
  assinado_em: data('Contrato assinado em', { dispositivo: 'art24' }),
  titulo: escolha(
    'O contrato é de',
    { concessao: 'Concessão', permissao: 'Permissão' },
    { dispositivo: 'art13' },
  ),
  pecas: pecasDoContrato,
})

function pedidoDe(p: Licitacao, e: z.output<typeof Assinatura>): PedidoDeDelegacao {
  const { edital, homologacao, convocado, linha, terminal, ato_da_demanda } = p.dados
  const vencedor = convocadoDe(p)
  if (!edital || !homologacao || !convocado || !vencedor)
    throw new Error('a homologated tender has a notice and a winner')
  return {
    especie: e.titulo,
    operadora_id: vencedor.operadora_id,
    linha_id: linha?.id ?? null,
    terminal_id: terminal?.id ?? null,
    contrato: e.contrato,
    pecas: e.pecas,
    assinatura: e.assinado_em,
    homologacao: homologacao.data,
    prazo_desde: convocado.data,
    anos: edital.anos,
    licitacao: p.numero,
    licitacao_no_sistema: true,
    requisitos: edital.requisitos,
    ato_da_demanda,
    inicio: null,
  }
}

export const assinarContrato = ato({
  entrada: Assinatura,
  async examinar(c, p, e) {
    exigirPassado(c, 'assinado_em', e.assinado_em)
    const pedido = pedidoDe(p, e)
    if (e.assinado_em < pedido.prazo_desde) {
      throw new Problema(
        422,
        'antes-da-homologacao',
        `O contrato se assina depois de ${escreverData(pedido.prazo_desde)}.`,
        { campo: 'assinado_em', dispositivo: 'art24' },
      )
    }
    // Before anything is asked of the company: a cassação decided meanwhile is then either seen or waits for this.
    await travarParaTitulo(c, pedido.operadora_id, pedido.linha_id)
    const prazo = examinarInicioDaOperacao(
      {
        homologacao: pedido.prazo_desde,
        assinatura: e.assinado_em,
        inicio: null,
        // Whether it begins on the day after is the delegation's own story.
        hoje: e.assinado_em,
      },
      await c.calendario(),
    )
    const empresa = await examinarEmpresa(
      c,
      pedido.operadora_id,
      e.assinado_em,
      p.dados.primeira?.vencedor ?? null,
    )
    const doTitulo = await examinarDelegacao(c, pedido)
    // The bar was told by the exam of the company, with its name.
    const semRepetir: Exame = {
      ...doTitulo,
      motivos: doTitulo.motivos.filter((m) => m.dispositivo !== 'art88'),
    }
    return juntar(prazo, empresa, semRepetir)
  },
  async aplicar(c, p, e) {
    const { numero, documento } = await abrirDelegacao(c, pedidoDe(p, e))
    return {
      dados: { delegacao: numero },
      noAto: { delegacao: numero, documento_do_contrato: documento },
      mensagem: `Delegação ${numero} aberta; a operação começa no dia seguinte à assinatura.`,
    }
  },
})

const comDesistentes = (p: Licitacao, desistentes: readonly string[] | null) =>
  p.dados.classificados.map((x) => ({
    ...x,
    desistiu: x.desistiu || (desistentes ?? []).includes(x.operadora_id),
  }))

const Convocacao = z.object({
  data: data('Data da convocação', { dispositivo: 'art24_par1u' }),
  motivo: textoLongo('Por que o anterior não assinou'),
  desistentes: opcional(
    procuras('Classificados que desistiram ou não podem contratar', 'operadora', {
      dica: 'Em branco, chama-se o seguinte da classificação.',
    }),
  ),
})

const proximo = (p: Licitacao, e: z.output<typeof Convocacao>) =>
  proximoConvocado(comDesistentes(p, e.desistentes), p.dados.convocado?.classificacao ?? 0)

export const convocarSegundo = ato({
  entrada: Convocacao,
  async examinar(c, p, e) {
    exigirPassado(c, 'data', e.data)
    const ultimo = await ultimoDiaDeAssinatura(c, p)
    if (ultimo !== null && e.data <= ultimo) {
      throw new Problema(422, 'prazo-em-curso', `O prazo do anterior foi até ${escreverData(ultimo)}.`, {
        campo: 'data',
        dispositivo: 'art24',
      })
    }
    const chamado = proximo(p, e)
    if (!chamado) {
      throw new Problema(
        422,
        'sem-classificado',
        'Não há outro classificado a convocar: declare a licitação fracassada.',
        { dispositivo: 'art24_par1u' },
      )
    }
    return examinarEmpresa(c, chamado.operadora_id, e.data, p.dados.primeira?.vencedor ?? null)
  },
  aplicar(_c, p, e) {
    const chamado = proximo(p, e)
    if (!chamado) throw new Error('a call without anybody passed the check')
    return {
      dados: {
        classificados: comDesistentes(p, e.desistentes),
        convocado: { classificacao: chamado.classificacao, data: e.data },
      },
      operadora_id: chamado.operadora_id,
      noAto: { convocado: chamado.razao_social },
      mensagem: `${chamado.razao_social}, em ${chamado.classificacao}º lugar, foi convocada.`,
    }
  },
  documento: 'ato',
})

const fim = { data: data('Data'), motivo: textoLongo('Motivo', { dispositivo: 'art10' }) }

export const declararFracassada = ato({
  entrada: z.object({
    data: data('Data'),
    motivo: textoLongo('Fundamentos', { dispositivo: 'art24_par1u' }),
    desistentes: opcional(procuras('Classificados que desistiram ou não podem contratar', 'operadora')),
  }),
  examinar(c, p, e) {
    exigirPassado(c, 'data', e.data)
    const resta =
      p.estado === 'homologada'
        ? proximoConvocado(comDesistentes(p, e.desistentes), p.dados.convocado?.classificacao ?? 0)
        : null
    if (!resta) return []
    throw new Problema(
      422,
      'ha-classificado',
      `Há outro classificado a convocar: ${resta.razao_social}, em ${resta.classificacao}º lugar.`,
      { dispositivo: 'art24_par1u' },
    )
  },
  aplicar: (_c, _p, e) => ({ dados: { fim: { motivo: e.motivo, data: e.data } } }),
  documento: 'ato',
})

const terminar = (tipo: 'revogar' | 'anular') =>
  ato({
    entrada: z.object(
      tipo === 'revogar'
        ? { ...fim, motivo: textoLongo('Motivo da inconveniência', { dispositivo: 'art10' }) }
        : { ...fim, motivo: textoLongo('Ilegalidade apontada', { dispositivo: 'art10' }) },
    ),
    examinar(c, p, e) {
      exigirPassado(c, 'data', e.data)
      return examinarFimDaLicitacao(p.estado as EstadoDaLicitacao, { tipo, motivo: e.motivo })
    },
    aplicar: (_c, _p, e) => ({ dados: { fim: { motivo: e.motivo, data: e.data } } }),
    documento: 'ato',
  })

export const revogar = terminar('revogar')
export const anular = terminar('anular')
