import type { Esquemas } from '../../../api/cliente'
import { Cartao } from '../../../ui/Cartao'
import { numero } from '../../../ui/formatos'
import { NOME_DO_PISO } from '../../../ui/mapa/dados'
import { type Coluna, Tabela } from '../../../ui/Tabela'
import './quadro.css'

type Quadro = Esquemas['QuadroDaLinha']
type Ponto = Quadro['pontos'][number] & { vez: number; chegou: string }

const km = (t: string) => `${numero(t.replace(/\.0$/, ''))} km`

const papel = (p: Ponto) =>
  [p.secao && 'seção', p.parada && 'parada'].filter(Boolean).join(' e ') || 'só passa'

const COLUNAS: readonly Coluna<Ponto>[] = [
  {
    chave: 'localidade',
    titulo: 'Ponto',
    principal: true,
    celula: (p) => p.localidade,
    detalhe: (p) => p.municipio !== p.localidade && p.municipio,
  },
  { chave: 'km', titulo: 'km', numero: true, celula: (p) => numero(p.km, 1) },
  { chave: 'tempo', titulo: 'Tempo', numero: true, celula: (p) => p.tempo },
  { chave: 'papel', titulo: 'Nele', celula: papel },
  {
    chave: 'terminal',
    titulo: 'Terminal',
    celula: (p) => p.terminal ?? <span className="mudo">fora de terminal</span>,
  },
  {
    chave: 'chegou',
    titulo: 'Trecho até ele',
    celula: (p) => p.chegou || <span className="mudo">sai daqui</span>,
  },
]

function linhasDe({ pontos, trechos }: Pick<Quadro, 'pontos' | 'trechos'>): Ponto[] {
  return pontos.map((p, vez) => ({
    ...p,
    vez,
    chegou: trechos
      .filter((t) => t.de === vez - 1)
      .map((t) => `${km(t.km)} ${NOME_DO_PISO[t.piso]}`)
      .join(', '),
  }))
}

/** The itinerary, point by point. */
export function Itinerario({ quadro: q }: { quadro: Quadro }) {
  const pisos = q.km_por_piso.map((p) => `${km(p.km)} ${NOME_DO_PISO[p.piso]}`).join(', ')
  return (
    <Cartao titulo="Itinerário" nota={`${km(q.extensao_km)} em ${q.duracao}`} justo>
      <Tabela
        legenda="Pontos do itinerário, na ordem"
        colunas={COLUNAS}
        linhas={linhasDe(q)}
        chaveDe={(p) => `${p.vez}`}
        prefixo="itinerario-"
      />
      <p className="quadro-pe mudo">{pisos}</p>
    </Cartao>
  )
}
