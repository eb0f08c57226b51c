import { type DataCivil, escreverData, escreverNumero } from '@outorga/lei'
import type { Json } from '../platform/atos/canonico.js'
import type { Classificado, Licitante } from './dados.js'

type Dados = Record<string, Json>

const em = (d: Dados) => `Em ${escreverData(d.data as DataCivil)}`
const lista = <T>(v: Json | undefined): readonly T[] => (Array.isArray(v) ? (v as unknown as T[]) : [])

/** Acts whose fields are companies: told by their names, which the act kept. */
export const contarAtosDaLicitacao = {
  habilitar: (d: Dados) => [
    em(d),
    ...lista<Licitante>(d.licitantes_conferidos).map((l) =>
      l.habilitado
        ? `${l.razao_social}: habilitada`
        : `${l.razao_social}: inabilitada. ${l.motivos.join(' ')}`,
    ),
  ],
  'conhecer-propostas': (d: Dados) => [
    em(d),
    `Ata: ${d.ata}`,
    ...lista<{ razao_social: string; valor: string; resumo: string | null }>(d.propostas_abertas).map(
      (x) => `${x.razao_social}: ${escreverNumero(x.valor)}${x.resumo ? `. ${x.resumo}` : ''}`,
    ),
  ],
  'julgar-propostas': (d: Dados) => [
    em(d),
    ...lista<Classificado>(d.classificados).map(
      (x) => `${x.classificacao}º lugar: ${x.razao_social}, ${escreverNumero(x.valor)}`,
    ),
    `Fundamentos: ${d.fundamentos}`,
  ],
  adjudicar: (d: Dados) => [em(d), `Vencedor: ${d.vencedor}`],
  'convocar-segundo': (d: Dados) => [em(d), `Convocada: ${d.convocado}`, `Motivo: ${d.motivo}`],
}
