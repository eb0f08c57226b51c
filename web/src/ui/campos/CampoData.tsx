import { type KeyboardEvent, lazy, type Ref, Suspense, useRef, useState } from 'react'
import { BotaoDeIcone } from '../Botao'
import { escreverData, lerDataDigitada } from '../digitados'
import { dataLonga, ehData, somarDias } from '../formatos'
import { type CampoBase, classeDaEntrada, Molde, useLigacoes } from './Campo'
import { useDigitado } from './useDigitado'

const Calendario = lazy(() => import('./Calendario'))

export interface CampoDataProps extends CampoBase {
  /** `YYYY-MM-DD`; empty where nothing is typed; what was typed where it is no date. */
  value: string
  onChange: (valor: string) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  /** Today's date where the authority is: the calendar opens there, and `h` types it. */
  hoje?: string | undefined
  min?: string | undefined
  max?: string | undefined
}

/** Puts the bars in while digits are typed at the end. */
function comBarras(novo: string, anterior: string): string {
  return novo.length > anterior.length && /^(\d{2}|\d{2}\/\d{2})$/.test(novo) ? `${novo}/` : novo
}

export const ERRO_DE_DATA = 'Esta data não existe. Escreva dia, mês e ano, como 09/04/2026.'

interface EntradaDeDataProps extends Omit<CampoDataProps, 'rotulo'> {
  rotulo: string
  ligacoes: ReturnType<typeof useLigacoes>
}

/** The input of a date: typed as dd/mm/aaaa, arrows for the day before and after, a calendar beside it. */
export function EntradaDeData(p: EntradaDeDataProps) {
  const { value, onChange, hoje } = p
  const [aberto, abrir] = useState(false)
  const caixa = useRef<HTMLDivElement>(null)
  const { texto, digitar, arrumar } = useDigitado(value, lerDataDigitada, escreverData)
  function aoTeclar(evento: KeyboardEvent) {
    const passo = { ArrowUp: 1, ArrowDown: -1 }[evento.key]
    if (evento.key === 'ArrowDown' && evento.altKey) abrir(true)
    else if (evento.key.toLowerCase() === 'h' && hoje && !evento.ctrlKey && !evento.metaKey) onChange(hoje)
    else if (passo && ehData(value)) onChange(somarDias(value, passo))
    else return
    evento.preventDefault()
  }
  return (
    <div ref={caixa} className={classeDaEntrada(p)}>
      <input
        ref={p.ref}
        name={p.name}
        type="text"
        inputMode="numeric"
        placeholder="dd/mm/aaaa"
        autoComplete="off"
        maxLength={10}
        value={texto}
        disabled={p.disabled}
        onChange={(e) => onChange(digitar(comBarras(e.target.value, texto)))}
        onBlur={() => {
          arrumar()
          p.onBlur?.()
        }}
        onKeyDown={aoTeclar}
        {...p.ligacoes}
      />
      <BotaoDeIcone
        icone="calendario"
        rotulo={`Abrir calendário: ${p.rotulo}`}
        disabled={p.disabled}
        aria-expanded={aberto}
        onClick={() => abrir(true)}
      />
      {aberto && (
        <Suspense fallback={null}>
          <Calendario
            rotulo={p.rotulo}
            valor={ehData(value) ? value : null}
            hoje={hoje}
            min={p.min}
            max={p.max}
            caixa={caixa}
            aoEscolher={(dia) => {
              onChange(dia)
              abrir(false)
            }}
            aoFechar={() => abrir(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** A date without an hour. What was typed is said back with its weekday. */
export function CampoData(props: CampoDataProps) {
  const [saiu, sair] = useState(false)
  const erro = props.erro ?? (saiu && props.value !== '' && !ehData(props.value) ? ERRO_DE_DATA : undefined)
  const ligacoes = useLigacoes({ ...props, erro })
  return (
    <Molde {...props} erro={erro} ligacoes={ligacoes} estreito>
      <EntradaDeData
        {...props}
        erro={erro}
        ligacoes={ligacoes}
        onBlur={() => {
          sair(true)
          props.onBlur?.()
        }}
      />
      {ehData(props.value) && <div className="campo-eco">{dataLonga(props.value)}</div>}
    </Molde>
  )
}
