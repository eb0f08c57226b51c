import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, type Esquemas } from '../../../api/cliente'
import type { Problema } from '../../../api/problema'
import type { CorpoDe } from '../../../formulario/corpo'

export type Previa = Esquemas['PreviaDoQuadro']
type Corpo = CorpoDe<'/api/v1/linhas/{id}/quadros/previa'>

const ESPERA_MS = 350

function useDepois<T>(valor: T): T {
  const [parado, parar] = useState(valor)
  useEffect(() => {
    const relogio = setTimeout(() => parar(valor), ESPERA_MS)
    return () => clearTimeout(relogio)
  }, [valor])
  return parado
}

/** What the server says of the draft while the person draws it; the answer before stays until the next one comes. */
export function usePrevia(id: string, corpo: Corpo) {
  const texto = useDepois(JSON.stringify(corpo))
  return useQuery<Previa, Problema>({
    queryKey: ['previa-do-quadro', id, texto],
    queryFn: async ({ signal }) => {
      const { data, error } = await api.POST('/api/v1/linhas/{id}/quadros/previa', {
        params: { path: { id } },
        body: JSON.parse(texto) as Corpo,
        headers: { 'idempotency-key': crypto.randomUUID() },
        signal,
      })
      if (error) throw error as Problema
      return data
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    gcTime: 60_000,
  })
}
