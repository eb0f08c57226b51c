import { escreverData } from '@outorga/lei'
import { z } from 'zod'
import { codigo, data, escolha, opcional, textoLongo } from '../formulario/campos.js'
import { comoJson } from '../platform/atos/canonico.js'
import type { Contexto } from '../platform/contexto.js'
import { Problema } from '../platform/problema.js'
import { exigirPassado } from './atos-da-circulacao.js'
import { exigirTexto } from './atos-do-registro.js'
import { ato } from './definicao.js'
import { conferirDesativacao, examinarCancelamento, examinarEntrada, juntar, laudoDe } from './exames.js'
import { ehRR } from './lei-do-veiculo.js'
import { NOME_DO_RESULTADO } from './nomes.js'
import { operadoraQueRecebe } from './pedido.js'
import type { Veiculo } from './veiculo.js'

const motivo = textoLongo('Motivo', { minimo: 3, maximo: 1000 })

function exigirDatas(c: Contexto, v: Veiculo, dia: string, comunicada: string): void {
  exigirPassado(c, 'data', dia)
  exigirPassado(c, 'comunicada_em', comunicada)
  const recusar = (campo: string, mensagem: string) => {
    throw new Problema(422, 'data-fora-de-ordem', mensagem, { campo })
  }
  if (v.registrado_em !== null && dia < v.registrado_em)
    recusar('data', `O veículo foi registrado em ${escreverData(v.registrado_em)}, depois deste dia.`)
  if (comunicada < dia) recusar('comunicada_em', 'A comunicação não vem antes da desativação.')
  if (c.ator.papel === 'operadora' && comunicada !== c.hoje)
    recusar('comunicada_em', 'Quem comunica por aqui comunica hoje: deixe em branco.')
}

/**
 * Out of the service, told by the operator (RR art. 32). A late communication is recorded all the same: it is punished
 * (art. 80, VII), not refused.
 */
export const DESATIVAR = ato({
  entrada: z.object({
    data: data('Dia em que saiu do serviço', { dispositivo: 'art32' }),
    comunicada_em: opcional(data('Dia da comunicação', { dica: 'Em branco, hoje.' })),
    motivo,
  }),
  examinar: (c, v, e) => {
    exigirDatas(c, v, e.data, e.comunicada_em ?? c.hoje)
    return []
  },
  aplicar: async (c, _v, e) => {
    const desativacao = { data: e.data, comunicada_em: e.comunicada_em ?? c.hoje }
    if (!ehRR(c))
      return { dados: { desativacao: { ...desativacao, tarde: null }, retirada: null }, noAto: desativacao }
    const conferida = await conferirDesativacao(c, desativacao)
    const tarde = conferida.resultado === 'violacao' ? conferida.mensagem : null
    return {
      dados: { desativacao: { ...desativacao, tarde }, retirada: null },
      noAto: { ...desativacao, comunicacao: comoJson(conferida) },
      mensagem: tarde ? `${tarde} A demora é a infração do art. 80, VII.` : 'Comunicada no prazo de 10 dias.',
    }
  },
  contar: (d) => {
    const conferida = d.comunicacao as { resultado: string; mensagem: string } | undefined
    if (!conferida) return []
    const tarde = conferida.resultado === 'violacao'
    return [tarde ? `${conferida.mensagem} Infração: art. 80, VII.` : 'Comunicada no prazo (art. 32).']
  },
})

/** Asks to come back: the registration is examined again, the age it was registered at is not (RR art. 27). */
export const REATIVAR = ato({
  entrada: z.object({ motivo }),
  examinar: async (c, v) => {
    await operadoraQueRecebe(c, v.operadora_id)
    return examinarEntrada(c, v)
  },
  aplicar: () => ({
    dados: { desativacao: null },
    mensagem: 'O registro volta a exame, com os documentos do art. 27.',
  }),
})

/** The authority's own cancellation, by age or by a report against the vehicle (RR art. 31, I). */
export const CANCELAR_DE_OFICIO = ato({
  entrada: z.object({
    causa: escolha(
      'Causa',
      { idade: 'Passou do último dia de uso', laudo: 'Laudo contra o veículo' },
      { dispositivo: 'art31_inc1' },
    ),
    laudo_numero: opcional(codigo('Laudo', { quando: { campo: 'causa', valores: ['laudo'] } })),
    laudo_em: opcional(data('Dia do laudo', { quando: { campo: 'causa', valores: ['laudo'] } })),
    conclusao: opcional(
      escolha(
        'Conclusão do laudo',
        { inseguro: NOME_DO_RESULTADO.inseguro, improprio: NOME_DO_RESULTADO.improprio },
        { quando: { campo: 'causa', valores: ['laudo'] } },
      ),
    ),
    motivo,
  }),
  examinar: (c, v, e) => {
    const escrito =
      e.laudo_numero !== null && e.laudo_em !== null && e.conclusao !== null
        ? { numero: e.laudo_numero, data: e.laudo_em, conclusao: e.conclusao }
        : null
    const laudo = e.causa === 'laudo' ? (escrito ?? laudoDe(v)) : null
    if (e.causa === 'laudo' && laudo === null) {
      exigirTexto('laudo_numero', e.laudo_numero, 'Escreva o número, o dia e a conclusão do laudo.')
      exigirTexto('laudo_em', e.laudo_em, 'Diga o dia do laudo.')
      exigirTexto('conclusao', e.conclusao, 'Escolha a conclusão do laudo.')
    }
    if (laudo) exigirPassado(c, 'laudo_em', laudo.data)
    return ehRR(c) ? examinarCancelamento(c, v, laudo) : juntar()
  },
  aplicar: () => ({ mensagem: 'O veículo não pode mais rodar, e a placa pode ser registrada de novo.' }),
})

/** At the operator's request (RR art. 31, II). */
export const CANCELAR_A_PEDIDO = ato({
  entrada: z.object({
    pedido: codigo('Número do pedido', { dispositivo: 'art31_inc2' }),
    motivo,
  }),
  aplicar: () => ({ mensagem: 'A placa pode ser registrada de novo.' }),
})
