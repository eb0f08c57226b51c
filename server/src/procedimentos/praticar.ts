import { escreverData, proximoEstado, type Transicao } from '@outorga/lei'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { acharOperadora } from '../cadastro/operadora.js'
import { atosDoCaso, registrarAto, travarCaso } from '../platform/atos/ato.js'
import { comoJson, type Json } from '../platform/atos/canonico.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import type { Contexto } from '../platform/contexto.js'
import { porNoCorreio } from '../platform/correio/por-no-correio.js'
import { type EspecieDaOutorga, emitirDaOutorga } from '../platform/documentos/emitir.js'
import { Problema } from '../platform/problema.js'
import type { Mudanca, Procedimento, QualquerDefinicao } from './definicao.js'
import { conteudoDoProcedimento } from './escritor.js'
import { ReciboJson } from './esquemas.js'
import { exigir, exigirCampos } from './exame.js'
import { acharProcedimento, gravarVeiculos, projetarProcedimento } from './procedimento.js'

type Linha = Transicao<string, string, never>

/**
 * The table's line that gives `ato` to whoever asks, its term ended.
 * @throws Problema 409 where the state or a running term does not allow it, 403 where it is for others.
 */
async function exigirCabimento(
  c: Contexto,
  d: QualquerDefinicao,
  p: Procedimento,
  ato: string,
): Promise<void> {
  const tabela = d.tabela(p.especie, c.lei.norma) as readonly Linha[]
  const nome = d.nomes_dos_atos[ato]
  const linhas = tabela.filter((t) => t.ato === ato && t.de.includes(p.estado))
  const dispositivo = (linhas[0] ?? tabela.find((t) => t.ato === ato))?.dispositivo ?? null
  if (linhas.length === 0) {
    throw new Problema(
      409,
      'ato-nao-cabe',
      `«${nome}» não cabe: ${d.nome.com_artigo} está em «${d.estados[p.estado]?.nome}».`,
      { dispositivo },
    )
  }
  const minhas = linhas.filter((t) => (t.papeis as readonly string[]).includes(c.ator.papel))
  if (minhas.length === 0) {
    throw new Problema(
      403,
      'papel-sem-competencia',
      `«${nome}» não cabe a ${c.autoridade.cargos[c.ator.papel]}.`,
      { dispositivo },
    )
  }
  const nomeDoPrazo = minhas.find((t) => t.depoisDoPrazo)?.depoisDoPrazo
  if (!nomeDoPrazo) return
  const prazo = (await d.prazos?.(c, p))?.[nomeDoPrazo]
  if (prazo && c.hoje > prazo.ate) return
  throw new Problema(
    409,
    'prazo-em-curso',
    prazo
      ? `«${nome}» só cabe depois de ${escreverData(prazo.ate)}: ${prazo.titulo.toLowerCase()}.`
      : `«${nome}» espera um prazo que ainda não começou.`,
    { dispositivo: prazo?.dispositivo ?? dispositivo },
  )
}

/** Moves the case and rewrites its projection; the acts keep everything. */
async function mover(c: Contexto, p: Procedimento, estado: string, m: Mudanca<Record<string, Json>>) {
  const operadora = m.operadora_id === undefined ? p.operadora_id : m.operadora_id
  await projetarProcedimento(c, p.id, p.numero, {
    titulo: m.titulo ?? p.titulo,
    estado,
    operadora_id: operadora,
    linha_id: m.linha_id === undefined ? p.linha_id : m.linha_id,
    de: m.de === undefined ? p.de : m.de,
    ate: m.ate === undefined ? p.ate : m.ate,
    dados: { ...p.dados, ...(m.dados as Record<string, Json>) },
  })
  if (m.operadora_id !== undefined)
    await c.tx.executar(sql`update caso set operadora_id = ${operadora} where id = ${p.id}`)
  if (m.veiculos) await gravarVeiculos(c, p.id, operadora, m.veiculos)
  return operadora
}

async function avisar(c: Contexto, id: string, operadora: string | null, assunto: string): Promise<void> {
  // Whoever acts knows it.
  if (operadora === null || c.ator.papel === 'operadora') return
  const { email } = await acharOperadora(c, operadora)
  await porNoCorreio(c, { para: email, assunto, corpo: `${assunto} Veja o processo no Outorga.`, casoId: id })
}

/** Issues an act's document with the words of the case as the act left it. */
export async function emitirDoProcedimento(
  c: Contexto,
  d: QualquerDefinicao,
  antes: Pick<Procedimento, 'tipo' | 'numero'>,
  atoId: string,
  especie: EspecieDaOutorga,
): Promise<string> {
  const p = await acharProcedimento(c, antes.tipo, antes.numero)
  const ato = (await atosDoCaso(c, p.id)).find((a) => a.id === atoId)
  if (!ato) throw new Error(`act ${atoId} was not appended`)
  return emitirDaOutorga(c, p.id, atoId, especie, await conteudoDoProcedimento(c, d, p, ato, especie))
}

/** Does one act of a procedure: allowed by its table, examined by the law, appended, projected, told. */
export function praticarDe(d: QualquerDefinicao, ato: string) {
  const definido = d.atos[ato]
  if (!definido) throw new Error(`${d.tipo}: no act ${ato}`)
  // The address's own number would take its place.
  if ('numero' in definido.entrada.shape) throw new Error(`${d.tipo}: ${ato} has a field called numero`)
  return casoDeUso({
    resumo: `${d.nomes_dos_atos[ato]}: ${d.nome.um.toLowerCase()}`,
    entrada: definido.entrada.extend({ numero: z.string().max(40) }),
    saida: ReciboJson,
    permissao: 'caso:agir',
    async executar(c, entrada) {
      const { numero, ...e } = entrada as Record<string, unknown> & { numero: string }
      const achado = await acharProcedimento(c, d.tipo, numero)
      await travarCaso(c, achado.id)
      const p = await acharProcedimento(c, d.tipo, numero)
      await exigirCabimento(c, d, p, ato)
      exigirCampos(definido.entrada, { ...e, especie: p.especie })
      const tabela = d.tabela(p.especie, c.lei.norma)
      const resultado = (await definido.resultado?.(e as never, c, p)) ?? 'feito'
      const estado = proximoEstado<string, string, never>(tabela as never, p.estado, ato, resultado)
      if (estado === null) {
        throw new Problema(422, 'resultado-desconhecido', 'Este resultado não cabe agora.', {
          campo: 'resultado',
        })
      }
      if (definido.examinar) exigir(await definido.examinar(c, p, e as never))
      const m: Mudanca<Record<string, Json>> = (await definido.aplicar?.(c, p, e as never)) ?? {}
      const feito = await registrarAto(c, p.id, ato, {
        ...(comoJson(e) as Record<string, Json>),
        ...m.noAto,
      })
      const operadora = await mover(c, p, estado, m)
      const emite = definido.emite?.(e as never, p, estado) ?? true
      const documento =
        definido.documento && emite ? await emitirDoProcedimento(c, d, p, feito.id, definido.documento) : null
      const dito = `${d.nome.um} ${numero}: ${d.estados[estado]?.nome.toLowerCase()}.`
      await avisar(c, p.id, operadora, dito)
      return {
        numero,
        versao: feito.ordem,
        estado,
        mensagem: `${d.nomes_dos_atos[ato]}: feito. ${m.mensagem ?? dito}`,
        documento,
      }
    },
  })
}
