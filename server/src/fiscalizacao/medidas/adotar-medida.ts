import { compararInstantes, instanteDe } from '@outorga/lei'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { Data, DispositivoLido, Texto } from '../../esquemas/comuns.js'
import { abrirCaso, registrarAto } from '../../platform/atos/ato.js'
import { casoDeUso } from '../../platform/caso-de-uso.js'
import { Problema } from '../../platform/problema.js'
import { acharAuto } from '../autos/auto.js'
import { ReciboDaMedidaJson } from './esquemas.js'
import { regraDe } from './medida.js'

/** Seizes, removes or withdraws the vehicle of an auto (RR arts. 30 and 90; RS art. 13-B). */
export const adotarMedida = casoDeUso({
  resumo: 'Apreender, remover ou retirar de tráfego o veículo de um auto',
  entrada: z.object({
    numero: z.string(),
    tipo: z.enum(['apreensao', 'retirada-de-trafego', 'remocao']),
    data: Data,
    hora: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escreva a hora como 14:22.'),
    recolhido_em: Texto(200, 3).describe('Onde o veículo ficou'),
    causas: z.array(DispositivoLido).max(10).default([]).describe('Causas da apreensão (RR, art. 90)'),
    correcoes: z
      .array(Texto(200, 3))
      .min(1, 'Diga o que precisa ser corrigido.')
      .max(20)
      .describe('O que precisa ser sanado para liberar'),
  }),
  saida: ReciboDaMedidaJson,
  permissao: 'auto:lavrar',
  async executar(c, e) {
    const auto = await acharAuto(c, e.numero)
    const regra = regraDe(c, e.tipo)
    if (
      e.tipo === 'remocao' &&
      !c.lei.infracoes.some((i) => i.dispositivo === auto.dispositivo && i.medida === 'remocao-do-veiculo')
    ) {
      throw new Problema(422, 'medida-sem-cabimento', 'A infração deste auto não traz remoção do veículo.', {
        campo: 'tipo',
        dispositivo: auto.dispositivo,
      })
    }
    const desconhecida = e.causas.findIndex((d) => !regra.causas.some((k) => k.dispositivo === d))
    if (desconhecida >= 0 || (regra.causas.length > 0 && e.causas.length === 0)) {
      throw new Problema(422, 'causa-invalida', 'Aponte a causa da apreensão entre as que a lei lista.', {
        campo: desconhecida >= 0 ? `causas.${desconhecida}` : 'causas',
        dispositivo: regra.dispositivo,
      })
    }
    const inicio = instanteDe(e.data, e.hora, c.autoridade.fuso)
    if (compararInstantes(inicio, c.agora) > 0)
      throw new Problema(422, 'fato-no-futuro', 'Esta hora ainda não chegou.', { campo: 'hora' })
    if (compararInstantes(inicio, auto.momento_fato as typeof inicio) < 0) {
      throw new Problema(422, 'data-fora-de-ordem', 'A medida não vem antes do fato do auto.', {
        campo: 'hora',
      })
    }
    const id = await abrirCaso(c, 'medida', auto.operadora_id)
    const correcoes = e.correcoes.map((descricao) => ({ descricao, sanada: false }))
    await c.tx.executar(sql`
      insert into medida (id, autoridade_id, operadora_id, auto_id, tipo, placa, causas, correcoes, inicio, recolhido_em, estado)
      values (${id}, ${c.autoridade.id}, ${auto.operadora_id}, ${auto.id}, ${e.tipo}, ${auto.placa}, ${e.causas}, ${JSON.stringify(correcoes)}::jsonb,
              ${inicio}, ${e.recolhido_em}, 'em-vigor')`)
    const ato = await registrarAto(c, id, 'adotar-medida', {
      auto: auto.numero,
      medida: e.tipo,
      inicio,
      recolhido_em: e.recolhido_em,
      causas: e.causas,
      correcoes: e.correcoes,
    })
    return { id, versao: ato.ordem, mensagem: `${regra.nome}: ${auto.placa} em ${e.recolhido_em}.` }
  },
})
