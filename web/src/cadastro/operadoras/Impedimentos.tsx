import { consultas, type Esquemas } from '../../api/cliente'
import { useEu } from '../../sessao/sessao'
import { Artigo } from '../../ui/Artigo'
import { Aviso } from '../../ui/basicos'
import { diaMesAno } from '../../ui/formatos'
import { FalhaDaLista } from '../comum/Lido'

type Impedimento = Esquemas['Impedimentos']['impedimentos'][number]

const quem = (i: Impedimento) => (i.quem === 'empresa' ? 'A própria empresa' : `${i.nome}, titular`)

/** That a company gets no new title, through its own cassação or an owner's, until when and by which decision (RR art. 88). */
export function Impedimentos({ operadoraId }: { operadoraId: string }) {
  const { autoridade } = useEu()
  const consulta = consultas.useQuery('get', '/api/v1/operadoras/{id}/impedimentos', {
    params: { path: { id: operadoraId } },
  })
  const impedimentos = consulta.data?.impedimentos ?? []
  const ultimo = impedimentos
    .map((i) => i.ate)
    .toSorted()
    .at(-1)
  if (!ultimo) return <FalhaDaLista consulta={consulta} />
  return (
    <Aviso tom="mau" titulo={`Impedida de ter título novo até ${diaMesAno(ultimo)}.`}>
      <Artigo norma={autoridade.norma} dispositivo="art88" />
      {impedimentos.map((i) => (
        <p key={`${i.quem}${i.nome}${i.decisao}`}>
          {quem(i)}: de {diaMesAno(i.de)} a {diaMesAno(i.ate)}; decisão: {i.decisao}
        </p>
      ))}
    </Aviso>
  )
}
