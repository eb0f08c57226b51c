import { useState } from 'react'
import { AbasDeFiltro } from '../../ui/AbasDeFiltro'
import { Botao } from '../../ui/Botao'
import { Situacao, type Tom } from '../../ui/basicos'
import { useParametro } from '../../ui/endereco'
import { Icone } from '../../ui/icones'
import { type Coluna, Tabela } from '../../ui/Tabela'
import type { LinhaDaPrevia, Previa } from './previa'

const POR_VEZ = 50

const ACAO: Readonly<Record<LinhaDaPrevia['acao'], { nome: string; tom: Tom }>> = {
  cadastrar: { nome: 'entra no cadastro', tom: 'bom' },
  alterar: { nome: 'altera o cadastro', tom: 'azul' },
  nada: { nome: 'sem mudança', tom: 'cinza' },
}

function Erros({ linha, colunas }: { linha: LinhaDaPrevia; colunas: Previa['colunas'] }) {
  const { nome, tom } = ACAO[linha.acao]
  if (linha.erros.length === 0) return <Situacao tom={tom}>{nome}</Situacao>
  return (
    <ul className="erros-da-linha">
      {linha.erros.map((e) => {
        const coluna = colunas.find((c) => c.campo !== null && e.campo.split('.')[0] === c.campo)
        return (
          <li key={`${e.campo}${e.mensagem}`}>
            <Icone nome="triangulo" tamanho={16} />
            <span>
              {coluna && <b>{coluna.cabecalho}: </b>}
              {e.mensagem}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

const errada = (linha: LinhaDaPrevia, campo: string | null) =>
  campo !== null && linha.erros.some((e) => e.campo.split('.')[0] === campo)

function colunasDa(p: Previa): Coluna<LinhaDaPrevia>[] {
  return [
    { chave: 'numero', titulo: 'Linha', principal: true, justa: true, celula: (l) => `Linha ${l.numero}` },
    { chave: 'acao', titulo: 'O que acontece', celula: (l) => <Erros linha={l} colunas={p.colunas} /> },
    ...p.colunas.map((c, i) => ({
      chave: `c${i}`,
      titulo: c.campo === null ? `${c.cabecalho} (não usada)` : c.cabecalho,
      celula: (l: LinhaDaPrevia) => (
        <span className={errada(l, c.campo) ? 'celula-errada' : c.campo === null ? 'mudo' : undefined}>
          {l.valores[i] || <span className="mudo">em branco</span>}
        </span>
      ),
    })),
  ]
}

/** The spreadsheet as it was understood: each row, what it does or what is wrong with it. */
export function TabelaDaPrevia({ previa: p }: { previa: Previa }) {
  const [ver] = useParametro('ver')
  const [quantas, mostrar] = useState(POR_VEZ)
  const certo = (l: LinhaDaPrevia) => l.erros.length === 0
  const escolhidas = p.linhas.filter((l) =>
    ver === 'erradas' ? !certo(l) : ver === 'certas' ? certo(l) : true,
  )
  return (
    <>
      {p.com_erro > 0 && (
        <AbasDeFiltro
          rotulo="Linhas"
          parametro="ver"
          opcoes={[
            { valor: null, rotulo: 'Todas', contagem: p.linhas.length },
            { valor: 'erradas', rotulo: 'Com erro', contagem: p.com_erro },
            { valor: 'certas', rotulo: 'Certas', contagem: p.certas },
          ]}
        />
      )}
      <div className="previa">
        <Tabela
          legenda="Linhas da planilha"
          colunas={colunasDa(p)}
          linhas={escolhidas.slice(0, quantas)}
          chaveDe={(l) => String(l.numero)}
          vazio={<p className="mudo cadastro-nada">Nenhuma linha.</p>}
        />
      </div>
      {escolhidas.length > quantas && (
        <div className="cadastro-todos">
          <Botao tom="texto" onClick={() => mostrar((n) => n + POR_VEZ)}>
            Mostrar mais {Math.min(POR_VEZ, escolhidas.length - quantas)}
          </Botao>
        </div>
      )}
    </>
  )
}
