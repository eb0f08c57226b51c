import type { Computavel, NormaDaMatriz, TipoDeProvisao } from '@outorga/lei'
import { type Dispositivo, escreverDispositivo } from '@outorga/lei'
import type { Tom } from '../ui/basicos'

export const NORMAS: Readonly<Record<NormaDaMatriz, { uf: 'RR' | 'RS'; assunto: string }>> = {
  'rr-664-2008': {
    uf: 'RR',
    assunto: 'O transporte intermunicipal de passageiros: linhas, empresas, veículos, fiscalização e penas.',
  },
  'rs-11127-1998': {
    uf: 'RS',
    assunto: 'A taxa de delegação e as infrações do transporte por estrada e por água.',
  },
  'rs-8109-1985': {
    uf: 'RS',
    assunto: 'As taxas de serviço do Título XII: parcelamento do solo e fretamento.',
  },
  'rs-16452-2025': { uf: 'RS', assunto: 'A lei que mudou as outras duas e diz desde quando valem.' },
}

interface Modo {
  /** One word, for the chip. */
  nome: string
  /** Column of the counts: «o sistema decide». */
  conta: string
  /** What happens, for who reads the page of a provision. */
  como: string
  tom: Tom
}

/** What the system does about a provision, in the words that people use. */
export const MODOS: Readonly<Record<Computavel, Modo>> = {
  executa: {
    nome: 'decide',
    conta: 'O sistema decide ou calcula',
    como: 'O sistema decide ou calcula sozinho, com o que está registrado, e mostra a conta.',
    tom: 'bom',
  },
  confere: {
    nome: 'confere',
    conta: 'O sistema confere e uma pessoa confirma',
    como: 'O sistema compara com o que está registrado e aponta o que não bate; quem conclui é uma pessoa.',
    tom: 'azul',
  },
  registra: {
    nome: 'registra',
    conta: 'Uma pessoa decide e o sistema registra',
    como: 'Uma pessoa decide; o sistema guarda a decisão, as provas e quem decidiu.',
    tom: 'cinza',
  },
  parametro: {
    nome: 'valor da autoridade',
    conta: 'A autoridade fixa o valor',
    como: 'O texto não traz o valor: a autoridade o fixa, com ato e data, e o sistema usa o que valia no dia.',
    tom: 'alerta',
  },
  nao: {
    nome: 'só informa',
    conta: 'Só informa: não há o que aplicar',
    como: 'Não há nada para o sistema fazer.',
    tom: 'cinza',
  },
}

export const ORDEM_DOS_MODOS: readonly Computavel[] = ['executa', 'confere', 'registra', 'parametro', 'nao']

export const TIPOS: Readonly<Record<TipoDeProvisao, string>> = {
  definicao: 'definição',
  cadastro: 'dado de cadastro',
  elegibilidade: 'condição para ter ou fazer',
  calculo: 'conta',
  prazo: 'prazo',
  procedimento: 'passo de um processo',
  infracao: 'dever ou infração',
  penalidade: 'pena',
  competencia: 'quem faz o quê',
  final: 'regra final',
}

/** «art. 79, I»; items of the table as «Título XII, item 1.I, a». */
export function nomeDoDispositivo(dispositivo: string): string {
  if (!dispositivo.startsWith('XII')) return escreverDispositivo(dispositivo as Dispositivo)
  const [, item, inciso, letra] = dispositivo.split('.')
  const numero = [item, inciso].filter(Boolean).join('.')
  return ['Título XII', numero && `item ${numero}`, letra].filter(Boolean).join(', ')
}

/** The last part of it, for a branch under its article: «§ 1º», «XXIX», «a». */
export function nomeNoRamo(dispositivo: string): string {
  const partes = dispositivo.startsWith('XII')
    ? dispositivo.split('.')
    : nomeDoDispositivo(dispositivo).split(', ')
  return partes.length === 1 ? nomeDoDispositivo(dispositivo) : (partes.at(-1) ?? dispositivo)
}

/** The address of a law, or of one of its provisions. */
export function enderecoNaLei(norma: string, dispositivo?: string): string {
  return dispositivo ? `/normas/${norma}/${dispositivo}` : `/normas/${norma}`
}

/** Kind of a name that the library exports, in words: what it is for. */
export function papelDaFuncao(nome: string): string {
  if (/^REGISTROS_/.test(nome)) return 'registro'
  if (/^[A-Z0-9_]+$/.test(nome)) return 'tabela da lei'
  if (/^(conferir|vedacoes|insumosFora)/.test(nome)) return 'conferência'
  if (/^(examinar|pode|enquadrar|escolher|certifica|vale)/.test(nome)) return 'decisão'
  return 'conta ou prazo'
}
