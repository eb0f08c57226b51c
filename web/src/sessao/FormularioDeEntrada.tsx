import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Problema } from '../api/problema'
import { Botao } from '../ui/Botao'
import { Aviso } from '../ui/basicos'
import { CampoTexto } from '../ui/campos/CampoTexto'
import { type Eu, entrar } from './sessao'

interface Credenciais {
  email: string
  senha: string
}

const EMAIL = { value: /^\S+@\S+\.\S+$/, message: 'Escreva o e-mail inteiro, como nome@orgao.gov.br.' }

export interface FormularioDeEntradaProps {
  /** The account that was in use, where a session ended. */
  email?: string
  aoEntrar: (eu: Eu) => void
}

/** E-mail and password. A refusal is said at the password and the cursor goes there. */
export function FormularioDeEntrada({ email = '', aoEntrar }: FormularioDeEntradaProps) {
  const form = useForm<Credenciais>({ defaultValues: { email, senha: '' } })
  const { errors, isSubmitting } = form.formState
  const [recusa, recusar] = useState<Problema | null>(null)
  const { setFocus } = form
  useEffect(() => setFocus(email ? 'senha' : 'email'), [setFocus, email])

  async function enviar(credenciais: Credenciais) {
    recusar(null)
    try {
      aoEntrar(await entrar({ email: credenciais.email.trim(), senha: credenciais.senha }))
    } catch (erro) {
      const problema = erro as Problema
      if (!problema.erros) throw erro
      const { campo } = problema
      if (campo !== 'email' && campo !== 'senha') return recusar(problema)
      const message = campo === 'email' ? EMAIL.message : problema.detail
      form.setError(campo, { message }, { shouldFocus: true })
    }
  }

  return (
    <form noValidate className="pilha" onSubmit={form.handleSubmit(enviar)}>
      {recusa && (
        <Aviso tom="mau" titulo={`${recusa.title}.`} falado>
          {recusa.detail}
        </Aviso>
      )}
      <CampoTexto
        rotulo="E-mail"
        type="email"
        autoComplete="username"
        erro={errors.email?.message}
        {...form.register('email', { required: 'Escreva o seu e-mail.', pattern: EMAIL })}
      />
      <CampoTexto
        rotulo="Senha"
        type="password"
        autoComplete="current-password"
        erro={errors.senha?.message}
        {...form.register('senha', { required: 'Escreva a sua senha.' })}
      />
      <Botao type="submit" largo pendente={isSubmitting}>
        Entrar
      </Botao>
    </form>
  )
}
