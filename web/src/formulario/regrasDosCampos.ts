import { ehData } from '../ui/formatos'
import { lerHoras } from './horas'
import type { Campo, TipoDeCampo, Valor } from './valores'

const ESCOLHE: readonly TipoDeCampo[] = ['escolha', 'procura']
/** Fields of which none is an answer: the server says where it is not. */
const NENHUM_VALE: readonly TipoDeCampo[] = ['varios', 'procuras', 'horas', 'lista']

const semSinal = (v: string) => /^\d+(\.\d+)?$/.test(v)

const LEGIVEL: Partial<Record<TipoDeCampo, (v: string) => string | null>> = {
  data: (v) => (ehData(v) ? null : 'Esta data não existe. Escreva dia, mês e ano, como 09/04/2026.'),
  hora: (v) => (/^\d{2}:\d{2}$/.test(v) ? null : 'Isto não é uma hora. Escreva como 13:30.'),
  inteiro: (v) => (/^\d{1,3}(\.\d{3})+$|^\d+$/.test(v) ? null : 'Escreva um número inteiro, como 42.'),
  quilometros: (v) => (semSinal(v) ? null : 'Isto não é um número. Escreva como 120,5.'),
  dinheiro: (v) => (semSinal(v) ? null : 'Isto não é um valor. Escreva como 1.234,50.'),
  coordenada: (v) =>
    /^[-\u2212]?\d{1,3}([.,]\d+)?$/.test(v)
      ? null
      : 'Escreva em graus, como -60,67325. Oeste e sul levam o sinal de menos.',
  horas: (v) => {
    const { ilegiveis } = lerHoras(v)
    return ilegiveis.length === 0 ? null : `Isto não é hora: ${ilegiveis.join(', ')}. Escreva como 13:30.`
  },
}

/** What is wrong with the answer to one field before anything is sent; null where nothing is. */
export function erroDoCampo(campo: Campo, valor: Valor | null | undefined): string | null {
  const vazio = valor === null || valor === undefined || valor.length === 0
  if (vazio || (typeof valor === 'string' && valor.trim() === '')) {
    if (!campo.obrigatorio || NENHUM_VALE.includes(campo.tipo)) return null
    if (campo.tipo === 'sim-ou-nao') return `Responda: ${campo.rotulo}.`
    return ESCOLHE.includes(campo.tipo) ? `Escolha: ${campo.rotulo}.` : `Preencha: ${campo.rotulo}.`
  }
  return typeof valor === 'string' ? (LEGIVEL[campo.tipo]?.(valor.trim()) ?? null) : null
}
