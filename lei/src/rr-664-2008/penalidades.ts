import { type Exame, examinar, type RegistroExigido } from '../core/conferencia.js'
import { type DataCivil, escreverData, somarDias } from '../core/data.js'
import type { Dispositivo } from '../core/dispositivo.js'
import type { Memoria } from '../core/memoria.js'
import type { Tabela } from '../core/tabela.js'
import type { Papel } from '../fiscalizacao/processo.js'
import { CAUSAS_DE_CASSACAO_RR, CAUSAS_DE_INIDONEIDADE_RR } from './cassacao.js'
import type { LeituraRR } from './leituras.js'
import { exigirInteiro } from './norma.js'
import { MAXIMO_DE_DIAS_DE_SUSPENSAO_RR } from './suspensao.js'

export type PenalidadeRR = 'multa' | 'advertencia' | 'suspensao' | 'inidoneidade' | 'cassacao' | 'apreensao'

/** The penalties of art. 77, and the provision each is applied by. */
export const PENALIDADES_RR: Readonly<
  Record<
    PenalidadeRR,
    { dispositivo: Dispositivo; nome: string; aplicadaPor: Dispositivo; leituras: readonly LeituraRR[] }
  >
> = {
  multa: { dispositivo: 'art77_inc1', nome: 'multa', aplicadaPor: 'art78', leituras: ['AMB-RR-30'] },
  advertencia: {
    dispositivo: 'art77_inc2',
    nome: 'advertência escrita',
    aplicadaPor: 'art84',
    leituras: ['AMB-RR-37'],
  },
  suspensao: {
    dispositivo: 'art77_inc3',
    nome: 'suspensão de serviço',
    aplicadaPor: 'art85',
    leituras: ['AMB-RR-38'],
  },
  inidoneidade: {
    dispositivo: 'art77_inc4',
    nome: 'declaração de inidoneidade',
    aplicadaPor: 'art86',
    leituras: [],
  },
  cassacao: {
    dispositivo: 'art77_inc5',
    nome: 'cassação da concessão ou da permissão',
    aplicadaPor: 'art87',
    leituras: ['AMB-RR-29'],
  },
  apreensao: {
    dispositivo: 'art77_inc6',
    nome: 'apreensão do veículo',
    aplicadaPor: 'art90',
    leituras: ['AMB-RR-43'],
  },
}

export type EstadoDoProcessoPunitivo = 'instaurado' | 'em-defesa' | 'instruido' | 'aplicada' | 'arquivado'
export type AtoDoProcessoPunitivo = 'dar-ciencia' | 'apresentar-defesa' | 'encerrar-instrucao' | 'decidir'

/** The process that a grave fault, inidoneidade and cassação ask for, with full defence (arts. 84 I, 86 and 87). */
export const PROCESSO_PUNITIVO_RR: Tabela<EstadoDoProcessoPunitivo, AtoDoProcessoPunitivo, Papel> = [
  {
    ato: 'dar-ciencia',
    de: ['instaurado'],
    para: { feito: 'em-defesa' },
    papeis: ['analista'],
    dispositivo: 'art95',
    iniciaPrazo: 'defesa',
  },
  {
    ato: 'apresentar-defesa',
    de: ['em-defesa'],
    para: { feito: 'instruido' },
    papeis: ['operadora', 'analista'],
    dispositivo: 'art86_par1u',
  },
  {
    ato: 'encerrar-instrucao',
    de: ['em-defesa'],
    para: { feito: 'instruido' },
    papeis: ['analista'],
    dispositivo: 'art86_par1u',
    depoisDoPrazo: 'defesa',
  },
  {
    ato: 'decidir',
    de: ['instruido'],
    para: { aplicada: 'aplicada', arquivado: 'arquivado' },
    papeis: ['conselheiro'],
    dispositivo: 'art87',
  },
]

