import {
  ano,
  type DataCivil,
  dataEm,
  type Instante,
  instanteDe,
  LEIS,
  type Parametros,
  somarDias,
  type ValorDatado,
} from '@outorga/lei'
import sql from 'sql-template-tag'
import { MUNICIPIOS_RMPA, MUNICIPIOS_RR } from '../cadastro/municipios.js'
import { selarAtos } from '../platform/atos/selar.js'
import type { Autoridade } from '../platform/contexto.js'
import { abrirBanco, type Banco, type Tx } from '../platform/db/conexao.js'
import { resumirSenha } from '../platform/session/senha.js'
import { agendar, maisTarde } from './agenda.js'
import { AUTORIDADES, PARAMETROS } from './autoridades.js'
import { DECIDIDOS_RR } from './autos/rr-decididos.js'
import { EM_CURSO_RR } from './autos/rr-em-curso.js'
import { DECIDIDOS_RS } from './autos/rs-decididos.js'
import { EM_CURSO_RS } from './autos/rs-em-curso.js'
import { CONTAS, SENHA } from './contas.js'
import { encenar } from './encenar.js'
import { semearRede } from './rede/semear-rede.js'
import { type Cadastro, semearCadastro } from './semear-cadastro.js'

/** An account that a person may sign in with, and whose it is. */
export interface ContaDeDemonstracao {
  email: string
  quem: string
}

const PARADAS = { RR: [...DECIDIDOS_RR, ...EM_CURSO_RR], RS: [...DECIDIDOS_RS, ...EM_CURSO_RS] } as const
const TOTAL_DE_AUTOS = [...PARADAS.RR, ...PARADAS.RS].reduce((n, p) => n + p.autos.length, 0)
/** Two processes that start on one empty database: the second waits and finds it loaded. */
const TRAVA = 664_2009

const vazio = async (tx: Tx) => (await tx.uma(sql`select 1 from autoridade limit 1`)) === null

/** With the network at its real size, or only what the stories of the autos need. */
export type Tamanho = 'inteira' | 'pequena'
const pedido = (): Tamanho => (process.env.OUTORGA_DEMONSTRACAO === 'pequena' ? 'pequena' : 'inteira')

/**
 * On a database without any authority, loads the demonstration: two authorities, their registers, and forty autos
 * whose terms end round the day of `agora`, every act done by the use cases themselves at its own instant. All of it
 * is one transaction: a load that is cut short leaves nothing behind, and the next start does it again.
 * @returns the accounts of the demonstration that exist and may sign in.
 */
export async function carregarDemonstracao(
  url: string,
  agora: Instante = new Date().toISOString() as Instante,
  tamanho: Tamanho = pedido(),
): Promise<ContaDeDemonstracao[]> {
  const banco = abrirBanco(url, 2, { preparar: true })
  try {
    if (await banco.comoSistema(vazio)) await carregar(banco, agora, tamanho)
    return await listarContas(banco)
  } finally {
    await banco.fechar()
  }
}

async function carregar(banco: Banco, agora: Instante, tamanho: Tamanho): Promise<void> {
  const senha = await resumirSenha(SENHA)
  const mostrar = progresso()
  await banco.comoSistema(async (tx) => {
    await tx.executar(sql`select pg_advisory_xact_lock(${TRAVA})`)
    if (!(await vazio(tx))) return
    for (const m of [...MUNICIPIOS_RR, ...MUNICIPIOS_RMPA]) {
      await tx.executar(sql`insert into municipio (ibge, uf, nome) values (${m.ibge}, ${m.uf}, ${m.nome})`)
    }
    for (const autoridade of AUTORIDADES) {
      const cadastro = await carregarAutoridade(tx, autoridade, agora, senha, mostrar.mais)
      if (tamanho === 'pequena') continue
      mostrar.rede(autoridade.sigla)
      await semearRede(tx, autoridade, dataEm(agora, autoridade.fuso), cadastro.pessoa)
    }
    // They are of the past: nobody is to receive them now.
    await tx.executar(sql`update mensagem set enviada_em = criada_em where enviada_em is null`)
  })
  await selarAtos(banco)
  // The planner knows nothing of rows that just came, and would go by one where there are thousands.
  await banco.comoSistema((tx) => tx.executar(sql`analyze`))
  mostrar.fim()
}

