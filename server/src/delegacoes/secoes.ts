import {
  type DataCivil,
  escreverData,
  examinarMetadeDoPrazo,
  examinarProrrogacao,
  inicioDaOperacao,
  metadeDaConcessao,
} from '@outorga/lei'
import type { Contexto } from '../platform/contexto.js'
import type { Bloco } from '../platform/documentos/documento.js'
import type { Dado, ExameTitulado, Secao } from '../procedimentos/definicao.js'
import { emBlocos } from '../procedimentos/escritor.js'
import { mostrar } from '../procedimentos/exame.js'
import { examinarInicio } from './abertura.js'
import { examinarPassagem } from './atos-da-transferencia.js'
import { comoAutoridade } from './como-autoridade.js'
import { contratoDe, type DadosDaDelegacao, type Delegacao, vigenciaDe } from './dados.js'
import { exclusividadeDa, VIGENTES } from './titulos.js'

const dia = (d: DataCivil | null) => (d ? escreverData(d) : 'ainda não')

function doContrato(p: Delegacao): Dado[] {
  const { dados: d } = p
  return [
    {
      rotulo: d.linha ? 'Linha' : 'Terminal',
      valor: d.linha ? `${d.linha.numero} · ${d.linha.nome}` : (d.terminal?.nome ?? d.objeto),
      para: d.linha ? `/linhas/${d.linha.id}` : d.terminal ? `/terminais/${d.terminal.numero}` : null,
    },
    {
      rotulo: 'Delegatária',
      valor: p.operadora?.razao_social ?? 'não visível',
      dispositivo: 'art67',
      para: p.operadora ? `/operadoras/${p.operadora.id}` : null,
    },
    {
      rotulo: 'Licitação',
      valor: d.licitacao_no_sistema ? d.licitacao : `${d.licitacao}, de antes deste sistema`,
      dispositivo: 'art6',
      para: d.licitacao_no_sistema ? `/licitacoes/${d.licitacao}` : null,
    },
    { rotulo: 'Contrato', valor: d.contrato, dispositivo: 'art13' },
    { rotulo: 'Licitação homologada em', valor: escreverData(d.homologacao), dispositivo: 'art24' },
    ...(d.prazo_desde === d.homologacao
      ? []
      : [
          {
            rotulo: 'Convocada em',
            valor: escreverData(d.prazo_desde),
            dispositivo: 'art24_par1u' as const,
          },
        ]),
    { rotulo: 'Contrato assinado em', valor: escreverData(d.assinatura), dispositivo: 'art14' },
  ]
}

function doPrazo(d: DadosDaDelegacao): Dado[] {
  const { ate } = vigenciaDe(d)
  return [
    { rotulo: 'Vale até', valor: escreverData(ate), dispositivo: 'art14' },
    {
      rotulo: 'Prorrogação',
      valor: d.prorrogacao ? `${d.prorrogacao.ato}, de ${escreverData(d.prorrogacao.data)}` : 'não houve',
      dispositivo: 'art14',
    },
    {
      rotulo: 'Metade do prazo, para transferir',
      valor: escreverData(metadeDaConcessao(d.assinatura, d.anos)),
      dispositivo: 'art15_inc3',
    },
    {
      rotulo: 'Operação devia começar em',
      valor: escreverData(inicioDaOperacao(d.assinatura)),
      dispositivo: 'art24',
    },
    { rotulo: 'Operação começou em', valor: dia(d.inicio), dispositivo: 'art24' },
    ...(d.ato_da_demanda
      ? [{ rotulo: 'Demanda declarada por', valor: d.ato_da_demanda, dispositivo: 'art12' as const }]
      : []),
    ...(d.fim
      ? [
          { rotulo: 'Terminou em', valor: escreverData(d.fim.data) },
          { rotulo: 'Como', valor: `${d.fim.como}, por ${d.fim.por}` },
        ]
      : []),
  ]
}

function doServico(d: DadosDaDelegacao): Dado[] {
  return [
    ...(d.determinacao
      ? [
          {
            rotulo: 'Ordem de mais viagens',
            valor: `${d.determinacao.ordem}, de ${escreverData(d.determinacao.data)}: ${d.determinacao.viagens} por dia`,
            dispositivo: 'art94' as const,
          },
        ]
      : []),
    ...(d.provisoria
      ? [
          {
            rotulo: 'Opera provisoriamente',
            valor: `${d.provisoria.razao_social}, de ${escreverData(d.provisoria.de)} a ${escreverData(d.provisoria.ate)}`,
            dispositivo: 'art94_inc1' as const,
            para: `/operadoras/${d.provisoria.operadora_id}`,
          },
        ]
      : []),
    ...(d.nova_licitacao
      ? [
          {
            rotulo: 'Nova licitação',
            valor: d.nova_licitacao,
            dispositivo: 'art94_par1u' as const,
            para: `/licitacoes/${d.nova_licitacao}`,
          },
        ]
      : []),
  ]
}