const DA_CAUSA: Readonly<Record<string, readonly string[]>> = {
  art86_inc1: ['denúncia ou documento', 'prova da falsidade'],
  art86_inc2: ['relato do servidor', 'prova da vantagem oferecida'],
  art87_inc1: ['sentença que reconhece a fraude'],
  art87_inc2: ['registro das viagens de todas as linhas'],
  art87_inc3: ['registro das viagens da linha'],
  art87_inc4: ['as três suspensões'],
  art87_inc5: ['declaração de inidoneidade'],
}

/** What each penalty applied after a process is recorded with. */
export const REGISTROS_DAS_PENALIDADES_RR: readonly RegistroExigido[] = [
  {
    dispositivo: 'art84_inc1',
    o_que: 'Falta grave apurada por comissão',
    exige: ['ato que designa a comissão', 'relatório', 'defesa'],
  },
  { dispositivo: 'art86', o_que: 'Declaração de inidoneidade', exige: ['processo', 'causa', 'decisão'] },
  { dispositivo: 'art87', o_que: 'Cassação', exige: ['processo', 'causa', 'alcance', 'decisão publicada'] },
  ...[...CAUSAS_DE_INIDONEIDADE_RR, ...CAUSAS_DE_CASSACAO_RR].map((c) => ({
    dispositivo: c.dispositivo,
    o_que: c.descricao,
    exige: DA_CAUSA[c.dispositivo] ?? [],
  })),
  {
    dispositivo: 'art90_par2',
    o_que: 'Comida e pousada do grupo por conta do infrator',
    exige: ['natureza da despesa', 'valor', 'comprovante'],
  },
]

/**
 * The days on which a suspension is served (art. 85, § 2): running days from the one the CRE/RR sets, the first
 * included, and whether another delegatária runs the line meanwhile.
 * @throws RecusaDaLei `dias-invalidos`.
 */
export function cumprimentoDaSuspensao(suspensao: {
  inicio: DataCivil
  dias: number
  substituta: string | null
}): { de: DataCivil; ate: DataCivil; substituta: string | null; memoria: Memoria } {
  const { inicio, substituta } = suspensao
  const dias = exigirInteiro(suspensao.dias, {
    minimo: 1,
    maximo: MAXIMO_DE_DIAS_DE_SUSPENSAO_RR,
    nome: 'O número de dias de suspensão',
    codigo: 'dias-invalidos',
    campo: 'dias',
    dispositivo: 'art85',
  })
  const ate = somarDias(inicio, dias - 1)
  return {
    de: inicio,
    ate,
    substituta,
    memoria: [
      { dispositivo: 'art85_par2', descricao: 'Primeiro dia, fixado pelo CRE/RR', resultado: inicio },
      { dispositivo: 'art85', descricao: 'Dias corridos, com o primeiro', resultado: String(dias) },
      { dispositivo: 'art85_par2', descricao: 'Último dia', resultado: ate },
      {
        dispositivo: 'art85_par2',
        descricao: 'Outra delegatária no período',
        resultado: substituta ?? 'nenhuma',
        ...(substituta === null ? { aplicado: false } : {}),
      },
    ],
  }
}

/** Whether a line may run on `data`, a suspension being served (art. 85, § 2). */
export function examinarOperacaoNaSuspensao(
  suspensao: { de: DataCivil; ate: DataCivil; substituta: string | null },
  operadora: { documento: string; data: DataCivil },
): Exame {
  const suspensa = operadora.data >= suspensao.de && operadora.data <= suspensao.ate
  return examinar([
    {
      dispositivo: 'art85_par2',
      atendida: !suspensa || suspensao.substituta === operadora.documento,
      descricao: `Suspensão de ${escreverData(suspensao.de)} a ${escreverData(suspensao.ate)}`,
      resultado: suspensa ? 'em cumprimento' : 'fora do período',
      falta: 'A linha está suspensa, e esta empresa não foi chamada a operá-la.',
    },
  ])
}
