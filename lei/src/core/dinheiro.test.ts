import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { Dinheiro, escreverDinheiro, escreverNumero, Numero, ValorExato } from './dinheiro.js'
import { RecusaDaLei } from './erro.js'

const reais = (texto: string) => Numero.de(texto).emReais()
const centavos = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })
const escrito = (c: bigint) => {
  const a = c < 0n ? -c : c
  return `${c < 0n ? '-' : ''}${a / 100n}.${String(a % 100n).padStart(2, '0')}`
}

describe('número', () => {
  it.each([
    Number('1e400'),
    Number.NaN,
    Number.NEGATIVE_INFINITY,
    0.1,
    2 ** 53,
    '1e400',
    '1e3',
    'Infinity',
    '-Infinity',
    'NaN',
    '0x10',
    '1,5',
    '1.234,56',
    '1_000',
    '.5',
    '5.',
    '+1',
    ' 1',
    '',
    '9'.repeat(25),
    `0.${'1'.repeat(13)}`,
    '1'.repeat(100_000),
  ])('%s é recusado', (entrada) => {
    let recusa: unknown
    try {
      Numero.de(entrada, 'parametros.upf_rs')
    } catch (e) {
      recusa = e
    }
    expect(recusa).toBeInstanceOf(RecusaDaLei)
    expect(recusa).toMatchObject({ codigo: 'numero-invalido', campo: 'parametros.upf_rs' })
    expect((recusa as RecusaDaLei).mensagem.length).toBeLessThan(200)
  })

  it('as casas escritas voltam iguais, sem erro de binário', () => {
    expect(Numero.de('0.1').mais(Numero.de('0.2')).toString()).toBe('0.3')
    expect(Numero.de('0.287425').vezes(Numero.de(500)).toString()).toBe('143.7125')
  })

  it('zero não tem sinal', () => {
    expect(Numero.de('-0').toString()).toBe('0')
    expect(Numero.de('-0.00').negativo()).toBe(false)
    expect(reais('-0.001').arredondar('meio-para-cima').toString()).toBe('0.00')
  })

  it('todo inteiro seguro volta igual', () => {
    fc.assert(fc.property(fc.maxSafeInteger(), (n) => Numero.de(n).toString() === String(n)))
  })
})

describe('arredondar, uma vez e com nome (known faults 50 and 55)', () => {
  it.each([
    ['0.005', '0.01'],
    ['0.0049999', '0.00'],
    ['1.005', '1.01'],
    ['2.675', '2.68'],
    ['1274.688', '1274.69'],
    ['7081.6', '7081.60'],
    ['-0.005', '-0.01'],
  ])('meio para cima: %s é %s', (exato, valor) => {
    expect(reais(exato).arredondar('meio-para-cima').toString()).toBe(valor)
  })

  it.each([
    ['143.7125', '143.00'],
    ['287.425', '287.00'],
    ['287.99999', '287.00'],
    ['0.99', '0.00'],
  ])('sem centavos: %s é %s', (exato, valor) => {
    expect(reais(exato).arredondar('sem-centavos').toString()).toBe(valor)
  })

  it('dobrar antes de cortar os centavos não é cortar antes de dobrar', () => {
    const base = reais('143.7125')
    expect(base.vezes(Numero.de(2)).arredondar('sem-centavos').toString()).toBe('287.00')
    expect(base.arredondar('sem-centavos').mais(base.arredondar('sem-centavos')).toString()).toBe('286.00')
  })

  it('meio para cima é a conta inteira em frações exatas', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), (milionesimos) => {
        const s = milionesimos.toString().padStart(7, '0')
        const obtido = reais(`${s.slice(0, -6)}.${s.slice(-6)}`).arredondar('meio-para-cima')
        expect(obtido.toString()).toBe(escrito((milionesimos + 5_000n) / 10_000n))
      }),
    )
  })
})

