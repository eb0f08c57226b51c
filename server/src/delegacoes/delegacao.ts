import { type AtoDaDelegacao, DELEGACAO_RR, type EstadoDaDelegacao, inicioDaOperacao } from '@outorga/lei'
import sql from 'sql-template-tag'
import type { z } from 'zod'
import { Problema } from '../platform/problema.js'
import { type Definicao, definir, type PrazoDoProcedimento } from '../procedimentos/definicao.js'
import { contarProcedimentos } from '../procedimentos/procedimento.js'
import { EntradaDaDelegacao, examinarDelegacao, inicioDaDelegacao, lerPedido } from './abertura.js'
import { decidirTransferencia, pedirTransferencia } from './atos-da-transferencia.js'
import {
  alterarContrato,
  comunicarMudanca,
  distratar,
  iniciarOperacao,
  prorrogar,
} from './atos-do-contrato.js'
import { apreciarCancelamento, cancelar, cassar, encerrar, proporCancelamento } from './atos-do-fim.js'
import {
  determinarViagens,
  devolverServico,
  licitarDeNovo,
  permitirOperacaoProvisoria,
  registrarResposta,
  retomar,
} from './atos-do-servico.js'
import { contarAtosDaDelegacao } from './contar.js'
import type { DadosDaDelegacao, Delegacao } from './dados.js'
import { blocosDoContrato, examesDaDelegacao, secoesDaDelegacao } from './secoes.js'
import { darLinha, VIGENTES } from './titulos.js'

const emVigor = (p: Delegacao) => (VIGENTES as readonly string[]).includes(p.estado)

function prazosDe(p: Delegacao): Record<string, PrazoDoProcedimento> {
  if (!emVigor(p)) return {}
  const { assinatura, provisoria } = p.dados
  return {
    ...(p.estado === 'contratada' && {
      'inicio-da-operacao': {
        titulo: 'Dia em que a operação começa',
        ate: inicioDaOperacao(assinatura),
        dispositivo: 'art24',
      },
    }),
    ...(provisoria && {
      'operacao-provisoria': {
        titulo: 'Último dia da operação provisória',
        ate: provisoria.ate,
        dispositivo: 'art94_inc1',
      },
    }),
    ...(p.ate && { vigencia: { titulo: 'Último dia do contrato', ate: p.ate, dispositivo: 'art14' } }),
  }
}

const ATOS: Definicao<EstadoDaDelegacao, AtoDaDelegacao, DadosDaDelegacao>['atos'] = {
  'iniciar-operacao': iniciarOperacao,
  distratar,
  prorrogar,
  'alterar-contrato': alterarContrato,
  'comunicar-mudanca': comunicarMudanca,
  'pedir-transferencia': pedirTransferencia,
  'decidir-transferencia': decidirTransferencia,
  cancelar,
  'propor-cancelamento': proporCancelamento,
  'apreciar-cancelamento': apreciarCancelamento,
  'determinar-viagens': determinarViagens,
  'registrar-resposta': registrarResposta,
  'permitir-operacao-provisoria': permitirOperacaoProvisoria,
  'devolver-servico': devolverServico,
  retomar,
  'licitar-de-novo': licitarDeNovo,
  cassar,
  encerrar,
}

/** Possible in nearly every state, awaited in none. */
const SEMPRE_POSSIVEIS: readonly AtoDaDelegacao[] = ['comunicar-mudanca', 'cancelar', 'cassar']

