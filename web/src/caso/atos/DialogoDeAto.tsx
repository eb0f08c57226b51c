import { type ReactNode, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormularioDeAto } from '../../formulario/FormularioDeAto'
import type { FormularioDoAto } from '../../formulario/useFormularioDeAto'
import type { Eu } from '../../sessao/sessao'
import type { BotaoProps } from '../../ui/Botao'
import { Aviso } from '../../ui/basicos'
import { Dialogo, type DialogoProps } from '../../ui/Dialogo'
import { instanteCurto } from '../../ui/formatos'
import type { Evento } from '../tipos'
import { novidadesDesde } from './comum'

interface DialogoDeAtoProps<V extends FieldValues> {
  titulo: string
  formulario: FormularioDoAto<V>
  /** Words of the button; the title where not given. */
  enviar?: string
  tom?: BotaoProps['tom']
  largura?: DialogoProps['largura']
  eu: Eu
  /** The case that the act changes; it is followed for what others did meanwhile. */
  caso?: { versao: number; eventos: readonly Evento[] }
  aoFechar: () => void
  children: ReactNode
}

/** What somebody else did since the dialogue was opened. What was typed stays. */
function Novidades({ eventos, zona }: { eventos: readonly Evento[]; zona: string }) {
  if (eventos.length === 0) return null
  return (
    <Aviso tom="alerta" titulo="O que mudou enquanto você escrevia:">
      <ul className="novidades">
        {eventos.map((e) => (
          <li key={e.ordem}>
            <b>{e.titulo}</b> · {instanteCurto(e.momento, zona)} · {e.autor}, {e.cargo}
            {e.linhas[0] && `: ${e.linhas[0]}`}
          </li>
        ))}
      </ul>
      Confira e envie de novo, se ainda couber.
    </Aviso>
  )
}

/** The window of one act: its form, what the law makes of it, and what changed meanwhile. */
export function DialogoDeAto<V extends FieldValues>(p: DialogoDeAtoProps<V>) {
  const { titulo, formulario, enviar = titulo, tom, largura = 'm', eu, caso, aoFechar, children } = p
  const aoAbrir = useRef(caso?.versao ?? 0)
  const novidades =
    caso && formulario.recusa?.status === 412 ? novidadesDesde(caso.eventos, aoAbrir.current) : []
  return (
    <Dialogo titulo={titulo} largura={largura} aberto aoFechar={aoFechar}>
      <FormularioDeAto
        formulario={formulario}
        enviar={enviar}
        {...(tom && { tom })}
        aoCancelar={aoFechar}
        norma={eu.autoridade.norma}
        dialogo
      >
        <Novidades eventos={novidades} zona={eu.autoridade.fuso} />
        {children}
      </FormularioDeAto>
    </Dialogo>
  )
}
