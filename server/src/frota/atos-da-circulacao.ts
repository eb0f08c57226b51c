import { type Exame, escreverData, type Instante, podeVoltarAoServico } from '@outorga/lei'
import { z } from 'zod'
import { regraDe } from '../fiscalizacao/medidas/medida.js'
import {
  codigo,
  data,
  escolha,
  lista,
  opcional,
  simOuNao,
  texto,
  textoLongo,
  varios,
} from '../formulario/campos.js'
import type { Contexto } from '../platform/contexto.js'
import { Problema } from '../platform/problema.js'
import { ato } from './definicao.js'
import { ehRR } from './lei-do-veiculo.js'
import { medidasDoVeiculo } from './medidas.js'
import { NOME_DO_RESULTADO } from './nomes.js'
import type { Veiculo } from './veiculo.js'

/** Art. 30: what a vehicle in service must have. */
export const NOME_DO_REQUISITO = { higiene: 'Higiene', conforto: 'Conforto', seguranca: 'Segurança' } as const

/** @throws Problema 422 for a day still to come. */
export function exigirPassado(c: Contexto, campo: string, dia: string): void {
  if (dia <= c.hoje) return
  throw new Problema(422, 'data-no-futuro', `${escreverData(dia as never)} ainda não chegou.`, { campo })
}

/** An inspection ordered by the authority, item by item, with its report (RR art. 30, § 2). */
export const VISTORIAR = ato({
  entrada: z.object({
    ordem: codigo('Ordem de vistoria', { dispositivo: 'art30_par2' }),
    data: data('Dia da vistoria'),
    itens: lista(
      'Itens vistoriados',
      z.object({
        item: texto('Item', { maximo: 100 }),
        atende: simOuNao('Atende'),
        observacao: opcional(texto('Observação', { maximo: 300 })),
      }),
      { minimo: 1, maximo: 60 },
    ),
    resultado: escolha('Conclusão', NOME_DO_RESULTADO, { dispositivo: 'art31_inc1' }),
    laudo_numero: codigo('Número do laudo ou cartão'),
    laudo_ate: opcional(
      data('Vale até', {
        quando: { campo: 'resultado', valores: ['apto'] },
        dica: 'O último dia em que vale.',
      }),
    ),
  }),
  examinar: (c, _v, e) => {
    exigirPassado(c, 'data', e.data)
    if (e.resultado === 'apto' && e.laudo_ate === null) {
      throw new Problema(422, 'campo-ausente', 'Diga até quando o laudo vale.', { campo: 'laudo_ate' })
    }
    if (e.laudo_ate !== null && e.laudo_ate < e.data) {
      throw new Problema(422, 'data-fora-de-ordem', 'O laudo não vence antes da vistoria.', {
        campo: 'laudo_ate',
      })
    }
    return []
  },
  aplicar: (_c, _v, e) => ({
    colunas: {
      laudo_numero: e.laudo_numero,
      laudo_em: e.data,
      laudo_resultado: e.resultado,
      // A report against the vehicle holds nothing from its day on.
      laudo_ate: e.resultado === 'apto' ? e.laudo_ate : null,
    },
    mensagem:
      e.resultado === 'apto'
        ? `Laudo ${e.laudo_numero} apto.`
        : `Laudo ${e.laudo_numero} contra o veículo: cabe retirar de tráfego, e cancelar o registro de ofício.`,
  }),
})

/** Out of traffic until released: hygiene, comfort or safety is missing (RR art. 30). */
export const RETIRAR = ato({
  entrada: z.object({
    requisitos: varios('O que falta', NOME_DO_REQUISITO, { dispositivo: 'art30' }),
    descricao: textoLongo('O que foi visto', { maximo: 2000 }),
  }),
  examinar: (_c, _v, e) => {
    if (e.requisitos.length > 0) return []
    const falta = 'Aponte o que falta: higiene, conforto ou segurança.'
    throw new Problema(422, 'campo-ausente', falta, { campo: 'requisitos' })
  },
  aplicar: (c, _v, e) => ({
    dados: { retirada: { em: c.agora, requisitos: [...e.requisitos], descricao: e.descricao } },
    mensagem: 'O veículo não roda até ser liberado.',
  }),
})

async function examinarLiberacao(c: Contexto, v: Veiculo, atoQueLibera: string): Promise<Exame> {
  const medidas = await medidasDoVeiculo(c, v)
  const presas = medidas.map((m) => ({
    dispositivo: regraDe(c, m.tipo).dispositivo,
    mensagem: `${regraDe(c, m.tipo).nome} em vigor, auto ${m.auto_numero}: libera-se naquele auto.`,
  }))
  const retiradaEm: Instante | undefined = v.dados.retirada?.em
  const volta =
    ehRR(c) && retiradaEm
      ? podeVoltarAoServico({
          retiradaEm,
          agora: c.agora,
          liberacao: { em: c.agora, ato: atoQueLibera, peloCre: true },
        })
      : { motivos: [], memoria: [] }
  const motivos = [...presas, ...volta.motivos]
  return { permitido: motivos.length === 0, motivos, depende_de: [], memoria: volta.memoria }
}

/** Back in service by the authority's act, the fault corrected (RR art. 30, § 1). */
export const LIBERAR = ato({
  entrada: z.object({
    ato: codigo('Ato de liberação', { dispositivo: 'art30_par1' }),
    correcao: textoLongo('Correção comprovada', { minimo: 5, maximo: 2000 }),
  }),
  examinar: (c, v, e) => examinarLiberacao(c, v, e.ato),
  aplicar: () => ({ dados: { retirada: null }, mensagem: 'O veículo pode voltar ao serviço.' }),
})
