import type { GrupoDeNavegacao } from '../ui/Trilho'
import type { Eu } from './sessao'

/** The rail of each public: what a person can open. `naFila` is how many cases wait for the person. */
export function gruposDe(eu: Eu, naFila: number | undefined): readonly GrupoDeNavegacao[] {
  const inicio = { para: '/', rotulo: 'Início', contagem: naFila }
  const autos = { para: '/autos', rotulo: 'Autos' }
  const linhas = { para: '/linhas', rotulo: 'Linhas' }
  const frota = { para: '/frota', rotulo: 'Frota' }
  const normas = { para: '/normas', rotulo: 'Normas' }
  const lei = { titulo: 'Lei', itens: [normas, { para: '/parametros', rotulo: 'Parâmetros' }] }
  if (eu.papel === 'operadora') {
    return [{ titulo: null, itens: [inicio, autos] }, { titulo: 'Rede', itens: [linhas, frota] }, lei]
  }
  const lavrar = eu.papel === 'fiscal' ? [{ para: '/lavrar', rotulo: 'Lavrar auto' }] : []
  return [
    { titulo: null, itens: [inicio, ...lavrar, autos] },
    { titulo: 'Rede', itens: [linhas, { para: '/operadoras', rotulo: 'Operadoras' }, frota] },
    lei,
    {
      titulo: 'Registro',
      itens: [
        { para: '/correio', rotulo: 'Mensagens' },
        { para: '/cadeia', rotulo: 'Cadeia de atos' },
      ],
    },
  ]
}
