import type { GrupoDeNavegacao } from '../ui/Trilho'
import type { Eu } from './sessao'

const OPERADORA: readonly GrupoDeNavegacao[] = [
  { titulo: null, itens: [{ para: '/', rotulo: 'Início' }, { para: '/autos', rotulo: 'Autos' }] },
  { titulo: 'Rede', itens: [{ para: '/linhas', rotulo: 'Linhas' }, { para: '/frota', rotulo: 'Frota' }] },
  { titulo: 'Lei', itens: [{ para: '/parametros', rotulo: 'Parâmetros' }] },
]

/** The rail of each public: what a person can open. */
export function gruposDe(eu: Eu): readonly GrupoDeNavegacao[] {
  if (eu.papel === 'operadora') return OPERADORA
  const lavra = eu.papel === 'fiscal' ? [{ para: '/lavrar', rotulo: 'Lavrar auto' }] : []
  return [
    { titulo: null, itens: [{ para: '/', rotulo: 'Início' }, ...lavra, { para: '/autos', rotulo: 'Autos' }] },
    {
      titulo: 'Rede',
      itens: [
        { para: '/linhas', rotulo: 'Linhas' },
        { para: '/operadoras', rotulo: 'Operadoras' },
        { para: '/frota', rotulo: 'Frota' },
      ],
    },
    { titulo: 'Lei', itens: [{ para: '/parametros', rotulo: 'Parâmetros' }] },
    {
      titulo: 'Registro',
      itens: [
        { para: '/correio', rotulo: 'Mensagens' },
        { para: '/cadeia', rotulo: 'Cadeia de atos' },
      ],
    },
  ]
}
