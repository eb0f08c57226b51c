import { escreverData, type TrocaDePassageiros, trocaDePassageiros } from '@outorga/lei'
import { z } from 'zod'
import { escolha, opcional, procuras, textoLongo } from '../formulario/campos.js'
import type { Contexto } from '../platform/contexto.js'
import { Problema } from '../platform/problema.js'
import { atosDe, type Procedimento } from '../procedimentos/definicao.js'
import { type Autorizacao, type Dados, ehDoRS, type Passageiro } from './dados.js'
import { exigirLista, passageiros } from './lista-de-passageiros.js'
import { limiteDeTroca } from './parametros.js'
import { exigirMotoristasProprios, lugaresDe, pedidoDe, veiculosProprios } from './pedido.js'
import { examinarConcessao } from './requisitos.js'

const ato = atosDe<Dados>()
type P = Procedimento<string, Dados>

const comoDaLista = (lista: readonly Passageiro[]) =>
  lista.map((p) => ({ nome: p.nome, documento: p.numero }))

/** @throws Problema 409 where the term is over: what ended is not changed. */
export function exigirVigencia(c: Contexto, p: P): void {
  if (p.ate === null || c.hoje <= p.ate) return
  throw new Problema(409, 'ato-nao-cabe', `A autorização terminou em ${escreverData(p.ate)}.`, {
    dispositivo: ehDoRS(p.especie) ? 'art13-2_inc34' : 'art22_par1u_inc2',
  })
}

/** How much the list changes against the one that was granted; null where the change touches no granted list. */
async function trocaDe(c: Contexto, p: P, novos: Passageiro[] | null): Promise<TrocaDePassageiros | null> {
  if (novos === null || p.estado === 'pedida') return null
  return trocaDePassageiros(comoDaLista(p.dados.lista_analisada), comoDaLista(novos), await limiteDeTroca(c))
}

const mudancas = z.object({
  passageiros: opcional(passageiros()),
  veiculos: opcional(procuras('Veículos', 'veiculo', { minimo: 1 })),
  motoristas: opcional(procuras('Motoristas', 'pessoal', { minimo: 1 })),
  motivo: textoLongo('Por que muda', { minimo: 3 }),
})

type Mudancas = Pick<z.output<typeof mudancas>, 'passageiros' | 'veiculos' | 'motoristas'>

/** The request as it would be after the change. */
async function comMudancas(c: Contexto, p: P, e: Mudancas) {
  const pedido = await pedidoDe(c, p as Autorizacao)
  const veiculos = e.veiculos ? await veiculosProprios(c, pedido.operadoraId, e.veiculos) : pedido.veiculos
  const motoristas = e.motoristas ?? p.dados.motoristas
  await exigirMotoristasProprios(c, pedido.operadoraId, motoristas)
  const gente = e.passageiros ?? p.dados.passageiros
  exigirLista(gente, lugaresDe(veiculos))
  return { ...pedido, veiculos, dados: { ...p.dados, motoristas, passageiros: gente } }
}

const dizer = (t: TrocaDePassageiros) =>
  `${t.entram} entram e ${t.saem} saem de uma lista de ${t.base}: ${t.entram + t.saem} mudanças`

export const ATOS_DA_LISTA = {
  'alterar-lista': ato({
    entrada: mudancas,
    resultado: async (e, c, p) => {
      const troca = await trocaDe(c, p, e.passageiros)
      return ehDoRS(p.especie) && troca?.acimaDoLimite ? 'acima-do-limite' : 'feito'
    },
    examinar: async (c, p, e) => {
      exigirVigencia(c, p)
      const depois = await comMudancas(c, p, e)
      return p.estado === 'pedida' ? [] : examinarConcessao(c, depois)
    },
    aplicar: async (c, p, e) => {
      const depois = await comMudancas(c, p, e)
      const troca = await trocaDe(c, p, e.passageiros)
      const noAto = troca ? { troca: { entram: troca.entram, saem: troca.saem, base: troca.base } } : {}
      const { motoristas, passageiros: gente } = depois.dados
      const veiculos = depois.veiculos.map((v) => v.id)
      if (!troca?.acimaDoLimite) return { dados: { motoristas, passageiros: gente }, veiculos, noAto }
      if (!ehDoRS(p.especie)) {
        throw new Problema(
          422,
          'troca-acima-do-limite',
          `${dizer(troca)}. Passa do que a autoridade deixa mudar: peça outra autorização.`,
          { campo: 'passageiros', dispositivo: 'art90_inc3' },
        )
      }
      return {
        dados: { proposta: { motoristas, passageiros: gente, veiculos } },
        noAto,
        mensagem: `${dizer(troca)}. Passa do limite e volta à análise; até lá vale a lista de antes.`,
      }
    },
    documento: 'autorizacao',
    emite: (_e, p, estado) => p.estado === 'em-vigor' && estado === 'em-vigor',
  }),
  'decidir-alteracao': ato({
    entrada: z.object({
      resultado: escolha('Decisão', {
        deferida: 'Deferir a alteração',
        indeferida: 'Indeferir a alteração',
      }),
      razoes: textoLongo('Razões'),
    }),
    resultado: (e) => e.resultado,
    examinar: async (c, p, e) => {
      exigirVigencia(c, p)
      const { proposta } = p.dados
      return e.resultado === 'deferida' && proposta
        ? examinarConcessao(c, await comMudancas(c, p, proposta))
        : []
    },
    aplicar: (_c, p, e) => {
      const { proposta } = p.dados
      if (e.resultado === 'indeferida' || proposta === null) return { dados: { proposta: null } }
      const { motoristas, passageiros: gente, veiculos } = proposta
      return {
        dados: { proposta: null, motoristas, passageiros: gente, lista_analisada: gente },
        veiculos,
      }
    },
    documento: 'autorizacao',
    emite: (e) => e.resultado === 'deferida',
  }),
}
