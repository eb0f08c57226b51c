import { describe, expect, it } from 'vitest'
import { proximoEstado } from '../core/tabela.js'
import { VEICULO_RR } from '../rr-664-2008/veiculo-tabela.js'
import { EMBARCACAO_RS, INFRACOES_13B, INFRACOES_13C, REGISTROS_DO_VEICULO_RS, VEICULO_RS } from './index.js'

describe('registro de veículo no Rio Grande do Sul', () => {
  it('tem os mesmos atos que o de Roraima, e cada ato diz com que se registra', () => {
    const atos = VEICULO_RR.map((t) => t.ato)
    expect(VEICULO_RS.map((t) => t.ato)).toEqual(atos)
    expect(EMBARCACAO_RS.map((t) => t.ato)).toEqual(atos)
    expect(Object.keys(REGISTROS_DO_VEICULO_RS).sort()).toEqual([...atos].sort())
  })

  it('cita itens que existem no artigo do seu serviço; o que o texto não dá fica sem dispositivo', () => {
    const [estrada, agua] = [INFRACOES_13B, INFRACOES_13C].map((l) => l.map((i) => i.dispositivo))
    for (const t of VEICULO_RS) if (t.dispositivo) expect(estrada).toContain(t.dispositivo)
    for (const t of EMBARCACAO_RS) if (t.dispositivo) expect(agua).toContain(t.dispositivo)
    expect(VEICULO_RS.find((t) => t.ato === 'transferir')?.dispositivo).toBeNull()
  })

  it.each([
    ['em-exame', 'decidir-registro', 'registrado', 'registrado'],
    ['em-exame', 'decidir-registro', 'recusado', 'recusado'],
    ['registrado', 'retirar-de-trafego', 'feito', 'retirado'],
    ['retirado', 'liberar', 'feito', 'registrado'],
    ['retirado', 'transferir', 'feito', null],
    ['cancelado', 'reativar', 'feito', null],
  ] as const)('%s, %s (%s): %s', (de, ato, resultado, para) => {
    expect(proximoEstado(VEICULO_RS, de, ato, resultado)).toBe(para)
  })
})
