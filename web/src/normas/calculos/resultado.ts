import type { Calculo, NormaDoCalculo, Resultado } from '@outorga/lei'
import { escreverResultado, passosDoValor } from '../../caso/memoria'
import type { Tom } from '../../ui/basicos'
import { dataLonga, dinheiro, instanteLongo, numero } from '../../ui/formatos'
import type { MemoriaProps } from '../../ui/Memoria'
import { zonaDa } from './tipos'

export interface Dito {
  dispositivo: string
  mensagem?: string
}

/** The answer in words: the one thing that was asked, and what goes with it. */
export interface ResultadoDito {
  valor: string
  tom: Tom | null
  notas: readonly string[]
  /** Why not, each with its provision. */
  motivos: readonly Dito[]
  /** What a person still decides. */
  dependeDe: readonly Dito[]
}

type Campos = Readonly<Record<string, unknown>>
const texto = (r: Campos, campo: string) => String(r[campo] ?? '')
const dia = (iso: string, iana: string) => (iso.includes('T') ? instanteLongo(iso, iana) : dataLonga(iso))

const simples = (valor: string, ...notas: (string | false)[]): ResultadoDito => ({
  valor,
  tom: null,
  notas: notas.filter((n) => n !== false),
  motivos: [],
  dependeDe: [],
})

function permissao(r: Campos, sim: string, nao: string, ...notas: string[]): ResultadoDito {
  const permitido = r.permitido === true
  return {
    valor: permitido ? sim : nao,
    tom: permitido ? 'bom' : 'mau',
    notas,
    motivos: (r.motivos ?? []) as Dito[],
    dependeDe: ((r.depende_de ?? []) as string[]).map((dispositivo) => ({ dispositivo })),
  }
}

const DITOS: Readonly<Record<Calculo, (r: Campos, iana: string) => ResultadoDito>> = {
  multa: (r) =>
    simples(
      dinheiro(texto(r, 'valor')),
      r.reincidente === true && 'Em dobro, por reincidência.',
      r.medida_administrativa === 'remocao-do-veiculo' && 'A infração leva também à remoção do veículo.',
    ),
  prazo: (r, iana) =>
    simples(
      dia(texto(r, 'vencimento'), iana),
      texto(r, 'vencimento').includes('T') ? 'É a hora em que o prazo acaba.' : 'É o último dia do prazo.',
    ),
  'taxa-delegacao': (r, iana) =>
    simples(dinheiro(texto(r, 'valor')), `Vence em ${dia(texto(r, 'vencimento'), iana)}.`),
  'taxa-servico': (r) => {
    const [item] = (r.itens ?? []) as { isento?: string }[]
    return simples(dinheiro(texto(r, 'valor')), item?.isento !== undefined && 'Isento.')
  },
  'registro-de-veiculo': (r, iana) =>
    permissao(
      r,
      'Pode ser registrado',
      'Não pode ser registrado',
      `Pode rodar até ${dia(texto(r, 'ultimo_dia_de_uso'), iana)}.`,
    ),
  'passageiros-em-pe': (r) =>
    simples(
      r.maximo === 0
        ? 'Ninguém em pé'
        : r.maximo === 1
          ? '1 passageiro em pé'
          : `${texto(r, 'maximo')} passageiros em pé`,
    ),
  'indenizacao-de-bagagem': (r, iana) =>
    simples(`Até ${dinheiro(texto(r, 'teto'))}`, `Reclame até ${dia(texto(r, 'reclamar_ate'), iana)}.`),
  transbordo: (r) => simples(dinheiro(texto(r, 'valor'))),
  'suspensao-em-multa': (r) => simples(dinheiro(texto(r, 'valor'))),
  'coeficiente-de-infracao': (r) =>
    r.coeficiente === null
      ? simples('Não há coeficiente', 'Sem viagens no semestre não há o que dividir.')
      : {
          ...simples(
            numero(texto(r, 'coeficiente')),
            r.advertencia === true ? 'Cabe advertência.' : 'Não cabe advertência por este motivo.',
          ),
          tom: r.advertencia === true ? 'mau' : 'bom',
        },
  prolongamento: (r) => permissao(r, 'Pode ser prolongada', 'Não pode ser prolongada'),
}

/** The answer of a calculation in words. */
export function dizerResultado(calculo: Calculo, norma: NormaDoCalculo, r: Resultado): ResultadoDito {
  return DITOS[calculo](r, zonaDa(norma).iana)
}

const INFORMADO = 'informado no pedido'

/** The steps for `Memoria`; an amount ends in its total. A value typed here is said to be so, without an act or a date. */
export function memoriaDe(norma: NormaDoCalculo, r: Resultado): Pick<MemoriaProps, 'passos' | 'total'> {
  const { iana } = zonaDa(norma)
  const memoria = r.memoria.map(({ leituras, ...p }) => ({
    ...p,
    descricao: p.descricao.replace(INFORMADO, 'informado aqui'),
    ...(leituras && { leituras: [...leituras] }),
  }))
  const { passos, total } =
    typeof r.valor === 'string'
      ? passosDoValor(memoria, r.valor, iana)
      : {
          passos: memoria.map((p) => ({ ...p, resultado: escreverResultado(p.resultado, iana) })),
          total: undefined,
        }
  const ditos = passos.map((p, i) =>
    memoria[i]?.parametro?.ato === INFORMADO ? { ...p, detalhe: 'informado aqui' } : p,
  )
  return { passos: ditos, ...(total && { total }) }
}
