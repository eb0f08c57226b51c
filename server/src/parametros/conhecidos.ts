import {
  type Dispositivo,
  type Lei,
  lerCoeficiente,
  Numero,
  PARAMETROS_DA_OUTORGA_RR,
  PARAMETROS_DO_FRETAMENTO,
  type ParametroDaOutorgaRR,
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
  'prazo_da_preferencia_dias',
  'validade_do_certificado_meses',
  'prazo_comunicacao_dias',
  'caucao_da_autorizacao',
  'aproveitamento_economico',
  'forma_de_receber_multas',
  'definicoes_do_anexo_unico',
  'limite_de_troca_de_passageiros',
  'deferimento_imediato',
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

function lerMeses(texto: string): string {
  const meses = /^\d{1,3}$/.test(texto) ? Number(texto) : 0
  if (meses >= 1) return Numero.de(meses).toString()
  throw new RecusaDaLei({
    codigo: 'prazo-invalido',
    mensagem: 'É um número inteiro de meses, de 1 a 999.',
    campo: 'valor',
  })
}

function lerValor(texto: string): string {
  const [inteiro = '', centavos = ''] = texto.replace(',', '.').split('.')
  if (/^\d{1,9}$/.test(inteiro) && /^\d{0,2}$/.test(centavos) && /[1-9]/.test(inteiro + centavos))
    return `${Number(inteiro)}.${centavos.padEnd(2, '0')}`
  throw new RecusaDaLei({
    codigo: 'valor-invalido',
    mensagem: 'Escreva o valor em reais, como 5000.00.',
    campo: 'valor',
  })
}

function lerFracao(texto: string): string {
  const fracao = texto.replace(',', '.')
  if (/^(0(\.\d{1,4})?|1(\.0{1,4})?)$/.test(fracao)) return fracao
  throw new RecusaDaLei({
    codigo: 'fracao-invalida',
    mensagem: 'Escreva um número de 0 a 1, como 0.75.',
    campo: 'valor',
  })
}

function lerTexto(texto: string): string {
  if (texto.trim().length >= 3) return texto.trim()
  throw new RecusaDaLei({ codigo: 'texto-vazio', mensagem: 'Escreva o que ficou fixado.', campo: 'valor' })
}

/** A value of the granting that the law of Roraima leaves to the authority. */
function daOutorga(
  nome: ParametroDaOutorgaRR,
  titulo: string,
  ler: ParametroConhecido['ler'],
): ParametroConhecido {
  const { significado, unidade, dispositivo } = PARAMETROS_DA_OUTORGA_RR[nome]
  return { titulo, significado, unidade, ler, lei: { norma: 'rr-664-2008', dispositivo }, prazos: [] }
}

/** A value of the charter authorisations that the authority of Rio Grande do Sul fixes by its own rule. */
function doFretamento(
  nome: keyof typeof PARAMETROS_DO_FRETAMENTO,
  titulo: string,
  ler: ParametroConhecido['ler'],
): ParametroConhecido {
  const { significado, unidade, dispositivo } = PARAMETROS_DO_FRETAMENTO[nome]
  return { titulo, significado, unidade, ler, lei: { norma: 'rs-11127-1998', dispositivo }, prazos: [] }
}

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
  prazo_da_preferencia_dias: daOutorga('prazo_da_preferencia_dias', 'Prazo da preferência', lerDias),
  validade_do_certificado_meses: daOutorga(
    'validade_do_certificado_meses',
    'Validade do certificado de licitante',
    lerMeses,
  ),
  prazo_comunicacao_dias: daOutorga('prazo_comunicacao_dias', 'Prazo de comunicação', lerDias),
  caucao_da_autorizacao: daOutorga('caucao_da_autorizacao', 'Caução da autorização', lerValor),
  aproveitamento_economico: daOutorga('aproveitamento_economico', 'Aproveitamento econômico', lerFracao),
  forma_de_receber_multas: daOutorga('forma_de_receber_multas', 'Forma de receber as multas', lerTexto),
  definicoes_do_anexo_unico: daOutorga('definicoes_do_anexo_unico', 'Definições do Anexo Único', lerTexto),
  limite_de_troca_de_passageiros: doFretamento(
    'limite_de_troca_de_passageiros',
    'Troca de passageiros sem nova análise',
    lerFracao,
  ),
  deferimento_imediato: doFretamento('deferimento_imediato', 'Autorização no próprio pedido', lerTexto),
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
