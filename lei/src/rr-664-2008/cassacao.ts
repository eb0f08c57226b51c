import { ano as anoDe, type DataCivil, escreverData, somarMeses } from '../core/data.js'
import type { Dispositivo } from '../core/dispositivo.js'
import { RecusaDaLei } from '../core/erro.js'
import type { Memoria, Passo } from '../core/memoria.js'
import type { LeituraRR } from './leituras.js'
import { exigirInteiro, exigirVigenciaRR, type MotivoRR } from './norma.js'

/** Why an operator may be declared inidônea, after a process with full defence (art. 86). */
export const CAUSAS_DE_INIDONEIDADE_RR: readonly { dispositivo: Dispositivo; descricao: string }[] = [
  {
    dispositivo: 'art86_inc1',
    descricao: 'Denúncia falsa ou papel adulterado, para ganhar ou para prejudicar',
  },
  { dispositivo: 'art86_inc2', descricao: 'Vantagem oferecida a servidor da fiscalização' },
]

export type AlcanceDaCassacao = 'todas-as-linhas' | 'linha'

/** Why a delegation may be cassada, after a process with full defence, and how far it reaches (art. 87, par. único). */
export const CAUSAS_DE_CASSACAO_RR: readonly {
  dispositivo: Dispositivo
  descricao: string
  alcance: AlcanceDaCassacao
  leituras: readonly LeituraRR[]
}[] = [
  {
    dispositivo: 'art87_inc1',
    descricao: 'Falência com fraude',
    alcance: 'todas-as-linhas',
    leituras: ['AMB-RR-29'],
  },
  {
    dispositivo: 'art87_inc2',
    descricao: 'Parada geral da operação',
    alcance: 'todas-as-linhas',
    leituras: ['AMB-RR-29'],
  },
  {
    dispositivo: 'art87_inc3',
    descricao: 'Operação abandonada, no todo ou em parte',
    alcance: 'linha',
    leituras: ['AMB-RR-29'],
  },
  {
    dispositivo: 'art87_inc4',
    descricao: 'Terceira suspensão da mesma linha no ano civil',
    alcance: 'linha',
    leituras: ['AMB-RR-29', 'AMB-RR-39'],
  },
  {
    dispositivo: 'art87_inc5',
    descricao: 'Delegatária declarada inidônea',
    alcance: 'todas-as-linhas',
    leituras: ['AMB-RR-29'],
  },
]

/**
 * Whether a cassação for `causa` takes all lines of the operator or only the line concerned (art. 87, par. único).
 * @throws RecusaDaLei `causa-desconhecida` where the provision is no cause of cassação.
 */
export function alcanceDaCassacao(causa: Dispositivo): { alcance: AlcanceDaCassacao } & MotivoRR {
  const achada = CAUSAS_DE_CASSACAO_RR.find((c) => c.dispositivo === causa)
  if (!achada) {
    throw new RecusaDaLei({
      codigo: 'causa-desconhecida',
      mensagem: 'Este dispositivo não é causa de cassação: são causas os incisos I a V do art. 87.',
      campo: 'causa',
      dispositivo: 'art87',
    })
  }
  const todas = achada.alcance === 'todas-as-linhas'
  return {
    alcance: achada.alcance,
    dispositivo: 'art87_par1u',
    mensagem: todas
      ? 'A cassação alcança todas as linhas da delegatária.'
      : 'A cassação alcança só a linha em que se deu o fato.',
  }
}

/** A suspension as the record holds it. One turned into a fine (art. 85, § 1) did not suspend the line. */
export interface SuspensaoAplicada {
  linha: string
  data: DataCivil
  situacao: 'valida' | 'anulada' | 'convertida-em-multa'
}

const POR_QUE_NAO_CONTA: Record<SuspensaoAplicada['situacao'], string> = {
  valida: '',
  anulada: ': não conta, foi anulada',
  'convertida-em-multa': ': não conta, virou multa',
}

