import type { Column, Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js'
import QRCode from 'qrcode'
import type { Assinatura, Bloco, DocumentoPdf, PassoEscrito, Texto } from './documento.js'
import type { Etiqueta } from './etiquetas.js'
import {
  AZUL,
  CLARO,
  corridas,
  emLista,
  escrito,
  FIO,
  filha,
  fio,
  LARGURA,
  MARGENS,
  MUDO,
  marcar,
  NOITE,
  secao,
  TINTA,
  trecho,
} from './traco.js'

export const DESENHOS: Record<string, CustomTableLayout> = {
  campos: {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: () => 0,
    paddingRight: () => 8,
    paddingTop: () => 2.2,
    paddingBottom: () => 1.6,
  },
  memoria: {
    hLineWidth: (i) => (i === 0 ? 0 : 0.6),
    hLineColor: () => FIO,
    vLineWidth: () => 0,
    paddingLeft: () => 0,
    paddingRight: (i) => (i === 0 ? 16 : 0),
    paddingTop: () => 3.4,
    paddingBottom: () => 3,
  },
  tabela: {
    hLineWidth: (i) => (i === 0 ? 0 : 0.5),
    hLineColor: () => FIO,
    vLineWidth: () => 0,
    paddingLeft: (i) => (i === 0 ? 0 : 4),
    paddingRight: () => 4,
    paddingTop: () => 2.4,
    paddingBottom: () => 2.2,
  },
  aviso: {
    hLineWidth: () => 0,
    vLineWidth: (i) => (i === 0 ? 3 : 0),
    vLineColor: () => AZUL,
    paddingLeft: () => 12,
    paddingRight: () => 12,
    paddingTop: () => 8,
    paddingBottom: () => 8,
  },
}

function conferencia({ verificacao: v }: DocumentoPdf): Column[] {
  const p = () => filha(null, 'P')
  const figura = filha(null, 'Figure', { alt: `Código QR da página de verificação: ${v.endereco}` })
  const [, pagina = v.endereco] = /^(.*)\/[^/]*$/.exec(v.endereco) ?? []
  return [
    {
      stack: [
        escrito('Código de verificação', p(), { fontSize: 8.5, color: MUDO }),
        escrito({ mono: v.codigo }, p(), { fontSize: 11, color: NOITE, margin: [0, 1, 0, 5] }),
        escrito('Confira em', p(), { fontSize: 8.5, color: MUDO }),
        escrito(pagina.replace(/^https:\/\//, ''), filha(p(), 'Link'), {
          fontSize: 8.5,
          color: AZUL,
          link: v.endereco,
        }),
      ],
      alignment: 'right',
      width: 'auto',
    },
    { ...marcar(figura, { svg: qr(v.endereco) }), fit: [58, 58], width: 58 },
  ]
}

function cabecalho(d: DocumentoPdf): Content[] {
  const titulo = filha(null, 'H1')
  return [
    {
      columns: [
        {
          stack: [
            escrito(d.autoridade.estado.toUpperCase(), filha(null, 'P'), {
              fontSize: 8.5,
              characterSpacing: 0.9,
              color: MUDO,
            }),
            escrito({ forte: d.autoridade.nome }, filha(null, 'P'), {
              fontSize: 12.5,
              color: NOITE,
              margin: [0, 3, 0, 2],
            }),
            escrito(d.autoridade.sigla, filha(null, 'P'), { fontSize: 10, color: NOITE }),
          ],
          width: '*',
        },
        ...conferencia(d),
      ],
      columnGap: 14,
    },
    fio(LARGURA, NOITE, 2.2, [0, 9, 0, 14]),
    {
      columns: [
        escrito({ forte: d.titulo }, titulo, { width: '*', fontSize: 19, color: NOITE }),
        escrito({ mono: d.numero }, titulo, {
          width: 'auto',
          fontSize: 14,
          color: NOITE,
          margin: [0, 5.5, 0, 0],
        }),
      ],
    },
    escrito(d.subtitulo, filha(null, 'P'), { fontSize: 9.5, color: MUDO, margin: [0, 1, 0, 0] }),
  ]
}

function campos(b: Extract<Bloco, { tipo: 'campos' }>): Content {
  const tabela = filha(null, 'Table')
  const body = b.campos.map(({ rotulo, valor }): TableCell[] => {
    const linha = filha(tabela, 'TR')
    return [
      escrito(rotulo, filha(linha, 'TH', { scope: 'Row' }), {
        fontSize: 9.5,
        color: MUDO,
        margin: [0, 0.9, 0, 0],
      }),
      escrito(valor, filha(linha, 'TD')),
    ]
  })
  return { table: { widths: [112, '*'], body }, layout: 'campos' }
}

function passo(p: PassoEscrito, tabela: Etiqueta): TableCell[] {
  const linha = filha(tabela, 'TR')
  const cabeca = filha(linha, 'TH', { scope: 'Row' })
  const cor = p.aplicado ? {} : { color: MUDO }
  const descricao: Texto = p.artigo === null ? p.descricao : [p.descricao, '  ', { artigo: p.artigo }]
  const detalhe = p.detalhe === null ? [] : [escrito(p.detalhe, cabeca, { fontSize: 8.5, color: MUDO })]
  const resultado = p.aplicado ? p.resultado : 'não se aplica'
  return [
    { stack: [escrito(descricao, cabeca, { fontSize: 9.5, ...cor }), ...detalhe] },
    escrito(resultado, filha(linha, 'TD'), {
      fontSize: 9.5,
      alignment: 'right',
      noWrap: resultado.length < 26,
      ...cor,
    }),
  ]
}

function memoria(b: Extract<Bloco, { tipo: 'memoria' }>): Content[] {
  const tabela = filha(null, 'Table')
  const linha = filha(tabela, 'TR')
  const total: TableCell[] = [
    escrito(b.total.rotulo, filha(linha, 'TH', { scope: 'Row' }), { bold: true }),
    escrito(b.total.valor, filha(linha, 'TD'), {
      bold: true,
      fontSize: 12,
      alignment: 'right',
      noWrap: true,
    }),
  ]
  return [
    escrito(b.resumo, filha(null, 'P'), { margin: [0, 2, 0, 2] }),
    {
      table: {
        widths: ['*', 'auto'],
        body: [...b.passos.map((p) => passo(p, tabela)), total],
        dontBreakRows: true,
      },
      layout: 'memoria',
    },
  ]
}

/** Rows of a table that stay on one page. */
const TABELA_INTEIRA = 15

function tabela(b: Extract<Bloco, { tipo: 'tabela' }>): Content {
  const raiz = filha(null, 'Table')
  const lado = (i: number) => (b.colunas[i]?.numero ? { alignment: 'right' as const } : {})
  const cabeca = filha(raiz, 'TR')
  const titulos = b.colunas.map(
    ({ titulo }, i): TableCell =>
      escrito(titulo, filha(cabeca, 'TH', { scope: 'Column' }), { fontSize: 8.5, color: MUDO, ...lado(i) }),
  )
  const corpo = b.linhas.map((celulas): TableCell[] => {
    const linha = filha(raiz, 'TR')
    return celulas.map((c, i) => escrito(c, filha(linha, 'TD'), { fontSize: 9.5, ...lado(i) }))
  })
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      widths: b.colunas.map(({ largura }) => (largura === undefined ? '*' : largura * LARGURA)),
      body: [titulos, ...corpo],
      dontBreakRows: true,
    },
    layout: 'tabela',
  }
}

