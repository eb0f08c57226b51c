import type { ComponentProps, ReactNode } from 'react'
import { Icone } from '../icones'
import { type CampoBase, classeDaEntrada, Molde, separar, useLigacoes } from './Campo'

type Nativo<E extends 'input' | 'textarea' | 'select'> = Omit<ComponentProps<E>, keyof CampoBase | 'size'>

export interface CampoTextoProps extends CampoBase, Nativo<'input'> {
  /** Letters of one width, slashed zero: plates, CNPJ, numbers of acts, codes. */
  codigo?: boolean
  estreito?: boolean
  antes?: ReactNode
  depois?: ReactNode
}

/** One line of text. Takes `{...register('campo')}` or the `field` of a `Controller`. */
export function CampoTexto({ codigo, estreito, antes, depois, ...props }: CampoTextoProps) {
  const { base, resto } = separar(props)
  const ligacoes = useLigacoes(base)
  return (
    <Molde {...base} ligacoes={ligacoes} estreito={estreito}>
      <div className={classeDaEntrada(base)}>
        {antes && <span className="afixo">{antes}</span>}
        <input
          autoComplete="off"
          spellCheck={codigo ? false : undefined}
          autoCapitalize={codigo ? 'characters' : undefined}
          {...resto}
          {...ligacoes}
          className={codigo ? 'mono' : undefined}
        />
        {depois && <span className="afixo">{depois}</span>}
      </div>
    </Molde>
  )
}

export interface CampoAreaProps extends CampoBase, Nativo<'textarea'> {}

/** Several lines of text; grows with what is written. `maxLength` shows how much is left. */
export function CampoArea(props: CampoAreaProps) {
  const { base, resto } = separar(props)
  const ligacoes = useLigacoes({ ...base, dica: base.dica ?? resto.maxLength })
  const limite = resto.maxLength ? `Até ${resto.maxLength} letras` : undefined
  return (
    <Molde {...base} dica={base.dica ?? limite} ligacoes={ligacoes}>
      <div className={classeDaEntrada(base)}>
        <textarea rows={4} {...resto} {...ligacoes} />
      </div>
    </Molde>
  )
}

export interface Opcao {
  valor: string
  rotulo: string
}

export interface CampoEscolhaProps extends CampoBase, Nativo<'select'> {
  opcoes: readonly Opcao[]
  /** Words of the empty choice; null where one must always be chosen. */
  vazia?: string | null
}

/** One of few. Nothing is chosen beforehand unless the value says so. */
export function CampoEscolha({ opcoes, vazia = 'Escolha', ...props }: CampoEscolhaProps) {
  const { base, resto } = separar(props)
  const ligacoes = useLigacoes(base)
  return (
    <Molde {...base} ligacoes={ligacoes}>
      <div className={classeDaEntrada(base)}>
        <select {...resto} {...ligacoes}>
          {vazia !== null && <option value="">{vazia}</option>}
          {opcoes.map((o) => (
            <option key={o.valor} value={o.valor}>
              {o.rotulo}
            </option>
          ))}
        </select>
        <span className="seta">
          <Icone nome="baixo" tamanho={18} />
        </span>
      </div>
    </Molde>
  )
}

export interface CampoMarcarProps extends Omit<CampoBase, 'dica'>, Nativo<'input'> {
  dica?: ReactNode
}

/** Yes where it is marked. Takes `register`; with a `Controller` pass `checked` and `onChange`. */
export function CampoMarcar(props: CampoMarcarProps) {
  const { base, resto } = separar(props)
  const ligacoes = useLigacoes(base)
  return (
    <div className="campo">
      <label className="marcar">
        <input type="checkbox" {...resto} {...ligacoes} />
        <span>
          {base.rotulo} {base.artigo}
          {base.dica && <small id={`${ligacoes.id}-dica`}>{base.dica}</small>}
        </span>
      </label>
      {base.erro && (
        <div className="campo-erro" id={`${ligacoes.id}-erro`} role="alert">
          {base.erro}
        </div>
      )}
    </div>
  )
}

export interface CampoOpcoesProps extends CampoBase, Nativo<'input'> {
  opcoes: readonly (Opcao & { dica?: string })[]
  emLinha?: boolean
}

/**
 * One of two to five, all in sight. Nothing is chosen beforehand: not answered is not «não». Takes `register`; with
 * `value` and `onChange` it is controlled.
 */
export function CampoOpcoes({ opcoes, emLinha, value, ...props }: CampoOpcoesProps) {
  const { base, resto } = separar(props)
  const ligacoes = useLigacoes(base)
  return (
    <Molde {...base} ligacoes={ligacoes} grupo>
      <div className={emLinha ? 'opcoes em-linha' : 'opcoes'}>
        {opcoes.map((o) => (
          <label key={o.valor} className="marcar">
            <input
              {...resto}
              type="radio"
              name={base.name ?? ligacoes.id}
              value={o.valor}
              checked={value === undefined ? undefined : value === o.valor}
              aria-invalid={ligacoes['aria-invalid']}
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
