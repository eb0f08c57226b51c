import { numero } from '../formatos'
import { FORA, NOME_DO_PISO, type PontoDoMapa, raioDe, type TrechoLigado } from './dados'
import { type Caixa, projetar, type Tamanho, type Vista } from './geometria'
import type { Municipio } from './limites'
import {
  aoLadoDaLinha,
  colocarRotulos,
  emVoltaDoPonto,
  type LugarDoRotulo,
  larguraDoTexto,
  noMeio,
  type PedidoDeRotulo,
  type Segmento,
} from './rotulos'

/** A label with its place, in pixels from the start of the plane at the zoom it was placed for. */
export interface Rotulo {
  chave: string
  tipo: 'ponto' | 'trecho' | 'municipio'
  texto: string
  /** What comes after the text, in the colour of a warning. */
  alerta?: string
  forte?: boolean
  lugar: LugarDoRotulo
}

type Pedido = PedidoDeRotulo & Omit<Rotulo, 'lugar'>

const ALTURA = { ponto: 18, trecho: 16, municipio: 14 }
const CORPO = { ponto: 14, trecho: 12.5, municipio: 11 }
const ORDEM = { extremo: 0, secao: 1, parada: 3, comum: 4 }
/** Stretches of a run on which its floor is tried. */
const TENTATIVAS = 4
/** A stretch shorter than this on the screen, in pixels, does not say its length. */
const MENOR_COM_KM = 40
/** Stretches come between the numbered points and the stops. */
const ORDEM_DOS_TRECHOS = 2

function pedirPonto(p: PontoDoMapa, k: number, selecionado: boolean): Pedido {
  const [x, y] = projetar(p)
  const alerta = p.fora ? ` · ${FORA}` : ''
  return {
    chave: `p-${p.id}`,
    tipo: 'ponto',
    texto: p.nome,
    ...(alerta && { alerta }),
    forte: selecionado || p.papel === 'extremo',
    inteiro: !selecionado && p.papel !== 'extremo',
    livre: !selecionado && (p.papel === 'parada' || p.papel === 'comum'),
    candidatos: emVoltaDoPonto(
      x * k,
      y * k,
      raioDe(p) + (selecionado ? 5 : 0),
      larguraDoTexto(p.nome + alerta, CORPO.ponto),
      ALTURA.ponto,
    ),
  }
}

const naTela = (t: TrechoLigado, k: number): Segmento => {
  const [x1, y1] = projetar(t.inicio)
  const [x2, y2] = projetar(t.fim)
  return { x1: x1 * k, y1: y1 * k, x2: x2 * k, y2: y2 * k }
}
const comprimento = (s: Segmento) => Math.hypot(s.x2 - s.x1, s.y2 - s.y1)

/** Stretches one after the other with the same floor, the longest first. */
function corridas(trechos: readonly TrechoLigado[], k: number): TrechoLigado[][] {
  const saida: TrechoLigado[][] = []
  trechos.forEach((t, i) => {
    const antes = trechos[i - 1]
    if (antes?.piso === t.piso && antes.para === t.de) saida.at(-1)?.push(t)
    else saida.push([t])
  })
  const tamanho = (t: TrechoLigado) => comprimento(naTela(t, k))
  return saida.map((c) => c.toSorted((a, b) => tamanho(b) - tamanho(a)))
}

/** One stretch of each run says the floor, with its length if there is room; the others only their length. */
function pedirTrechos(trechos: readonly TrechoLigado[], k: number): Pedido[] {
  const pedir = (t: TrechoLigado, texto: string, modo: string, grupos: string[]): Pedido => ({
    chave: `t-${t.chave}-${modo}`,
    tipo: 'trecho',
    texto,
    candidatos: aoLadoDaLinha(naTela(t, k), larguraDoTexto(texto, CORPO.trecho), ALTURA.trecho),
    inteiro: true,
    livre: true,
    grupos: [`t-${t.chave}`, ...grupos],
  })
  const kmDe = (t: TrechoLigado) => (t.km === undefined ? null : `${numero(t.km)} km`)
  const comPiso = corridas(trechos, k).flatMap((corrida, i) => {
    const tentadas = corrida.slice(0, TENTATIVAS)
    const inteiros = tentadas.map((t) =>
      pedir(t, [NOME_DO_PISO[t.piso], kmDe(t)].filter(Boolean).join(' · '), 'piso-km', [`corrida-${i}`]),
    )
    return [...inteiros, ...tentadas.map((t) => pedir(t, NOME_DO_PISO[t.piso], 'piso', [`corrida-${i}`]))]
  })
  const soKm = trechos.flatMap((t) => {
    const km = kmDe(t)
    return km && comprimento(naTela(t, k)) >= MENOR_COM_KM ? [pedir(t, km, 'km', [])] : []
  })
  return [...comPiso, ...soKm]
}

