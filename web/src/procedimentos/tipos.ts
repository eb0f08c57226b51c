import type { Esquemas } from '../api/cliente'
import type { Eu } from '../sessao/sessao'

export type Procedimento = Esquemas['Procedimento']
export type Resumo = Esquemas['ProcedimentoResumo']
export type Formulario = Esquemas['FormularioDoProcedimento']
export type Espera = Procedimento['espera'][number]
export type AtoPossivel = Procedimento['atos_possiveis'][number]
type Norma = Eu['autoridade']['norma']

/** A kind of procedure as its pages need it before the server answers. */
export interface TipoDeProcedimento {
  /** `/licitacoes` here, `/api/v1/licitacoes` there. */
  endereco: string
  um: string
  muitos: string
  /** «12 licitações» */
  contar: (total: string, um: boolean) => string
  /** Words of the button that opens one. */
  abrir: string
  normas: readonly Norma[]
  /** It ends in a title that is in force for a time. */
  titulo: boolean
  /** Why a list may be empty. */
  vazia: string
}

const RR: readonly Norma[] = ['rr-664-2008']
const contar = (um: string, muitos: string) => (total: string, e1: boolean) =>
  e1 ? `1 ${um}` : `${total} ${muitos}`

export const PROCEDIMENTOS = {
  terminais: {
    endereco: 'terminais',
    um: 'Terminal',
    muitos: 'Terminais',
    contar: contar('terminal', 'terminais'),
    abrir: 'Propor terminal',
    normas: RR,
    titulo: false,
    vazia: 'Um terminal ou agência começa pela proposta do seu lugar.',
  },
  licitacoes: {
    endereco: 'licitacoes',
    um: 'Licitação',
    muitos: 'Licitações',
    contar: contar('licitação', 'licitações'),
    abrir: 'Abrir licitação',
    normas: RR,
    titulo: false,
    vazia: 'Uma linha regular é concedida por licitação.',
  },
  delegacoes: {
    endereco: 'delegacoes',
    um: 'Delegação',
    muitos: 'Delegações',
    contar: contar('delegação', 'delegações'),
    abrir: 'Registrar delegação',
    normas: RR,
    titulo: true,
    vazia: 'Concessões e permissões entram aqui com o seu contrato.',
  },
  autorizacoes: {
    endereco: 'autorizacoes',
    um: 'Autorização',
    muitos: 'Autorizações',
    contar: contar('autorização', 'autorizações'),
    abrir: 'Pedir autorização',
    normas: ['rr-664-2008', 'rs-11127-1998'],
    titulo: true,
    vazia: 'Viagens especiais, turismo e fretamento são autorizados a pedido da operadora.',
  },
  'criacoes-de-linha': {
    endereco: 'criacoes-de-linha',
    um: 'Criação de linha',
    muitos: 'Criação de linhas',
    contar: contar('pedido', 'pedidos'),
    abrir: 'Pedir criação de linha',
    normas: RR,
    titulo: false,
    vazia: 'Uma linha nova começa por um pedido de criação.',
  },
  'alteracoes-de-linha': {
    endereco: 'alteracoes-de-linha',
    um: 'Alteração de linha',
    muitos: 'Alteração de linhas',
    contar: contar('pedido', 'pedidos'),
    abrir: 'Pedir alteração de linha',
    normas: RR,
    titulo: false,
    vazia: 'Prolongar, encurtar, unir ou parar uma linha começa por um pedido.',
  },
} as const satisfies Record<string, TipoDeProcedimento>

export type NomeDoProcedimento = keyof typeof PROCEDIMENTOS

/** Kinds that people look for in one place: a row of tabs over both lists. */
export const JUNTOS: readonly (readonly { para: NomeDoProcedimento; rotulo: string }[])[] = [
  [
    { para: 'criacoes-de-linha', rotulo: 'Criação' },
    { para: 'alteracoes-de-linha', rotulo: 'Alteração' },
  ],
]

/** `/api/v1/terminais/RR-2026-000001/autorizar-uso` */
export const caminhoDe = (t: Pick<TipoDeProcedimento, 'endereco'>, ...partes: string[]) =>
  ['/api/v1', t.endereco, ...partes.map(encodeURIComponent)].join('/')
