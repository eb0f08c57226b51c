import type { ParametroNomeado } from '../core/conferencia.js'
import type { DataCivil } from '../core/data.js'
import { RecusaDaLei } from '../core/erro.js'
import type { ParametroUsado } from '../core/memoria.js'
import { parametroUsado, valorEm } from '../core/vigencia.js'
import type { Parametros } from '../fiscalizacao/infracao.js'

/** Values that the law asks for and does not give. Without one, what needs it refuses instead of guessing. */
export const PARAMETROS_DA_OUTORGA_RR = {
  definicoes_do_anexo_unico: {
    nome: 'definicoes_do_anexo_unico',
    dispositivo: 'art3',
    significado: 'Termos e limites do Anexo Único, que falta na cópia do texto.',
    unidade: 'texto',
    sugestao: null,
    leituras: [],
  },
  prazo_da_preferencia_dias: {
    nome: 'prazo_da_preferencia_dias',
    dispositivo: 'art5_par1',
    significado: 'Dias para a concessionária da linha principal dizer se quer a linha nova.',
    unidade: 'dias',
    sugestao: null,
    leituras: ['AMB-RR-03'],
  },
  validade_do_certificado_meses: {
    nome: 'validade_do_certificado_meses',
    dispositivo: 'art7',
    significado: 'Quanto vale o certificado de registro cadastral de licitante.',
    unidade: 'meses',
    sugestao: '12',
    leituras: [],
  },
  caucao_da_autorizacao: {
    nome: 'caucao_da_autorizacao',
    dispositivo: 'art18_inc2',
    significado: 'Caução de quem pede autorização de fretamento ou de transporte escolar.',
    unidade: 'R$',
    sugestao: null,
    leituras: [],
  },
  prazo_comunicacao_dias: {
    nome: 'prazo_comunicacao_dias',
    dispositivo: 'art16',
    significado: 'Dias para as comunicações a que a lei não dá prazo.',
    unidade: 'dias',
    sugestao: '10',
    leituras: ['AMB-RR-52'],
  },
  forma_de_receber_multas: {
    nome: 'forma_de_receber_multas',
    dispositivo: 'art90_par5',
    significado: 'Como se paga a multa: documento, banco, conta.',
    unidade: 'texto',
    sugestao: null,
    leituras: [],
  },
  prazo_recurso_dias: {
    nome: 'prazo_recurso_dias',
    dispositivo: 'art92',
    significado: 'Dias para recorrer ao CRE/RR.',
    unidade: 'dias',
    sugestao: '10',
    leituras: ['AMB-RR-42'],
  },
  aproveitamento_economico: {
    nome: 'aproveitamento_economico',
    dispositivo: 'art94',
    significado: 'Ocupação mensal a partir da qual se pode exigir mais viagens, de 0 a 1.',
    unidade: 'fração',
    sugestao: null,
    leituras: ['AMB-RR-45'],
  },
} as const satisfies Record<string, ParametroNomeado>

export type ParametroDaOutorgaRR = keyof typeof PARAMETROS_DA_OUTORGA_RR

/**
 * The authority's value in force at `data`.
 * @throws RecusaDaLei `parametro-ausente` where it set none, `sem-valor-na-data` where none reaches the date.
 */
export function parametroDaOutorga(
  nome: ParametroDaOutorgaRR,
  data: DataCivil,
  parametros: Parametros,
): { valor: string; parametro: ParametroUsado } {
  const { dispositivo, significado } = PARAMETROS_DA_OUTORGA_RR[nome]
  const serie = parametros[nome] ?? []
  if (serie.length === 0) {
    throw new RecusaDaLei({
      codigo: 'parametro-ausente',
      mensagem: `A autoridade ainda não fixou: ${significado}`,
      campo: `parametros.${nome}`,
      dispositivo,
    })
  }
  const linha = valorEm(serie, data, significado, `parametros.${nome}`)
  return { valor: linha.valor, parametro: parametroUsado(nome, linha) }
}

/**
 * The same, as a whole number above zero.
 * @throws RecusaDaLei `parametro-ausente`, `sem-valor-na-data`, `parametro-invalido`.
 */
export function inteiroDaOutorga(
  nome: ParametroDaOutorgaRR,
  data: DataCivil,
  parametros: Parametros,
): { valor: number; parametro: ParametroUsado } {
  const { valor, parametro } = parametroDaOutorga(nome, data, parametros)
  if (/^[1-9]\d{0,3}$/.test(valor)) return { valor: Number(valor), parametro }
  throw new RecusaDaLei({
    codigo: 'parametro-invalido',
    mensagem: `Este valor tem de ser um número inteiro maior que zero: ${PARAMETROS_DA_OUTORGA_RR[nome].significado}`,
    campo: `parametros.${nome}`,
    dispositivo: PARAMETROS_DA_OUTORGA_RR[nome].dispositivo,
  })
}
