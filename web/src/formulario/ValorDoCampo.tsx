import { NomeDoEscolhido } from './CampoDeProcura'
import { dizerLinha, dizerValor } from './dizer'
import type { Campo } from './valores'

/** Whether a value of the API has anything to show. */
export const temValor = (valor: unknown) =>
  valor !== null && valor !== undefined && valor !== '' && !(Array.isArray(valor) && valor.length === 0)

function SemValor({ curto }: { curto: boolean | undefined }) {
  if (!curto) return <span className="mudo">não informado</span>
  return (
    <span className="mudo">
      <span aria-hidden="true">–</span>
      <span className="so-leitor">não informado</span>
    </span>
  )
}

interface ValorDoCampoProps {
  campo: Campo
  valor: unknown
  /** With the page of what was chosen. */
  elo?: boolean
  /** In a table: a dash where there is nothing. */
  curto?: boolean
}

/** A value of the API as a page shows it: in words, with the name and the page of what was chosen. */
export function ValorDoCampo({ campo, valor, elo, curto }: ValorDoCampoProps) {
  if (!temValor(valor)) return <SemValor curto={curto} />
  if (campo.procura) {
    return [valor].flat().map((v, i) => (
      <span key={String(v)}>
        {i > 0 && ', '}
        <NomeDoEscolhido procura={campo.procura ?? 'operadora'} valor={String(v)} {...(elo && { elo })} />
      </span>
    ))
  }
  if (campo.tipo === 'lista') {
    return (valor as Record<string, unknown>[]).map((item, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows of one answer never move
      <div key={i}>{dizerLinha(campo.itens, item)}</div>
    ))
  }
  const dito = dizerValor(campo, valor)
  return campo.tipo === 'codigo' ? <span className="mono">{dito}</span> : dito
}
