import { exigirCorrecoes, linhaDaMedida, type RegraDaMedida } from '../fiscalizacao/medida.js'

/** Art. 13-B: removal of the vehicle. The text says when it is due and is silent on release: the authority's own rule. */
export const MEDIDAS_RS: readonly RegraDaMedida[] = [
  {
    tipo: 'remocao',
    nome: 'Remoção do veículo',
    dispositivo: 'art13-2',
    causas: [],
    tabela: [
      linhaDaMedida('liberar', ['fiscal', 'analista'], null),
      linhaDaMedida('comprovar-correcao', ['fiscal', 'analista'], null),
    ],
    examinarLiberacao: ({ correcoes }) => exigirCorrecoes(correcoes, null),
  },
]
