import { type Conferencia, conferir, type Exame, examinar } from '../core/conferencia.js'
import { type DataCivil, escreverData, somarMeses } from '../core/data.js'
import type { Dispositivo } from '../core/dispositivo.js'
import type { Parametros } from '../fiscalizacao/infracao.js'
import { valorRR } from './emendas.js'
import type { LeituraRR } from './leituras.js'
import { INICIO_DA_VIGENCIA_RR } from './norma.js'

export type TipoDeVeiculoRR = 'onibus' | 'microonibus' | 'van' | 'alternativo'

export const NOME_DO_TIPO_DE_VEICULO_RR: Readonly<Record<TipoDeVeiculoRR, string>> = {
  onibus: 'ônibus',
  microonibus: 'micro-ônibus',
  van: 'van',
  alternativo: 'carro ou minivan do transporte alternativo',
}

export type ServicoRR =
  | 'linha'
  | 'terminal'
  | 'alternativo'
  | 'viagem-especial'
  | 'viagem-eventual'
  | 'viagem-de-turismo'
  | 'fretamento'
  | 'transporte-escolar'

export type InstrumentoRR = 'concessao' | 'permissao' | 'autorizacao'

export interface TipoDeServicoRR {
  nome: string
  dispositivo: Dispositivo
  /** Whether it is granted by authorisation, without tender and without being an essential service. */
  porAutorizacao: boolean
  leituras: readonly LeituraRR[]
}

const autorizado = (nome: string, dispositivo: Dispositivo): TipoDeServicoRR => ({
  nome,
  dispositivo,
  porAutorizacao: true,
  leituras: ['AMB-RR-02'],
})
const licitado = (nome: string, dispositivo: Dispositivo): TipoDeServicoRR => ({
  nome,
  dispositivo,
  porAutorizacao: false,
  leituras: [],
})

/** The services of the law and the provision that says how each is granted (arts. 2, 6, 66). */
export const SERVICOS_RR: Readonly<Record<ServicoRR, TipoDeServicoRR>> = {
  linha: licitado('linha regular', 'art6'),
  terminal: licitado('terminal rodoviário', 'art6'),
  alternativo: licitado('transporte alternativo', 'art66'),
  'viagem-especial': autorizado('viagem especial', 'art2_inc1'),
  'viagem-eventual': autorizado('viagem eventual', 'art2_inc2'),
  'viagem-de-turismo': autorizado('viagem de turismo', 'art2_inc3'),
  fretamento: autorizado('fretamento', 'art2_inc4'),
  'transporte-escolar': autorizado('transporte escolar', 'art2_inc4'),
}

/** Art. 1, § 1 (text from elsewhere): the kinds of vehicle, and a fare that came out of the tender. */
export function conferirFormaDoServico(servico: {
  tipo: TipoDeVeiculoRR
  origemDaTarifa: 'licitacao' | 'outra' | null
}): Conferencia {
  const { tipo, origemDaTarifa } = servico
  return conferir({
    dispositivo: 'art1_par1',
    certo: tipo === 'alternativo' ? false : origemDaTarifa === null ? null : origemDaTarifa === 'licitacao',
    conforme: 'Veículo previsto e tarifa saída da licitação.',
    violacao:
      tipo === 'alternativo'
        ? 'O serviço se faz com ônibus, micro-ônibus ou van.'
        : 'A tarifa cobrada não saiu da licitação.',
    semDados: 'Não se sabe de onde saiu a tarifa.',
    olhou: [
      { o_que: 'veículo', valor: NOME_DO_TIPO_DE_VEICULO_RR[tipo] },
      { o_que: 'origem da tarifa', valor: origemDaTarifa ?? 'não informada' },
    ],
    leituras: ['AMB-RR-13'],
  })
}

/** A permission to run, whatever its instrument; both dates included. */
export interface TituloDeViagem {
  numero: string
  de: DataCivil
  ate: DataCivil
}

/** Art. 1, § 2 (text from elsewhere): a paid trip, even an occasional one, needs the CRE/RR's authorisation. */
export function conferirViagemComercial(viagem: {
  data: DataCivil
  remunerada: boolean | null
  titulo: TituloDeViagem | null
}): Conferencia {
  const { data, remunerada, titulo } = viagem
  const vale = titulo !== null && titulo.de <= data && data <= titulo.ate
  return conferir({
    dispositivo: 'art1_par2',
    certo: vale || remunerada === false ? true : remunerada === null ? null : false,
    conforme: vale ? 'A viagem tem autorização em vigor.' : 'Viagem sem cobrança: não pede autorização.',
    violacao: titulo
      ? `A autorização ${titulo.numero} não vale em ${escreverData(data)}.`
      : 'Viagem cobrada sem autorização do CRE/RR.',
    semDados: 'Sem autorização; não se sabe se a viagem é cobrada.',
    olhou: [
      { o_que: 'data da viagem', valor: data },
      {
        o_que: 'autorização',
        valor: titulo ? `${titulo.numero}, de ${titulo.de} a ${titulo.ate}` : 'não há',
      },
    ],
  })
}

