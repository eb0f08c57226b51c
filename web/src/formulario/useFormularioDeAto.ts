import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { useAto } from '../api/ato'
import type { Problema } from '../api/problema'
import { type ErroDoCampo, errosDoFormulario } from '../ui/campos/ResumoDeErros'
import { avisar, type Mensagem } from '../ui/Mensagem'

type Pedido = Parameters<ReturnType<typeof useAto>['mutateAsync']>[0]

export interface OpcoesDoFormulario<V extends FieldValues, R> {
  /** Every field of the form with the value it starts with; text that is empty is `''`. */
  inicial: V
  /** Path and body of the request, from what was typed. */
  pedido: (valores: V) => Omit<Pedido, 'versao'>
  /** Version of the case or record on screen now; sent as `If-Match`. */
  versao?: number | undefined
  /** What is said when it was saved; without it, the answer's own `mensagem`. Null says nothing. */
  mensagem?: (resposta: R, valores: V) => Mensagem | null
  /** After everything on screen was read anew. */
  aoFazer?: (resposta: R, valores: V) => void
}

export interface FormularioDoAto<V extends FieldValues> extends UseFormReturn<V> {
  /** `register` and the field's error together, for the fields that take text as it is (`CampoTexto`, `CampoArea`, …). */
  campo: <N extends Path<V>>(
    nome: N,
    regras?: RegisterOptions<V, N>,
  ) => UseFormRegisterReturn<N> & { erro: string | undefined }
  aoEnviar: (evento?: FormEvent) => void
  enviando: boolean
  /** The last refusal, until the next attempt. With status 412 the page has already been read anew. */
  recusa: Problema | null
  erros: readonly ErroDoCampo[]
}

const ehGrupo = (v: unknown): v is Record<string, unknown> =>
  typeof v === 'object' && v !== null && !(v instanceof Blob)

/** The field at which a path ends: the server may see items inside what is one field here; null where there is none. */
function campoDe(caminho: string, valores: FieldValues): string | null {
  let dentro: unknown = valores
  const lido: string[] = []
  for (const parte of caminho.split('.')) {
    if (!ehGrupo(dentro) || !Object.hasOwn(dentro, parte)) break
    const proximo: unknown = dentro[parte]
    if (Array.isArray(dentro) && !ehGrupo(proximo)) break
    lido.push(parte)
    dentro = proximo
  }
  return lido.join('.') || null
}

/** Where each error of a refusal is shown: at its field, or at the root where the form has no such field. */
export function lugaresDosErros(
  erros: Problema['erros'],
  valores: FieldValues,
): { nome: string; mensagem: string }[] {
  return erros.map(({ campo, mensagem }, i) => ({
    nome: campoDe(campo, valores) ?? `root.recusa${i}`,
    mensagem,
  }))
}

/** The version the person saw: the one at the opening, and after a 412 the one read since. */
function useVersaoVista(versao: number | undefined, recusa: Problema | null) {
  const vista = useRef(versao)
  useEffect(() => {
    if (recusa?.status === 412 || vista.current === undefined) vista.current = versao
  }, [versao, recusa])
  return vista
}

function dizer(resposta: unknown): Mensagem | null {
  const texto = (resposta as { mensagem?: unknown } | null)?.mensagem
  return typeof texto === 'string' ? { texto } : null
}

/**
 * A form that does one act: react-hook-form, the request with its key and version, and the server's refusal on the
 * fields it names. What was typed is never lost: not on a refusal, not on a lost connection, not when somebody else
 * changed the case first. Draw it with `FormularioDeAto`.
 */
export function useFormularioDeAto<V extends FieldValues, R = { mensagem: string }>(
  opcoes: OpcoesDoFormulario<V, R>,
): FormularioDoAto<V> {
  const { pedido, versao, aoFazer, mensagem = dizer } = opcoes
  const form = useForm<V>({ defaultValues: opcoes.inicial as DefaultValues<V>, shouldFocusError: false })
  const ato = useAto<R>()
  const consultas = useQueryClient()
  const [recusa, recusar] = useState<Problema | null>(null)
  const vista = useVersaoVista(versao, recusa)
  const { errors, isSubmitting } = form.formState

  async function enviar(valores: V) {
    try {
      const comVersao = vista.current === undefined ? {} : { versao: vista.current }
      const resposta = await ato.mutateAsync({ ...pedido(valores), ...comVersao })
      const dito = mensagem(resposta, valores)
      if (dito) avisar(dito)
      aoFazer?.(resposta, valores)
    } catch (erro) {
      if (typeof (erro as Problema).codigo !== 'string') throw erro
      const problema = erro as Problema
      if (problema.status === 412) await consultas.invalidateQueries()
      for (const { nome, mensagem: message } of lugaresDosErros(problema.erros, valores)) {
        form.setError(nome as Path<V>, { type: 'servidor', message })
      }
      recusar(problema)
    }
  }

  return {
    ...form,
    campo: (nome, regras) => {
      const erro = form.getFieldState(nome, form.formState).error?.message
      return { ...form.register(nome, regras), erro }
    },
    aoEnviar: (evento) => {
      evento?.preventDefault()
      // A portal's submit also climbs to the form of the page behind the dialogue.
      evento?.stopPropagation()
      if (isSubmitting) return
      recusar(null)
      // An error on a field without rules would otherwise refuse the form for ever.
      form.clearErrors()
      void form.handleSubmit(enviar)()
    },
    enviando: isSubmitting,
    recusa,
    erros: errosDoFormulario(errors),
  }
}
