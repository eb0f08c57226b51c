import { ReciboDeAtoJson } from '../fiscalizacao/autos/esquemas.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import { Decisao, decidir } from './decidir.js'

/** The board's decision on an appeal (RR art. 91). Neither who drew the auto up nor who decided it first decides again. */
export const julgarRecurso = casoDeUso({
  resumo: 'Decidir o recurso',
  entrada: Decisao,
  saida: ReciboDeAtoJson,
  permissao: 'caso:agir',
  executar: (c, e) =>
    decidir(c, e, {
      ato: 'julgar-recurso',
      especie: 'decisao-do-recurso',
      impedidos: (auto) => [
        { usuario: auto.lavrado_por, motivo: 'Quem lavrou o auto não decide o recurso.' },
        { usuario: auto.julgado_por, motivo: 'Quem decidiu em primeira instância não decide o recurso.' },
      ],
      mudanca: () => ({}),
    }),
})
