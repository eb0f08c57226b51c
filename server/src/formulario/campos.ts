import { type Dispositivo, lerCnpj, lerCnpjOuCpf, lerCpf, lerPlaca } from '@outorga/lei'
import { z } from 'zod'
import { Data, Km, lido, Texto } from '../esquemas/comuns.js'

/** What a search field looks for. The value is the found one's id; a município's is its IBGE code. */
export type Procura = 'operadora' | 'linha' | 'veiculo' | 'municipio' | 'ponto' | 'pessoal' | 'terminal'

/** As much of an object's schema as its fields need. */
export interface Forma {
  shape: Readonly<Record<string, object>>
}

export const TIPOS_DE_CAMPO = [
  'texto',
  'texto-longo',
  'codigo',
  'data',
  'hora',
  'inteiro',
  'quilometros',
  'coordenada',
  'dinheiro',
  'sim-ou-nao',
  'escolha',
  'varios',
  'procura',
  'procuras',
  'horas',
  'lista',
] as const
export type TipoDeCampo = (typeof TIPOS_DE_CAMPO)[number]

/** How a field is asked for on a screen and found in a spreadsheet. */
export interface DescricaoDoCampo {
  rotulo: string
  tipo: TipoDeCampo
  dica?: string
  /** The provision that asks for it. */
  dispositivo?: Dispositivo
  opcoes?: Readonly<Record<string, string>>
  procura?: Procura
  /** The fields of one item of a list. */
  itens?: Forma
  /**
   * Of a list: the address that takes a spreadsheet's bytes and answers `LidoDaPlanilha`. `{nome}` in it stands for what the
   * form says in that field, commas between several.
   */
  planilha?: string
  /** Absent and blank are the same. */
  opcional?: boolean
  /** Asked only while another field of the form has one of these values. */
  quando?: { campo: string; valores: readonly string[] }
}

// Not zod's own registry: its types make the compiler expand every schema.
const DESCRICOES = new WeakMap<object, DescricaoDoCampo>()

type Extra = Pick<DescricaoDoCampo, 'dica' | 'dispositivo' | 'quando'>

function com<T extends z.ZodType>(schema: T, descricao: DescricaoDoCampo): T {
  DESCRICOES.set(schema, descricao)
  return schema
}

/** Makes a field optional: absent, null and blank are the same, and are kept as null. */
export function opcional<T extends z.ZodType>(schema: T) {
  const descricao = DESCRICOES.get(schema)
  if (!descricao) throw new Error('opcional() takes a field')
  // Not a union: its refusal would hide what the field itself says.
  const solto = z
    .preprocess((v) => (v === '' ? null : v), schema.nullish())
    .optional()
    .transform((v) => (v ?? null) as z.output<T> | null)
  DESCRICOES.set(solto, { ...descricao, opcional: true })
  return solto
}

/** A field that is demanded only while another one has one of these values (`camposEmFalta`), and is null elsewhere. */
export function exigidoSe<T extends z.ZodType>(
  schema: T,
  quando: { campo: string; valores: readonly string[] },
) {
  const solto = opcional(schema)
  DESCRICOES.set(solto, { ...(DESCRICOES.get(solto) as DescricaoDoCampo), quando, opcional: false })
  return solto
}

export const texto = (rotulo: string, extra: Extra & { minimo?: number; maximo?: number } = {}) =>
  com(Texto(extra.maximo ?? 200, extra.minimo ?? 1), { rotulo, tipo: 'texto', ...descritivo(extra) })

/** Reasons, opinions, terms: what a person writes at length. */
export const textoLongo = (rotulo: string, extra: Extra & { minimo?: number; maximo?: number } = {}) =>
  com(Texto(extra.maximo ?? 10_000, extra.minimo ?? 10), {
    rotulo,
    tipo: 'texto-longo',
    ...descritivo(extra),
  })

/** A number of a document, an act, a policy: drawn in the type of codes. */
export const codigo = (rotulo: string, extra: Extra = {}) =>
  com(Texto(60), { rotulo, tipo: 'codigo', ...extra })

export const data = (rotulo: string, extra: Extra = {}) =>
  com(Data.clone(), { rotulo, tipo: 'data', ...extra })

export const hora = (rotulo: string, extra: Extra = {}) =>
  com(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escreva a hora como 13:30.'), {
    rotulo,
    tipo: 'hora',
    ...extra,
  })

export const inteiro = (rotulo: string, extra: Extra & { minimo?: number; maximo?: number } = {}) => {
  const { minimo = 0, maximo = 1_000_000 } = extra
  return com(
    z.coerce
      .number(`Escreva um número inteiro de ${minimo} a ${maximo}.`)
      .int('Escreva um número inteiro.')
      .min(minimo, `No mínimo ${minimo}.`)
      .max(maximo, `No máximo ${maximo}.`),
    { rotulo, tipo: 'inteiro', ...descritivo(extra) },
  )
}

