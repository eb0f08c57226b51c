import { useEffect, useSyncExternalStore } from 'react'
import { BotaoDeIcone } from './Botao'
import { Elo } from './Elo'
import { Icone } from './icones'
import './Mensagem.css'

export interface Mensagem {
  /** What was done: «Auto lavrado». */
  texto: string
  /** Its official number. */
  numero?: string | undefined
  /** Where it can be seen. */
  para?: string | undefined
}

interface NoAr extends Mensagem {
  chave: number
}

let noAr: readonly NoAr[] = []
let proxima = 1
const ouvintes = new Set<() => void>()
/** Long enough to be read aloud twice; the pointer or the focus on it holds it. */
const DURACAO_MS = 12_000

function trocar(novas: readonly NoAr[]) {
  noAr = novas
  for (const ouvinte of ouvintes) ouvinte()
}

/** Says what was saved and its number; screens call it when the server has answered. */
export function avisar(mensagem: Mensagem): void {
  trocar([...noAr.slice(-2), { ...mensagem, chave: proxima++ }])
}

function fechar(chave: number) {
  trocar(noAr.filter((m) => m.chave !== chave))
}

function Aviso({ mensagem }: { mensagem: NoAr }) {
  useEffect(() => {
    const relogio = setInterval(() => {
      const caixa = document.getElementById(`mensagem-${mensagem.chave}`)
      if (!caixa?.matches(':hover, :focus-within')) fechar(mensagem.chave)
    }, DURACAO_MS)
    return () => clearInterval(relogio)
  }, [mensagem.chave])
  return (
    <div className="mensagem" id={`mensagem-${mensagem.chave}`}>
      <Icone nome="certo" />
      <span>
        {mensagem.texto}
        {mensagem.numero && (
          <>
            {' '}
            <b className="mono">{mensagem.numero}</b>
          </>
        )}
      </span>
      {mensagem.para && <Elo para={mensagem.para}>Ver</Elo>}
      <BotaoDeIcone icone="fechar" rotulo="Fechar aviso" onClick={() => fechar(mensagem.chave)} />
    </div>
  )
}

/** The place where messages appear and are read aloud; once in the application. */
export function Mensagens() {
  const mensagens = useSyncExternalStore(
    (ouvinte) => {
      ouvintes.add(ouvinte)
      return () => ouvintes.delete(ouvinte)
    },
    () => noAr,
  )
  return (
    <div className="mensagens" role="status" aria-live="polite">
      {mensagens.map((m) => (
        <Aviso key={m.chave} mensagem={m} />
      ))}
    </div>
  )
}
