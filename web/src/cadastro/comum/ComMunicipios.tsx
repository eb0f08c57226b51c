import type { ReactNode } from 'react'
import { consultas } from '../../api/cliente'
import type { Opcao } from '../../ui/campos/CampoTexto'
import { Lido } from './Lido'

/** A form that asks for a municipality waits for the State's list: a choice made before it would not be shown. */
export function ComMunicipios({ children }: { children: (opcoes: readonly Opcao[]) => ReactNode }) {
  const consulta = consultas.useQuery('get', '/api/v1/municipios', {}, { staleTime: Infinity })
  return (
    <Lido consulta={consulta}>
      {({ municipios }) => children(municipios.map((m) => ({ valor: m.ibge, rotulo: m.nome })))}
    </Lido>
  )
}
