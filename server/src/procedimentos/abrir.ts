import { z } from 'zod'
import { camposDe } from '../formulario/campos.js'
import { abrirCaso, registrarAto } from '../platform/atos/ato.js'
import { comoJson } from '../platform/atos/canonico.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import type { Contexto } from '../platform/contexto.js'
import { proximoNumero } from '../platform/numeracao.js'
import { Problema } from '../platform/problema.js'
import type { QualquerDefinicao } from './definicao.js'
import { ReciboJson } from './esquemas.js'
import { exigir, exigirCampos } from './exame.js'
import { emitirDoProcedimento } from './praticar.js'
import { gravarVeiculos, inserirProcedimento } from './procedimento.js'

/** That this authority's law has the procedure and that whoever asks may open it. */
function exigirAbertura(c: Contexto, d: QualquerDefinicao): void {
  if (!d.normas.includes(c.lei.norma)) {
    throw new Problema(422, 'sem-cabimento', `A ${c.lei.nome} não trata de ${d.nome.muitos.toLowerCase()}.`)
  }
  if (!d.abertura.papeis.includes(c.ator.papel)) {
    throw new Problema(
      403,
      'papel-sem-competencia',
      `${c.autoridade.cargos[c.ator.papel]} não abre ${d.nome.um.toLowerCase()} nesta autoridade.`,
    )
  }
}

/** Opens a procedure: its number, its first act, its row. */
export function abrirDe(d: QualquerDefinicao) {
  const especies = Object.keys(d.especies) as [string, ...string[]]
  return casoDeUso({
    resumo: `Abrir: ${d.nome.um.toLowerCase()}`,
    entrada: d.abertura.entrada.extend({ especie: z.enum(especies, 'Escolha o tipo.') }),
    saida: ReciboJson,
    permissao: 'procedimento:abrir',
    async executar(c, entrada) {
      exigirAbertura(c, d)
      const { especie, ...e } = entrada as Record<string, unknown> & { especie: string }
      exigirCampos(d.abertura.entrada, entrada)
      if (d.abertura.examinar) exigir(await d.abertura.examinar(c, especie, e))
      const { veiculos, noAto, documento, mensagem, ...inicio } = await d.abertura.abrir(c, especie, e)
      const operadora = c.ator.operadoraId ?? inicio.operadora_id
      const id = await abrirCaso(c, 'procedimento', operadora)
      const numero = await proximoNumero(c, d.tipo)
      await inserirProcedimento(c, {
        id,
        tipo: d.tipo,
        especie,
        numero,
        de: null,
        ate: null,
        ...inicio,
        operadora_id: operadora,
      })
      if (veiculos) await gravarVeiculos(c, id, operadora, veiculos)
      const campos = camposDe(d.abertura.entrada).map((f) => f.nome)
      const pedido = Object.fromEntries(campos.map((n) => [n, comoJson(e[n] ?? null)]))
      const feito = await registrarAto(c, id, 'abrir', { especie, ...pedido, ...noAto })
      return {
        numero,
        versao: feito.ordem,
        estado: inicio.estado,
        mensagem: mensagem ?? `${d.nome.um} ${numero}: aberto em nome de ${c.ator.nome}.`,
        documento: documento
          ? await emitirDoProcedimento(c, d, { tipo: d.tipo, numero }, feito.id, documento)
          : null,
      }
    },
  })
}
