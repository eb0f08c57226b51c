import { escreverDocumento } from '@outorga/lei'
import { z } from 'zod'
import { casoDeUso, FLUXO } from '../platform/caso-de-uso.js'
import { percorrer } from '../platform/db/percorrer.js'
import { type ColunaExportada, exportar, Formato } from '../platform/exportar.js'
import { FiltrosDeOperadoras, ORDENS, ondeOperadoras } from './listar-operadoras.js'
import { NOME_DA_FORMA, NOME_DA_SITUACAO } from './nomes.js'
import { consultaDeOperadoras, type Operadora } from './operadora.js'

const COLUNAS: readonly ColunaExportada<Operadora>[] = [
  { titulo: 'CNPJ', celula: (o) => escreverDocumento(o.documento) },
  { titulo: 'Razão social', celula: (o) => o.razao_social },
  { titulo: 'Nome fantasia', celula: (o) => o.nome_fantasia },
  { titulo: 'Forma', celula: (o) => NOME_DA_FORMA[o.forma] ?? o.forma },
  { titulo: 'Município', celula: (o) => o.municipio },
  { titulo: 'Endereço', celula: (o) => o.endereco },
  { titulo: 'E-mail', celula: (o) => o.email },
  { titulo: 'Telefone', celula: (o) => o.telefone },
  { titulo: 'Situação', celula: (o) => NOME_DA_SITUACAO[o.situacao] ?? o.situacao },
]

/** The operators under the list's filters, as a spreadsheet that the import reads back. */
export const exportarOperadoras = casoDeUso({
  resumo: 'Exportar operadoras',
  entrada: z.object({ ...FiltrosDeOperadoras, formato: Formato }),
  saida: FLUXO,
  permissao: 'cadastro:ver',
  async executar(c, { ordem, formato, ...f }) {
    const consulta = consultaDeOperadoras(c, ondeOperadoras(f), ORDENS[ordem])
    return exportar('Operadoras', formato, COLUNAS, percorrer<Operadora>(c.tx, consulta))
  },
})
