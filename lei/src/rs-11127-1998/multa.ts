import { type DataCivil, escreverData, lerData, somarMeses } from '../core/data.js'
import { type Dinheiro, escreverNumero, Numero } from '../core/dinheiro.js'
import { escreverDispositivo } from '../core/dispositivo.js'
import { RecusaDaLei } from '../core/erro.js'
import { lembrar } from '../core/lembrar.js'
import type { Passo } from '../core/memoria.js'
import { parametroUsado, type Serie, valorEm } from '../core/vigencia.js'
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
import type { ClasseRS } from './catalogo.js'
import { CLASSES_13C, INFRACOES_13C } from './infracoes-hidroviarias.js'
import { CLASSES_13B, INFRACOES_13B } from './infracoes-rodoviarias.js'
import { CAMPO_DA_UPF, NOME_DA_UPF, UPF_RS, upfEm } from './upf.js'

/** First day of arts. 13-B and 13-C: publication of Lei 16.452/2025 (its art. 3). */
export const VIGENCIA_DAS_MULTAS_RS: DataCivil = lerData('2025-12-26')

/** All 119 infractions of Lei 11.127/1998. */
export const INFRACOES_RS: readonly Infracao[] = [...INFRACOES_13B, ...INFRACOES_13C]

const CLASSES: Readonly<Record<string, ClasseRS>> = { ...CLASSES_13B, ...CLASSES_13C }
const MAIS_PASSAGEIROS = 1000
const UM = Numero.de(1)

/**
 * The fine of an infraction of art. 13-B or 13-C of Lei 11.127/1998: UPF of its class × UPF-RS of the date of the
 * fact × passengers (VI and XXV only) × 2 where §§ 5 or 8 double it; half-up to cents once, at the end.
 * @param parametros `upf_rs` takes the place of the built-in series.
 * @throws RecusaDaLei `dispositivo-sem-infracao`, `fato-antes-da-vigencia`, `quantidade-invalida`,
 * `sem-valor-na-data`, `parametro-invalido`.
 */
export function calcularMultaRS(fato: FatoPunivel, parametros: Parametros): Multa {
  const infracao = acharInfracao(INFRACOES_RS, fato.dispositivo, 'Lei 11.127/1998')
  if (fato.data < VIGENCIA_DAS_MULTAS_RS) {
    throw new RecusaDaLei({
      codigo: 'fato-antes-da-vigencia',
      mensagem: `As multas da Lei 16.452/2025 alcançam fatos a partir de ${escreverData(VIGENCIA_DAS_MULTAS_RS)} (art. 3º dessa lei).`,
      campo: 'data',
      dispositivo: 'art3',
    })
  }
  const quantidade = lerQuantidade(infracao, fato.quantidade)
  const serie = parametros.upf_rs ?? UPF_RS
  const upf = valorEm(serie, fato.data, NOME_DA_UPF, CAMPO_DA_UPF)
  const passoDaUpf = passosDaUpf(upf, fato.data, () => fazerPassoDaUpf(serie, fato.data))
  const anterior = infracao.dobra ? fatoQueDobra(fato, infracao.dobra) : null
  const conta = (anterior ? contasEmDobro : contas)(
    infracao,
    quantidade === 1 ? upf.valor : `${upf.valor} ${quantidade}`,
    () => fazerConta(infracao, upf.valor, quantidade, anterior ? 2 : 1),
  )
  return {
    valor: conta.valor,
    reincidente: anterior !== null,
    anterior,
    medidaAdministrativa: infracao.medida,
    memoria: [
      conta.classe,
      passoDaUpf,
      conta.quantidade,
      infracao.dobra ? passoDaDobra(infracao.dobra, fato, anterior) : conta.semDobra,
      conta.produto,
      conta.total,
    ],
  }
}

/** All that an item's fine is made of but for the date and the repeat. */
interface Conta {
  valor: Dinheiro
  classe: Passo
  quantidade: Passo
  semDobra: Passo
  produto: Passo
  total: Passo
}
const contas = lembrar<Conta>()
const contasEmDobro = lembrar<Conta>()
const passosDaUpf = lembrar<Passo>()

function fazerConta(infracao: Infracao, upf: string, quantidade: number, vezes: 1 | 2): Conta {
  const classe = classeDe(infracao)
  const fatores = [
    classe.upf,
    upf,
    ...(infracao.porPassageiro ? [String(quantidade)] : []),
    ...(vezes === 2 ? ['2'] : []),
  ]
  const exato = fatores.reduce((produto, fator) => produto.vezes(Numero.de(fator)), UM).emReais()
  const valor = exato.arredondar('meio-para-cima')
  return {
    valor,
    classe: passoDaClasse(classe),
    quantidade: passoDaQuantidade(infracao, quantidade),
    semDobra: passoSemDobra(infracao),
    produto: {
      dispositivo: classe.dispositivo,
      descricao: fatores.map((fator) => escreverNumero(fator)).join(' × '),
      resultado: exato.toString(),
    },
    total: {
      dispositivo: null,
      descricao: 'Total, arredondado ao centavo uma única vez (meio para cima)',
      resultado: valor.toString(),
    },
  }
}

