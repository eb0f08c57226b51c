import { somarDias } from '@outorga/lei'
import { AUTORIZACAO } from '../../autorizacoes/autorizacao.js'
import { pessoa } from './nomes.js'
import type { OperadoraNoCadastro, Palco } from './palco.js'
import { contador, type Passo } from './processos.js'
import { emOrdem } from './rede-no-cadastro.js'

const CLAUSULAS = [1, 2, 3, 4, 5, 6, 7].map((n) => `art20_inc${n}`)
const RAZOES = 'Atende ao que a lei pede.'
const QUEM_ASSINA = 'Dirigente da operadora'

const gente = (n: number, quantos: number) =>
  Array.from({ length: quantos }, (_, i) => {
    const { nome, cpf } = pessoa(30_000 + n * 50 + i)
    return { nome, tipo: 'cpf', numero: cpf }
  })

type Pedido = Record<string, unknown>
type Historia = readonly [ha: number, pedido: Pedido, passos: readonly Passo[]]

interface Meios {
  veiculos: string[]
  motoristas: string[]
}

const comum = (p: Palco, o: OperadoraNoCadastro, m: Meios, n: number, vai: string): Pedido => ({
  operadora_id: o.id,
  finalidade: ['Excursão escolar', 'Congresso', 'Romaria', 'Passeio de fim de semana'][n % 4],
  origem_ibge: o.municipio_ibge,
  destino_ibge: vai,
  itinerario: 'Pela rodovia principal, com uma parada no meio do caminho.',
  de: somarDias(p.hoje, 4 + n),
  ate: somarDias(p.hoje, 6 + n),
  veiculos: m.veiculos.slice(n % 3, (n % 3) + 1),
  motoristas: m.motoristas.slice(0, 2),
  passageiros: gente(n, 12),
})

function historiasDeRR(p: Palco, o: OperadoraNoCadastro, m: Meios): Historia[] {
  const deferir = (ha: number): Passo => [
    'conselheiro',
    ha,
    'decidir-pedido',
    { resultado: 'deferido', razoes: RAZOES },
  ]
  const assinar = (ha: number): Passo => [
    'analista',
    ha,
    'assinar-compromisso',
    { por: QUEM_ASSINA, clausulas: CLAUSULAS },
  ]
  const base = (n: number, especie: string) => ({ ...comum(p, o, m, n, '1400209'), especie })
  const emVigor = (ha: number) => [deferir(ha - 3), assinar(ha - 5)]
  return [
    [9, base(0, 'viagem-de-turismo'), []],
    [10, base(1, 'viagem-de-turismo'), [deferir(6)]],
    [12, base(2, 'viagem-especial'), emVigor(12)],
    [14, base(3, 'viagem-eventual'), emVigor(14)],
    [
      15,
      base(4, 'viagem-de-turismo'),
      [
        [
          'conselheiro',
          10,
          'decidir-pedido',
          { resultado: 'indeferido', razoes: 'O itinerário é de linha regular.' },
        ],
      ],
    ],
    [
      16,
      base(5, 'viagem-de-turismo'),
      [...emVigor(16), ['conselheiro', 3, 'cancelar', { fundamento: 'A viagem não será feita.' }]],
    ],
    [11, base(6, 'viagem-eventual'), []],
    [
      18,
      { ...base(7, 'fretamento'), contrato: 'C 4 (demonstração)', contratante: 'Hotel de Demonstração' },
      [],
    ],
    [
      19,
      {
        ...base(8, 'transporte-escolar'),
        contrato: 'C 5 (demonstração)',
        contratante: 'Escola de Demonstração',
      },
      [],
    ],
    [
      20,
      base(9, 'viagem-de-turismo'),
      [
        ...emVigor(20),
        [
          'analista',
          6,
          'notificar-cassacao',
          { causa: 'art22_inc2', fatos: 'Levou quem não estava na lista.', defesa_ate: somarDias(p.hoje, 9) },
        ],
      ],
    ],
  ]
}

function historiasDoRS(p: Palco, o: OperadoraNoCadastro, m: Meios, agua: boolean): Historia[] {
  const por = agua ? 'hidroviario' : 'rodoviario'
  const vai = agua ? '4309308' : '4318705'
  const eventual = (n: number, mais: Pedido = {}) => ({
    ...comum(p, o, m, n, vai),
    especie: `fretamento-eventual-${por}`,
    contratante: 'Colégio de Demonstração',
    ...mais,
  })
  const continuo = (n: number) => ({
    ...eventual(n),
    especie: `fretamento-continuo-${por}`,
    finalidade: 'Transporte de empregados',
    contrato: `C ${n} (demonstração)`,
    ate: somarDias(p.hoje, 300),
  })
  const receber = (ha: number): Passo => ['analista', ha, 'receber', {}]
  const decidir = (ha: number, resultado: string): Passo => [
    'analista',
    ha,
    'decidir-pedido',
    { resultado, razoes: RAZOES },
  ]
  return [
    [8, eventual(0), []],
    [9, eventual(1, { passageiros: [] }), []],
    [10, eventual(2), []],
    [20, continuo(3), []],
    [22, continuo(4), [receber(20)]],
    [25, continuo(5), [receber(22), decidir(18, 'deferido')]],
    [26, continuo(6), [receber(22), decidir(19, 'indeferido')]],
    [
      27,
      continuo(7),
      agua ? [] : [['operadora', 15, 'desistir', { motivo: 'O contrato não foi renovado.' }]],
    ],
  ]
}

/** Authorisations of every kind that the register has the means for, in the states that they may be in, under both laws. */
export async function semearAutorizacoes(
  p: Palco,
  operadoras: readonly OperadoraNoCadastro[],
): Promise<void> {
  const { contar } = contador(p, AUTORIZACAO)
  // Whoever has an account sees its own titles.
  const comConta = p.pessoa('operadora').ator.operadoraId
  const aguas = p.autoridade.uf === 'RS' ? [false, true] : [false]
  for (const agua of aguas) {
    for (const o of [...operadoras].sort((a, b) => Number(b.id === comConta) - Number(a.id === comConta))) {
      const meios = await emOrdem(p, o, agua)
      if (meios.veiculos.length < 3 || meios.motoristas.length < 2) continue
      const historias =
        p.autoridade.uf === 'RR' ? historiasDeRR(p, o, meios) : historiasDoRS(p, o, meios, agua)
      for (const [ha, pedido, passos] of historias) await contar('analista', ha, pedido, passos)
      break
    }
  }
}
