import { type DataCivil, escreverData, escreverNumero, FASES_DA_LICITACAO_RR } from '@outorga/lei'
import { exclusividadeDa } from '../delegacoes/titulos.js'
import type { Contexto } from '../platform/contexto.js'
import type { Dado, ExameTitulado, Secao } from '../procedimentos/definicao.js'
import { mostrar } from '../procedimentos/exame.js'
import { convocadoDe, fasesDe, juntar, type Licitacao } from './dados.js'
import { CRITERIOS } from './edital.js'
import { examinarEmpresa } from './licitante.js'

function doObjeto({ dados: d }: Licitacao): Dado[] {
  return [
    { rotulo: 'Objeto', valor: d.objeto },
    ...(d.linha
      ? [{ rotulo: 'Linha', valor: `${d.linha.numero} · ${d.linha.nome}`, para: `/linhas/${d.linha.id}` }]
      : []),
    ...(d.terminal
      ? [{ rotulo: 'Terminal', valor: d.terminal.nome, para: `/terminais/${d.terminal.numero}` }]
      : []),
    ...(d.primeira
      ? [
          {
            rotulo: 'Primeira licitação',
            valor: `${d.primeira.numero}, vencida por ${d.primeira.nome}`,
            dispositivo: 'art12_par1u' as const,
            para: `/licitacoes/${d.primeira.numero}`,
          },
          {
            rotulo: 'Demanda declarada por',
            valor: d.ato_da_demanda ?? 'nenhum ato',
            dispositivo: 'art12' as const,
          },
        ]
      : []),
    ...(d.delegacao
      ? [
          {
            rotulo: 'Delegação',
            valor: d.delegacao,
            dispositivo: 'art13' as const,
            para: `/delegacoes/${d.delegacao}`,
          },
        ]
      : []),
    ...(d.fim ? [{ rotulo: 'Terminou em', valor: `${escreverData(d.fim.data)}: ${d.fim.motivo}` }] : []),
  ]
}

function doEdital({ dados: { edital: e, linha } }: Licitacao): Dado[] {
  if (!e) return []
  return [
    {
      rotulo: 'Edital',
      valor: `${e.edital}, publicado em ${escreverData(e.publicado_em)}`,
      dispositivo: 'art8',
    },
    ...(linha
      ? ([
          { rotulo: 'Itinerário', valor: e.itinerario, dispositivo: 'art8_inc1' },
          { rotulo: 'Pontos de seção', valor: e.pontos_de_secao.join(', '), dispositivo: 'art8_inc1' },
          { rotulo: 'Horários', valor: e.horarios.join(', '), dispositivo: 'art8_inc1' },
        ] as const)
      : []),
    { rotulo: 'Exploração', valor: `${e.anos} anos`, dispositivo: 'art8_inc2' },
    { rotulo: 'Condições para participar', valor: e.condicoes, dispositivo: 'art8_inc3' },
    ...e.requisitos.map((r, i) => ({
      rotulo: `Requisito ${i + 1}`,
      valor: r,
      dispositivo: 'art8_inc3' as const,
    })),
    { rotulo: 'Especificação', valor: e.especificacao, dispositivo: 'art8_inc4' },
    { rotulo: 'Forma da proposta', valor: e.forma_da_proposta, dispositivo: 'art8_inc5' },
    { rotulo: 'Critério', valor: CRITERIOS[e.criterio], dispositivo: 'art8_inc6' },
    { rotulo: 'Homologação e contratação', valor: e.homologacao_e_contratacao, dispositivo: 'art8_inc7' },
    { rotulo: 'Sessão de habilitação', valor: escreverData(e.sessao), dispositivo: 'art9_inc1' },
  ]
}

function dasFases(p: Licitacao): Dado[] {
  const concluidas = fasesDe(p)
  return FASES_DA_LICITACAO_RR.map(({ fase, nome, dispositivo }) => {
    const dia: DataCivil | undefined = concluidas[fase]
    return {
      rotulo: `${nome.charAt(0).toUpperCase()}${nome.slice(1)}`,
      valor: dia ? `concluída em ${escreverData(dia)}` : 'ainda não',
      dispositivo,
    }
  })
}

const dosLicitantes = ({ dados: d }: Licitacao): Dado[] =>
  d.licitantes.map((l) => ({
    rotulo: l.razao_social,
    valor: l.habilitado
      ? `habilitada; certificado ${l.certificado}, veículos ${l.placas.join(', ')}, garagem em ${l.garagem}, responsável ${l.responsavel}`
      : `inabilitada: ${l.motivos.join(' ')}`,
    dispositivo: l.habilitado ? ('art11' as const) : ('art9_inc1' as const),
    para: `/operadoras/${l.operadora_id}`,
  }))

function daClassificacao(p: Licitacao): Dado[] {
  const { classificados, desclassificadas, licitantes, convocado, delegacao } = p.dados
  const nome = (id: string) => licitantes.find((l) => l.operadora_id === id)?.razao_social ?? 'desconhecida'
  const chamado = convocadoDe(p)
  const situacao = (x: (typeof classificados)[number]) => {
    if (x.desistiu) return '; não contrata'
    if (x.classificacao !== chamado?.classificacao || !convocado) return ''
    return delegacao ? '; contratada' : `; convocada em ${escreverData(convocado.data)}`
  }
  return [
    ...classificados.map((x) => ({
      rotulo: `${x.classificacao}º lugar`,
      valor: `${x.razao_social}, ${escreverNumero(x.valor)}${situacao(x)}`,
      dispositivo: 'art9_inc3' as const,
      para: `/operadoras/${x.operadora_id}`,
    })),
    ...desclassificadas.map((x) => ({
      rotulo: 'Desclassificada',
      valor: `${nome(x.operadora_id)}: ${x.motivo}`,
      para: `/operadoras/${x.operadora_id}`,
    })),
  ]
}

export function secoesDaLicitacao(p: Licitacao): Secao[] {
  return [
    { titulo: 'O objeto', dados: doObjeto(p) },
    { titulo: 'O edital', dados: doEdital(p) },
    { titulo: 'Fases', dados: dasFases(p) },
    { titulo: 'Licitantes', dados: dosLicitantes(p) },
    { titulo: 'Classificação', dados: daClassificacao(p) },
  ].filter((s) => s.dados.length > 0)
}

/** The law's answers today: whether the line may be one's alone, and whether whoever is called may contract. */
export async function examesDaLicitacao(c: Contexto, p: Licitacao): Promise<ExameTitulado[]> {
  const { linha, ato_da_demanda, primeira } = p.dados
  // Of others' companies an operator is told nothing but the ranking.
  if (c.ator.operadoraId !== null) return []
  const chamado = p.estado === 'homologada' ? convocadoDe(p) : null
  return [
    ...(linha
      ? [mostrar('Linha com uma só operadora', await exclusividadeDa(c, linha.id, ato_da_demanda))]
      : []),
    ...(chamado
      ? [
          mostrar(
            `Contratar hoje ${chamado.razao_social}`,
            juntar(await examinarEmpresa(c, chamado.operadora_id, c.hoje, primeira?.vencedor ?? null)),
          ),
        ]
      : []),
  ]
}
