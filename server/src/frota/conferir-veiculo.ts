import {
  ano,
  conferirIdadeDeUso,
  type DataCivil,
  type Dispositivo,
  type EstadoDoVeiculo,
  escreverData,
  IDADE_MAXIMA_DE_USO_RR,
  type NormaId,
  type SituacaoDaValidade,
  ultimoDiaDeUso,
} from '@outorga/lei'
import { NOME_DO_RESULTADO } from './nomes.js'
import { situacaoDaData } from './resumo.js'
import { lugaresEmPe } from './secoes.js'
import type { Veiculo } from './veiculo.js'

/** What an inspector looks at, one line each. */
export interface Conferencia {
  titulo: string
  dispositivo: Dispositivo | null
  situacao: 'certo' | 'errado' | 'a-conferir'
  texto: string
  /** Why the vehicle may not run because of it; null where it may. */
  impede: string | null
}

interface Itens {
  registro: { titulo: string; dispositivo: Dispositivo }
  seguro: { titulo: string; dispositivo: Dispositivo | null }
  laudo: { titulo: string; dispositivo: Dispositivo; impede: boolean }
  lotacao: { titulo: string; dispositivo: Dispositivo; texto: (v: Veiculo) => string }
  documentos: { titulo: string; dispositivo: Dispositivo; texto: string } | null
}

function lotacaoRR(v: Veiculo): string {
  const emPe = lugaresEmPe('rr-664-2008', v) ?? 0
  return emPe === 0
    ? `até ${v.lugares}, todas sentadas`
    : `até ${v.lugares} sentadas; em pé, até ${emPe}, só em viagem de menos de 150 km`
}

const ROTEIROS: Record<'rr' | 'rs' | 'rs-agua', Itens> = {
  rr: {
    registro: { titulo: 'Registro no CRE/RR', dispositivo: 'art27' },
    seguro: { titulo: 'Seguro de passageiros', dispositivo: 'art39' },
    laudo: { titulo: 'Laudo de vistoria', dispositivo: 'art30', impede: false },
    lotacao: { titulo: 'Pessoas a bordo', dispositivo: 'art26', texto: lotacaoRR },
    documentos: {
      titulo: 'Documentos no veículo',
      dispositivo: 'art29',
      texto:
        'ficha de registro, termo de manutenção, quadro de regime, quadro de tarifas, livro de ocorrências e os do Código de Trânsito',
    },
  },
  rs: {
    registro: { titulo: 'Cadastro no transporte metropolitano', dispositivo: 'art13-2_inc41' },
    seguro: { titulo: 'Seguro de passageiros', dispositivo: null },
    laudo: { titulo: 'Cartão de Vistoria', dispositivo: 'art13-2_inc56', impede: true },
    lotacao: {
      titulo: 'Pessoas a bordo',
      dispositivo: 'art13-2_inc6',
      texto: (v) => `${v.lugares} lugares no cadastro; confira a lotação autorizada`,
    },
    documentos: {
      titulo: 'Documentos no veículo',
      dispositivo: 'art13-2_inc4',
      texto: 'confira os papéis de porte obrigatório',
    },
  },
  'rs-agua': {
    registro: { titulo: 'Cadastro da embarcação', dispositivo: 'art13-3_inc58' },
    seguro: { titulo: 'Seguro de passageiros', dispositivo: null },
    laudo: { titulo: 'Certificado de Segurança da Navegação', dispositivo: 'art13-3_inc56', impede: false },
    lotacao: {
      titulo: 'Pessoas a bordo',
      dispositivo: 'art13-3_inc53',
      texto: (v) => `${v.lugares} lugares no cadastro; confira a capacidade da embarcação`,
    },
    documentos: null,
  },
}

function roteiro(norma: NormaId, veiculo: Veiculo | null): Itens {
  if (norma === 'rr-664-2008') return ROTEIROS.rr
  return veiculo?.tipo === 'embarcacao' ? ROTEIROS['rs-agua'] : ROTEIROS.rs
}

/** Why a vehicle that is in the register may not run, by its state; null where the state lets it. */
const FORA: Readonly<Record<EstadoDoVeiculo, { texto: string; impede: string } | null>> = {
  'em-exame': { texto: 'registro pedido, ainda em exame', impede: 'veículo sem registro' },
  registrado: null,
  recusado: { texto: 'registro recusado', impede: 'veículo sem registro' },
  retirado: { texto: 'retirado de tráfego, espera liberação', impede: 'veículo retirado de tráfego' },
  desativado: { texto: 'veículo desativado', impede: 'veículo desativado' },
  cancelado: { texto: 'registro cancelado', impede: 'registro cancelado' },
}

