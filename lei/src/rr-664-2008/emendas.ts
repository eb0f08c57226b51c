import { type DataCivil, escreverData, lerData } from '../core/data.js'
import type { Dispositivo } from '../core/dispositivo.js'
import { RecusaDaLei } from '../core/erro.js'
import type { Passo } from '../core/memoria.js'
import { parametroUsado, type Serie, type ValorDatado, valorEm } from '../core/vigencia.js'
import type { Parametros } from '../fiscalizacao/infracao.js'
import { INICIO_DA_VIGENCIA_RR } from './norma.js'

/** What the text of 2008 fixes and a later law is known to have changed. */
export type ValorDaLeiRR =
  | 'idade_maxima_de_registro_anos'
  | 'prazo_da_autorizacao_de_linha_meses'
  | 'alternativo_por_autorizacao'
  | 'autorizacao_passa_aos_herdeiros'

/** The values of the text of 2008: they hold until the authority adopts another, from a date and by an act. */
export const VALORES_DA_LEI_RR: Readonly<
  Record<ValorDaLeiRR, { valor: string; dispositivo: Dispositivo; nome: string }>
> = {
  idade_maxima_de_registro_anos: {
    valor: '8',
    dispositivo: 'art28',
    nome: 'idade máxima para registrar veículo, em anos',
  },
  prazo_da_autorizacao_de_linha_meses: {
    valor: '12',
    dispositivo: 'art19',
    nome: 'duração da autorização de linha, em meses',
  },
  alternativo_por_autorizacao: {
    valor: 'nao',
    dispositivo: 'art2',
    nome: 'transporte alternativo por autorização',
  },
  autorizacao_passa_aos_herdeiros: {
    valor: 'nao',
    dispositivo: 'art21',
    nome: 'autorização que passa aos herdeiros',
  },
}

/** A change known from outside the text in hand. It has effect only where the authority adopts it. */
export interface EmendaExterna {
  id: string
  /** The law or act that made it, as people cite it. */
  ato: string
  dispositivo: Dispositivo
  /** Own words, pt-BR. */
  muda: string
  /** The value it changes; null where it is only information. */
  parametro: ValorDaLeiRR | null
  valor: string | null
  /** The date of the act; its own date of effect was not read. */
  data: DataCivil | null
}

const LEI_984 = { ato: 'Lei 984/2014', data: lerData('2014-12-19') }

/** Later changes to Lei 664/2008 known from other sources; the texts of Leis 703, 724 and 797 were not found. */
export const EMENDAS_RR: readonly EmendaExterna[] = [
  {
    ...LEI_984,
    id: 'lei-984-art-28',
    dispositivo: 'art28',
    muda: 'Veículo se registra com até 10 anos de fabricação, não mais 8.',
    parametro: 'idade_maxima_de_registro_anos',
    valor: '10',
  },
  {
    ...LEI_984,
    id: 'lei-984-art-2',
    dispositivo: 'art2',
    muda: 'O transporte alternativo entra na lista das autorizações, e o autorizado é delegatário.',
    parametro: 'alternativo_por_autorizacao',
    valor: 'sim',
  },
  {
    ...LEI_984,
    id: 'lei-984-sucessao',
    dispositivo: 'art21',
    muda: 'A autorização do alternativo, de um ano e renovável, passa aos herdeiros.',
    parametro: 'autorizacao_passa_aos_herdeiros',
    valor: 'sim',
  },
  {
    ...LEI_984,
    id: 'lei-984-art-1',
    dispositivo: 'art1_par1',
    muda: 'O serviço se faz com ônibus e micro-ônibus; o alternativo, com veículos de 7 lugares.',
    parametro: null,
    valor: null,
  },
  {
    id: 'autorizacoes-de-2025',
    ato: 'Autorizações a cooperativas de setembro de 2025',
    data: lerData('2025-09-17'),
    dispositivo: 'art19',
    muda: 'Autorizações de linha dadas por quatro anos.',
    parametro: 'prazo_da_autorizacao_de_linha_meses',
    valor: '48',
  },
  ...['Lei 703', 'Lei 724/2009', 'Lei 797/2011'].map(
    (ato): EmendaExterna => ({
      id: ato.toLowerCase().replace(/[ /]/g, '-'),
      ato,
      data: null,
      dispositivo: 'art102',
      muda: 'Altera a lei; o texto não foi encontrado.',
      parametro: null,
      valor: null,
    }),
  ),
]

