import { Dinheiro, lerCnpjOuCpf } from '@outorga/lei'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { consultas, type Esquemas } from '../../api/cliente'
import type { Problema } from '../../api/problema'
import { ehData } from '../../ui/formatos'
import type { Consulta } from '../placa/veiculo'
import { autuadoEm, type Entendido, type Parada } from './parada'

export type MultaPrevista = Esquemas['MultaPrevista']

export interface Previsao {
  multa: MultaPrevista | undefined
  /** What the law or the parameters refuse; null where nothing is. */
  recusa: Problema | null
}

/** A CNPJ or CPF half written counts for nothing yet. */
function documentoInteiro(texto: string | null): string | null {
  try {
    return texto && lerCnpjOuCpf(texto)
  } catch {
    return null
  }
}

/** The fine that each infraction of the stop would bring now, in the order of the form. */
export function usePrevisoes(p: Parada, e: Entendido, consulta: Consulta | null): Previsao[] {
  const { operadora_id, documento: digitado, linha_id } = autuadoEm(p, e, consulta)
  const documento = documentoInteiro(digitado)
  const lidos = useQueries({
    queries: p.autos.map(({ dispositivo, quantidade }) => ({
      ...consultas.queryOptions('get', '/api/v1/multa-prevista', {
        params: {
          query: {
            dispositivo,
            data: p.data,
            quantidade: Number(quantidade),
            ...(operadora_id && { operadora_id }),
            ...(documento && { documento }),
            ...(linha_id && { linha_id }),
          },
        },
      }),
      enabled: ehData(p.data) && /^[1-9]\d{0,3}$/.test(quantidade),
      placeholderData: keepPreviousData,
    })),
  })
  return lidos.map(({ data, error }) => ({
    multa: data as MultaPrevista | undefined,
    recusa: error as Problema | null,
  }))
}

/** The sum of what is foreseen, in reais with two decimals; null while any is missing. */
export function somarPrevisoes(previsoes: readonly Pick<Previsao, 'multa'>[]): string | null {
  let soma = Dinheiro.ZERO
  for (const { multa } of previsoes) {
    if (!multa) return null
    soma = soma.mais(Dinheiro.de(multa.multa.valor))
  }
  return soma.toString()
}