describe('dinheiro', () => {
  it.each(['1e400', 'NaN', 'Infinity', '1.234', '1,00', 'R$ 1.00', '', '1.', '9'.repeat(19)])(
    '«%s» é recusado',
    (texto) => {
      expect(() => Dinheiro.de(texto, 'valor')).toThrow(
        expect.objectContaining({ codigo: 'valor-invalido', campo: 'valor' }),
      )
    },
  )

  it('soma e subtração são as dos centavos', () => {
    fc.assert(
      fc.property(centavos, centavos, (a, b) => {
        const x = Dinheiro.de(escrito(a))
        const y = Dinheiro.de(escrito(b))
        expect(x.toString()).toBe(escrito(a))
        expect(x.mais(y).toString()).toBe(escrito(a + b))
        expect(x.menos(y).toString()).toBe(escrito(a - b))
        expect(x.comparar(y)).toBe(a < b ? -1 : a > b ? 1 : 0)
      }),
    )
  })

  it('viaja como texto com duas casas', () => {
    expect(JSON.stringify({ valor: Dinheiro.de('143') })).toBe('{"valor":"143.00"}')
    expect(JSON.stringify({ valor: Dinheiro.de('0.1') })).toBe('{"valor":"0.10"}')
    expect(ValorExato.ZERO.arredondar('meio-para-cima').igual(Dinheiro.ZERO)).toBe(true)
  })

  it('escrita', () => {
    expect(escreverDinheiro(Dinheiro.de('48310'))).toBe('R$\u00a048.310,00')
    expect(escreverDinheiro('-1234567.80')).toBe('−R$\u00a01.234.567,80')
    expect(escreverNumero('0.287425')).toBe('0,287425')
    expect(escreverNumero(Numero.de(1000))).toBe('1.000')
  })
})

describe('o compilador recusa a conta sem sentido', () => {
  const pasta = fileURLToPath(new URL('.', import.meta.url))
  const preambulo =
    "import { Dinheiro, Numero, type ValorExato } from './dinheiro.js'\nimport type { DataCivil, Horas } from './data.js'\ndeclare const d: Dinheiro, n: Numero, v: ValorExato, dia: DataCivil, h: Horas\n"

  function erros(linhas: readonly string[]): number[] {
    const nome = `${pasta}conta-de-teste.ts`
    const opcoes: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2023.d.ts'],
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      skipLibCheck: true,
      types: [],
    }
    const host = ts.createCompilerHost(opcoes)
    const { fileExists, getSourceFile } = host
    host.fileExists = (f) => f === nome || fileExists(f)
    host.getSourceFile = (f, alvo, ...resto) =>
      f === nome
        ? ts.createSourceFile(f, preambulo + linhas.join('\n'), alvo)
        : getSourceFile(f, alvo, ...resto)
    const programa = ts.createProgram([nome], opcoes, host)
    const arquivo = programa.getSourceFile(nome)
    return programa
      .getSemanticDiagnostics(arquivo)
      .map((e) => (arquivo?.getLineAndCharacterOfPosition(e.start ?? 0).line ?? 0) - 3)
  }

  it('dinheiro vezes dinheiro, dinheiro com número solto, número no lugar de dinheiro', () => {
    const linhas = [
      'export const ok1 = v.vezes(n).arredondar("meio-para-cima").mais(d)',
      'export const ok2 = n.vezes(n).emReais()',
      'export const e1 = d.vezes(d)',
      'export const e2 = d.mais(1)',
      'export const e3 = d.mais(n)',
      'export const e4 = v.vezes(v)',
      'export const e5 = v.vezes(2)',
      'export const e6: Dinheiro = v',
      'export const e7: Dinheiro = n',
      'export const e8 = new Dinheiro(1n)',
      'export const e9: DataCivil = "2026-03-06"',
      'export const e10: Horas = 48',
      'export const e11 = d * d',
    ]
    expect([...new Set(erros(linhas))]).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  }, 30_000)

  it('em execução também não há como multiplicar', () => {
    const d = Dinheiro.de('2')
    // @ts-expect-error money has no `vezes`
    expect(() => d.vezes(d)).toThrow(TypeError)
  })
})
