import type { ReactNode } from 'react'
import { Artigo } from './Artigo'
import type { Citacao } from './citacao'
import { diaMesAno, ehData } from './formatos'
import './Memoria.css'

/** One step of a calculation, in the shape in which `lei` and the server give it. */
export interface PassoDaMemoria {
  dispositivo?: string | null | undefined
  descricao: ReactNode
  /** A second, quiet line; made from `parametro` where it is not given. */
  detalhe?: ReactNode
  resultado: string
  parametro?:
    | { nome: string; valor: string; de: string; ate: string | null; ato: string; demonstracao: boolean }
    | undefined
  leituras?: readonly string[] | undefined
  /** False where the rule was looked at and does not apply. */
  aplicado?: boolean | undefined
}

export interface MemoriaProps {
  /** The law of the provisions, where a step does not bring its own citation. */
  norma: string
  passos: readonly PassoDaMemoria[]
  /** Words and result of the last line. */
  total?: { rotulo?: string; resultado: string }
  /** What is being calculated, for who listens: «Multa». */
  legenda: string
  /** Summaries and readings by provision, for the balloons. */
  citacoes?: Readonly<Record<string, Citacao>>
}

function origem(p: NonNullable<PassoDaMemoria['parametro']>): string {
  const vigencia = p.ate ? `de ${diaMesAno(p.de)} a ${diaMesAno(p.ate)}` : `de ${diaMesAno(p.de)}`
  return `${vigencia} · ${p.ato}${p.demonstracao ? ' (demonstração)' : ''}`
}

const escrever = (resultado: string) => (ehData(resultado) ? diaMesAno(resultado) : resultado)

/** How an amount or a date was reached: each step with its provision, and the result at the end. */
export function Memoria({ norma, passos, total, legenda, citacoes }: MemoriaProps) {
  return (
    <table className="memoria">
      <caption className="so-leitor">Memória de cálculo: {legenda}</caption>
      <tbody>
        {passos.map((p, i) => {
          const detalhe = p.detalhe ?? (p.parametro && origem(p.parametro))
          const resultado = escrever(p.resultado)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of one calculation never move
            <tr key={i} className={p.aplicado === false ? 'nao-aplicado' : undefined}>
              <th scope="row">
                {p.descricao}
                {p.dispositivo && (
                  <>
                    {' '}
                    <Artigo {...(citacoes?.[p.dispositivo] ?? { norma, dispositivo: p.dispositivo })} />
                  </>
                )}
                {detalhe && <small>{detalhe}</small>}
              </th>
              <td className={resultado.length > 22 ? 'longo' : undefined}>
                {p.aplicado === false ? 'não se aplica' : resultado}
              </td>
            </tr>
          )
        })}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{total.rotulo ?? 'Total'}</th>
            <td>{total.resultado}</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
