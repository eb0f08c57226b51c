import { calcular, escreverDinheiro } from '@outorga/lei'
import type { Command } from 'commander'
import {
  dataDaPessoa,
  dispositivoDaPessoa,
  inteiroDaPessoa,
  mostrar,
  normaDaPessoa,
  numeroDaPessoa,
} from './pessoa.js'

interface Opcoes {
  norma: string
  data: string
  linha?: string
  coeficiente?: string
  upf?: string
  quantidade?: string
  anterior?: string[]
  json?: boolean
}

/** Where each field of the request comes from, to tell a person which option to correct. */
const OPCAO_DO_CAMPO = {
  norma: '--norma',
  data: '--data',
  linha: '--linha',
  quantidade: '--quantidade',
  'parametros.coeficiente_piso_1': '--coeficiente',
  'parametros.upf_rs': '--upf',
  'historico.data': '--anterior',
}

/** «2025-12-01», «2025-12-01 102» or «2025-12-01 102 anulada»: date, line, how it stands. */
function fatoAnterior(texto: string, dispositivo: string, linha: string | undefined) {
  const [data = '', outraLinha = linha, situacao = 'mantida'] = texto.trim().split(/\s+/)
  return { dispositivo, data: dataDaPessoa(data), linha: outraLinha, situacao }
}

export function acrescentarMulta(programa: Command): void {
  programa
    .command('multa')
    .summary('calcula a multa de uma infração')
    .description('Calcula a multa de uma infração e mostra a conta.')
    .argument('<dispositivo...>', 'a infração, como «art. 79, I», «13-B, XXIX» ou art13-2_inc29')
    .requiredOption('-n, --norma <norma>', 'a lei: rr (Lei 664/2008) ou rs (Lei 11.127/1998)')
    .requiredOption('-d, --data <data>', 'data do fato, como 10/03/2026')
    .option('-l, --linha <linha>', 'linha em que aconteceu')
    .option('-c, --coeficiente <valor>', 'coeficiente tarifário do Piso I em vigor, como 0,287425 (RR)')
    .option('-u, --upf <valor>', 'valor da UPF-RS, no lugar do que se conhece (RS)')
    .option('-q, --quantidade <número>', 'passageiros, nas infrações contadas por passageiro (RS)')
    .option(
      '-a, --anterior <fato>',
      'fato anterior da mesma infração: data, linha e situação, como «1/12/2025 101 mantida»; pode repetir',
      (fato: string, fatos: string[] = []) => [...fatos, fato],
    )
    .option('--json', 'responde em JSON')
    .action((partes: string[], o: Opcoes) => {
      const dispositivo = dispositivoDaPessoa(partes.join(' '))
      const resposta = calcular({
        calculo: 'multa',
        norma: normaDaPessoa(o.norma),
        dispositivo,
        data: dataDaPessoa(o.data),
        linha: o.linha,
        quantidade: o.quantidade === undefined ? undefined : inteiroDaPessoa(o.quantidade),
        parametros: {
          coeficiente_piso_1: o.coeficiente === undefined ? undefined : numeroDaPessoa(o.coeficiente),
          upf_rs: o.upf === undefined ? undefined : numeroDaPessoa(o.upf),
        },
        historico: o.anterior?.map((fato) => fatoAnterior(fato, dispositivo, o.linha)),
      })
      const feito = mostrar(resposta, {
        json: o.json === true,
        opcoes: OPCAO_DO_CAMPO,
        escrever: (r) => [
          `Multa: ${escreverDinheiro(String(r.valor))}`,
          `Reincidência: ${r.reincidente ? 'sim' : 'não'}`,
          ...(r.medida_administrativa ? ['Medida administrativa: remoção do veículo'] : []),
        ],
      })
      if (!feito) process.exitCode = 2
    })
}
