import { useEffect, useState } from 'react'
import type { Eu } from '../sessao/sessao'
import type { Auto, Estado, TipoDeMedida } from './tipos'

export const VERBO_DA_MEDIDA: Record<TipoDeMedida, string> = {
  apreensao: 'Apreender o veículo',
  'retirada-de-trafego': 'Retirar veículo de tráfego',
  remocao: 'Remover o veículo',
}

const ENCERRADOS: readonly Estado[] = ['definitivo', 'em-cobranca', 'pago', 'anulado']

/**
 * The kinds of measure that may be taken on the vehicle of an auto: those of its law, removal only where the infraction
 * brings it, none twice at the same time, and none in a case that is over.
 */
export function medidasCabiveis(
  auto: Pick<Auto, 'medidas' | 'multa' | 'situacao'>,
  daLei: readonly TipoDeMedida[],
): TipoDeMedida[] {
  if (ENCERRADOS.includes(auto.situacao.estado)) return []
  return daLei.filter(
    (tipo) =>
      !auto.medidas.some((m) => m.tipo === tipo && m.estado === 'em-vigor') &&
      (tipo !== 'remocao' || auto.multa.medida_administrativa === 'remocao-do-veiculo'),
  )
}

/** The measures that this person may take now. Only an inspector takes any, so that only there the law is loaded. */
export function useMedidasDaLei(auto: Auto, eu: Eu): { tipo: TipoDeMedida; verbo: string }[] {
  const [daLei, guardar] = useState<readonly TipoDeMedida[]>([])
  const { norma } = eu.autoridade
  const pode = eu.papel === 'fiscal'
  useEffect(() => {
    if (!pode) return
    let vale = true
    import('@outorga/lei').then(({ LEIS }) => vale && guardar(LEIS[norma].medidas.map((m) => m.tipo)))
    return () => {
      vale = false
    }
  }, [pode, norma])
  return medidasCabiveis(auto, daLei).map((tipo) => ({ tipo, verbo: VERBO_DA_MEDIDA[tipo] }))
}
