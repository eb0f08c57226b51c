import {
  type DataCivil,
  type Dispositivo,
  dataEm,
  type Instante,
  type Papel,
  RecusaDaLei,
  somarDias,
  type Tabela,
} from '@outorga/lei'
import sql, { join } from 'sql-template-tag'
import type { Contexto } from '../platform/contexto.js'
import { Problema } from '../platform/problema.js'
import { PROCEDIMENTOS } from '../procedimentos.js'
import type {
  PrazoDoProcedimento,
  Procedimento,
  QualquerDefinicao,
  TipoDeProcedimento,
  Tom,
} from './definicao.js'
import { procedimentosOnde } from './procedimento.js'
import { situacaoDe } from './resumo.js'

/** What waits for an act of whoever asks, that is not an auto. */
export interface ProcessoNaFila {
  especie: TipoDeProcedimento | 'veiculo'
  /** «Licitação», «Registro de veículo». */
  nome: string
  numero: string
  titulo: string
  situacao: { nome: string; tom: Tom }
  /** Since when it waits. */
  desde: DataCivil
  /** The act awaited, as its button says it. */
  ato: string
  dispositivo: Dispositivo | null
  /** Last day for it, where a term runs or ran. */
  ate: DataCivil | null
  de_quem: string | null
  /** Address of its page. */
  caminho: string
}

type TabelaDoProcedimento = Tabela<string, string, Papel>
type Prazos = Readonly<Record<string, PrazoDoProcedimento>>

const LIMITE = 2000
const DEFINICOES = Object.values(PROCEDIMENTOS)

/** The tables of a kind under a law: one for each of what it has. */
function tabelasDe(d: QualquerDefinicao, c: Contexto): TabelaDoProcedimento[] {
  const { norma } = c.lei
  return Object.keys(d.especies)
    .filter((e) => d.normas.includes(norma) && (d.temEspecie?.(e, norma) ?? true))
    .map((e) => d.tabela(e, norma) as TabelaDoProcedimento)
}

/** States that wait for somebody and in which a table gives the person's role an act. */
function estadosDe(d: QualquerDefinicao, c: Contexto): string[] {
  const meus = tabelasDe(d, c)
    .flat()
    .filter((t) => t.papeis.includes(c.ator.papel))
  return d.esperam.filter((e: string) => meus.some((t) => t.de.includes(e)))
}

/** «tipo ato» of the acts that never move a case. */
const queNaoMovem = (c: Contexto): string[] =>
  DEFINICOES.flatMap((d) =>
    tabelasDe(d, c)
      .flat()
      .filter((t) => Object.values(t.para).every((e) => e === 'mesmo'))
      .map((t) => `${d.tipo} ${t.ato}`),
  )

interface Historia {
  ultimo: string
  desde: DataCivil
}

/** The newest act of each, and the day on which it came to its state. */
async function historiasDe(c: Contexto, procedimentos: readonly Procedimento[]) {
  const ids = procedimentos.map((p) => p.id)
  const linhas = await c.tx.linhas<{ id: string; ultimo: string | null; desde: Instante | null }>(sql`
    select p.id,
           (select a.tipo from ato a where a.caso_id = p.id order by a.ordem desc limit 1) as ultimo,
           (select a.momento from ato a where a.caso_id = p.id and (p.tipo || ' ' || a.tipo) <> all(${queNaoMovem(c)}::text[])
             order by a.ordem desc limit 1) as desde
      from procedimento p where p.id = any(${ids}::uuid[])`)
  return new Map(linhas.map((l) => [l.id, l]))
}

/** A case whose terms can't be counted today waits without them: its page says why. */
async function prazosDe(c: Contexto, d: QualquerDefinicao, p: Procedimento): Promise<Prazos> {
  try {
    return (await d.prazos?.(c, p)) ?? {}
  } catch (erro) {
    if (erro instanceof RecusaDaLei || erro instanceof Problema) return {}
    throw erro
  }
}

/** The case as it waits for whoever asks; null where it waits for somebody else, or for a term to end. */
async function naFila(
  c: Contexto,
  d: QualquerDefinicao,
  p: Procedimento,
  { ultimo, desde }: Historia,
): Promise<ProcessoNaFila | null> {
  const { papel } = c.ator
  const prazos = await prazosDe(c, d, p)
  const corre = (nome: string) => c.hoje <= (prazos[nome]?.ate ?? '')
  const acabou = (nome: string) => prazos[nome] !== undefined && !corre(nome)
  const linha = (d.tabela(p.especie, c.lei.norma) as TabelaDoProcedimento).find(
    (t) =>
      t.de.includes(p.estado) &&
      t.papeis.includes(papel) &&
      (d.atos[t.ato]?.cabe?.(p) ?? true) &&
      (t.depoisDoPrazo === undefined || acabou(t.depoisDoPrazo)) &&
      (d.esperado?.(t.ato, p, { papel, ultimo, corre }) ?? true),
  )
  if (!linha) return null
  const fim = linha.depoisDoPrazo && prazos[linha.depoisDoPrazo]?.ate
  const { nome, tom } = situacaoDe(d, p, c.hoje)
  return {
    especie: d.tipo,
    nome: d.nome.um,
    numero: p.numero,
    titulo: p.titulo,
    situacao: { nome, tom },
    desde: fim && fim >= desde ? somarDias(fim, 1) : desde,
    ato: d.nomes_dos_atos[linha.ato] as string,
    dispositivo: linha.dispositivo,
    ate: prazos[d.vencem?.[linha.ato] ?? '']?.ate ?? null,
    de_quem: p.operadora?.razao_social ?? null,
    caminho: `${d.caminho.replace('/api/v1', '')}/${p.numero}`,
  }
}

/**
 * The procedures that wait for an act of whoever asks: in a state that waits for somebody, where the table of the
 * authority's law gives the role an act today. Newest need first.
 */
export async function procedimentosNaFila(c: Contexto): Promise<ProcessoNaFila[]> {
  const condicoes = DEFINICOES.map((d) => ({ d, estados: estadosDe(d, c) }))
    .filter(({ estados }) => estados.length > 0)
    .map(({ d, estados }) => sql`(p.tipo = ${d.tipo} and p.estado = any(${estados}::text[]))`)
  if (condicoes.length === 0) return []
  const achados = await procedimentosOnde(c, sql`(${join(condicoes, ' or ')})`, undefined, LIMITE)
  const historias = await historiasDe(c, achados)
  const itens: ProcessoNaFila[] = []
  for (const p of achados) {
    const h = historias.get(p.id)
    const historia = {
      ultimo: h?.ultimo ?? 'abrir',
      desde: h?.desde ? dataEm(h.desde, c.autoridade.fuso) : p.aberto_em,
    }
    const item = await naFila(c, PROCEDIMENTOS[p.tipo], p, historia)
    if (item) itens.push(item)
  }
  return itens
}
