import './versao.mjs'

const { existsSync, mkdtempSync, readFileSync, rmSync } = await import('node:fs')
const { tmpdir } = await import('node:os')
const { join } = await import('node:path')
const { executar, Parada, principal } = await import('./passo.mjs')
const { instalar, preparar, raiz } = await import('./preparar.mjs')
const { contarPlaywright, contarVitest } = await import('./contagem.mjs')

const pedidos = process.argv.slice(2)
const relatorios = mkdtempSync(join(tmpdir(), 'outorga-relatorios-'))
const soma = { passed: 0, failed: 0, skipped: 0 }
const falhas = []

function anotar(nome, { codigo, interrompido }) {
  if (interrompido) throw new Parada('Interrompido.', codigo)
  if (codigo !== 0) falhas.push(nome.toLowerCase())
}

function chamar(ferramenta, argumentos, opcoes) {
  const programa = join(raiz, 'node_modules', ferramenta)
  return executar(process.execPath, [programa, ...argumentos], { cwd: raiz, ...opcoes })
}

/** Runs a tool in full view; what it is called goes to the list of failures when it fails. */
async function rodar(nome, ferramenta, argumentos, opcoes = {}) {
  console.log(`\n${nome}`)
  anotar(nome, await chamar(ferramenta, argumentos, { stdio: 'inherit', ...opcoes }))
}

/** Runs a tool and keeps what it writes. */
async function rodarGuardando(nome, ferramenta, argumentos) {
  const pedacos = []
  const { codigo, interrompido, erro } = await chamar(ferramenta, argumentos, {
    stdio: ['ignore', 'pipe', 'pipe'],
    aoComecar(filho) {
      for (const cano of [filho.stdout, filho.stderr]) cano?.on('data', (pedaco) => pedacos.push(pedaco))
    },
  })
  if (erro) pedacos.push(Buffer.from(`${erro.message}\n`))
  return { nome, codigo, interrompido, saida: Buffer.concat(pedacos) }
}

function somar(nome, relatorio, contar) {
  const contagem = existsSync(relatorio) ? contar(JSON.parse(readFileSync(relatorio, 'utf8'))) : undefined
  const total = contagem === undefined ? 0 : contagem.passed + contagem.failed + contagem.skipped
  if (total === 0) falhas.push(`${nome}: nenhum teste rodou`)
  for (const chave of Object.keys(soma)) soma[chave] += contagem?.[chave] ?? 0
}

/** What reads the sources and changes nothing: all at the same time, each one's output in one piece, in this order. */
async function conferir() {
  const conferencias = [['Estilo e erros comuns', '@biomejs/biome/bin/biome', ['check', '.']]]
  if (existsSync(join(raiz, '.dependency-cruiser.cjs'))) {
    const pastas = ['lei/src', 'server/src', 'web/src'].filter((pasta) => existsSync(join(raiz, pasta)))
    conferencias.push(['Quem importa quem', 'dependency-cruiser/bin/dependency-cruise.mjs', pastas])
  }
  for (const projeto of ['tsconfig.tests.json', 'web/tsconfig.tests.json']) {
    conferencias.push([`Tipos dos testes, ${projeto}`, 'typescript/bin/tsc', ['-p', projeto]])
  }
  const feitas = conferencias.map((conferencia) => rodarGuardando(...conferencia))
  for (const feita of feitas) {
    const { nome, saida, ...fim } = await feita
    console.log(`\n${nome}`)
    process.stdout.write(saida)
    anotar(nome, fim)
  }
}

async function testar() {
  const relatorio = join(relatorios, 'vitest.json')
  const saida = ['--reporter=default', '--reporter=json', `--outputFile.json=${relatorio}`]
  await rodar('Testes', 'vitest/vitest.mjs', ['run', ...saida, ...pedidos])
  somar('testes', relatorio, contarVitest)
}

async function testarNoNavegador() {
  if (!existsSync(join(raiz, 'e2e/playwright.config.ts'))) return
  const relatorio = join(relatorios, 'playwright.json')
  await rodar('Testes no navegador', '@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    cwd: join(raiz, 'e2e'),
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: relatorio },
  })
  somar('testes no navegador', relatorio, contarPlaywright)
}

async function tudo() {
  // Tests asked for by name read the sources: nothing but the packages is needed.
  if (pedidos.length > 0) {
    await instalar()
    return testar()
  }
  await preparar()
  await conferir()
  await testar()
  await testarNoNavegador()
}

await principal(async () => {
  try {
    await tudo()
  } catch (erro) {
    if (!(erro instanceof Parada) || erro.codigo !== 1) throw erro
    console.error(erro.message)
    process.exitCode = 1
  } finally {
    rmSync(relatorios, { recursive: true, force: true })
  }
  if (falhas.length > 0) console.error(`\nFalhou: ${falhas.join('; ')}`)
  console.log(`\n${soma.passed} passed, ${soma.failed} failed, ${soma.skipped} skipped`)
  if (falhas.length > 0 || soma.failed > 0) process.exitCode = 1
})
