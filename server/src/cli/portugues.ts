import { type Command, Help } from 'commander'

const TITULOS: Readonly<Record<string, string>> = {
  'Usage:': 'Uso:',
  'Arguments:': 'Argumentos:',
  'Options:': 'Opções:',
  'Global Options:': 'Opções gerais:',
  'Commands:': 'Comandos:',
}

const ERROS: readonly (readonly [RegExp, string])[] = [
  [/missing required argument '(.+)'/, 'Falta o argumento «$1».'],
  [/option '(.+)' argument missing/, 'A opção «$1» precisa de um valor.'],
  [/required option '(.+)' not specified/, 'Falta a opção «$1».'],
  [/option '(.+)' cannot be used with option '(.+)'/, 'A opção «$1» não se usa com «$2».'],
  [/option '(.+)' argument '(.+)' is invalid\. ?/, 'O valor «$2» não serve para a opção «$1». '],
  [/command-argument value '(.+)' is invalid for argument '(.+)'\. ?/, 'O valor «$1» não serve para «$2». '],
  [/unknown option '(.+)'/, 'Não há a opção «$1».'],
  [/unknown command '(.+)'/, 'Não há o comando «$1».'],
  [
    /too many arguments(?: for '(.+)')?\. Expected (\d+) arguments? but got (\d+)\./,
    'Há argumentos demais: cabem $2 e vieram $3.',
  ],
  [/\(Did you mean one of (.+)\?\)/, 'Talvez um destes: $1.'],
  [/\(Did you mean (.+)\?\)/, 'Talvez «$1».'],
]

function traduzirErro(mensagem: string): string {
  return ERROS.reduce(
    (texto, [ingles, nosso]) => texto.replace(ingles, nosso),
    mensagem.replace(/^error: /, ''),
  )
}

function traduzirUso(uso: string): string {
  return uso.replace('[options]', '[opções]').replace('[command]', '[comando]')
}

/** Makes a command, and those added to it afterwards, speak Portuguese in help and errors. */
export function falarPortugues(comando: Command): Command {
  return comando
    .helpOption('-h, --help', 'mostra esta ajuda')
    .configureHelp({
      styleTitle: (titulo) => TITULOS[titulo] ?? titulo,
      commandUsage(cmd) {
        return traduzirUso(Help.prototype.commandUsage.call(this, cmd))
      },
      optionDescription(opcao) {
        return Help.prototype.optionDescription
          .call(this, opcao)
          .replace(/\(default: "(.*)"\)/, '(sem ela, $1)')
      },
      subcommandTerm(cmd) {
        return traduzirUso(Help.prototype.subcommandTerm.call(this, cmd))
      },
    })
    .configureOutput({ outputError: (texto, escrever) => escrever(traduzirErro(texto)) })
}
