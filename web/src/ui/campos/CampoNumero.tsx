import { type Ref, useState } from 'react'
import { comCasas, escreverNumero, lerNumeroDigitado } from '../digitados'
import { type CampoBase, classeDaEntrada, Molde, useLigacoes } from './Campo'
import { useDigitado } from './useDigitado'

export interface CampoNumeroProps extends CampoBase {
  /** Decimal text with a dot (`1234.5`); empty where nothing is typed; what was typed where it is no number. */
  value: string
  onChange: (valor: string) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  /** Decimal places that the tidy form shows at least. Nothing is rounded. */
  casas?: number
  /** After the number: «km», «lugares». */
  unidade?: string
  placeholder?: string
}

/** A number written with a comma, kept as text. */
export function CampoNumero(props: CampoNumeroProps) {
  return <Numerico {...props} />
}

/** Money in reais: `1234.50` in the form, «1.234,50» on the screen. */
export function CampoDinheiro(props: Omit<CampoNumeroProps, 'casas' | 'unidade'>) {
  return <Numerico {...props} casas={2} simbolo="R$" />
}

function Numerico(props: CampoNumeroProps & { simbolo?: string }) {
  const { value, onChange, casas = 0, unidade, simbolo } = props
  const [saiu, sair] = useState(false)
  const ler = (digitado: string) => {
    const lido = lerNumeroDigitado(digitado)
    return lido === null || !simbolo ? lido : comCasas(lido, casas)
  }
  const { texto, digitar, arrumar } = useDigitado(value, ler, (v) => escreverNumero(v, casas))
  const legivel = value === '' || /^-?\d+(\.\d+)?$/.test(value)
  const exemplo = casas > 0 ? '1.234,50' : '1.234'
  const erro = props.erro ?? (saiu && !legivel ? `Isto não é um número. Escreva como ${exemplo}.` : undefined)
  const ligacoes = useLigacoes({ ...props, erro })
  return (
    <Molde {...props} erro={erro} ligacoes={ligacoes} estreito>
      <div className={classeDaEntrada({ ...props, erro }, 'numerica')}>
        {simbolo && (
          <span className="afixo" aria-hidden="true">
            {simbolo}
          </span>
        )}
        <input
          ref={props.ref}
          name={props.name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder={props.placeholder}
          value={texto}
          disabled={props.disabled}
          onChange={(e) => onChange(digitar(e.target.value))}
          onBlur={() => {
            arrumar()
            sair(true)
            props.onBlur?.()
          }}
          {...ligacoes}
        />
        {unidade && <span className="afixo">{unidade}</span>}
      </div>
    </Molde>
  )
}
