import {
  ano,
  type DataCivil,
  type Dispositivo,
  escreverData,
  IDADE_MAXIMA_DE_USO_RR,
  type NormaId,
  passageirosEmPe,
  ultimoDiaDeUso,
} from '@outorga/lei'
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

export type Validade = 'em-dia' | 'vencido' | 'nao-informado'

/** Whether something with a last day is in force on `hoje`: the last day still counts. Nothing else decides it. */
export function validade(ate: DataCivil | null, hoje: DataCivil): Validade {
  if (ate === null) return 'nao-informado'
  return hoje <= ate ? 'em-dia' : 'vencido'
}

interface Itens {
  registro: { titulo: string; dispositivo: Dispositivo }
  seguro: { titulo: string; dispositivo: Dispositivo | null }
  laudo: { titulo: string; dispositivo: Dispositivo; impede: boolean }
  lotacao: { titulo: string; dispositivo: Dispositivo; texto: (v: Veiculo) => string }
  documentos: { titulo: string; dispositivo: Dispositivo; texto: string } | null
}

/** Standing passengers, at most a quarter of the seats rounded down, on trips under 150 km and never in a van (art. 26). */
function lotacaoRR({ tipo, lugares }: Veiculo): string {
  if (tipo === 'embarcacao') return `até ${lugares}`
  const emPe = passageirosEmPe({ tipo, capacidade: lugares, distancia_km: '1' }).maximo
  return emPe === 0
    ? `até ${lugares}, todas sentadas`
    : `até ${lugares} sentadas; em pé, até ${emPe}, só em viagem de menos de 150 km`
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

function registro(norma: NormaId, i: Itens['registro'], v: Veiculo | null, hoje: DataCivil): Conferencia {
  if (v === null) {
    return {
      ...i,
      situacao: 'errado',
      texto: 'esta placa não está no cadastro',
      impede: 'veículo sem registro',
    }
  }
  if (v.situacao === 'baixado') {
    return { ...i, situacao: 'errado', texto: 'veículo baixado', impede: 'veículo baixado' }
  }
  if (norma !== 'rr-664-2008') return { ...i, situacao: 'certo', texto: 'no cadastro', impede: null }
  const ultimoDia = ultimoDiaDeUso(v.ano_fabricacao)
  const ultimo = ano(ultimoDia)
  if (hoje <= ultimoDia) {
    return { ...i, situacao: 'certo', texto: `pode rodar até o fim de ${ultimo}`, impede: null }
  }
  const texto = `só podia rodar até o fim de ${ultimo}: ${IDADE_MAXIMA_DE_USO_RR} anos de fabricação`
  const impede = `veículo com mais de ${IDADE_MAXIMA_DE_USO_RR} anos de fabricação`
  return { titulo: i.titulo, dispositivo: 'art28_par1', situacao: 'errado', texto, impede }
}

const TEXTO_DA_VALIDADE: Record<Validade, (ate: DataCivil | null) => string> = {
  'em-dia': (ate) => (ate ? `até ${escreverData(ate)}` : ''),
  vencido: (ate) => (ate ? `vencido em ${escreverData(ate)}` : ''),
  'nao-informado': () => 'nada no cadastro: peça o documento',
}

const SITUACAO_DA_VALIDADE = { 'em-dia': 'certo', vencido: 'errado', 'nao-informado': 'a-conferir' } as const

function comValidade(
  { titulo, dispositivo }: Pick<Conferencia, 'titulo' | 'dispositivo'>,
  ate: DataCivil | null,
  hoje: DataCivil,
  impede: boolean,
): Conferencia {
  const como = validade(ate, hoje)
  const texto = TEXTO_DA_VALIDADE[como](ate)
  return {
    titulo,
    dispositivo,
    situacao: SITUACAO_DA_VALIDADE[como],
    texto,
    impede: impede && como === 'vencido' ? `${titulo.toLowerCase()} ${texto}` : null,
  }
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
    comValidade(laudo, veiculo?.laudo_ate ?? null, hoje, laudo.impede),
    aConferir(lotacao, veiculo ? lotacao.texto(veiculo) : 'conte as pessoas e os lugares'),
    ...(documentos ? [aConferir(documentos, documentos.texto)] : []),
  ]
}
