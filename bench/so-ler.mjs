import { createReadStream } from 'node:fs'

// The limit of the command: reads lines of JSON and prints them again, with nothing in between.
let resto = ''
for await (const pedaco of createReadStream(process.argv[2], { encoding: 'utf8' })) {
  const linhas = (resto + pedaco).split('\n')
  resto = linhas.pop()
  let saida = ''
  for (const linha of linhas) saida += `${JSON.stringify(JSON.parse(linha))}\n`
  if (saida !== '' && !process.stdout.write(saida))
    await new Promise((foi) => process.stdout.once('drain', foi))
}
