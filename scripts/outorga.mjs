import './versao.mjs'

const { createHash, randomUUID } = await import('node:crypto')
const { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } = await import('node:fs')
const { join } = await import('node:path')
const { fileURLToPath, pathToFileURL } = await import('node:url')

// The command is one file, put together from the sources in under a second and kept until they change: it needs
// neither the build of the whole system nor a database.
const raiz = fileURLToPath(new URL('..', import.meta.url))
const ENTRADA = join(raiz, 'server/src/cli/main.ts')
const FONTES = ['lei/src', 'server/src/cli'].map((pasta) => join(raiz, pasta))
const GUARDADO = join(raiz, 'node_modules/.cache/outorga')

function impressao() {
  const resumo = createHash('sha256')
  for (const pasta of FONTES) {
    for (const nome of readdirSync(pasta, { recursive: true }).sort()) {
      if (nome.endsWith('.ts') && !nome.endsWith('.test.ts'))
        resumo.update(`\0${nome}\0`).update(readFileSync(join(pasta, nome)))
    }
  }
  return resumo
    .update(readFileSync(join(raiz, 'package-lock.json')))
    .digest('hex')
    .slice(0, 16)
}

async function montar(pasta) {
  const { build } = await import('vite')
  const provisoria = `${pasta}-${randomUUID()}`
  await build({
    configFile: false,
    root: raiz,
    logLevel: 'error',
    resolve: { alias: { '@outorga/lei': join(raiz, 'lei/src/index.ts') } },
    ssr: { noExternal: true },
    build: {
      ssr: ENTRADA,
      outDir: provisoria,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'outorga.mjs', codeSplitting: false } },
    },
  })
  for (const velha of readdirSync(GUARDADO)) {
    if (/^[0-9a-f]+$/.test(velha)) rmSync(join(GUARDADO, velha), { recursive: true })
  }
  // Two commands at once build twice, and the first to finish stays.
  if (existsSync(pasta)) rmSync(provisoria, { recursive: true })
  else renameSync(provisoria, pasta)
}

const pasta = join(GUARDADO, impressao())
const programa = join(pasta, 'outorga.mjs')
if (!existsSync(programa)) {
  mkdirSync(GUARDADO, { recursive: true })
  try {
    await montar(pasta)
  } catch (erro) {
    const semPacotes = erro.code === 'ERR_MODULE_NOT_FOUND'
    console.error(semPacotes ? 'Faltam as dependências. Rode «npm ci» e tente de novo.' : erro.message)
    process.exit(1)
  }
}
await import(pathToFileURL(programa).href)
