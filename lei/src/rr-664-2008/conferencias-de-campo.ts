import { type Conferencia, conferir } from '../core/conferencia.js'
import { type DataCivil, escreverData } from '../core/data.js'
import type { Dispositivo } from '../core/dispositivo.js'
import { acharInfracao, type Evidencia, NOME_DA_EVIDENCIA } from '../fiscalizacao/infracao.js'
import { causaDeApreensao } from './causas-de-apreensao.js'
import { INFRACOES_RR } from './infracoes.js'
import { NOME_DA_LEI_RR } from './norma.js'
import type { TipoDeVeiculoRR } from './servicos.js'

export type RespostaDoFiscal = 'certo' | 'falha' | 'nao-verificado'

interface Item {
  dispositivo: Dispositivo
  descricao: string
  evidencias: readonly Evidencia[]
  leituras: readonly string[]
}

function item(dispositivo: Dispositivo): Item {
  return causaDeApreensao(dispositivo) ?? acharInfracao(INFRACOES_RR, dispositivo, NOME_DA_LEI_RR)
}

/**
 * One line of an inspector's list, for any item of arts. 79 to 82 or any cause of art. 90: a fault counts where at least
 * one of the proofs that the item asks for came with it; without proof there is nothing to charge yet.
 * @throws RecusaDaLei `dispositivo-sem-infracao`.
 */
export function conferirItemRR(
  dispositivo: Dispositivo,
  resposta: RespostaDoFiscal,
  evidencias: readonly Evidencia[],
): Conferencia {
  const i = item(dispositivo)
  const provada = evidencias.some((e) => i.evidencias.includes(e))
  const nomes = i.evidencias.map((e) => NOME_DA_EVIDENCIA[e]).join(' ou ')
  const apreende = dispositivo.startsWith('art90_')
  return conferir({
    dispositivo: i.dispositivo,
    certo: resposta === 'certo' ? true : resposta === 'falha' && provada ? false : null,
    conforme: 'Verificado, sem falha.',
    violacao: `${i.descricao}.`,
    semDados: resposta === 'falha' ? `Falta a prova: ${nomes}.` : 'Não verificado.',
    olhou: [
      { o_que: 'resposta do fiscal', valor: resposta },
      { o_que: 'provas', valor: evidencias.map((e) => NOME_DA_EVIDENCIA[e]).join(', ') || 'nenhuma' },
    ],
    ...(apreende ? {} : { infracao: i.dispositivo }),
    leituras: i.leituras,
  })
}

/** Art. 74: inspection staff on duty, with a credential in force, travel free (→ art. 79, VI). */
export function conferirGratuidadeDoFiscal(viagem: {
  emServico: boolean
  credencial: { numero: string; ate: DataCivil } | null
  cobrado: boolean | null
  data: DataCivil
}): Conferencia {
  const { emServico, credencial, cobrado, data } = viagem
  const tem = emServico && credencial !== null && data <= credencial.ate
  return conferir({
    dispositivo: 'art74',
    certo: !tem ? true : cobrado === null ? null : !cobrado,
    conforme: tem ? 'O fiscal viajou sem pagar.' : 'Sem serviço ou credencial em vigor: não há gratuidade.',
    violacao: 'O fiscal em serviço foi cobrado.',
    semDados: 'Não se sabe se o fiscal foi cobrado.',
    olhou: [
      { o_que: 'em serviço', valor: emServico ? 'sim' : 'não' },
      { o_que: 'credencial', valor: credencial ? `${credencial.numero}, até ${credencial.ate}` : 'não há' },
    ],
    infracao: 'art79_inc6',
    leituras: ['AMB-RR-25'],
  })
}