/** Art. 1, § 4 (text from elsewhere): a van runs only in transporte alternativo. */
export function examinarVeiculoNoServico(tipo: TipoDeVeiculoRR, servico: ServicoRR): Exame {
  return examinar([
    {
      dispositivo: 'art1_par4',
      atendida: tipo !== 'van' || servico === 'alternativo',
      descricao: `${NOME_DO_TIPO_DE_VEICULO_RR[tipo]} em ${SERVICOS_RR[servico].nome}`,
      resultado: tipo === 'van' ? 'van só no transporte alternativo' : 'sem vedação',
      falta: 'Van só se usa no transporte alternativo.',
    },
  ])
}

/** Art. 1, § 5 (text from elsewhere): who was already running had two years to adapt; the term is over. */
export function conferirAdaptacao(operador: {
  inicioDaOperacao: DataCivil
  adaptada: boolean | null
  data: DataCivil
}): Conferencia {
  const fim = somarMeses(INICIO_DA_VIGENCIA_RR, 24)
  const antigo = operador.inicioDaOperacao < INICIO_DA_VIGENCIA_RR
  const emPrazo = operador.data <= fim
  return conferir({
    dispositivo: 'art1_par5',
    certo: !antigo || emPrazo ? true : operador.adaptada,
    conforme: antigo ? 'Adaptada, ou ainda no prazo.' : 'Começou com a lei em vigor: não há o que adaptar.',
    violacao: `O prazo para se adaptar acabou em ${escreverData(fim)}.`,
    semDados: 'Não se sabe se a operadora se adaptou.',
    olhou: [
      { o_que: 'início da operação', valor: operador.inicioDaOperacao },
      { o_que: 'fim do prazo', valor: fim },
    ],
  })
}

/**
 * Whether a service was granted by an instrument that the law gives it: authorisation for those of art. 2, tender and
 * contract for lines and terminals (art. 6). Transporte alternativo by authorisation is an external change, and holds
 * only where the authority adopted it.
 */
export function conferirInstrumento(
  delegacao: {
    servico: ServicoRR
    instrumento: InstrumentoRR
    /** Number of the tender; null where there was none. */
    licitacao: string | null
    data: DataCivil
    /** An authorisation older than the law, kept by art. 96. */
    anteriorALei?: boolean
  },
  parametros: Parametros = {},
): Conferencia {
  const tipo = SERVICOS_RR[delegacao.servico]
  const porAutorizacao =
    tipo.porAutorizacao ||
    delegacao.anteriorALei === true ||
    (delegacao.servico === 'alternativo' &&
      valorRR('alternativo_por_autorizacao', delegacao.data, parametros).valor === 'sim')
  const autorizada = delegacao.instrumento === 'autorizacao'
  const certo = autorizada ? porAutorizacao : tipo.porAutorizacao ? false : delegacao.licitacao !== null
  return conferir({
    dispositivo: autorizada || tipo.porAutorizacao ? 'art2' : 'art6',
    certo,
    conforme: 'O instrumento é o que a lei dá a este serviço.',
    violacao: autorizada
      ? `O serviço de ${tipo.nome} não se delega por autorização: pede licitação.`
      : tipo.porAutorizacao
        ? `O serviço de ${tipo.nome} se delega por autorização.`
        : 'Falta a licitação que deu origem a esta delegação.',
    olhou: [
      { o_que: 'serviço', valor: tipo.nome },
      { o_que: 'instrumento', valor: delegacao.instrumento },
      { o_que: 'licitação', valor: delegacao.licitacao ?? 'não houve' },
    ],
    leituras: [...tipo.leituras, ...(delegacao.servico === 'alternativo' ? ['AMB-RR-06'] : [])],
  })
}

/** Art. 2, par. único: the legal entity is registered and its safety, vehicles and papers were found in order. */
export function conferirPessoaAutorizada(pessoa: {
  juridica: boolean
  cadastrada: boolean
  seguranca: boolean | null
  qualidadeDosVeiculos: boolean | null
  documentacao: boolean | null
}): Conferencia {
  const { juridica, cadastrada, seguranca, qualidadeDosVeiculos, documentacao } = pessoa
  const requisitos = [seguranca, qualidadeDosVeiculos, documentacao]
  const falha = !juridica || !cadastrada || requisitos.includes(false)
  const escrever = (v: boolean | null) => (v === null ? 'não verificado' : v ? 'em ordem' : 'com falha')
  return conferir({
    dispositivo: 'art2_par1u',
    certo: falha ? false : requisitos.includes(null) ? null : true,
    conforme: 'Pessoa jurídica cadastrada e com os requisitos em ordem.',
    violacao: 'Falta ser pessoa jurídica, o cadastro ou um dos requisitos.',
    semDados: 'Há requisito ainda não verificado.',
    olhou: [
      { o_que: 'pessoa jurídica', valor: juridica ? 'sim' : 'não' },
      { o_que: 'cadastro', valor: cadastrada ? 'sim' : 'não' },
      { o_que: 'segurança', valor: escrever(seguranca) },
      { o_que: 'veículos', valor: escrever(qualidadeDosVeiculos) },
      { o_que: 'documentação', valor: escrever(documentacao) },
    ],
    leituras: ['AMB-RR-01'],
  })
}
