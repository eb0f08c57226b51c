import {
  conferirContratanteRS,
  conferirEmpresaDoFretamentoRS,
  conferirIncidencia,
  conferirListaDoFretamentoRS,
  conferirMotoristaDoFretamentoRS,
  conferirNegativaDeMulta,
  conferirVeiculoDoFretamentoRS,
  type DataCivil,
  FRETAMENTOS_RS,
  type FretamentoRS,
} from '@outorga/lei'
import sql from 'sql-template-tag'
import { acharOperadora } from '../cadastro/operadora.js'
import { dizerImpedimento, impedimentosDe } from '../delegacoes/impedimentos.js'
import type { Contexto } from '../platform/contexto.js'
import { dia, ehViagem } from './dados.js'
import { lugaresDe, type Pedido, pessoalDe, retiradaDe } from './pedido.js'
import { deConferencias, type Requisito } from './requisito.js'

/** Day that the papers have to reach: a trip's last; today, or the first, of what goes on. */
const coberturaDe = (c: Contexto, p: Pedido): DataCivil =>
  ehViagem(p.especie) ? dia(p.dados.pedido_ate) : c.hoje > p.dados.pedido_de ? c.hoje : dia(p.dados.pedido_de)

async function veiculos(c: Contexto, p: Pedido): Promise<Requisito[]> {
  const feitos: Requisito[] = []
  for (const v of p.veiculos) {
    const conferencias = conferirVeiculoDoFretamentoRS(
      {
        placa: v.placa,
        embarcacao: v.tipo === 'embarcacao',
        ativo: v.estado === 'registrado' || v.estado === 'retirado',
        retirado: await retiradaDe(c, v),
        seguroAte: v.seguro_ate,
        laudoAte: v.laudo_ate,
      },
      p.especie as FretamentoRS,
      coberturaDe(c, p),
    )
    feitos.push({ titulo: `Veículo ${v.placa}`, exame: deConferencias(conferencias) })
  }
  return feitos
}

async function motoristas(c: Contexto, p: Pedido): Promise<Requisito[]> {
  const { porAgua } = FRETAMENTOS_RS[p.especie as FretamentoRS]
  const gente = await pessoalDe(c, p.operadoraId, p.dados.motoristas)
  const conferencias = gente.flatMap(({ dados: m }) => {
    const [vinculo, habilitacao] = conferirMotoristaDoFretamentoRS(
      {
        nome: m.nome,
        categoria: m.categoria,
        habilitacaoAte: m.habilitacao_ate === null ? null : dia(m.habilitacao_ate),
        vinculo: m.vinculo === null ? null : m.vinculo !== 'contratado',
      },
      coberturaDe(c, p),
    )
    // On water the licence is the maritime authority's.
    return [vinculo, porAgua ? undefined : habilitacao].filter((x) => x !== undefined)
  })
  return [{ titulo: porAgua ? 'Tripulação' : 'Motoristas', exame: deConferencias(conferencias) }]
}

/** Fines of the operator that are final and not paid (Título XII.2.VI). */
export async function multasEmAberto(c: Contexto, operadoraId: string): Promise<string[]> {
  const autos = await c.tx.linhas<{ numero: string }>(sql`
    select numero from auto where operadora_id = ${operadoraId} and estado in ('definitivo', 'em-cobranca') order by numero`)
  return autos.map((a) => a.numero)
}

/** Everything that a charter request is looked at by, from the register. */
export async function requisitosRS(c: Contexto, p: Pedido): Promise<Requisito[]> {
  const servico = p.especie as FretamentoRS
  const operadora = await acharOperadora(c, p.operadoraId)
  const impedimentos = await impedimentosDe(c, p.operadoraId, c.hoje)
  const quem = deConferencias([
    conferirEmpresaDoFretamentoRS({
      ativa: operadora.situacao === 'ativa',
      impedimentos: impedimentos.map((i) => `${dizerImpedimento(i)}.`),
    }),
    conferirContratanteRS({ servico, contratante: p.dados.contratante, contrato: p.dados.contrato }),
    conferirIncidencia('XII.2', true),
  ])
  const lista = deConferencias([
    conferirListaDoFretamentoRS({
      passageiros: p.dados.passageiros.length,
      lugares: lugaresDe(p.veiculos),
    }),
  ])
  return [
    { titulo: 'Quem pede', exame: quem },
    ...(await veiculos(c, p)),
    ...(await motoristas(c, p)),
    { titulo: 'Passageiros', exame: lista },
  ]
}

/** The certificate of no fines, where it was asked for: it is told, and holds nothing back. */
export async function negativa(c: Contexto, p: Pedido): Promise<Requisito[]> {
  if (!p.dados.com_negativa) return []
  return [
    {
      titulo: 'Negativa de multa',
      exame: deConferencias([conferirNegativaDeMulta(await multasEmAberto(c, p.operadoraId))]),
    },
  ]
}
