import { escreverData } from '@outorga/lei'
import { z } from 'zod'
import { Data, TextoOpcional } from '../../esquemas/comuns.js'
import { casoDeUso } from '../../platform/caso-de-uso.js'
import { Problema } from '../../platform/problema.js'
import { avisarOperadora } from '../avisar.js'
import { ReciboDeAtoJson } from './esquemas.js'
import { abrirAuto, conferirData, praticarAto, prazosDe, recibo } from './praticar-ato.js'

export const MODOS_DE_CIENCIA = {
  assinatura: 'assinatura no local',
  recusa: 'recusa de assinatura, atestada pelo fiscal',
  recibo: 'entrega contra recibo',
  ar: 'aviso de recebimento (AR)',
  eletronica: 'ciência eletrônica',
} as const

export const ModoDeCiencia = z.enum(['assinatura', 'recusa', 'recibo', 'ar', 'eletronica'])

/** Records that the offender received the auto, and on which day: the date that starts the term (arts. 76, 89). */
export const darCiencia = casoDeUso({
  resumo: 'Registrar a ciência do autuado',
  entrada: z.object({
    numero: z.string(),
    modo: ModoDeCiencia,
    data: Data.describe('Dia em que o autuado recebeu'),
    ar_numero: TextoOpcional(30).describe('Número do AR, quando for pelo correio'),
    recebedor: TextoOpcional(200).describe('Quem recebeu ou recusou'),
  }),
  saida: ReciboDeAtoJson,
  permissao: 'caso:agir',
  async executar(c, e) {
    const { auto } = await abrirAuto(c, e.numero, 'dar-ciencia')
    conferirData(c, 'data', e.data, auto.data_fato, 'o fato')
    if (e.modo === 'ar' && !e.ar_numero) {
      throw new Problema(422, 'ar-ausente', 'Informe o número do AR.', {
        campo: 'ar_numero',
        dispositivo: c.lei.norma === 'rr-664-2008' ? 'art89_inc2' : null,
      })
    }
    const feito = await praticarAto(
      c,
      auto,
      'dar-ciencia',
      { modo: e.modo, data: e.data, ar_numero: e.ar_numero, recebedor: e.recebedor },
      { mudanca: { ciencia: e.data } },
    )
    const prazo = (await prazosDe(c, feito.auto)).defesa
    await avisarOperadora(
      c,
      feito.auto,
      `Auto ${auto.numero}: prazo de defesa`,
      `Foi registrada em ${escreverData(e.data)} a ciência do auto ${auto.numero}. A defesa pode ser apresentada até ${prazo ? escreverData(prazo.vencimento) : 'o fim do prazo'}.`,
    )
    return recibo(feito, 'dar-ciencia')
  },
})