const paragrafos = (textos: readonly Texto[]): Content[] =>
  textos.map((t) => escrito(t, filha(null, 'P'), { margin: [0, 3, 0, 3], lineHeight: 1.15 }))

function lista(b: Extract<Bloco, { tipo: 'lista' }>): Content[] {
  const raiz = filha(null, 'L')
  return b.itens.map((item, i) => {
    const li = filha(raiz, 'LI')
    return {
      columns: [
        escrito(`${i + 1}.`, filha(li, 'Lbl'), { width: 18, color: MUDO }),
        escrito(item, filha(li, 'LBody'), { width: '*', lineHeight: 1.12 }),
      ],
      margin: [0, 2, 0, 2],
    }
  })
}

const aviso = (b: Extract<Bloco, { tipo: 'aviso' }>): Content => ({
  table: {
    widths: ['*'],
    body: [
      [
        {
          stack: [
            escrito({ forte: b.titulo }, filha(null, 'H2'), {
              fontSize: 11.5,
              color: NOITE,
              margin: [0, 0, 0, 2],
            }),
            ...paragrafos(b.paragrafos),
          ],
          fillColor: CLARO,
        },
      ],
    ],
    dontBreakRows: true,
  },
  layout: 'aviso',
  margin: [0, 14, 0, 0],
})

