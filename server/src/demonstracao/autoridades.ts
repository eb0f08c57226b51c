import type { DataCivil, ValorDatado } from '@outorga/lei'
import type { Autoridade } from '../platform/contexto.js'

/** The two authorities of the demonstration, each under its law. */
export const AUTORIDADES: readonly Autoridade[] = [
  {
    id: 'cre-rr',
    sigla: 'CRE/RR',
    nome: 'Conselho Rodoviário Estadual de Roraima',
    estado: 'Roraima',
    uf: 'RR',
    norma: 'rr-664-2008',
    fuso: 'America/Boa_Vista',
    prefixo: 'RR',
    cargos: {
      fiscal: 'Fiscal do DEIT',
      analista: 'Analista do DEIT',
      julgador: 'Julgador do DEIT',
      conselheiro: 'Conselheiro do CRE/RR',
      operadora: 'Delegatária',
    },
  },
  {
    id: 'setm-rs',
    sigla: 'SETM/RS',
    nome: 'Sistema Estadual de Transporte Metropolitano',
    estado: 'Rio Grande do Sul',
    uf: 'RS',
    norma: 'rs-11127-1998',
    fuso: 'America/Sao_Paulo',
    prefixo: 'RS',
    cargos: {
      fiscal: 'Fiscal metropolitano',
      analista: 'Analista da Secretaria',
      julgador: 'Julgador da Secretaria',
      conselheiro: 'Conselheiro do CETM',
      operadora: 'Operadora',
    },
  },
]

type Linha = ValorDatado & { nome: string }

const vale = (
  nome: string,
  de: string,
  ate: string | null,
  valor: string,
  ato: string,
  demonstracao: boolean,
): Linha => ({
  nome,
  de: de as DataCivil,
  ate: ate as DataCivil | null,
  valor,
  ato,
  demonstracao,
})

const PRAZO = 'Valor de demonstração: a autoridade fixa em ato seu'
const ANALOGIA = 'Valor de demonstração, por analogia com a Lei 9.784/1999'

/** Parameters of each authority. What no public source gives is marked as demonstration. */
export const PARAMETROS: Readonly<Record<string, readonly Linha[]>> = {
  'cre-rr': [
    vale('coeficiente_piso_1', '2024-01-01', '2026-01-01', '0.271312', 'Valor de demonstração', true),
    vale('coeficiente_piso_1', '2026-01-01', null, '0.287425', 'Valor de demonstração', true),
    vale('prazo_recurso_dias', '2008-04-17', null, '10', ANALOGIA, true),
    vale('prazo_decisao_dias', '2008-04-17', null, '30', ANALOGIA, true),
    vale('validade_do_certificado_meses', '2008-04-17', null, '12', PRAZO, true),
    vale('prazo_da_preferencia_dias', '2008-04-17', null, '30', PRAZO, true),
    vale('prazo_comunicacao_dias', '2008-04-17', null, '10', PRAZO, true),
    vale('caucao_da_autorizacao', '2008-04-17', null, '5000.00', PRAZO, true),
    vale('aproveitamento_economico', '2008-04-17', null, '0.75', PRAZO, true),
  ],
  'setm-rs': [
    vale('upf_rs', '2025-01-01', '2026-01-01', '27.1300', 'IN RE 131/2024', false),
    vale('upf_rs', '2026-01-01', '2027-01-01', '28.3264', 'IN RE 111/2025', false),
    vale('prazo_defesa_dias', '2025-12-26', null, '30', PRAZO, true),
    vale('prazo_recurso_dias', '2025-12-26', null, '10', PRAZO, true),
    vale('prazo_pagamento_dias', '2025-12-26', null, '10', PRAZO, true),
    vale('limite_de_troca_de_passageiros', '2025-12-26', null, '0.10', PRAZO, true),
    vale('prazo_decisao_dias', '2025-12-26', null, '30', ANALOGIA, true),
  ],
}
