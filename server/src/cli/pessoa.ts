import {
  type DataCivil,
  type ErroDoCalculo,
  escreverData,
  escreverDispositivo,
  escreverNumero,
  type Memoria,
  type Passo,
  type Resposta,
} from '@outorga/lei'

const APELIDOS: Readonly<Record<string, string>> = {
  rr: 'rr-664-2008',
  '664': 'rr-664-2008',
  rs: 'rs-11127-1998',
  '11127': 'rs-11127-1998',
  '8109': 'rs-8109-1985',
  '16452': 'rs-16452-2025',
}

/** The law a person named, by its id or by a short name («rr», «8109»). */
export function normaDaPessoa(texto: string): string {
  return APELIDOS[texto.toLowerCase()] ?? texto.toLowerCase()
}

/** A date as people write it, «10/03/2026», or as the contract does. Anything else goes on as it is, to be refused. */
export function dataDaPessoa(texto: string): string {
  return texto.replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, (_, d: string, m: string, a: string) =>
    [a, m.padStart(2, '0'), d.padStart(2, '0')].join('-'),
  )
}

/** A number as people write it, «0,287425». */
export function numeroDaPessoa(texto: string): string {
  return texto.includes(',') ? texto.replaceAll('.', '').replace(',', '.') : texto
}

/** A whole number where the text is one; otherwise the text itself, which the calculation refuses by name. */
export function inteiroDaPessoa(texto: string): number | string {
  return /^-?\d{1,15}$/.test(texto) ? Number(texto) : texto
}

/** A date, a point in time or a number as people read it; any other text as it is. */
export function escreverResultado(texto: string): string {
  const [, dia, hora, minuto, fuso] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2}):\d{2}(.+))?$/.exec(texto) ?? []
  if (dia !== undefined) {
    const data = escreverData(dia as DataCivil)
    return hora === undefined ? data : `${data}, ${hora}h${minuto}, fuso ${fuso}`
  }
  return /^\d+(\.\d+)?$/.test(texto) ? escreverNumero(texto) : texto
}

function escreverPasso(passo: Passo, numero: number): string[] {
  const onde = passo.dispositivo ? `${escreverDispositivo(passo.dispositivo)}: ` : ''
  const notas = [
    ...(passo.parametro
      ? [`${passo.parametro.nome}: ${escreverNumero(passo.parametro.valor)}, ${passo.parametro.ato}`]
      : []),
    ...(passo.leituras?.length ? [`leitura adotada: ${passo.leituras.join(', ')}`] : []),
  ]
  return [
    `  ${numero}. ${onde}${passo.descricao}`,
    `     ${passo.aplicado === false ? '(não se aplicou) ' : '→ '}${escreverResultado(passo.resultado)}`,
    ...notas.map((nota) => `       ${nota}`),
  ]
}

export function escreverMemoria(memoria: Memoria): string {
  return ['Memória de cálculo', ...memoria.flatMap((passo, i) => escreverPasso(passo, i + 1))].join('\n')
}

export function escreverErro(erro: ErroDoCalculo, opcoes: Readonly<Record<string, string>>): string {
  const opcao = erro.campo === null ? undefined : opcoes[erro.campo.replace(/\.\d+/g, '')]
  return opcao === undefined ? erro.mensagem : `${opcao}: ${erro.mensagem}`
}

/** «13-B, XXIX» as well as «art. 13-B, XXIX». */
export function dispositivoDaPessoa(texto: string): string {
  return /^\d/.test(texto.trim()) ? `art. ${texto.trim()}` : texto
}

/** Prints an answer, as JSON or as `escrever` tells it. @returns whether there is one. */
export function mostrar(
  resposta: Resposta,
  como: {
    json: boolean
    opcoes: Readonly<Record<string, string>>
    escrever(r: Record<string, unknown>): string[]
  },
): boolean {
  if (como.json) console.log(JSON.stringify(resposta))
  else if ('erro' in resposta) console.error(escreverErro(resposta.erro as ErroDoCalculo, como.opcoes))
  else console.log([...como.escrever(resposta), '', escreverMemoria(resposta.memoria)].join('\n'))
  return !('erro' in resposta)
}
