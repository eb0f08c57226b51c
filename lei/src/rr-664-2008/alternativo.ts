import { type Exame, examinar } from '../core/conferencia.js'
import { RecusaDaLei } from '../core/erro.js'
import { aDecidir, condicao } from './conclusoes.js'
import { exigirInteiro } from './norma.js'

/** Art. 66: fewest seats of a vehicle of transporte alternativo. */
export const LUGARES_MINIMOS_DO_ALTERNATIVO_RR = 7
/** Art. 68, VI: seats of a van. */
export const LUGARES_DA_VAN_RR = { minimo: 12, maximo: 16 } as const
/** Art. 68, § 3: an alternative departure keeps this far from a regular one, in minutes; 60 is allowed (AMB-RR-23). */
export const MINUTOS_ENTRE_PARTIDAS_RR = 60

/**
 * Whether a vehicle has the seats of transporte alternativo: at least 7 (art. 66), and 12 to 16 for vans (art. 68, VI).
 * They are two classes of vehicle (AMB-RR-22).
 * @throws RecusaDaLei `lugares-invalidos`.
 */
export function examinarLugaresDoAlternativo(veiculo: { van: boolean; lugares: number }): Exame {
  const lugares = exigirInteiro(veiculo.lugares, {
    minimo: 1,
    maximo: 600,
    nome: 'O número de lugares',
    codigo: 'lugares-invalidos',
    campo: 'lugares',
  })
  const { minimo, maximo } = LUGARES_DA_VAN_RR
  const resto = { resultado: String(lugares), leituras: ['AMB-RR-22'] } as const
  return examinar([
    veiculo.van
      ? condicao(
          'art68_inc6',
          'Lugares da van',
          lugares >= minimo && lugares <= maximo,
          'Van leva de 12 a 16 passageiros.',
          resto,
        )
      : condicao(
          'art66',
          'Lugares do veículo',
          lugares >= LUGARES_MINIMOS_DO_ALTERNATIVO_RR,
          'O veículo do alternativo tem ao menos 7 lugares.',
          resto,
        ),
  ])
}

/** A departure time, and the days on which it runs; 1 is Monday, 7 is Sunday. Without days it runs on all of them. */
export interface Partida {
  /** `HH:MM`. */
  hora: string
  dias?: readonly number[]
}

/** A regular line beside which an alternative one would run. */
export interface LinhaRegular {
  numero: string
  delegataria: string
  partidas: readonly Partida[]
  /** Same place of departure. */
  mesmaOrigem: boolean
  /** Part of the way in common. */
  trajetoEmComum: boolean
}

const MINUTOS_DO_DIA = 24 * 60
const MINUTOS_DA_SEMANA = 7 * MINUTOS_DO_DIA
const TODOS_OS_DIAS = [1, 2, 3, 4, 5, 6, 7]

/**
 * Whether alternative departures keep away from regular ones (arts. 66 and 68, § 3): none less than 60 minutes before or
 * after a regular departure from the same place over a common way; 60 is allowed (AMB-RR-23). The clock is a circle: 23:40
 * is 30 minutes from 00:10, and Sunday night is beside Monday morning. A line of the same delegatária does not count.
 * @throws RecusaDaLei `hora-invalida`, `dia-invalido`.
 */
export function examinarHorarioDoAlternativo(
  alternativa: { delegataria: string; partidas: readonly Partida[] },
  regulares: readonly LinhaRegular[],
): Exame {
  const aoLado = regulares.filter(
    (r) => r.mesmaOrigem && r.trajetoEmComum && r.delegataria !== alternativa.delegataria,
  )
  return examinar(
    aoLado.map((r) => {
      const conflitos = conflitosCom(r, alternativa.partidas)
      return condicao(
        'art68_par3',
        `Nenhuma partida a menos de 60 minutos das da linha ${r.numero}`,
        conflitos.length === 0,
        conflitos.join(' '),
        { leituras: ['AMB-RR-23'] },
      )
    }),
  )
}

function conflitosCom(regular: LinhaRegular, partidas: readonly Partida[]): string[] {
  return partidas.flatMap((p) =>
    regular.partidas.flatMap((r) => {
      const minutos = menorDistancia(p, r)
      return minutos < MINUTOS_ENTRE_PARTIDAS_RR
        ? [`Partida das ${p.hora} a ${minutos} min da regular das ${r.hora}, linha ${regular.numero}.`]
        : []
    }),
  )
}

/** Fewest minutes between two departures on the weekly circle. */
function menorDistancia(a: Partida, b: Partida): number {
  let menor = MINUTOS_DA_SEMANA
  for (const x of naSemana(a)) {
    for (const y of naSemana(b)) {
      const d = Math.abs(x - y)
      menor = Math.min(menor, d, MINUTOS_DA_SEMANA - d)
    }
  }
  return menor
}

function naSemana(p: Partida): number[] {
  const m = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(p.hora)
  if (!m) {
    throw new RecusaDaLei({
      codigo: 'hora-invalida',
      mensagem: `«${p.hora.slice(0, 20)}» não é uma hora. Escreva como 14:22.`,
      campo: 'partidas',
      dispositivo: 'art68_par3',
    })
  }
  const minutos = Number(m[1]) * 60 + Number(m[2])
  return (p.dias ?? TODOS_OS_DIAS).map((dia) => {
    if (!TODOS_OS_DIAS.includes(dia)) {
      throw new RecusaDaLei({
        codigo: 'dia-invalido',
        mensagem: 'O dia da semana vai de 1, segunda-feira, a 7, domingo.',
        campo: 'partidas',
        dispositivo: 'art68_par3',
      })
    }
    return (dia - 1) * MINUTOS_DO_DIA + minutos
  })
}

/** Who applies for a delegation. */
export type NaturezaDoRequerente = 'empresa' | 'cooperativa' | 'autonomo'

/**
 * Whether an applicant may be given a concession or permission (art. 67): companies and cooperatives alike and on equal
 * terms (§ 1), never a self-employed person (§ 2). A CPF in place of a CNPJ is a self-employed person, whatever is
 * declared. The other requirements of the law are for a person to check.
 * @param r.documento CNPJ or CPF, with or without punctuation; null where not given.
 */
export function examinarRequerente(r: { natureza: NaturezaDoRequerente; documento: string | null }): Exame {
  const comCpf = r.documento !== null && /^\d{11}$/.test(r.documento.replace(/[.\-/\s]/g, ''))
  const autonomo = r.natureza === 'autonomo' || comCpf
  return examinar([
    condicao(
      !autonomo && r.natureza === 'cooperativa' ? 'art67_par1' : 'art67_par2',
      autonomo ? 'Autônomo' : `Pessoa jurídica: ${r.natureza}, em igualdade com as demais`,
      !autonomo,
      'Não se dá concessão nem permissão a autônomo.',
    ),
    ...(autonomo ? [] : [aDecidir('art67', 'Preenche os requisitos da legislação')]),
  ])
}
