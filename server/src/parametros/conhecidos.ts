import {
  type Dispositivo,
  type Lei,
  lerCoeficiente,
  Numero,
  type PrazoDoAuto,
  RecusaDaLei,
} from '@outorga/lei'

export const NOMES_DE_PARAMETRO = [
  'coeficiente_piso_1',
  'upf_rs',
  'prazo_defesa_dias',
  'prazo_decisao_dias',
  'prazo_recurso_dias',
  'prazo_pagamento_dias',
] as const

export type NomeDeParametro = (typeof NOMES_DE_PARAMETRO)[number]

interface ParametroConhecido {
  titulo: string
  significado: string
  unidade: string
  /** Reads what a person typed into what is stored. */
  ler(texto: string): string
  /** The one law that needs it, and where; null where a term of the process is meant. */
  lei: { norma: Lei['norma']; dispositivo: Dispositivo } | null
  /** Terms of the process that take their length from it. */
  prazos: readonly PrazoDoAuto[]
}

function lerReais(texto: string): string {
  return lerCoeficiente(texto.replace(',', '.'), 'valor').toString()
}

function lerDias(texto: string): string {
  const dias = /^\d{1,4}$/.test(texto) ? Number(texto) : 0
  if (dias >= 1 && dias <= 3660) return Numero.de(dias).toString()
  throw new RecusaDaLei({
    codigo: 'prazo-invalido',
    mensagem: 'O prazo é um número inteiro de dias, de 1 a 3660.',
    campo: 'valor',
  })
}

const emDias = (titulo: string, significado: string, prazos: readonly PrazoDoAuto[]): ParametroConhecido => ({
  titulo,
  significado,
  unidade: 'dias',
  ler: lerDias,
  lei: null,
  prazos,
})

/** What each dated value means and where the law asks for it. A name that is not here can't be recorded. */
export const PARAMETROS_CONHECIDOS: Readonly<Record<NomeDeParametro, ParametroConhecido>> = {
  coeficiente_piso_1: {
    titulo: 'Coeficiente tarifário do Piso I',
    significado: 'Multiplica os valores das multas; vale o da data do fato.',
    unidade: 'R$ por passageiro e quilômetro',
    ler: lerReais,
    lei: { norma: 'rr-664-2008', dispositivo: 'art78' },
    prazos: [],
  },
  upf_rs: {
    titulo: 'UPF-RS',
    significado: 'Multiplica a quantidade de UPF de cada multa; vale a da data do fato.',
    unidade: 'R$',
    ler: lerReais,
    lei: { norma: 'rs-11127-1998', dispositivo: 'art13-2_par1' },
    prazos: [],
  },
  prazo_defesa_dias: emDias('Prazo de defesa', 'Dias para a defesa, contados da ciência do auto.', [
    'defesa',
  ]),
  prazo_decisao_dias: emDias('Prazo de decisão', 'Dias para decidir a defesa ou o recurso.', [
    'decisao',
    'decisao-do-recurso',
  ]),
  prazo_recurso_dias: emDias('Prazo de recurso', 'Dias para o recurso, contados da ciência da decisão.', [
    'recurso',
  ]),
  prazo_pagamento_dias: emDias('Prazo de pagamento', 'Dias para pagar a multa depois da última decisão.', [
    'pagamento',
  ]),
}

export interface UsoDoParametro {
  dispositivo: Dispositivo | null
  /** False where the law itself gives the value, or is another law's. */
  usado: boolean
}

/** Whether `lei` leaves this value to the authority, and the provision that asks for it or that fixes it instead. */
export function usoDoParametro(lei: Lei, nome: NomeDeParametro): UsoDoParametro {
  const conhecido = PARAMETROS_CONHECIDOS[nome]
  if (conhecido.lei) {
    const usado = conhecido.lei.norma === lei.norma
    return { usado, dispositivo: usado ? conhecido.lei.dispositivo : null }
  }
  const duracoes = conhecido.prazos.map((p) => lei.processo.prazos[p])
  return {
    usado: duracoes.some((d) => typeof d.dias !== 'number'),
    dispositivo: duracoes[0]?.dispositivo ?? null,
  }
}