/** Art. 87, IV: more than this many suspensions of a line in a year. */
const SUSPENSOES_TOLERADAS = 2

/**
 * Whether a line was suspended for the third time in a calendar year (art. 87, IV; AMB-RR-39).
 * @returns `terceira`: the date of the suspension that gives cause for cassação, or null.
 */
export function terceiraSuspensao(
  linha: string,
  ano: number,
  suspensoes: readonly SuspensaoAplicada[],
): { atingida: boolean; quantidade: number; terceira: DataCivil | null; memoria: Memoria } {
  const doAno = suspensoes
    .filter((s) => s.linha === linha && anoDe(s.data) === ano)
    .sort((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : 0))
  const contam = doAno.filter((s) => s.situacao === 'valida')
  const terceira = contam[SUSPENSOES_TOLERADAS]?.data ?? null
  const passos: Passo[] = doAno.map((s) => ({
    dispositivo: 'art85',
    descricao: `Suspensão da linha ${linha}${POR_QUE_NAO_CONTA[s.situacao]}`,
    resultado: s.data,
    ...(s.situacao === 'valida' ? {} : { aplicado: false }),
  }))
  passos.push({
    dispositivo: 'art87_inc4',
    descricao: terceira
      ? `Terceira suspensão da linha em ${ano}: há causa de cassação`
      : `Suspensões da linha em ${ano}: não passam de ${SUSPENSOES_TOLERADAS}`,
    resultado: String(contam.length),
    leituras: ['AMB-RR-39'],
    ...(terceira ? {} : { aplicado: false }),
  })
  return { atingida: terceira !== null, quantidade: contam.length, terceira, memoria: passos }
}

/** Roles in a company that make somebody one of the owners whom the bar of art. 88 reaches. */
export const TITULARES_RR = ['socio', 'administrador'] as const

/** What a cassação bars, whom, and until when; first and last day included. */
export interface Impedimento {
  de: DataCivil
  ate: DataCivil
  quem: readonly ('pessoa-juridica' | 'titulares')[]
  vedado: readonly ('licitar' | 'adquirir-concessao' | 'contratar-com-a-administracao')[]
  memoria: Memoria
}

/**
 * The bar that follows a cassação (art. 88): 1 to 5 years, as the CRE/RR sets, from publication of the decision, date
 * to date; it reaches the company and its owners.
 * @throws RecusaDaLei `anos-invalidos`, `fato-antes-da-vigencia`.
 */
export function impedimento(decisao: { publicacao: DataCivil; anos: number }): Impedimento {
  const anos = exigirInteiro(decisao.anos, {
    minimo: 1,
    maximo: 5,
    nome: 'O número de anos de impedimento',
    codigo: 'anos-invalidos',
    campo: 'anos',
    dispositivo: 'art88',
  })
  exigirVigenciaRR(decisao.publicacao, 'publicacao')
  const ate = somarMeses(decisao.publicacao, anos * 12)
  return {
    de: decisao.publicacao,
    ate,
    quem: ['pessoa-juridica', 'titulares'],
    vedado: ['licitar', 'adquirir-concessao', 'contratar-com-a-administracao'],
    memoria: [
      {
        dispositivo: 'art88',
        descricao: 'Publicação da decisão',
        resultado: decisao.publicacao,
        leituras: ['AMB-RR-40'],
      },
      { dispositivo: 'art88', descricao: 'Anos fixados pelo CRE/RR', resultado: String(anos) },
      {
        dispositivo: 'art88',
        descricao: `Empresa e titulares impedidos até ${escreverData(ate)}, inclusive, de data a data`,
        resultado: ate,
      },
    ],
  }
}

/** Whether the bar holds on `data`. */
export function impedidoEm(bar: Pick<Impedimento, 'de' | 'ate'>, data: DataCivil): boolean {
  return data >= bar.de && data <= bar.ate
}
