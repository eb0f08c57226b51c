import { randomUUID } from 'node:crypto'
import type { Instante, Papel } from '@outorga/lei'
import type { LightMyRequestResponse } from 'fastify'
import sql from 'sql-template-tag'
import { MUNICIPIOS_RMPA, MUNICIPIOS_RR } from '../cadastro/municipios.js'
import { AUTORIDADES, PARAMETROS } from '../demonstracao/autoridades.js'
import type { Tx } from '../platform/db/conexao.js'
import { abrirSessao } from '../platform/session/sessao.js'
import { criarBanco } from '../platform/testes/index.js'
import { montarProduto, type Produto } from '../produto.js'

export type Uf = 'rr' | 'rs'

/** Somebody signed in, who asks over HTTP as a browser would. */
export interface Cliente {
  usuarioId: string
  get(url: string): Promise<LightMyRequestResponse>
  /** `versao` becomes If-Match; each call has its own Idempotency-Key unless given one. */
  post(
    url: string,
    corpo: unknown,
    opcoes?: { versao?: number; chave?: string; tipo?: string },
  ): Promise<LightMyRequestResponse>
  put(
    url: string,
    corpo: unknown,
    opcoes?: { versao?: number; chave?: string },
  ): Promise<LightMyRequestResponse>
}

export interface Cenario {
  produto: Produto
  url: string
  /** The clock of the whole server; a test moves it. */
  agora: Instante
  /** A new client of a role; the same person each time unless `outra`. */
  entrar(uf: Uf, papel: Papel, outra?: string): Promise<Cliente>
  /** The fixed ids of the little register. */
  ids: Record<
    Uf,
    { operadora: string; outraOperadora: string; linha: string; outraLinha: string; veiculo: string }
  >
  fechar(): Promise<void>
}

const ID_DA: Record<Uf, string> = { rr: 'cre-rr', rs: 'setm-rs' }
/** Valid test CNPJs, one alphanumeric. */
const CNPJS: Record<Uf, [string, string]> = {
  rr: ['11222333000181', '12ABC34501DE35'],
  rs: ['11444777000161', '45997418000153'],
}
export const PLACAS: Record<Uf, string> = { rr: 'NAV1C34', rs: 'IXR2D45' }

async function semearAutoridades(tx: Tx): Promise<void> {
  for (const m of [...MUNICIPIOS_RR, ...MUNICIPIOS_RMPA])
    await tx.executar(sql`insert into municipio (ibge, uf, nome) values (${m.ibge}, ${m.uf}, ${m.nome})`)
  for (const a of AUTORIDADES) {
    await tx.executar(sql`
      insert into autoridade (id, sigla, nome, estado, uf, norma, fuso, prefixo, cargos)
      values (${a.id}, ${a.sigla}, ${a.nome}, ${a.estado}, ${a.uf}, ${a.norma}, ${a.fuso}, ${a.prefixo}, ${JSON.stringify(a.cargos)}::jsonb)`)
    for (const p of PARAMETROS[a.id] ?? []) {
      await tx.executar(sql`
        insert into parametro (autoridade_id, nome, de, ate, valor, ato, demonstracao, registrado_em)
        values (${a.id}, ${p.nome}, ${p.de}, ${p.ate}, ${p.valor}, ${p.ato}, ${p.demonstracao}, now())`)
    }
  }
}

async function semearCadastro(tx: Tx, uf: Uf): Promise<Cenario['ids'][Uf]> {
  const autoridade = ID_DA[uf]
  const municipio = uf === 'rr' ? '1400100' : '4314902'
  const caso = async (tipo: string, operadora: string | null) => {
    const id = randomUUID()
    await tx.executar(
      sql`insert into caso (id, autoridade_id, tipo, operadora_id) values (${id}, ${autoridade}, ${tipo}, ${operadora})`,
    )
    return id
  }
  const operadora = async (documento: string, nome: string) => {
    const id = await caso('operadora', null)
    await tx.executar(sql`update caso set operadora_id = ${id} where id = ${id}`)
    await tx.executar(sql`
      insert into operadora (id, autoridade_id, documento, razao_social, forma, municipio_ibge, endereco, email, situacao, busca)
      values (${id}, ${autoridade}, ${documento}, ${nome}, 'empresa', ${municipio}, 'Rua de Teste, 1', ${`${documento.toLowerCase()}@teste.local`}, 'ativa', ${nome.toLowerCase()})`)
    return id
  }
  const linha = async (numero: string, nome: string, dona: string) => {
    const id = await caso('linha', dona)
    const [a = '', b = ''] = nome.split(' – ')
    await tx.executar(sql`
      insert into linha (id, autoridade_id, operadora_id, numero, nome, extremo_a, extremo_b, municipio_a, municipio_b, extensao_km, servico, partidas, situacao, busca)
      values (${id}, ${autoridade}, ${dona}, ${numero}, ${nome}, ${a}, ${b}, ${municipio}, ${municipio}, '214.0', 'regular', ${['06:00', '13:30']}, 'ativa', ${nome.toLowerCase()})`)
    return id
  }
  const dona = await operadora(CNPJS[uf][0], `Viação Primeira ${uf.toUpperCase()} Ltda.`)
  const outra = await operadora(CNPJS[uf][1], `Viação Segunda ${uf.toUpperCase()} Ltda.`)
  const veiculo = await caso('veiculo', dona)
  await tx.executar(sql`
    insert into veiculo (id, autoridade_id, operadora_id, placa, placa_unica, tipo, marca_modelo, ano_fabricacao, lugares, servico, estado, numero_registro, registrado_em, seguro_ate, laudo_ate)
    values (${veiculo}, ${autoridade}, ${dona}, ${PLACAS[uf]}, ${PLACAS[uf]}, 'onibus', 'Marcopolo Paradiso', 2019, 44, 'linha', 'registrado', 'R-1', '2020-02-03', '2027-12-31', '2027-12-31')`)
  return {
    operadora: dona,
    outraOperadora: outra,
    linha: await linha('104', 'Boa Vista – Pacaraima', dona),
    outraLinha: await linha('105', 'Boa Vista – Bonfim', dona),
    veiculo,
  }
}

