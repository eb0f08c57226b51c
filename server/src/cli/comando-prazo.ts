import { calcular } from '@outorga/lei'
import type { Command } from 'commander'
import { dataDaPessoa, escreverResultado, inteiroDaPessoa, mostrar, normaDaPessoa } from './pessoa.js'

interface Opcoes {
  norma: string
  ciencia?: string
  inicio?: string
  dias?: string
  horas?: string
  meses?: string
  semExpediente?: string[]
  expediente?: string[]
  json?: boolean
}

const OPCAO_DO_CAMPO = {
  norma: '--norma',
  ciencia: '--ciencia',
  inicio: '--inicio',
  dias: '--dias',
  horas: '--horas',
  meses: '--meses',
  sem_expediente: '--sem-expediente',
  expediente: '--expediente',
}

const quantos = (texto: string | undefined) => (texto === undefined ? undefined : inteiroDaPessoa(texto))

export function acrescentarPrazo(programa: Command): void {
  programa
    .command('prazo')
    .summary('conta um prazo em dias, horas ou meses')
    .description(
      'Conta um prazo: em dias, no calendário do Estado; em horas corridas; ou em meses, de data a data.',
    )
    .option('-n, --norma <norma>', 'a lei que manda no prazo em dias: rr ou rs', 'rr')
    .option('-c, --ciencia <data>', 'dia da ciência, para um prazo em dias, como 6/3/2026')
    .option(
      '-i, --inicio <início>',
      'início de um prazo em meses (data) ou em horas (2026-03-06T10:00:00-04:00)',
    )
    .option('--dias <número>', 'tamanho do prazo em dias')
    .option('--horas <número>', 'tamanho do prazo em horas')
    .option('--meses <número>', 'tamanho do prazo em meses')
    .option('--sem-expediente <datas...>', 'dias em que a repartição não abriu')
    .option('--expediente <datas...>', 'dias em que abriu, embora fossem feriado')
    .option('--json', 'responde em JSON')
    .action((o: Opcoes) => {
      const resposta = calcular({
        calculo: 'prazo',
        norma: normaDaPessoa(o.norma),
        ciencia: o.ciencia && dataDaPessoa(o.ciencia),
        inicio: o.inicio && dataDaPessoa(o.inicio),
        dias: quantos(o.dias),
        horas: quantos(o.horas),
        meses: quantos(o.meses),
        sem_expediente: o.semExpediente?.map(dataDaPessoa),
        expediente: o.expediente?.map(dataDaPessoa),
      })
      const feito = mostrar(resposta, {
        json: o.json === true,
        opcoes: OPCAO_DO_CAMPO,
        escrever: (r) => [`Vencimento: ${escreverResultado(String(r.vencimento))}`],
      })
      if (!feito) process.exitCode = 2
    })
}
