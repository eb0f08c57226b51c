import type { Dispositivo } from '../core/dispositivo.js'
import type { Provisao } from '../core/provisao.js'

type NomeExportado = keyof typeof import('../index.js')

function alteracao(
  dispositivo: Dispositivo,
  resumo: string,
  correcoes: readonly string[] = [],
): Provisao<NomeExportado> {
  return {
    dispositivo,
    resumo,
    tipo: 'final',
    computavel: 'nao',
    implementacao: [],
    motivo: 'Manda mudar outra lei; o texto mudado tem as suas linhas na lei que recebeu a mudança.',
    leituras: [],
    correcoes,
  }
}

/** Lei 16.452/2025, which changed the other two: 11 rows in the order of the law. */
export const PROVISOES_RS_16452: readonly Provisao<NomeExportado>[] = [
  alteracao('art1', 'Muda a Lei 11.127/1998.'),
  alteracao('art1_inc1', 'Põe a taxa de delegação no art. 2º da Lei 11.127, §§ 1º a 3º.'),
  alteracao('art1_inc2', 'Põe na Lei 11.127 as infrações e multas dos arts. 13-B e 13-C.', [
    'OCR-RS-01',
    'OCR-RS-05',
  ]),
  alteracao('art1_inc3', 'Muda o art. 15 da Lei 11.127, sobre créditos no orçamento.'),
  alteracao('art2', 'Muda a Lei 8.109/1985, da Taxa de Serviços Diversos.'),
  alteracao('art2_inc1', 'Diz para que órgão vai a receita do Título XII.', ['OCR-RS-02']),
  alteracao('art2_inc2', 'Cria duas isenções no art. 3º da Lei 8.109.'),
  alteracao('art2_inc3', 'Muda o mínimo de cada documento de arrecadação, no art. 6º, § 2º.', ['OCR-RS-02']),
  alteracao('art2_inc4', 'Cria a redução à metade do art. 8º, § 7º.'),
  alteracao('art2_inc5', 'Põe o Título XII na tabela da Lei 8.109.', ['OCR-RS-03']),
  {
    dispositivo: 'art3',
    resumo: 'A lei vale desde a publicação, em 26 de dezembro de 2025.',
    tipo: 'final',
    computavel: 'executa',
    implementacao: ['VIGENCIA_DAS_MULTAS_RS', 'INICIO_DO_TITULO_XII', 'PARAMETROS_DA_TAXA_DE_DELEGACAO'],
    leituras: ['AMB-RS-26'],
    correcoes: [],
  },
]
