import type { ReactNode } from 'react'
import { Artigo } from './Artigo'
import { Cartao } from './Cartao'
import type { Citacao } from './citacao'
import { dataCurta, dataPrazo, diaDaSemana, diaMes, diasEntre, somarDias } from './formatos'
import './Prazo.css'

/** One day of the trace, as `lei` gives it. */
export interface DiaDoPrazo {
  data: string
  papel: 'ciencia' | 'espera' | 'conta' | 'prorroga' | 'vencimento'
  /** Ordinal inside the term; null on days that do not count. */
  numero: number | null
  /** Holiday or closing of that day. */
  motivo: string | null
}

export interface PrazoProps {
  /** What must be done until then: «Defesa». */
  titulo: string
  vencimento: string
  dias: readonly DiaDoPrazo[]
  /** Today's date where the authority is. */
  hoje: string
  /** Provisions of the start and of the move to the next office day. */
  inicio?: Citacao | undefined
  prorrogacao?: Citacao | undefined
  /** More words under the trace. */
  children?: ReactNode
}

const SEMANA = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb']
const CLASSE: Record<DiaDoPrazo['papel'], string> = {
  ciencia: 'ciencia',
  espera: 'fora',
  conta: 'conta',
  prorroga: 'fora',
  vencimento: 'fim',
}
/** A term longer than this many weeks is drawn by its ends and by the week of today. */
const SEMANAS_INTEIRAS = 9

function falado(dia: string, traco: DiaDoPrazo | undefined, hoje: boolean): string {
  const papel = traco
    ? {
        ciencia: 'ciência',
        espera: 'ainda não conta',
        conta: `dia ${traco.numero}`,
        prorroga: 'não conta',
        vencimento: 'último dia do prazo',
      }[traco.papel]
    : 'fora do prazo'
  return [diaMes(dia), papel, traco?.motivo, hoje ? 'hoje' : null].filter(Boolean).join(', ')
}

function Dia({ dia, traco, hoje }: { dia: string; traco: DiaDoPrazo | undefined; hoje: boolean }) {
  const numero = Number(dia.slice(8))
  const texto = falado(dia, traco, hoje)
  return (
    <td className={`${traco ? CLASSE[traco.papel] : ''} ${hoje ? 'hoje' : ''}`} title={texto}>
      <span aria-hidden="true">
        {numero}
        {numero === 1 && <small> {diaMes(dia).slice(3, 6)}</small>}
      </span>
      <span className="so-leitor">{texto}</span>
    </td>
  )
}

/** Weeks to draw, from Sunday; a number is a stretch of weeks that is not drawn. */
function semanas(primeiro: string, ultimo: string, hoje: string): (string | number)[] {
  const domingo = somarDias(primeiro, -diaDaSemana(primeiro))
  const total = Math.floor(diasEntre(domingo, ultimo) / 7) + 1
  const deHoje = Math.floor(diasEntre(domingo, hoje) / 7)
  const saida: (string | number)[] = []
  for (let i = 0; i < total; i++) {
    if (total <= SEMANAS_INTEIRAS || i < 3 || i >= total - 3 || i === deHoje)
      saida.push(somarDias(domingo, i * 7))
    else if (typeof saida.at(-1) === 'number') saida.push(Number(saida.pop()) + 1)
    else saida.push(1)
  }
  return saida
}

/** The trace day by day of a term, as a month grid. */
export function TracoDoPrazo({ titulo, vencimento, dias, hoje }: Omit<PrazoProps, 'children'>) {
  const porData = new Map(dias.map((d) => [d.data, d]))
  const primeiro = dias[0]?.data ?? vencimento
  return (
    <table className="dias">
      <caption className="so-leitor">
        {titulo}: dia a dia até {dataPrazo(vencimento, hoje)}
      </caption>
      <thead>
        <tr>
          {SEMANA.map((s) => (
            <th key={s} scope="col">
              {s}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {semanas(primeiro, vencimento, hoje).map((semana, i) =>
          typeof semana === 'number' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no identity of its own
            <tr key={i} className="pulo">
              <td colSpan={7}>{semana === 1 ? 'mais 1 semana' : `mais ${semana} semanas`}</td>
            </tr>
          ) : (
            <tr key={semana}>
              {SEMANA.map((s, j) => {
                const dia = somarDias(semana, j)
                return <Dia key={s} dia={dia} traco={porData.get(dia)} hoje={dia === hoje} />
              })}
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}

function Chip({ citacao }: { citacao: Citacao | undefined }) {
  return citacao ? (
    <>
      {' '}
      <Artigo {...citacao} />
    </>
  ) : null
}

/** A card: until when, the trace of the days, where it starts, and why the end moved where it did. */
export function Prazo(props: PrazoProps) {
  const { titulo, vencimento, dias, hoje, inicio, prorrogacao, children } = props
  const dia1 = dias.find((d) => d.numero === 1)
  const fimNominal = dias.findLast((d) => d.numero !== null)
  const moveu = fimNominal && fimNominal.data < vencimento
  const esperou = dias.find((d) => d.papel === 'espera')
  const nota = hoje === vencimento ? 'hoje é o último dia' : hoje > vencimento ? 'encerrado' : undefined
  return (
    <Cartao titulo={`${titulo} até ${dataPrazo(vencimento, hoje)}`} nota={nota}>
      <div className="prazo">
        <TracoDoPrazo {...props} />
        {dia1 && (
          <p className="mudo">
            Dia 1 é {diaMes(dia1.data)}
            {esperou?.motivo ? `, porque ${diaMes(esperou.data)} não tem expediente (${esperou.motivo})` : ''}
            <Chip citacao={inicio} />
          </p>
        )}
        {moveu && (
          <p className="mudo">
            O {fimNominal.numero}º dia, {dataCurta(fimNominal.data)}, não tem expediente
            {fimNominal.motivo ? ` (${fimNominal.motivo})` : ''}: o fim passou para{' '}
            {dataPrazo(vencimento, hoje)}
            <Chip citacao={prorrogacao} />
          </p>
        )}
        {children && <div className="mudo">{children}</div>}
      </div>
    </Cartao>
  )
}
