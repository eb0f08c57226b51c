import { crc32, deflateSync } from 'node:zlib'

/** An image whose points are indexes into at most 256 colours, 0xRRGGBB each. */
export interface Imagem {
  largura: number
  altura: number
  cores: readonly number[]
  pontos: Uint8Array
}

const ASSINATURA = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function bloco(tipo: string, dados: Buffer): Buffer {
  const corpo = Buffer.concat([Buffer.from(tipo, 'latin1'), dados])
  const inteiro = (n: number) => {
    const b = Buffer.alloc(4)
    b.writeUInt32BE(n >>> 0)
    return b
  }
  return Buffer.concat([inteiro(dados.length), corpo, inteiro(crc32(corpo))])
}

/** The image as a PNG with a palette, 8 bits a point. */
export function escreverPng({ largura, altura, cores, pontos }: Imagem): Buffer {
  const cabecalho = Buffer.alloc(13)
  cabecalho.writeUInt32BE(largura, 0)
  cabecalho.writeUInt32BE(altura, 4)
  cabecalho.set([8, 3, 0, 0, 0], 8)
  // Each row is preceded by its filter: none.
  const linhas = Buffer.alloc((largura + 1) * altura)
  for (let y = 0; y < altura; y++)
    linhas.set(pontos.subarray(y * largura, (y + 1) * largura), y * (largura + 1) + 1)
  return Buffer.concat([
    ASSINATURA,
    bloco('IHDR', cabecalho),
    bloco('PLTE', Buffer.from(cores.flatMap((c) => [(c >> 16) & 255, (c >> 8) & 255, c & 255]))),
    bloco('IDAT', deflateSync(linhas, { level: 6 })),
    bloco('IEND', Buffer.alloc(0)),
  ])
}
