import { describe, expect, it } from 'vitest'
import type { Computavel } from './core/provisao.js'
import * as lei from './index.js'
import { MATRIZ } from './matriz.js'

const linhas = Object.entries(MATRIZ).flatMap(([norma, { provisoes }]) =>
  provisoes.map((p) => ({ norma, ...p })),
)

/** Exported functions that carry out no provision by themselves, by the reason why. */
const SEM_DISPOSITIVO: Readonly<Record<string, readonly string[]>> = {
  'junta as funções da lei num pedido ou numa tela': [
    'acharInfracao',
    'calcular',
    'leiturasDe',
    'leiturasDoDispositivo',
    'respostaDeErro',
  ],
  'lê, escreve ou confere um valor': [
    'escreverData',
    'escreverDinheiro',
    'escreverDispositivo',
    'escreverDocumento',
    'escreverInstante',
    'escreverNumero',
    'exigirInteiro',
    'grafiasDaPlaca',
    'lerCnpj',
    'lerCnpjOuCpf',
    'lerCoeficiente',
    'lerCompetencia',
    'lerCpf',
    'lerData',
    'lerDispositivo',
    'lerInstante',
    'lerPlaca',
    'lerRenavam',
    'placaUnica',
    'romano',
  ],
  'dinheiro, números e recusas': ['Dinheiro', 'Numero', 'RecusaDaLei', 'ValorExato'],
  'conta dias, meses e horas': [
    'ano',
    'compararInstantes',
    'contarHoras',
    'contarMeses',
    'dataEm',
    'diaDaSemana',
    'diaNoCalendario',
    'diasEntre',
    'feriadosDoAno',
    'instanteDe',
    'instanteEm',
    'pascoa',
    'somarDias',
    'somarHoras',
    'somarMeses',
    'tempestivo',
  ],
  'acha o valor em vigor de um parâmetro': [
    'adotarEmenda',
    'coeficientePiso1',
    'inteiroDaOutorga',
    'inteiroRR',
    'parametroDaOutorga',
    'parametroUsado',
    'serieRR',
    'upfEm',
    'valorEm',
    'valorRR',
  ],
  'percorre as tabelas de estados, que as linhas nomeiam': [
    'atosPossiveis',
    'contarPrazoDoAuto',
    'esperaDoAto',
    'esperasDoAuto',
    'exigirCorrecoes',
    'linhaDaMedida',
    'pendencia',
    'prazosDoAuto',
    'proximoEstado',
    'transicoesDe',
  ],
  'é passo de outra função, que as linhas nomeiam': [
    'classificarPartida',
    'conferir',
    'examinar',
    'montarCatalogoRS',
    'semestreDe',
  ],
}

describe('as duas leis inteiras', () => {
  it('são 527 linhas: 347 de Roraima e 180 do Rio Grande do Sul', () => {
    expect(Object.values(MATRIZ).map((m) => m.provisoes.length)).toEqual([347, 137, 32, 11])
  })

  it('executa, confere, registra, parâmetro e não somam o que a lista soma', () => {
    const quantas = (c: Computavel) => linhas.filter((l) => l.computavel === c).length
    expect(
      ['executa', 'confere', 'registra', 'parametro', 'nao'].map((c) => quantas(c as Computavel)),
    ).toEqual([260, 134, 102, 6, 25])
  })

  it('nenhuma linha aponta para nome que não existe', () => {
    for (const l of linhas) expect(l.implementacao.filter((nome) => !(nome in lei))).toEqual([])
  })

  it('toda linha tem quem a cumpra, ou diz por que não há o que fazer', () => {
    const semNada = linhas.filter((l) =>
      l.computavel === 'nao' ? !l.motivo || l.implementacao.length > 0 : l.implementacao.length === 0,
    )
    expect(semNada.map((l) => `${l.norma} ${l.dispositivo}`)).toEqual([])
  })

  it('toda função exportada cumpre alguma linha, ou está entre as exceções', () => {
    const nomeadas = new Set(linhas.flatMap((l) => l.implementacao))
    const funcoes = Object.entries(lei).flatMap(([nome, valor]) => (typeof valor === 'function' ? nome : []))
    expect(funcoes.filter((nome) => !nomeadas.has(nome)).sort()).toEqual(
      Object.values(SEM_DISPOSITIVO).flat().sort(),
    )
  })

  it('cada dispositivo, com a sua parte, aparece uma vez', () => {
    const ids = linhas.map((l) => `${l.norma} ${l.dispositivo} ${l.parte ?? ''}`)
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
  })
})
