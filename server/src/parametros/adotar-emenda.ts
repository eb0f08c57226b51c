import { adotarEmenda as adotar, escreverData } from '@outorga/lei'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { Data, Texto } from '../esquemas/comuns.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import { naoEncontrado, Problema } from '../platform/problema.js'
import { registrarAtoDaAutoridade } from './caso-da-autoridade.js'
import { emendaAdotada } from './listar-emendas.js'

/** Adopts a change to the law that is known from outside the text in hand, from a date and by an act of the authority. */
export const adotarEmenda = casoDeUso({
  resumo: 'Adotar uma emenda conhecida',
  entrada: z.object({
    id: z.string().max(60),
    desde: Data.describe('Primeiro dia em que a autoridade a aplica'),
    ato: Texto(200, 3).describe('Ato que a adota'),
  }),
  saida: z.object({ mensagem: z.string() }).meta({ id: 'EmendaAdotada' }),
  permissao: 'parametro:mudar',
  async executar(c, e) {
    const emenda = c.lei.emendas.find((x) => x.id === e.id)
    if (!emenda) throw naoEncontrado('Esta emenda')
    if (await emendaAdotada(c, emenda)) {
      throw new Problema(409, 'ja-adotada', 'Esta emenda já foi adotada.', {
        dispositivo: emenda.dispositivo,
      })
    }
    const { parametro, linha } = adotar(e.id, { ato: e.ato, desde: e.desde })
    await c.tx.executar(sql`
      insert into parametro (autoridade_id, nome, de, ate, valor, ato, registrado_por, registrado_em)
      values (${c.autoridade.id}, ${parametro}, ${linha.de}, ${linha.ate}, ${linha.valor}, ${linha.ato}, ${c.ator.usuarioId}, ${c.agora})`)
    await registrarAtoDaAutoridade(c, 'adotar-emenda', {
      emenda: e.id,
      parametro,
      valor: linha.valor,
      desde: e.desde,
      ato: e.ato,
    })
    return { mensagem: `${emenda.ato} adotada desde ${escreverData(e.desde)}.` }
  },
})