/**
 * The dated row that adopts an external change, for the authority's own series.
 * @param adocao the authority's act, and from when it applies the change.
 * @throws RecusaDaLei `emenda-desconhecida`, `emenda-sem-valor`, `ato-ausente`, `data-antes-da-emenda`.
 */
export function adotarEmenda(
  id: string,
  adocao: { ato: string; desde: DataCivil },
): { parametro: ValorDaLeiRR; linha: ValorDatado } {
  const recusar = (codigo: string, mensagem: string, campo: string): never => {
    throw new RecusaDaLei({ codigo, mensagem, campo })
  }
  const emenda =
    EMENDAS_RR.find((e) => e.id === id) ??
    recusar('emenda-desconhecida', 'Não há emenda com este nome entre as conhecidas.', 'emenda')
  if (emenda.parametro === null || emenda.valor === null) {
    return recusar('emenda-sem-valor', 'Esta emenda não muda um valor que se possa adotar.', 'emenda')
  }
  if (adocao.ato.trim() === '') recusar('ato-ausente', 'Diga que ato adota a emenda.', 'ato')
  if (emenda.data !== null && adocao.desde < emenda.data) {
    recusar('data-antes-da-emenda', `A emenda é de ${escreverData(emenda.data)}.`, 'desde')
  }
  return {
    parametro: emenda.parametro,
    linha: {
      de: adocao.desde,
      ate: null,
      valor: emenda.valor,
      ato: `${emenda.ato}, adotada por ${adocao.ato}`,
      demonstracao: false,
    },
  }
}

/** The law's own value first, then what the authority adopted. */
export function serieRR(nome: ValorDaLeiRR, parametros: Parametros): Serie {
  const daLei: ValorDatado = {
    de: INICIO_DA_VIGENCIA_RR,
    ate: null,
    valor: VALORES_DA_LEI_RR[nome].valor,
    ato: 'texto de 2008',
    demonstracao: false,
  }
  return [daLei, ...(parametros[nome] ?? [])]
}

/**
 * The value in force at `data`, with the step that shows it.
 * @throws RecusaDaLei `sem-valor-na-data` before the law was in force.
 */
export function valorRR(
  nome: ValorDaLeiRR,
  data: DataCivil,
  parametros: Parametros,
): { valor: string; passo: Passo } {
  const { nome: escrito, dispositivo } = VALORES_DA_LEI_RR[nome]
  const linha = valorEm(serieRR(nome, parametros), data, escrito, `parametros.${nome}`)
  return {
    valor: linha.valor,
    passo: {
      dispositivo,
      descricao: `Valor em vigor em ${escreverData(data)}: ${escrito}`,
      resultado: linha.valor,
      parametro: parametroUsado(escrito, linha),
    },
  }
}

/**
 * The same, as a whole number from 1 to 1,200.
 * @throws RecusaDaLei `sem-valor-na-data`, `parametro-invalido`.
 */
export function inteiroRR(
  nome: ValorDaLeiRR,
  data: DataCivil,
  parametros: Parametros,
): { valor: number; passo: Passo } {
  const lido = valorRR(nome, data, parametros)
  if (/^[1-9]\d{0,3}$/.test(lido.valor) && Number(lido.valor) <= 1200) {
    return { valor: Number(lido.valor), passo: lido.passo }
  }
  throw new RecusaDaLei({
    codigo: 'parametro-invalido',
    mensagem: `O valor de ${VALORES_DA_LEI_RR[nome].nome} tem de ser um número inteiro de 1 a 1200.`,
    campo: `parametros.${nome}`,
    dispositivo: VALORES_DA_LEI_RR[nome].dispositivo,
  })
}
