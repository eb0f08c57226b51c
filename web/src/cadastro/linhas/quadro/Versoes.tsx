import { consultas, type Esquemas } from '../../../api/cliente'
import { Esqueleto, Situacao, type Tom } from '../../../ui/basicos'
import { Cartao } from '../../../ui/Cartao'
import { Elo } from '../../../ui/Elo'
import { diaMesAno, somarDias } from '../../../ui/formatos'
import { FalhaDaLista } from '../../comum/Lido'
import './quadro.css'

type Quadro = Esquemas['QuadroDaLinha']

const SITUACOES: Readonly<Record<Quadro['situacao'], { nome: string; tom: Tom }>> = {
  'em-vigor': { nome: 'Em vigor', tom: 'bom' },
  futuro: { nome: 'Ainda vai valer', tom: 'azul' },
  passado: { nome: 'Já não vale', tom: 'cinza' },
}

/** The last day is the eve of the next one's first. */
const vigencia = (q: Quadro) =>
  q.ate === null ? `desde ${diaMesAno(q.de)}` : `de ${diaMesAno(q.de)} a ${diaMesAno(somarDias(q.ate, -1))}`

function Versao({ quadro: q }: { quadro: Quadro }) {
  const { nome, tom } = SITUACOES[q.situacao]
  return (
    <li>
      <h3>
        Quadro {q.versao} <Situacao tom={tom}>{nome}</Situacao>
      </h3>
      <p>
        {vigencia(q)} · {q.motivo_nome.toLowerCase()} · {q.ato}
      </p>
      {q.mudou.length > 0 && (
        <ul className="quadro-mudou">
          {q.mudou.map((m) => (
            <li key={m}>{m}</li>
          ))}
        </ul>
      )}
      <p className="mudo">{q.razoes}</p>
      {q.documento && (
        <Elo para={`/api/v1/documentos/${q.documento}`} target="_blank">
          Abrir o quadro {q.versao} em PDF
        </Elo>
      )}
    </li>
  )
}

/** Every Quadro that the line had, the newest first, and what each changed. */
export function Versoes({ linhaId }: { linhaId: string }) {
  const consulta = consultas.useQuery('get', '/api/v1/linhas/{id}/quadros', {
    params: { path: { id: linhaId } },
  })
  const quadros = consulta.data?.quadros
  return (
    <Cartao titulo="Quadros de regime" nota="do mais novo ao mais antigo">
      <FalhaDaLista consulta={consulta} />
      {!quadros && !consulta.error && <Esqueleto linhas={3} />}
      {quadros?.length === 0 && <p className="mudo">Nenhum quadro ainda.</p>}
      {quadros && quadros.length > 0 && (
        <ol className="quadro-versoes">
          {quadros.map((q) => (
            <Versao key={q.versao} quadro={q} />
          ))}
        </ol>
      )}
    </Cartao>
  )
}
