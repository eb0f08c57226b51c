import { type DataCivil, type Instante, instanteDe, somarDias } from '@outorga/lei'
import type { z } from 'zod'
import { PONTO } from '../linhas/ponto.js'
import type { Piso } from '../linhas/quadro.js'
import { fazerQuadro } from '../linhas/quadros.js'
import type { Tx } from '../platform/db/conexao.js'
import type { Sessao } from '../platform/session/sessao.js'
import { cadastrarDe } from '../registros/gravar.js'
import { comoUsuario } from './como-usuario.js'
import { LINHAS, type LinhaInventada } from './linhas.js'
import { PASSAGENS, PONTOS, SEM_PAVIMENTO } from './pontos.js'

type Entrada = z.input<typeof fazerQuadro.entrada>

const cadastrarPonto = cadastrarDe(PONTO)
const TODOS = [1, 2, 3, 4, 5, 6, 7]
const KM_POR_HORA = 62

const emDecimos = (n: number) => n.toFixed(1)
const minutosAte = (km: number) => (km === 0 ? 0 : Math.max(1, Math.round((km * 60) / KM_POR_HORA)))

function depois(hora: string, minutos: number): string {
  const m = (Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3)) + minutos) % 1440
  return `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`
}

function trechosDe(l: LinhaInventada, km: readonly number[]) {
  const total = km.at(-1) ?? 0
  const pavimentado = total - (SEM_PAVIMENTO[l.numero] ?? 0)
  const base: Piso = l.servico === 'hidroviario' ? 'aquaviario' : 'pavimentado'
  return km.slice(1).flatMap((ate, de) => {
    const desde = km[de] ?? 0
    const liso = Math.max(0, Math.min(ate, pavimentado) - desde)
    return [
      { de, km: liso, piso: base },
      { de, km: ate - desde - liso, piso: 'nao-pavimentado' as const },
    ]
      .filter((t) => t.km > 0)
      .map((t) => ({ ...t, km: emDecimos(t.km) }))
  })
}

function horariosDe(l: LinhaInventada, minutos: number): Entrada['horarios'] {
  return l.partidas.flatMap((hora) => [
    { hora, dias: TODOS, sentido: 'ida' as const },
    { hora: depois(hora, minutos + 40), dias: TODOS, sentido: 'volta' as const },
  ])
}

/** The regime of a line, through the places on its way. */
function quadroDe(l: LinhaInventada, origem: string, ponto: (nome: string) => string) {
  const lugares: [string, number][] = [
    [origem, 0],
    ...(PASSAGENS[l.numero] ?? []).map(([nome, km]): [string, number] => [nome, km]),
    [l.municipio_b, Number(l.extensao_km)],
  ]
  return {
    pontos: lugares.map(([nome, km]) => ({
      ponto_id: ponto(nome),
      km: emDecimos(km),
      minutos: minutosAte(km),
      secao: true,
      parada: true,
    })),
    trechos: trechosDe(
      l,
      lugares.map(([, km]) => km),
    ),
    horarios: horariosDe(l, minutosAte(Number(l.extensao_km))),
  }
}

/** The points of an authority and the Quadro of each of its lines, one of them changed since. */
export async function semearQuadros(
  tx: Tx,
  analista: Sessao,
  no: { dia: DataCivil; hoje: DataCivil },
  municipio: (nome: string) => string,
  linha: (numero: string) => string,
): Promise<void> {
  const { id: autoridade, uf, fuso } = analista.autoridade
  const as = (dia: DataCivil, hora: string): Instante => instanteDe(dia, hora, fuso)
  const pontos = new Map<string, string>()
  for (const { municipio: nome, ...p } of PONTOS[autoridade] ?? []) {
    const entrada = { ...p, municipio_ibge: municipio(nome) }
    const { id } = await comoUsuario(tx, analista, as(no.dia, '10:30'), cadastrarPonto, entrada)
    pontos.set(p.nome, id)
  }
  const ponto = (nome: string) => {
    const id = pontos.get(nome)
    if (!id) throw new Error(`«${nome}» is not among the demonstration's points`)
    return id
  }
  const ato = uf === 'RR' ? 'Resolução do conselho 3 (demonstração)' : 'Ordem de serviço 3 (demonstração)'
  const origem = uf === 'RR' ? 'Boa Vista' : 'Porto Alegre'
  const fazer = (l: LinhaInventada, dia: DataCivil, mudanca: Partial<Entrada>, versao: number) => {
    const entrada = { id: linha(l.numero), ...quadroDe(l, origem, ponto), de: dia, ato, ...mudanca }
    return comoUsuario(tx, analista, as(dia, '10:45'), fazerQuadro, entrada as Entrada, versao)
  }
  const linhas = LINHAS[autoridade] ?? []
  for (const l of linhas)
    await fazer(l, no.dia, { motivo: 'fixacao', razoes: 'Fixa o regime de funcionamento da linha.' }, 1)
  const mudada = linhas.find((l) => l.numero === '104' || l.numero === '303')
  if (!mudada) return
  const horarios = horariosDe(
    { ...mudada, partidas: [...mudada.partidas, '22:50'] },
    minutosAte(Number(mudada.extensao_km)),
  )
  const razoes = 'Mais uma viagem à noite, pedida pelos passageiros.'
  await fazer(
    mudada,
    somarDias(no.hoje, -90),
    { motivo: 'regime', razoes, horarios, ato: `${ato}, alterada` },
    2,
  )
}
