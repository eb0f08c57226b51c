import type { Imagem } from './png.js'

/** 3 × 5 letters; each digit is a row, in octal. */
const LETRAS: Record<string, string> = Object.fromEntries(
  (
    '0 75557 1 26227 2 71747 3 71717 4 55711 5 74717 6 74757 7 71122 8 75757 9 75717 ' +
    'A 25755 B 65656 C 34443 D 65556 E 74647 F 74644 G 34553 H 55755 I 72227 J 11152 K 55655 L 44447 M 57755 ' +
    'N 65555 O 25552 P 65644 Q 25563 R 65655 S 34216 T 72222 U 55557 V 55552 W 55775 X 55255 Y 55222 Z 71247 ' +
    '/ 11244 : 02020 - 00700 . 00002'
  )
    .match(/\S \d{5}/g)
    ?.map((par) => [par[0], par.slice(2)]) ?? [],
)

type Ponto = readonly [x: number, y: number]

/** What the scenes draw with. Colours are 0xRRGGBB, dimmed by the light of the hour. */
export interface Tela extends Imagem {
  /** From 0 to 1, always the same for the same seed. */
  acaso(): number
  retangulo(x: number, y: number, largura: number, altura: number, cor: number): void
  /** From `a` at the top to `b` at the bottom, in 24 bands. */
  degrade(y: number, altura: number, a: number, b: number): void
  circulo(x: number, y: number, raio: number, cor: number): void
  /** A four-sided figure between two horizontal edges. */
  trapezio(
    alto: readonly [x1: number, x2: number, y: number],
    baixo: readonly [number, number, number],
    cor: number,
  ): void
  /** Small marks of `cor` strewn over an area. */
  salpicar(canto: Ponto, tamanho: Ponto, quantos: number, cor: number): void
  texto(x: number, y: number, escala: number, texto: string, cor: number): void
}

export function misturar(a: number, b: number, parte: number): number {
  const canal = (d: number) => Math.round(((a >> d) & 255) * (1 - parte) + ((b >> d) & 255) * parte) << d
  return canal(16) | canal(8) | canal(0)
}

/** `luz` from 0 (night) to 1 (noon). */
export function abrirTela(largura: number, altura: number, luz: number, semente: number): Tela {
  const pontos = new Uint8Array(largura * altura)
  const cores: number[] = []
  const indices = new Map<number, number>()
  let estado = semente >>> 0

  const indice = (cor: number) => {
    const vista = misturar(0x0a0f1e, cor, luz)
    const conhecido = indices.get(vista)
    if (conhecido !== undefined) return conhecido
    // A palette holds 256; past them the last one serves.
    const novo = Math.min(cores.length, 255)
    if (novo === cores.length) cores.push(vista)
    indices.set(vista, novo)
    return novo
  }
  const faixa = (y: number, de: number, ate: number, i: number) => {
    if (y < 0 || y >= altura) return
    pontos.fill(
      i,
      y * largura + Math.max(0, Math.round(de)),
      y * largura + Math.min(largura, Math.max(0, Math.round(ate))),
    )
  }
  const tela: Tela = {
    largura,
    altura,
    cores,
    pontos,
    acaso() {
      estado = (Math.imul(estado, 1_664_525) + 1_013_904_223) >>> 0
      return estado / 2 ** 32
    },
    retangulo(x, y, l, a, cor) {
      const i = indice(cor)
      for (let linha = y; linha < y + a; linha++) faixa(linha, x, x + l, i)
    },
    degrade(y, a, de, para) {
      for (let n = 0; n < 24; n++) {
        const topo = y + Math.floor((a * n) / 24)
        tela.retangulo(
          0,
          topo,
          largura,
          y + Math.floor((a * (n + 1)) / 24) - topo,
          misturar(de, para, n / 23),
        )
      }
    },
    circulo(x, y, raio, cor) {
      const i = indice(cor)
      for (let d = -raio; d <= raio; d++) {
        const meia = Math.sqrt(raio * raio - d * d)
        faixa(y + d, x - meia, x + meia, i)
      }
    },
    trapezio([x1, x2, y1], [x3, x4, y2], cor) {
      const i = indice(cor)
      for (let y = y1; y < y2; y++) {
        const p = (y - y1) / (y2 - y1)
        faixa(y, x1 + (x3 - x1) * p, x2 + (x4 - x2) * p, i)
      }
    },
    salpicar([x, y], [l, a], quantos, cor) {
      const i = indice(cor)
      for (let n = 0; n < quantos; n++) {
        const px = x + tela.acaso() * l
        faixa(Math.floor(y + tela.acaso() * a), px, px + 1 + tela.acaso() * 3, i)
      }
    },
    texto(x, y, escala, texto, cor) {
      ;[...texto].forEach((letra, n) => {
        ;[...(LETRAS[letra] ?? '00000')].forEach((octal, linha) => {
          for (let coluna = 0; coluna < 3; coluna++) {
            if ((Number(octal) & (4 >> coluna)) === 0) continue
            tela.retangulo(x + (n * 4 + coluna) * escala, y + linha * escala, escala, escala, cor)
          }
        })
      })
    },
  }
  return tela
}
