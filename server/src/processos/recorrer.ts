import { ReciboDeAtoJson } from '../fiscalizacao/autos/esquemas.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import { Protocolo, protocolar } from './protocolar.js'

/** Files the appeal to the board (art. 91). */
export const recorrer = casoDeUso({
  resumo: 'Apresentar recurso',
  entrada: Protocolo,
  saida: ReciboDeAtoJson,
  permissao: 'caso:agir',
  executar: (c, e) =>
    protocolar(c, e, {
      ato: 'recorrer',
      prazo: 'recurso',
      nome: 'Recurso recebido',
      coluna: 'recurso_em',
      desde: { coluna: 'ciencia_da_decisao', nome: 'a ciência da decisão' },
    }),
})
