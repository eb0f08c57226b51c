import {
  ALTERACOES_DE_LINHA_RR,
  type AtoDaAlteracao,
  type Dispositivo,
  type EstadoDaAlteracao,
  escreverData,
  escreverDispositivo,
  examinarInstrucao,
  prazoDoRecurso,
  RecusaDaLei,
  type RegraDaAlteracao,
  servicoDevidoAte,
  situacaoDaParalisacao,
  TABELA_DA_ALTERACAO_RR,
} from '@outorga/lei'
import { versoesDoQuadro } from '../linhas/quadro.js'
import type { Contexto } from '../platform/contexto.js'
import { Problema } from '../platform/problema.js'
import {
  type Dado,
  definir,
  type NomeDoEstado,
  type PrazoDoProcedimento,
} from '../procedimentos/definicao.js'
import { ABERTURA } from './abertura.js'
import { ATOS, SOBRE } from './atos.js'
import { type Alteracao, type DadosDaAlteracao, INICIATIVAS, tipoDe } from './dados.js'
import { examesDaPagina } from './exames.js'

const ANTES_DE_VALER: readonly EstadoDaAlteracao[] = [
  'solicitada',
  'em-instrucao',
  'a-decidir',
  'deferida',
  'deferida-em-recurso',
]
const RECORRIVEL: readonly EstadoDaAlteracao[] = ['deferida', 'indeferida']
const DECISOES: Readonly<Record<string, string>> = { deferido: 'Deferido', indeferido: 'Indeferido' }

async function prazoDeRecurso(c: Contexto, p: Alteracao): Promise<PrazoDoProcedimento | null> {
  const { recurso }: RegraDaAlteracao = ALTERACOES_DE_LINHA_RR[tipoDe(p)]
  if (recurso === null || p.dados.ciencia === null || !RECORRIVEL.includes(p.estado)) return null
  try {
    const { vencimento } = prazoDoRecurso(p.dados.ciencia, await c.calendario(), await c.parametros())
    return { titulo: 'Recurso ao CRE/RR', ate: vencimento, dispositivo: 'art92' }
  } catch (erro) {
    // Without the authority's value there is no term to show; whoever appeals is told why.
    if (erro instanceof RecusaDaLei || erro instanceof Problema) return null
    throw erro
  }
}

function prazosDaParalisacao(p: Alteracao): Record<string, PrazoDoProcedimento> {
  if (tipoDe(p) !== 'paralisacao' || p.dados.pedido.fundamento !== 'art55_inc1') return {}
  if (ANTES_DE_VALER.includes(p.estado)) {
    const ate = servicoDevidoAte(p.aberto_em)
    return { servico: { titulo: 'Serviço mantido', ate, dispositivo: 'art69_inc14' } }
  }
  if (p.estado !== 'em-vigor' || p.ate === null) return {}
  return {
    paralisacao: {
      titulo: 'Volta do serviço, sob pena de caducidade',
      ate: p.ate,
      dispositivo: 'art55_par1',
    },
  }
}

/** What today makes of an alteration in force: not yet begun, its period over, the delegation lapsed (art. 55, § 1). */
function hojeDa(p: Alteracao, hoje: string): (NomeDoEstado & { dispositivo: Dispositivo | null }) | null {
  if (p.estado !== 'em-vigor' || p.de === null) return null
  if (hoje < p.de) return { nome: `Vale a partir de ${escreverData(p.de)}`, tom: 'azul', dispositivo: null }
  const { fundamento } = p.dados.pedido
  if (tipoDe(p) === 'paralisacao' && fundamento !== null) {
    const { situacao } = situacaoDaParalisacao({
      fundamento,
      inicio: p.de,
      fimDoImpedimento: null,
      retomada: null,
      hoje: hoje as typeof p.de,
    })
    if (situacao === 'caducidade')
      return { nome: 'Passou de 360 dias: a delegação caduca', tom: 'mau', dispositivo: 'art55_par1' }
    if (p.ate !== null && hoje > p.ate)
      return { nome: 'Período acabou: falta retomar o serviço', tom: 'alerta', dispositivo: 'art55_par1' }
  }
  if (p.ate !== null && hoje > p.ate) return { nome: 'Período encerrado', tom: 'cinza', dispositivo: null }
  return null
}

