import { type DataCivil, escreverData, grafiasDaPlaca, type NormaId, ultimoDiaDeUso } from '@outorga/lei'
import sql from 'sql-template-tag'
import { nomeDoMunicipio } from '../cadastro/municipios.js'
import type { Contexto } from '../platform/contexto.js'
import type { Tx } from '../platform/db/conexao.js'
import { AUTORIZACAO } from './autorizacao.js'
import type { TituloDaPlaca, VeiculoDaPlaca } from './situacao-publica.js'
import { DELEGACAO_VIVA } from './taxas.js'

interface LinhaDeTitulo {
  especie: string
  numero: string
  operadora: string
  de: DataCivil | null
  ate: DataCivil | null
  estado: string
  origem: string
  destino: string
  satisfeita_em: DataCivil | null
  /** Day of the act that ended it. */
  fim_em: DataCivil | null
}

async function autorizacoes(tx: Tx, autoridade: string, unica: string): Promise<TituloDaPlaca[]> {
  const linhas = await tx.linhas<LinhaDeTitulo>(sql`
    select p.especie, p.numero, o.razao_social as operadora, p.de, p.ate, p.estado,
           p.dados->>'origem_ibge' as origem, p.dados->>'destino_ibge' as destino, p.dados->>'satisfeita_em' as satisfeita_em,
           (select (max(t.momento) at time zone a.fuso)::date from ato t
             where t.caso_id = p.id and t.tipo in ('cassar', 'cancelar', 'desistir', 'declarar-satisfeita')) as fim_em
      from procedimento_veiculo pv join procedimento p on p.id = pv.procedimento_id
      join operadora o on o.id = p.operadora_id join autoridade a on a.id = p.autoridade_id
     where pv.placa_unica = ${unica} and p.autoridade_id = ${autoridade} and p.tipo = 'autorizacao'
       and (p.de is not null or p.estado = 'deferida')
     order by p.ate desc nulls last, p.numero desc limit 5`)
  return linhas.map((l) => ({
    especie: 'autorizacao',
    nome: AUTORIZACAO.especies[l.especie] ?? 'Autorização',
    numero: l.numero,
    percurso: `${nomeDoMunicipio(l.origem)} – ${nomeDoMunicipio(l.destino)}`,
    operadora: l.operadora,
    de: l.de,
    ate: l.ate,
    vigente: AUTORIZACAO.vigentes?.some((e) => e === l.estado) === true && l.satisfeita_em === null,
    fim: fimDe(l),
  }))
}

function fimDe(l: LinhaDeTitulo): string | null {
  const dia = l.fim_em ? ` em ${escreverData(l.fim_em)}` : ''
  if (l.estado === 'cassada') return `cassada${dia}`
  if (l.estado !== 'cancelada' || l.fim_em === null) return null
  return l.satisfeita_em === null ? `cancelada${dia}` : `a finalidade foi cumprida${dia}`
}

/** Delegations in force of whoever owns the vehicle, where it is of the lines' fleet. */
async function delegacoes(tx: Tx, autoridade: string, unica: string): Promise<TituloDaPlaca[]> {
  const linhas = await tx.linhas<{
    numero: string
    operadora: string
    de: DataCivil | null
    ate: DataCivil | null
    estado: string
    linha: string | null
  }>(sql`
    select p.numero, o.razao_social as operadora, p.de, p.ate, p.estado,
           case when l.id is not null then l.numero || ' · ' || l.nome end as linha
      from veiculo v join procedimento p on p.operadora_id = v.operadora_id and p.tipo = 'delegacao'
      join operadora o on o.id = p.operadora_id left join linha l on l.id = p.linha_id
     where v.placa_unica = ${unica} and v.autoridade_id = ${autoridade} and p.autoridade_id = ${autoridade}
       and v.estado not in ('recusado', 'cancelado') and v.servico in ('linha', 'alternativo')
     order by (p.estado = any(${[...DELEGACAO_VIVA]}::text[])) desc, p.ate desc nulls last, p.numero limit 60`)
  return linhas.map((l) => ({
    especie: 'delegacao',
    nome: 'Linha regular',
    numero: l.numero,
    percurso: l.linha ?? 'linha da operadora',
    operadora: l.operadora,
    de: l.de,
    ate: l.ate,
    vigente: DELEGACAO_VIVA.includes(l.estado),
    fim: FIM_DA_DELEGACAO[l.estado] ?? null,
  }))
}

const FIM_DA_DELEGACAO: Readonly<Record<string, string>> = {
  cassada: 'a delegação foi cassada',
  cancelada: 'a delegação foi cancelada',
  distratada: 'o contrato foi desfeito',
  retomada: 'o serviço foi retomado pela autoridade',
  encerrada: 'a delegação terminou',
  'em-nova-licitacao': 'o serviço está em nova licitação',
}

/** Every title that names a plate in one authority. */
export async function titulosEm(tx: Tx, autoridade: string, unica: string): Promise<TituloDaPlaca[]> {
  return [...(await autorizacoes(tx, autoridade, unica)), ...(await delegacoes(tx, autoridade, unica))]
}

/** The same, for who asks on the roadside. @param unica `placaUnica` of the plate. */
export const titulosDaPlaca = (c: Contexto, unica: string): Promise<TituloDaPlaca[]> =>
  titulosEm(c.tx, c.autoridade.id, unica)

/** The vehicle of a plate in one authority, the registered one before those that left; null where there is none. */
export async function veiculoEm(
  tx: Tx,
  autoridade: { id: string; norma: NormaId },
  unica: string,
): Promise<VeiculoDaPlaca | null> {
  const v = await tx.uma<{
    estado: string
    medidas: number
    seguro_ate: DataCivil | null
    laudo_ate: DataCivil | null
    ano_fabricacao: number
    situacao: string
  }>(sql`
    select v.estado, v.seguro_ate, v.laudo_ate, v.ano_fabricacao, o.situacao,
           (select count(*)::int from medida m where m.autoridade_id = v.autoridade_id and m.estado = 'em-vigor'
             and m.placa = any(${grafiasDaPlaca(unica)}::text[])) as medidas
      from veiculo v join operadora o on o.id = v.operadora_id
     where v.autoridade_id = ${autoridade.id} and v.placa_unica = ${unica}
     order by (v.estado in ('recusado', 'cancelado')), v.registrado_em desc nulls last, v.id limit 1`)
  if (!v) return null
  return {
    registrado: v.estado === 'registrado' || v.estado === 'retirado',
    retirado: v.estado === 'retirado' || v.medidas > 0,
    ultimoDiaDeUso: autoridade.norma === 'rr-664-2008' ? ultimoDiaDeUso(v.ano_fabricacao) : null,
    seguroAte: v.seguro_ate,
    laudoAte: v.laudo_ate,
    operadoraAtiva: v.situacao === 'ativa',
  }
}