function pedirMunicipios(municipios: readonly Municipio[], k: number, ditos: ReadonlySet<string>): Pedido[] {
  return municipios.flatMap(({ nome, caixa, centro: [x, y] }, i): Pedido[] => {
    if (!nome || ditos.has(nome)) return []
    const l = larguraDoTexto(nome, CORPO.municipio)
    const a = ALTURA.municipio
    if (l > (caixa.x1 - caixa.x0) * k * 0.9 || a * 1.5 > (caixa.y1 - caixa.y0) * k) return []
    const candidatos = [0, a * 1.5, -a * 1.5].map((dy) => noMeio(x * k, y * k + dy, l, a))
    return [{ chave: `m-${i}`, tipo: 'municipio', texto: nome, candidatos, inteiro: true, livre: true }]
  })
}

/** The corners that the buttons and the scale take, from the corner of the frame. */
function cantosTomados(quadro: Caixa): Caixa[] {
  return [
    { x0: quadro.x1 - 64, y0: quadro.y0, x1: quadro.x1, y1: quadro.y0 + 148 },
    { x0: quadro.x0, y0: quadro.y1 - 38, x1: quadro.x0 + 150, y1: quadro.y1 },
  ]
}

export interface OQueRotular {
  pontos: readonly PontoDoMapa[]
  trechos: readonly TrechoLigado[]
  municipios: readonly Municipio[]
  selecionado: string | null
}

/**
 * The labels that fit at a view: the chosen point, the ends of the line, its numbered points, the floors and lengths
 * of the stretches, the stops, and last the names of the municipalities, each only where it covers nothing.
 */
export function rotular(oQue: OQueRotular, vista: Vista, tamanho: Tamanho): Rotulo[] {
  const { pontos, trechos, municipios, selecionado } = oQue
  const { k } = vista
  const ordemDe = (p: PontoDoMapa) => (p.id === selecionado ? -1 : ORDEM[p.papel])
  const emOrdem = pontos.toSorted((a, b) => ordemDe(a) - ordemDe(b))
  const pedir = (p: PontoDoMapa) => pedirPonto(p, k, p.id === selecionado)
  const pedidos = [
    ...emOrdem.filter((p) => ordemDe(p) < ORDEM_DOS_TRECHOS).map(pedir),
    ...pedirTrechos(trechos, k),
    ...emOrdem.filter((p) => ordemDe(p) > ORDEM_DOS_TRECHOS).map(pedir),
    ...pedirMunicipios(municipios, k, new Set(pontos.map((p) => p.nome))),
  ]
  const [meiaLargura, meiaAltura] = [tamanho.largura / 2 - 4, tamanho.altura / 2 - 4]
  const quadro = {
    x0: vista.cx * k - meiaLargura,
    y0: vista.cy * k - meiaAltura,
    x1: vista.cx * k + meiaLargura,
    y1: vista.cy * k + meiaAltura,
  }
  const marcas = pontos.map((p) => {
    const [x, y] = projetar(p)
    const r = raioDe(p) * 0.85 + 3
    return { x0: x * k - r, y0: y * k - r, x1: x * k + r, y1: y * k + r }
  })
  const colocados = colocarRotulos(pedidos, {
    quadro,
    marcas: [...marcas, ...cantosTomados(quadro)],
    linhas: trechos.map((t) => naTela(t, k)),
  })
  return pedidos.flatMap(({ chave, tipo, texto, alerta, forte }) => {
    const lugar = colocados.get(chave)
    return lugar ? [{ chave, tipo, texto, ...(alerta && { alerta }), ...(forte && { forte }), lugar }] : []
  })
}