/** Art. 80, VI: seats counted against the registration. */
export function conferirCapacidadeRR(registrados: number, contados: number | null): Conferencia {
  return conferir({
    dispositivo: 'art80_inc6',
    certo: contados === null ? null : contados === registrados,
    conforme: 'Lugares como no registro.',
    violacao: `O veículo tem ${contados} lugares; o registro, ${registrados}.`,
    semDados: 'Os lugares não foram contados.',
    olhou: [
      { o_que: 'lugares no registro', valor: String(registrados) },
      { o_que: 'lugares contados', valor: contados === null ? 'não contados' : String(contados) },
    ],
    infracao: 'art80_inc6',
  })
}

/** Art. 81, IV: the vehicle was found running while an order kept it out of service. */
export function conferirOrdemDeParar(veiculo: {
  ordem: { numero: string; de: DataCivil; liberadoEm: DataCivil | null } | null
  rodouEm: DataCivil | null
}): Conferencia {
  const { ordem, rodouEm } = veiculo
  const parado = (data: DataCivil) =>
    ordem !== null && data >= ordem.de && (ordem.liberadoEm === null || data < ordem.liberadoEm)
  return conferir({
    dispositivo: 'art81_inc4',
    certo: ordem === null ? true : rodouEm === null ? null : !parado(rodouEm),
    conforme: 'Nenhuma ordem descumprida.',
    violacao: `Rodou em ${rodouEm ? escreverData(rodouEm) : ''} contra a ordem ${ordem?.numero}.`,
    semDados: 'Não há registro de que tenha rodado.',
    olhou: [
      { o_que: 'ordem', valor: ordem ? `${ordem.numero}, de ${ordem.de}` : 'não há' },
      { o_que: 'liberação', valor: ordem?.liberadoEm ?? 'não há' },
      { o_que: 'viagem', valor: rodouEm ?? 'sem registro' },
    ],
    infracao: 'art81_inc4',
  })
}

/** Art. 81, IX: information asked for was given by the day fixed. */
export function conferirPedidoDeInformacao(
  pedido: { numero: string; ate: DataCivil; resposta: DataCivil | 'recusada' | null },
  hoje: DataCivil,
): Conferencia {
  const { numero, ate, resposta } = pedido
  const certo =
    resposta === 'recusada' ? false : resposta !== null ? resposta <= ate : hoje > ate ? false : null
  return conferir({
    dispositivo: 'art81_inc9',
    certo,
    conforme: 'Informação entregue em tempo.',
    violacao: resposta === 'recusada' ? 'A informação foi recusada.' : `Passou de ${escreverData(ate)}.`,
    semDados: `A resposta pode vir até ${escreverData(ate)}.`,
    olhou: [
      { o_que: 'pedido', valor: numero },
      { o_que: 'resposta', valor: resposta ?? 'não há' },
    ],
    infracao: 'art81_inc9',
    leituras: ['AMB-RR-33'],
  })
}

export type CategoriaDaHabilitacao = 'A' | 'B' | 'C' | 'D' | 'E'

/** The least category for each vehicle: above 8 passengers the traffic code asks for D. */
function categoriasAceitas(tipo: TipoDeVeiculoRR, lugares: number): readonly CategoriaDaHabilitacao[] {
  return tipo === 'alternativo' && lugares <= 8 ? ['B', 'C', 'D', 'E'] : ['D', 'E']
}

/**
 * Art. 82, IV: the driver's licence is of the category the vehicle asks for, and in force.
 * @param motorista `categoria`: as written, «AD» included; `lugares`: passengers, the driver not counted.
 */
