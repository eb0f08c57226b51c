import { somarDias } from '@outorga/lei'
import { ALTERACAO_DE_LINHA } from '../../alteracao-de-linha/alteracao.js'
import type { Palco } from './palco.js'
import { contador, type Passo } from './processos.js'
import type { LinhaNoCadastro } from './rede-no-cadastro.js'

const OBSTRUCAO = {
  fundamento: 'art55_inc2',
  obstrucao: 'Ponte interditada desde as chuvas, sem desvio.',
  ha_alternativo: false,
  alcance: 'total',
}
const RAZOES = 'Pedida para atender melhor quem viaja.'

const decisao = (resultado: 'deferido' | 'indeferido') => ({
  resultado,
  razoes: resultado === 'deferido' ? 'Atende ao que a lei pede.' : 'Não convém ao serviço.',
})

const instruir = (ha: number): Passo[] => [
  ['analista', ha - 3, 'pedir-pareceres', {}],
  [
    'analista',
    ha - 8,
    'juntar-parecer',
    { sobre: 'art55', conclusao: 'favoravel', texto: 'Examinado com os dados do processo.' },
  ],
  ['analista', ha - 10, 'concluir-instrucao', {}],
]

/** A stoppage for an obstructed road, from the request to each state that it may be in. */
function historias(p: Palco): (readonly [ha: number, passos: Passo[]])[] {
  const decidir = (ha: number, r: 'deferido' | 'indeferido'): Passo[] => [
    ...instruir(ha),
    ['julgador', ha - 15, 'decidir', decisao(r)],
  ]
  const recorrer = (ha: number, r: 'deferido' | 'indeferido'): Passo[] => [
    ...decidir(ha, r),
    ['analista', ha - 17, 'dar-ciencia', { em: p.ha(ha - 17) }],
    ['analista', ha - 20, 'recorrer', { quem: 'A delegatária', razoes: 'A decisão não viu todos os dados.' }],
  ]
  const julgar = (ha: number, r: 'deferido' | 'indeferido'): Passo[] => [
    ...recorrer(ha, r === 'deferido' ? 'indeferido' : 'deferido'),
    ['conselheiro', ha - 35, 'julgar-recurso', decisao(r)],
  ]
  const vigor = (ha: number): Passo[] => [
    ...decidir(ha, 'deferido'),
    [
      'analista',
      ha - 18,
      'por-em-vigor',
      { de: somarDias(p.ha(ha - 18), 3), ato: 'Portaria 7 (demonstração)' },
    ],
  ]
  return [
    [20, []],
    [24, [['analista', 20, 'pedir-pareceres', {}]]],
    [40, instruir(40)],
    [50, decidir(50, 'deferido')],
    [55, decidir(55, 'indeferido')],
    [45, recorrer(45, 'indeferido')],
    [80, julgar(80, 'deferido')],
    [85, julgar(85, 'indeferido')],
    [60, vigor(60)],
    [70, [['analista', 60, 'desistir', { razoes: 'A estrada foi aberta antes do esperado.' }]]],
  ]
}

/** Alterations of lines in every state, and one of each of some other kinds (RR arts. 42 to 62 and 92). */
export async function semearAlteracoes(p: Palco, linhas: readonly LinhaNoCadastro[]): Promise<void> {
  const { contar } = contador(p, ALTERACAO_DE_LINHA)
  for (const [i, [ha, passos]] of historias(p).entries()) {
    const linha_id = linhas[i % linhas.length]?.id
    const pedido = {
      especie: 'paralisacao',
      linha_id,
      iniciativa: 'delegataria',
      razoes: RAZOES,
      inicio: somarDias(p.hoje, 20),
      ...OBSTRUCAO,
    }
    await contar('analista', ha, pedido, passos)
  }
  for (const [i, l] of linhas.slice(10, 13).entries()) {
    const cancelamento = {
      especie: 'cancelamento-de-horario',
      linha_id: l.id,
      iniciativa: 'delegataria',
      razoes: RAZOES,
      horarios_cancelados: [{ hora: l.partidas[0], sentido: 'ida' }],
      inicio: somarDias(p.hoje, 30),
      fim: somarDias(p.hoje, 60),
      passagens_vendidas: 0,
      movimento: 'Três passageiros por viagem nos dois últimos meses.',
    }
    await contar('analista', 15 + i, cancelamento)
  }
}
