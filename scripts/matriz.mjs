import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { escreverDispositivo, MATRIZ } from '@outorga/lei'

export const ARQUIVO = new URL('../docs/matriz.md', import.meta.url)
const FONTES = new URL('../lei/src/', import.meta.url)

const O_QUE_FAZ = {
  executa: 'executa',
  confere: 'confere',
  registra: 'registra',
  parametro: 'parâmetro',
  nao: 'nada a fazer',
}

const TIPOS = {
  definicao: 'definição',
  cadastro: 'cadastro',
  elegibilidade: 'elegibilidade',
  calculo: 'cálculo',
  prazo: 'prazo',
  procedimento: 'procedimento',
  infracao: 'infração',
  penalidade: 'penalidade',
  competencia: 'competência',
  final: 'disposição final',
}

/** Which test files of the library name each exported name, in alphabetical order. */
function lerTestes() {
  const arquivos = readdirSync(FONTES, { recursive: true })
    .map((nome) => nome.replaceAll('\\', '/'))
    .filter((nome) => nome.endsWith('.test.ts'))
    .sort()
  const porNome = new Map()
  for (const arquivo of arquivos) {
    for (const nome of new Set(readFileSync(new URL(arquivo, FONTES), 'utf8').match(/\w+/g))) {
      if (!porNome.has(nome)) porNome.set(nome, [])
      porNome.get(nome).push(arquivo)
    }
  }
  return porNome
}

const testes = lerTestes()

/** The test files that name what carries out a row. */
export function testesDaLinha({ implementacao }) {
  return [...new Set(implementacao.flatMap((nome) => testes.get(nome) ?? []))].sort()
}

const celula = (texto) => texto.replaceAll('|', '\\|')
const linha = (celulas) => `| ${celulas.map(celula).join(' | ')} |`
const codigo = (nome) => `\`${nome}\``

function tabela(cabeca, linhas) {
  return [linha(cabeca), linha(cabeca.map(() => '---')), ...linhas.map(linha)].join('\n')
}

function linhaDaProvisao(p) {
  const onde = `${escreverDispositivo(p.dispositivo)}${p.parte ? ` (${p.parte})` : ''}`
  const notas = [...p.leituras, ...p.correcoes, ...(p.externa ? ['texto de outra fonte'] : [])]
  return [
    onde,
    `${p.resumo}${notas.length > 0 ? ` (${notas.join(', ')})` : ''}`,
    TIPOS[p.tipo],
    O_QUE_FAZ[p.computavel],
    p.computavel === 'nao' ? (p.motivo ?? '') : p.implementacao.map(codigo).join(', '),
    testesDaLinha(p)
      .map((arquivo) => codigo(arquivo.replace('.test.ts', '')))
      .join(', '),
  ]
}

function contarPor(nomes, campo) {
  const leis = Object.values(MATRIZ)
  const linhas = Object.entries(nomes).map(([valor, nome]) => {
    const quantas = leis.map((lei) => lei.provisoes.filter((p) => p[campo] === valor).length)
    return [nome, ...quantas, quantas.reduce((a, b) => a + b)]
  })
  const soma = linhas[0].slice(1).map((_, i) => linhas.reduce((total, l) => total + l[i + 1], 0))
  return tabela(
    ['', ...leis.map((lei) => lei.nome), 'Total'],
    [...linhas, ['Total', ...soma]].map((l) => l.map(String)),
  )
}

/** The whole document, from the matrix and from the tests as they are. */
export function escreverMatriz() {
  const leis = Object.values(MATRIZ).map(({ nome, provisoes }) => {
    const cabeca = ['Dispositivo', 'O que diz', 'Tipo', 'O sistema', 'Quem cumpre', 'Testes']
    return `## ${nome}\n\n${tabela(cabeca, provisoes.map(linhaDaProvisao))}`
  })
  return `${[
    '# Matriz das leis',
    'Cada dispositivo das leis, o que ele diz em resumo, o que o sistema faz dele, quem o cumpre na biblioteca `lei` e em que testes isso se prova. Este arquivo é gerado por `npm run matriz`; a fonte são as provisões em `lei/src`.',
    'O sistema **executa** o que decide sozinho a partir dos dados, **confere** o que uma pessoa confirma, **registra** o que uma pessoa decide, e guarda como **parâmetro** o valor que a lei não traz. AMB são as leituras adotadas onde o texto deixa dúvida; OCR, as correções ao texto digitalizado. Os testes ficam em `lei/src`, com o final `.test.ts`.',
    '## Totais',
    contarPor(O_QUE_FAZ, 'computavel'),
    contarPor(TIPOS, 'tipo'),
    ...leis,
  ].join('\n\n')}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(ARQUIVO, escreverMatriz())