async function carregarAutoridade(
  tx: Tx,
  a: Autoridade,
  agora: Instante,
  senha: string,
  lavrados: (quantos: number) => void,
): Promise<Cadastro> {
  const hoje = dataEm(agora, a.fuso)
  const lei = LEIS[a.norma]
  await tx.executar(sql`
    insert into autoridade (id, sigla, nome, estado, uf, norma, fuso, prefixo, cargos)
    values (${a.id}, ${a.sigla}, ${a.nome}, ${a.estado}, ${a.uf}, ${a.norma}, ${a.fuso}, ${a.prefixo}, ${JSON.stringify(a.cargos)}::jsonb)`)
  const parametros = await semearParametros(tx, a, hoje)
  const cadastro = await semearCadastro(tx, a, hoje, senha)
  const momentos = agendar(
    {
      hoje,
      fuso: a.fuso,
      desde: primeiroDiaComValor(lei.vigenteDesde, parametros),
      processo: lei.processo,
      calendario: { uf: a.uf, excecoes: [] },
      parametros,
    },
    PARADAS[a.uf],
  )
  await encenar(tx, cadastro, momentos, lavrados)
  return cadastro
}

/** Facts before the law, or before the first value that prices them, can't be told. */
function primeiroDiaComValor(vigencia: DataCivil, parametros: Parametros): DataCivil {
  const inicios = [parametros.coeficiente_piso_1, parametros.upf_rs].flatMap((serie) => serie?.[0]?.de ?? [])
  return maisTarde(vigencia, ...inicios)
}

async function semearParametros(tx: Tx, a: Autoridade, hoje: DataCivil): Promise<Parametros> {
  const parametros: Record<string, ValorDatado[]> = {}
  const em = instanteDe(somarDias(hoje, -500), '08:00', a.fuso)
  for (const { nome, ...p } of comValorAte(PARAMETROS[a.id] ?? [], hoje)) {
    await tx.executar(sql`
      insert into parametro (autoridade_id, nome, de, ate, valor, ato, demonstracao, registrado_em)
      values (${a.id}, ${nome}, ${p.de}, ${p.ate}, ${p.valor}, ${p.ato}, ${p.demonstracao}, ${em})`)
    parametros[nome] = [...(parametros[nome] ?? []), p]
  }
  return parametros
}

type Linha = ValorDatado & { nome: string }

/**
 * The rows, and for each yearly value that ends before `hoje` one row a year up to that year, marked as demonstration:
 * whoever tries the product in a later year than the last published value still can.
 */
function comValorAte(linhas: readonly Linha[], hoje: DataCivil): Linha[] {
  const ultimas = new Map(linhas.map((l) => [l.nome, l]))
  const novas: Linha[] = []
  for (const ultima of ultimas.values()) {
    for (let de = ultima.ate; de !== null && de <= hoje; ) {
      const ate = `${ano(de) + 1}${de.slice(4)}` as DataCivil
      novas.push({ ...ultima, de, ate, ato: 'Valor de demonstração', demonstracao: true })
      de = ate
    }
  }
  return [...linhas, ...novas]
}

async function listarContas(banco: Banco): Promise<ContaDeDemonstracao[]> {
  const emails = CONTAS.map((c) => c.email)
  const linhas = await banco.comoSistema((tx) =>
    tx.linhas<{ email: string; nome: string; cargo: string; sigla: string }>(sql`
      select u.email, u.nome, a.cargos ->> u.papel as cargo, a.sigla
        from usuario u join autoridade a on a.id = u.autoridade_id where u.email = any(${emails}) and u.ativo`),
  )
  return CONTAS.flatMap(({ email }) => {
    const l = linhas.find((x) => x.email === email)
    return l ? [{ email, quem: `${l.nome}, ${l.cargo} (${l.sigla})` }] : []
  })
}

/** One line: rewritten as the load goes on where a person watches, written once elsewhere. */
function progresso() {
  const { stdout } = process
  const texto = 'Carregando a demonstração…'
  let feitos = 0
  stdout.write(stdout.isTTY ? texto : `${texto}\n`)
  return {
    mais(quantos: number) {
      feitos += quantos
      if (stdout.isTTY) stdout.write(`\r${texto} autos ${feitos} de ${TOTAL_DE_AUTOS}`)
    },
    rede(sigla: string) {
      if (stdout.isTTY) stdout.write(`\r${texto} autos ${feitos} de ${TOTAL_DE_AUTOS}, rede de ${sigla}`)
    },
    fim() {
      if (stdout.isTTY) stdout.write('\n')
    },
  }
}
