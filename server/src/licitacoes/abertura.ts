import { type Exame, examinar, examinarSegundoCertame } from '@outorga/lei'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { DadosDaDelegacao } from '../delegacoes/dados.js'
import { extensaoEm } from '../delegacoes/titulos.js'
import { codigo, exigidoSe, opcional, procura, texto } from '../formulario/campos.js'
import { acharLinha } from '../linhas/linha.js'
import type { Contexto } from '../platform/contexto.js'
import { naoEncontrado } from '../platform/problema.js'
import { procedimentosOnde } from '../procedimentos/procedimento.js'
import { convocadoDe, type DadosDaLicitacao } from './dados.js'

export const ESPECIES = {
  linha: 'Linha',
  terminal: 'Terminal',
  'segunda-licitacao': 'Segunda licitação da linha',
} as const

export const DA_LINHA = { campo: 'especie', valores: ['linha', 'segunda-licitacao'] } as const
const DO_TERMINAL = { campo: 'especie', valores: ['terminal'] } as const
const DA_SEGUNDA = { campo: 'especie', valores: ['segunda-licitacao'] } as const

export const EntradaDaLicitacao = z.object({
  linha_id: exigidoSe(procura('Linha', 'linha', { dispositivo: 'art6' }), DA_LINHA),
  terminal_id: exigidoSe(procura('Terminal', 'terminal', { dispositivo: 'art6' }), DO_TERMINAL),
  primeira: exigidoSe(codigo('Número da primeira licitação', { dispositivo: 'art12_par1u' }), DA_SEGUNDA),
  ato_da_demanda: opcional(codigo('Ato que declara a demanda', { dispositivo: 'art12', quando: DA_SEGUNDA })),
  objeto: texto('Objeto', { minimo: 5, maximo: 1000 }),
})
export type PedidoDeLicitacao = z.output<typeof EntradaDaLicitacao>

/** The first tender of a line: run here, or of a contract signed before the system existed. */
async function acharPrimeira(c: Contexto, numero: string, linhaId: string) {
  const [licitacao] = await procedimentosOnde<string, DadosDaLicitacao>(
    c,
    sql`p.tipo = 'licitacao' and p.numero = ${numero}`,
  )
  if (licitacao) {
    const vencedor = convocadoDe(licitacao)
    return {
      mesmaLinha: licitacao.dados.linha?.id === linhaId,
      contratado: licitacao.estado === 'contratada',
      vencedor: vencedor?.documento ?? '',
      nome: vencedor?.razao_social ?? '',
    }
  }
  const [delegacao] = await procedimentosOnde<string, DadosDaDelegacao>(
    c,
    sql`p.tipo = 'delegacao' and p.dados->>'licitacao' = ${numero}`,
  )
  if (!delegacao) throw naoEncontrado(`A licitação ${numero}`)
  const { documento, razao_social } = delegacao.operadora ?? { documento: '', razao_social: '' }
  return {
    mesmaLinha: delegacao.dados.linha?.id === linhaId,
    contratado: true,
    vencedor: documento,
    nome: razao_social,
  }
}

/** Whether the tender may be opened: with its object and, the second of a line, where art. 12 asks for one. */
export async function examinarAbertura(c: Contexto, especie: string, e: PedidoDeLicitacao): Promise<Exame> {
  // Which of them is demanded was seen before: the form's own rule.
  if (e.linha_id === null) return examinar([])
  await acharLinha(c, e.linha_id)
  if (e.primeira === null || especie !== 'segunda-licitacao') return examinar([])
  const primeira = await acharPrimeira(c, e.primeira, e.linha_id)
  return examinarSegundoCertame({
    extensao_km: await extensaoEm(c, e.linha_id, c.hoje),
    demanda: e.ato_da_demanda ? true : null,
    primeiro: { numero: e.primeira, ...primeira },
  })
}

export async function dadosIniciais(
  c: Contexto,
  especie: string,
  e: PedidoDeLicitacao,
): Promise<DadosDaLicitacao> {
  const segunda = especie === 'segunda-licitacao'
  const linha = especie !== 'terminal' && e.linha_id ? await acharLinha(c, e.linha_id) : null
  const [terminal] =
    especie === 'terminal'
      ? await procedimentosOnde(c, sql`p.tipo = 'terminal' and p.id = ${e.terminal_id}`)
      : []
  if (especie === 'terminal' && !terminal) throw naoEncontrado('Este terminal')
  const primeira = segunda && linha && e.primeira ? await acharPrimeira(c, e.primeira, linha.id) : null
  return {
    objeto: e.objeto,
    linha: linha && { id: linha.id, numero: linha.numero, nome: linha.nome },
    terminal: terminal ? { id: terminal.id, numero: terminal.numero, nome: terminal.titulo } : null,
    primeira: primeira && { numero: e.primeira ?? '', vencedor: primeira.vencedor, nome: primeira.nome },
    ato_da_demanda: segunda ? e.ato_da_demanda : null,
    edital: null,
    fases: {},
    licitantes: [],
    propostas: [],
    desclassificadas: [],
    classificados: [],
    homologacao: null,
    convocado: null,
    delegacao: null,
    fim: null,
  }
}
