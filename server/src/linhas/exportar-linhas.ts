import { z } from 'zod'
import { NOME_DA_SITUACAO, NOME_DO_SERVICO } from '../cadastro/nomes.js'
import { casoDeUso, FLUXO } from '../platform/caso-de-uso.js'
import { percorrer } from '../platform/db/percorrer.js'
import { type ColunaExportada, exportar, Formato } from '../platform/exportar.js'
import { consultaDeLinhas, type Linha } from './linha.js'
import { FiltrosDeLinhas, ORDENS, ondeLinhas } from './listar-linhas.js'

const COLUNAS: readonly ColunaExportada<Linha>[] = [
  { titulo: 'Número', celula: (l) => l.numero },
  { titulo: 'Nome', celula: (l) => l.nome },
  { titulo: 'Primeiro extremo', celula: (l) => l.extremo_a },
  { titulo: 'Município do primeiro extremo', celula: (l) => l.municipio_a_nome },
  { titulo: 'Segundo extremo', celula: (l) => l.extremo_b },
  { titulo: 'Município do segundo extremo', celula: (l) => l.municipio_b_nome },
  { titulo: 'Extensão em km', celula: (l) => Number(l.extensao_km) },
  { titulo: 'Serviço', celula: (l) => NOME_DO_SERVICO[l.servico] ?? l.servico },
  { titulo: 'Partidas', celula: (l) => l.partidas.join(' ') },
  { titulo: 'Operadora', celula: (l) => l.operadora?.razao_social ?? null },
  { titulo: 'Situação', celula: (l) => NOME_DA_SITUACAO[l.situacao] ?? l.situacao },
]

/** The lines under the list's filters, as a spreadsheet that the import reads back. */
export const exportarLinhas = casoDeUso({
  resumo: 'Exportar linhas',
  entrada: z.object({ ...FiltrosDeLinhas, formato: Formato }),
  saida: FLUXO,
  permissao: 'cadastro:ver',
  async executar(c, { ordem, formato, ...f }) {
    const consulta = consultaDeLinhas(c, ondeLinhas(f), ORDENS[ordem])
    return exportar('Linhas', formato, COLUNAS, percorrer<Linha>(c.tx, consulta))
  },
})
