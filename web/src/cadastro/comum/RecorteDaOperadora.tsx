import { consultas } from '../../api/cliente'
import { Elo } from '../../ui/Elo'
import { enderecoCom, useEndereco } from '../../ui/endereco'

/** Says that the list shows one operator alone, and the way back to all. */
export function RecorteDaOperadora({ id, oQue }: { id: string; oQue: string }) {
  const endereco = useEndereco()
  const { data } = consultas.useQuery('get', '/api/v1/operadoras/{id}', { params: { path: { id } } })
  return (
    <p className="cadastro-recorte">
      {oQue} <Elo para={`/operadoras/${id}`}>{data?.razao_social ?? 'uma operadora'}</Elo>
      {' · '}
      <Elo para={enderecoCom(endereco, { operadora_id: null, pagina: null })}>mostrar de todas</Elo>
    </p>
  )
}
