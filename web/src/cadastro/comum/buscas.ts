import { api } from '../../api/cliente'
import type { OpcaoDaBusca } from '../../ui/campos/CampoBusca'
import { cnpj } from '../../ui/formatos'

/** Active operators by name or CNPJ, for a field that chooses one. */
export async function buscarOperadora(q: string, signal: AbortSignal): Promise<readonly OpcaoDaBusca[]> {
  const { data, error } = await api.GET('/api/v1/operadoras', {
    params: { query: { q, situacao: 'ativa', ordem: 'nome', pagina: 1, por_pagina: 20 } },
    signal,
  })
  if (error) throw error
  return data.operadoras.map((o) => ({
    valor: o.id,
    rotulo: o.razao_social,
    detalhe: `${cnpj(o.documento)} · ${o.municipio}`,
  }))
}
