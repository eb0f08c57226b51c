import {
  ANOS_DE_CONCESSAO_RR,
  conferirContrato,
  conferirInstrumento,
  type DataCivil,
  type Exame,
  examinar,
  examinarInicioDaOperacao,
  examinarRequerente,
  ORDEM_DO_CONTRATO_RR,
  type PecaDoContrato,
  vigenciaDoContrato,
} from '@outorga/lei'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { acharOperadora } from '../cadastro/operadora.js'
import { codigo, data, lista, opcional, procura, texto, varios } from '../formulario/campos.js'
import { exigirPassado, juntar } from '../licitacoes/dados.js'
import { acharLinha } from '../linhas/linha.js'
import type { Contexto } from '../platform/contexto.js'
import { naoEncontrado, Problema } from '../platform/problema.js'
import { procedimentosOnde } from '../procedimentos/procedimento.js'
import type { DadosDaDelegacao } from './dados.js'
import { condicaoDoImpedimento, impedimentosDe } from './impedimentos.js'
import { examinarNaLinha, travarParaTitulo } from './titulos.js'

export type EspecieDaDelegacao = 'concessao' | 'permissao'

/** What a delegation is opened with, by a tender or by hand. */
export interface PedidoDeDelegacao {
  especie: EspecieDaDelegacao
  operadora_id: string
  linha_id: string | null
  terminal_id: string | null
  contrato: string
  pecas: readonly string[]
  assinatura: DataCivil
  homologacao: DataCivil
  /** From when the term to sign counts: the homologation, or the call of whoever was not the first. */
  prazo_desde: DataCivil
  anos: number
  licitacao: string
  licitacao_no_sistema: boolean
  requisitos: readonly string[]
  ato_da_demanda: string | null
  inicio: DataCivil | null
}

export const PECAS = { edital: 'O edital', proposta: 'A proposta vencedora' } as const
export const pecasDoContrato = varios('O contrato traz, abaixo da lei', PECAS, { dispositivo: 'art13' })

/** The parts of a contract in the order of art. 13: the law is always the first. */
const emOrdem = (pecas: readonly string[]): PecaDoContrato[] =>
  ORDEM_DO_CONTRATO_RR.filter((x) => x === 'lei' || pecas.includes(x))

/**
 * Whether a delegation may be given (arts. 6, 12, 13, 67 and 88): out of a tender, by a whole contract, to a company or
 * cooperative that is not barred, on a line that nobody else has in the same days.
 */
export async function examinarDelegacao(c: Contexto, p: PedidoDeDelegacao): Promise<Exame> {
  const o = await acharOperadora(c, p.operadora_id)
  await travarParaTitulo(c, o.id, p.linha_id)
  const { de, ate } = vigenciaDoContrato({ assinatura: p.assinatura, anos: p.anos, prorrogacao: null })
  const titulo = { documento: o.documento, de, ate }
  return juntar(
    [
      conferirInstrumento(
        {
          servico: p.linha_id === null ? 'terminal' : 'linha',
          instrumento: p.especie,
          licitacao: p.licitacao.trim() || null,
          data: p.assinatura,
        },
        await c.parametros(),
      ),
      conferirContrato({ numero: p.contrato, partes: emOrdem(p.pecas) }),
    ],
    examinarRequerente({ natureza: o.forma, documento: o.documento }),
    examinar([condicaoDoImpedimento(await impedimentosDe(c, o.id, p.assinatura))]),
    ...(p.linha_id === null
      ? []
      : [
          await examinarNaLinha(c, p.linha_id, titulo, {
            exceto: null,
            atoDaDemanda: p.ato_da_demanda,
          }),
        ]),
  )
}

async function objetoDe(c: Contexto, p: PedidoDeDelegacao) {
  if (p.linha_id !== null) {
    const { id, numero, nome } = await acharLinha(c, p.linha_id)
    return { objeto: `Linha ${numero}, ${nome}`, linha: { id, numero, nome }, terminal: null }
  }
  const [t] = await procedimentosOnde(c, sql`p.tipo = 'terminal' and p.id = ${p.terminal_id}`)
  if (!t) throw naoEncontrado('Este terminal')
  return { objeto: t.titulo, linha: null, terminal: { id: t.id, numero: t.numero, nome: t.titulo } }
}

