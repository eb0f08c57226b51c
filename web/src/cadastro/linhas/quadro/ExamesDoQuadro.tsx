import type { Esquemas } from '../../../api/cliente'
import { passosDoExame, veredito } from '../../../procedimentos/exames'
import '../../../procedimentos/procedimentos.css'
import { useEu } from '../../../sessao/sessao'
import { Artigo, Artigos } from '../../../ui/Artigo'
import { Situacao, type Tom } from '../../../ui/basicos'
import { Memoria } from '../../../ui/Memoria'

type Exame = Esquemas['ExameDoQuadro']

/** What does not keep the Quadro from being made is never «vedado»: it is something to know. */
function dizer(e: Exame): { nome: string; tom: Tom } {
  if (e.peso === 'impede') return veredito(e)
  return e.permitido && e.depende_de.length === 0
    ? { nome: 'a saber', tom: 'cinza' }
    : { nome: 'atenção', tom: 'alerta' }
}

function UmExame({ exame }: { exame: Exame }) {
  const { norma, fuso } = useEu().autoridade
  const { nome, tom } = dizer(exame)
  const decide = [...new Set(exame.depende_de)].map((dispositivo) => ({ norma, dispositivo }))
  return (
    <li>
      <h3>
        {exame.titulo} <Situacao tom={tom}>{nome}</Situacao>
      </h3>
      {exame.motivos.length > 0 && (
        <ul className="motivos">
          {exame.motivos.map((m) => (
            <li key={m.mensagem}>
              {m.mensagem} <Artigo norma={norma} dispositivo={m.dispositivo} />
            </li>
          ))}
        </ul>
      )}
      {decide.length > 0 && (
        <p>
          Uma pessoa ainda decide: <Artigos citacoes={decide} />
        </p>
      )}
      {exame.memoria.length > 0 && (
        <details className="memoria-do-exame">
          <summary>O que foi olhado</summary>
          <Memoria norma={norma} legenda={exame.titulo} passos={passosDoExame(exame.memoria, fuso)} />
        </details>
      )}
    </li>
  )
}

/** Those against it first, then what asks for attention, then the rest. */
const ordem = (e: Exame) => ({ mau: 0, alerta: 1, cinza: 2, azul: 2, bom: 3 })[dizer(e).tom]

/** The law's answers about a Quadro. */
export function ExamesDoQuadro({ exames }: { exames: readonly Exame[] }) {
  return (
    <ul className="exames">
      {exames
        .toSorted((a, b) => ordem(a) - ordem(b))
        .map((e) => (
          <UmExame key={e.titulo} exame={e} />
        ))}
    </ul>
  )
}
