import { type DataCivil, escreverData, somarMeses } from '../core/data.js'
import { type Dinheiro, escreverNumero, Numero } from '../core/dinheiro.js'
import { escreverDispositivo } from '../core/dispositivo.js'
import { RecusaDaLei } from '../core/erro.js'
import { lembrar } from '../core/lembrar.js'
import type { Passo } from '../core/memoria.js'
import {
  acharInfracao,
  type Dobra,
  type FatoAnterior,
  type FatoPunivel,
  fatoQueDobra,
  type Infracao,
  type Multa,
  type Parametros,
} from '../fiscalizacao/infracao.js'
import { coeficientePiso1 } from './coeficiente.js'
import { CLASSES_RR, type ClasseRR, INFRACOES_RR, LEITURAS_DA_MULTA_RR } from './infracoes.js'
import type { LeituraRR } from './leituras.js'
import { exigirVigenciaRR, NOME_DA_LEI_RR } from './norma.js'

const DA_MULTA: readonly string[] = LEITURAS_DA_MULTA_RR
const DA_DATA_DO_FATO: readonly LeituraRR[] = ['AMB-RR-30']
const DA_REINCIDENCIA: readonly LeituraRR[] = ['AMB-RR-36']
const coeficienteNaData = coeficientePiso1({
  dispositivo: 'art78',
  quando: 'na data do fato',
  leituras: DA_DATA_DO_FATO,
})

/**
 * The fine for a fact (arts. 78 to 83), in whole reais: 500, 1,000, 2,000 or 3,000 times the Piso I coefficient in
 * force on the date of the fact, twice that on a specific repeat, cents dropped once at the end.
 * @throws RecusaDaLei `dispositivo-sem-infracao`, `quantidade-invalida`, `fato-antes-da-vigencia`, `coeficiente-ausente`,
 * `sem-valor-na-data`, `coeficiente-invalido`.
 */
export function calcularMultaRR(fato: FatoPunivel, parametros: Parametros): Multa {
  const infracao = acharInfracao(INFRACOES_RR, fato.dispositivo, NOME_DA_LEI_RR)
  exigirUma(fato.quantidade)
  exigirVigenciaRR(fato.data)
  const coeficiente = coeficienteNaData(parametros, fato.data)
  const anterior = infracao.dobra ? fatoQueDobra(fato, infracao.dobra) : null
  const conta = (anterior ? contasEmDobro : contas)(infracao, coeficiente.passo.resultado, () =>
    fazerConta(infracao, coeficiente.valor, anterior ? 2 : 1),
  )
  return {
    valor: conta.valor,
    reincidente: anterior !== null,
    anterior,
    medidaAdministrativa: infracao.medida,
    memoria: infracao.dobra
      ? [conta.grau, coeficiente.passo, passoDaDobra(fato, infracao.dobra, anterior), ...conta.passos]
      : [conta.grau, coeficiente.passo, ...conta.passos],
  }
}

/** All that an item's fine is made of but for the date and the repeat. */
interface Conta {
  valor: Dinheiro
  grau: Passo
  passos: readonly Passo[]
}
const contas = lembrar<Conta>()
const contasEmDobro = lembrar<Conta>()

function fazerConta(infracao: Infracao, coeficiente: Numero, vezes: 1 | 2): Conta {
  const { fator } = CLASSES_RR[infracao.classe as ClasseRR]
  const exato = Numero.de(fator).vezes(coeficiente).vezes(Numero.de(vezes)).emReais()
  const valor = exato.arredondar('sem-centavos')
  const fatores = `${escreverNumero(String(fator))} × ${escreverNumero(coeficiente)}${vezes === 2 ? ' × 2' : ''}`
  return {
    valor,
    grau: passoDoGrau(infracao),
    passos: [
      { dispositivo: 'art78', descricao: fatores, resultado: exato.toString() },
      {
        dispositivo: 'art78_par1u',
        descricao: 'Centavos desprezados, uma vez, no valor final',
        resultado: valor.toString(),
        leituras: DA_DATA_DO_FATO,
      },
      {
        dispositivo: 'art78_par1u',
        descricao: 'Multas do Código de Trânsito Brasileiro pelo mesmo fato são cobradas à parte',
        resultado: 'sem efeito neste valor',
        aplicado: false,
      },
      { dispositivo: 'art78', descricao: 'Valor da multa', resultado: valor.toString() },
    ],
  }
}

