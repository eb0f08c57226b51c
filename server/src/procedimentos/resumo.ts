import type { DataCivil } from '@outorga/lei'
import type { Procedimento, QualquerDefinicao } from './definicao.js'

/** How a procedure stands today: the recorded state, or what the end of its term made of it. */
export function situacaoDe(d: QualquerDefinicao, p: Procedimento, hoje: DataCivil) {
  const derivada = d.hoje?.(p, hoje) ?? null
  if (derivada) return derivada
  const { nome, tom } = d.estados[p.estado] ?? { nome: p.estado, tom: 'cinza' as const }
  return { nome, tom, dispositivo: null }
}

export function resumoDoProcedimento(d: QualquerDefinicao, p: Procedimento, hoje: DataCivil) {
  const { id, tipo, numero, especie, titulo, estado, linha, aberto_em, de, ate } = p
  return {
    id,
    tipo,
    numero,
    especie,
    especie_nome: d.especies[especie] ?? especie,
    titulo,
    estado,
    situacao: situacaoDe(d, p, hoje),
    operadora: p.operadora && { id: p.operadora.id, razao_social: p.operadora.razao_social },
    linha,
    aberto_em,
    de,
    ate,
  }
}
