import { type AtoDaLicitacao, type EstadoDaLicitacao, LICITACAO_RR } from '@outorga/lei'
import { contarAtos } from '../procedimentos/contar.js'
import { type Definicao, definir } from '../procedimentos/definicao.js'
import { emBlocos } from '../procedimentos/escritor.js'
import {
  dadosIniciais,
  EntradaDaLicitacao,
  ESPECIES,
  examinarAbertura,
  type PedidoDeLicitacao,
} from './abertura.js'
import { adjudicar, conhecerPropostas, habilitar, homologar, julgarPropostas } from './atos-das-fases.js'
import {
  anular,
  assinarContrato,
  convocarSegundo,
  declararFracassada,
  revogar,
  ultimoDiaDeAssinatura,
} from './atos-do-contrato.js'
import { contarAtosDaLicitacao } from './contar.js'
import type { DadosDaLicitacao } from './dados.js'
import { publicarEdital } from './edital.js'
import { examesDaLicitacao, secoesDaLicitacao } from './secoes.js'

const DO_EDITAL = ['O objeto', 'O edital']

type DefinicaoDaLicitacao = Definicao<EstadoDaLicitacao, AtoDaLicitacao, DadosDaLicitacao>

/** Tender of a line or a terminal, in five phases that cannot be skipped (arts. 6, 8 to 12, 24 and 67). */
export const LICITACAO: DefinicaoDaLicitacao = definir<EstadoDaLicitacao, AtoDaLicitacao, DadosDaLicitacao>({
  tipo: 'licitacao',
  caminho: '/api/v1/licitacoes',
  nome: { um: 'Licitação', muitos: 'Licitações', com_artigo: 'a licitação' },
  normas: ['rr-664-2008'],
  especies: ESPECIES,
  tabela: () => LICITACAO_RR,
  estados: {
    edital: { nome: 'Edital por publicar', tom: 'azul' },
    habilitacao: { nome: 'Em habilitação', tom: 'azul' },
    'conhecimento-das-propostas': { nome: 'Propostas por abrir', tom: 'azul' },
    julgamento: { nome: 'Em julgamento', tom: 'azul' },
    adjudicacao: { nome: 'Por adjudicar', tom: 'azul' },
    homologacao: { nome: 'Por homologar', tom: 'azul' },
    homologada: { nome: 'Homologada, à espera do contrato', tom: 'alerta' },
    contratada: { nome: 'Contratada', tom: 'bom' },
    fracassada: { nome: 'Fracassada', tom: 'mau' },
    revogada: { nome: 'Revogada', tom: 'mau' },
    anulada: { nome: 'Anulada', tom: 'mau' },
  },
  esperam: [
    'edital',
    'habilitacao',
    'conhecimento-das-propostas',
    'julgamento',
    'adjudicacao',
    'homologacao',
    'homologada',
  ],
  // The council may end it at any time: nothing waits for that, unless nobody came to sign.
  esperado: (ato, p) =>
    ato === 'declarar-fracassada' ? p.estado === 'homologada' : ato !== 'revogar' && ato !== 'anular',
  vencem: { 'assinar-contrato': 'assinatura' },
  nomes_dos_atos: {
    'publicar-edital': 'Publicar o edital',
    habilitar: 'Habilitar licitantes',
    'conhecer-propostas': 'Abrir as propostas',
    'julgar-propostas': 'Julgar as propostas',
    adjudicar: 'Adjudicar',
    homologar: 'Homologar',
    'assinar-contrato': 'Assinar o contrato',
    'convocar-segundo': 'Convocar o seguinte',
    'declarar-fracassada': 'Declarar fracassada',
    revogar: 'Revogar',
    anular: 'Anular',
  },
  atos: {
    'publicar-edital': publicarEdital,
    habilitar,
    'conhecer-propostas': conhecerPropostas,
    'julgar-propostas': julgarPropostas,
    adjudicar,
    homologar,
    'assinar-contrato': assinarContrato,
    'convocar-segundo': convocarSegundo,
    'declarar-fracassada': declararFracassada,
    revogar,
    anular,
  },
  abertura: {
    papeis: ['analista'],
    entrada: EntradaDaLicitacao,
    dispositivo: (especie) => (especie === 'segunda-licitacao' ? 'art12_par1u' : 'art6'),
    examinar: (c, especie, e) => examinarAbertura(c, especie, e as PedidoDeLicitacao),
    async abrir(c, especie, e) {
      const dados = await dadosIniciais(c, especie, e as PedidoDeLicitacao)
      const { linha, terminal } = dados
      const titulo = linha ? `Linha ${linha.numero}, ${linha.nome}` : (terminal?.nome ?? dados.objeto)
      return { estado: 'edital', titulo, operadora_id: null, linha_id: linha?.id ?? null, dados }
    },
  },
  hoje: () => null,
  async prazos(c, p) {
    const ate = p.estado === 'homologada' ? await ultimoDiaDeAssinatura(c, p) : null
    if (ate === null) return {}
    return { assinatura: { titulo: 'Último dia para assinar o contrato', ate, dispositivo: 'art24' } }
  },
  secoes: async (_c, p) => secoesDaLicitacao(p),
  exames: examesDaLicitacao,
  contar: contarAtosDaLicitacao,
  async blocos(c, p, ato) {
    // The notice says itself; every other act says the object and what it decided.
    const secoes = secoesDaLicitacao(p)
    if (ato.tipo === 'publicar-edital') return emBlocos(secoes.filter((s) => DO_EDITAL.includes(s.titulo)))
    const [contado] = contarAtos(c, LICITACAO, p, [ato], [])
    return [
      ...emBlocos(secoes.slice(0, 1)),
      { tipo: 'texto', titulo: contado?.titulo ?? null, paragrafos: contado?.linhas ?? [] },
    ]
  },
})
