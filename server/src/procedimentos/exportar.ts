import { z } from 'zod'
import { casoDeUso, FLUXO } from '../platform/caso-de-uso.js'
import { percorrer } from '../platform/db/percorrer.js'
import { type ColunaExportada, exportar, Formato } from '../platform/exportar.js'
import type { Celula } from '../platform/planilha/celula.js'
import type { Procedimento, QualquerDefinicao } from './definicao.js'
import { Filtros, ORDENS, ondeProcedimento } from './listar.js'
import { consultaDeProcedimentos } from './procedimento.js'
import { situacaoDe } from './resumo.js'

const dia = (data: string | null): Celula => (data === null ? null : { data })

/** The whole list under its filters, as a spreadsheet. */
export function exportarDe(d: QualquerDefinicao) {
  return casoDeUso({
    resumo: `Exportar ${d.nome.muitos.toLowerCase()}`,
    entrada: z.object({ ...Filtros, formato: Formato }),
    saida: FLUXO,
    permissao: 'caso:ver',
    async executar(c, { ordem, formato, ...f }) {
      const colunas: ColunaExportada<Procedimento>[] = [
        { titulo: 'Número', celula: (p) => p.numero },
        { titulo: 'Tipo', celula: (p) => d.especies[p.especie] ?? p.especie },
        { titulo: 'Título', celula: (p) => p.titulo },
        { titulo: 'Situação', celula: (p) => situacaoDe(d, p, c.hoje).nome },
        { titulo: 'Operadora', celula: (p) => p.operadora?.razao_social ?? null },
        { titulo: 'CNPJ', celula: (p) => p.operadora?.documento ?? null },
        { titulo: 'Linha', celula: (p) => p.linha?.numero ?? null },
        { titulo: 'Aberto em', celula: (p) => dia(p.aberto_em) },
        { titulo: 'Vale de', celula: (p) => dia(p.de) },
        { titulo: 'Vale até', celula: (p) => dia(p.ate) },
      ]
      const consulta = consultaDeProcedimentos(c, ondeProcedimento(d, f, c.hoje), ORDENS[ordem])
      return exportar(d.nome.muitos, formato, colunas, percorrer<Procedimento>(c.tx, consulta))
    },
  })
}
