import { ano, type DataCivil, diaDaSemana, escreverData, lerData, somarDias } from './data.js'
import { RecusaDaLei } from './erro.js'

/** Why an office is closed on a day, or why it is open on a day on which it would be closed. */
export interface DiaNoCalendario {
  expediente: boolean
  /** «domingo», «Sexta-feira Santa», «ponto facultativo (Decreto …)»; null on a common working day. */
  motivo: string | null
}

/** A day that the authority itself took out of, or put into, its calendar, with the act that did it. */
export interface ExcecaoDeExpediente {
  data: DataCivil
  expediente: boolean
  motivo: string
}

/** When an authority's office is open. Two authorities in one State may differ: the exceptions are theirs. */
export interface CalendarioDeExpediente {
  uf: 'RR' | 'RS'
  excecoes: readonly ExcecaoDeExpediente[]
}

const FIXOS: readonly { mesDia: string; nome: string; desde?: number }[] = [
  { mesDia: '01-01', nome: 'Confraternização Universal' },
  { mesDia: '04-21', nome: 'Tiradentes' },
  { mesDia: '05-01', nome: 'Dia do Trabalho' },
  { mesDia: '09-07', nome: 'Independência' },
  { mesDia: '10-12', nome: 'Nossa Senhora Aparecida' },
  { mesDia: '11-02', nome: 'Finados' },
  { mesDia: '11-15', nome: 'Proclamação da República' },
  { mesDia: '11-20', nome: 'Dia da Consciência Negra', desde: 2024 },
  { mesDia: '12-25', nome: 'Natal' },
]

const ESTADUAIS: Record<CalendarioDeExpediente['uf'], { mesDia: string; nome: string }> = {
  RR: { mesDia: '10-05', nome: 'Criação do Estado de Roraima' },
  RS: { mesDia: '09-20', nome: 'Revolução Farroupilha' },
}

const MOVEIS: readonly { dias: number; nome: string }[] = [
  { dias: -48, nome: 'segunda-feira de Carnaval' },
  { dias: -47, nome: 'terça-feira de Carnaval' },
  { dias: -2, nome: 'Sexta-feira Santa' },
  { dias: 60, nome: 'Corpus Christi' },
]

/** Easter Sunday of a Gregorian year (Meeus, Jones, Butcher). */
export function pascoa(anoCivil: number): DataCivil {
  const a = anoCivil % 19
  const b = Math.floor(anoCivil / 100)
  const c = anoCivil % 100
  const e = b % 4
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const i = Math.floor(c / 4)
  const l = (32 + 2 * e + 2 * i - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const soma = h + l - 7 * m + 114
  const texto = `${anoCivil}-${String(Math.floor(soma / 31)).padStart(2, '0')}-${String((soma % 31) + 1).padStart(2, '0')}`
  return lerData(texto)
}

const feriadosPorAno = new Map<string, ReadonlyMap<string, string>>()

/** The holidays and usual closings of a year: date → name. */
export function feriadosDoAno(
  uf: CalendarioDeExpediente['uf'],
  anoCivil: number,
): ReadonlyMap<string, string> {
  const chave = `${uf}${anoCivil}`
  const guardado = feriadosPorAno.get(chave)
  if (guardado) return guardado
  const dias = new Map<string, string>()
  for (const f of FIXOS) if (anoCivil >= (f.desde ?? 0)) dias.set(`${anoCivil}-${f.mesDia}`, f.nome)
  dias.set(`${anoCivil}-${ESTADUAIS[uf].mesDia}`, ESTADUAIS[uf].nome)
  const domingo = pascoa(anoCivil)
  for (const m of MOVEIS) dias.set(somarDias(domingo, m.dias), m.nome)
  feriadosPorAno.set(chave, dias)
  return dias
}

const porData = new WeakMap<readonly ExcecaoDeExpediente[], ReadonlyMap<DataCivil, ExcecaoDeExpediente>>()

/** A request may bring a hundred thousand of them, and a term asks of each of its days. */
function excecaoDe(
  excecoes: readonly ExcecaoDeExpediente[],
  data: DataCivil,
): ExcecaoDeExpediente | undefined {
  const pronto = porData.get(excecoes)
  if (pronto) return pronto.get(data)
  const indice = new Map(excecoes.map((e) => [e.data, e]))
  porData.set(excecoes, indice)
  return indice.get(data)
}

/** Whether the office is open on a day, and why not. The authority's own exceptions win over the rule, and the
 * last one given for a day over those before it. */
export function diaNoCalendario(calendario: CalendarioDeExpediente, data: DataCivil): DiaNoCalendario {
  const excecao = excecaoDe(calendario.excecoes, data)
  if (excecao) return { expediente: excecao.expediente, motivo: excecao.motivo }
  const semana = diaDaSemana(data)
  if (semana === 7) return { expediente: false, motivo: 'domingo' }
  if (semana === 6) return { expediente: false, motivo: 'sábado' }
  const feriado = feriadosDoAno(calendario.uf, ano(data)).get(data)
  return feriado ? { expediente: false, motivo: feriado } : { expediente: true, motivo: null }
}

/** A year without any office day is refused rather than searched for ever. */
const LIMITE_DE_BUSCA = 366

/**
 * The first day with office hours at or after `data`.
 * @throws RecusaDaLei `sem-dia-de-expediente` where a whole year has none.
 */
export function primeiroDiaComExpediente(calendario: CalendarioDeExpediente, data: DataCivil): DataCivil {
  let dia = data
  for (let i = 0; i < LIMITE_DE_BUSCA; i++) {
    if (diaNoCalendario(calendario, dia).expediente) return dia
    dia = somarDias(dia, 1)
  }
  throw new RecusaDaLei({
    codigo: 'sem-dia-de-expediente',
    mensagem: `O calendário não tem dia de expediente no ano que segue ${escreverData(data)}.`,
  })
}
