import { spawn } from 'node:child_process'

const INTERVALO_SEM_TERMINAL_S = 20
const CODIGOS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }

/** A command failed or was interrupted; `message` is the sentence to print and `codigo` the exit code. */
export class Parada extends Error {
  constructor(mensagem, codigo = 1) {
    super(mensagem)
    this.codigo = codigo
  }
}

function cronometro(nome) {
  const inicio = Date.now()
  const decorrido = () => Math.round((Date.now() - inicio) / 1000)
  const emTerminal = process.stdout.isTTY
  const linha = () => `${nome}… ${decorrido()} s`
  if (emTerminal) process.stdout.write(linha())
  else console.log(`${nome}…`)
  const mostrar = () => {
    if (emTerminal) process.stdout.write(`\r\x1b[K${linha()}`)
    else if (decorrido() % INTERVALO_SEM_TERMINAL_S === 0) console.log(linha())
  }
  const relogio = setInterval(mostrar, 1000)
  return (resultado) => {
    clearInterval(relogio)
    if (emTerminal) process.stdout.write('\r\x1b[K')
    console.log(`${nome}: ${resultado}, ${decorrido()} s`)
  }
}

/**
 * Runs a command to its end and passes on to it the signals this process gets. With `detached` it is told apart from
 * the terminal, all of its children are told too, and it has three seconds to obey: npm finishes an install first.
 * Resolves with its exit code, 128 + n when this process got signal n.
 */
export function executar(comando, argumentos, opcoes) {
  return new Promise((resolve) => {
    const filho = spawn(comando, argumentos, opcoes)
    let recebido
    let carrasco
    const mandar = (sinal) => {
      if (filho.pid === undefined) return
      try {
        process.kill(opcoes.detached ? -filho.pid : filho.pid, sinal)
      } catch {
        // It has just ended.
      }
    }
    const repassar = (sinal) => {
      recebido ??= sinal
      // The terminal's Ctrl-C has already reached whoever shares it.
      if (opcoes.detached || sinal !== 'SIGINT' || !process.stdin.isTTY) mandar(sinal)
      if (opcoes.detached) carrasco ??= setTimeout(mandar, 3000, 'SIGKILL')
    }
    for (const sinal of Object.keys(CODIGOS)) process.on(sinal, repassar)
    const terminar = (codigo, erro) => {
      clearTimeout(carrasco)
      for (const sinal of Object.keys(CODIGOS)) process.off(sinal, repassar)
      resolve({ codigo: CODIGOS[recebido] ?? codigo ?? 1, interrompido: recebido !== undefined, erro })
    }
    filho.once('error', (erro) => terminar(127, erro))
    filho.once('close', (codigo) => terminar(codigo))
    opcoes.aoComecar?.(filho)
  })
}

/**
 * Runs a named step and shows that it is going on and for how long. Its output is kept, and printed only when it fails.
 * @throws Parada when the command fails or is interrupted
 */
export async function passo(nome, comando, argumentos, opcoes) {
  const pedacos = []
  const terminar = cronometro(nome)
  const { codigo, interrompido, erro } = await executar(comando, argumentos, {
    ...opcoes,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    aoComecar(filho) {
      filho.stdout?.on('data', (pedaco) => pedacos.push(pedaco))
      filho.stderr?.on('data', (pedaco) => pedacos.push(pedaco))
    },
  })
  if (codigo === 0) return terminar('pronto')
  terminar(interrompido ? 'interrompido' : 'falhou')
  if (interrompido) throw new Parada('Interrompido.', codigo)
  process.stderr.write(Buffer.concat(pedacos))
  if (erro) console.error(erro.message)
  throw new Parada(`Não deu certo: ${nome.toLowerCase()}. O motivo está acima.`)
}

/**
 * npm passes a SIGTERM to the shell between us, which dies of it and tells nobody: being left without that parent is
 * the signal.
 */
function ouvirOPai() {
  if (process.env.npm_lifecycle_event === undefined) return
  const pai = process.ppid
  const relogio = setInterval(() => {
    if (process.ppid === pai) return
    clearInterval(relogio)
    process.kill(process.pid, 'SIGTERM')
  }, 200)
  relogio.unref()
}

/** Runs a command's main function: prints a Parada as a sentence and exits with its code. */
export async function principal(funcao) {
  ouvirOPai()
  try {
    await funcao()
  } catch (erro) {
    if (!(erro instanceof Parada)) throw erro
    console.error(erro.message)
    process.exit(erro.codigo)
  }
}