/** Concession or permission: from the contract to its end (arts. 13 to 17, 24, 87, 88, 93 and 94). */
export const DELEGACAO = definir<EstadoDaDelegacao, AtoDaDelegacao, DadosDaDelegacao>({
  tipo: 'delegacao',
  caminho: '/api/v1/delegacoes',
  nome: { um: 'Delegação', muitos: 'Delegações', com_artigo: 'a delegação' },
  normas: ['rr-664-2008'],
  especies: { concessao: 'Concessão', permissao: 'Permissão' },
  tabela: () => DELEGACAO_RR,
  estados: {
    contratada: { nome: 'Contratada', tom: 'azul' },
    'em-operacao': { nome: 'Em operação', tom: 'bom' },
    'transferencia-em-exame': { nome: 'Transferência em exame', tom: 'azul' },
    'cancelamento-em-exame': { nome: 'Cancelamento em exame', tom: 'alerta' },
    'mais-viagens-determinadas': { nome: 'Mais viagens determinadas', tom: 'alerta' },
    'operacao-provisoria': { nome: 'Outra opera provisoriamente', tom: 'alerta' },
    retomada: { nome: 'Retomada', tom: 'mau' },
    'em-nova-licitacao': { nome: 'Em nova licitação', tom: 'azul' },
    distratada: { nome: 'Distratada', tom: 'mau' },
    cancelada: { nome: 'Cancelada', tom: 'mau' },
    cassada: { nome: 'Cassada', tom: 'mau' },
    encerrada: { nome: 'Encerrada', tom: 'cinza' },
  },
  vigentes: VIGENTES,
  esperam: [
    'contratada',
    'transferencia-em-exame',
    'cancelamento-em-exame',
    'mais-viagens-determinadas',
    'operacao-provisoria',
    'retomada',
  ],
  esperado: (ato, p, { corre }) => {
    if (SEMPRE_POSSIVEIS.includes(ato)) return false
    const respondida = (p.dados.determinacao?.resposta ?? null) !== null
    if (ato === 'registrar-resposta') return !respondida
    if (ato === 'permitir-operacao-provisoria') return respondida
    return ato !== 'devolver-servico' || !corre('operacao-provisoria')
  },
  vencem: { 'iniciar-operacao': 'inicio-da-operacao' },
  nomes_dos_atos: {
    'iniciar-operacao': 'Registrar início da operação',
    distratar: 'Distratar',
    prorrogar: 'Registrar prorrogação',
    'alterar-contrato': 'Alterar o contrato',
    'comunicar-mudanca': 'Comunicar mudança na empresa',
    'pedir-transferencia': 'Pedir transferência',
    'decidir-transferencia': 'Decidir a transferência',
    cancelar: 'Cancelar a delegação',
    'propor-cancelamento': 'Propor cancelamento por interesse público',
    'apreciar-cancelamento': 'Apreciar a proposta de cancelamento',
    'determinar-viagens': 'Determinar mais viagens',
    'registrar-resposta': 'Registrar resposta da delegatária',
    'permitir-operacao-provisoria': 'Permitir operação provisória',
    'devolver-servico': 'Devolver o serviço',
    retomar: 'Retomar a delegação',
    'licitar-de-novo': 'Ligar à nova licitação',
    cassar: 'Cassar',
    encerrar: 'Encerrar pelo fim do prazo',
  },
  atos: ATOS,
  abertura: {
    papeis: ['analista'],
    entrada: EntradaDaDelegacao,
    dispositivo: () => 'art13',
    async examinar(c, especie, e) {
      const pedido = lerPedido(c, especie, e as z.output<typeof EntradaDaDelegacao>)
      const noSistema = await contarProcedimentos(
        c,
        sql`p.tipo = 'licitacao' and p.numero = ${pedido.licitacao}`,
      )
      if (noSistema > 0) {
        throw new Problema(
          422,
          'licitacao-no-sistema',
          `A licitação ${pedido.licitacao} corre neste sistema: é nela que se assina o contrato.`,
          { campo: 'licitacao', dispositivo: 'art6' },
        )
      }
      return examinarDelegacao(c, pedido)
    },
    async abrir(c, especie, e) {
      const pedido = lerPedido(c, especie, e as z.output<typeof EntradaDaDelegacao>)
      const inicio = await inicioDaDelegacao(c, pedido)
      if (pedido.inicio && inicio.dados.linha)
        await darLinha(
          c,
          { linhaId: inicio.dados.linha.id, exceto: null },
          pedido.operadora_id,
          `Delegação em operação pelo contrato ${pedido.contrato}.`,
        )
      return inicio
    },
  },
  hoje(p, hoje) {
    if (!emVigor(p)) return null
    if (p.ate !== null && p.ate < hoje)
      return { nome: 'Prazo do contrato terminado', tom: 'mau', dispositivo: 'art14' }
    if (p.estado === 'contratada' && inicioDaOperacao(p.dados.assinatura) < hoje)
      return { nome: 'Operação não começou no dia', tom: 'mau', dispositivo: 'art24_par1u' }
    if (p.estado === 'operacao-provisoria' && p.dados.provisoria && p.dados.provisoria.ate < hoje)
      return { nome: 'Operação provisória terminada', tom: 'alerta', dispositivo: 'art94_inc1' }
    return null
  },
  prazos: async (_c, p) => prazosDe(p),
  secoes: secoesDaDelegacao,
  contar: contarAtosDaDelegacao(ATOS),
  exames: examesDaDelegacao,
  blocos: async (c, p, _ato, especie) => (especie === 'contrato' ? blocosDoContrato(c, p) : null),
})
