import { type ReactNode, useId } from 'react'
import { Icone } from '../icones'
import './Campo.css'

/** What every field has. */
export interface CampoBase {
  rotulo: string
  /** How to fill it in, or an example. */
  dica?: ReactNode
  /** What is wrong and what to do; it is read aloud when it appears. */
  erro?: string | undefined
  /** May be left empty, and says so. */
  opcional?: boolean | undefined
  /** Chip of the provision that asks for it. */
  artigo?: ReactNode
  /** Path of the field in the form; `ResumoDeErros` finds the field by it. */
  name?: string | undefined
  id?: string | undefined
  disabled?: boolean | undefined
}

export interface Ligacoes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** The id by which an error summary finds the field `nome`. */
export const idDoCampo = (nome: string) => `campo-${nome}`

/** Ids that tie label, hint and error to the input. */
export function useLigacoes({ id, name, dica, erro }: CampoBase): Ligacoes {
  const livre = useId()
  const meu = id ?? (name ? idDoCampo(name) : livre)
  const descricao = [dica ? `${meu}-dica` : '', erro ? `${meu}-erro` : ''].filter(Boolean).join(' ')
  return { id: meu, 'aria-describedby': descricao || undefined, 'aria-invalid': erro ? true : undefined }
}

export function Dica({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className="campo-dica" id={`${id}-dica`}>
      {children}
    </div>
  )
}

/** Always in the page, so that what appears in it is announced. */
export function Erro({ id, children }: { id: string; children: string | undefined }) {
  return (
    <div className="campo-erro" id={`${id}-erro`} role="alert">
      {children && (
        <>
          <Icone nome="triangulo" tamanho={18} />
          <span>{children}</span>
        </>
      )}
    </div>
  )
}

interface MoldeProps extends CampoBase {
  ligacoes: Ligacoes
  /** A group of inputs under one legend, instead of one input under its label. */
  grupo?: boolean
  estreito?: boolean | undefined
  children: ReactNode
}

/** The shape of a field: label above, hint, input, error. */
export function Molde(p: MoldeProps) {
  const { id } = p.ligacoes
  const opcional = p.opcional && <span className="opcional"> (opcional)</span>
  const dentro = (
    <>
      {p.dica && <Dica id={id}>{p.dica}</Dica>}
      {p.children}
      <Erro id={id}>{p.erro}</Erro>
    </>
  )
  if (p.grupo) {
    return (
      <fieldset className="campo" id={id} aria-describedby={p.ligacoes['aria-describedby']} tabIndex={-1}>
        <legend className="campo-rotulo">
          {p.rotulo}
          {opcional}
        </legend>
        {p.artigo && <div>{p.artigo}</div>}
        {dentro}
      </fieldset>
    )
  }
  return (
    <div className={p.estreito ? 'campo estreito' : 'campo'}>
      <div className="campo-rotulo">
        <label htmlFor={id}>
          {p.rotulo}
          {opcional}
        </label>
        {p.artigo}
      </div>
      {dentro}
    </div>
  )
}

/** Classes of the box around an input. */
export function classeDaEntrada({ erro, disabled }: CampoBase, outra = ''): string {
  return ['entrada', erro ? 'com-erro' : '', disabled ? 'inerte' : '', outra].filter(Boolean).join(' ')
}

/** Takes the props of `CampoBase` out of the rest, which goes to the native input. */
export function separar<P extends CampoBase>(props: P) {
  const { rotulo, dica, erro, opcional, artigo, id, ...resto } = props
  const { name, disabled } = props
  return { base: { rotulo, dica, erro, opcional, artigo, id, name, disabled } satisfies CampoBase, resto }
}
