import type { RegistroExigido } from '../core/conferencia.js'
import type { LeituraRR } from './leituras.js'

export type OrgaoRR = 'CRE/RR' | 'fiscalizacao' | 'Chefe do Executivo'

/** Who does what, and what shows that it was theirs to do (AMB-RR-01: the fiscalização is the DEIT, under the SEINF). */
export const COMPETENCIAS_RR: readonly (RegistroExigido & {
  orgao: OrgaoRR
  leituras: readonly LeituraRR[]
})[] = [
  {
    dispositivo: 'art1_par3',
    orgao: 'CRE/RR',
    o_que: 'Planejar, executar, delegar e fiscalizar o transporte intermunicipal',
    exige: ['órgão e papel de quem pratica o ato'],
    leituras: ['AMB-RR-01'],
  },
  {
    dispositivo: 'art14',
    orgao: 'Chefe do Executivo',
    o_que: 'Prorrogar o contrato de concessão',
    exige: ['ato publicado'],
    leituras: ['AMB-RR-08'],
  },
  {
    dispositivo: 'art30_par2',
    orgao: 'CRE/RR',
    o_que: 'Vistoriar um veículo a qualquer tempo',
    exige: ['ordem de vistoria', 'resultado'],
    leituras: [],
  },
  {
    dispositivo: 'art73',
    orgao: 'fiscalizacao',
    o_que: 'Fiscalizar por agentes próprios, ao lado das polícias rodoviárias e do trânsito municipal',
    exige: ['credencial do agente', 'órgão a que pertence'],
    leituras: ['AMB-RR-01'],
  },
  {
    dispositivo: 'art90_par5',
    orgao: 'CRE/RR',
    o_que: 'Dizer como se recebem as multas',
    exige: ['ato que fixa a forma de recebimento'],
    leituras: [],
  },
]
