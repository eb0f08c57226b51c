import type { Conferencia } from '../core/conferencia.js'
import { type DataCivil, escreverData, somarDias } from '../core/data.js'
import { Dinheiro, escreverDinheiro } from '../core/dinheiro.js'
import { concluir, type RegraConferida, semDados, simOuNao } from './conclusoes.js'

const DO_INICIO: RegraConferida = { dispositivo: 'art69_inc1', leituras: ['AMB-RR-52'] }

/**
 * Whether the service began in the term set by the CRE/RR (art. 69, I); the law gives no length (AMB-RR-52).
 * @param i.prazo last day to begin; null where none was set. @param i.inicio first day of service; null where it has not
 * begun. @param i.hoje until when the record was looked at.
 */
export function conferirInicioDoServico(i: {
  prazo: DataCivil | null
  inicio: DataCivil | null
  hoje: DataCivil
}): Conferencia {
  if (i.prazo === null) return semDados(DO_INICIO, 'Não há prazo registrado para começar o serviço.')
  const fim = escreverData(i.prazo)
  const tarde = (i.inicio ?? i.hoje) > i.prazo
  const falta = i.inicio === null ? `Não começou até ${fim}.` : `Começou depois de ${fim}.`
  return concluir(
    DO_INICIO,
    [
      ['prazo até', i.prazo],
      ['início do serviço', i.inicio ?? 'sem registro'],
    ],
    tarde ? [falta] : [],
    i.inicio === null ? `O prazo vai até ${fim}.` : 'Começou no prazo.',
  )
}

const DO_RECOLHIMENTO: RegraConferida = { dispositivo: 'art69_inc12' }

/**
 * Whether what is due to the CRE/RR was paid in full and in time (art. 69, XII). A fine has its own process.
 * @param r.devido and the payments in reais. @throws RecusaDaLei `valor-invalido`.
 */
export function conferirRecolhimento(r: {
  devido: string
  vencimento: DataCivil
  pagamentos: readonly { data: DataCivil; valor: string }[]
  hoje: DataCivil
}): Conferencia {
  const devido = Dinheiro.de(r.devido, 'devido')
  const somar = (ps: typeof r.pagamentos) =>
    ps.reduce((s, p) => s.mais(Dinheiro.de(p.valor, 'pagamentos')), Dinheiro.ZERO)
  const emTempo = somar(r.pagamentos.filter((p) => p.data <= r.vencimento))
  const falta = devido.menos(emTempo)
  const vencido = r.hoje > r.vencimento && !falta.negativo() && !falta.igual(Dinheiro.ZERO)
  const fim = escreverData(r.vencimento)
  return concluir(
    DO_RECOLHIMENTO,
    [
      ['devido', devido.toString()],
      ['vencimento', r.vencimento],
      ['pago até o vencimento', emTempo.toString()],
      ['pago ao todo', somar(r.pagamentos).toString()],
    ],
    vencido ? [`Faltaram ${escreverDinheiro(falta)} até ${fim}.`] : [],
    r.hoje > r.vencimento ? 'Pago no prazo.' : `O prazo para pagar vai até ${fim}.`,
  )
}

/** Art. 69, XIV: calendar days of service after asking to stop or to end the delegation. */
export const DIAS_DE_SERVICO_APOS_PEDIDO_RR = 60

/** The last day of service that is still due after a request of stoppage or end (art. 69, XIV). */
export function servicoDevidoAte(pedido: DataCivil): DataCivil {
  return somarDias(pedido, DIAS_DE_SERVICO_APOS_PEDIDO_RR)
}

/**
 * Whether service went on for 60 calendar days after the request (art. 69, XIV). Stopping before is an interruption not
 * allowed by law (art. 81, VII).
 * @param s.ultimoDiaDeServico null where service goes on.
 */
export function conferirServicoAposPedido(s: {
  pedido: DataCivil
  ultimoDiaDeServico: DataCivil | null
}): Conferencia {
  const ate = servicoDevidoAte(s.pedido)
  const cedo = s.ultimoDiaDeServico !== null && s.ultimoDiaDeServico < ate
  return concluir(
    { dispositivo: 'art69_inc14', infracao: 'art81_inc7' },
    [
      ['pedido', s.pedido],
      ['serviço devido até', ate],
      ['último dia de serviço', s.ultimoDiaDeServico ?? 'continua'],
    ],
    cedo ? [`O serviço era devido até ${escreverData(ate)}.`] : [],
    'O serviço não parou antes do prazo.',
  )
}

/**
 * Whether the fare of a service that was not rendered was given back (art. 69, X; art. 81, II). The text gives no term: an
 * open request is not a breach, a refused one is.
 */
export function conferirReembolso(r: {
  servicoPrestado: boolean | null
  pedido: 'pago' | 'negado' | 'aberto' | null
}): Conferencia {
  const regra: RegraConferida = { dispositivo: 'art69_inc10', infracao: 'art81_inc2' }
  if (r.servicoPrestado === null || r.pedido === null || (r.pedido === 'aberto' && !r.servicoPrestado)) {
    return semDados(regra, 'Falta saber se o serviço foi prestado e o que se fez do pedido de reembolso.')
  }
  const negado = !r.servicoPrestado && r.pedido === 'negado'
  return concluir(
    regra,
    [
      ['serviço prestado', simOuNao(r.servicoPrestado)],
      ['reembolso', r.pedido],
    ],
    negado ? ['O serviço não foi prestado e o reembolso foi negado.'] : [],
    r.servicoPrestado ? 'O serviço foi prestado.' : 'O valor foi devolvido.',
  )
}

/**
 * Whether the registration is up to date on `hoje` (art. 69, XI): no document past its last day.
 * @param documentos `null`: the register was not looked at.
 */
export function conferirCadastro(
  documentos: readonly { nome: string; validoAte: DataCivil | null }[] | null,
  hoje: DataCivil,
): Conferencia {
  const regra: RegraConferida = { dispositivo: 'art69_inc11' }
  if (documentos === null) return semDados(regra, 'O cadastro não foi consultado.')
  const vencidos = documentos.flatMap((d) =>
    d.validoAte !== null && d.validoAte < hoje ? [`${d.nome}: venceu em ${escreverData(d.validoAte)}.`] : [],
  )
  return concluir(
    regra,
    [
      ['documentos', documentos.length],
      ['vencidos', vencidos.length],
    ],
    vencidos,
    'Nenhum documento do cadastro está vencido.',
  )
}
