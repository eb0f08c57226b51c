import type { Esquemas } from '../api/cliente'
import type { Eu } from '../sessao/sessao'

export type Registro = Esquemas['Registro']
export type Resumo = Esquemas['RegistroResumo']
export type Formulario = Esquemas['FormularioDoRegistro']
export type Campo = Esquemas['CampoDoFormulario']

export interface AchadosDoRegistro {
  total: number
  pagina: number
  registros: Resumo[]
}

/** Something that a spreadsheet may bring. */
export interface TipoImportavel {
  /** `/pessoal` here. */
  endereco: string
  /** `/api/v1/pessoal` there. */
  api: string
  muitos: string
}

/** A kind of file of the register as its pages need it before the server answers. */
export interface TipoDeRegistro extends TipoImportavel {
  um: string
  contar: (total: string, um: boolean) => string
  cadastrar: string
  vazia: string
  /** Entered from the page of what it belongs to, and from nowhere else. */
  soDeAlguem?: true
}

const contar = (um: string, muitos: string) => (total: string, e1: boolean) =>
  e1 ? `1 ${um}` : `${total} ${muitos}`

export const REGISTROS = {
  dirigentes: {
    endereco: 'dirigentes',
    api: '/api/v1/dirigentes',
    um: 'Dirigente',
    muitos: 'Sócios e dirigentes',
    contar: contar('dirigente', 'dirigentes'),
    cadastrar: 'Cadastrar dirigente',
    vazia: 'Sócios, administradores e responsáveis técnicos entram aqui.',
  },
  instalacoes: {
    endereco: 'instalacoes',
    api: '/api/v1/instalacoes',
    um: 'Garagem ou oficina',
    muitos: 'Garagens e oficinas',
    contar: contar('garagem ou oficina', 'garagens e oficinas'),
    cadastrar: 'Cadastrar garagem ou oficina',
    vazia: 'Garagens e oficinas das operadoras entram aqui.',
  },
  pessoal: {
    endereco: 'pessoal',
    api: '/api/v1/pessoal',
    um: 'Pessoa',
    muitos: 'Pessoal',
    contar: contar('pessoa', 'pessoas'),
    cadastrar: 'Cadastrar pessoa',
    vazia: 'Motoristas, auxiliares e atendentes das operadoras entram aqui.',
  },
  vendedores: {
    endereco: 'vendedores',
    api: '/api/v1/vendedores',
    um: 'Vendedor',
    muitos: 'Vendedores',
    contar: contar('vendedor credenciado', 'vendedores credenciados'),
    cadastrar: 'Cadastrar vendedor',
    vazia: 'Quem vende passagem ou despacha por uma operadora entra aqui.',
  },
  documentos: {
    endereco: 'documentos',
    api: '/api/v1/documentos-do-cadastro',
    um: 'Documento',
    muitos: 'Documentos',
    contar: contar('documento', 'documentos'),
    cadastrar: 'Juntar documento',
    vazia: 'Um documento entra pela página de quem ele é.',
    soDeAlguem: true,
  },
  pontos: {
    endereco: 'pontos',
    api: '/api/v1/pontos',
    um: 'Ponto',
    muitos: 'Pontos',
    contar: contar('ponto', 'pontos'),
    cadastrar: 'Cadastrar ponto',
    vazia: 'Terminais, pontos de seção e de parada, com o seu lugar no mapa, entram aqui.',
  },
} as const satisfies Record<string, TipoDeRegistro>

export type NomeDoRegistro = keyof typeof REGISTROS

/** What else a spreadsheet may bring. */
export const OUTROS_IMPORTAVEIS: readonly TipoImportavel[] = [
  { endereco: 'operadoras', api: '/api/v1/operadoras', muitos: 'Operadoras' },
  { endereco: 'frota', api: '/api/v1/veiculos', muitos: 'Frota' },
  { endereco: 'linhas', api: '/api/v1/linhas', muitos: 'Linhas' },
]

/** The articles named beside the fields of the register are Roraima's: elsewhere they would open another law. */
export function camposDaNorma(campos: readonly Campo[], norma: Eu['autoridade']['norma']): readonly Campo[] {
  return norma === 'rr-664-2008' ? campos : campos.map((c) => ({ ...c, dispositivo: null }))
}