function osPareceres(p: Alteracao): Dado[] {
  const { pareceres: demandados }: RegraDaAlteracao = ALTERACOES_DE_LINHA_RR[tipoDe(p)]
  const juntos = p.dados.pareceres.map((x) => ({
    rotulo: SOBRE[x.dispositivo] ?? escreverDispositivo(x.dispositivo),
    valor: `${x.favoravel ? 'Favorável' : 'Contrário'}, de ${x.por}: ${x.texto}`,
    dispositivo: x.dispositivo,
  }))
  const faltam = demandados
    .filter((d) => !p.dados.pareceres.some((x) => x.dispositivo === d))
    .map((d) => ({ rotulo: SOBRE[d] ?? escreverDispositivo(d), valor: 'ainda não há', dispositivo: d }))
  return [...juntos, ...faltam]
}

/** The Quadro that undid this alteration's, where one did without cancelling it. */
async function desfeita(c: Contexto, p: Alteracao): Promise<Dado[]> {
  const { vigor } = p.dados
  if (!vigor || p.estado !== 'em-vigor') return []
  const versoes = await versoesDoQuadro(c, vigor.linha_id)
  const por = versoes.find((v) => v.desfaz.includes(vigor.versao) && v.de <= c.hoje)
  if (!por || tipoDe(p) === 'cancelamento-de-horario') return []
  return [
    {
      rotulo: 'Já não vale',
      valor: `O quadro ${por.versao}, de ${escreverData(por.de)}, desfez este`,
      dispositivo: 'art62',
    },
  ]
}

function aDecisao(p: Alteracao): Dado[] {
  const { decisao, ciencia, recurso, vigor } = p.dados
  return [
    ...(decisao
      ? [
          {
            rotulo: DECISOES[decisao.resultado] ?? decisao.resultado,
            valor: `em ${escreverData(decisao.data)}`,
          },
        ]
      : []),
    ...(ciencia
      ? [{ rotulo: 'Ciência da decisão', valor: escreverData(ciencia), dispositivo: 'art95' as const }]
      : []),
    ...(recurso
      ? [
          {
            rotulo: 'Recurso',
            valor: `${recurso.quem}, em ${escreverData(recurso.data)}`,
            dispositivo: 'art92' as const,
          },
        ]
      : []),
    ...(vigor
      ? [
          {
            rotulo: vigor.linha_nova ? `Serviço ${vigor.linha_nova.numero}` : 'Quadro de regime',
            valor: `Quadro ${vigor.versao}`,
            dispositivo: 'art42_par2' as const,
            para: `/linhas/${vigor.linha_id}`,
          },
        ]
      : []),
  ]
}

/** The table, with the provision by which each kind is asked for, decided and undone. */
function tabelaDe(especie: string): typeof TABELA_DA_ALTERACAO_RR {
  const regra: RegraDaAlteracao = ALTERACOES_DE_LINHA_RR[tipoDe({ especie })]
  const dispositivos: Partial<Record<AtoDaAlteracao, Dispositivo | null>> = {
    decidir: regra.dispositivo,
    cancelar: regra.cancelamento,
  }
  return TABELA_DA_ALTERACAO_RR.map((t) => ({ ...t, dispositivo: dispositivos[t.ato] ?? t.dispositivo }))
}

