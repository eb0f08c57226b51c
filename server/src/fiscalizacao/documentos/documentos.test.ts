import { describe, expect, it } from 'vitest'
import { renderizarPdf } from '../../platform/documentos/pdf.js'
import { exemplo, exemploDecidido } from '../../testes/documentos.js'
import { lerPdf, TEM_POPPLER } from '../../testes/ler-pdf.js'
import { documentoDoAuto } from './auto.js'
import { documentoDaDecisao } from './decisao.js'
import { documentoDaNotificacao } from './notificacao.js'

const claro = (d: unknown) => JSON.stringify(d).replaceAll('\u00a0', ' ')

describe('auto de infração', () => {
  it('traz o que o art. 75 pede: linha, delegatária, falta, local, dia, hora e dispositivo', () => {
    const texto = claro(documentoDoAuto(exemplo('rr-664-2008')))
    for (const parte of [
      '104',
      'Boa Vista – Pacaraima',
      'Viação Exemplo',
      'ter., 10 mar. 2026, 14:22 (UTC−4)',
      'BR-174, km 541',
      'art. 79, I',
      'não é confissão',
      'art. 76, § 1º',
    ]) {
      expect(texto).toContain(parte)
    }
  })

  it('o prazo de defesa é o da lei em Roraima e o do parâmetro no Rio Grande do Sul', () => {
    const rr = claro(documentoDoAuto(exemplo('rr-664-2008')))
    expect(rr).toContain('30 dias')
    expect(rr).toContain('art. 95')
    const rs = claro(documentoDoAuto(exemplo('rs-11127-1998')))
    expect(rs).toContain('a autoridade fixa em ato seu')
    expect(rs).not.toMatch(/art\. (76|89|95)/)
    expect(rs).toContain('"rotulo":"Operadora"')
  })

  it('sem parâmetro de prazo, o documento sai e não inventa número', () => {
    const texto = claro(documentoDoAuto({ ...exemplo('rs-11127-1998'), parametros: {} }))
    expect(texto).toContain('prazo que a autoridade informará')
  })

  it.each(['rr-664-2008', 'rs-11127-1998'] as const)(
    'known fault 47: a conta impressa chega ao valor impresso (%s)',
    (norma) => {
      const d = exemplo(norma)
      const memoria = documentoDoAuto(d).blocos.find((b) => b.tipo === 'memoria')
      if (memoria?.tipo !== 'memoria') throw new Error('sem memória')
      const ultimo = memoria.passos.filter((p) => p.aplicado).at(-1)
      expect(claro(memoria.total.valor)).toBe(`"R$ ${ultimo?.resultado}"`)
    },
  )

  it('diz quando a multa dobra', () => {
    expect(claro(documentoDoAuto(exemplo('rr-664-2008')))).toContain('Em dobro, por reincidência')
    expect(claro(documentoDoAuto(exemplo('rs-11127-1998')))).toContain('Sem dobra')
  })

  it('depende do ato e dos fatos, não do estado de hoje', async () => {
    const d = exemplo('rr-664-2008')
    const depois = {
      ...d,
      auto: {
        ...d.auto,
        situacao: { estado: 'pago', nome: 'Pago', tom: 'bom' } as const,
        valor: '1.00',
        versao: 9,
      },
    }
    expect(
      (await renderizarPdf(documentoDoAuto(d))).equals(await renderizarPdf(documentoDoAuto(depois))),
    ).toBe(true)
  })

  it('falta apurada depois do fato diz de onde veio', () => {
    const texto = claro(documentoDoAuto(exemplo('rr-664-2008', { origem: 'apuracao-posterior' })))
    expect(texto).toContain('art. 76, § 2º')
  })

  it('sem linha, traz o itinerário', () => {
    const texto = claro(
      documentoDoAuto(
        exemplo('rr-664-2008', { servico: 'fretamento', linha: null, itinerario: 'Boa Vista a Lethem' }),
      ),
    )
    expect(texto).toContain('Boa Vista a Lethem')
  })
})

describe('notificação de autuação', () => {
  it('diz de que, como se defender e o que acontece sem defesa', () => {
    const texto = claro(documentoDaNotificacao(exemplo('rr-664-2008')))
    for (const parte of [
      'RR-2026-000142',
      'https://outorga.exemplo.gov.br',
      '30 dias',
      'R$ 287,00',
      '10 dias',
      'art. 89, par. único',
    ]) {
      expect(texto).toContain(parte)
    }
    expect(claro(documentoDaNotificacao(exemplo('rs-11127-1998')))).not.toContain('A multa vence')
  })
})

describe('decisão', () => {
  it('mantido: motivos, leituras, multa e prazo de recurso', () => {
    const texto = claro(documentoDaDecisao(exemploDecidido('rr-664-2008', 'julgar', 'mantido'), 'decisao'))
    for (const parte of [
      'Auto mantido',
      'R$ 287,00',
      'Como a lei foi lida',
      'Cabe recurso em',
      'art. 91',
      'Julgador do DEIT',
      '20 abr. 2026, 09:05 (UTC−4)',
    ]) {
      expect(texto).toContain(parte)
    }
  })

  it('anulado: nada a pagar, nenhuma multa, nenhum prazo', () => {
    const d = documentoDaDecisao(
      exemploDecidido('rs-11127-1998', 'julgar-recurso', 'anulado'),
      'decisao-do-recurso',
    )
    expect(claro(d)).toContain('nada há a pagar')
    expect(claro(d)).not.toContain('R$')
    expect(claro(d)).not.toContain('primeiro dia útil')
    expect(claro(d)).toContain('Conselheiro do CETM')
  })

  it('recurso negado: começa o prazo de pagamento', () => {
    const texto = claro(
      documentoDaDecisao(exemploDecidido('rr-664-2008', 'julgar-recurso', 'mantido'), 'decisao-do-recurso'),
    )
    expect(texto).toContain('A multa deve ser paga em')
    expect(texto).toContain('art. 89, par. único')
  })
})

describe('no papel', () => {
  const todos = (['rr-664-2008', 'rs-11127-1998'] as const).flatMap((n) => [
    documentoDoAuto(exemplo(n)),
    documentoDaNotificacao(exemplo(n)),
    documentoDaDecisao(exemploDecidido(n, 'julgar', 'mantido'), 'decisao'),
    documentoDaDecisao(exemploDecidido(n, 'julgar-recurso', 'anulado'), 'decisao-do-recurso'),
  ])

  it.each(todos.map((d) => [`${d.titulo} ${d.numero}`, d] as const))(
    '%s cabe em duas páginas e em 100 KB',
    async (_nome, d) => {
      const pdf = await renderizarPdf(d)
      expect(pdf.length).toBeLessThan(100_000)
      expect(Number(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1])).toBeLessThanOrEqual(2)
    },
  )

  it.skipIf(!TEM_POPPLER)('known fault 84: São João da Baliza e Caracaraí (onde há pdftotext)', async () => {
    const texto = lerPdf(await renderizarPdf(documentoDoAuto(exemplo('rr-664-2008'))))
    expect(texto).toContain('São João da Baliza')
    expect(texto).toContain('Caracaraí (RR)')
  })
})
