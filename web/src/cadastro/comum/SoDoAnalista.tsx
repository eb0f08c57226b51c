import type { ReactNode } from 'react'
import { useEu } from '../../sessao/sessao'
import { BotaoElo } from '../../ui/Botao'
import { Vazio } from '../../ui/basicos'

/** A page that changes the register, opened by somebody who may only read it. */
export function SoDoAnalista({ voltar, children }: { voltar: string; children: ReactNode }) {
  if (useEu().papel === 'analista') return children
  return (
    <>
      <title>Cadastro · Outorga</title>
      <Vazio
        nivel={1}
        titulo="Só o analista muda o cadastro"
        acao={<BotaoElo para={voltar}>Voltar</BotaoElo>}
      >
        Você pode ler tudo o que está aqui. Para mudar algo, fale com o analista da autoridade.
      </Vazio>
    </>
  )
}
