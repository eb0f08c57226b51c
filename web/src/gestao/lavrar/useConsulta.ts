import { lerPlaca } from '@outorga/lei'
import { consultas, filaDeConsultas } from '../../api/cliente'
import type { Consulta } from '../placa/veiculo'

/** The plate without spaces or hyphen; null while it is no plate yet. */
export function placaLida(texto: string): string | null {
  try {
    return lerPlaca(texto)
  } catch {
    return null
  }
}

const pergunta = (placa: string) =>
  consultas.queryOptions('get', '/api/v1/consulta-de-placa/{placa}', { params: { path: { placa } } })

/** What the register says of the plate being typed; null while it is not known. */
export function useConsulta(texto: string): { consulta: Consulta | null; procurando: boolean } {
  const placa = placaLida(texto)
  const { data, isFetching } = consultas.useQuery(
    'get',
    '/api/v1/consulta-de-placa/{placa}',
    { params: { path: { placa: placa ?? '' } } },
    { enabled: placa !== null },
  )
  return { consulta: (placa !== null && data) || null, procurando: placa !== null && isFetching && !data }
}

/** What was last read of the plate, outside of drawing. */
export function consultaLida(texto: string): Consulta | null {
  const placa = placaLida(texto)
  return (placa !== null && filaDeConsultas.getQueryData<Consulta>(pergunta(placa).queryKey)) || null
}
