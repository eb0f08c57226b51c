import type { EstadoDoAuto, Instante } from '@outorga/lei'
import sql, { raw, type Sql } from 'sql-template-tag'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { verFila } from '../fiscalizacao/ver-fila.js'
import { verificarCadeia } from '../platform/atos/verificar-cadeia.js'
import { abrirBanco, type Banco } from '../platform/db/conexao.js'
import { montarContexto } from '../platform/http/contexto.js'
import { senhaConfere } from '../platform/session/senha.js'
import { acharConta } from '../platform/session/sessao.js'
import { type BancoDeTeste, criarBanco } from '../platform/testes/index.js'
import { carregarDemonstracao } from './carregar.js'

const ESTADOS: EstadoDoAuto[] = [
  'anulado',
  'decidido',
  'definitivo',
  'em-cobranca',
  'em-julgamento',
  'em-recurso',
  'lavrado',
  'notificado',
  'pago',
  'publicado',
  'recurso-decidido',
]
const AUTORIDADES = ['cre-rr', 'setm-rs']
const TUDO = { autoridade: 2, municipio: 49, operadora: 16, linha: 34, veiculo: 60, usuario: 10, auto: 40 }
const SEGUNDA_FEIRA = '2026-11-30T15:00:00Z' as Instante

const desfazer: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const passo of desfazer.splice(0).reverse()) await passo()
})

async function abrirVazio(): Promise<{ url: string; banco: Banco }> {
  const teste = await criarBanco()
  const banco = abrirBanco(teste.url)
  desfazer.push(teste.fechar, banco.fechar)
  return { url: teste.url, banco }
}

const ler = <T>(banco: Banco, consulta: Sql) => banco.comoSistema((tx) => tx.linhas<T>(consulta))
const lerUm = async <T>(banco: Banco, consulta: Sql) => (await ler<T>(banco, consulta))[0] as T

async function contarTudo(banco: Banco): Promise<Record<string, number>> {
  const contado: Record<string, number> = {}
  for (const tabela of Object.keys(TUDO)) {
    contado[tabela] = (
      await lerUm<{ n: number }>(banco, sql`select count(*)::int as n from ${raw(tabela)}`)
    ).n
  }
  return contado
}

async function estadosDe(banco: Banco, autoridade: string): Promise<string[]> {
  const linhas = await ler<{ estado: string }>(
    banco,
    sql`select distinct estado from auto where autoridade_id = ${autoridade} order by estado`,
  )
  return linhas.map((l) => l.estado)
}

async function conferirCadeias(banco: Banco): Promise<void> {
  for (const a of AUTORIDADES) {
    const cadeia = await banco.comoSistema((tx) => verificarCadeia(tx, a))
    expect(cadeia).toMatchObject({ integra: true, quebras: [], selados: cadeia.atos })
    expect(cadeia.atos).toBeGreaterThan(150)
  }
}

async function filaDe(banco: Banco, email: string, agora: Instante) {
  const conta = await acharConta(banco, email)
  if (!conta) throw new Error(`no account ${email}`)
  const { ator, autoridade } = conta
  const identidade = {
    autoridadeId: autoridade.id,
    usuarioId: ator.usuarioId,
    operadoraId: ator.operadoraId,
  }
  return banco.comIdentidade(identidade, (tx) => verFila.executar(montarContexto(tx, conta, agora, null), {}))
}