function exigirUma(quantidade: number): void {
  if (quantidade === 1) return
  throw new RecusaDaLei({
    codigo: 'quantidade-invalida',
    mensagem: `A ${NOME_DA_LEI_RR} não multa por passageiro: a quantidade é sempre 1.`,
    campo: 'quantidade',
  })
}

function passoDoGrau(infracao: Infracao): Passo {
  const { fator, dispositivo } = CLASSES_RR[infracao.classe as ClasseRR]
  return {
    dispositivo,
    descricao: `${escreverDispositivo(infracao.dispositivo)}: ${escreverNumero(String(fator))} vezes o coeficiente tarifário`,
    resultado: String(fator),
    leituras: infracao.leituras.filter((id) => !DA_MULTA.includes(id)),
  }
}

const semHistorico = lembrar<Passo>()

function passoDaDobra(fato: FatoPunivel, dobra: Dobra, anterior: FatoAnterior | null): Passo {
  if (anterior) {
    return {
      dispositivo: dobra.dispositivo,
      leituras: DA_REINCIDENCIA,
      descricao: porQueDobra(anterior, dobra),
      resultado: '2',
    }
  }
  const naoDobra = (): Passo => ({
    dispositivo: dobra.dispositivo,
    leituras: DA_REINCIDENCIA,
    descricao: porQueNaoDobra(fato, dobra),
    resultado: '1',
    aplicado: false,
  })
  return fato.historico.length === 0 ? semHistorico(dobra, '', naoDobra) : naoDobra()
}

function porQueDobra(anterior: FatoAnterior, dobra: Dobra): string {
  const limite = escreverData(somarMeses(anterior.data, dobra.meses))
  const pendente = anterior.situacao === 'pendente' ? ', ainda sem decisão final' : ''
  return `Dobra: mesma infração na linha ${anterior.linha} em ${nomear(anterior)}${pendente}; os ${dobra.meses} meses vão até ${limite}`
}

const nomear = (h: FatoAnterior) => `${escreverData(h.data)}${h.auto ? ` (auto ${h.auto})` : ''}`

function porQueNaoDobra(fato: FatoPunivel, dobra: Dobra): string {
  let proximo: FatoAnterior | null = null
  for (const h of fato.historico) {
    const candidato = h.dispositivo === fato.dispositivo && h.data <= fato.data
    if (candidato && (proximo === null || h.data > proximo.data)) proximo = h
  }
  if (!proximo) return 'Não dobra: não há fato anterior da mesma infração'
  const motivos = porQueNaoConta(proximo, fato.data, fato.linha, dobra)
  return `Não dobra: o fato mais próximo da mesma infração, ${nomear(proximo)}, não conta: ${motivos.join('; ')}`
}

function porQueNaoConta(h: FatoAnterior, data: DataCivil, linha: string | null, dobra: Dobra): string[] {
  const motivos: string[] = []
  if (h.situacao === 'anulada') motivos.push('o auto foi anulado')
  if (dobra.mesmaLinha && (h.linha === null || linha === null)) motivos.push('falta a linha de um dos fatos')
  else if (dobra.mesmaLinha && h.linha !== linha) motivos.push(`é de outra linha (${h.linha})`)
  if (h.data === data) motivos.push('é do mesmo dia, não anterior')
  const limite = somarMeses(h.data, dobra.meses)
  if (data > limite) motivos.push(`os ${dobra.meses} meses acabaram em ${escreverData(limite)}`)
  return motivos
}
