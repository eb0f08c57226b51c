import { z } from 'zod'
import { casoDeUso, FLUXO, type Rota, rota } from '../platform/caso-de-uso.js'
import { exportar } from '../platform/exportar.js'
import { Problema } from '../platform/problema.js'
import { conferirPlanilha, type Importavel } from './importacao.js'

const Arquivo = z.instanceof(Buffer)

const PreviaJson = z
  .object({
    colunas: z.array(z.object({ cabecalho: z.string(), campo: z.string().nullable() })),
    linhas: z.array(
      z.object({
        numero: z.number().int().describe('Número da linha na planilha'),
        valores: z.array(z.string()),
        erros: z.array(z.object({ campo: z.string(), mensagem: z.string() })),
        acao: z.enum(['cadastrar', 'alterar', 'nada']),
      }),
    ),
    avisos: z.array(z.string()),
    certas: z.number().int(),
    com_erro: z.number().int(),
  })
  .meta({ id: 'PreviaDaImportacao' })

const previaDe = <L>(i: Importavel<L>) =>
  casoDeUso({
    resumo: `Conferir uma planilha de ${i.nome.muitos.toLowerCase()} antes de importar`,
    entrada: z.object({ arquivo: Arquivo }),
    saida: PreviaJson,
    permissao: 'procedimento:abrir',
    async executar(c, e) {
      const { colunas, linhas, avisos } = await conferirPlanilha(c, i, e.arquivo)
      const com_erro = linhas.filter((l) => l.erros.length > 0).length
      return {
        colunas,
        linhas: linhas.map(({ pronta, ...l }) => l),
        avisos,
        certas: linhas.length - com_erro,
        com_erro,
      }
    },
  })

const dizer = (quantas: number, oQue: string) => `${quantas} ${oQue}`

const importarDe = <L>(i: Importavel<L>) =>
  casoDeUso({
    resumo: `Importar uma planilha de ${i.nome.muitos.toLowerCase()}`,
    entrada: z.object({
      arquivo: Arquivo,
      so_as_certas: z.enum(['sim', 'nao']).default('nao').describe('Importar as certas e deixar as outras'),
    }),
    saida: z
      .object({
        cadastradas: z.number().int(),
        alteradas: z.number().int(),
        deixadas: z.number().int(),
        mensagem: z.string(),
      })
      .meta({ id: 'ResultadoDaImportacao' }),
    permissao: 'procedimento:abrir',
    async executar(c, e) {
      const { linhas } = await conferirPlanilha(c, i, e.arquivo)
      const erradas = linhas.filter((l) => l.erros.length > 0)
      if (erradas.length > 0 && e.so_as_certas === 'nao') {
        const numeros = erradas.slice(0, 10).map((l) => l.numero)
        throw new Problema(
          422,
          'linhas-com-erro',
          `Nada foi importado: há o que corrigir em ${erradas.length} linhas (${numeros.join(', ')}${erradas.length > 10 ? '…' : ''}).`,
          { campo: 'arquivo' },
        )
      }
      for (const l of linhas) if (l.pronta && l.acao !== 'nada') await i.gravar(c, l.pronta)
      const conta = (acao: string) => linhas.filter((l) => l.erros.length === 0 && l.acao === acao).length
      const [cadastradas, alteradas] = [conta('cadastrar'), conta('alterar')]
      const deixadas = linhas.length - cadastradas - alteradas
      const partes = [
        dizer(cadastradas, cadastradas === 1 ? 'entrou no cadastro' : 'entraram no cadastro'),
        dizer(alteradas, alteradas === 1 ? 'foi alterada' : 'foram alteradas'),
        dizer(deixadas, deixadas === 1 ? 'ficou de fora' : 'ficaram de fora'),
      ]
      return { cadastradas, alteradas, deixadas, mensagem: `${partes.join(', ')}.` }
    },
  })

async function* nada(): AsyncGenerator<never> {}

const modeloDe = <L>(i: Importavel<L>) =>
  casoDeUso({
    resumo: `Planilha vazia para importar ${i.nome.muitos.toLowerCase()}`,
    entrada: z.object({}),
    saida: FLUXO,
    permissao: 'cadastro:ver',
    async executar() {
      const colunas = i.campos.map((f) => ({ titulo: f.rotulo, celula: () => null }))
      return exportar(`${i.nome.muitos} modelo`, 'xlsx', colunas, nada())
    },
  })

/** The addresses that bring a spreadsheet into a list. */
export function rotasDaImportacao<L>(i: Importavel<L>): Rota[] {
  return [
    rota('GET', `${i.caminho}/importacao/modelo`, modeloDe(i)),
    rota('POST', `${i.caminho}/importacao/previa`, previaDe(i), { corpoBinario: true, soLe: true }),
    rota('POST', `${i.caminho}/importacao`, importarDe(i), { corpoBinario: true }),
  ]
}
