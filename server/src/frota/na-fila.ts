import { dataEm, type Instante, transicoesDe } from '@outorga/lei'
import sql from 'sql-template-tag'
import type { Contexto } from '../platform/contexto.js'
import type { ProcessoNaFila } from '../procedimentos/fila.js'
import { leiDoVeiculo } from './lei-do-veiculo.js'
import { NOME_DO_ATO, NOME_DO_ESTADO, NOME_DO_TIPO, type TipoDeVeiculo } from './nomes.js'

const LIMITE = 2000

/** The registrations of vehicles that wait for a decision of whoever asks, by the table of the authority's law. */
export async function veiculosNaFila(c: Contexto): Promise<ProcessoNaFila[]> {
  if (c.ator.papel === 'operadora') return []
  const pedidos = await c.tx.linhas<{
    id: string
    placa: string
    tipo: TipoDeVeiculo
    marca_modelo: string
    razao_social: string
    desde: Instante
  }>(sql`
    select v.id, v.placa, v.tipo, v.marca_modelo, o.razao_social, a.momento as desde
      from veiculo v join operadora o on o.id = v.operadora_id
      cross join lateral (
        select x.momento from ato x where x.caso_id = v.id and x.tipo in ('pedir-registro', 'reativar')
         order by x.ordem desc limit 1) a
     where v.autoridade_id = ${c.autoridade.id} and v.estado = 'em-exame'
     order by a.momento desc, v.placa limit ${LIMITE}`)
  return pedidos.flatMap((v) => {
    const decide = transicoesDe(leiDoVeiculo(c.lei.norma).tabela(v.tipo), 'em-exame', c.ator.papel).find(
      (t) => t.ato === 'decidir-registro',
    )
    if (!decide) return []
    return {
      especie: 'veiculo',
      nome: 'Registro de veículo',
      numero: v.placa,
      titulo: `${NOME_DO_TIPO[v.tipo]} ${v.marca_modelo}`,
      situacao: NOME_DO_ESTADO['em-exame'],
      desde: dataEm(v.desde, c.autoridade.fuso),
      ato: NOME_DO_ATO['decidir-registro'],
      dispositivo: decide.dispositivo,
      ate: null,
      de_quem: v.razao_social,
      caminho: `/frota/${v.id}`,
    }
  })
}
