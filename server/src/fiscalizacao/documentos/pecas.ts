import {
  acharInfracao,
  type DataCivil,
  type Dispositivo,
  dataEm,
  escreverData,
  escreverDinheiro,
  escreverDispositivo,
  escreverDocumento,
  type Infracao,
  type PrazoDoAuto,
  RecusaDaLei,
  somarDias,
  valorEm,
} from '@outorga/lei'
import type {
  Bloco,
  Campo,
  DocumentoPdf,
  PassoEscrito,
  Texto,
  Trecho,
} from '../../platform/documentos/documento.js'
import { type EspecieDoAuto, NOME_DA_ESPECIE } from '../../platform/documentos/emitir.js'
import { escreverInstante, escreverPlaca, escreverResultado } from '../../platform/documentos/escrever.js'
import { type DadosDoDocumento, type MultaDoAto, momentoDe } from './dados.js'

const ESTADO = { RR: 'Estado de Roraima', RS: 'Estado do Rio Grande do Sul' } as const
const SERVICO = { fretamento: 'Fretamento', 'sem-outorga': 'Transporte sem outorga' } as const

export const artigo = (d: Dispositivo): Trecho => ({ artigo: escreverDispositivo(d) })
/** A provision to close a sentence with; nothing where the law has none. */
export const citar = (d: Dispositivo | null): Trecho[] => (d === null ? [] : [' ', artigo(d)])

/** Head, number, verification: what every document of an auto has. */
export function documento(
  d: DadosDoDocumento,
  especie: EspecieDoAuto,
  subtitulo: string,
  blocos: Bloco[],
): DocumentoPdf {
  const { nome, sigla, uf } = d.autoridade
  return {
    autoridade: { estado: ESTADO[uf], nome, sigla },
    titulo: NOME_DA_ESPECIE[especie],
    numero: d.auto.numero,
    subtitulo,
    momento: momentoDe(d.ato),
    blocos,
    verificacao: { codigo: d.codigo, endereco: `${d.endereco}/verificar/${d.codigo}`, hash: d.ato.hash },
  }
}

export const infracaoDe = (d: DadosDoDocumento): Infracao =>
  acharInfracao(d.lei.infracoes, d.auto.dispositivo as Dispositivo, d.lei.nome)

export function autuado(nome: string, doc: string | null, rotulo: string): Campo[] {
  return [
    { rotulo, valor: { forte: nome } },
    ...(doc === null
      ? []
      : [{ rotulo: doc.length === 11 ? 'CPF' : 'CNPJ', valor: { mono: escreverDocumento(doc) } }]),
  ]
}

export function linhaOuItinerario(l: {
  servico: 'linha' | keyof typeof SERVICO
  linha: { numero: string; nome: string } | null
  itinerario: string | null
}): Campo {
  if (l.servico !== 'linha')
    return { rotulo: SERVICO[l.servico], valor: l.itinerario ?? 'Itinerário não informado' }
  return {
    rotulo: 'Linha',
    valor: l.linha ? [{ mono: l.linha.numero }, ` · ${l.linha.nome}`] : 'Não informada',
  }
}

/** The fact, in the fields that every document of an auto repeats. */
export function fato(d: DadosDoDocumento): Campo[] {
  const { auto, autoridade } = d
  const infracao = infracaoDe(d)
  return [
    { rotulo: 'Infração', valor: [infracao.descricao, ...citar(infracao.dispositivo)] },
    { rotulo: 'Quando', valor: escreverInstante(auto.momento_fato as never, autoridade.fuso) },
    { rotulo: 'Onde', valor: `${auto.local}, ${auto.municipio}\u00a0(${autoridade.uf})` },
    { rotulo: 'Placa', valor: { mono: escreverPlaca(auto.placa) } },
  ]
}

/** The act that set a value; a demonstration says that it is one, once. */
const fonte = (v: { ato: string; demonstracao: boolean }) =>
  v.demonstracao && !/demonstração/i.test(v.ato) ? `${v.ato}; valor de demonstração` : v.ato

function origemDoValor(p: NonNullable<MultaDoAto['memoria'][number]['parametro']>): string {
  // The series is [from, to): the last day in force is the one before `ate`.
  const inicio = escreverData(p.de as DataCivil)
  const vigencia =
    p.ate === null ? `desde ${inicio}` : `de ${inicio} a ${escreverData(somarDias(p.ate as DataCivil, -1))}`
  return `em vigor ${vigencia} · ${fonte(p)}`
}

function passos(m: MultaDoAto): PassoEscrito[] {
  const ultimo = m.memoria.at(-1)
  // The total row says it: a last step that only repeats the amount would say it twice.
  const repete = ultimo?.resultado === m.valor && m.memoria.slice(0, -1).some((p) => p.resultado === m.valor)
  return (repete ? m.memoria.slice(0, -1) : m.memoria).map((p) => ({
    descricao: p.descricao,
    artigo: p.dispositivo === null ? null : escreverDispositivo(p.dispositivo as Dispositivo),
    detalhe: p.parametro ? origemDoValor(p.parametro) : null,
    resultado: escreverResultado(p.resultado),
    aplicado: p.aplicado !== false,
  }))
}

/** The amount with every step that leads to it; the total is the act's own amount. */
export function memoriaDaMulta(titulo: string, m: MultaDoAto, dobra: Dispositivo | null): Bloco {
  const resumo: Texto = m.reincidente
    ? ['Em dobro, por reincidência', ...citar(dobra), '.']
    : 'Sem dobra por reincidência.'
  return {
    tipo: 'memoria',
    titulo,
    resumo,
    passos: passos(m),
    total: { rotulo: 'Valor da multa', valor: escreverDinheiro(m.valor) },
  }
}

/** A term's length in words, with what sets it: the law's provision or the authority's act of that day. */
export function duracao(d: DadosDoDocumento, nome: PrazoDoAuto): Trecho[] {
  const { dias, dispositivo } = d.lei.processo.prazos[nome]
  if (typeof dias === 'number') return [{ forte: `${dias} dias` }, ...citar(dispositivo)]
  try {
    const valor = valorEm(
      d.parametros[dias.parametro] ?? [],
      dataEm(momentoDe(d.ato), d.autoridade.fuso),
      dias.parametro,
    )
    return [{ forte: `${valor.valor} dias` }, ` (${fonte(valor)})`, ...citar(dispositivo)]
  } catch (erro) {
    if (!(erro instanceof RecusaDaLei)) throw erro
    return ['prazo que a autoridade informará', ...citar(dispositivo)]
  }
}

/** How any term is counted, in one sentence. */
export function contagem(d: DadosDoDocumento, desde: string): Trecho[] {
  const { inicio, prorrogacao } = d.lei.processo.contagem
  return [
    `O primeiro dia é o primeiro dia útil depois ${desde}`,
    ...citar(inicio),
    '; contam-se dias corridos, e o prazo que terminar em dia sem expediente passa ao primeiro dia útil seguinte',
    ...citar(prorrogacao),
    '.',
  ]
}

/** Who did the act, in which role at that moment. */
export function quemPraticou(d: DadosDoDocumento): { nome: string; linhas: string[] } {
  const { autor, papel } = d.ato
  const cargo = d.autoridade.cargos[papel as keyof typeof d.autoridade.cargos]
  return {
    nome: autor.nome,
    linhas: [cargo, ...(autor.matricula === null ? [] : [`matrícula ${autor.matricula}`])],
  }
}

export const quandoPraticou = (d: DadosDoDocumento) => escreverInstante(momentoDe(d.ato), d.autoridade.fuso)
