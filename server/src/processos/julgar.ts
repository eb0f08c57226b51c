import { ReciboDeAtoJson } from '../fiscalizacao/autos/esquemas.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import { Decisao, decidir } from './decidir.js'

/** First decision on an auto, defended or not (RR art. 91). Who drew it up does not decide it. */
export const julgar = casoDeUso({
  resumo: 'Decidir o auto em primeira instância',
  entrada: Decisao,
  saida: ReciboDeAtoJson,
  permissao: 'caso:agir',
  executar: (c, e) =>
    decidir(c, e, {
      ato: 'julgar',
      especie: 'decisao',
      impedidos: (auto) => [{ usuario: auto.lavrado_por, motivo: 'Quem lavrou o auto não o decide.' }],
      mudanca: () => ({ julgado_por: c.ator.usuarioId }),
    }),
})
