import { escreverNumero } from '../core/dinheiro.js'
import type { Dispositivo } from '../core/dispositivo.js'
import type { Provisao } from '../core/provisao.js'
import { ITENS_XII, type ItemXII, TITULO_XII } from './titulo-xii.js'

type NomeExportado = keyof typeof import('../index.js')
type Linha = Provisao<NomeExportado>

const linha = (
  dispositivo: Dispositivo,
  resumo: string,
  implementacao: readonly NomeExportado[],
  resto: Partial<Linha> = {},
): Linha => ({
  dispositivo,
  resumo,
  tipo: 'calculo',
  computavel: 'executa',
  implementacao,
  leituras: [],
  correcoes: [],
  ...resto,
})

/** Items whose value is printed in the middle of its own description. */
const MISTURADOS: readonly ItemXII[] = [
  'XII.1.III',
  'XII.1.V',
  'XII.1.VI',
  'XII.1.VII',
  'XII.2.II',
  'XII.2.IV',
  'XII.2.V',
  'XII.2.VII',
]
/** Readings that the matrix has on another row of the same law. */
const DE_OUTRA_LINHA: readonly string[] = ['AMB-RS-18', 'AMB-RS-20', 'AMB-RS-23']
const TAMBEM: Partial<Record<ItemXII, readonly NomeExportado[]>> = {
  'XII.1.V': ['conferirRevisaoNaValidade'],
  'XII.2.I': ['MESES_DA_AUTORIZACAO_ESPECIAL', 'itensDoFretamentoRS', 'vigenciaDoFretamentoRS'],
  'XII.2.II': [
    'itensDoFretamentoRS',
    'AUTORIZACAO_RS',
    'situacaoDoFretamentoRS',
    'conferirContratanteRS',
    'conferirMotoristaDoFretamentoRS',
  ],
  'XII.2.III': ['itensDoFretamentoRS', 'conferirVeiculoDoFretamentoRS'],
  'XII.2.IV': ['itensDoFretamentoRS'],
  'XII.2.V': ['itensDoFretamentoRS'],
  'XII.2.VI': ['conferirNegativaDeMulta'],
  'XII.2.VII': ['itensDoFretamentoRS'],
}

function doItem(item: ItemXII): Linha[] {
  const { descricao, unidade, custo, leituras } = TITULO_XII[item]
  const quanto =
    custo.tipo === 'multiplo'
      ? `${custo.vezes} vezes ${custo.de}`
      : custo.tipo === 'fixo'
        ? `${escreverNumero(custo.upf)} UPF`
        : 'conforme a área'
  const cabeca = linha(
    item,
    `${descricao}, por ${unidade}: ${quanto}.`,
    ['taxaDeServico', 'TITULO_XII', ...(TAMBEM[item] ?? [])],
    {
      leituras: leituras.filter((id) => !DE_OUTRA_LINHA.includes(id)),
      correcoes: MISTURADOS.includes(item) ? ['OCR-RS-03'] : [],
    },
  )
  if (custo.tipo !== 'faixas') return [cabeca]
  const faixas = custo.faixas.map(({ letra, acimaDe, ate, upf }) =>
    linha(
      `${item}.${letra}`,
      `Mais de ${acimaDe}${ate ? ` até ${ate}` : ''} ha: ${escreverNumero(upf)} UPF.`,
      ['taxaDeServico', 'TITULO_XII'],
    ),
  )
  return [cabeca, ...faixas]
}

const itens = (cabeca: 'XII.1' | 'XII.2') =>
  ITENS_XII.filter((i) => i.startsWith(`${cabeca}.`)).flatMap(doItem)

/** Lei 8.109/1985 as changed by Lei 16.452/2025: 32 rows in the order of the law. */
export const PROVISOES_RS_8109: readonly Linha[] = [
  linha(
    'art1_par2_ali15',
    'A receita do Título XII vai para a Secretaria de Desenvolvimento Urbano e Metropolitano.',
    ['DESTINACAO_DO_TITULO_XII'],
    { tipo: 'cadastro', correcoes: ['OCR-RS-02'] },
  ),
  linha(
    'art3_inc37',
    'Parcelamento feito pelo Estado ou por município não paga o item 1.',
    ['isencaoDoItem'],
    {
      tipo: 'elegibilidade',
    },
  ),
  linha(
    'art3_inc38',
    'Reabrir em até seis meses um processo indeferido não paga a taxa de reabertura.',
    ['isencaoDoItem', 'MESES_PARA_REABRIR'],
    { tipo: 'prazo', leituras: ['AMB-RS-18'] },
  ),
  linha(
    'art6_par2',
    'Documento abaixo de 2 UPF-RS não se paga, salvo taxas dos Títulos V e XII.',
    ['valorDoDocumento', 'TITULOS_SEM_MINIMO'],
    { leituras: ['AMB-RS-19'], correcoes: ['OCR-RS-02'] },
  ),
  linha(
    'art8_par7',
    'O Termo de Anuência Prévia custa metade onde a gleba já teve Ofício de Diretrizes.',
    ['taxaDeServico'],
    { leituras: ['AMB-RS-20'] },
  ),
  linha('XII', 'Tabela dos serviços da Secretaria, em UFIR.', ['taxaDeServico', 'FATOR_UFIR_UPF'], {
    leituras: ['AMB-RS-21'],
  }),
  linha(
    'XII.1',
    'Parcelamento do solo nas regiões metropolitanas e aglomerações urbanas.',
    ['conferirIncidencia'],
    {
      tipo: 'definicao',
      computavel: 'confere',
    },
  ),
  ...itens('XII.1'),
  linha('XII.2', 'Fretamento no sistema metropolitano.', ['conferirIncidencia', 'FRETAMENTOS_RS'], {
    tipo: 'definicao',
    computavel: 'confere',
    leituras: ['AMB-RS-23'],
    correcoes: ['OCR-RS-03'],
  }),
  ...itens('XII.2'),
]
