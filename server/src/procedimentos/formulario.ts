import { z } from 'zod'
import { CamposJson, camposDe } from '../formulario/campos.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import type { QualquerDefinicao } from './definicao.js'

/** What the page that opens a procedure asks for, and what its list is filtered by. */
export function formularioDe(d: QualquerDefinicao) {
  return casoDeUso({
    resumo: `O que se pergunta para abrir ${d.nome.um.toLowerCase()}`,
    entrada: z.object({}),
    saida: z
      .object({
        nome: z.string(),
        nome_de_muitos: z.string(),
        pode_abrir: z.boolean(),
        especies: z.array(
          z.object({ valor: z.string(), rotulo: z.string(), dispositivo: z.string().nullable() }),
        ),
        estados: z.array(z.object({ valor: z.string(), rotulo: z.string() })),
        campos: CamposJson,
      })
      .meta({ id: 'FormularioDoProcedimento' }),
    permissao: 'caso:ver',
    async executar(c) {
      const estados = Object.entries(d.estados) as [string, { nome: string }][]
      return {
        nome: d.nome.um,
        nome_de_muitos: d.nome.muitos,
        pode_abrir: d.normas.includes(c.lei.norma) && d.abertura.papeis.includes(c.ator.papel),
        especies: Object.entries(d.especies)
          .filter(([especie]) => d.temEspecie?.(especie, c.lei.norma) ?? true)
          .map(([valor, rotulo]) => ({
            valor,
            rotulo: rotulo as string,
            dispositivo: d.abertura.dispositivo(valor),
          })),
        estados: estados.map(([valor, { nome }]) => ({ valor, rotulo: nome })),
        campos: camposDe(d.abertura.entrada),
      }
    },
  })
}
