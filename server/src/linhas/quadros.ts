import { z } from 'zod'
import { Data, Texto } from '../esquemas/comuns.js'
import { travarCaso } from '../platform/atos/ato.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import { naoEncontrado } from '../platform/problema.js'
import { mudancasEntre } from './comparar-quadros.js'
import { mostrarConteudo, mostrarQuadro, QuadroJson, RascunhoVistoJson } from './esquemas-do-quadro.js'
import {
  ExameDoQuadroJson,
  examesDoQuadro,
  exigirExames,
  exigirMotivo,
  fotografiaParaExame,
} from './exames-do-quadro.js'
import { gravarNovoQuadro } from './gravar-quadro.js'
import { acharLinha } from './linha.js'
import { versoesDoQuadro } from './quadro.js'
import { conferirRascunho, exigirRascunho, Rascunho } from './rascunho.js'

/** Reasons for a Quadro that need no procedure of their own. */
export const MOTIVOS_DIRETOS = [
  'fixacao',
  'regime',
  'itinerario-urbano',
  'pontos-de-parada',
  'ponto-de-secao',
  'cancelamento-de-horario',
  'mudanca-de-extremo',
] as const

const Motivo = z.enum(MOTIVOS_DIRETOS, 'Escolha o que muda.')

/** What the law says of a draft, and what is still missing in it; nothing is kept. */
export const preverQuadro = casoDeUso({
  resumo: 'Conferir um rascunho de quadro de regime, sem gravar',
  entrada: Rascunho.extend({ id: z.uuid(), motivo: Motivo }),
  saida: z
    .object({
      pode: z.boolean().describe('Completo, e a lei não impede'),
      erros: z.array(z.object({ campo: z.string(), mensagem: z.string() })),
      avisos: z.array(z.string()),
      exames: z.array(ExameDoQuadroJson),
      visto: RascunhoVistoJson.nullable(),
    })
    .meta({ id: 'PreviaDoQuadro' }),
  permissao: 'cadastro:ver',
  async executar(c, { id, motivo, ...rascunho }) {
    const foto = await fotografiaParaExame(c, id)
    const { erros, avisos, conteudo } = await conferirRascunho(c, rascunho)
    if (!conteudo) return { pode: false, erros, avisos, exames: [], visto: null }
    const exames = examesDoQuadro(c, foto, conteudo, { motivo })
    return {
      pode: exames.every((e) => e.peso === 'a-saber' || e.permitido),
      erros,
      avisos,
      exames,
      visto: {
        ...mostrarConteudo(conteudo),
        mudou: foto.ultimo ? mudancasEntre(foto.ultimo, conteudo) : [],
      },
    }
  },
})

/** Makes a new version of a line's Quadro by the act that ordered it (art. 42). */
export const fazerQuadro = casoDeUso({
  resumo: 'Fazer novo quadro de regime de uma linha',
  entrada: Rascunho.extend({
    id: z.uuid(),
    de: Data.describe('Primeiro dia em que vale'),
    ato: Texto(200, 3).describe('Ato que o ordenou'),
    razoes: Texto(5000, 10),
    motivo: Motivo,
  }),
  saida: z
    .object({
      id: z.string(),
      versao: z.number().int().describe('Da linha'),
      quadro: z.number().int(),
      documento: z.string(),
      mensagem: z.string(),
    })
    .meta({ id: 'QuadroFeito' }),
  permissao: 'cadastro:mudar',
  async executar(c, { id, de, ato, razoes, motivo, ...rascunho }) {
    await acharLinha(c, id)
    await travarCaso(c, id)
    const foto = await fotografiaParaExame(c, id)
    exigirMotivo(foto, motivo)
    const conteudo = await exigirRascunho(c, rascunho)
    exigirExames(examesDoQuadro(c, foto, conteudo, { motivo }))
    const { versao, ordem, documento } = await gravarNovoQuadro(
      c,
      id,
      { ...conteudo, de },
      { ato, razoes, motivo },
    )
    const mensagem = `Linha ${foto.linha.numero}: quadro ${versao} gravado.`
    return { id, versao: ordem, quadro: versao, documento, mensagem }
  },
})

/** The versions of a line's Quadro, newest first, with what changed from one to the next. */
export const listarQuadros = casoDeUso({
  resumo: 'Listar os quadros de regime de uma linha',
  entrada: z.object({ id: z.uuid() }),
  saida: z.object({ quadros: z.array(QuadroJson) }).meta({ id: 'QuadrosDaLinha' }),
  permissao: 'cadastro:ver',
  async executar(c, { id }) {
    await acharLinha(c, id)
    const versoes = await versoesDoQuadro(c, id)
    return { quadros: versoes.map((q, i) => mostrarQuadro(q, versoes[i - 1] ?? null, c.hoje)).reverse() }
  },
})

export const verQuadro = casoDeUso({
  resumo: 'Ver um quadro de regime',
  entrada: z.object({ id: z.uuid(), quadro: z.coerce.number().int().min(1) }),
  saida: QuadroJson,
  permissao: 'cadastro:ver',
  async executar(c, { id, quadro }) {
    await acharLinha(c, id)
    const versoes = await versoesDoQuadro(c, id)
    const achado = versoes.find((q) => q.versao === quadro)
    if (!achado) throw naoEncontrado('Este quadro')
    return mostrarQuadro(achado, versoes.find((q) => q.versao === quadro - 1) ?? null, c.hoje)
  },
})