describe('carregarDemonstracao', () => {
  it('carrega tudo, sela os atos, e da segunda vez não carrega nada', async () => {
    const { url, banco } = await abrirVazio()
    const inicio = performance.now()
    const contas = await carregarDemonstracao(url, undefined, 'pequena')
    expect(performance.now() - inicio).toBeLessThan(12_000)
    expect(contas).toHaveLength(10)
    expect(contas[0]).toEqual({
      email: 'fiscal@rr.demo',
      quem: 'Rosângela Peixoto Lima, Fiscal do DEIT (CRE/RR)',
    })
    expect(await contarTudo(banco)).toEqual(TUDO)
    await conferirCadeias(banco)
    for (const a of AUTORIDADES) expect(await estadosDe(banco, a)).toEqual(ESTADOS)

    const denovo = performance.now()
    expect(await carregarDemonstracao(url, undefined, 'pequena')).toEqual(contas)
    expect(performance.now() - denovo).toBeLessThan(1000)
    expect(await contarTudo(banco)).toEqual(TUDO)
  })

  it('num banco que já tem autoridade e não é de demonstração, nada carrega e nenhuma conta anuncia', async () => {
    const { url, banco } = await abrirVazio()
    await banco.comoSistema((tx) =>
      tx.executar(sql`
        insert into autoridade (id, sigla, nome, estado, uf, norma, fuso, prefixo, cargos)
        values ('outra', 'O', 'Outra', 'Roraima', 'RR', 'rr-664-2008', 'America/Boa_Vista', 'OO', '{}')`),
    )
    expect(await carregarDemonstracao(url, undefined, 'pequena')).toEqual([])
    expect(await contarTudo(banco)).toMatchObject({ autoridade: 1, usuario: 0, auto: 0 })
  })

  it.each([
    ['domingo', '2026-11-29T15:00:00Z'],
    ['31 de dezembro', '2026-12-31T15:00:00Z'],
    ['1º de janeiro, com um ano sem UPF publicada', '2027-01-01T12:00:00Z'],
    ['31 de dezembro em Boa Vista e já 1º de janeiro em Porto Alegre', '2027-01-01T03:30:00Z'],
    ['29 de fevereiro, terça-feira de Carnaval', '2028-02-29T15:00:00Z'],
  ])('carrega todos os estados: %s', async (_, agora) => {
    const { url, banco } = await abrirVazio()
    await carregarDemonstracao(url, agora as Instante, 'pequena')
    expect(await contarTudo(banco)).toEqual(TUDO)
    await conferirCadeias(banco)
    for (const a of AUTORIDADES) expect(await estadosDe(banco, a)).toEqual(ESTADOS)
  })

  it('quando a lei do Rio Grande do Sul ainda é nova, as histórias de lá ficam mais curtas', async () => {
    const { url, banco } = await abrirVazio()
    await carregarDemonstracao(url, '2026-02-10T15:00:00Z' as Instante, 'pequena')
    expect(await contarTudo(banco)).toEqual(TUDO)
    expect(await estadosDe(banco, 'cre-rr')).toEqual(ESTADOS)
    const { primeiro } = await lerUm<{ primeiro: string }>(
      banco,
      sql`select min(data_fato) as primeiro from auto where autoridade_id = 'setm-rs'`,
    )
    expect(primeiro >= '2025-12-26', primeiro).toBe(true)
  })

  it('dois processos que partem juntos carregam uma vez só', async () => {
    const { url, banco } = await abrirVazio()
    const [um, outro] = await Promise.all([
      carregarDemonstracao(url, undefined, 'pequena'),
      carregarDemonstracao(url, undefined, 'pequena'),
    ])
    expect(um).toEqual(outro)
    expect(await contarTudo(banco)).toEqual(TUDO)
    await conferirCadeias(banco)
  })

  it('interrompida no meio, não deixa nada, e a vez seguinte carrega tudo', async () => {
    const { url, banco } = await abrirVazio()
    const carga = carregarDemonstracao(url, undefined, 'pequena').then(
      () => 'carregou',
      () => 'caiu',
    )
    let acabou = ''
    carga.then((fim) => {
      acabou = fim
    })
    while (acabou === '') {
      // A running query is cancelled; between two queries there is nothing to cancel, and the next round tries again.
      await lerUm(
        banco,
        sql`
        select count(pg_cancel_backend(pid)) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and state = 'active'
           and xact_start < now() - interval '300 milliseconds'`,
      )
    }
    expect(await carga).toBe('caiu')
    expect(await contarTudo(banco)).toMatchObject({ autoridade: 0, municipio: 0, auto: 0 })
    await carregarDemonstracao(url, undefined, 'pequena')
    expect(await contarTudo(banco)).toEqual(TUDO)
    await conferirCadeias(banco)
  })
})

