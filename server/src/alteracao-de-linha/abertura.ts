import { ALTERACOES_DE_LINHA_RR, type TipoDeAlteracao } from '@outorga/lei'
import { z } from 'zod'
import { delegacoesDa } from '../delegacoes/titulos.js'
import { escolha, opcional, procura, textoLongo } from '../formulario/campos.js'
import { acharLinha } from '../linhas/linha.js'
import type { Contexto } from '../platform/contexto.js'
import { Problema } from '../platform/problema.js'
import { ALTERACOES } from './alteracoes.js'
import { CAMPOS, type NomeDoCampo, type Pedido } from './campos.js'
import { type DadosDaAlteracao, INICIATIVAS, type Iniciativa } from './dados.js'
import { examesDe, examinarPedido, linhaAAlterar, mudancasDa, situacaoDoPedido } from './exames.js'

const NOMES = Object.keys(CAMPOS) as NomeDoCampo[]
const quemPede = (campo: NomeDoCampo) => ({
  campo: 'especie',
  valores: Object.entries(ALTERACOES).flatMap(([tipo, a]) => (a.campos.includes(campo) ? tipo : [])),
})

/** One form for all kinds: each shows its fields. */
export const ENTRADA = z.object({
  linha_id: procura('Linha', 'linha'),
  iniciativa: opcional(
    escolha('De quem é a iniciativa', INICIATIVAS, {
      dica: 'A delegatária que pede por si deixa em branco.',
    }),
  ),
  ...(Object.fromEntries(NOMES.map((n) => [n, CAMPOS[n](quemPede(n))])) as {
    [K in NomeDoCampo]: ReturnType<(typeof CAMPOS)[K]>
  }),
  razoes: textoLongo('Razões da alteração'),
})
type Entrada = z.output<typeof ENTRADA>

function iniciativaDe(c: Contexto, e: Entrada): Iniciativa {
  if (c.ator.operadoraId !== null) return 'delegataria'
  if (e.iniciativa !== null) return e.iniciativa
  throw new Problema(422, 'campo-em-branco', 'Diga de quem é a iniciativa.', { campo: 'iniciativa' })
}

/** The fields that the kind asks, and nothing that another one would. */
function pedidoDe(tipo: TipoDeAlteracao, e: Entrada): Pedido {
  const dela = ALTERACOES[tipo].campos
  return Object.fromEntries(NOMES.map((n) => [n, dela.includes(n) ? e[n] : null])) as Pedido
}

/** An operator asks for its own lines: those that the register gives it, or that it holds a title over. */
async function exigirDelegataria(c: Contexto, linhaId: string, operadora: { id: string } | null) {
  const { operadoraId } = c.ator
  if (operadoraId === null || operadora?.id === operadoraId) return
  const titulos = await delegacoesDa(c, operadoraId, c.hoje)
  if (titulos.some((t) => t.linha?.id === linhaId)) return
  throw new Problema(403, 'linha-de-outra', 'Esta linha é de outra delegatária.', { campo: 'linha_id' })
}

export const ABERTURA = {
  papeis: ['operadora', 'analista'] as const,
  entrada: ENTRADA,
  dispositivo: (especie: string) => ALTERACOES_DE_LINHA_RR[especie as TipoDeAlteracao].dispositivo,
  async examinar(c: Contexto, especie: string, campos: Record<string, unknown>) {
    const e = campos as Entrada
    const { operadora, numero } = await acharLinha(c, e.linha_id)
    await exigirDelegataria(c, e.linha_id, operadora)
    const { foto } = await linhaAAlterar(c, e.linha_id, 'linha_id')
    const quem = iniciativaDe(c, e)
    if (quem === 'delegataria' && operadora === null) {
      throw new Problema(422, 'linha-sem-delegataria', `A linha ${numero} não tem delegatária que peça.`, {
        campo: 'iniciativa',
      })
    }
    return examinarPedido(especie as TipoDeAlteracao, quem, foto)
  },
  async abrir(c: Contexto, especie: string, campos: Record<string, unknown>) {
    const e = campos as Entrada
    const tipo = especie as TipoDeAlteracao
    const pedido = pedidoDe(tipo, e)
    const s = await situacaoDoPedido(c, {
      tipo,
      linha_id: e.linha_id,
      e: pedido,
      pedida_em: c.hoje,
      deferida_em: null,
    })
    // What was typed and can't be read is refused now, with its field.
    examesDe(s)
    const { linha } = s.foto
    const mudancas = mudancasDa(s)
    const dados: DadosDaAlteracao = {
      iniciativa: iniciativaDe(c, e),
      razoes: e.razoes,
      pedido,
      mudancas,
      pareceres: [],
      decisao: null,
      ciencia: null,
      recurso: null,
      exames: [],
      vigor: null,
    }
    return {
      estado: 'solicitada' as const,
      titulo: `Linha ${linha.numero}, ${linha.nome}`,
      operadora_id: linha.operadora?.id ?? null,
      linha_id: linha.id,
      dados,
      noAto: { mudancas },
    }
  },
}
