import type { Dispositivo } from '@outorga/lei'
import type { paths } from '../../api/gerado/openapi'
import { lerHoraDigitada } from '../../ui/digitados'
import { type Consulta, type LinhaDaHora, linhaDaHora } from '../placa/veiculo'

export type CorpoDaParada = paths['/api/v1/autos']['post']['requestBody']['content']['application/json']

export type Servico = CorpoDaParada['servico']

/** One infraction as it is being written. */
export interface FatoDigitado {
  dispositivo: Dispositivo
  quantidade: string
  relato: string
  fotos: File[]
}

/** The form of a stop. An empty answer means «as the plate and the hour tell»: nothing known is asked again. */
export interface Parada {
  placa: string
  origem: NonNullable<CorpoDaParada['origem']>
  data: string
  hora: string
  local: string
  municipio_ibge: string
  servico: Servico | ''
  linha_id: string
  linha_rotulo: string
  itinerario: string
  quem: 'operadora' | 'outro' | ''
  operadora_id: string
  operadora_rotulo: string
  autuado: { nome: string; documento: string }
  autos: FatoDigitado[]
}

export function paradaVazia(data: string, hora: string, placa = ''): Parada {
  return {
    placa,
    origem: 'abordagem',
    data,
    hora,
    local: '',
    municipio_ibge: '',
    servico: '',
    linha_id: '',
    linha_rotulo: '',
    itinerario: '',
    quem: '',
    operadora_id: '',
    operadora_rotulo: '',
    autuado: { nome: '', documento: '' },
    autos: [],
  }
}

/** What holds for the stop: what was answered, else what the plate and the hour tell. */
export interface Entendido {
  servico: Servico | ''
  /** The line that the hour tells; null where one was chosen, or none is known. */
  linha: LinhaDaHora | null
  quem: 'placa' | 'operadora' | 'outro' | ''
}

type Respostas = Pick<Parada, 'servico' | 'linha_id' | 'quem' | 'hora'>

/** `consulta` is what the register says of the plate; null while it is not known. */
export function entender(p: Respostas, consulta: Consulta | null): Entendido {
  const linhas = consulta?.linhas ?? []
  const servico = p.servico || (linhas.length > 0 ? 'linha' : '')
  const hora = lerHoraDigitada(p.hora)
  const linha = servico === 'linha' && !p.linha_id && hora ? linhaDaHora(linhas, hora) : null
  const suposto = consulta?.operadora ? 'placa' : servico === 'sem-outorga' ? 'outro' : ''
  return { servico, linha, quem: p.quem || suposto }
}

/** Whose the fine would be and on which line: what the foreseen amount depends on. */
export function autuadoEm(p: Parada, e: Entendido, consulta: Consulta | null) {
  const operadora =
    e.quem === 'placa' ? consulta?.operadora?.id : e.quem === 'operadora' ? p.operadora_id : null
  return {
    operadora_id: operadora || null,
    documento: (e.quem === 'outro' && p.autuado.documento.trim()) || null,
    linha_id: (e.servico === 'linha' && (p.linha_id || e.linha?.id)) || null,
  }
}

/** The request that draws up the autos. */
export function corpoDaParada(p: Parada, consulta: Consulta | null): CorpoDaParada {
  const e = entender(p, consulta)
  const { operadora_id, documento, linha_id } = autuadoEm(p, e, consulta)
  return {
    placa: p.placa,
    origem: p.origem,
    data: p.data,
    hora: lerHoraDigitada(p.hora) ?? p.hora,
    local: p.local,
    municipio_ibge: p.municipio_ibge,
    servico: e.servico as Servico,
    linha_id,
    itinerario: e.servico === 'linha' ? null : p.itinerario,
    operadora_id,
    autuado: e.quem === 'outro' ? { nome: p.autuado.nome, documento } : null,
    autos: p.autos.map(({ dispositivo, quantidade, relato }) => ({
      dispositivo,
      quantidade: Number(quantidade) || 0,
      relato,
    })),
  }
}
