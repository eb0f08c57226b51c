import { useDeferredValue } from 'react'
import { Situacao, Vazio } from '../ui/basicos'
import { Cartao } from '../ui/Cartao'
import { nomeDaNorma } from '../ui/citacao'
import { Elo } from '../ui/Elo'
import { MATRIZ, type NormaDaMatriz, type Provisao } from './lei'
import { enderecoNaLei, MODOS, NORMAS, nomeDoDispositivo, ORDEM_DOS_MODOS } from './palavras'
import { procurar } from './procurar'

const IDS = Object.keys(MATRIZ) as NormaDaMatriz[]
const MAXIMO = 40

function PorQueNao({ provisoes }: { provisoes: readonly Provisao[] }) {
  const motivos = [...new Set(provisoes.flatMap((p) => p.motivo ?? []))]
  if (motivos.length === 0) return null
  return (
    <details className="normas-porque">
      <summary>Por que há artigos que só informam</summary>
      <ul>
        {motivos.map((m) => (
          <li key={m}>{m}</li>
        ))}
      </ul>
    </details>
  )
}

function CartaoDaLei({ norma }: { norma: NormaDaMatriz }) {
  const { provisoes } = MATRIZ[norma]
  return (
    <Cartao
      titulo={<Elo para={enderecoNaLei(norma)}>{nomeDaNorma(norma)}</Elo>}
      nota={`${provisoes.length} dispositivos`}
    >
      <p>{NORMAS[norma].assunto}</p>
      <ul className="normas-contas">
        {ORDEM_DOS_MODOS.map((modo) => {
          const quantos = provisoes.filter((p) => p.computavel === modo).length
          return (
            quantos > 0 && (
              <li key={modo}>
                <Elo para={`${enderecoNaLei(norma)}?modo=${modo}`}>
                  <span>{MODOS[modo].conta}</span>
                  <b>{quantos}</b>
                </Elo>
              </li>
            )
          )
        })}
      </ul>
      <PorQueNao provisoes={provisoes} />
    </Cartao>
  )
}

function Achado({ norma, p }: { norma: string; p: Provisao }) {
  return (
    <li>
      <Elo para={enderecoNaLei(norma, p.dispositivo)}>
        <b>{nomeDoDispositivo(p.dispositivo)}</b> {p.resumo}
      </Elo>
      <Situacao tom={MODOS[p.computavel].tom}>{MODOS[p.computavel].nome}</Situacao>
    </li>
  )
}

function Achados({ palavras }: { palavras: string }) {
  const achados = IDS.map((norma) => [norma, procurar(MATRIZ[norma].provisoes, palavras)] as const)
  const comAlgum = achados.filter(([, lista]) => lista.length > 0)
  const total = comAlgum.reduce((n, [, lista]) => n + lista.length, 0)
  return (
    <>
      <p className="mudo" role="status">
        {total === 0 ? '' : total === 1 ? '1 dispositivo encontrado.' : `${total} dispositivos encontrados.`}
      </p>
      {total === 0 && (
        <Vazio nivel={2} titulo="Nada encontrado">
          Tente menos palavras, ou só o número do artigo.
        </Vazio>
      )}
      {comAlgum.map(([norma, lista]) => (
        <Cartao key={norma} titulo={nomeDaNorma(norma)} nota={String(lista.length)}>
          <ul className="normas-achados">
            {lista.slice(0, MAXIMO).map((p) => (
              <Achado key={p.dispositivo + (p.parte ?? '')} norma={norma} p={p} />
            ))}
          </ul>
          {lista.length > MAXIMO && (
            <p className="mudo">
              Aqui estão os primeiros {MAXIMO}: acrescente uma palavra para achar os outros.
            </p>
          )}
        </Cartao>
      ))}
    </>
  )
}

/** The laws as cards; what the words find, where there are words. */
export default function LeisEAchados({ palavras }: { palavras: string }) {
  const adiadas = useDeferredValue(palavras.trim())
  if (adiadas !== '') return <Achados palavras={adiadas} />
  return (
    <div className="normas-leis">
      {IDS.map((norma) => (
        <CartaoDaLei key={norma} norma={norma} />
      ))}
    </div>
  )
}