/** A whole server on a database of its own, with two authorities and a little register, and a clock that the test moves. */
export async function criarCenario(agora = '2026-04-06T15:00:00Z'): Promise<Cenario> {
  const bancoDeTeste = await criarBanco()
  const cenario = { agora: agora as Instante }
  const produto = await montarProduto({
    url: bancoDeTeste.url,
    telas: null,
    endereco: 'http://localhost:8080',
    smtp: null,
    remetente: 'teste@outorga.local',
    log: false,
    agora: () => cenario.agora,
  })
  await produto.app.ready()
  const { banco } = produto
  await banco.comoSistema(semearAutoridades)
  const ids = {
    rr: await banco.comoSistema((tx) => semearCadastro(tx, 'rr')),
    rs: await banco.comoSistema((tx) => semearCadastro(tx, 'rs')),
  }
  const pessoas = new Map<string, string>()

  const pessoa = async (uf: Uf, papel: Papel, outra: string) => {
    const chave = `${uf}/${papel}/${outra}`
    const conhecida = pessoas.get(chave)
    if (conhecida) return conhecida
    const operadora =
      papel === 'operadora' ? (outra === 'outra' ? ids[uf].outraOperadora : ids[uf].operadora) : null
    const nova = await banco.comoSistema((tx) =>
      tx.uma<{ id: string }>(sql`
        insert into usuario (autoridade_id, nome, email, senha, papel, matricula, operadora_id)
        values (${ID_DA[uf]}, ${`${papel} ${outra}`.trim()}, ${`${papel}${outra}@${uf}.local`}, 'x', ${papel}, '027', ${operadora}) returning id`),
    )
    pessoas.set(chave, nova?.id ?? '')
    return nova?.id ?? ''
  }

  const entrar = async (uf: Uf, papel: Papel, outra = ''): Promise<Cliente> => {
    const usuarioId = await pessoa(uf, papel, outra)
    const cookies = { outorga_sessao: await abrirSessao(banco, usuarioId) }
    const escrever =
      (metodo: 'POST' | 'PUT'): Cliente['post'] =>
      (url, corpo, { versao, chave = randomUUID(), tipo = 'application/json' } = {}) =>
        produto.app.inject({
          method: metodo,
          url,
          cookies,
          payload: Buffer.isBuffer(corpo) ? corpo : JSON.stringify(corpo),
          headers: {
            'content-type': tipo,
            'idempotency-key': chave,
            ...(versao !== undefined && { 'if-match': `"${versao}"` }),
          },
        })
    return {
      usuarioId,
      get: (url) => produto.app.inject({ method: 'GET', url, cookies }),
      post: escrever('POST'),
      put: escrever('PUT'),
    }
  }

  return Object.assign(cenario, {
    produto,
    url: bancoDeTeste.url,
    entrar,
    ids,
    async fechar() {
      await produto.fechar()
      await bancoDeTeste.fechar()
    },
  })
}

/** The body of a valid request to draw up autos of one stop, to be changed by each test. */
export function autoValido(c: Cenario, uf: Uf, mudancas: Record<string, unknown> = {}) {
  return {
    placa: PLACAS[uf],
    data: '2026-03-10',
    hora: '14:22',
    local: 'BR-174, km 541',
    municipio_ibge: uf === 'rr' ? '1400456' : '4314902',
    servico: 'linha',
    linha_id: c.ids[uf].linha,
    autos: [
      {
        dispositivo: uf === 'rr' ? 'art. 79, I' : 'art. 13-B, XXIX',
        relato: 'Fato visto no local pela fiscalização.',
      },
    ],
    ...mudancas,
  }
}