function assinatura(a: Assinatura): Column {
  return {
    stack: [
      fio((LARGURA - 36) / 2, TINTA, 0.7, [0, 0, 0, 4]),
      escrito({ forte: a.nome }, filha(null, 'P'), { fontSize: 10 }),
      ...a.linhas.map((l) => escrito(l, filha(null, 'P'), { fontSize: 9, color: MUDO })),
    ],
    width: '*',
  }
}

function assinaturas(b: Extract<Bloco, { tipo: 'assinaturas' }>): Content {
  const lado = b.assinaturas.map(assinatura)
  return {
    stack: [
      escrito(b.local, filha(null, 'P'), { margin: [0, 14, 0, 36] }),
      { columns: lado.length === 1 ? [...lado, { text: '', width: '*' }] : lado, columnGap: 36 },
      ...(b.nota === null
        ? []
        : [escrito(b.nota, filha(null, 'P'), { fontSize: 9, color: MUDO, margin: [0, 8, 0, 0] })]),
    ],
    unbreakable: true,
  }
}

function bloco(b: Bloco): Content[] {
  switch (b.tipo) {
    case 'campos':
      return [...secao(b.titulo), campos(b)]
    case 'texto':
      return b.titulo === null
        ? [{ stack: paragrafos(b.paragrafos), margin: [0, 8, 0, 0] }]
        : [...secao(b.titulo), ...paragrafos(b.paragrafos)]
    case 'lista':
      return [...secao(b.titulo), ...lista(b)]
    case 'tabela': {
      const nos = [...secao(b.titulo), tabela(b)]
      // A title is never left alone at the foot of a page; only a table longer than this may break.
      return b.linhas.length > TABELA_INTEIRA ? nos : [{ stack: nos, unbreakable: true }]
    }
    case 'memoria':
      return [{ stack: [...secao(b.titulo), ...memoria(b)], unbreakable: true }]
    case 'aviso':
      return [{ stack: [aviso(b)], unbreakable: true }]
    case 'assinaturas':
      return [assinaturas(b)]
  }
}

/** One path, a horizontal run a rectangle: small, and without seams between modules. */
function qr(conteudo: string): string {
  const { size, data } = QRCode.create(conteudo, { errorCorrectionLevel: 'M' }).modules
  let d = ''
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!data[y * size + x]) continue
      const inicio = x
      while (x + 1 < size && data[y * size + x + 1]) x++
      d += `M${inicio} ${y}h${x - inicio + 1}v1h${inicio - x - 1}z`
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="${NOITE}" d="${d}"/></svg>`
}

const letras = (texto: Texto) =>
  emLista(texto)
    .flatMap(trecho)
    .reduce((n, c) => n + String(c.text).length, 0)

/** What comes last before the signatures goes to their page, unless it may be longer than a page itself. */
function acompanha(b: Bloco | undefined): boolean {
  return (
    b !== undefined &&
    b.tipo !== 'campos' &&
    b.tipo !== 'tabela' &&
    (b.tipo !== 'texto' || letras(b.paragrafos.at(-1) ?? '') < 1500)
  )
}

export function conteudo(d: DocumentoPdf): Content[] {
  const nos = [...cabecalho(d), ...d.blocos.flatMap(bloco)]
  const assinado = d.blocos.at(-1)?.tipo === 'assinaturas' && acompanha(d.blocos.at(-2))
  return assinado ? [...nos.slice(0, -2), { stack: nos.slice(-2), unbreakable: true }] : nos
}

/** Under every page: which document it belongs to, which page it is, and the act it prints. */
export function rodape(d: DocumentoPdf) {
  const { codigo, hash } = d.verificacao
  return (pagina: number, paginas: number): Content => ({
    stack: [
      fio(LARGURA, FIO, 0.7, [0, 0, 0, 5]),
      {
        columns: [
          {
            text: [...corridas(`${d.titulo} ${d.numero} · código `, 'Sans'), ...corridas(codigo, 'Mono')],
            width: '*',
          },
          { text: `Página ${pagina} de ${paginas}`, width: 'auto', noWrap: true },
        ],
        fontSize: 8.5,
        color: MUDO,
      },
      {
        text: [...corridas('Resumo do ato (SHA-256) ', 'Sans'), ...corridas(hash, 'Mono')],
        fontSize: 7,
        color: MUDO,
      },
    ],
    margin: [MARGENS.left, 14, MARGENS.right, 0],
  })
}
