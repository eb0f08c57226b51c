import { ReciboDeAtoJson } from '../fiscalizacao/autos/esquemas.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import { Protocolo, protocolar } from './protocolar.js'

/** Files the defence against an auto (art. 89). */
export const apresentarDefesa = casoDeUso({
  resumo: 'Apresentar defesa',
  entrada: Protocolo,
  saida: ReciboDeAtoJson,
  permissao: 'caso:agir',
  executar: (c, e) =>
    protocolar(c, e, {
      ato: 'apresentar-defesa',
      prazo: 'defesa',
      nome: 'Defesa recebida',
      coluna: 'defesa_em',
      desde: { coluna: 'ciencia', nome: 'a ciência do auto' },
    }),
})
