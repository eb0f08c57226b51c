import type { Dispositivo } from '@outorga/lei'
import type { ConteudoDaLinha, MotivoDoQuadro, PontoDaLinha } from './quadro.js'
import { extremosDe } from './quadro.js'

/** What a new itinerary does to the one before. */
export type MudancaDePercurso =
  | { como: 'nada' }
  /** The end point moved within its Município: no extension (art. 58, § 2). */
  | { como: 'mudanca-de-extremo' }
  | { como: 'prolongamento'; antigo: PontoDaLinha; novo: PontoDaLinha; acrescimo_km: string }
  | { como: 'encurtamento'; antigo: PontoDaLinha; novo: PontoDaLinha; eraSecao: boolean }
  /** Both ends stay, and places between them are left. */
  | { como: 'itinerario'; deixados: string[] }
  | { como: 'outros-extremos' }

const de = (pontos: readonly PontoDaLinha[], id: string) => pontos.find((p) => p.ponto_id === id)
const distancia = (a: PontoDaLinha, b: PontoDaLinha) => {
  const d = Math.abs(Math.round(Number(a.km) * 10) - Math.round(Number(b.km) * 10))
  return `${Math.floor(d / 10)}.${d % 10}`
}

/** Which alteration of the law a change of itinerary is. The direction in which it is written does not matter. */
export function mudancaDePercurso(
  antes: Pick<ConteudoDaLinha, 'pontos'> | null,
  depois: Pick<ConteudoDaLinha, 'pontos'>,
): MudancaDePercurso {
  if (!antes) return { como: 'nada' }
  const velhos = extremosDe(antes.pontos)
  const novos = extremosDe(depois.pontos)
  const saiu = velhos.filter((v) => !novos.some((n) => n.ponto_id === v.ponto_id))
  const entrou = novos.filter((n) => !velhos.some((v) => v.ponto_id === n.ponto_id))
  const [antigo, novo] = [saiu[0], entrou[0]]
  if (!antigo || !novo) {
    const deixados = antes.pontos.filter((p) => !de(depois.pontos, p.ponto_id)).map((p) => p.localidade)
    return deixados.length > 0 ? { como: 'itinerario', deixados } : { como: 'nada' }
  }
  if (saiu.length > 1 || entrou.length > 1) return { como: 'outros-extremos' }
  if (antigo.municipio_ibge === novo.municipio_ibge) return { como: 'mudanca-de-extremo' }
  const velhoNoMeio = de(depois.pontos, antigo.ponto_id)
  if (velhoNoMeio) return { como: 'prolongamento', antigo, novo, acrescimo_km: distancia(velhoNoMeio, novo) }
  const novoNoMeio = de(antes.pontos, novo.ponto_id)
  if (novoNoMeio) return { como: 'encurtamento', antigo, novo, eraSecao: novoNoMeio.secao }
  return { como: 'outros-extremos' }
}

/** The changes that go through a procedure of their own, by what the person reads and the provision. */
export const PEDE_PROCESSO: Readonly<
  Partial<
    Record<
      MudancaDePercurso['como'],
      { motivos: readonly MotivoDoQuadro[]; dispositivo: Dispositivo; mensagem: string }
    >
  >
> = {
  prolongamento: {
    motivos: ['prolongamento', 'fusao'],
    dispositivo: 'art58',
    mensagem: 'O ponto extremo avança: é prolongamento, com processo próprio.',
  },
  encurtamento: {
    motivos: ['encurtamento', 'fusao'],
    dispositivo: 'art59',
    mensagem: 'O ponto extremo recua: é encurtamento, com processo próprio.',
  },
  itinerario: {
    motivos: ['itinerario', 'itinerario-definitivo', 'fusao', 'atendimento-parcial', 'conexao'],
    dispositivo: 'art60',
    mensagem: 'O itinerário deixa lugares que atendia: é alteração de itinerário, com processo próprio.',
  },
  'outros-extremos': {
    motivos: ['fusao', 'conexao'],
    dispositivo: 'art5_par2',
    mensagem: 'Os pontos extremos são outros: já não é a mesma linha.',
  },
}
