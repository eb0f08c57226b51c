import { somarDias } from '@outorga/lei'
import { DELEGACAO } from '../../delegacoes/delegacao.js'
import type { Palco } from './palco.js'
import { contador, type Passo } from './processos.js'
import type { LinhaNoCadastro } from './rede-no-cadastro.js'

const DEZ_ANOS = 3652
/** Days ago on which each contract was signed: some in their last months, one past its end. */
const assinadoHa = (i: number): number => (i === 3 ? DEZ_ANOS + 40 : 700 + ((i * 613) % (DEZ_ANOS - 760)))

/** What became of some of the contracts, by their place in the list. */
function depois(p: Palco, i: number): Passo[] {
  const dia = (ha: number) => p.ha(ha)
  const proposta = {
    proposta: 'Proposta 2 (demonstração)',
    data: dia(60),
    interesse_publico: 'A linha passa a ser atendida por outra, com mais viagens.',
  }
  const casos: Readonly<Record<number, Passo[]>> = {
    5: [['analista', 60, 'propor-cancelamento', proposta]],
    7: [
      ['analista', 60, 'propor-cancelamento', proposta],
      [
        'conselheiro',
        30,
        'apreciar-cancelamento',
        {
          resultado: 'rejeitado',
          decisao: 'Resolução 51 (demonstração)',
          data: dia(30),
          fundamentos: 'O interesse público não se mostrou.',
        },
      ],
    ],
  }
  return casos[i] ?? []
}

/** Contracts from before the system, of lines that already have who runs them (RR arts. 6, 13 and 14). */
export async function semearDelegacoes(p: Palco, linhas: readonly LinhaNoCadastro[]): Promise<void> {
  const { contar } = contador(p, DELEGACAO)
  for (const [i, l] of linhas.entries()) {
    const ha = assinadoHa(i)
    const assinado_em = p.ha(ha)
    const ano = assinado_em.slice(0, 4)
    const pedido = {
      especie: i % 3 === 2 ? 'permissao' : 'concessao',
      operadora_id: l.operadora_id,
      linha_id: l.id,
      licitacao: `Concorrência ${1 + i}/${ano}`,
      homologada_em: somarDias(assinado_em, -20),
      contrato: `Contrato ${1 + i}/${ano}`,
      pecas: ['edital', 'proposta'],
      assinado_em,
      inicio: somarDias(assinado_em, 1),
      requisitos: [{ requisito: 'Frota de três veículos' }],
    }
    await contar('analista', 400 - i, pedido, depois(p, i))
  }
}