function registro(norma: NormaId, i: Itens['registro'], v: Veiculo | null, hoje: DataCivil): Conferencia {
  if (v === null) {
    return {
      ...i,
      situacao: 'errado',
      texto: 'esta placa não está no cadastro',
      impede: 'veículo sem registro',
    }
  }
  const rr = norma === 'rr-664-2008'
  const fora = FORA[v.estado]
  if (fora)
    return {
      ...i,
      ...(rr && v.estado === 'retirado' && { dispositivo: 'art30_par1' }),
      situacao: 'errado',
      ...fora,
    }
  if (!rr) return { ...i, situacao: 'certo', texto: 'no cadastro', impede: null }
  const ultimo = ano(ultimoDiaDeUso(v.ano_fabricacao))
  const { resultado, dispositivo } = conferirIdadeDeUso(v.ano_fabricacao, hoje)
  if (resultado === 'conforme') {
    return { ...i, situacao: 'certo', texto: `pode rodar até o fim de ${ultimo}`, impede: null }
  }
  const texto = `só podia rodar até o fim de ${ultimo}: ${IDADE_MAXIMA_DE_USO_RR} anos de fabricação`
  const impede = `veículo com mais de ${IDADE_MAXIMA_DE_USO_RR} anos de fabricação`
  return { titulo: i.titulo, dispositivo, situacao: 'errado', texto, impede }
}

const ate = (dia: DataCivil | null) => (dia ? `até ${escreverData(dia)}` : '')

const TEXTO_DA_VALIDADE: Record<SituacaoDaValidade, (dia: DataCivil | null) => string> = {
  'em-dia': ate,
  'vence-logo': ate,
  vencida: (dia) => (dia ? `vencido em ${escreverData(dia)}` : ''),
  'nao-informada': () => 'nada no cadastro: peça o documento',
}

const SITUACAO_DA_VALIDADE = {
  'em-dia': 'certo',
  'vence-logo': 'certo',
  vencida: 'errado',
  'nao-informada': 'a-conferir',
} as const

function comValidade(
  { titulo, dispositivo }: Pick<Conferencia, 'titulo' | 'dispositivo'>,
  dia: DataCivil | null,
  hoje: DataCivil,
  impede: boolean,
): Conferencia {
  const como = situacaoDaData(dia, hoje)
  const texto = TEXTO_DA_VALIDADE[como](dia)
  return {
    titulo,
    dispositivo,
    situacao: SITUACAO_DA_VALIDADE[como],
    texto,
    impede: impede && como === 'vencida' ? `${titulo.toLowerCase()} ${texto}` : null,
  }
}

/** A report against the vehicle outweighs its date: it has none. */
function doLaudo(i: Itens['laudo'], v: Veiculo | null, hoje: DataCivil): Conferencia {
  const resultado = v?.laudo_resultado ?? null
  if (resultado === null || resultado === 'apto') return comValidade(i, v?.laudo_ate ?? null, hoje, i.impede)
  const texto = `laudo ${v?.laudo_numero ?? ''} de ${escreverData(v?.laudo_em ?? hoje)}: ${NOME_DO_RESULTADO[resultado].toLowerCase()}`
  const { titulo, dispositivo } = i
  return { titulo, dispositivo, situacao: 'errado', texto, impede: i.impede ? texto : null }
}

/** Of the vehicle's papers in the register, the one that expires first. */
function dosPapeis(v: Veiculo | null, hoje: DataCivil): Conferencia[] {
  if (!v?.documento) return []
  return [comValidade({ titulo: v.documento, dispositivo: null }, v.documento_ate, hoje, false)]
}

/**
 * What the register says today of a vehicle, and what only the inspector on the spot can see. Unknown is never wrong:
 * it is left to be checked. `veiculo` null: the plate is not in the register.
 */
export function conferirVeiculo(norma: NormaId, veiculo: Veiculo | null, hoje: DataCivil): Conferencia[] {
  const { registro: r, seguro, laudo, lotacao, documentos } = roteiro(norma, veiculo)
  const aConferir = (i: { titulo: string; dispositivo: Dispositivo }, texto: string): Conferencia => ({
    titulo: i.titulo,
    dispositivo: i.dispositivo,
    situacao: 'a-conferir',
    texto,
    impede: null,
  })
  return [
    registro(norma, r, veiculo, hoje),
    comValidade(seguro, veiculo?.seguro_ate ?? null, hoje, true),
    doLaudo(laudo, veiculo, hoje),
    ...dosPapeis(veiculo, hoje),
    aConferir(lotacao, veiculo ? lotacao.texto(veiculo) : 'conte as pessoas e os lugares'),
    ...(documentos ? [aConferir(documentos, documentos.texto)] : []),
  ]
}