describe('o que a demonstração mostra numa segunda-feira', () => {
  let teste: BancoDeTeste
  let banco: Banco
  let contas: { email: string }[]
  beforeAll(async () => {
    teste = await criarBanco()
    banco = abrirBanco(teste.url)
    contas = await carregarDemonstracao(teste.url, SEGUNDA_FEIRA, 'pequena')
  })
  afterAll(async () => {
    await banco.fechar()
    await teste.fechar()
  })

  it('as contas entram com a senha da demonstração', async () => {
    for (const { email } of contas) {
      expect(await senhaConfere((await acharConta(banco, email))?.senha ?? null, 'outorga-demo')).toBe(true)
    }
  })

  it('traz o que a lei tem de raro: dobra, multa recalculada, por passageiro, fora do prazo, sem cadastro', async () => {
    for (const a of AUTORIDADES) {
      const raros = await lerUm<Record<string, number>>(
        banco,
        sql`
        select count(*) filter (where tipo = 'lavrar' and (dados -> 'multa' ->> 'reincidente')::boolean)::int as dobradas,
               count(*) filter (where tipo = 'recalcular-multa')::int as recalculadas,
               count(*) filter (where tipo = 'apresentar-defesa' and not (dados ->> 'tempestivo')::boolean)::int as atrasadas,
               count(*) filter (where tipo = 'anotar-erro')::int as anotadas,
               count(*) filter (where tipo = 'lavrar' and dados ->> 'servico' = 'sem-outorga')::int as clandestinas,
               count(*) filter (where tipo = 'lavrar' and length(dados -> 'autuado' ->> 'documento') = 11)::int as pessoas,
               count(*) filter (where tipo = 'liberar')::int as liberados
          from ato where autoridade_id = ${a}`,
      )
      expect(Math.min(...Object.values(raros)), `${a}: ${JSON.stringify(raros)}`).toBeGreaterThan(0)
    }
    const passageiros = await ler<{ dispositivo: string }>(
      banco,
      sql`select dispositivo from auto where quantidade > 1 order by dispositivo`,
    )
    expect(passageiros.map((l) => l.dispositivo)).toEqual(['art13-2_inc25', 'art13-2_inc6'])
    const fotos = await lerUm<{ n: number; maior: number }>(
      banco,
      sql`select count(*)::int as n, max(tamanho) as maior from arquivo where tipo = 'image/png'`,
    )
    expect(fotos.n).toBeGreaterThan(20)
    expect(fotos.maior).toBeLessThan(30_000)
  })

  it('nada acontece no dia da carga nem depois, e nenhuma mensagem fica por enviar', async () => {
    const { ultimo } = await lerUm<{ ultimo: string }>(banco, sql`select max(momento) as ultimo from ato`)
    expect(ultimo < '2026-11-30T03:00:00Z', ultimo).toBe(true)
    const { n } = await lerUm<{ n: number }>(
      banco,
      sql`select count(*)::int as n from mensagem where enviada_em is null`,
    )
    expect(n).toBe(0)
  })

  it('quem julga, quem decide recursos e a operadora têm o que vence hoje, na semana e depois', async () => {
    const grupos = async (email: string) => {
      const { itens } = await filaDe(banco, email, SEGUNDA_FEIRA)
      return new Set(itens.filter((i) => i.especie === 'auto').map((i) => i.grupo))
    }
    for (const uf of ['rr', 'rs']) {
      for (const papel of ['julgador', 'conselheiro']) {
        expect(await grupos(`${papel}@${uf}.demo`)).toEqual(new Set(['vencido', 'hoje', 'semana', 'depois']))
      }
      expect(await grupos(`operadora@${uf}.demo`)).toEqual(new Set(['hoje', 'semana', 'depois']))
      expect((await filaDe(banco, `fiscal@${uf}.demo`, SEGUNDA_FEIRA)).itens.length).toBeGreaterThan(1)
      expect((await filaDe(banco, `analista@${uf}.demo`, SEGUNDA_FEIRA)).itens.length).toBeGreaterThan(3)
    }
  })
})
