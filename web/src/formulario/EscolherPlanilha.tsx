import { useEffect, useRef, useState } from 'react'
import { lerNoServidor } from '../api/arquivo'
import type { Problema } from '../api/problema'
import { Botao } from '../ui/Botao'
import { Aviso } from '../ui/basicos'
import { MAIOR_ARQUIVO } from '../ui/campos/CampoArquivos'
import { Dialogo, PeDoDialogo } from '../ui/Dialogo'
import './campos.css'
import { LinhasLidas } from './LinhasLidas'
import {
  contarLinhas,
  dizerQuantasErradas,
  emBranco,
  enderecoDaLeitura,
  type LidoDaPlanilha,
  linhasDoFormulario,
  PLANILHAS,
} from './planilha'
import type { Campo, Valores } from './valores'

interface Escolhida {
  arquivo: string
  lido: LidoDaPlanilha
}

type Leitura =
  | { passo: 'nada' | 'lendo' }
  | { passo: 'recusada'; motivo: string }
  /** Something is in the list already: whoever wrote it says what becomes of it. */
  | ({ passo: 'perguntando'; jaEstao: Valores[] } & Escolhida)
  /** `antes`: rows of the list before those of the file. */
  | ({ passo: 'pronta'; antes: number; mexida: number } & Escolhida)

interface EscolherProps {
  /** Path of the list in the form. */
  nome: string
  planilha: string
  itens: readonly Campo[]
  /** The whole form as it stands. */
  acima: Valores
  /** The rows in the list now. */
  linhasAgora: () => Valores[]
  aoPreencher: (linhas: Valores[]) => void
  /** Changes whenever a row leaves or changes place. */
  mexida: number
}

function Pergunta(p: Escolhida & { jaEstao: Valores[]; aoDizer: (ficam: Valores[] | null) => void }) {
  const erradas = dizerQuantasErradas(p.lido)
  return (
    <Dialogo titulo="O que já está na lista fica?" aberto aoFechar={() => p.aoDizer(null)}>
      <div className="pilha">
        <p>
          <b className="nome-do-arquivo">{p.arquivo}</b> tem {contarLinhas(p.lido.linhas.length)}
          {erradas && `; ${erradas}`}. Na lista já há {contarLinhas(p.jaEstao.length)}: as da planilha entram
          depois, ou no lugar?
        </p>
        <PeDoDialogo>
          <Botao tom="texto" onClick={() => p.aoDizer(null)}>
            Cancelar
          </Botao>
          <Botao tom="fraco" onClick={() => p.aoDizer([])}>
            Pôr no lugar
          </Botao>
          <Botao onClick={() => p.aoDizer(p.jaEstao)}>Juntar depois</Botao>
        </PeDoDialogo>
      </div>
    </Dialogo>
  )
}

const GRANDE = 'O arquivo passa de 10 MB. Deixe nele só os dados da lista.'

/** A spreadsheet's file becomes rows of a list: the server reads it, and what it did not understand is named. */
export function EscolherPlanilha(p: EscolherProps) {
  const [leitura, guardar] = useState<Leitura>({ passo: 'nada' })
  const entrada = useRef<HTMLInputElement>(null)
  const pedido = useRef<AbortController>(null)
  useEffect(() => () => pedido.current?.abort(), [])

  function preencher({ arquivo, lido }: Escolhida, ficam: Valores[]) {
    p.aoPreencher([...ficam, ...linhasDoFormulario(lido, p.itens)])
    guardar({ passo: 'pronta', arquivo, lido, antes: ficam.length, mexida: p.mexida })
  }
  async function ler(arquivo: File) {
    if (arquivo.size > MAIOR_ARQUIVO) return guardar({ passo: 'recusada', motivo: GRANDE })
    pedido.current = new AbortController()
    const { signal } = pedido.current
    guardar({ passo: 'lendo' })
    try {
      const lido = await lerNoServidor<LidoDaPlanilha>(
        enderecoDaLeitura(p.planilha, p.acima),
        arquivo,
        signal,
      )
      if (lido.linhas.length === 0)
        return guardar({ passo: 'recusada', motivo: 'A planilha só tem os títulos.' })
      const jaEstao = p.linhasAgora().filter((linha) => !emBranco(linha))
      const escolhida = { arquivo: arquivo.name, lido }
      if (jaEstao.length === 0) preencher(escolhida, [])
      else guardar({ passo: 'perguntando', jaEstao, ...escolhida })
    } catch (erro) {
      if (signal.aborted) return
      if (typeof (erro as Problema).detail !== 'string') throw erro
      guardar({ passo: 'recusada', motivo: (erro as Problema).detail })
    }
  }
  return (
    <>
      <Botao tom="texto" pendente={leitura.passo === 'lendo'} onClick={() => entrada.current?.click()}>
        Escolher planilha
      </Botao>
      <input
        ref={entrada}
        type="file"
        hidden
        accept={PLANILHAS}
        onChange={(e) => {
          const [arquivo] = e.target.files ?? []
          // The same file, corrected, may be chosen again.
          e.target.value = ''
          if (arquivo) void ler(arquivo)
        }}
      />
      {leitura.passo === 'recusada' && (
        <div className="da-planilha">
          <Aviso tom="mau" falado>
            {leitura.motivo}
          </Aviso>
        </div>
      )}
      {leitura.passo === 'perguntando' && (
        <Pergunta
          {...leitura}
          aoDizer={(ficam) => (ficam ? preencher(leitura, ficam) : guardar({ passo: 'nada' }))}
        />
      )}
      {leitura.passo === 'pronta' && (
        <LinhasLidas
          {...leitura}
          itens={p.itens}
          // Past a change of places no number says any more which row it was.
          caminho={
            leitura.mexida === p.mexida ? (i, coluna) => `${p.nome}.${leitura.antes + i}.${coluna}` : null
          }
        />
      )}
    </>
  )
}
