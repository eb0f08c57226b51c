import { acontecido } from '../../caso/Historia'
import { useEu } from '../../sessao/sessao'
import { Cartao } from '../../ui/Cartao'
import { type Acontecimento, LinhaDoTempo } from '../../ui/LinhaDoTempo'
import type { Procedimento } from '../tipos'

const porvir = (p: Procedimento['prazos'][number], norma: string): Acontecimento => ({
  chave: `porvir-${p.nome}`,
  quando: p.ate,
  titulo: `Fim do prazo: ${p.titulo.charAt(0).toLowerCase()}${p.titulo.slice(1)}`,
  artigos: p.dispositivo ? [{ norma, dispositivo: p.dispositivo }] : undefined,
  futuro: true,
})

/** What was done, by whom, and the ends of terms that are still to come. */
export function Historia({ eventos, prazos }: Pick<Procedimento, 'eventos' | 'prazos'>) {
  const { hoje, autoridade } = useEu()
  const { norma, fuso } = autoridade
  const porvires = prazos.filter((p) => p.ate >= hoje).sort((a, b) => a.ate.localeCompare(b.ate))
  return (
    <Cartao titulo="Linha do tempo" nota={eventos.length === 1 ? '1 ato' : `${eventos.length} atos`}>
      <LinhaDoTempo
        zona={fuso}
        itens={[
          ...eventos.map((e) => acontecido({ ...e, chave: e.hash }, norma)),
          ...porvires.map((p) => porvir(p, norma)),
        ]}
      />
    </Cartao>
  )
}
