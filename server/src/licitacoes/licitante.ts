import {
  type Conferencia,
  conferirLicitante,
  type DataCivil,
  type Exame,
  examinarParticipacao,
  examinarRequerente,
} from '@outorga/lei'
import sql from 'sql-template-tag'
import { certificadoDe } from '../cadastro/licitante.js'
import { acharOperadora } from '../cadastro/operadora.js'
import { dizerImpedimento, impedimentosDe } from '../delegacoes/impedimentos.js'
import { type Veiculo, veiculosOnde } from '../frota/veiculo.js'
import type { Contexto } from '../platform/contexto.js'
import { registrosOnde } from '../registros/registro.js'
import { juntar, type Licitante, sobre } from './dados.js'

const MUITOS = 5000

/** Whether a vehicle's newest inspection was passed and still held on `dia`; null where it was never inspected. */
function vistoriaEm(v: Veiculo, dia: DataCivil): 'aprovado' | 'reprovado' | null {
  if (v.laudo_resultado !== null && v.laudo_resultado !== 'apto') return 'reprovado'
  if (v.laudo_ate === null) return null
  return v.laudo_ate >= dia ? 'aprovado' : 'reprovado'
}

/** The vehicles listed or, where the list is blank, those of the register that passed an inspection: all, if none did. */
async function veiculosDaRelacao(
  c: Contexto,
  operadoraId: string,
  ids: readonly string[],
  dia: DataCivil,
): Promise<Veiculo[]> {
  if (ids.length > 0) return veiculosOnde(c, sql`v.id = any(${[...ids]}::uuid[])`, sql`v.placa`, MUITOS)
  const todos = await veiculosOnde(
    c,
    sql`v.operadora_id = ${operadoraId} and v.estado = 'registrado'`,
    sql`v.placa`,
    MUITOS,
  )
  const aprovados = todos.filter((v) => vistoriaEm(v, dia) === 'aprovado')
  return aprovados.length > 0 ? aprovados : todos
}

interface NoCadastro {
  garagem: string
  manutencao: string
  responsavel: string
}

async function estruturaDe(c: Contexto, operadoraId: string, dia: DataCivil): Promise<NoCadastro> {
  const registros = await registrosOnde<Record<string, string | null>>(
    c,
    sql`r.operadora_id = ${operadoraId} and r.tipo in ('instalacao', 'dirigente')
      and (r.encerrado_em is null or r.encerrado_em >= ${dia})`,
    undefined,
    MUITOS,
  )
  const endereco = (tipo: string) =>
    registros.find((r) => r.tipo === 'instalacao' && r.dados.tipo === tipo)?.dados.endereco ?? ''
  const tecnico = registros.find((r) => r.tipo === 'dirigente' && r.dados.papel === 'responsavel-tecnico')
  return { garagem: endereco('garagem'), manutencao: endereco('oficina'), responsavel: tecnico?.titulo ?? '' }
}

/**
 * Whether a company may bid or be contracted on `dia` (arts. 7, 12, par. único, 67 and 88), told with its name; a bar says
 * whose it is.
 */
export async function examinarEmpresa(
  c: Contexto,
  operadoraId: string,
  dia: DataCivil,
  vencedorDoPrimeiro: string | null,
): Promise<Exame> {
  const o = await acharOperadora(c, operadoraId)
  const impedimentos = await impedimentosDe(c, operadoraId, dia)
  const participacao = examinarParticipacao({
    documento: o.documento,
    data: dia,
    certificado: await certificadoDe(c, operadoraId, dia),
    impedimentos,
    vencedorDoPrimeiro,
  })
  const deQuem = impedimentos.map(dizerImpedimento).join('; ')
  const exame = juntar(examinarRequerente({ natureza: o.forma, documento: o.documento }), {
    ...participacao,
    motivos: participacao.motivos.map((m) =>
      m.dispositivo === 'art88' ? { ...m, mensagem: `${m.mensagem} ${deQuem}.` } : m,
    ),
  })
  return sobre(o.razao_social, exame)
}

/** What the register says of a bidder on the day of the session, and the law of it. */
export async function conferirNoCadastro(
  c: Contexto,
  pedido: { operadora_id: string; apresentada_em: DataCivil | null; veiculos: readonly string[] | null },
  sessao: DataCivil,
  vencedorDoPrimeiro: string | null,
): Promise<{ licitante: Omit<Licitante, 'habilitado' | 'motivos'>; exame: Exame }> {
  const o = await acharOperadora(c, pedido.operadora_id)
  const veiculos = await veiculosDaRelacao(c, o.id, pedido.veiculos ?? [], sessao)
  const estrutura = await estruturaDe(c, o.id, sessao)
  const apresentacao: Conferencia = conferirLicitante({
    apresentadaEm: pedido.apresentada_em,
    sessao,
    veiculos: veiculos.map((v) => ({
      placa: v.placa,
      proprio: v.operadora_id === o.id,
      vistoria: vistoriaEm(v, sessao),
    })),
    garagem: estrutura.garagem,
    manutencao: estrutura.manutencao,
    responsavelTecnico: estrutura.responsavel,
  })
  const certificado = await certificadoDe(c, o.id, sessao)
  return {
    licitante: {
      operadora_id: o.id,
      documento: o.documento,
      razao_social: o.razao_social,
      placas: veiculos.map((v) => v.placa),
      certificado: certificado?.numero ?? null,
      ...estrutura,
    },
    exame: juntar(
      await examinarEmpresa(c, o.id, sessao, vencedorDoPrimeiro),
      sobre(o.razao_social, juntar([apresentacao])),
    ),
  }
}
