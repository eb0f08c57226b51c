import { type Conferencia, conferir } from '../core/conferencia.js'
import { type DataCivil, escreverData } from '../core/data.js'
import type { Dispositivo } from '../core/dispositivo.js'
import { RecusaDaLei } from '../core/erro.js'
import type { Memoria } from '../core/memoria.js'
import { SERVICOS_RR, type ServicoRR } from './servicos.js'

export type EspecieDaAutorizacaoRR =
  | 'viagem-especial'
  | 'viagem-eventual'
  | 'viagem-de-turismo'
  | 'fretamento'
  | 'transporte-escolar'
  | 'alternativo'
  | 'linha-anterior-a-lei'
  | 'pequenas-demandas'

const deServico = (servico: ServicoRR, nome: string) => ({
  servico,
  nome,
  dispositivo: SERVICOS_RR[servico].dispositivo,
})

/** What may be asked for by authorisation: the services of art. 2, and those of arts. 96 and 99. */
export const ESPECIES_DA_AUTORIZACAO_RR: Readonly<
  Record<EspecieDaAutorizacaoRR, { servico: ServicoRR; nome: string; dispositivo: Dispositivo }>
> = {
  'viagem-especial': deServico('viagem-especial', 'Viagem especial'),
  'viagem-eventual': deServico('viagem-eventual', 'Viagem eventual'),
  'viagem-de-turismo': deServico('viagem-de-turismo', 'Viagem de turismo'),
  fretamento: deServico('fretamento', 'Fretamento'),
  'transporte-escolar': deServico('transporte-escolar', 'Transporte escolar'),
  alternativo: deServico('alternativo', 'Transporte alternativo'),
  'linha-anterior-a-lei': { servico: 'linha', nome: 'Linha autorizada antes da lei', dispositivo: 'art96' },
  'pequenas-demandas': {
    servico: 'linha',
    nome: 'Micro-ônibus em época de baixa demanda',
    dispositivo: 'art99',
  },
}

/** Art. 2, par. único: a vehicle was inspected and its report reaches `data`, and it is not out of circulation. */
export function conferirVeiculoDaAutorizacaoRR(
  v: { placa: string; laudoAte: DataCivil | null; retirado: string | null },
  data: DataCivil,
): Conferencia[] {
  const { placa, laudoAte, retirado } = v
  return [
    conferir({
      dispositivo: 'art2_par1u',
      certo: laudoAte === null ? null : laudoAte >= data,
      conforme: `${placa}: laudo de vistoria em dia.`,
      violacao: `${placa}: laudo de vistoria vencido em ${laudoAte ? escreverData(laudoAte) : ''}.`,
      semDados: `${placa}: falta no cadastro o laudo de vistoria.`,
      olhou: [{ o_que: 'laudo de vistoria, até', valor: laudoAte ?? 'não informado' }],
      leituras: ['AMB-RR-01'],
    }),
    conferir({
      dispositivo: 'art30_par1',
      certo: retirado === null,
      conforme: `${placa}: em condição de circular.`,
      violacao: retirado ?? '',
      olhou: [{ o_que: 'retirada de circulação', valor: retirado ?? 'não há' }],
    }),
  ]
}

/** Art. 90, III: the list has no more people than the vehicles have seats; it is what inspection compares with. */
export function conferirListaDaAutorizacaoRR(lista: { passageiros: number; lugares: number }): Conferencia {
  const { passageiros, lugares } = lista
  return conferir({
    dispositivo: 'art90_inc3',
    certo: passageiros <= lugares,
    conforme: passageiros === 0 ? 'Sem lista de passageiros.' : `${passageiros} passageiros na lista.`,
    violacao: `A lista tem ${passageiros} passageiros e os veículos têm ${lugares} lugares.`,
    olhou: [
      { o_que: 'passageiros na lista', valor: String(passageiros) },
      { o_que: 'lugares', valor: String(lugares) },
    ],
  })
}

/**
 * How long the authorisation of art. 99 lasts: the period of low demand that it states (AMB-RR-48), never before the
 * commitment is signed. Both days included.
 * @throws RecusaDaLei `prazo-invalido`.
 */
export function vigenciaDaBaixaDemanda(pedido: { de: DataCivil; ate: DataCivil; assinatura: DataCivil }): {
  de: DataCivil
  ate: DataCivil
  memoria: Memoria
} {
  const { ate, assinatura } = pedido
  const [, de = assinatura] = [pedido.de, assinatura].sort()
  if (ate < de) {
    throw new RecusaDaLei({
      codigo: 'prazo-invalido',
      mensagem: 'A época de baixa demanda acaba antes de começar.',
      campo: 'ate',
      dispositivo: 'art99',
    })
  }
  return {
    de,
    ate,
    memoria: [
      {
        dispositivo: 'art99',
        descricao: 'Época de baixa demanda que a autorização diz',
        resultado: `${de} a ${ate}`,
        leituras: ['AMB-RR-48'],
      },
    ],
  }
}
