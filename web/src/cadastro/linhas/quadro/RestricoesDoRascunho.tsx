import { useState } from 'react'
import { Botao, BotaoDeIcone } from '../../../ui/Botao'
import { CampoEscolha } from '../../../ui/campos/CampoTexto'
import type { ParteDoRascunho } from './PontosDoRascunho'
import './quadro.css'

/** Sections between which no ticket is sold, either way. */
export function RestricoesDoRascunho({ rascunho: r, mudar, erros }: ParteDoRascunho) {
  const [[a, b], escolher] = useState(['', ''])
  const secoes = r.pontos.filter((p) => p.secao).map((p) => ({ valor: p.ponto_id, rotulo: p.nome }))
  const nome = (id: string) => r.pontos.find((p) => p.ponto_id === id)?.nome ?? ''
  const cabe = a !== '' && b !== '' && a !== b
  return (
    <div className="pilha">
      {r.restricoes.length > 0 && (
        <ul className="quadro-mudou">
          {r.restricoes.map(([x, y], i) => (
            <li key={`${x} ${y}`} className="fileira">
              {nome(x)} – {nome(y)}
              <BotaoDeIcone
                icone="lixo"
                rotulo={`Tirar a restrição entre ${nome(x)} e ${nome(y)}`}
                onClick={() => mudar({ ...r, restricoes: r.restricoes.toSpliced(i, 1) })}
              />
              {erros.get(`restricoes.${i}`)}
            </li>
          ))}
        </ul>
      )}
      <div className="grade-de-campos">
        <CampoEscolha
          rotulo="Entre"
          opcoes={secoes}
          value={a ?? ''}
          onChange={(e) => escolher([e.target.value, b ?? ''])}
        />
        <CampoEscolha
          rotulo="E"
          opcoes={secoes.filter((s) => s.valor !== a)}
          value={b ?? ''}
          onChange={(e) => escolher([a ?? '', e.target.value])}
        />
      </div>
      <div className="fileira">
        <Botao
          tom="fraco"
          disabled={!cabe}
          onClick={() => {
            mudar({ ...r, restricoes: [...r.restricoes, [a ?? '', b ?? '']] })
            escolher(['', ''])
          }}
        >
          Juntar restrição
        </Botao>
      </div>
    </div>
  )
}