export const quilometros = (rotulo: string, extra: Extra = {}) =>
  com(Km.clone(), { rotulo, tipo: 'quilometros', ...extra })

/** Degrees, five decimals at most, as text: a place is never rounded by a float. */
export const coordenada = (rotulo: string, limite: 90 | 180, extra: Extra = {}) =>
  com(
    z
      .string()
      .trim()
      .transform((t) => t.replace(',', '.'))
      .refine(
        (t) => /^-?\d{1,3}(\.\d{1,6})?$/.test(t) && Math.abs(Number(t)) <= limite,
        `Escreva em graus, de -${limite} a ${limite}, como -60.67325.`,
      ),
    { rotulo, tipo: 'coordenada', ...extra },
  )

export const dinheiro = (rotulo: string, extra: Extra = {}) =>
  com(
    z
      .string()
      .trim()
      .transform((t) => t.replace(',', '.'))
      .refine((t) => /^\d{1,12}(\.\d{1,2})?$/.test(t), 'Escreva o valor em reais, como 1250.00.')
      .transform((t) => {
        const [reais, centavos = ''] = t.split('.')
        return `${reais}.${centavos.padEnd(2, '0')}`
      }),
    { rotulo, tipo: 'dinheiro', ...extra },
  )

export const simOuNao = (rotulo: string, extra: Extra = {}) =>
  com(z.boolean(), { rotulo, tipo: 'sim-ou-nao', ...extra })

type Chave<O> = Extract<keyof O, string>

export const escolha = <const O extends Readonly<Record<string, string>>>(
  rotulo: string,
  opcoes: O,
  extra: Extra = {},
) =>
  com(z.enum(Object.keys(opcoes) as [Chave<O>, ...Chave<O>[]], 'Escolha uma das opções.'), {
    rotulo,
    tipo: 'escolha',
    opcoes,
    ...extra,
  })

export const varios = <const O extends Readonly<Record<string, string>>>(
  rotulo: string,
  opcoes: O,
  extra: Extra = {},
) =>
  com(
    z
      .array(z.enum(Object.keys(opcoes) as [Chave<O>, ...Chave<O>[]]))
      .transform((v) => [...new Set(v)].sort()),
    { rotulo, tipo: 'varios', opcoes, ...extra },
  )

export const procura = (rotulo: string, oQue: Procura, extra: Extra = {}) =>
  com(
    oQue === 'municipio' ? z.string().regex(/^\d{7}$/, 'Escolha o município.') : z.uuid('Escolha na lista.'),
    { rotulo, tipo: 'procura', procura: oQue, ...extra },
  )

/** Several found ones, each once, in the order chosen. */
export const procuras = (
  rotulo: string,
  oQue: Procura,
  extra: Extra & { minimo?: number; maximo?: number } = {},
) =>
  com(
    z
      .array(z.uuid('Escolha na lista.'))
      .min(extra.minimo ?? 0, 'Escolha ao menos um.')
      .max(extra.maximo ?? 500)
      .transform((v) => [...new Set(v)]),
    { rotulo, tipo: 'procuras', procura: oQue, ...descritivo(extra) },
  )

/** Times of departure, in order, each once. */
export const horas = (rotulo: string, extra: Extra & { minimo?: number } = {}) =>
  com(
    z
      .array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escreva a hora como 13:30.'))
      .min(extra.minimo ?? 0, 'Escreva ao menos uma hora.')
      .max(300, 'No máximo 300 horas.')
      .transform((v) => [...new Set(v)].sort()),
    { rotulo, tipo: 'horas', ...descritivo(extra) },
  )

/** Rows of the same fields. */
export const lista = <S extends z.ZodRawShape>(
  rotulo: string,
  itens: z.ZodObject<S>,
  extra: Extra & { minimo?: number; maximo?: number; planilha?: string } = {},
) =>
  com(
    z
      .array(itens)
      .min(extra.minimo ?? 0, 'Junte ao menos um item.')
      .max(extra.maximo ?? 500, `No máximo ${extra.maximo ?? 500} itens.`),
    {
      rotulo,
      tipo: 'lista',
      itens,
      ...(extra.planilha && { planilha: extra.planilha }),
      ...descritivo(extra),
    },
  )

/**
 * What the address of a list's `planilha` answers: every row of the file as the API takes it, right or wrong, and what is
 * wrong, by the number of the row in the person's own file and by its place in `linhas`.
 */
export const LidoDaPlanilha = <L extends z.ZodType>(linha: L) =>
  z.object({
    linhas: z.array(linha),
    erros: z.array(
      z.object({
        linha: z.number().int().describe('Como a pessoa a vê na planilha: a primeira é 1'),
        indice: z.number().int().describe('Lugar em «linhas», a partir de 0'),
        coluna: z.string().describe('Nome do campo'),
        mensagem: z.string(),
      }),
    ),
    avisos: z.array(z.string()).describe('Do arquivo todo'),
  })

