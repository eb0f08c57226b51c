import { describe, expect, test } from 'vitest'
import { lerData } from '../core/data.js'
import {
  certificadoVale,
  certificarLicitante,
  conferirLicitante,
  examinarExclusividade,
  examinarParticipacao,
} from './index.js'

const d = lerData
const validade = (valor: string) => ({
  validade_do_certificado_meses: [
    { de: d('2020-01-01'), ate: null, valor, ato: 'Resolução 2', demonstracao: false },
  ],
})

describe('registro cadastral (art. 7º)', () => {
  test('o certificado vale os meses que a autoridade fixou, último dia incluído', () => {
    const c = certificarLicitante({ documento: '1', emissao: d('2024-02-29') }, validade('12'))
    expect(c.ate).toBe('2025-02-28')
    expect(certificadoVale(c, d('2025-02-28'))).toBe(true)
    expect(certificadoVale(c, d('2025-03-01'))).toBe(false)
    expect(certificadoVale(c, d('2024-02-28'))).toBe(false)
  })
  test('sem o parâmetro não há validade inventada', () => {
    expect(() => certificarLicitante({ documento: '1', emissao: d('2024-02-29') }, {})).toThrow(
      expect.objectContaining({ codigo: 'parametro-ausente', dispositivo: 'art7' }),
    )
  })
})

describe('apresentação do licitante (art. 11)', () => {
  const certa = {
    apresentadaEm: d('2026-03-01'),
    sessao: d('2026-03-10'),
    veiculos: [{ placa: 'NAA1A11', proprio: true, vistoria: 'aprovado' as const }],
    garagem: 'Av. das Guianas, 10',
    manutencao: 'Av. das Guianas, 12',
    responsavelTecnico: 'CREA 1',
  }
  test.each([
    ['tudo em ordem', {}, 'conforme'],
    ['nada apresentado', { apresentadaEm: null }, 'violacao'],
    ['depois da sessão', { apresentadaEm: d('2026-03-11') }, 'violacao'],
    ['sem veículos', { veiculos: [] }, 'violacao'],
    ['veículo de outro', { veiculos: [{ placa: 'N', proprio: false, vistoria: 'aprovado' }] }, 'violacao'],
    ['reprovado', { veiculos: [{ placa: 'N', proprio: true, vistoria: 'reprovado' }] }, 'violacao'],
    ['por vistoriar', { veiculos: [{ placa: 'N', proprio: true, vistoria: null }] }, 'sem-dados'],
    ['sem garagem', { garagem: '' }, 'violacao'],
    ['sem responsável', { responsavelTecnico: ' ' }, 'violacao'],
  ] as const)('%s: %s', (_, mudancas, resultado) => {
    expect(conferirLicitante({ ...certa, ...mudancas }).resultado).toBe(resultado)
  })
})

describe('exclusividade (art. 12)', () => {
  test.each([
    ['250.0', true, true, []],
    ['250.1', true, false, []],
    ['250.1', false, true, []],
    ['250.1', null, true, ['art12']],
    ['90', null, true, []],
  ])('linha de %s km, demanda %s: exclusiva %s', (extensao_km, demanda, permitido, depende_de) => {
    expect(examinarExclusividade({ extensao_km, demanda })).toMatchObject({ permitido, depende_de })
  })
})

describe('quem participa (arts. 7º, 12 e 88)', () => {
  const certo = {
    documento: '11222333000181',
    data: d('2026-03-10'),
    certificado: { emissao: d('2026-01-01'), ate: d('2026-12-31') },
    impedimentos: [],
    vencedorDoPrimeiro: null,
  }
  test.each([
    ['primeiro certame', {}, []],
    ['segundo, sem ter vencido o primeiro', { vencedorDoPrimeiro: 'outro' }, []],
    ['segundo, tendo vencido o primeiro', { vencedorDoPrimeiro: '11222333000181' }, ['art12_par1u']],
    ['sem certificado', { certificado: null }, ['art7']],
    ['certificado vencido', { certificado: { emissao: d('2024-01-01'), ate: d('2026-03-09') } }, ['art7']],
    ['impedido', { impedimentos: [{ de: d('2025-01-01'), ate: d('2026-03-10') }] }, ['art88']],
    ['impedimento acabado', { impedimentos: [{ de: d('2025-01-01'), ate: d('2026-03-09') }] }, []],
  ])('%s', (_, mudancas, motivos) => {
    const exame = examinarParticipacao({ ...certo, ...mudancas })
    expect(exame.motivos.map((m) => m.dispositivo)).toEqual(motivos)
  })
})
