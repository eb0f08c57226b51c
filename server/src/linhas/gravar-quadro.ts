import { type DataCivil, escreverData, novaVersaoDoQuadro, restaurarQuadro } from '@outorga/lei'
import sql from 'sql-template-tag'
import { type AtoNovo, registrarAtos } from '../platform/atos/ato.js'
import { comoJson, type Json } from '../platform/atos/canonico.js'
import type { Contexto } from '../platform/contexto.js'
import { textoDeBusca } from '../platform/db/busca.js'
import { emitirVarios } from '../platform/documentos/emitir.js'
import { naoEncontrado, Problema } from '../platform/problema.js'
import { blocosDoQuadro } from './blocos-do-quadro.js'
import { acharLinha, type Linha } from './linha.js'
import {
  type ConteudoDaLinha,
  extremosDe,
  type MotivoDoQuadro,
  paraALei,
  partidasDe,
  versaoParaALei,
  versoesDoQuadro,
} from './quadro.js'

/** The act that ordered a Quadro, and why; `procedimento` is the number of the one that it came out of. */
export interface OrdemDoQuadro {
  ato: string
  razoes: string
  motivo: MotivoDoQuadro
  procedimento?: string | null
}

export interface QuadroGravado {
  versao: number
  /** Order of the act on the line's case. */
  ordem: number
  /** Verification code of the Quadro's document. */
  documento: string
}

interface Registro extends OrdemDoQuadro {
  de: DataCivil
  versao: number
  restaura: number | null
  desfaz: number[]
}

/** One at a time for each line: the next version's number is taken under the lock of its case. */
async function travarLinha(c: Contexto, linhaId: string): Promise<void> {
  const linha = await c.tx.uma(sql`select 1 from caso where id = ${linhaId} and tipo = 'linha' for update`)
  if (!linha) throw naoEncontrado('Esta linha')
}

interface QuadroNovo {
  linha: Linha
  q: ConteudoDaLinha
  r: Registro
}

const conteudoDe = ({ pontos, trechos, horarios, restricoes, paradas_pelo_conselho }: ConteudoDaLinha) => ({
  pontos,
  trechos,
  horarios,
  restricoes,
  paradas_pelo_conselho,
})

const atoDoQuadro = ({ linha, q, r }: QuadroNovo): AtoNovo => ({
  casoId: linha.id,
  tipo: r.restaura === null ? 'novo-quadro' : 'restaurar-quadro',
  dados: {
    versao: r.versao,
    de: r.de,
    ato: r.ato,
    razoes: r.razoes,
    motivo: r.motivo,
    procedimento: r.procedimento ?? null,
    restaura: r.restaura,
    desfaz: r.desfaz,
    ...(comoJson(conteudoDe(q)) as Record<string, Json>),
  },
})

function linhaDaTabela(c: Contexto, { linha, q, r }: QuadroNovo, atoId: string) {
  const [a, b] = extremosDe(q.pontos)
  return {
    linha_id: linha.id,
    versao: r.versao,
    autoridade_id: c.autoridade.id,
    ato_id: atoId,
    de: r.de,
    ato: r.ato,
    razoes: r.razoes,
    motivo: r.motivo,
    restaura: r.restaura,
    desfaz: r.desfaz,
    ...conteudoDe(q),
    extremo_a: a.localidade,
    extremo_b: b.localidade,
    municipio_a: a.municipio_ibge,
    municipio_b: b.municipio_ibge,
    municipios: [...new Set(q.pontos.map((p) => p.municipio_ibge))],
    extensao_km: b.km,
    partidas: partidasDe(q, 'ida'),
    busca: textoDeBusca(...q.pontos.map((p) => p.localidade)),
  }
}