/** What the row of a new delegation holds. */
export async function inicioDaDelegacao(c: Contexto, p: PedidoDeDelegacao) {
  const o = await acharOperadora(c, p.operadora_id)
  const { de, ate } = vigenciaDoContrato({ assinatura: p.assinatura, anos: p.anos, prorrogacao: null })
  const objeto = await objetoDe(c, p)
  const dados: DadosDaDelegacao = {
    ...objeto,
    contrato: p.contrato,
    assinatura: p.assinatura,
    homologacao: p.homologacao,
    prazo_desde: p.prazo_desde,
    anos: p.anos,
    licitacao: p.licitacao,
    licitacao_no_sistema: p.licitacao_no_sistema,
    requisitos: [...p.requisitos],
    ato_da_demanda: p.ato_da_demanda,
    inicio: p.inicio,
    prorrogacao: null,
    alteracoes: [],
    mudancas: [],
    transferencias: [],
    pedido: null,
    proposta: null,
    determinacao: null,
    provisoria: null,
    nova_licitacao: null,
    fim: null,
  }
  return {
    estado: p.inicio === null ? ('contratada' as const) : ('em-operacao' as const),
    titulo: `${objeto.objeto}: ${o.razao_social}`,
    operadora_id: o.id,
    linha_id: objeto.linha?.id ?? null,
    de,
    ate,
    dados,
  }
}

/** The form for a contract signed before the system existed. */
export const EntradaDaDelegacao = z.object({
  operadora_id: procura('Delegatária', 'operadora', { dispositivo: 'art67' }),
  linha_id: opcional(procura('Linha', 'linha', { dica: 'Em branco, se a delegação é de terminal.' })),
  terminal_id: opcional(procura('Terminal', 'terminal', { dica: 'Em branco, se a delegação é de linha.' })),
  // In blank, it is the law that refuses (art. 6).
  licitacao: opcional(
    codigo('Número da licitação', { dispositivo: 'art6', dica: 'Sem licitação não há delegação.' }),
  ),
  homologada_em: data('Licitação homologada em', { dispositivo: 'art24' }),
  contrato: codigo('Número do contrato', { dispositivo: 'art13' }),
  pecas: pecasDoContrato,
  assinado_em: data('Contrato assinado em', { dispositivo: 'art14' }),
  inicio: opcional(
    data('Em operação desde', { dispositivo: 'art24', dica: 'Em branco, se ainda não começou.' }),
  ),
  ato_da_demanda: opcional(
    codigo('Ato que declara a demanda', {
      dispositivo: 'art12',
      dica: 'Só em linha de mais de 250 km com duas operadoras.',
    }),
  ),
  requisitos: opcional(
    lista('Requisitos do edital', z.object({ requisito: texto('Requisito', { maximo: 300 }) }), {
      dispositivo: 'art15_inc2',
    }),
  ),
})

/**
 * What was filled in by hand, as a request.
 * @throws Problema 422 naming the field.
 */
export function lerPedido(
  c: Contexto,
  especie: string,
  e: z.output<typeof EntradaDaDelegacao>,
): PedidoDeDelegacao {
  if ((e.linha_id === null) === (e.terminal_id === null)) {
    throw new Problema(422, 'objeto-ambiguo', 'Escolha a linha ou o terminal.', { campo: 'linha_id' })
  }
  exigirPassado(c, 'assinado_em', e.assinado_em)
  if (e.inicio) exigirPassado(c, 'inicio', e.inicio)
  if (e.homologada_em > e.assinado_em || (e.inicio !== null && e.inicio < e.assinado_em)) {
    throw new Problema(422, 'datas-fora-de-ordem', 'Homologa-se, assina-se e depois se opera, nesta ordem.', {
      campo: 'assinado_em',
      dispositivo: 'art24',
    })
  }
  return {
    especie: especie as EspecieDaDelegacao,
    operadora_id: e.operadora_id,
    linha_id: e.linha_id,
    terminal_id: e.terminal_id,
    contrato: e.contrato,
    pecas: e.pecas,
    assinatura: e.assinado_em,
    homologacao: e.homologada_em,
    prazo_desde: e.homologada_em,
    anos: ANOS_DE_CONCESSAO_RR,
    licitacao: e.licitacao ?? '',
    licitacao_no_sistema: false,
    requisitos: e.requisitos?.map((x) => x.requisito) ?? [],
    ato_da_demanda: e.ato_da_demanda,
    inicio: e.inicio,
  }
}

/** How the law sees the road from homologation to the first day of operation (art. 24). */
export const examinarInicio = async (c: Contexto, d: DadosDaDelegacao, inicio: DataCivil | null) =>
  examinarInicioDaOperacao(
    { homologacao: d.prazo_desde, assinatura: d.assinatura, inicio, hoje: c.hoje },
    await c.calendario(),
  )
