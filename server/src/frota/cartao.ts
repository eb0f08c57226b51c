import { type DataCivil, type EstadoDoVeiculo, escreverData, LEIS } from '@outorga/lei'
import sql from 'sql-template-tag'
import { type Escritor, escritorGuardado } from '../documentos/escritor.js'
import type { Ato } from '../platform/atos/ato.js'
import type { Contexto } from '../platform/contexto.js'
import type { Bloco } from '../platform/documentos/documento.js'
import { emitirDaOutorga } from '../platform/documentos/emitir.js'
import { emBlocos } from '../procedimentos/escritor.js'
import { leiDoVeiculo } from './lei-do-veiculo.js'
import { NOME_DO_ESTADO, NOME_DO_TIPO, type TipoDeVeiculo } from './nomes.js'
import { secoesDoVeiculo } from './secoes.js'
import type { Veiculo } from './veiculo.js'

const NO_REGISTRO: readonly EstadoDoVeiculo[] = ['registrado', 'retirado']

/**
 * What the registration card says (RR art. 29, I): the vehicle, whose it is, until when it may be used, as they were on the
 * day of the act. Insurance and inspection are left out: they are renewed, and the card is not.
 */
export function blocosDoCartao(c: Contexto, v: Veiculo, ato: Pick<Ato, 'momento'>): Bloco[] {
  const secoes = secoesDoVeiculo(c, v)
  const duram = ['O registro', 'O veículo']
  const ultimo = secoes.flatMap((s) => s.dados).find((d) => d.rotulo === 'Último dia de uso')
  return [
    {
      tipo: 'campos',
      titulo: 'Identificação',
      campos: [
        { rotulo: 'Placa', valor: { mono: v.placa } },
        ...(ultimo ? [{ rotulo: ultimo.rotulo, valor: ultimo.valor }] : []),
      ],
    },
    ...emBlocos(secoes.filter((s) => duram.includes(s.titulo))),
    {
      tipo: 'texto',
      titulo: null,
      paragrafos: [
        `Cartão emitido pelo ato de ${escreverData(ato.momento.slice(0, 10) as never)}. Leve-o no veículo; a situação de hoje, seguro e laudo se conferem pelo código.`,
      ],
    },
  ]
}

/** What the card of a vehicle says, as its document is issued. */
export const conteudoDoCartao = (c: Contexto, v: Veiculo) => ({
  numero: v.numero_registro ?? v.placa,
  subtitulo: `${NOME_DO_TIPO[v.tipo]} ${v.placa} · ${c.lei.nome}`,
  blocos: blocosDoCartao(c, v, { momento: c.hoje }),
})

/** Issues the card with the vehicle as the act left it. */
export const emitirCartao = (c: Contexto, v: Veiculo, ato: { id: string }): Promise<string> =>
  emitirDaOutorga(c, v.id, ato.id, 'cartao-de-registro', conteudoDoCartao(c, v))

interface NoPapel {
  placa: string
  tipo: TipoDeVeiculo
  ano_fabricacao: number
  estado: EstadoDoVeiculo
  numero_registro: string
  razao_social: string
  /** The newest card of the vehicle. */
  ultimo: string
}

function conferirCartao(x: NoPapel, codigo: string, ultimoDia: DataCivil | null, hoje: DataCivil) {
  if (x.ultimo !== codigo) return { vale: false, motivo: 'O veículo tem cartão mais novo.' }
  if (ultimoDia !== null && ultimoDia < hoje)
    return { vale: false, motivo: `O veículo só podia rodar até ${escreverData(ultimoDia)}.` }
  const { nome } = NOME_DO_ESTADO[x.estado]
  return { vale: NO_REGISTRO.includes(x.estado), motivo: `Situação do veículo hoje: ${nome.toLowerCase()}.` }
}

/** The card as whoever holds the paper verifies it: it holds while the vehicle is registered and may still be used. */
export const ESCRITOR_DO_VEICULO: Escritor = escritorGuardado(async (tx, e, autoridade, hoje) => {
  const x = await tx.uma<NoPapel>(sql`
    select v.placa, v.tipo, v.ano_fabricacao, v.estado, v.numero_registro, o.razao_social,
           (select d.codigo from documento d join ato a on a.id = d.ato_id
             where d.caso_id = v.id and d.especie = 'cartao-de-registro' order by a.ordem desc limit 1) as ultimo
      from veiculo v join operadora o on o.id = v.operadora_id where v.id = ${e.caso_id}`)
  if (!x) throw new Error(`card of a vehicle that is not there: ${e.caso_id}`)
  const ultimoDia = leiDoVeiculo(autoridade.norma).ultimoDiaDeUso(x.ano_fabricacao)
  const { vale, motivo } = conferirCartao(x, e.codigo, ultimoDia, hoje)
  return {
    numero: x.numero_registro,
    sobre: [
      { rotulo: 'Placa', valor: x.placa, codigo: true },
      { rotulo: 'Veículo', valor: NOME_DO_TIPO[x.tipo] },
      { rotulo: 'De', valor: x.razao_social },
      { rotulo: 'Lei', valor: LEIS[autoridade.norma].nome },
    ],
    situacao: vale ? 'vale' : 'nao-vale-mais',
    motivo,
    substituido_por: x.ultimo === e.codigo ? null : x.ultimo,
  }
})
