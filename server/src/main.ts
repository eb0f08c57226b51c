import { fileURLToPath } from 'node:url'
import { carregarDemonstracao } from './demonstracao/carregar.js'
import { enderecoPublico } from './platform/ambiente.js'
import { migrar } from './platform/db/migrar.js'
import { conferirPorta, erroDaPorta, lerPorta } from './platform/porta.js'
import { ErroDeInicio } from './platform/postgres/erro-de-inicio.js'
import { abrirPostgresLocal, pastaDeDados } from './platform/postgres/local.js'
import { montarProduto } from './produto.js'

const RAIZ = fileURLToPath(new URL('../../', import.meta.url))

async function iniciar(): Promise<void> {
  const porta = lerPorta(process.env.OUTORGA_PORTA)
  const host = process.env.OUTORGA_HOST || '127.0.0.1'
  await conferirPorta(porta, host)
  const postgres = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL, fechar: async () => undefined }
    : await abrirPostgresLocal({
        pasta: pastaDeDados(),
        aviso: (texto) => process.stdout.write(`${texto}\n`),
      })
  const desfazer: (() => Promise<unknown>)[] = [postgres.fechar]
  let parada: Promise<void> | null = null
  const emOrdem = async () => {
    for (const passo of [...desfazer].reverse()) await passo()
  }
  const parar = () => {
    parada ??= emOrdem()
    return parada
  }
  try {
    await migrar(postgres.url)
    const contas = await carregarDemonstracao(postgres.url)
    const produto = await montarProduto({
      url: postgres.url,
      telas: `${RAIZ}web/dist`,
      endereco: enderecoPublico(),
      smtp: process.env.OUTORGA_SMTP_URL ?? null,
      remetente: process.env.OUTORGA_REMETENTE ?? 'nao-responda@outorga.local',
      log: true,
    })
    desfazer.push(produto.fechar)
    await produto.app.listen({ port: porta, host })
    anunciar(porta, contas)
  } catch (erro) {
    await parar()
    throw erroDaPorta(porta, erro)
  }
  for (const sinal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(sinal, () => {
      process.stdout.write('\nEncerrando…\n')
      parar().then(
        () => process.exit(0),
        (erro) => {
          console.error(erro)
          process.exit(1)
        },
      )
    })
  }
}

function anunciar(porta: number, contas: { email: string; quem: string }[]): void {
  const largura = Math.max(...contas.map((c) => c.email.length))
  const linhas = contas.map((c) => `  ${c.email.padEnd(largura)}  ${c.quem}`)
  process.stdout.write(
    `\nOutorga em http://localhost:${porta}\n\nContas de demonstração (senha: outorga-demo)\n${linhas.join('\n')}\n\nCtrl-C encerra.\n`,
  )
}

iniciar().catch((erro: unknown) => {
  if (erro instanceof ErroDeInicio) process.stderr.write(`${erro.message}\n`)
  else console.error(erro)
  process.exit(1)
})
