import { useMemo } from 'react'
import type { Esquemas } from '../../../api/cliente'
import { Cartao } from '../../../ui/Cartao'
import { Mapa } from '../../../ui/mapa/Mapa'
import { pontosDoMapa, trechosDoMapa } from './mapaDoQuadro'
import { useLimites } from './useLimites'

/** Where the line goes, drawn from its points. */
export function MapaDoQuadro({ rotulo, quadro }: { rotulo: string; quadro: Esquemas['QuadroDaLinha'] }) {
  const limites = useLimites()
  const { pontos, trechos } = useMemo(() => {
    // The same place may come twice in a round line: its turn tells them apart.
    const daLinha = quadro.pontos.map((p, i) => ({ ...p, chave: `${i}`, nome: p.localidade }))
    return { pontos: pontosDoMapa(daLinha), trechos: trechosDoMapa(daLinha, quadro.trechos) }
  }, [quadro])
  return (
    <Cartao titulo="Mapa" nota="o caminho entre dois pontos é desenhado em linha reta">
      <Mapa rotulo={rotulo} limites={limites} pontos={pontos} trechos={trechos} altura={400} />
    </Cartao>
  )
}