/** Every alteration of a line, from the request to the return to what it was (arts. 42 to 62 and 92). */
export const ALTERACAO_DE_LINHA = definir<EstadoDaAlteracao, AtoDaAlteracao, DadosDaAlteracao>({
  tipo: 'alteracao-de-linha',
  caminho: '/api/v1/alteracoes-de-linha',
  nome: { um: 'Alteração de linha', muitos: 'Alterações de linha', com_artigo: 'a alteração' },
  normas: ['rr-664-2008'],
  especies: Object.fromEntries(Object.entries(ALTERACOES_DE_LINHA_RR).map(([tipo, a]) => [tipo, a.nome])),
  tabela: tabelaDe,
  vigentes: ['em-vigor'],
  esperam: [...ANTES_DE_VALER, 'indeferida', 'em-recurso'],
  esperado: (ato, p, { papel, corre }) => {
    const instruida = examinarInstrucao(tipoDe(p), p.dados.pareceres).permitido
    if (ato === 'juntar-parecer') return !instruida
    if (ato === 'concluir-instrucao') return instruida
    if (ato === 'dar-ciencia') return p.dados.ciencia === null
    // Whoever got what it asked for has nothing to appeal of; the authority only records another's appeal.
    if (ato === 'recorrer') return papel === 'operadora' && p.estado === 'indeferida' && corre('recurso')
    return ato !== 'desistir'
  },
  vencem: { recorrer: 'recurso' },
  estados: {
    solicitada: { nome: 'Solicitada', tom: 'azul' },
    'em-instrucao': { nome: 'Em instrução', tom: 'azul' },
    'a-decidir': { nome: 'À espera da decisão', tom: 'alerta' },
    deferida: { nome: 'Deferida', tom: 'bom' },
    indeferida: { nome: 'Indeferida', tom: 'mau' },
    'em-recurso': { nome: 'Em recurso', tom: 'alerta' },
    'deferida-em-recurso': { nome: 'Deferida em recurso', tom: 'bom' },
    'indeferida-em-recurso': { nome: 'Indeferida em recurso', tom: 'mau' },
    'em-vigor': { nome: 'Em vigor', tom: 'bom' },
    cancelada: { nome: 'Cancelada', tom: 'cinza' },
    desistida: { nome: 'Desistida', tom: 'cinza' },
  },
  nomes_dos_atos: {
    'pedir-pareceres': 'Pedir pareceres',
    'juntar-parecer': 'Juntar parecer',
    'concluir-instrucao': 'Concluir a instrução',
    decidir: 'Decidir o pedido',
    'dar-ciencia': 'Registrar ciência da decisão',
    recorrer: 'Recorrer ao CRE/RR',
    'julgar-recurso': 'Julgar o recurso',
    'por-em-vigor': 'Pôr em vigor',
    cancelar: 'Cancelar a alteração',
    desistir: 'Desistir do pedido',
  },
  atos: ATOS,
  abertura: ABERTURA,
  hoje: hojeDa,
  async prazos(c, p) {
    const recurso = await prazoDeRecurso(c, p)
    return { ...(recurso && { recurso }), ...prazosDaParalisacao(p) }
  },
  exames: examesDaPagina,
  contar: { abrir: (d) => [...(d.mudancas as string[]), `Razões: ${d.razoes}`] },
  secoes: async (c, p) => [
    {
      titulo: 'O pedido',
      dados: [
        {
          rotulo: 'Linha',
          valor: `${p.linha?.numero}, ${p.linha?.nome}`,
          para: `/linhas/${p.linha?.id}`,
        },
        {
          rotulo: 'Iniciativa',
          valor: INICIATIVAS[p.dados.iniciativa],
          dispositivo: p.especie === 'fusao' ? 'art57_par1' : null,
        },
        { rotulo: 'Razões', valor: p.dados.razoes },
      ],
    },
    { titulo: 'O que muda na linha', dados: p.dados.mudancas.map((valor) => ({ rotulo: 'Muda', valor })) },
    { titulo: 'Pareceres', dados: osPareceres(p) },
    { titulo: 'Decisão e efeito', dados: [...aDecisao(p), ...(await desfeita(c, p))] },
  ],
})
