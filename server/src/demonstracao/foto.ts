import { escreverPng } from './png.js'
import { abrirTela, misturar, type Tela } from './tela.js'

/** What a picture of the demonstration shows. */
export type Cena = 'estrada' | 'avenida' | 'lotacao' | 'lago'

export interface PedidoDeFoto {
  cena: Cena
  placa: string
  van: boolean
  data: string
  /** `HH:MM`: by it the light falls. */
  hora: string
}

const LARGURA = 640
const ALTURA = 400
const PINTURAS = [0xb8352b, 0x1f5f9e, 0x2d7a4f, 0xd9902f, 0x6a3d7c, 0xe9e6de]

/** A number that only depends on the text. */
const resumo = (texto: string) => [...texto].reduce((n, l) => (Math.imul(n, 31) + l.charCodeAt(0)) >>> 0, 7)

/** An invented picture, always the same for the same request: a PNG of 640 × 400 drawn here, of nobody and nowhere. */
export function desenharFoto(p: PedidoDeFoto): Buffer {
  const minutos = Number(p.hora.slice(0, 2)) * 60 + Number(p.hora.slice(3))
  const luz = Math.min(1, Math.max(0.34, 1.08 - (Math.abs(minutos - 760) / 760) ** 2))
  const semente = resumo(`${p.cena}${p.placa}${p.data}${p.hora}`)
  const tela = abrirTela(LARGURA, ALTURA, luz, semente)
  CENAS[p.cena](tela, p)
  tela.texto(14, 380, 2, `${p.data.split('-').reverse().join('/')} ${p.hora}`, 0xffd84a)
  return escreverPng(tela)
}

const CENAS: Record<Cena, (t: Tela, p: PedidoDeFoto) => void> = { estrada, avenida, lotacao, lago }

function ceu(t: Tela, horizonte: number): void {
  t.degrade(0, horizonte, 0x5d93c9, 0xd5e4ec)
  for (let n = 0; n < 4; n++) {
    const x = t.acaso() * LARGURA
    const y = 24 + Math.round(t.acaso() * 70)
    for (let m = 0; m < 6; m++) {
      const parte = 0.5 + t.acaso() / 2
      t.circulo(
        x + m * 17,
        y + Math.round(t.acaso() * 10),
        9 + Math.round(t.acaso() * 10),
        misturar(0xc9dbe8, 0xf4f6f5, Math.round(parte * 4) / 4),
      )
    }
  }
}

/** A line of hills, or of trees, that ends at `base`. */
function serra(t: Tela, base: number, altura: number, cor: number): void {
  const fase = t.acaso() * 6
  for (let x = 0; x < LARGURA; x += 2) {
    const h = altura * (0.55 + 0.3 * Math.sin(x / 90 + fase) + 0.15 * Math.sin(x / 23 + fase * 2))
    t.retangulo(x, base - Math.round(h), 2, Math.round(h), cor)
  }
}

function veiculo(t: Tela, p: PedidoDeFoto, x: number, base: number): void {
  const l = p.van ? 210 : 350
  const h = p.van ? 104 : 132
  const topo = base - h
  const cor = PINTURAS[resumo(p.placa) % PINTURAS.length] ?? 0xffffff
  t.trapezio([x + 8, x + l, base + 6], [x - 14, x + l + 12, base + 26], 0x34363a)
  t.retangulo(x, topo, l, h, misturar(cor, 0xffffff, 0.78))
  t.retangulo(x, base - Math.round(h * 0.42), l, Math.round(h * 0.3), cor)
  t.retangulo(x, topo, l, 5, misturar(cor, 0x000000, 0.35))
  const janelas = p.van ? 3 : 6
  const vao = (l - 62) / janelas
  for (let n = 0; n < janelas; n++) {
    t.retangulo(x + 10 + Math.round(n * vao), topo + 16, Math.round(vao) - 7, Math.round(h * 0.32), 0x26333f)
    t.trapezio(
      [x + 14 + n * vao, x + 26 + n * vao, topo + 18],
      [x + 10 + n * vao, x + 20 + n * vao, topo + 38],
      0x4b6172,
    )
  }
  t.retangulo(x + l - 46, topo + 18, 34, h - 32, 0x2b3742)
  t.retangulo(x + l - 30, topo + 18, 2, h - 32, 0x8d979e)
  for (const roda of p.van ? [0.2, 0.76] : [0.16, 0.3, 0.78]) {
    const cx = x + Math.round(l * roda)
    t.circulo(cx, base, p.van ? 19 : 22, 0x17181a)
    t.circulo(cx, base, p.van ? 9 : 11, 0x9aa0a4)
  }
  t.retangulo(x + 8, base - 50, 100, 24, 0xf2f3ee)
  t.retangulo(x + 8, base - 50, 100, 5, 0x24459a)
  t.texto(x + 16, base - 43, 3, p.placa, 0x14161a)
}

function estrada(t: Tela, p: PedidoDeFoto): void {
  ceu(t, 188)
  serra(t, 188, 46, 0x6c8796)
  serra(t, 190, 18, 0x4f7350)
  t.degrade(188, ALTURA - 188, 0x8a9a54, 0x6f8243)
  t.salpicar([0, 196], [LARGURA, 200], 1500, 0x5d7038)
  t.salpicar([0, 196], [LARGURA, 200], 700, 0xa9ac66)
  t.trapezio([318, 334, 190], [-60, 690, ALTURA], 0x565a5e)
  t.salpicar([0, 300], [LARGURA, 100], 900, 0x4b4f53)
  for (let n = 0; n < 5; n++) {
    const y = 196 + n * n * 13
    t.trapezio([325, 327 + n, y], [322 - n, 328 + n * 2, y + 8 + n * 5], 0xe6d36a)
  }
  veiculo(t, p, 150 + Math.round(t.acaso() * 70), 322)
}

