import type { ReactNode } from 'react'
import {
  type ControllerRenderProps,
  type FieldValues,
  type Path,
  type RegisterOptions,
  useController,
} from 'react-hook-form'
import type { FormularioDoAto } from './useFormularioDeAto'

export interface ControladoProps<V extends FieldValues, N extends Path<V>> {
  formulario: FormularioDoAto<V>
  nome: N
  regras?: Omit<RegisterOptions<V, N>, 'valueAsNumber' | 'valueAsDate' | 'setValueAs' | 'disabled'>
  /** Draws the field with what ties it to the form: `(campo) => <CampoData rotulo="Dia" {...campo} />`. */
  children: (campo: ControllerRenderProps<V, N> & { erro: string | undefined }) => ReactNode
}

/** A field whose value has another form than its text: a date, an amount, files, one of many. */
export function Controlado<V extends FieldValues, N extends Path<V>>(p: ControladoProps<V, N>) {
  const { field, fieldState } = useController({
    control: p.formulario.control,
    name: p.nome,
    ...(p.regras && { rules: p.regras }),
  })
  return p.children({ ...field, erro: fieldState.error?.message })
}