function classeDe(infracao: Infracao): ClasseRS {
  const classe = CLASSES[infracao.classe]
  if (!classe) throw new RangeError(`no class ${infracao.classe}`)
  return classe
}

function lerQuantidade(infracao: Infracao, quantidade: number): number {
  const inteira = Number.isInteger(quantidade) && quantidade >= 1 && quantidade <= MAIS_PASSAGEIROS
  if (inteira && (infracao.porPassageiro || quantidade === 1)) return quantidade
  throw new RecusaDaLei({
    codigo: 'quantidade-invalida',
    mensagem: infracao.porPassageiro
      ? `O número de passageiros tem de ser um inteiro entre 1 e ${escreverNumero(String(MAIS_PASSAGEIROS))}.`
      : `A multa do ${escreverDispositivo(infracao.dispositivo)} não é por passageiro: a quantidade é 1.`,
    campo: 'quantidade',
    dispositivo: infracao.dispositivo,
  })
}

function passoDaClasse(classe: ClasseRS): Passo {
  const nome = classe.nome.endsWith('UPF') ? classe.nome : `${classe.nome}, ${classe.upf} UPF`
  return { dispositivo: classe.dispositivo, descricao: `Classe: ${nome}`, resultado: classe.upf }
}

function fazerPassoDaUpf(serie: Serie, data: DataCivil): Passo {
  const upf = upfEm(serie, data).linha
  return {
    dispositivo: null,
    descricao: `${NOME_DA_UPF} na data do fato, ${escreverData(data)}`,
    resultado: upf.valor,
    parametro: parametroUsado(NOME_DA_UPF, upf),
    leituras: ['AMB-RS-13'],
  }
}

function passoDaQuantidade(infracao: Infracao, quantidade: number): Passo {
  const resultado = String(quantidade)
  return infracao.porPassageiro
    ? {
        dispositivo: infracao.dispositivo,
        descricao: 'Multa por passageiro: vezes o número de passageiros',
        resultado,
        leituras: ['AMB-RS-06'],
      }
    : { dispositivo: infracao.dispositivo, descricao: 'Multa por fato', resultado, aplicado: false }
}

function passoDaDobra(dobra: Dobra, fato: FatoPunivel, anterior: FatoAnterior | null): Passo {
  const leituras = ['AMB-RS-14']
  if (!anterior) {
    const descricao = `Sem dobra: ${motivoSemDobra(fato, dobra)}`
    return { dispositivo: dobra.dispositivo, descricao, resultado: '1', aplicado: false, leituras }
  }
  const ate = escreverData(somarMeses(anterior.data, dobra.meses))
  return {
    dispositivo: dobra.dispositivo,
    descricao: `Em dobro: ${nomear(anterior)} contava até ${ate}`,
    resultado: '2',
    leituras,
  }
}

function passoSemDobra(infracao: Infracao): Passo {
  return {
    dispositivo: null,
    descricao: 'A lei não dobra a multa deste inciso',
    resultado: '1',
    aplicado: false,
    ...(infracao.servico === 'hidroviario' ? { leituras: ['AMB-RS-15'] } : {}),
  }
}

function nomear(h: FatoAnterior): string {
  return `o fato de ${escreverData(h.data)}${h.auto ? ` (auto ${h.auto})` : ''}`
}

/** Why nothing doubled the fine, by the nearest fact that a person would have expected to: same item first. */
function motivoSemDobra(fato: FatoPunivel, dobra: Dobra): string {
  const ateODia = fato.historico.filter((h) => h.data <= fato.data)
  const proximo =
    maisRecente(ateODia.filter((h) => h.dispositivo === fato.dispositivo)) ?? maisRecente(ateODia)
  if (!proximo) return 'não há fato anterior'
  if (proximo.dispositivo !== fato.dispositivo)
    return `${nomear(proximo)} é de outro dispositivo (${escreverDispositivo(proximo.dispositivo)})`
  if (proximo.data === fato.data) return `${nomear(proximo)} é do mesmo dia, e não anterior`
  const ate = somarMeses(proximo.data, dobra.meses)
  if (ate < fato.data) return `${nomear(proximo)} contava até ${escreverData(ate)}`
  return `${nomear(proximo)} teve o auto anulado`
}

function maisRecente(fatos: readonly FatoAnterior[]): FatoAnterior | null {
  return fatos.reduce<FatoAnterior | null>((a, h) => (a === null || h.data > a.data ? h : a), null)
}
