import { type Exame, examinar } from '../core/conferencia.js'
import { type DataCivil, escreverData } from '../core/data.js'
import { type Impedimento, impedidoEm } from './cassacao.js'
import { examinarExclusividade } from './licitante.js'

/**
 * Whether a second tender fits a line (art. 12, par. único): only where one operator alone may not have it, after the
 * first was contracted.
 * @param p.demanda null: the CRE/RR declared nothing. @throws RecusaDaLei `numero-invalido`.
 */
export function examinarSegundoCertame(p: {
  extensao_km: string
  demanda: boolean | null
  primeiro: { numero: string; mesmaLinha: boolean; contratado: boolean }
}): Exame {
  const exclusividade = examinarExclusividade(p)
  const { numero, mesmaLinha, contratado } = p.primeiro
  const exame = examinar([
    {
      dispositivo: 'art12',
      atendida: !exclusividade.permitido,
      descricao: 'Linha que não pode ficar com uma só operadora',
      resultado: exclusividade.permitido ? 'pode ser exclusiva' : 'pede segundo certame',
      falta:
        'Esta linha pode ser exclusiva: o segundo certame é só para linha de mais de 250 km com demanda declarada.',
      leituras: ['AMB-RR-05'],
    },
    {
      dispositivo: 'art12_par1u',
      atendida: mesmaLinha && contratado,
      descricao: 'Primeiro certame da mesma linha, já contratado',
      resultado: numero,
      falta: mesmaLinha
        ? `A licitação ${numero} ainda não tem contrato.`
        : `A licitação ${numero} não é desta linha.`,
    },
  ])
  return { ...exame, memoria: [...exclusividade.memoria, ...exame.memoria] }
}

/** A title over a line, as far as another title is concerned. */
export interface TituloNaLinha {
  numero: string
  /** CNPJ of whoever holds it. */
  documento: string
  nome: string
  de: DataCivil
  /** Last day; one that ended early ended on it. */
  ate: DataCivil
}

/**
 * Whether a title may be given over a line (art. 12): one at a time, unless the line may not be exclusive; and then never
 * two to the same company, which is what keeping the first winner out of the second tender is for (par. único).
 */
export function examinarTituloNaLinha(p: {
  titulo: { documento: string; de: DataCivil; ate: DataCivil }
  outros: readonly TituloNaLinha[]
  /** The line has over 250 km and declared demand. */
  exclusiva: boolean
}): Exame {
  const { titulo, exclusiva } = p
  const juntos = p.outros.filter((o) => o.de <= titulo.ate && titulo.de <= o.ate)
  const dela = juntos.filter((o) => o.documento === titulo.documento)
  const dizer = (lista: readonly TituloNaLinha[]) =>
    lista
      .map((o) => `${o.numero}, de ${o.nome}, de ${escreverData(o.de)} a ${escreverData(o.ate)}`)
      .join('; ')
  return examinar([
    {
      dispositivo: 'art12',
      atendida: !exclusiva || juntos.length === 0,
      descricao: exclusiva ? 'Linha de uma só operadora' : 'Linha que não pode ser exclusiva',
      resultado: dizer(juntos) || 'sem outro título nos mesmos dias',
      falta: `A linha já tem delegação nestes dias: ${dizer(juntos)}.`,
      leituras: ['AMB-RR-05'],
    },
    {
      dispositivo: 'art12_par1u',
      atendida: exclusiva || dela.length === 0,
      descricao: 'Dois títulos da linha com a mesma empresa',
      resultado: dizer(dela) || 'não há',
      falta: `A empresa já tem esta linha: ${dizer(dela)}.`,
    },
  ])
}

/**
 * Whether another delegatária may run the service for a while (art. 94, I): one that holds a delegation and is not barred.
 * One from another region is called with a reason, for a person to weigh.
 */
export function examinarOperadorProvisorio(p: {
  titular: string
  outra: { documento: string; delegacao: string | null }
  mesmaRegiao: boolean
  justificativa: string
  impedimentos: readonly Pick<Impedimento, 'de' | 'ate'>[]
  data: DataCivil
}): Exame {
  const { outra, data } = p
  const barra = p.impedimentos.find((i) => impedidoEm(i, data)) ?? null
  const explicado = p.mesmaRegiao || p.justificativa.trim() !== ''
  return examinar([
    {
      dispositivo: 'art94_inc1',
      atendida: outra.documento !== p.titular && outra.delegacao !== null,
      descricao: 'Outra delegatária',
      resultado: outra.delegacao ?? 'sem delegação em vigor',
      falta:
        outra.documento === p.titular
          ? 'Quem opera provisoriamente é outra delegatária.'
          : 'Quem opera provisoriamente já é delegatária: esta empresa não tem delegação em vigor.',
    },
    {
      dispositivo: 'art94_inc1',
      atendida: explicado ? (p.mesmaRegiao ? true : null) : false,
      descricao: p.mesmaRegiao ? 'Da mesma região' : 'De outra região',
      resultado: p.mesmaRegiao ? 'preferida' : p.justificativa.trim() || 'sem justificativa',
      falta: 'Diga por que não há delegatária da mesma região.',
    },
    {
      dispositivo: 'art88',
      atendida: barra === null,
      descricao: 'Impedimento por cassação',
      resultado: barra ? `até ${barra.ate}` : 'não há',
      falta: barra ? `Impedida de contratar até ${escreverData(barra.ate)}.` : '',
    },
  ])
}
