import { type Exame, examinar } from '../core/conferencia.js'
import { ano, type DataCivil } from '../core/data.js'
import type { Dispositivo } from '../core/dispositivo.js'
import { alcanceDaCassacao, type SuspensaoAplicada, terceiraSuspensao } from './cassacao.js'
import { atoDoCancelamento, CAUSAS_DE_CANCELAMENTO_RR } from './delegacao.js'

/**
 * Whether a delegation may be cancelled at once for `causa` (art. 93, I to III), with the documents that prove it.
 * Public interest is proposed and examined first (par. único).
 * @param p.documentos what was brought, one for each that the cause asks for.
 */
export function examinarCancelamento(p: { causa: Dispositivo; documentos: readonly string[] }): Exame {
  const causa = CAUSAS_DE_CANCELAMENTO_RR.find((c) => c.dispositivo === p.causa)
  const trazidos = p.documentos.filter((d) => d.trim() !== '')
  const exige = causa?.exige ?? []
  return examinar([
    {
      dispositivo: causa?.depoisDeProposta ? 'art93_par1u' : 'art93',
      atendida: atoDoCancelamento(p.causa) === 'cancelar',
      descricao: causa?.o_que ?? 'Causa de cancelamento',
      resultado: causa?.depoisDeProposta ? 'depois de proposta' : causa ? 'cabe' : 'não é causa',
      falta: causa
        ? 'O cancelamento por interesse público é proposto pela autoridade e apreciado pelo CRE/RR.'
        : 'Este dispositivo não é causa de cancelamento.',
    },
    {
      dispositivo: causa?.dispositivo ?? 'art93',
      atendida: trazidos.length >= exige.length,
      descricao: `Documentos: ${exige.join(' e ')}`,
      resultado: trazidos.join('; ') || 'nenhum',
      falta: `Junte: ${exige.join(' e ')}.`,
    },
  ])
}

/**
 * Whether a delegation may be cassada (art. 87): a listed cause, found in a process with full defence; for suspensions,
 * a third one of the line in one calendar year, by the day of the decision (AMB-RR-39).
 * @throws RecusaDaLei `causa-desconhecida`.
 */
export function examinarCassacao(p: {
  causa: Dispositivo
  processo: string
  amplaDefesa: boolean
  publicacao: DataCivil
  linha: string
  suspensoes: readonly Omit<SuspensaoAplicada, 'linha'>[]
}): Exame {
  const { alcance } = alcanceDaCassacao(p.causa)
  const suspensoes = p.suspensoes.map((s) => ({ ...s, linha: p.linha }))
  const anos = [...new Set(suspensoes.map((s) => ano(s.data)))].sort()
  const terceiras = anos
    .map((a) => terceiraSuspensao(p.linha, a, suspensoes))
    .filter((t) => t.terceira !== null && t.terceira <= p.publicacao)
  const exame = examinar([
    {
      dispositivo: 'art87' as const,
      atendida: p.processo.trim() !== '' && p.amplaDefesa,
      descricao: 'Processo administrativo com ampla defesa',
      resultado: p.processo.trim() || 'não há',
      falta: 'A cassação pede processo administrativo com ampla defesa.',
    },
    ...(p.causa === 'art87_inc4'
      ? [
          {
            dispositivo: 'art87_inc4' as const,
            atendida: terceiras.length > 0,
            descricao: 'Suspensões válidas da linha num mesmo ano',
            resultado: terceiras[0]?.terceira ?? 'não passam de duas',
            falta: 'A linha não foi suspensa mais de duas vezes no mesmo ano.',
            leituras: ['AMB-RR-39'],
          },
        ]
      : []),
    {
      dispositivo: 'art87_par1u' as const,
      atendida: true,
      descricao: 'O que a cassação alcança',
      resultado: alcance === 'todas-as-linhas' ? 'todas as linhas da delegatária' : 'só esta linha',
      leituras: ['AMB-RR-29'],
    },
  ])
  return { ...exame, memoria: [...terceiras.flatMap((t) => t.memoria), ...exame.memoria] }
}
