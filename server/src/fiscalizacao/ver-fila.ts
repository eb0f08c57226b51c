import { Dinheiro, dataEm, diaDaSemana, NOME_DO_ATO, somarDias } from '@outorga/lei'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { DinheiroTexto } from '../esquemas/comuns.js'
import { veiculosNaFila } from '../frota/na-fila.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import type { Contexto } from '../platform/contexto.js'
import { TIPOS_DE_PROCEDIMENTO } from '../procedimentos/definicao.js'
import { procedimentosNaFila } from '../procedimentos/fila.js'
import { autosOnde, pendenciaDe } from './autos/auto.js'
import { SituacaoJson } from './autos/esquemas.js'
import { resumir } from './autos/resumo.js'
import { examinarLiberacao, regraDe, todasEmVigor } from './medidas/medida.js'

const Grupo = z.enum(['vencido', 'hoje', 'semana', 'depois', 'sem-prazo'])

const Item = z
  .object({
    grupo: Grupo,
    ate: z.string().nullable(),
    titulo: z.string(),
    numero: z.string(),
    placa: z.string().nullable(),
    detalhe: z.string(),
    dispositivo: z.string().nullable(),
    de_quem: z.string(),
    situacao: SituacaoJson.pick({ nome: true, tom: true }),
    especie: z.enum(['auto', 'medida']),
  })
  .meta({ id: 'ItemDaFila' })

const Processo = z
  .object({
    especie: z.enum([...TIPOS_DE_PROCEDIMENTO, 'veiculo']),
    grupo: Grupo,
    nome: z.string().describe('Que processo é'),
    numero: z.string().describe('Número, ou a placa de um veículo'),
    titulo: z.string(),
    situacao: SituacaoJson.pick({ nome: true, tom: true }),
    desde: z.string().describe('Dia em que passou a esperar'),
    ato: z.string().describe('O que se espera de quem pergunta'),
    dispositivo: z.string().nullable(),
    ate: z.string().nullable().describe('Último dia, onde há prazo'),
    de_quem: z.string().nullable(),
    caminho: z.string().describe('Endereço da página'),
  })
  .meta({ id: 'ProcessoDaFila' })

type ItemDaFila = z.infer<typeof Item>

/** Today is not late; the week ends on Sunday. */
function grupoDe(c: Contexto, ate: string | null): ItemDaFila['grupo'] {
  if (ate === null) return 'sem-prazo'
  if (ate < c.hoje) return 'vencido'
  if (ate === c.hoje) return 'hoje'
  return ate <= somarDias(c.hoje, 7 - diaDaSemana(c.hoje)) ? 'semana' : 'depois'
}

async function autosDaFila(c: Contexto): Promise<ItemDaFila[]> {
  const papel = c.ator.papel
  const papeis = papel === 'fiscal' ? ['fiscal', 'analista'] : [papel]
  const autos = await autosOnde(
    c,
    sql`(a.espera_papel = any(${papeis}) or a.depois_papel = any(${papeis})) and (${papel} <> 'fiscal' or (a.estado = 'lavrado' and a.lavrado_por = ${c.ator.usuarioId}))`,
    sql`a.espera_ate nulls last, a.numero`,
    2000,
  )
  return autos.flatMap((a) => {
    const p = pendenciaDe(a, c.hoje)
    if (!p || !papeis.includes(p.papel)) return []
    const r = resumir(c, a)
    return [
      {
        grupo: grupoDe(c, p.ate),
        ate: p.ate,
        titulo: NOME_DO_ATO[p.ato],
        numero: a.numero,
        placa: a.placa,
        detalhe: [r.descricao, a.linha_numero ? `linha ${a.linha_numero}` : null].filter(Boolean).join(' · '),
        dispositivo: a.dispositivo,
        de_quem: a.autuado_nome,
        situacao: r.situacao,
        especie: 'auto' as const,
      },
    ]
  })
}

