import { MOTIVOS_DE_ITINERARIO_RR } from '@outorga/lei'
import { z } from 'zod'
import {
  data,
  escolha,
  exigidoSe,
  inteiro,
  lista,
  opcional,
  procura,
  procuras,
  quilometros,
  simOuNao,
  texto,
  textoLongo,
} from '../formulario/campos.js'
import { PISOS } from '../linhas/quadro.js'
import { listaAlem, listaDeHorarios, listaDePares, listaDePartidas, listaDePontos } from './itinerario.js'

type Quando = { campo: string; valores: readonly string[] }
const se = (campo: string, ...valores: string[]): Quando => ({ campo, valores })

const MESES = lista(
  'Movimento de cada mês',
  z.object({
    mes: texto('Mês', { maximo: 7, dica: 'Ano e mês, como 2026-03.' }),
    passageiros: inteiro('Passageiros', { maximo: 100_000_000 }),
    lugares: inteiro('Lugares oferecidos', { maximo: 100_000_000 }),
  }),
  { minimo: 1, maximo: 60, dispositivo: 'art55_inc1', dica: 'Do quadro de movimento; seis meses seguidos.' },
)

const MOTIVOS = Object.fromEntries(
  Object.entries(MOTIVOS_DE_ITINERARIO_RR).map(([chave, m]) => [chave, m.nome]),
) as Record<keyof typeof MOTIVOS_DE_ITINERARIO_RR, string>

const JA_NO_ITINERARIO = 'Em branco, se a linha já passa por ele.'

/** Every field that some kind asks, in the order of the form; the kinds that ask it come in `quando`. */
export const CAMPOS = {
  outras_linhas: (q: Quando) => exigidoSe(procuras('Com que linhas', 'linha', { minimo: 1, maximo: 20 }), q),
  motivo_do_itinerario: (q: Quando) =>
    exigidoSe(escolha('Motivo da mudança', MOTIVOS, { dispositivo: 'art60' }), q),
  abertura: (q: Quando) =>
    exigidoSe(
      textoLongo('Via aberta ao tráfego: qual, em que trecho e desde quando', { dispositivo: 'art61' }),
      q,
    ),
  regras_de_transito: (q: Quando) =>
    exigidoSe(textoLongo('Regras locais de trânsito', { dispositivo: 'art43' }), q),
  ponta: (q: Quando) =>
    exigidoSe(escolha('Em que ponta da linha', { fim: 'No último ponto', comeco: 'No primeiro ponto' }), q),
  acrescimo: (q: Quando) => exigidoSe(listaAlem('Pontos além do extremo de hoje'), q),
  novo_extremo: (q: Quando) => exigidoSe(procura('Novo ponto extremo', 'ponto'), q),
  km_do_extremo: (q: Quando) => exigidoSe(quilometros('Km do ponto vizinho até ele'), q),
  minutos_do_extremo: (q: Quando) =>
    exigidoSe(inteiro('Minutos do ponto vizinho até ele', { minimo: 1, maximo: 5000 }), q),
  piso_do_extremo: (q: Quando) =>
    opcional(escolha('Piso até ele', PISOS, { quando: q, dica: 'Em branco, pavimentado.' })),
  pontos: (q: Quando) => exigidoSe(listaDePontos('Itinerário pretendido'), q),
  paradas: (q: Quando) =>
    exigidoSe(
      procuras('Pontos de parada, fora os extremos', 'ponto', {
        minimo: 1,
        dispositivo: 'art44',
        dica: 'Entre os pontos do quadro da linha.',
      }),
      q,
    ),
  restricoes: (q: Quando) => exigidoSe(listaDePares('Seções a restringir'), q),
  ponto_de_secao: (q: Quando) => exigidoSe(procura('Ponto de seção', 'ponto', { dispositivo: 'art47' }), q),
  km_do_ponto: (q: Quando) =>
    opcional(quilometros('Km desde o primeiro ponto', { quando: q, dica: JA_NO_ITINERARIO })),
  minutos_do_ponto: (q: Quando) =>
    opcional(inteiro('Minutos desde o primeiro ponto', { maximo: 5000, quando: q, dica: JA_NO_ITINERARIO })),
  origem: (q: Quando) => exigidoSe(procura('De que ponto', 'ponto', { dispositivo: 'art50' }), q),
  destino: (q: Quando) => exigidoSe(procura('A que ponto', 'ponto'), q),
  localidade: (q: Quando) =>
    exigidoSe(procura('Localidade atendida', 'ponto', { dispositivo: 'art50_par1u' }), q),
  horarios: (q: Quando) => exigidoSe(listaDeHorarios('Horários pretendidos'), q),
  aumento_total: (q: Quando) =>
    opcional(
      inteiro('Viagens a mais por semana, em todas as linhas iguais', {
        maximo: 10_000,
        quando: q,
        dispositivo: 'art54',
        dica: 'Em branco, só as deste pedido.',
      }),
    ),
  fundamento: (q: Quando) =>
    exigidoSe(
      escolha(
        'Causa',
        {
          art55_inc1: 'Seis meses seguidos com menos da metade dos lugares ocupada',
          art55_inc2: 'Rodovia obstruída, sem outro caminho',
        },
        { dispositivo: 'art55' },
      ),
      q,
    ),
  meses: () => exigidoSe(MESES, se('fundamento', 'art55_inc1')),
  obstrucao: () =>
    exigidoSe(
      textoLongo('Obstrução da rodovia: onde e desde quando', { dispositivo: 'art55_inc2' }),
      se('fundamento', 'art55_inc2'),
    ),
  ha_alternativo: () => exigidoSe(simOuNao('Há outro caminho possível'), se('fundamento', 'art55_inc2')),
  alcance: (q: Quando) =>
    exigidoSe(escolha('O que para', { total: 'A linha toda', parcial: 'Parte dos horários' }), q),
  horarios_parados: () => exigidoSe(listaDePartidas('Horários que param'), se('alcance', 'parcial')),
  horarios_cancelados: (q: Quando) => exigidoSe(listaDePartidas('Horários a cancelar'), q),
  inicio: (q: Quando) => exigidoSe(data('Primeiro dia'), q),
  fim: (q: Quando) => exigidoSe(data('Último dia'), q),
  volta: () =>
    opcional(
      data('Último dia da paralisação', {
        quando: se('fundamento', 'art55_inc1'),
        dispositivo: 'art55_par1',
        dica: 'Em branco, os 360 dias da lei.',
      }),
    ),
  passagens_vendidas: (q: Quando) =>
    exigidoSe(inteiro('Passagens já vendidas para esses horários', { dispositivo: 'art51_par1u' }), q),
  movimento: (q: Quando) =>
    exigidoSe(textoLongo('Movimento que mostra a baixa demanda', { dispositivo: 'art51' }), q),
} as const

export type NomeDoCampo = keyof typeof CAMPOS

/** What a request says, apart from the line, who asks and why; null where its kind does not ask it. */
export type Pedido = { [K in NomeDoCampo]: z.output<ReturnType<(typeof CAMPOS)[K]>> }

/** A field that its kind demands, and that the request therefore has. */
export function dito<K extends NomeDoCampo>(e: Pedido, campo: K): NonNullable<Pedido[K]> {
  const valor = e[campo]
  if (valor === null || valor === undefined) throw new Error(`${campo} was not demanded`)
  return valor as NonNullable<Pedido[K]>
}
