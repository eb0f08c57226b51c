import { type ReactNode, useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Problema } from '../api/problema'
import { Artigo } from '../ui/Artigo'
import { Botao, type BotaoProps } from '../ui/Botao'
import { Aviso } from '../ui/basicos'
import { ResumoDeErros } from '../ui/campos/ResumoDeErros'
import { PeDoDialogo } from '../ui/Dialogo'
import type { FormularioDoAto } from './useFormularioDeAto'

function Fundamento({ recusa, norma }: { recusa: Problema; norma: string | undefined }) {
  if (!recusa.dispositivo) return null
  return norma ? (
    <Artigo norma={norma} dispositivo={recusa.dispositivo} />
  ) : (
    <b>{recusa.dispositivo_escrito}</b>
  )
}

/** The refusal as a whole: the cursor comes here where no field is at fault. */
function Recusa({
  recusa,
  norma,
  comCampos,
}: {
  recusa: Problema
  norma: string | undefined
  comCampos: boolean
}) {
  const caixa = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!comCampos) caixa.current?.focus()
  }, [comCampos])
  if (comCampos) {
    return recusa.dispositivo ? (
      <p className="mudo">
        Assim pede a lei: <Fundamento recusa={recusa} norma={norma} />
      </p>
    ) : null
  }
  return (
    <div ref={caixa} tabIndex={-1}>
      <Aviso tom={recusa.status === 412 ? 'alerta' : 'mau'} titulo={`${recusa.title}.`} falado>
        {recusa.detail} <Fundamento recusa={recusa} norma={norma} />
      </Aviso>
    </div>
  )
}

export interface FormularioDeAtoProps<V extends FieldValues> {
  formulario: FormularioDoAto<V>
  /** Words of the button that does the act: a verb and what it does, «Registrar defesa». */
  enviar: ReactNode
  tom?: BotaoProps['tom']
  /** The quiet button; there is none where it is not given. */
  aoCancelar?: (() => void) | undefined
  /** The law whose provisions a refusal cites. */
  norma?: string | undefined
  /** Inside `Dialogo` the buttons take its foot. */
  dialogo?: boolean
  children: ReactNode
}

/** A form that does one act: what was refused at its head, the fields, and the buttons at its foot. */
export function FormularioDeAto<V extends FieldValues>(p: FormularioDeAtoProps<V>) {
  const { formulario: f, enviar, tom, aoCancelar, norma, dialogo, children } = p
  const temCampos = f.erros.length > 0
  const botoes = (
    <>
      {aoCancelar && (
        <Botao tom="texto" onClick={aoCancelar}>
          Cancelar
        </Botao>
      )}
      <Botao type="submit" pendente={f.enviando} {...(tom && { tom })}>
        {enviar}
      </Botao>
    </>
  )
  return (
    <form noValidate onSubmit={f.aoEnviar} className="pilha">
      <ResumoDeErros erros={f.erros} tentativa={f.formState.submitCount} />
      {f.recusa && <Recusa recusa={f.recusa} norma={norma} comCampos={temCampos} />}
      {children}
      {dialogo ? <PeDoDialogo>{botoes}</PeDoDialogo> : <div className="fileira">{botoes}</div>}
    </form>
  )
}
