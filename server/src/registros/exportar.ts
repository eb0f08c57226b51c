import { z } from 'zod'
import { type CampoDoFormulario, camposDe } from '../formulario/campos.js'
import { dizerCampo } from '../formulario/dizer.js'
import type { Json } from '../platform/atos/canonico.js'
import { casoDeUso, FLUXO } from '../platform/caso-de-uso.js'
import { percorrer } from '../platform/db/percorrer.js'
import { type ColunaExportada, exportar, Formato } from '../platform/exportar.js'
import type { Celula } from '../platform/planilha/celula.js'
import type { QualquerRegistro, Registro } from './definicao.js'
import { Filtros, ORDENS, ondeRegistro } from './listar.js'
import { consultaDeRegistros } from './registro.js'

type Linha = Registro & { cnpj: string | null }

/** A field's value as a cell: dates as dates, amounts as amounts, a choice by its name. */
function celulaDo(campo: CampoDoFormulario, valor: Json): Celula {
  if (valor === null) return null
  if (campo.tipo === 'data') return { data: String(valor) }
  if (campo.tipo === 'dinheiro') return { dinheiro: String(valor) }
  if (campo.tipo === 'inteiro') return Number(valor)
  return dizerCampo(campo, valor)
}

/** The whole list under its filters, as a spreadsheet that the import reads back. */
export function exportarRegistroDe(d: QualquerRegistro) {
  const colunas = camposDe(d.entrada).map(
    (campo): ColunaExportada<Linha> => ({
      titulo: campo.rotulo,
      celula: (r) => (campo.nome === 'operadora_id' ? r.cnpj : celulaDo(campo, r.dados[campo.nome] ?? null)),
    }),
  )
  return casoDeUso({
    resumo: `Exportar ${d.nome.muitos.toLowerCase()}`,
    entrada: z.object({ ...Filtros, formato: Formato }),
    saida: FLUXO,
    permissao: 'cadastro:ver',
    async executar(c, { ordem, formato, ...f }) {
      const consulta = consultaDeRegistros(c, ondeRegistro(d, f, c.hoje), ORDENS[ordem])
      return exportar(d.nome.muitos, formato, colunas, percorrer<Linha>(c.tx, consulta))
    },
  })
}