function doQueMudou(d: DadosDaDelegacao, hoje: DataCivil): Dado[] {
  return [
    ...d.alteracoes.map((a) => ({
      rotulo: a.natureza === 'provisoria' ? 'Alteração provisória' : 'Alteração definitiva',
      valor: `${a.termo}, de ${escreverData(a.data)}${a.ate ? `, até ${escreverData(a.ate)}${a.ate < hoje ? ' (já terminou)' : ''}` : ''}: ${a.objeto}`,
      dispositivo: 'art17' as const,
    })),
    ...d.transferencias.map((t) => ({
      rotulo: 'Transferência',
      valor: `de ${t.de} para ${t.para}, em ${escreverData(t.data)}, decisão ${t.decisao}`,
      dispositivo: 'art15' as const,
    })),
    ...(d.pedido
      ? [
          {
            rotulo: 'Transferência pedida',
            valor: `para ${d.pedido.razao_social}, em ${escreverData(d.pedido.data)}`,
            dispositivo: 'art15' as const,
          },
        ]
      : []),
    ...d.mudancas.map((m) => ({
      rotulo: 'Mudança na empresa',
      valor: `${m.mudanca}; em ${escreverData(m.data)}, comunicada em ${escreverData(m.comunicada_em)}`,
      dispositivo: 'art16' as const,
    })),
  ]
}

export async function secoesDaDelegacao(c: Contexto, p: Delegacao): Promise<Secao[]> {
  const { dados: d } = p
  return [
    { titulo: 'O contrato', dados: doContrato(p) },
    { titulo: 'Prazo e operação', dados: doPrazo(d) },
    { titulo: 'Serviço', dados: doServico(d) },
    { titulo: 'O que mudou', dados: doQueMudou(d, c.hoje) },
    ...(d.requisitos.length > 0
      ? [
          {
            titulo: 'Requisitos do edital',
            dados: d.requisitos.map((r, i) => ({
              rotulo: `Requisito ${i + 1}`,
              valor: r,
              dispositivo: 'art15_inc2' as const,
            })),
          },
        ]
      : []),
  ].filter((s) => s.dados.length > 0)
}

/** The law's answers today: start, extension, transfer, the line's exclusivity. */
export async function examesDaDelegacao(c: Contexto, p: Delegacao): Promise<ExameTitulado[]> {
  if (!(VIGENTES as readonly string[]).includes(p.estado)) return []
  const { dados: d } = p
  const { linha, pedido } = d
  const ato = { ato: 'ato por editar', data: c.hoje, peloChefeDoExecutivo: true }
  return [
    mostrar('Assinatura e início da operação', await examinarInicio(c, d, d.inicio)),
    mostrar('Prorrogar hoje, com ato do Chefe do Poder Executivo', examinarProrrogacao(contratoDe(d), ato)),
    pedido
      ? mostrar(
          `Transferir a ${pedido.razao_social}`,
          await comoAutoridade(c, () =>
            examinarPassagem(c, p, {
              documento: pedido.documento,
              requerentes: pedido.requerentes,
              dia: c.hoje,
              faltantes: null,
            }),
          ),
        )
      : mostrar('Pedir hoje a transferência', examinarMetadeDoPrazo(d, c.hoje)),
    ...(linha
      ? [
          mostrar(
            'Linha com uma só operadora',
            await comoAutoridade(c, () => exclusividadeDa(c, linha.id, d.ato_da_demanda)),
          ),
        ]
      : []),
  ]
}

/** The extract of the contract: what was contracted, by what it is ruled, and for how long. */
export async function blocosDoContrato(c: Contexto, p: Delegacao): Promise<Bloco[]> {
  const [contrato, prazo] = await secoesDaDelegacao(c, p)
  return [
    ...emBlocos([contrato, prazo].filter((s) => s !== undefined)),
    {
      tipo: 'lista',
      titulo: 'O que rege o contrato, nesta ordem',
      itens: [`A lei: ${c.lei.nome}`, `O edital da licitação ${p.dados.licitacao}`, 'A proposta vencedora'],
    },
    ...(p.dados.requisitos.length > 0
      ? [{ tipo: 'lista' as const, titulo: 'Requisitos do edital', itens: p.dados.requisitos }]
      : []),
  ]
}
