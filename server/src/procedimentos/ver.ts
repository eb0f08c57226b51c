import { type Instante, instanteEm, type Transicao } from '@outorga/lei'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { type CampoDoFormulario, camposDe } from '../formulario/campos.js'
import { atosDoCaso } from '../platform/atos/ato.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import type { Contexto } from '../platform/contexto.js'
import { type Especie, NOME_DA_ESPECIE } from '../platform/documentos/emitir.js'
import { contarAtos } from './contar.js'
import type { PrazoDoProcedimento, Procedimento, QualquerDefinicao } from './definicao.js'
import { ProcedimentoJson } from './esquemas.js'
import { acharProcedimento } from './procedimento.js'
import { resumoDoProcedimento } from './resumo.js'

type Linha = Transicao<string, string, string>
type Prazos = Readonly<Record<string, PrazoDoProcedimento>>

const documentosDe = (c: Contexto, id: string) =>
  c.tx.linhas<{ codigo: string; especie: Especie; ato_id: string; emitido_em: Instante }>(sql`
    select codigo, especie, ato_id, emitido_em from documento where caso_id = ${id} order by emitido_em, especie`)

/** The fields of an act as this procedure asks them: those of its kind, with the options that fit it. */
function camposDoAto(d: QualquerDefinicao, p: Procedimento, ato: string): CampoDoFormulario[] {
  const definido = d.atos[ato]
  const opcoes: Readonly<Record<string, readonly string[]>> = definido?.opcoes?.(p) ?? {}
  return camposDe(definido?.entrada ?? { shape: {} }).flatMap((campo) => {
    const cabem = opcoes[campo.nome]
    const daEspecie = campo.quando?.campo === 'especie'
    if (daEspecie && !campo.quando?.valores.includes(p.especie)) return []
    return {
      ...campo,
      ...(daEspecie && { quando: null }),
      ...(cabem && { opcoes: campo.opcoes.filter((o) => cabem.includes(o.valor)) }),
    }
  })
}

/** What the table gives now: to whoever asks with its fields, to others and later with who and when. */
function oQueCabe(c: Contexto, d: QualquerDefinicao, p: Procedimento, prazos: Prazos) {
  const linhas = (d.tabela(p.especie, c.lei.norma) as readonly Linha[]).filter(
    (t) => t.de.includes(p.estado) && (d.atos[t.ato]?.cabe?.(p) ?? true),
  )
  const corre = (t: Linha) => {
    const prazo = t.depoisDoPrazo ? prazos[t.depoisDoPrazo] : undefined
    return t.depoisDoPrazo ? (prazo ? c.hoje <= prazo.ate : true) : false
  }
  const meu = (t: Linha) => t.papeis.includes(c.ator.papel) && !corre(t)
  const titulo = (t: Linha) => d.nomes_dos_atos[t.ato] as string
  return {
    atos_possiveis: linhas.filter(meu).map((t) => ({
      ato: t.ato,
      titulo: titulo(t),
      dispositivo: t.dispositivo,
      campos: camposDoAto(d, p, t.ato),
    })),
    espera: linhas
      .filter((t) => !meu(t))
      .map((t) => ({
        ato: t.ato,
        titulo: titulo(t),
        dispositivo: t.dispositivo,
        cargos: t.papeis.map((papel) => c.autoridade.cargos[papel as keyof typeof c.autoridade.cargos]),
        desde: t.depoisDoPrazo && corre(t) ? (prazos[t.depoisDoPrazo]?.ate ?? null) : null,
      })),
  }
}

/** A procedure as its page shows it: what it is, where it stands, what may come next, and on what basis. */
export async function montarProcedimento(
  c: Contexto,
  d: QualquerDefinicao,
  p: Procedimento,
): Promise<z.input<typeof ProcedimentoJson>> {
  const atos = await atosDoCaso(c, p.id)
  const prazos: Prazos = (await d.prazos?.(c, p)) ?? {}
  const documentos = await documentosDe(c, p.id)
  return {
    ...resumoDoProcedimento(d, p, c.hoje),
    versao: p.versao,
    dados: p.dados,
    secoes: await d.secoes(c, p),
    exames: (await d.exames?.(c, p)) ?? [],
    prazos: Object.entries(prazos).map(([nome, prazo]) => ({ nome, ...prazo })),
    ...oQueCabe(c, d, p, prazos),
    documentos: documentos.map((doc) => ({
      codigo: doc.codigo,
      titulo: NOME_DA_ESPECIE[doc.especie],
      caminho: `/api/v1/documentos/${doc.codigo}`,
      emitido_em: instanteEm(doc.emitido_em, c.autoridade.fuso),
    })),
    eventos: contarAtos(c, d, p, atos, documentos),
  }
}

export function verDe(d: QualquerDefinicao) {
  return casoDeUso({
    resumo: `Ver ${d.nome.com_artigo}`,
    entrada: z.object({ numero: z.string().max(40) }),
    saida: ProcedimentoJson,
    permissao: 'caso:ver',
    executar: async (c, { numero }) => montarProcedimento(c, d, await acharProcedimento(c, d.tipo, numero)),
  })
}
