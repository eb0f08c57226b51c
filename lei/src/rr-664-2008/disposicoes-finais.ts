import { type Conferencia, conferir, type Exame, examinar } from '../core/conferencia.js'
import { type DataCivil, escreverData } from '../core/data.js'
import { INICIO_DA_VIGENCIA_RR } from './norma.js'
import { NOME_DO_TIPO_DE_VEICULO_RR, type TipoDeVeiculoRR } from './servicos.js'

/** Art. 96: an authorisation older than the law holds until the concessionaire that won the tender starts (AMB-RR-47). */
export function conferirAutorizacaoAntiga(autorizacao: {
  dadaEm: DataCivil
  inicioDaConcessionaria: DataCivil | null
  data: DataCivil
}): Conferencia {
  const { dadaEm, inicioDaConcessionaria, data } = autorizacao
  const antiga = dadaEm <= INICIO_DA_VIGENCIA_RR
  const substituida = inicioDaConcessionaria !== null && data >= inicioDaConcessionaria
  return conferir({
    dispositivo: 'art96',
    certo: antiga && !substituida,
    conforme: 'Autorização anterior à lei, mantida até que a concessionária comece.',
    violacao: antiga
      ? `A concessionária opera desde ${escreverData(inicioDaConcessionaria ?? data)}.`
      : `Autorização dada depois de ${escreverData(INICIO_DA_VIGENCIA_RR)}: o art. 96 não a mantém.`,
    olhou: [
      { o_que: 'autorização de', valor: dadaEm },
      { o_que: 'início da concessionária', valor: inicioDaConcessionaria ?? 'não começou' },
    ],
    leituras: ['AMB-RR-47'],
  })
}

/** A place that the concessionaire keeps, its own or by contract. */
export interface InstalacaoDaConcessionaria {
  endereco: string
  /** Contract, where it is not its own; null where it is. */
  contrato: { ate: DataCivil } | null
  /** Whether inspection found the place adequate; null where it was not seen. */
  adequado: boolean | null
}

/** Art. 98: garage and workshop, own or outsourced, in a place fit for inspection. */
export function conferirGaragem(
  lugares: { garagem: InstalacaoDaConcessionaria | null; oficina: InstalacaoDaConcessionaria | null },
  data: DataCivil,
): Conferencia {
  const cada = [
    ['garagem', lugares.garagem],
    ['oficina', lugares.oficina],
  ] as const
  const falhas = cada.flatMap(([nome, l]) => [
    ...(l === null || l.endereco.trim() === '' ? [`falta ${nome}`] : []),
    ...(l?.contrato && l.contrato.ate < data ? [`contrato da ${nome} vencido`] : []),
    ...(l?.adequado === false ? [`${nome} em lugar inadequado`] : []),
  ])
  const porVer = cada.filter(([, l]) => l?.adequado === null).map(([nome]) => nome)
  return conferir({
    dispositivo: 'art98',
    certo: falhas.length > 0 ? false : porVer.length > 0 ? null : true,
    conforme: 'Garagem e oficina em ordem.',
    violacao: `Garagem e oficina: ${falhas.join('; ')}.`,
    semDados: `Falta ver o lugar: ${porVer.join(', ')}.`,
    olhou: cada.map(([nome, l]) => ({ o_que: nome, valor: l?.endereco || 'não informada' })),
  })
}

/** Art. 99: a line runs with microônibus in the period that the CRE/RR's authorisation states (AMB-RR-48). */
export function examinarMicroonibus(pedido: {
  tipo: TipoDeVeiculoRR
  data: DataCivil
  autorizacao: { numero: string; de: DataCivil; ate: DataCivil } | null
  cadastradoEVistoriado: boolean
}): Exame {
  const { tipo, data, autorizacao, cadastradoEVistoriado } = pedido
  return examinar([
    {
      dispositivo: 'art99',
      atendida: tipo === 'microonibus',
      descricao: 'Veículo que substitui o ônibus',
      resultado: NOME_DO_TIPO_DE_VEICULO_RR[tipo],
      falta: 'Em baixa demanda a linha pode rodar só com micro-ônibus.',
    },
    {
      dispositivo: 'art99',
      atendida: autorizacao !== null && autorizacao.de <= data && data <= autorizacao.ate,
      descricao: 'Autorização do CRE/RR, com o período de baixa demanda',
      resultado: autorizacao ? `${autorizacao.numero}, de ${autorizacao.de} a ${autorizacao.ate}` : 'não há',
      falta: autorizacao
        ? `A autorização não vale em ${escreverData(data)}.`
        : 'Falta a autorização do CRE/RR.',
      leituras: ['AMB-RR-48'],
    },
    {
      dispositivo: 'art99',
      atendida: cadastradoEVistoriado,
      descricao: 'Cadastro e vistoria do micro-ônibus',
      resultado: cadastradoEVistoriado ? 'em ordem' : 'faltam',
      falta: 'Falta cadastrar e vistoriar o micro-ônibus.',
    },
  ])
}
