import { type Exame, examinar } from '../core/conferencia.js'
import { type DataCivil, escreverData, somarDias } from '../core/data.js'
import { escreverNumero, Numero } from '../core/dinheiro.js'
import { RecusaDaLei } from '../core/erro.js'
import type { Memoria } from '../core/memoria.js'
import type { Parametros } from '../fiscalizacao/infracao.js'
import { exigirInteiro, exigirVigenciaRR } from './norma.js'
import { parametroDaOutorga } from './parametros-da-outorga.js'

/** Art. 94, I: the longest that another delegatária runs the service. */
export const MAXIMO_DE_DIAS_DE_OPERACAO_PROVISORIA_RR = 180

function lerFracao(texto: string, campo: string): Numero {
  const fracao = Numero.de(texto, campo)
  if (!fracao.negativo() && fracao.comparar(Numero.de(1)) <= 0) return fracao
  throw new RecusaDaLei({
    codigo: 'aproveitamento-invalido',
    mensagem: 'O aproveitamento vai de 0 a 1, como 0.85.',
    campo,
    dispositivo: 'art94',
  })
}

/**
 * Whether another delegatária may be called to a line (art. 94): its use reaches what the authority calls economic
 * (AMB-RR-45), more trips were ordered, and the delegatária refused.
 * @param recusa `aproveitamento`: passengers over seats, 0 to 1, as text.
 * @throws RecusaDaLei `parametro-ausente`, `sem-valor-na-data`, `aproveitamento-invalido`, `numero-invalido`.
 */
export function examinarRecusaDeViagens(
  recusa: {
    aproveitamento: string
    data: DataCivil
    determinacao: { numero: string; data: DataCivil } | null
    resposta: 'recusou' | 'atendeu' | 'sem-resposta'
  },
  parametros: Parametros,
): Exame {
  const medido = lerFracao(recusa.aproveitamento, 'aproveitamento')
  const { valor, parametro } = parametroDaOutorga('aproveitamento_economico', recusa.data, parametros)
  const minimo = lerFracao(valor, 'parametros.aproveitamento_economico')
  const { determinacao, resposta } = recusa
  const exame = examinar([
    {
      dispositivo: 'art94',
      atendida: medido.comparar(minimo) >= 0,
      descricao: 'Aproveitamento medido',
      resultado: medido.toString(),
      falta: `O aproveitamento, ${escreverNumero(medido)}, não chega a ${escreverNumero(minimo)}.`,
      leituras: ['AMB-RR-45'],
    },
    {
      dispositivo: 'art94',
      atendida: determinacao !== null && determinacao.data <= recusa.data,
      descricao: 'Ordem de aumentar as viagens',
      resultado: determinacao ? `${determinacao.numero}, ${determinacao.data}` : 'não há',
      falta: 'Falta a ordem de aumentar o número de viagens.',
    },
    {
      dispositivo: 'art94',
      atendida: resposta === 'atendeu' ? false : resposta === 'recusou' ? true : null,
      descricao: 'Resposta da delegatária',
      resultado: resposta,
      falta: 'A delegatária atendeu à ordem.',
    },
  ])
  const limite = {
    dispositivo: 'art94' as const,
    descricao: 'Aproveitamento fixado pela autoridade',
    resultado: minimo.toString(),
    parametro,
    leituras: ['AMB-RR-45'],
  }
  return { ...exame, memoria: [limite, ...exame.memoria] }
}

/**
 * The days another delegatária runs the service (art. 94, I): running days, the first included, at most 180. One from
 * the same region comes first; calling another is for a person.
 * @throws RecusaDaLei `dias-invalidos`, `fato-antes-da-vigencia`.
 */
export function operacaoProvisoria(operacao: { inicio: DataCivil; dias: number; mesmaRegiao: boolean }): {
  de: DataCivil
  ate: DataCivil
  depende_de: readonly 'art94_inc1'[]
  memoria: Memoria
} {
  const { inicio, mesmaRegiao } = operacao
  const dias = exigirInteiro(operacao.dias, {
    minimo: 1,
    maximo: MAXIMO_DE_DIAS_DE_OPERACAO_PROVISORIA_RR,
    nome: 'O número de dias da operação provisória',
    codigo: 'dias-invalidos',
    campo: 'dias',
    dispositivo: 'art94_inc1',
  })
  exigirVigenciaRR(inicio, 'inicio')
  const ate = somarDias(inicio, dias - 1)
  return {
    de: inicio,
    ate,
    depende_de: mesmaRegiao ? [] : ['art94_inc1'],
    memoria: [
      { dispositivo: 'art94_inc1', descricao: 'Primeiro dia', resultado: inicio },
      { dispositivo: 'art94_inc1', descricao: 'Dias corridos, com o primeiro', resultado: String(dias) },
      { dispositivo: 'art94_inc1', descricao: 'Último dia', resultado: ate },
      {
        dispositivo: 'art94_inc1',
        descricao: mesmaRegiao ? 'Da mesma região' : 'De outra região: diga por que não há da mesma',
        resultado: mesmaRegiao ? 'preferida' : 'decisão de pessoa',
        ...(mesmaRegiao ? {} : { aplicado: false }),
      },
    ],
  }
}

/** Art. 94, II and par. único: the delegation is taken back only after that term, and the service goes to a new tender. */
export function examinarRetomada(
  provisoria: { de: DataCivil; ate: DataCivil } | null,
  data: DataCivil,
): Exame & { novaLicitacao: boolean } {
  const exame = examinar([
    {
      dispositivo: 'art94_inc2',
      atendida: provisoria !== null && data > provisoria.ate,
      descricao: 'Operação provisória terminada',
      resultado: provisoria?.ate ?? 'não houve',
      falta: provisoria
        ? `A operação provisória vai até ${escreverData(provisoria.ate)}.`
        : 'A retomada vem depois da operação provisória.',
    },
    {
      dispositivo: 'art94_inc2',
      atendida: null,
      descricao: 'Retomar é faculdade do CRE/RR',
      resultado: 'decisão de pessoa',
    },
  ])
  return { ...exame, novaLicitacao: exame.permitido }
}
