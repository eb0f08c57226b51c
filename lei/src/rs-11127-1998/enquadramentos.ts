import type { ParametroNomeado } from '../core/conferencia.js'
import type { Dispositivo } from '../core/dispositivo.js'
import type { Memoria } from '../core/memoria.js'
import type { LeituraRS } from './leituras.js'

/** Two items that one fact could fall under, and the question that tells which. */
export interface EscolhaDeInciso {
  leitura: LeituraRS
  pergunta: string
  sim: Dispositivo
  nao: Dispositivo
}

/** Where the text has one conduct in two classes: a fact takes one item, never both. */
export const ESCOLHAS_DE_INCISO_RS = {
  recusa: {
    leitura: 'AMB-RS-07',
    pergunta: 'Recusou quem usa cadeira de rodas, ou não parou no ponto?',
    sim: 'art13-2_inc48',
    nao: 'art13-2_inc8',
  },
  desrespeito: {
    leitura: 'AMB-RS-09',
    pergunta: 'Há boletim de ocorrência ou constatação expressa do art. 331 do Código Penal?',
    sim: 'art13-2_inc52',
    nao: 'art13-2_inc28',
  },
  dados: {
    leitura: 'AMB-RS-10',
    pergunta: 'O dado foi entregue, com conteúdo falso?',
    sim: 'art13-2_inc53',
    nao: 'art13-2_inc29',
  },
  'autorizacao-especial': {
    leitura: 'AMB-RS-12',
    pergunta: 'O laudo ou o seguro também venceu?',
    sim: 'art13-2_inc49',
    nao: 'art13-2_inc34',
  },
  'transporte-irregular-na-agua': {
    leitura: 'AMB-RS-16',
    pergunta: 'Aconteceu depois de aviso, ou com risco?',
    sim: 'art13-3_inc54',
    nao: 'art13-3_inc8',
  },
  'lotacao-na-agua': {
    leitura: 'AMB-RS-16',
    pergunta: 'Havia pessoas a bordo além da capacidade, e não só passagens vendidas?',
    sim: 'art13-3_inc53',
    nao: 'art13-3_inc21',
  },
  'carga-na-agua': {
    leitura: 'AMB-RS-16',
    pergunta: 'A carga era produto perigoso?',
    sim: 'art13-3_inc57',
    nao: 'art13-3_inc47',
  },
} as const satisfies Record<string, EscolhaDeInciso>

export type NomeDaEscolha = keyof typeof ESCOLHAS_DE_INCISO_RS

/** The item that a fact falls under, of the two it could. In doubt (null) it is the one with the smaller fine. */
export function escolherInciso(
  escolha: NomeDaEscolha,
  resposta: boolean | null,
): { dispositivo: Dispositivo; memoria: Memoria } {
  const { leitura, pergunta, sim, nao } = ESCOLHAS_DE_INCISO_RS[escolha]
  const dispositivo = resposta === true ? sim : nao
  return {
    dispositivo,
    memoria: [
      {
        dispositivo,
        descricao: pergunta,
        resultado: resposta === null ? 'em dúvida: a multa menor' : resposta ? 'sim' : 'não',
        leituras: [leitura],
      },
    ],
  }
}

/** Who did what the item punishes (art. 13-B, caput; item V also a passenger). */
export type AutorDoFato = 'empresa' | 'empregado' | 'contratado' | 'passageiro'

/** Who owes the fine (art. 13-B, caput; AMB-RS-05): the operator, whoever of its people, or aboard, did it. */
export function devedorDaMulta(autor: AutorDoFato): { devedor: 'operadora'; memoria: Memoria } {
  return {
    devedor: 'operadora',
    memoria: [
      {
        dispositivo: 'art13-2',
        descricao: `Quem praticou: ${autor}; quem responde é a operadora`,
        resultado: 'operadora',
        leituras: ['AMB-RS-05'],
      },
    ],
  }
}

const termo = (
  nome: string,
  dispositivo: Dispositivo,
  significado: string,
  unidade: string,
  sugestao: string | null = null,
  leituras: readonly LeituraRS[] = [],
): ParametroNomeado => ({ nome, dispositivo, significado, unidade, sugestao, leituras })

/** Lengths and limits that arts. 13-B and 13-C leave to the Secretaria or to the CETM. */
export const PARAMETROS_DAS_CONFERENCIAS_RS: readonly ParametroNomeado[] = [
  termo(
    'tolerancia_da_partida_minutos',
    'art13-2_inc17',
    'Atraso ou adianto que não conta.',
    'minutos',
    '0',
    ['AMB-RS-08'],
  ),
  termo(
    'partida_omitida_apos_minutos',
    'art13-2_inc27',
    'Atraso a partir do qual a partida conta como omitida, ainda que nenhuma outra estivesse prevista.',
    'minutos',
    '30',
    ['AMB-RS-08'],
  ),
  termo('prazo_da_reclamacao_dias', 'art13-2_inc14', 'Prazo para responder a uma reclamação.', 'dias'),
  termo('aviso_imediato_minutos', 'art13-2_inc19', 'Até quando um aviso ainda é imediato.', 'minutos'),
  termo('reserva_tecnica_veiculos', 'art13-2_inc24', 'Veículos de reserva que a frota deve ter.', 'veículos'),
  termo('aviso_de_interrupcao_horas', 'art13-3_inc3', 'Prazo para avisar uma interrupção.', 'horas'),
  termo('aviso_de_acidente_horas', 'art13-3_inc4', 'Prazo para avisar um acidente ou uma pane.', 'horas'),
  termo(
    'prazo_da_devolucao_horas',
    'art13-3_inc22',
    'Antecedência com que o passageiro pode pedir remarcação ou devolução.',
    'horas',
  ),
  termo('antecedencia_da_venda_horas', 'art13-3_inc26', 'Antecedência mínima para abrir a venda.', 'horas'),
  termo(
    'reserva_tecnica_embarcacoes',
    'art13-3_inc33',
    'Embarcações de reserva que a frota deve ter.',
    'embarcações',
  ),
  termo('prazo_de_recomposicao_dias', 'art13-3_inc35', 'Prazo para trazer embarcação nova à frota.', 'dias'),
  termo('aviso_de_troca_horas', 'art13-3_inc36', 'Prazo para avisar a troca de uma embarcação.', 'horas'),
]
