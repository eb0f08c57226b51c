import {
  type AtoDaAutorizacao,
  type AtoDoFretamentoRS,
  AUTORIZACAO_RR,
  AUTORIZACAO_RS,
  ESPECIES_DA_AUTORIZACAO_RR,
  FRETAMENTOS_RS,
  situacaoDaAutorizacao,
  situacaoDoFretamentoRS,
} from '@outorga/lei'
import type { Json } from '../platform/atos/canonico.js'
import { definir } from '../procedimentos/definicao.js'
import { abrir, entrada, examinarAbertura } from './abertura.js'
import { ATOS_DA_LISTA } from './atos-da-lista.js'
import { ATOS_DO_FIM } from './atos-do-fim.js'
import { ATOS_DO_PEDIDO } from './atos-do-pedido.js'
import { type Dados, daNorma, dia, ESPECIES_RR, ESPECIES_RS, type Estado, ehDoRR, ehDoRS } from './dados.js'
import { pedidoDe } from './pedido.js'
import { examesDoPedido } from './requisitos.js'
import { blocos, secoes } from './secoes.js'
import { memoriaDasTaxas } from './taxas.js'

const contarCoisas = (lista: Json | undefined, nome: string) => {
  const quantas = Array.isArray(lista) ? lista.length : 0
  return `${quantas} ${nome}${quantas === 1 ? '' : 's'}`
}

/** Possible while the case waits for something else. */
const SEMPRE_POSSIVEIS: readonly string[] = [
  'devolver',
  'alterar-lista',
  'transferir',
  'cancelar',
  'desistir',
]

export const AUTORIZACAO = definir<Estado, AtoDaAutorizacao | AtoDoFretamentoRS, Dados>({
  tipo: 'autorizacao',
  caminho: '/api/v1/autorizacoes',
  nome: { um: 'Autorização', muitos: 'Autorizações', com_artigo: 'a autorização' },
  normas: ['rr-664-2008', 'rs-11127-1998'],
  especies: { ...ESPECIES_RR, ...ESPECIES_RS },
  temEspecie: daNorma,
  tabela: (_especie, norma) => (norma === 'rr-664-2008' ? AUTORIZACAO_RR : AUTORIZACAO_RS),
  estados: {
    pedida: { nome: 'Pedida', tom: 'azul' },
    'em-analise': { nome: 'Em análise', tom: 'alerta' },
    deferida: { nome: 'Deferida, falta assinar o termo', tom: 'alerta' },
    'em-vigor': { nome: 'Em vigor', tom: 'bom' },
    'alteracao-em-analise': { nome: 'Em vigor, com alteração em análise', tom: 'alerta' },
    indeferida: { nome: 'Indeferida', tom: 'mau' },
    cassada: { nome: 'Cassada', tom: 'mau' },
    cancelada: { nome: 'Cancelada', tom: 'cinza' },
  },
  vigentes: ['em-vigor', 'alteracao-em-analise'],
  esperam: ['pedida', 'em-analise', 'deferida', 'alteracao-em-analise'],
  esperado: (ato, _p, { papel, ultimo }) => {
    const devolvida = ultimo === 'devolver'
    if (ato === 'juntar-documento') return devolvida && papel === 'operadora'
    return ato === 'receber' ? !devolvida : !SEMPRE_POSSIVEIS.includes(ato)
  },
  nomes_dos_atos: {
    'juntar-documento': 'Juntar documento',
    receber: 'Receber para análise',
    devolver: 'Devolver com o que falta',
    'decidir-pedido': 'Decidir o pedido',
    'assinar-compromisso': 'Assinar o termo de compromisso',
    'alterar-lista': 'Mudar passageiros ou veículos',
    'decidir-alteracao': 'Decidir a alteração',
    transferir: 'Transferir a outra operadora',
    'notificar-cassacao': 'Notificar da cassação',
    'apresentar-defesa': 'Apresentar defesa',
    cassar: 'Cassar',
    cancelar: 'Cancelar',
    'declarar-satisfeita': 'Declarar cumprida a finalidade',
    encerrar: 'Encerrar',
    desistir: 'Desistir',
  },
  atos: { ...ATOS_DO_PEDIDO, ...ATOS_DA_LISTA, ...ATOS_DO_FIM },
  abertura: {
    papeis: ['operadora', 'analista'],
    entrada,
    dispositivo: (especie) =>
      ehDoRR(especie)
        ? ESPECIES_DA_AUTORIZACAO_RR[especie].dispositivo
        : ehDoRS(especie)
          ? FRETAMENTOS_RS[especie].dispositivo
          : null,
    examinar: examinarAbertura,
    abrir,
  },
  hoje: (p, hoje) => {
    const vigencia = p.de !== null && p.ate !== null ? { de: p.de, ate: p.ate } : null
    if (ehDoRS(p.especie)) {
      const { situacao, dispositivo } = situacaoDoFretamentoRS(
        { estado: p.estado as Parameters<typeof situacaoDoFretamentoRS>[0]['estado'], vigencia },
        hoje,
      )
      if (situacao === 'terminada') return { nome: 'Terminada', tom: 'cinza', dispositivo }
      return situacao === 'ainda-nao-vale'
        ? { nome: 'Deferida, ainda não começou', tom: 'azul', dispositivo }
        : null
    }
    const { satisfeita_em } = p.dados
    const { estado, dispositivo } = situacaoDaAutorizacao(
      {
        estado: p.estado as Parameters<typeof situacaoDaAutorizacao>[0]['estado'],
        vigencia,
        finalidadeSatisfeitaEm: satisfeita_em === null ? null : dia(satisfeita_em),
      },
      hoje,
    )
    return estado !== p.estado ? { nome: 'Terminada', tom: 'cinza', dispositivo } : null
  },
  prazos: async (_c, p) => {
    if (p.ate === null) return {}
    const dispositivo = ehDoRS(p.especie) ? ('XII.2.I' as const) : ('art19' as const)
    return { vigencia: { titulo: 'A autorização vale até', ate: p.ate, dispositivo } }
  },
  secoes,
  exames: async (c, p) => {
    if (['indeferida', 'cassada', 'cancelada'].includes(p.estado))
      return memoriaDasTaxas(c, p.aberto_em, p.dados)
    return [
      ...(await examesDoPedido(c, await pedidoDe(c, p))),
      ...(await memoriaDasTaxas(c, p.aberto_em, p.dados)),
    ]
  },
  contar: {
    abrir: (dados) => [
      `Pedido de ${contarCoisas(dados.veiculos, 'veículo')}, com ${contarCoisas(dados.passageiros, 'passageiro')}`,
      ...(dados.deferida_por ? [`Deferida no pedido: ${String(dados.deferida_por)}`] : []),
      ...((dados.exame as { motivos?: { mensagem: string }[] } | null)?.motivos ?? []).map(
        (m) => `Falta: ${m.mensagem}`,
      ),
    ],
    'alterar-lista': (dados) => [
      ...(dados.troca
        ? [
            `Entram ${(dados.troca as { entram: number }).entram} e saem ${(dados.troca as { saem: number }).saem} de ${(dados.troca as { base: number }).base} passageiros`,
          ]
        : []),
      `Motivo: ${String(dados.motivo)}`,
    ],
  },
  blocos,
})
