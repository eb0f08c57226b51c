import { type Instante, lerCnpj, lerCpf, lerPlaca, lerRenavam } from '@outorga/lei'
import sql, { type Sql } from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conferirRascunho, Rascunho } from '../../linhas/rascunho.js'
import { verificarCadeia } from '../../platform/atos/verificar-cadeia.js'
import { abrirBanco, type Banco } from '../../platform/db/conexao.js'
import { montarContexto } from '../../platform/http/contexto.js'
import { acharConta } from '../../platform/session/sessao.js'
import { type BancoDeTeste, criarBanco } from '../../platform/testes/index.js'
import { carregarDemonstracao } from '../carregar.js'
import { pessoa } from './nomes.js'
import { repartir } from './repartir.js'

/** On a machine with nothing else to do it takes a fifth of it; the benchmark measures that. */
const LIMITE_MS = 60_000
const VIRADA = '2027-01-01T12:00:00Z' as Instante

describe('a rede no tamanho real', () => {
  let teste: BancoDeTeste
  let banco: Banco
  let durou = 0
  const ler = <T>(consulta: Sql) => banco.comoSistema((tx) => tx.linhas<T>(consulta))
  const contar = async (consulta: Sql) =>
    (await ler<{ n: number }>(sql`select count(*)::int as n from ${consulta}`))[0]?.n

  beforeAll(async () => {
    teste = await criarBanco()
    banco = abrirBanco(teste.url)
    const inicio = performance.now()
    await carregarDemonstracao(teste.url, VIRADA, 'inteira')
    durou = performance.now() - inicio
  }, 2 * LIMITE_MS)
  afterAll(async () => {
    await banco.fechar()
    await teste.fechar()
  })

  it('carrega em tempo de quem espera, e a cadeia confere ato por ato', async () => {
    expect(durou).toBeLessThan(LIMITE_MS)
    for (const a of ['cre-rr', 'setm-rs']) {
      const cadeia = await banco.comoSistema((tx) => verificarCadeia(tx, a))
      expect(cadeia).toMatchObject({ integra: true, quebras: [], selados: cadeia.atos })
      expect(cadeia.atos).toBeGreaterThan(2_000)
    }
    expect(await contar(sql`ato where momento >= ${VIRADA}`)).toBe(0)
    expect(
      await contar(
        sql`caso c where versao <> (select count(*) from ato a where a.caso_id = c.id) and versao = 0`,
      ),
    ).toBe(0)
  })

  it('tem o tamanho dos dois Estados', async () => {
    const rr = sql`autoridade_id = 'cre-rr'`
    const rs = sql`autoridade_id = 'setm-rs'`
    expect(await contar(sql`operadora where ${rs}`)).toBe(22)
    expect(await contar(sql`linha where ${rs}`)).toBe(1200)
    expect(await contar(sql`veiculo where ${rs}`)).toBe(2100)
    expect(await contar(sql`operadora where ${rr} and forma = 'cooperativa'`)).toBe(12)
    expect(await contar(sql`linha where ${rr}`)).toBe(27)
    expect(await contar(sql`veiculo where ${rr} and tipo in ('van', 'alternativo')`)).toBeGreaterThan(109)
    const motoristas = sql`registro where ${rr} and tipo = 'pessoal' and dados ->> 'funcao' = 'motorista'`
    expect(await contar(motoristas)).toBe(1200)
    const [partidas] = await ler<{ n: number }>(sql`
      select count(*)::int as n from linha l
        join lateral (select horarios from quadro q where q.linha_id = l.id and q.de <= '2027-01-01'
                       order by q.de desc limit 1) q on true, jsonb_array_elements(q.horarios) h
       where l.autoridade_id = 'setm-rs' and l.situacao = 'ativa' and h -> 'dias' @> '1'`)
    expect(partidas?.n).toBeGreaterThan(14_900)
    expect(partidas?.n).toBeLessThan(15_100)
  })

  it('cada CNPJ, CPF, RENAVAM e placa é válido, e há placas das duas grafias', async () => {
    for (const { documento } of await ler<{ documento: string }>(sql`select documento from operadora`))
      expect(lerCnpj(documento)).toBe(documento)
    for (const { cpf } of await ler<{ cpf: string }>(
      sql`select dados ->> 'cpf' as cpf from registro where tipo in ('pessoal', 'dirigente')`,
    ))
      expect(lerCpf(cpf)).toBe(cpf)
    const veiculos = await ler<{ placa: string; renavam: string | null }>(
      sql`select placa, renavam from veiculo`,
    )
    for (const { placa, renavam } of veiculos) {
      expect(lerPlaca(placa)).toBe(placa)
      if (renavam) expect(lerRenavam(renavam)).toBe(renavam)
    }
    const antigas = veiculos.filter((v) => /^[A-Z]{3}\d{4}$/.test(v.placa)).length
    expect(antigas / veiculos.length).toBeGreaterThan(0.3)
    expect(antigas / veiculos.length).toBeLessThan(0.7)
  })

  it('há o que venceu e o que vence em 30 dias', async () => {
    for (const coluna of [sql`seguro_ate`, sql`laudo_ate`]) {
      for (const a of ['cre-rr', 'setm-rs']) {
        const de = sql`veiculo where autoridade_id = ${a} and ${coluna}`
        expect(await contar(sql`${de} < '2027-01-01'`)).toBeGreaterThan(3)
        expect(await contar(sql`${de} between '2027-01-01' and '2027-01-31'`)).toBeGreaterThan(2)
      }
    }
    const pessoal = sql`registro where tipo = 'pessoal' and vale_ate`
    expect(await contar(sql`${pessoal} < '2027-01-01'`)).toBeGreaterThan(50)
    expect(await contar(sql`${pessoal} between '2027-01-01' and '2027-01-31'`)).toBeGreaterThan(50)
  })

  it('há processos em cada ponto do caminho, e veículos em cada estado', async () => {
    const estados = async (tipo: string) =>
      (
        await ler<{ estado: string }>(
          sql`select distinct estado from procedimento where tipo = ${tipo} order by estado`,
        )
      ).map((l) => l.estado)
    expect(await estados('terminal')).toHaveLength(6)
    expect((await estados('licitacao')).length).toBeGreaterThan(8)
    expect((await estados('alteracao-de-linha')).length).toBeGreaterThan(9)
    expect((await estados('delegacao')).length).toBeGreaterThan(2)
    expect((await estados('autorizacao')).length).toBeGreaterThan(5)
    expect(
      await contar(sql`procedimento where tipo = 'delegacao' and estado = 'em-operacao'`),
    ).toBeGreaterThan(15)
    for (const a of ['cre-rr', 'setm-rs']) {
      const deles = await ler(sql`select distinct estado from veiculo where autoridade_id = ${a}`)
      expect(deles, a).toHaveLength(6)
    }
  })

  it('cada quadro é um que uma pessoa poderia ter desenhado', async () => {
    for (const email of ['analista@rr.demo', 'analista@rs.demo']) {
      const conta = await acharConta(banco, email)
      if (!conta) throw new Error(`no account ${email}`)
      const { ator, autoridade } = conta
      const quem = { autoridadeId: autoridade.id, usuarioId: ator.usuarioId, operadoraId: null }
      await banco.comIdentidade(quem, async (tx) => {
        const quadros = await tx.linhas<Record<string, unknown>>(sql`
          select q.pontos, q.trechos, q.horarios, q.restricoes, q.paradas_pelo_conselho, l.numero
            from quadro q join linha l on l.id = q.linha_id where q.versao = 1 order by l.numero limit 300`)
        for (const { numero, ...q } of quadros) {
          const { erros } = await conferirRascunho(montarContexto(tx, conta, VIRADA, null), Rascunho.parse(q))
          expect(erros, String(numero)).toEqual([])
        }
      })
    }
  })
})

describe('a rede inventada', () => {
  it('não repete nome nem CPF', () => {
    const todas = Array.from({ length: 25_000 }, (_, n) => pessoa(n))
    expect(new Set(todas.map((p) => p.nome)).size).toBe(todas.length)
    expect(new Set(todas.map((p) => p.cpf)).size).toBe(todas.length)
  })

  it('reparte sem perder nem sobrar', () => {
    expect(repartir(10, [1, 1, 1])).toEqual([4, 3, 3])
    expect(repartir(7, [0, 5, 2])).toEqual([0, 5, 2])
  })
})
