import { type DataCivil, type Instante, instanteDe, type Papel, placaUnica, somarDias } from '@outorga/lei'
import sql from 'sql-template-tag'
import { cadastrarOperadora } from '../cadastro/cadastrar-operadora.js'
import { MUNICIPIOS_RMPA, MUNICIPIOS_RR } from '../cadastro/municipios.js'
import { cadastrarLinha } from '../linhas/cadastrar-linha.js'
import type { Autoridade } from '../platform/contexto.js'
import type { Tx } from '../platform/db/conexao.js'
import type { Sessao } from '../platform/session/sessao.js'
import { comoSistema, comoUsuario } from './como-usuario.js'
import { CONTAS } from './contas.js'
import { FROTA } from './frota.js'
import { LINHAS } from './linhas.js'
import { OPERADORAS } from './operadoras.js'
import { semearQuadros } from './quadros.js'
import { INICIO_DO_CADASTRO, semearFrota } from './semear-frota.js'

/** What the stories need to know of an authority's register. */
export interface Cadastro {
  pessoa(papel: Papel): Sessao
  /** IBGE code of a name. */
  municipio(nome: string): string
  /** Id of a line's number. */
  linha(numero: string): string
  /** Whether the plate, in its one spelling, is of something smaller than a bus. */
  van(placaUnica: string): boolean
}

/** Days before the day of loading on which the register was made. */
const CADASTRADO_HA = 500

function achado<T>(mapa: ReadonlyMap<string, T>, chave: string): T {
  const valor = mapa.get(chave)
  if (valor === undefined) throw new Error(`«${chave}» is not in the demonstration's register`)
  return valor
}

async function criarPessoa(
  tx: Tx,
  a: Autoridade,
  papel: Papel,
  senha: string,
  operadoraId: string | null,
): Promise<Sessao> {
  const conta = CONTAS.find((c) => c.autoridade === a.id && c.papel === papel)
  if (!conta) throw new Error(`no account of ${papel} in ${a.id}`)
  await comoSistema(tx)
  const linha = await tx.uma<{ id: string }>(sql`
    insert into usuario (autoridade_id, nome, email, senha, papel, matricula, operadora_id)
    values (${a.id}, ${conta.nome}, ${conta.email}, ${senha}, ${papel}, ${conta.matricula}, ${operadoraId}) returning id`)
  const ator = { usuarioId: linha?.id ?? '', nome: conta.nome, email: conta.email, papel, operadoraId }
  return { ator, autoridade: a }
}

/** The people, operators, lines and vehicles of one authority, entered by its analyst before everything else. */
export async function semearCadastro(
  tx: Tx,
  a: Autoridade,
  hoje: DataCivil,
  senha: string,
): Promise<Cadastro> {
  const pessoas = new Map<string, Sessao>()
  for (const papel of ['fiscal', 'analista', 'julgador', 'conselheiro'] as const) {
    pessoas.set(papel, await criarPessoa(tx, a, papel, senha, null))
  }
  const analista = achado(pessoas, 'analista')
  const municipios = new Map([...MUNICIPIOS_RR, ...MUNICIPIOS_RMPA].map((m) => [m.nome, m.ibge]))
  const no = (diasAntes: number, hora: string): Instante =>
    instanteDe(somarDias(hoje, -diasAntes), hora, a.fuso)

  const operadoras = new Map<string, string>()
  for (const { chave, municipio, ...o } of OPERADORAS[a.id] ?? []) {
    const entrada = { ...o, municipio_ibge: achado(municipios, municipio) }
    const inicio = instanteDe(INICIO_DO_CADASTRO, '09:00', a.fuso)
    const { id } = await comoUsuario(tx, analista, inicio, cadastrarOperadora, entrada)
    operadoras.set(chave, id)
  }
  const linhas = new Map<string, string>()
  for (const { operadora, municipio_b, ...l } of LINHAS[a.id] ?? []) {
    const entrada = {
      ...l,
      municipio_a: achado(municipios, a.uf === 'RR' ? 'Boa Vista' : 'Porto Alegre'),
      municipio_b: achado(municipios, municipio_b),
      operadora_id: achado(operadoras, operadora),
    }
    const { id } = await comoUsuario(tx, analista, no(CADASTRADO_HA, '10:00'), cadastrarLinha, entrada)
    linhas.set(l.numero, id)
  }
  await semearQuadros(
    tx,
    analista,
    { dia: somarDias(hoje, -CADASTRADO_HA), hoje },
    (nome) => achado(municipios, nome),
    (numero) => achado(linhas, numero),
  )
  const fiscal = achado(pessoas, 'fiscal')
  await semearFrota(tx, { analista, fiscal }, hoje, (chave) => achado(operadoras, chave))
  const primeira = OPERADORAS[a.id]?.[0]?.chave ?? ''
  pessoas.set('operadora', await criarPessoa(tx, a, 'operadora', senha, achado(operadoras, primeira)))
  const pequenos = new Set(
    (FROTA[a.id] ?? [])
      .filter((v) => v.tipo !== 'onibus' && v.tipo !== 'embarcacao')
      .map((v) => placaUnica(v.placa)),
  )
  const conhecidos = new Set((FROTA[a.id] ?? []).map((v) => placaUnica(v.placa)))
  return {
    pessoa: (papel) => achado(pessoas, papel),
    municipio: (nome) => achado(municipios, nome),
    linha: (numero) => achado(linhas, numero),
    // What is not in the register is a clandestine van.
    van: (placa) => pequenos.has(placa) || !conhecidos.has(placa),
  }
}
