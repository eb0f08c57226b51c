import { useState } from 'react'
import { Botao } from '../ui/Botao'
import { Aviso } from '../ui/basicos'
import { CampoArea } from '../ui/campos/CampoTexto'
import { Dialogo, PeDoDialogo } from '../ui/Dialogo'
import { numero } from '../ui/formatos'
import './campos.css'
import { type Colado, lerColado } from './colar'
import type { Campo, Valores } from './valores'

function Entendido({ linhas, avisos }: Colado) {
  return (
    <Aviso
      tom={avisos.length > 0 ? 'alerta' : 'azul'}
      titulo={
        linhas.length === 1 ? '1 linha entendida.' : `${numero(String(linhas.length))} linhas entendidas.`
      }
    >
      {avisos.length > 0 && (
        <ul className="nao-entendido">
          {avisos.slice(0, 12).map((a) => (
            <li key={a}>{a}</li>
          ))}
          {avisos.length > 12 && <li>e mais {avisos.length - 12}</li>}
        </ul>
      )}
    </Aviso>
  )
}

interface ColarProps {
  itens: readonly Campo[]
  aoColar: (linhas: Valores[]) => void
}

function Colar({ itens, aoColar, aoFechar }: ColarProps & { aoFechar: () => void }) {
  const [texto, escrever] = useState('')
  const colado = texto.trim() === '' ? null : lerColado(texto, itens)
  const quantas = colado?.linhas.length ?? 0
  return (
    <div className="pilha">
      <CampoArea
        rotulo="Linhas da planilha"
        dica={`Nesta ordem, ou com os títulos na primeira linha: ${itens.map((i) => i.rotulo).join(', ')}.`}
        rows={8}
        value={texto}
        onChange={(e) => escrever(e.target.value)}
      />
      {colado && <Entendido {...colado} />}
      <PeDoDialogo>
        <Botao tom="texto" onClick={aoFechar}>
          Cancelar
        </Botao>
        <Botao
          disabled={quantas === 0}
          onClick={() => {
            aoColar(colado?.linhas ?? [])
            aoFechar()
          }}
        >
          {quantas === 1 ? 'Juntar 1 linha' : `Juntar ${quantas} linhas`}
        </Botao>
      </PeDoDialogo>
    </div>
  )
}

/** Rows of a spreadsheet become items of a list; what was not understood is named before they do. */
export function ColarDaPlanilha(p: ColarProps) {
  const [aberto, abrir] = useState(false)
  const fechar = () => abrir(false)
  return (
    <>
      <Botao tom="texto" onClick={() => abrir(true)}>
        Colar da planilha
      </Botao>
      <Dialogo titulo="Colar da planilha" largura="g" aberto={aberto} aoFechar={fechar}>
        <Colar {...p} aoFechar={fechar} />
      </Dialogo>
    </>
  )
}
