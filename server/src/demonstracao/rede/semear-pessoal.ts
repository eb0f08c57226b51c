import { somarDias } from '@outorga/lei'
import { PESSOAL } from '../../cadastro/pessoal.js'
import { inserirEmLote } from './inserir-em-lote.js'
import { pessoa } from './nomes.js'
import type { OperadoraNoCadastro, Palco } from './palco.js'
import { repartir } from './repartir.js'
import { vencimento } from './semear-operadoras.js'
import { type Sorteio, sortear } from './sorteio.js'

/** Drivers, and the others, of each authority. */
const QUANTOS = { RR: { motoristas: 1200, outros: 120 }, RS: { motoristas: 360, outros: 60 } } as const
const LEVAS = 12

function motorista(p: Palco, s: Sorteio, n: number, forma: OperadoraNoCadastro['forma']) {
  return {
    funcao: 'motorista',
    vinculo: forma === 'cooperativa' ? 'cooperado' : s.um(['empregado', 'empregado', 'contratado']),
    habilitacao: String(2_000_000_000 + n * 7_919).padStart(11, '0'),
    categoria: s.um(['D', 'D', 'D', 'E']),
    habilitacao_ate: vencimento(p.hoje, n, 1700),
    curso_ate: vencimento(p.hoje, n + 9, 1500),
  }
}

const outro = (s: Sorteio) => ({
  funcao: s.um(['auxiliar', 'atendente'] as const),
  vinculo: 'empregado',
})

/** The staff of every operator, entered a month at a time. */
export async function semearPessoal(p: Palco, operadoras: readonly OperadoraNoCadastro[]): Promise<void> {
  const { uf } = p.autoridade
  const { motoristas, outros } = QUANTOS[uf]
  const s = sortear(uf === 'RR' ? 21 : 22)
  const pesos = operadoras.map((o) => o.peso)
  const [dirigem, atendem] = [repartir(motoristas, pesos), repartir(outros, pesos)]
  const base = uf === 'RR' ? 0 : 10_000
  let n = 0
  const todos = operadoras.flatMap((o, i) =>
    Array.from({ length: (dirigem[i] ?? 0) + (atendem[i] ?? 0) }, (_, k) => {
      n += 1
      return {
        operadora_id: o.id,
        ...pessoa(base + n),
        desde: somarDias(p.hoje, -520 - ((n * 37) % 3000)),
        ...(k < (dirigem[i] ?? 0) ? motorista(p, s, base + n, o.forma) : outro(s)),
        curso_em: s.vez(9, 10) ? somarDias(p.hoje, -60 - ((n * 17) % 500)) : null,
        primeiros_socorros_em: s.vez(9, 10) ? somarDias(p.hoje, -90 - ((n * 29) % 700)) : null,
        identificacao: s.vez(19, 20),
      }
    }),
  )
  for (let leva = 0; leva < LEVAS; leva++) {
    const c = await p.como('analista', p.ha(510 - leva * 30), '11:00')
    await inserirEmLote(
      c,
      PESSOAL,
      todos.filter((_, i) => i % LEVAS === leva),
    )
  }
}