async function medidasDaFila(c: Contexto): Promise<ItemDaFila[]> {
  const itens: ItemDaFila[] = []
  for (const m of await todasEmVigor(c)) {
    const regra = regraDe(c, m.tipo)
    const pode = regra.tabela.some((t) => t.ato === 'liberar' && t.papeis.includes(c.ator.papel))
    const exame = await examinarLiberacao(c, m)
    const soOutro = exame.reincidente && exame.motivos.some((x) => x.dispositivo === 'art90_par4')
    if (!pode || soOutro) continue
    const ate = exame.liberavelEm ? dataEm(exame.liberavelEm, c.autoridade.fuso) : null
    const faltam = m.correcoes.filter((x) => !x.sanada).length
    itens.push({
      grupo: ate !== null && ate < c.hoje && faltam > 0 ? 'sem-prazo' : grupoDe(c, ate),
      ate,
      titulo: NOME_DO_ATO.liberar,
      numero: m.auto_numero,
      placa: m.placa,
      detalhe:
        faltam > 0
          ? `${regra.nome}: faltam ${faltam} de ${m.correcoes.length} correções`
          : `${regra.nome}: correções comprovadas`,
      dispositivo: regra.dispositivo,
      de_quem: m.autuado_nome,
      situacao:
        exame.motivos.length === 0
          ? { nome: 'pode ser liberado', tom: 'bom' }
          : { nome: 'aguarda prova', tom: 'alerta' },
      especie: 'medida',
    })
  }
  return itens
}

const ORDEM: ItemDaFila['grupo'][] = ['vencido', 'hoje', 'semana', 'depois', 'sem-prazo']

async function processosDaFila(c: Contexto): Promise<z.infer<typeof Processo>[]> {
  const todos = [...(await procedimentosNaFila(c)), ...(await veiculosNaFila(c))]
  return todos
    .map((p) => ({ ...p, grupo: grupoDe(c, p.ate) }))
    .sort((a, b) => b.desde.localeCompare(a.desde) || b.numero.localeCompare(a.numero))
}

/** What waits for an act of whoever asks, by the date on which it is due. */
export const verFila = casoDeUso({
  resumo: 'Ver o que pede ato seu',
  entrada: z.object({}),
  saida: z
    .object({
      hoje: z.string(),
      vencidos: z.number().int(),
      vencem_hoje: z.number().int(),
      nesta_semana: z.number().int(),
      a_receber: DinheiroTexto.describe('Multas definitivas ainda não pagas'),
      itens: z.array(Item).describe('Autos e veículos retidos'),
      processos: z.array(Processo).describe('Da outorga e da frota, o mais novo primeiro'),
    })
    .meta({ id: 'Fila' }),
  permissao: 'fila:ver',
  async executar(c) {
    const medidas = c.ator.papel === 'operadora' ? [] : await medidasDaFila(c)
    const itens = [...(await autosDaFila(c)), ...medidas]
    itens.sort(
      (a, b) =>
        ORDEM.indexOf(a.grupo) - ORDEM.indexOf(b.grupo) ||
        (a.ate ?? '9').localeCompare(b.ate ?? '9') ||
        a.numero.localeCompare(b.numero),
    )
    const processos = await processosDaFila(c)
    const todos = [...itens, ...processos]
    const conta = (g: ItemDaFila['grupo']) => todos.filter((i) => i.grupo === g).length
    const soma = await c.tx.uma<{ total: string | null }>(
      sql`select sum(valor) as total from auto where autoridade_id = ${c.autoridade.id} and estado in ('definitivo', 'em-cobranca')`,
    )
    return {
      hoje: c.hoje,
      vencidos: conta('vencido'),
      vencem_hoje: conta('hoje'),
      nesta_semana: conta('semana'),
      a_receber: Dinheiro.de(soma?.total ?? '0').toString(),
      itens,
      processos,
    }
  },
})