export const placa = (rotulo = 'Placa', extra: Extra = {}) =>
  com(lido(lerPlaca, 'Placa, ABC1234 ou ABC1D23'), { rotulo, tipo: 'codigo', ...extra })
export const cpf = (rotulo = 'CPF', extra: Extra = {}) =>
  com(lido(lerCpf, 'CPF'), { rotulo, tipo: 'codigo', ...extra })
export const cnpj = (rotulo = 'CNPJ', extra: Extra = {}) =>
  com(lido(lerCnpj, 'CNPJ'), { rotulo, tipo: 'codigo', ...extra })
export const cnpjOuCpf = (rotulo = 'CNPJ ou CPF', extra: Extra = {}) =>
  com(lido(lerCnpjOuCpf, 'CNPJ ou CPF'), { rotulo, tipo: 'codigo', ...extra })

/** A schema of elsewhere as a field of a form. */
export const campo = <T extends z.ZodType>(schema: T, descricao: DescricaoDoCampo): T =>
  com(schema.clone() as T, descricao)

function descritivo(extra: Extra): Extra {
  const { dica, dispositivo, quando } = extra
  return { ...(dica && { dica }), ...(dispositivo && { dispositivo }), ...(quando && { quando }) }
}

export interface CampoDoFormulario {
  nome: string
  rotulo: string
  tipo: TipoDeCampo
  obrigatorio: boolean
  dica: string | null
  dispositivo: string | null
  opcoes: { valor: string; rotulo: string }[]
  procura: Procura | null
  itens: CampoDoFormulario[]
  /** Where a spreadsheet is read into rows of a list. */
  planilha: string | null
  quando: { campo: string; valores: string[] } | null
}

/** The fields of a form, in the order of the schema: what a screen draws and a spreadsheet's columns are matched with. */
export function camposDe(schema: Forma): CampoDoFormulario[] {
  return Object.entries(schema.shape).flatMap(([nome, s]) => {
    const d = DESCRICOES.get(s)
    if (!d) return []
    return [
      {
        nome,
        rotulo: d.rotulo,
        tipo: d.tipo,
        obrigatorio: !d.opcional,
        dica: d.dica ?? null,
        dispositivo: d.dispositivo ?? null,
        opcoes: Object.entries(d.opcoes ?? {}).map(([valor, rotulo]) => ({ valor, rotulo })),
        procura: d.procura ?? null,
        itens: d.itens ? camposDe(d.itens) : [],
        planilha: d.planilha ?? null,
        quando: d.quando ? { campo: d.quando.campo, valores: [...d.quando.valores] } : null,
      },
    ]
  })
}

/** Fields that what was filled in demands and that came blank. */
export function camposEmFalta(
  schema: Forma,
  valores: Readonly<Record<string, unknown>>,
): { campo: string; mensagem: string }[] {
  const campos = camposDe(schema)
  const pedido = (c: CampoDoFormulario): boolean => {
    if (!c.quando) return true
    const dono = campos.find((x) => x.nome === c.quando?.campo)
    const valor = valores[c.quando.campo]
    const ditos = Array.isArray(valor) ? valor : [valor]
    return (!dono || pedido(dono)) && ditos.some((v) => c.quando?.valores.includes(String(v)))
  }
  const vazio = (v: unknown) => v === null || v === undefined || (Array.isArray(v) && v.length === 0)
  return campos
    .filter((c) => c.obrigatorio && c.quando && vazio(valores[c.nome]) && pedido(c))
    .map((c) => ({ campo: c.nome, mensagem: `Falta: ${c.rotulo}.` }))
}

const CampoJson: z.ZodType<CampoDoFormulario> = z
  .object({
    nome: z.string(),
    rotulo: z.string(),
    tipo: z.enum(TIPOS_DE_CAMPO),
    obrigatorio: z.boolean(),
    dica: z.string().nullable(),
    dispositivo: z.string().nullable(),
    opcoes: z.array(z.object({ valor: z.string(), rotulo: z.string() })),
    procura: z
      .enum(['operadora', 'linha', 'veiculo', 'municipio', 'ponto', 'pessoal', 'terminal'])
      .nullable(),
    get itens() {
      return z.array(CampoJson)
    },
    planilha: z
      .string()
      .nullable()
      .describe('Endereço que lê uma planilha em linhas desta lista; «{nome}» é o valor de outro campo'),
    quando: z.object({ campo: z.string(), valores: z.array(z.string()) }).nullable(),
  })
  .meta({ id: 'CampoDoFormulario' })
export const CamposJson = z.array(CampoJson)
