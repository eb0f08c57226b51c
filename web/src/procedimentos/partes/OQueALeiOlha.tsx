import { useEu } from '../../sessao/sessao'
import { Artigo, Artigos } from '../../ui/Artigo'
import { Situacao } from '../../ui/basicos'
import { Cartao } from '../../ui/Cartao'
import { Memoria } from '../../ui/Memoria'
import { type Exame, passosDoExame, veredito } from '../exames'
import '../procedimentos.css'

function UmExame({ exame, norma, zona }: { exame: Exame; norma: string; zona: string }) {
  const { nome, tom } = veredito(exame)
  return (
    <li>
      <h3>
        {exame.titulo} <Situacao tom={tom}>{nome}</Situacao>
      </h3>
      {exame.motivos.length > 0 && (
        <ul className="motivos">
          {exame.motivos.map((m, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the reasons of one exam never move
            <li key={i}>
              {m.mensagem} <Artigo norma={norma} dispositivo={m.dispositivo} />
            </li>
          ))}
        </ul>
      )}
      {exame.depende_de.length > 0 && (
        <p>
          Uma pessoa ainda decide:{' '}
          <Artigos citacoes={[...new Set(exame.depende_de)].map((dispositivo) => ({ norma, dispositivo }))} />
        </p>
      )}
      {exame.memoria.length > 0 && (
        <details className="memoria-do-exame">
          <summary>O que foi olhado</summary>
          <Memoria norma={norma} legenda={exame.titulo} passos={passosDoExame(exame.memoria, zona)} />
        </details>
      )}
    </li>
  )
}

/** The law's answers about the file as it stands: allowed or not, why, and what a person still decides. */
export function OQueALeiOlha({ exames }: { exames: readonly Exame[] }) {
  const { norma, fuso } = useEu().autoridade
  if (exames.length === 0) return null
  return (
    <Cartao titulo="O que a lei olha" nota="como está hoje">
      <ul className="exames">
        {exames.map((e) => (
          <UmExame key={e.titulo} exame={e} norma={norma} zona={fuso} />
        ))}
      </ul>
    </Cartao>
  )
}
