import { PROCEDIMENTOS } from '../procedimentos/tipos'
import { REGISTROS } from '../registros/tipos'
import type { GrupoDeNavegacao, ItemDeNavegacao } from '../ui/Trilho'
import type { Eu } from './sessao'

const comNome = (t: { endereco: string; muitos: string }): ItemDeNavegacao => ({
  para: `/${t.endereco}`,
  rotulo: t.muitos,
})

const {
  'criacoes-de-linha': criacoes,
  'alteracoes-de-linha': alteracoes,
  terminais,
  ...outorgas
} = PROCEDIMENTOS
const LINHAS = { para: '/linhas', rotulo: 'Linhas' }
const PEDIDOS_DE_LINHA = {
  para: `/${criacoes.endereco}`,
  tambem: [`/${alteracoes.endereco}`],
  rotulo: 'Criação e alteração',
}

/** The register: an operator starts from its own page, the authority from the list of all. */
function cadastro(eu: Eu, tem: (t: (typeof PROCEDIMENTOS)[keyof typeof PROCEDIMENTOS]) => boolean) {
  const { pessoal, instalacoes, vendedores } = REGISTROS
  const operadora = eu.operadora_id
    ? { para: `/operadoras/${eu.operadora_id}`, rotulo: 'Minha operadora' }
    : { para: '/operadoras', rotulo: 'Operadoras' }
  const itens = [
    operadora,
    { para: '/frota', rotulo: 'Frota' },
    ...[pessoal, instalacoes, vendedores].map(comNome),
  ]
  return {
    titulo: 'Cadastro',
    itens: [...itens, ...(tem(terminais) && !eu.operadora_id ? [comNome(terminais)] : [])],
  }
}

/** The rail of each public: what its law has and its role may open. `naFila` is how many cases wait for the person. */
export function gruposDe(eu: Eu, naFila: number | undefined): readonly GrupoDeNavegacao[] {
  const tem = (t: { normas: readonly string[] }) => t.normas.includes(eu.autoridade.norma)
  const lavrar = eu.papel === 'fiscal' ? [{ para: '/lavrar', rotulo: 'Lavrar auto' }] : []
  const pontos = eu.operadora_id ? [] : [comNome(REGISTROS.pontos)]
  const titulos = Object.values(outorgas).filter(tem).map(comNome)
  const comuns: GrupoDeNavegacao[] = [
    {
      titulo: null,
      itens: [
        { para: '/', rotulo: 'Início', contagem: naFila },
        ...lavrar,
        { para: '/autos', rotulo: 'Autos' },
      ],
    },
    cadastro(eu, tem),
    { titulo: 'Rede', itens: [LINHAS, ...pontos, ...(tem(criacoes) ? [PEDIDOS_DE_LINHA] : [])] },
    { titulo: 'Outorgas', itens: titulos },
    {
      titulo: 'Lei',
      itens: [
        { para: '/normas', rotulo: 'Normas' },
        { para: '/parametros', rotulo: 'Parâmetros' },
      ],
    },
  ]
  if (eu.papel === 'operadora') return comuns
  const registro = [
    { para: '/correio', rotulo: 'Mensagens' },
    { para: '/cadeia', rotulo: 'Cadeia de atos' },
  ]
  return [...comuns, { titulo: 'Registro', itens: registro }]
}
