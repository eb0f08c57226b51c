import { Command } from 'commander'
import { calcularLinhas } from './calcular.js'
import { acrescentarComparar } from './comando-comparar.js'
import { acrescentarMulta } from './comando-multa.js'
import { acrescentarNormas } from './comando-normas.js'
import { acrescentarPrazo } from './comando-prazo.js'
import { abrirEntrada } from './entrada.js'
import { Escrita } from './escrita.js'
import { falarPortugues } from './portugues.js'

const programa = falarPortugues(new Command('outorga'))
  .description('As leis do transporte de passageiros de Roraima e do Rio Grande do Sul, calculadas.')
  .helpCommand('ajuda [comando]', 'mostra a ajuda de um comando')
  .addHelpText('after', '\nCada comando tem a sua ajuda: outorga <comando> --help')

programa
  .command('calcular')
  .summary('responde pedidos em JSON, um por linha')
  .description(
    'Lê pedidos em JSON, um por linha, e escreve as respostas na mesma ordem. Uma linha com erro não para as outras; a saída do comando é 2 quando há alguma.',
  )
  .argument('[arquivo]', 'de onde ler os pedidos; sem ele, da entrada padrão')
  .action(async (arquivo: string | undefined) => {
    const erros = await calcularLinhas(abrirEntrada(arquivo), new Escrita(process.stdout))
    if (erros > 0) process.exitCode = 2
  })
acrescentarPrazo(programa)
acrescentarMulta(programa)
acrescentarNormas(programa)
acrescentarComparar(programa)

// Whoever reads us may stop reading («| head»): that is no failure of ours.
process.stdout.on('error', (erro: NodeJS.ErrnoException) => {
  if (erro.code !== 'EPIPE') throw erro
  process.exit()
})

try {
  await programa.parseAsync()
} catch (erro) {
  const { code, path } = erro as NodeJS.ErrnoException
  if (code === 'EPIPE') process.exit()
  if (code !== 'ENOENT' && code !== 'EACCES' && code !== 'EISDIR') throw erro
  console.error(`Não foi possível ler «${path}».`)
  process.exitCode = 1
}
