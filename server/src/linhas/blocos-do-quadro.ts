import { escreverData, escreverNumero } from '@outorga/lei'
import { nomeDoMunicipio } from '../cadastro/municipios.js'
import { NOME_DO_SERVICO } from '../cadastro/nomes.js'
import type { Contexto } from '../platform/contexto.js'
import type { Bloco, Texto } from '../platform/documentos/documento.js'
import { escreverDuracao, escreverKm, kmPorPiso } from './comparar-quadros.js'
import { chegadaDe, escreverChegada, escreverDias } from './horarios.js'
import type { Linha } from './linha.js'
import {
  extremosDe,
  type HorarioDaLinha,
  MOTIVOS_DO_QUADRO,
  PISOS,
  type Quadro,
  SENTIDOS,
  type Sentido,
  TIPOS_DE_HORARIO,
} from './quadro.js'

/** As much of a Quadro as its paper says. */
export type QuadroNoPapel = Omit<Quadro, 'documento' | 'ato_id' | 'linha_id' | 'extensao_km' | 'ate'>

function aLinha(linha: Linha, q: QuadroNoPapel, ato: string): Bloco {
  const [a, b] = extremosDe(q.pontos)
  const pisos = kmPorPiso(q).map((p) => `${escreverKm(p.km)} ${PISOS[p.piso].toLowerCase()}`)
  return {
    tipo: 'campos',
    titulo: 'A linha',
    campos: [
      { rotulo: 'Linha', valor: [{ mono: linha.numero }, ` ${linha.nome}`] },
      { rotulo: 'Operadora', valor: linha.operadora?.razao_social ?? 'sem operadora' },
      { rotulo: 'Serviço', valor: NOME_DO_SERVICO[linha.servico] },
      { rotulo: 'Extensão', valor: `${escreverKm(b.km)}: ${pisos.join(', ')}` },
      { rotulo: 'Viagem', valor: `${a.localidade} – ${b.localidade}, ${escreverDuracao(b.minutos)}` },
      { rotulo: 'Vale de', valor: `${escreverData(q.de)}, até o quadro seguinte` },
      { rotulo: 'Ato', valor: ato },
      { rotulo: 'Por quê', valor: MOTIVOS_DO_QUADRO[q.motivo] },
    ],
  }
}

function itinerario(q: QuadroNoPapel): Bloco {
  const piso = (i: number) =>
    q.trechos
      .filter((t) => t.de === i - 1)
      .map((t) => `${escreverKm(t.km)} ${PISOS[t.piso].toLowerCase()}`)
      .join(', ')
  return {
    tipo: 'tabela',
    titulo: 'Itinerário',
    colunas: [
      { titulo: 'Ponto', largura: 0.25 },
      { titulo: 'km', largura: 0.08, numero: true },
      { titulo: 'Tempo', largura: 0.13, numero: true },
      { titulo: 'É', largura: 0.14 },
      { titulo: 'Terminal', largura: 0.18 },
      { titulo: 'Trecho até aqui' },
    ],
    linhas: q.pontos.map((p, i): Texto[] => {
      const municipio = nomeDoMunicipio(p.municipio_ibge)
      return [
        p.localidade === municipio ? p.localidade : `${p.localidade}, ${municipio}`,
        escreverNumero(p.km),
        escreverDuracao(p.minutos),
        [p.secao && 'seção', p.parada && 'parada'].filter(Boolean).join(', ') || 'passagem',
        p.terminal ?? 'fora',
        piso(i),
      ]
    }),
  }
}

function horarios(q: QuadroNoPapel, sentido: Sentido): Bloco[] {
  const [a, b] = extremosDe(q.pontos)
  const daqui = q.horarios.filter((h) => h.sentido === sentido)
  if (daqui.length === 0) return []
  const [de, para] = sentido === 'ida' ? [a, b] : [b, a]
  const linha = (h: HorarioDaLinha): Texto[] => [
    h.hora,
    escreverChegada(chegadaDe(h.hora, b.minutos)),
    escreverDias(h.dias),
    TIPOS_DE_HORARIO[h.tipo],
  ]
  return [
    {
      tipo: 'tabela',
      titulo: `${SENTIDOS[sentido]}: ${de.localidade} – ${para.localidade}`,
      colunas: [
        { titulo: 'Sai', largura: 0.14 },
        { titulo: 'Chega', largura: 0.28 },
        { titulo: 'Dias', largura: 0.3 },
        { titulo: 'Serviço' },
      ],
      linhas: daqui.map(linha),
    },
  ]
}

function restricoes(q: QuadroNoPapel): Bloco[] {
  if (q.restricoes.length === 0) return []
  const nome = new Map(q.pontos.map((p) => [p.ponto_id, p.localidade]))
  const itens = q.restricoes.map(([a, b]) => `Entre ${nome.get(a)} e ${nome.get(b)}, nos dois sentidos`)
  return [{ tipo: 'lista', titulo: 'Onde não se vende passagem', itens }]
}

function doConselho(c: Contexto, q: QuadroNoPapel): Bloco[] {
  if (q.paradas_pelo_conselho === null) return []
  const artigo: Texto = c.lei.norma === 'rr-664-2008' ? [' ', { artigo: 'art. 44' }] : []
  const texto = `Paradas a mais de 3 horas entre si pelo ato ${q.paradas_pelo_conselho}`
  return [{ tipo: 'texto', titulo: 'Paradas', paragrafos: [[texto, ...(artigo as readonly string[]), '.']] }]
}

/** What the Quadro de Regime de Funcionamento says on paper: the line, its itinerary by point and pavement, its hours. */
export function blocosDoQuadro(c: Contexto, linha: Linha, quadro: QuadroNoPapel, ato: string): Bloco[] {
  return [
    aLinha(linha, quadro, ato),
    itinerario(quadro),
    ...horarios(quadro, 'ida'),
    ...horarios(quadro, 'volta'),
    ...restricoes(quadro),
    ...doConselho(c, quadro),
    { tipo: 'texto', titulo: 'Razões', paragrafos: [quadro.razoes] },
  ]
}
