import { type DataCivil, escreverData } from '@outorga/lei'

/** A title that names a plate, as anyone may know it: no passenger, no person. */
export interface TituloDaPlaca {
  especie: 'delegacao' | 'autorizacao'
  /** «Fretamento eventual por estrada», «Linha regular». */
  nome: string
  numero: string
  /** The line, or the ends of the way. */
  percurso: string
  operadora: string
  de: DataCivil | null
  /** Last day; null where it has none. */
  ate: DataCivil | null
  /** Whether its state lets it be used, dates apart. */
  vigente: boolean
  /** How it ended, in words, where it did by an act: «cassada em 3 mar. 2026». */
  fim: string | null
}

/** A vehicle as anyone may know it. */
export interface VeiculoDaPlaca {
  registrado: boolean
  retirado: boolean
  ultimoDiaDeUso: DataCivil | null
  seguroAte: DataCivil | null
  laudoAte: DataCivil | null
  operadoraAtiva: boolean
}

export interface SituacaoPublica {
  autorizado: boolean
  /** For what, where it is; all of them. */
  titulos: TituloDaPlaca[]
  /** Why not, where it is not; the first is the one that matters most. */
  motivos: string[]
}

const vale = (t: TituloDaPlaca, hoje: DataCivil) =>
  t.vigente && (t.de === null || t.de <= hoje) && (t.ate === null || hoje <= t.ate)

function porque(t: TituloDaPlaca, hoje: DataCivil): string {
  const qual = `${t.nome} ${t.numero}`
  if (t.fim) return `${qual}: ${t.fim}.`
  if (t.ate !== null && hoje > t.ate) return `${qual}: terminou em ${escreverData(t.ate)}.`
  if (t.vigente && t.de !== null && hoje < t.de) return `${qual}: só vale a partir de ${escreverData(t.de)}.`
  return `${qual}: falta assinar o termo de compromisso.`
}

function contraOVeiculo(v: VeiculoDaPlaca, hoje: DataCivil): string[] {
  const vencido = (o_que: string, ate: DataCivil | null) =>
    ate !== null && hoje > ate ? [`${o_que} em ${escreverData(ate)}.`] : []
  return [
    ...(v.registrado ? [] : ['O veículo não está registrado na autoridade.']),
    ...(v.retirado ? ['O veículo foi retirado de circulação e espera liberação.'] : []),
    ...(v.operadoraAtiva ? [] : ['A operadora não está ativa no cadastro.']),
    ...vencido('O seguro de passageiros venceu', v.seguroAte),
    ...vencido('O laudo de vistoria venceu', v.laudoAte),
    ...vencido('O veículo passou da idade de uso', v.ultimoDiaDeUso),
    ...(v.seguroAte === null ? ['Não há seguro de passageiros no cadastro.'] : []),
  ]
}

/**
 * Whether a vehicle may carry passengers today, for what, and if not, why. Everything is derived from dates on record:
 * the last day still counts, and nothing here was stored as «expired». `veiculo` null: the plate is not on file.
 */
export function situacaoPublicaDoVeiculo(
  veiculo: VeiculoDaPlaca | null,
  titulos: readonly TituloDaPlaca[],
  hoje: DataCivil,
): SituacaoPublica {
  if (veiculo === null)
    return { autorizado: false, titulos: [], motivos: ['Esta placa não está no cadastro da autoridade.'] }
  const emVigor = titulos.filter((t) => vale(t, hoje))
  const contra = contraOVeiculo(veiculo, hoje)
  const semTitulo =
    emVigor.length > 0
      ? []
      : titulos.length === 0
        ? ['O veículo não tem linha nem autorização.']
        : titulos.map((t) => porque(t, hoje))
  const motivos = [...contra, ...semTitulo]
  return { autorizado: motivos.length === 0, titulos: emVigor, motivos }
}