async function inserir(c: Contexto, novos: readonly QuadroNovo[]): Promise<QuadroGravado[]> {
  const atos = await registrarAtos(c, novos.map(atoDoQuadro))
  const linhas = novos.map((n, i) => linhaDaTabela(c, n, atos[i]?.id ?? ''))
  await c.tx.executar(sql`
    insert into quadro select * from jsonb_populate_recordset(null::quadro, ${JSON.stringify(linhas)}::jsonb)`)
  const papeis = novos.map(({ linha, q, r }, i) => ({
    casoId: linha.id,
    atoId: atos[i]?.id ?? '',
    conteudo: {
      numero: `${linha.numero}/${r.versao}`,
      subtitulo: c.lei.nome,
      blocos: blocosDoQuadro(c, linha, { ...q, ...r }, r.ato),
    },
  }))
  const documentos = await emitirVarios(c, 'quadro-de-regime', papeis)
  return novos.map(({ r }, i) => ({
    versao: r.versao,
    ordem: atos[i]?.ordem ?? 0,
    documento: documentos[i] ?? '',
  }))
}

async function inserirUm(
  c: Contexto,
  linhaId: string,
  q: ConteudoDaLinha,
  r: Registro,
): Promise<QuadroGravado> {
  const linha = await acharLinha(c, linhaId)
  const [gravado] = await inserir(c, [{ linha, q, r }])
  if (!gravado) throw new Error('one Quadro was asked for')
  return gravado
}

/**
 * Fixes the first Quadro of many lines at once, each by its order. The lines have none, and were just entered by whoever
 * asks; the content was checked already.
 * @throws RecusaDaLei `quadro-sem-extremos` (art. 42, § 2).
 */
export function fixarPrimeirosQuadros(
  c: Contexto,
  novos: readonly { linha: Linha; quadro: ConteudoDaLinha & { de: DataCivil }; ordem: OrdemDoQuadro }[],
): Promise<QuadroGravado[]> {
  const lidos = novos.map(({ linha, quadro, ordem }): QuadroNovo => {
    novaVersaoDoQuadro([], { ...paraALei(quadro), de: quadro.de, ato: ordem.ato })
    return { linha, q: quadro, r: { ...ordem, de: quadro.de, versao: 1, restaura: null, desfaz: [] } }
  })
  return inserir(c, lidos)
}

/**
 * Gives a line a new version of its Quadro from `quadro.de` on, by the act that ordered it, and issues its document. The
 * content was checked already (`conferirRascunho`, `examesDoQuadro`).
 * @throws Problema 404, RecusaDaLei `quadro-fora-de-ordem`, `quadro-sem-extremos` (art. 42, § 2).
 */
export async function gravarNovoQuadro(
  c: Contexto,
  linhaId: string,
  quadro: ConteudoDaLinha & { de: DataCivil },
  ordem: OrdemDoQuadro,
): Promise<QuadroGravado> {
  await travarLinha(c, linhaId)
  const versoes = await versoesDoQuadro(c, linhaId)
  const depois = novaVersaoDoQuadro(versoes.map(versaoParaALei), {
    ...paraALei(quadro),
    de: quadro.de,
    ato: ordem.ato,
  })
  const { versao } = depois.at(-1) ?? { versao: 1 }
  return inserirUm(c, linhaId, quadro, { ...ordem, de: quadro.de, versao, restaura: null, desfaz: [] })
}

/**
 * Puts the content that was in force before `versao` back as a new version (arts. 57, § 2, and 62): `versao` and what came
 * after it no longer count as alterations of the line.
 * @throws Problema 404, RecusaDaLei `quadro-sem-anterior`, `quadro-fora-de-ordem`.
 */
export async function restaurarQuadroAnterior(
  c: Contexto,
  linhaId: string,
  versao: number,
  em: { de: DataCivil; ato: string; razoes: string; procedimento?: string | null },
): Promise<QuadroGravado> {
  await travarLinha(c, linhaId)
  const versoes = await versoesDoQuadro(c, linhaId)
  if (!versoes.some((v) => v.versao === versao)) throw naoEncontrado('Este quadro')
  const depois = restaurarQuadro(versoes.map(versaoParaALei), versao, em)
  const anterior = versoes.find((v) => v.versao === versao - 1)
  if (!anterior) throw new Problema(422, 'quadro-sem-anterior', `Nada valia antes de ${escreverData(em.de)}.`)
  return inserirUm(c, linhaId, anterior, {
    ...em,
    motivo: 'restauracao',
    versao: depois.length,
    restaura: anterior.versao,
    desfaz: versoes.filter((v) => v.versao >= versao).map((v) => v.versao),
  })
}
