import { calcularLinhas } from './calcular.js'
import { Progresso } from './progresso.js'
import { Saida } from './saida.js'

const { erros } = await calcularLinhas(process.stdin, new Saida(process.stdout), new Progresso(null, false))
if (erros > 0) process.exitCode = 2
