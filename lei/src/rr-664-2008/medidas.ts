import { exigirCorrecoes, linhaDaMedida, type RegraDaMedida } from '../fiscalizacao/medida.js'
import type { Papel } from '../fiscalizacao/processo.js'
import { podeLiberar } from './apreensao.js'
import { CAUSAS_DE_APREENSAO_RR } from './causas-de-apreensao.js'

/** Above the inspecting body (art. 90, § 4). */
const AUTORIDADE_SUPERIOR: readonly Papel[] = ['julgador', 'conselheiro']

/** Arts. 30 and 90: seizure of a chartered vehicle, and withdrawal from traffic. */
export const MEDIDAS_RR: readonly RegraDaMedida[] = [
  {
    tipo: 'apreensao',
    nome: 'Apreensão do veículo',
    dispositivo: 'art90',
    causas: CAUSAS_DE_APREENSAO_RR,
    tabela: [
      linhaDaMedida('liberar', ['fiscal', 'analista', ...AUTORIDADE_SUPERIOR], 'art90_par3'),
      linhaDaMedida('comprovar-correcao', ['fiscal', 'analista'], 'art90_par3'),
      linhaDaMedida('registrar-transbordo', ['fiscal', 'analista'], 'art90_par1'),
      linhaDaMedida('registrar-despesa', ['fiscal', 'analista'], 'art90_par2'),
    ],
    examinarLiberacao: ({ papel, ...pedido }) =>
      podeLiberar({ ...pedido, autoridadeSuperior: AUTORIDADE_SUPERIOR.includes(papel) }),
  },
  {
    tipo: 'retirada-de-trafego',
    nome: 'Retirada de tráfego',
    dispositivo: 'art30',
    causas: [],
    tabela: [
      linhaDaMedida('liberar', ['analista', ...AUTORIDADE_SUPERIOR], 'art30_par1'),
      linhaDaMedida('comprovar-correcao', ['fiscal', 'analista'], 'art30_par1'),
    ],
    examinarLiberacao: ({ correcoes }) => exigirCorrecoes(correcoes, 'art30_par1'),
  },
]
