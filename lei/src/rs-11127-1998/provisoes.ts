import type { Dispositivo } from '../core/dispositivo.js'
import type { Provisao } from '../core/provisao.js'
import type { Infracao } from '../fiscalizacao/infracao.js'
import { CONFERENCIAS_RS } from './conferir.js'
import { INFRACOES_13C } from './infracoes-hidroviarias.js'
import { INFRACOES_13B } from './infracoes-rodoviarias.js'
import { RESUMOS_RS } from './resumos.js'

/** A name that this library exports: a row that names anything else does not compile. */
type NomeExportado = keyof typeof import('../index.js')
type Linha = Provisao<NomeExportado>

function linha(dispositivo: Dispositivo, resto: Omit<Linha, 'dispositivo' | 'resumo' | 'correcoes'>): Linha {
  const resumo = RESUMOS_RS[dispositivo]
  if (resumo === undefined) throw new RangeError(`no summary of ${dispositivo}`)
  return { dispositivo, resumo, correcoes: [], ...resto }
}

const calculo = (
  dispositivo: Dispositivo,
  implementacao: readonly NomeExportado[],
  leituras: readonly string[] = [],
) => linha(dispositivo, { tipo: 'calculo', computavel: 'executa', implementacao, leituras })

/** What carries out the choice between two items, besides the check of each. */
const ESCOLHAS: Readonly<Record<string, readonly NomeExportado[]>> = {
  'AMB-RS-07': ['escolherInciso'],
  'AMB-RS-08': ['incisoDaPartida'],
  'AMB-RS-09': ['escolherInciso'],
  'AMB-RS-10': ['escolherInciso'],
  'AMB-RS-12': ['escolherInciso'],
  'AMB-RS-16': ['escolherInciso'],
}

/** What carries an item out before it is breached: the authorisation that it punishes the lack of. */
const ANTES_DA_INFRACAO: Readonly<Record<string, readonly NomeExportado[]>> = {
  'art13-2_inc23': ['conferirMotoristaDoFretamentoRS'],
  'art13-2_inc25': ['chaveDoPassageiro', 'conferirListaDoFretamentoRS', 'trocaDePassageiros'],
  'art13-2_inc34': ['AUTORIZACAO_RS', 'conferirVeiculoDoFretamentoRS'],
  'art13-2_inc50': ['conferirEmpresaDoFretamentoRS', 'conferirVeiculoDoFretamentoRS'],
}

/** Readings of the paragraphs, which the matrix has on them and not on each item. */
const DOS_PARAGRAFOS: readonly string[] = ['AMB-RS-14']

function doInciso(infracao: Infracao): Linha {
  const { dispositivo, descricao } = infracao
  const regra = Object.entries(CONFERENCIAS_RS).find(([item]) => item === dispositivo)?.[1]
  const leituras = infracao.leituras.filter((id) => !DOS_PARAGRAFOS.includes(id))
  return {
    dispositivo,
    resumo: `${descricao}.`,
    tipo: 'infracao',
    computavel: regra?.modo ?? 'registra',
    implementacao: [
      infracao.servico === 'rodoviario' ? 'INFRACOES_13B' : 'INFRACOES_13C',
      'calcularMultaRS',
      regra ? 'conferirRS' : 'REGISTROS_RS',
      ...leituras.flatMap((id) => ESCOLHAS[id] ?? []),
      ...(ANTES_DA_INFRACAO[dispositivo] ?? []),
    ],
    leituras,
    correcoes: dispositivo === 'art13-2_inc41' ? ['OCR-RS-04'] : [],
  }
}

const MULTA: readonly NomeExportado[] = ['calcularMultaRS', 'CLASSES_13B', 'UPF_RS']
const MULTA_HIDRO: readonly NomeExportado[] = ['calcularMultaRS', 'CLASSES_13C', 'UPF_RS']
const DOBRA: readonly NomeExportado[] = ['calcularMultaRS', 'fatoQueDobra']

/** Lei 11.127/1998 as changed by Lei 16.452/2025: 137 rows in the order of the law. */
export const PROVISOES_RS_11127: readonly Linha[] = [
  calculo(
    'art2_par1',
    ['taxaDeDelegacao', 'receitaBrutaDoMes', 'ALIQUOTA_DA_TAXA_DE_DELEGACAO'],
    ['AMB-RS-01', 'AMB-RS-02'],
  ),
  calculo('art2_par2', ['taxaDeDelegacao'], ['AMB-RS-03']),
  linha('art2_par3', {
    tipo: 'prazo',
    computavel: 'executa',
    implementacao: ['taxaDeDelegacao', 'primeiroDiaComExpediente'],
    leituras: ['AMB-RS-04'],
  }),
  linha('art15', {
    tipo: 'final',
    computavel: 'nao',
    implementacao: [],
    motivo: 'Autorização de crédito no orçamento do Estado: não rege o serviço nem a fiscalização.',
    leituras: [],
  }),
  linha('art13-2', {
    tipo: 'competencia',
    computavel: 'executa',
    implementacao: ['devedorDaMulta', 'INFRACOES_13B'],
    leituras: ['AMB-RS-05'],
  }),
  ...INFRACOES_13B.map(doInciso),
  calculo('art13-2_par1', MULTA, ['AMB-RS-13']),
  calculo('art13-2_par2', MULTA),
  calculo('art13-2_par3', MULTA),
  calculo('art13-2_par4', MULTA),
  calculo('art13-2_par5', DOBRA, ['AMB-RS-14']),
  calculo('art13-2_par6', MULTA),
  calculo('art13-2_par7', MULTA),
  calculo('art13-2_par8', DOBRA, ['AMB-RS-14']),
  linha('art13-3', {
    tipo: 'penalidade',
    computavel: 'executa',
    implementacao: ['INFRACOES_13C', 'calcularMultaRS'],
    leituras: ['AMB-RS-15'],
  }),
  ...INFRACOES_13C.map(doInciso),
  calculo('art13-3_par1', MULTA_HIDRO),
  calculo('art13-3_par2', MULTA_HIDRO),
  calculo('art13-3_par3', MULTA_HIDRO),
  calculo('art13-3_par4', MULTA_HIDRO),
]
