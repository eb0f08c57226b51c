import { Aviso, Esqueleto, Situacao, type Tom } from '../../../ui/basicos'
import { Cartao } from '../../../ui/Cartao'
import { focarCampo } from '../../../ui/campos/ResumoDeErros'
import { ExamesDoQuadro } from './ExamesDoQuadro'
import './quadro.css'
import type { Previa } from './usePrevia'

interface LeiDoRascunhoProps {
  previa: Previa | undefined
  /** What is missing, on the fields of this screen. */
  faltas: readonly { campo: string; mensagem: string }[]
  falha: string | null
}

/** Where the draft stands, in few words. */
function resumo(previa: Previa, faltas: number): { nome: string; tom: Tom } {
  if (faltas > 0) return { nome: faltas === 1 ? 'falta 1 coisa' : `faltam ${faltas} coisas`, tom: 'cinza' }
  if (!previa.pode) return { nome: 'a lei não deixa', tom: 'mau' }
  return { nome: 'pode ser gravado', tom: 'bom' }
}

function Faltas({ faltas }: Pick<LeiDoRascunhoProps, 'faltas'>) {
  if (faltas.length === 0) return null
  return (
    <>
      <h3>Falta completar</h3>
      <ul className="rascunho-faltas">
        {faltas.map((f) => (
          <li key={f.campo}>
            <a
              href={`#campo-${f.campo}`}
              onClick={(e) => {
                if (focarCampo(f.campo)) e.preventDefault()
              }}
            >
              {f.mensagem}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function Mudou({ mudou }: { mudou: readonly string[] }) {
  if (mudou.length === 0) return null
  return (
    <>
      <h3>O que muda do quadro anterior</h3>
      <ul className="quadro-mudou">
        {mudou.map((m) => (
          <li key={m}>{m}</li>
        ))}
      </ul>
    </>
  )
}

/** The law, while the person draws: what is missing, what is refused and by which article, what asks for attention. */
export function LeiDoRascunho({ previa, faltas, falha }: LeiDoRascunhoProps) {
  const estado = previa && resumo(previa, faltas.length)
  return (
    <Cartao titulo="A lei, enquanto se desenha">
      {falha && <Aviso tom="mau">{falha}</Aviso>}
      {!previa && !falha && <Esqueleto linhas={4} />}
      {previa && (
        <div className="pilha">
          <output aria-live="polite">{estado && <Situacao tom={estado.tom}>{estado.nome}</Situacao>}</output>
          <Faltas faltas={faltas} />
          {previa.avisos.map((a) => (
            <Aviso key={a} tom="azul">
              {a}
            </Aviso>
          ))}
          {previa.exames.length > 0 && <ExamesDoQuadro exames={previa.exames} />}
          {previa.visto && <Mudou mudou={previa.visto.mudou} />}
        </div>
      )}
    </Cartao>
  )
}
