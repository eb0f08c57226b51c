import type { Dispositivo } from '../core/dispositivo.js'
import type { AtoDoAuto, EstadoDoAuto, Papel, PrazoDoAuto, TabelaDoAuto } from './processo.js'

/** Where one law departs from the common course of an auto. */
export interface DiferencasDaLei {
  /** The provision that gives each act; null where only the authority's own rules do. */
  dispositivos: Readonly<Record<AtoDoAuto, Dispositivo | null>>
  /** States in which a payment ends the case. */
  pagavelEm: readonly EstadoDoAuto[]
}

const TODOS: readonly EstadoDoAuto[] = [
  'lavrado',
  'notificado',
  'em-julgamento',
  'decidido',
  'publicado',
  'em-recurso',
  'recurso-decidido',
  'definitivo',
  'em-cobranca',
  'pago',
  'anulado',
]
const FEITO = <E extends EstadoDoAuto | 'mesmo'>(para: E) => ({ feito: para }) as const
const DECISAO = (mantido: EstadoDoAuto) => ({ mantido, anulado: 'anulado' }) as const

/** The course that both laws share: drawn up, notified, defended or not, decided, published, appealed or not, final. */
export function tabelaDoAuto({ dispositivos, pagavelEm }: DiferencasDaLei): TabelaDoAuto {
  const linha = (
    ato: AtoDoAuto,
    de: readonly EstadoDoAuto[],
    para: Readonly<Record<string, EstadoDoAuto | 'mesmo'>>,
    papeis: readonly Papel[],
    prazo: { depoisDoPrazo?: PrazoDoAuto; iniciaPrazo?: PrazoDoAuto } = {},
  ) => ({ ato, de, para, papeis, dispositivo: dispositivos[ato], ...prazo })

  return [
    linha('dar-ciencia', ['lavrado'], FEITO('notificado'), ['fiscal', 'analista'], { iniciaPrazo: 'defesa' }),
    linha('apresentar-defesa', ['notificado'], FEITO('em-julgamento'), ['operadora', 'analista'], {
      iniciaPrazo: 'decisao',
    }),
    linha('julgar', ['notificado'], DECISAO('decidido'), ['julgador'], { depoisDoPrazo: 'defesa' }),
    linha('julgar', ['em-julgamento'], DECISAO('decidido'), ['julgador']),
    linha('publicar-decisao', ['decidido'], FEITO('publicado'), ['analista'], { iniciaPrazo: 'recurso' }),
    linha('recorrer', ['publicado'], FEITO('em-recurso'), ['operadora', 'analista'], {
      iniciaPrazo: 'decisao-do-recurso',
    }),
    linha('declarar-definitivo', ['publicado'], FEITO('definitivo'), ['analista'], {
      depoisDoPrazo: 'recurso',
    }),
    linha('julgar-recurso', ['em-recurso'], DECISAO('recurso-decidido'), ['conselheiro']),
    linha('dar-ciencia-do-recurso', ['recurso-decidido'], FEITO('definitivo'), ['analista'], {
      iniciaPrazo: 'pagamento',
    }),
    linha('registrar-pagamento', pagavelEm, FEITO('pago'), ['analista']),
    linha('encaminhar-cobranca', ['definitivo'], FEITO('em-cobranca'), ['analista'], {
      depoisDoPrazo: 'pagamento',
    }),
    linha('anotar-erro', TODOS, FEITO('mesmo'), ['fiscal', 'analista', 'julgador', 'conselheiro']),
    linha('juntar-evidencia', ['lavrado', 'decidido'], FEITO('mesmo'), ['fiscal', 'analista']),
    // While the operator may speak, it may also show.
    linha('juntar-evidencia', ['notificado', 'em-julgamento', 'publicado', 'em-recurso'], FEITO('mesmo'), [
      'fiscal',
      'analista',
      'operadora',
    ]),
    linha(
      'recalcular-multa',
      ['decidido', 'publicado', 'em-recurso', 'recurso-decidido'],
      FEITO('mesmo'),
      [],
    ),
  ]
}
