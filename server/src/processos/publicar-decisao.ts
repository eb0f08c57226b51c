import { escreverData } from '@outorga/lei'
import { z } from 'zod'
import { Data, TextoOpcional } from '../esquemas/comuns.js'
import { ModoDeCiencia } from '../fiscalizacao/autos/dar-ciencia.js'
import { ReciboDeAtoJson } from '../fiscalizacao/autos/esquemas.js'
import { abrirAuto, conferirData, praticarAto, prazosDe, recibo } from '../fiscalizacao/autos/praticar-ato.js'
import { avisarOperadora } from '../fiscalizacao/avisar.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import { Problema } from '../platform/problema.js'
import { diaDoAto } from './dia-do-ato.js'

/** Records the publication of the first decision and the day on which the offender knew of it (RR art. 91). */
export const publicarDecisao = casoDeUso({
  resumo: 'Registrar a publicação e a ciência da decisão',
  entrada: z.object({
    numero: z.string(),
    publicada_em: Data.nullish().describe('Dia da publicação no Diário Oficial'),
    diario: TextoOpcional(100).describe('Edição do Diário Oficial'),
    ciencia: Data.describe('Dia em que o autuado soube da decisão'),
    modo: ModoDeCiencia.nullish(),
  }),
  saida: ReciboDeAtoJson,
  permissao: 'caso:agir',
  async executar(c, e) {
    const { auto } = await abrirAuto(c, e.numero, 'publicar-decisao')
    const decidido = await diaDoAto(c, auto.id, 'julgar')
    if (c.lei.norma === 'rr-664-2008' && (!e.publicada_em || !e.diario)) {
      throw new Problema(
        422,
        'publicacao-ausente',
        'A decisão sai no Diário Oficial do Estado: informe o dia e a edição.',
        {
          campo: e.publicada_em ? 'diario' : 'publicada_em',
          dispositivo: 'art91',
        },
      )
    }
    if (e.publicada_em) conferirData(c, 'publicada_em', e.publicada_em, decidido, 'a decisão')
    conferirData(
      c,
      'ciencia',
      e.ciencia,
      e.publicada_em ?? decidido,
      e.publicada_em ? 'a publicação' : 'a decisão',
    )
    const feito = await praticarAto(
      c,
      auto,
      'publicar-decisao',
      { publicada_em: e.publicada_em ?? null, diario: e.diario, ciencia: e.ciencia, modo: e.modo ?? null },
      { mudanca: { ciencia_da_decisao: e.ciencia } },
    )
    const prazo = (await prazosDe(c, feito.auto)).recurso
    await avisarOperadora(
      c,
      feito.auto,
      `Auto ${auto.numero}: prazo de recurso`,
      `A decisão do auto ${auto.numero} foi publicada. O recurso pode ser apresentado até ${prazo ? escreverData(prazo.vencimento) : 'o fim do prazo'}.`,
    )
    return recibo(feito, 'publicar-decisao')
  },
})
