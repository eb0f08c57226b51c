import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { PaginaNaoEncontrada } from '../raiz'
import { AbasDeFiltro } from '../ui/AbasDeFiltro'
import { Botao } from '../ui/Botao'
import { Cartao } from '../ui/Cartao'
import { nomeDaNorma } from '../ui/citacao'
import { useParametro } from '../ui/endereco'
import { Pagina } from '../ui/Pagina'
import { Arvore } from './Arvore'
import { arvoreDe } from './arvore'
import { MATRIZ, type NormaDaMatriz } from './lei'
import { MODOS, NORMAS, ORDEM_DOS_MODOS } from './palavras'

export const ehNorma = (norma: string): norma is NormaDaMatriz => Object.hasOwn(MATRIZ, norma)

function Filtros({ norma }: { norma: NormaDaMatriz }) {
  const { provisoes } = MATRIZ[norma]
  const conta = (modo: string) => provisoes.filter((p) => p.computavel === modo).length
  return (
    <AbasDeFiltro
      rotulo="O que o sistema faz"
      parametro="modo"
      opcoes={[
        { valor: null, rotulo: 'Tudo', contagem: provisoes.length },
        ...ORDEM_DOS_MODOS.filter((m) => conta(m) > 0).map((m) => ({
          valor: m,
          rotulo: MODOS[m].nome,
          contagem: conta(m),
        })),
      ]}
    />
  )
}

/** A law as a tree by article. */
function Lei({ norma }: { norma: NormaDaMatriz }) {
  const [modo] = useParametro('modo')
  const [abertos, abrir] = useState<boolean | null>(null)
  const { provisoes } = MATRIZ[norma]
  const linhas = modo ? provisoes.filter((p) => p.computavel === modo) : provisoes
  return (
    <Pagina
      titulo={nomeDaNorma(norma)}
      migalha={[{ rotulo: 'Normas', para: '/normas' }]}
      sobre={NORMAS[norma].assunto}
      acoes={
        <Botao tom="fraco" onClick={() => abrir(!(abertos ?? modo !== null))}>
          {(abertos ?? modo !== null) ? 'Fechar todos' : 'Abrir todos'}
        </Botao>
      }
    >
      <Filtros norma={norma} />
      <Cartao>
        <Arvore
          key={`${modo}${abertos}`}
          norma={norma}
          arvore={arvoreDe(linhas)}
          abertos={abertos ?? modo !== null}
        />
      </Cartao>
    </Pagina>
  )
}

export default function PaginaDaNorma() {
  const { norma } = useParams({ strict: false })
  return norma && ehNorma(norma) ? <Lei key={norma} norma={norma} /> : <PaginaNaoEncontrada />
}
