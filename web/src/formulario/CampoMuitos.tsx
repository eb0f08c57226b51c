import type { Ref } from 'react'
import { type CampoBase, Molde, useLigacoes } from '../ui/campos/Campo'
import type { Opcao } from '../ui/campos/CampoTexto'

export interface CampoMuitosProps extends CampoBase {
  opcoes: readonly (Opcao & { dica?: string })[]
  value: readonly string[]
  onChange: (escolhidas: string[]) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** Any number of few, all in sight. The choices come back in the order of the list. */
export function CampoMuitos({ opcoes, value, onChange, onBlur, ref, ...base }: CampoMuitosProps) {
  const ligacoes = useLigacoes(base)
  const trocar = (valor: string, marcada: boolean) =>
    onChange(opcoes.map((o) => o.valor).filter((v) => (v === valor ? marcada : value.includes(v))))
  return (
    <Molde {...base} ligacoes={ligacoes} grupo>
      <div className="opcoes">
        {opcoes.map((o, i) => (
          <label key={o.valor} className="marcar">
            <input
              ref={i === 0 ? ref : undefined}
              type="checkbox"
              checked={value.includes(o.valor)}
              aria-invalid={ligacoes['aria-invalid']}
              onChange={(e) => trocar(o.valor, e.target.checked)}
              onBlur={onBlur}
            />
            <span>
              {o.rotulo}
              {o.dica && <small>{o.dica}</small>}
            </span>
          </label>
        ))}
      </div>
    </Molde>
  )
}
