import { diaMesAno, dinheiro, ehData, instanteLongo, numero, somarDias } from '../ui/formatos'
import type { PassoDaMemoria } from '../ui/Memoria'
import type { Passo } from './tipos'

const DEMONSTRACAO = 'valor de demonstração'

/** «1º jan. 2026 a 31 dez. 2026 · IN RE 111/2025»: from when to when a value holds, and the act that set it. */
export function origemDoValor(p: NonNullable<Passo['parametro']>): string {
  const vigencia = p.ate
    ? `de ${diaMesAno(p.de)} a ${diaMesAno(somarDias(p.ate, -1))}`
    : `desde ${diaMesAno(p.de)}`
  const marcado = p.ato.toLowerCase().includes(DEMONSTRACAO)
  return [vigencia, p.ato, p.demonstracao && !marcado ? DEMONSTRACAO : null].filter(Boolean).join(' · ')
}

/** A result as people write it: a date, an instant, a number; anything else is already words. */
export function escreverResultado(resultado: string, zona: string): string {
  if (ehData(resultado)) return diaMesAno(resultado)
  if (/^-?\d+(\.\d+)?$/.test(resultado)) return numero(resultado)
  return /^\d{4}-\d{2}-\d{2}T/.test(resultado) ? instanteLongo(resultado, zona) : resultado
}

const mesmoValor = (a: string, b: string) => /^\d+(\.\d+)?$/.test(a) && numero(a, 2) === numero(b, 2)

/** The steps of an amount for `Memoria`, with the last one as its total where it states the amount itself. */
export function passosDoValor(
  memoria: readonly Passo[],
  valor: string,
  zona: string,
): { passos: PassoDaMemoria[]; total: { rotulo: string; resultado: string } } {
  const ultimo = memoria.at(-1)
  const fecha = ultimo !== undefined && ultimo.aplicado !== false && mesmoValor(ultimo.resultado, valor)
  const passos = (fecha ? memoria.slice(0, -1) : memoria).map(
    (p): PassoDaMemoria => ({
      dispositivo: p.dispositivo,
      descricao: p.descricao,
      detalhe: p.parametro && origemDoValor(p.parametro),
      resultado: escreverResultado(p.resultado, zona),
      aplicado: p.aplicado,
    }),
  )
  return { passos, total: { rotulo: fecha ? ultimo.descricao : 'Total', resultado: dinheiro(valor) } }
}

/** Whether any value used was set for demonstration only. */
export const usaDemonstracao = (memoria: readonly Passo[]) => memoria.some((p) => p.parametro?.demonstracao)
