import { escreverNumero, escreverSerial, type Leitura } from './celula-xlsx.js'
import { enumerar, type Grade, type LinhaDaGrade, letraDaColuna, MAXIMO_DE_COLUNAS } from './grade.js'
import { escreverEm, recusarLinhasDemais } from './montar-tabela.js'
import type { PacoteXlsx } from './pacote-xlsx.js'
import { recusarArquivo } from './recusas.js'

export interface Contexto {
  limite: number
  sistema1904: boolean
  textos: string[]
  formatos: Leitura[]
}

interface Celula {
  coluna: number
  tipo: string
  estilo: number
  valor: string
  formula: boolean
}

/** The cells that could not be taken as they are, by what happened to them. */
class Estranhas {
  private readonly achadas = new Map<string, { nomes: string[]; total: number }>()

  anotar(oque: string, celula: string): string {
    const lista = this.achadas.get(oque) ?? { nomes: [], total: 0 }
    lista.total++
    if (lista.nomes.length < 20) lista.nomes.push(celula)
    this.achadas.set(oque, lista)
    return ''
  }

  avisos(): string[] {
    return [...this.achadas].map(
      ([oque, { nomes, total }]) =>
        `${oque} (${total === 1 ? 'célula' : 'células'} ${enumerar(nomes, total)}): lida como vazia.`,
    )
  }
}

/** Reads the cells of one worksheet; rows with nothing written are left out. */
export async function lerAba(pacote: PacoteXlsx, caminho: string, contexto: Contexto): Promise<Grade> {
  const leitor = new LeitorDeAba(contexto)
  await pacote.percorrer(caminho, leitor)
  return leitor.grade()
}

class LeitorDeAba {
  private readonly linhas: LinhaDaGrade[] = []
  private readonly mesclas: Grade['mesclas'] = []
  private readonly estranhas = new Estranhas()
  private linha: LinhaDaGrade | null = null
  private celula: Celula | null = null
  private numero = 0
  private proxima = 0
  private lendo = false
  private fonetico = false

  constructor(private readonly contexto: Contexto) {}

  grade(): Grade {
    return { linhas: this.linhas, mesclas: this.mesclas, avisos: this.estranhas.avisos() }
  }

  abre(nome: string, atributos: Record<string, string>): void {
    if (nome === 'row') this.abrirLinha(atributos)
    else if (nome === 'c') this.abrirCelula(atributos)
    else if (nome === 'f' && this.celula) this.celula.formula = true
    else if (nome === 'rPh') this.fonetico = true
    else if (nome === 'v' || nome === 't') this.lendo = this.celula !== null && !this.fonetico
    else if (nome === 'mergeCell') this.mesclar(atributos.ref ?? '')
  }

  texto(texto: string): void {
    if (this.lendo && this.celula) this.celula.valor += texto
  }

  fecha(nome: string): void {
    if (nome === 'v' || nome === 't') this.lendo = false
    else if (nome === 'rPh') this.fonetico = false
    else if (nome === 'c') this.fecharCelula()
    else if (nome === 'row') this.fecharLinha()
  }

  private abrirLinha({ r, hidden }: Record<string, string>): void {
    this.numero = Number(r) || this.numero + 1
    this.linha = { numero: this.numero, celulas: [], oculta: hidden === '1' || hidden === 'true' }
    this.proxima = 0
  }

  private fecharLinha(): void {
    if (this.linha?.celulas.some((c) => c.trim() !== '')) {
      this.linhas.push(this.linha)
      recusarLinhasDemais(this.linhas.length - 1, this.contexto.limite)
    }
    this.linha = null
  }

  private abrirCelula({ r, t, s }: Record<string, string>): void {
    const coluna = r === undefined ? this.proxima : lerEndereco(r).coluna
    this.proxima = coluna + 1
    this.celula = { coluna, tipo: t ?? 'n', estilo: Number(s ?? 0), valor: '', formula: false }
  }

  private fecharCelula(): void {
    const { celula, linha } = this
    this.celula = null
    if (!celula || !linha) return
    const valor = this.valorDe(celula)
    if (valor === '') return
    if (celula.coluna >= MAXIMO_DE_COLUNAS) {
      if (valor.trim() !== '') throw recusarArquivo('planilha-colunas-demais')
      return
    }
    escreverEm(linha.celulas, celula.coluna, valor)
  }

  private valorDe({ coluna, tipo, estilo, valor, formula }: Celula): string {
    const onde = `${letraDaColuna(coluna)}${this.numero}`
    if (tipo === 'e') return this.estranhas.anotar(`Erro ${valor} na planilha`, onde)
    if (valor === '') {
      const calculada = formula && tipo !== 'str'
      return calculada ? this.estranhas.anotar('Fórmula sem resultado gravado', onde) : ''
    }
    if (tipo === 's') return desescapar(this.contexto.textos[Number(valor)] ?? '')
    if (tipo === 'str' || tipo === 'inlineStr') return desescapar(valor)
    if (tipo === 'b') return valor === '1' || valor === 'true' ? 'sim' : 'não'
    if (tipo === 'd') return valor.replace(/T00:00(:00(\.0+)?)?Z?$/, '').slice(0, 16)
    const leitura = this.contexto.formatos[estilo] ?? { tipo: 'numero', algarismos: 0 }
    if (leitura.tipo === 'numero') return escreverNumero(valor, leitura.algarismos)
    const escrito = escreverSerial(Number(valor), leitura.tipo, this.contexto.sistema1904)
    return escrito ?? this.estranhas.anotar('Data que não existe no calendário', onde)
  }

  private mesclar(endereco: string): void {
    const [de, ate] = endereco.split(':')
    if (de === undefined || ate === undefined) return
    const inicio = lerEndereco(de)
    const fim = lerEndereco(ate)
    this.mesclas.push({
      endereco,
      linhas: [inicio.linha, fim.linha],
      colunas: [inicio.coluna, fim.coluna],
    })
  }
}

/** `B3` is column 1, row 3. */
function lerEndereco(endereco: string): { coluna: number; linha: number } {
  const partes = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(endereco)
  if (!partes) throw recusarArquivo('planilha-danificada')
  let coluna = 0
  for (const letra of (partes[1] ?? '').toUpperCase()) coluna = coluna * 26 + letra.charCodeAt(0) - 64
  return { coluna: coluna - 1, linha: Number(partes[2]) }
}

/** XLSX writes a control character as `_x000D_`. */
function desescapar(texto: string): string {
  return texto
    .replace(/_x([0-9A-F]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\r\n?/g, '\n')
}