export function conferirHabilitacaoRR(motorista: {
  tipo: TipoDeVeiculoRR
  lugares: number
  categoria: string | null
  ate: DataCivil | null
  data: DataCivil
}): Conferencia {
  const { categoria, ate, data } = motorista
  const aceitas = categoriasAceitas(motorista.tipo, motorista.lugares)
  const serve = categoria !== null && aceitas.some((c) => categoria.toUpperCase().includes(c))
  const vencida = ate !== null && ate < data
  return conferir({
    dispositivo: 'art82_inc4',
    certo: categoria === null ? null : !serve || vencida ? false : ate === null ? null : true,
    conforme: 'Habilitação da categoria do veículo.',
    violacao: serve
      ? `A habilitação venceu em ${ate ? escreverData(ate) : ''}.`
      : `O veículo pede categoria ${aceitas.join(' ou ')}.`,
    semDados: 'Falta a categoria ou a validade da habilitação.',
    olhou: [
      { o_que: 'categoria', valor: categoria ?? 'não informada' },
      { o_que: 'validade', valor: ate ?? 'não informada' },
    ],
    infracao: 'art82_inc4',
  })
}

/**
 * Art. 90, III: the people on board are those of the list, whatever the order; a document that nobody could check leaves
 * the answer open.
 * @param lista and `aBordo`: documents as recorded; `aBordo` null where nobody checked.
 */
export function conferirListaDePassageirosRR(
  lista: readonly string[],
  aBordo: readonly string[] | null,
): Conferencia {
  const fora = (aBordo ?? []).filter((d) => !lista.includes(d))
  const ausentes = aBordo === null ? [] : lista.filter((d) => !aBordo.includes(d))
  return conferir({
    dispositivo: 'art90_inc3',
    certo: aBordo === null ? null : fora.length === 0 && ausentes.length === 0,
    conforme: 'As pessoas a bordo são as da lista.',
    violacao: `A bordo e fora da lista: ${fora.length}. Na lista e não embarcadas: ${ausentes.length}.`,
    semDados: 'As pessoas a bordo não foram conferidas.',
    olhou: [
      { o_que: 'pessoas na lista', valor: String(lista.length) },
      { o_que: 'pessoas a bordo', valor: aBordo === null ? 'não conferidas' : String(aBordo.length) },
    ],
  })
}

/** Trips of one line in the period looked at. */
export interface ServicoDaLinha {
  linha: string
  programadas: number
  realizadas: number
  /** Whether a stoppage was authorised (art. 55). */
  paralisacaoAutorizada: boolean
}

/** Art. 87, II: no line of the delegatária ran, and no stoppage was authorised. */
export function conferirParalisacaoGeral(linhas: readonly ServicoDaLinha[]): Conferencia {
  const devidas = linhas.filter((l) => l.programadas > 0 && !l.paralisacaoAutorizada)
  return conferir({
    dispositivo: 'art87_inc2',
    certo: devidas.length === 0 ? null : devidas.some((l) => l.realizadas > 0),
    conforme: 'Há linha em operação.',
    violacao: 'Nenhuma linha operou no período.',
    semDados: 'Não havia viagem a fazer no período.',
    olhou: linhas.map((l) => ({ o_que: `linha ${l.linha}`, valor: `${l.realizadas} de ${l.programadas}` })),
    leituras: ['AMB-RR-29'],
  })
}

/** Art. 87, III: trips left undone on a line without authorisation; whether it is abandonment is for a person. */
export function conferirAbandono(l: ServicoDaLinha): Conferencia {
  const devia = l.programadas > 0 && !l.paralisacaoAutorizada
  const parcial = l.realizadas > 0 && l.realizadas < l.programadas
  return conferir({
    dispositivo: 'art87_inc3',
    certo: !devia ? null : l.realizadas === 0 ? false : parcial ? null : true,
    conforme: 'Viagens feitas como programado.',
    violacao: `Nenhuma das ${l.programadas} viagens da linha ${l.linha} foi feita.`,
    semDados: parcial
      ? `Feitas ${l.realizadas} de ${l.programadas} viagens: veja se houve abandono parcial.`
      : 'Não havia viagem a fazer no período.',
    olhou: [{ o_que: `linha ${l.linha}`, valor: `${l.realizadas} de ${l.programadas}` }],
    infracao: 'art81_inc7',
    leituras: ['AMB-RR-29', 'AMB-RR-34'],
  })
}
