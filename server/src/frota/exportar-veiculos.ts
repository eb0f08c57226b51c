import { escreverDocumento } from '@outorga/lei'
import { z } from 'zod'
import { type CampoDoFormulario, camposDe } from '../formulario/campos.js'
import { dizerCampo } from '../formulario/dizer.js'
import { comoJson } from '../platform/atos/canonico.js'
import { casoDeUso, FLUXO } from '../platform/caso-de-uso.js'
import type { Contexto } from '../platform/contexto.js'
import { percorrer } from '../platform/db/percorrer.js'
import { type ColunaExportada, exportar, Formato } from '../platform/exportar.js'
import type { Celula } from '../platform/planilha/celula.js'
import { validadeDe } from './lei-do-veiculo.js'
import { FiltrosDeVeiculos, ORDENS, ondeFiltros } from './listar-veiculos.js'
import { NOME_DO_ESTADO } from './nomes.js'
import { PedidoDeRegistro } from './pedido.js'
import { consultaDeVeiculos, type FichaDoVeiculo, type Veiculo } from './veiculo.js'

function celulaDo(campo: CampoDoFormulario, v: Veiculo): Celula {
  if (campo.nome === 'operadora_id') return escreverDocumento(v.operadora_documento)
  const valor = v[campo.nome as keyof FichaDoVeiculo]
  if (valor === null) return null
  if (campo.tipo === 'data') return { data: String(valor) }
  if (campo.tipo === 'inteiro') return Number(valor)
  return dizerCampo(campo, comoJson(valor))
}

/** The columns that the import reads back, then what the register and today's date add. */
const colunasDe = (c: Contexto): ColunaExportada<Veiculo>[] => [
  ...camposDe(PedidoDeRegistro).map((campo) => ({
    titulo: campo.rotulo,
    celula: (v: Veiculo) => celulaDo(campo, v),
  })),
  { titulo: 'Número do registro', celula: (v) => v.numero_registro },
  { titulo: 'Situação', celula: (v) => NOME_DO_ESTADO[v.estado].nome },
  { titulo: 'Validade de', celula: (v) => validadeDe(c, v).primeiro?.o_que ?? null },
  {
    titulo: 'Vale até',
    celula: (v) => {
      const ate = validadeDe(c, v).primeiro?.ate
      return ate ? { data: ate } : null
    },
  },
]

/** The vehicles under the list's filters, as a spreadsheet. */
export const exportarVeiculos = casoDeUso({
  resumo: 'Exportar veículos',
  entrada: z.object({ ...FiltrosDeVeiculos, formato: Formato }),
  saida: FLUXO,
  permissao: 'cadastro:ver',
  async executar(c, { ordem, formato, ...f }) {
    const consulta = consultaDeVeiculos(c, ondeFiltros(c, f), ORDENS[ordem](c))
    return exportar('Veículos', formato, colunasDe(c), percorrer<Veiculo>(c.tx, consulta))
  },
})
