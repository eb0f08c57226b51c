import type { Provisao } from './core/provisao.js'
import { NOME_DA_LEI_RR } from './rr-664-2008/norma.js'
import { PROVISOES_RR_1_A_19 } from './rr-664-2008/provisoes-1-a-19.js'
import { PROVISOES_RR_20_A_33 } from './rr-664-2008/provisoes-20-a-33.js'
import { PROVISOES_RR_34_A_48 } from './rr-664-2008/provisoes-34-a-48.js'
import { PROVISOES_RR_49_A_65 } from './rr-664-2008/provisoes-49-a-65.js'
import { PROVISOES_RR_66_A_72 } from './rr-664-2008/provisoes-66-a-72.js'
import { PROVISOES_RR_73_A_83 } from './rr-664-2008/provisoes-73-a-83.js'
import { PROVISOES_RR_84_A_103 } from './rr-664-2008/provisoes-84-a-103.js'
import { PROVISOES_RS_8109 } from './rs-8109-1985/provisoes.js'
import { PROVISOES_RS_11127 } from './rs-11127-1998/provisoes.js'
import { PROVISOES_RS_16452 } from './rs-16452-2025/provisoes.js'

export type NormaDaMatriz = 'rr-664-2008' | 'rs-11127-1998' | 'rs-8109-1985' | 'rs-16452-2025'

/** Every provision of every law, in the order of its law, with what answers for it here. */
export const MATRIZ: Readonly<Record<NormaDaMatriz, { nome: string; provisoes: readonly Provisao[] }>> = {
  'rr-664-2008': {
    nome: NOME_DA_LEI_RR,
    provisoes: [
      ...PROVISOES_RR_1_A_19,
      ...PROVISOES_RR_20_A_33,
      ...PROVISOES_RR_34_A_48,
      ...PROVISOES_RR_49_A_65,
      ...PROVISOES_RR_66_A_72,
      ...PROVISOES_RR_73_A_83,
      ...PROVISOES_RR_84_A_103,
    ],
  },
  'rs-11127-1998': { nome: 'Lei 11.127/1998 do Rio Grande do Sul', provisoes: PROVISOES_RS_11127 },
  'rs-8109-1985': { nome: 'Lei 8.109/1985 do Rio Grande do Sul', provisoes: PROVISOES_RS_8109 },
  'rs-16452-2025': { nome: 'Lei 16.452/2025 do Rio Grande do Sul', provisoes: PROVISOES_RS_16452 },
}