function avenida(t: Tela, p: PedidoDeFoto): void {
  ceu(t, 230)
  for (let x = -20; x < LARGURA; ) {
    const l = 56 + Math.round(t.acaso() * 60)
    const h = 70 + Math.round(t.acaso() * 120)
    const cor = misturar(0x8b8278, 0xc9bfae, Math.round(t.acaso() * 5) / 5)
    t.retangulo(x, 230 - h, l, h, cor)
    for (let y = 240 - h; y < 218; y += 22) {
      for (let c = x + 8; c < x + l - 12; c += 18)
        t.retangulo(c, y, 9, 13, t.acaso() < 0.2 ? 0xe0cf8f : 0x4a5560)
    }
    x += l + 4
  }
  serra(t, 246, 30, 0x3f6243)
  t.retangulo(0, 246, LARGURA, 16, 0xb3aea6)
  t.retangulo(0, 262, LARGURA, 138, 0x595c60)
  t.salpicar([0, 264], [LARGURA, 134], 1600, 0x4d5054)
  for (let x = -30; x < LARGURA; x += 110) t.retangulo(x, 356, 62, 5, 0xe9e9e4)
  t.retangulo(30, 150, 5, 112, 0x6b7075)
  t.retangulo(12, 150, 42, 30, 0x2060a8)
  veiculo(t, p, 170 + Math.round(t.acaso() * 60), 330)
}

/** Inside, from behind: more people than seats. */
function lotacao(t: Tela, p: PedidoDeFoto): void {
  t.degrade(0, ALTURA, 0xcfd2cf, 0x8f9492)
  t.trapezio([250, 390, 120], [90, 550, ALTURA], 0x5f6467)
  t.trapezio([250, 390, 120], [160, 480, 0], 0xe8ebe8)
  t.retangulo(236, 112, 168, 122, 0x77899a)
  for (let n = 0; n < 5; n++) {
    const y = 104 + n * 12
    t.retangulo(8 + n * 46, y, 40, 96 - n * 14, 0x9fc0d4)
    t.retangulo(592 - n * 46, y, 40, 96 - n * 14, 0x9fc0d4)
  }
  for (let n = 5; n > 0; n--) {
    const y = 210 + (5 - n) * 34
    const l = 60 + (5 - n) * 16
    for (const x of [228 - (5 - n) * 42 - l, 412 + (5 - n) * 42]) {
      t.retangulo(x, y, l, 60, 0x2c4f7c)
      for (const meio of [0.27, 0.73]) pessoa(t, x + Math.round(l * meio), y + 4, 9 + (5 - n) * 2)
    }
  }
  for (let n = 0; n < 11; n++) {
    const perto = n / 10
    pessoa(
      t,
      300 + Math.round((t.acaso() - 0.5) * (90 + perto * 190)) + 20,
      168 + Math.round(perto * 130),
      10 + Math.round(perto * 14),
    )
  }
  t.retangulo(498, 360, 132, 30, 0xf2f3ee)
  t.texto(510, 367, 4, p.placa, 0x14161a)
}

function pessoa(t: Tela, x: number, y: number, raio: number): void {
  const pele = misturar(0x5a3a26, 0xd8a882, Math.round(t.acaso() * 4) / 4)
  const roupa = PINTURAS[Math.floor(t.acaso() * PINTURAS.length)] ?? 0x888888
  t.trapezio([x - raio, x + raio, y + raio], [x - raio * 2, x + raio * 2, y + raio * 5], roupa)
  t.circulo(x, y, raio, pele)
  t.trapezio([x - raio, x + raio, y - raio], [x - raio, x + raio, y - Math.round(raio / 3)], 0x2b211b)
}

function lago(t: Tela, p: PedidoDeFoto): void {
  ceu(t, 176)
  serra(t, 178, 26, 0x5f7f72)
  t.degrade(178, ALTURA - 178, 0x86a2a8, 0x54707a)
  t.salpicar([0, 182], [LARGURA, 214], 1700, 0xa5bcbf)
  t.salpicar([0, 182], [LARGURA, 214], 900, 0x46606a)
  const x = 110 + Math.round(t.acaso() * 60)
  t.trapezio([x, x + 420, 258], [x + 26, x + 380, 304], 0xf1f2f0)
  t.trapezio([x + 8, x + 412, 270], [x + 16, x + 398, 284], 0x1f5f9e)
  t.trapezio([x + 44, x + 330, 202], [x + 26, x + 388, 258], 0xe2e6e6)
  for (let n = 0; n < 9; n++) t.retangulo(x + 52 + n * 32, 216, 24, 22, 0x2b3c49)
  t.trapezio([x + 250, x + 322, 170], [x + 240, x + 336, 202], 0xd3d8d9)
  t.retangulo(x + 262, 178, 58, 16, 0x2b3c49)
  t.retangulo(x + 200, 138, 4, 64, 0x6b7075)
  t.texto(x + 40, 287, 2, p.placa, 0x1b2a38)
  t.salpicar([x - 20, 302], [430, 10], 240, 0xdfe9ea)
}
