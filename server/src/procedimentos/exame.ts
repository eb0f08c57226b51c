import { type Conferencia, type Dispositivo, type Exame, escreverDispositivo } from '@outorga/lei'
import { z } from 'zod'
import { MemoriaJson } from '../esquemas/comuns.js'
import { camposEmFalta, type Forma } from '../formulario/campos.js'
import { Problema } from '../platform/problema.js'
import type { ExameTitulado } from './definicao.js'

type Resposta = Exame | readonly Conferencia[]

const ehLista = (r: Resposta): r is readonly Conferencia[] => Array.isArray(r)

/** What is against it: reasons of an exam, breaches found by checks. */
export function motivosDe(r: Resposta): readonly { dispositivo: Dispositivo; mensagem: string }[] {
  if (!ehLista(r)) return r.motivos
  return r
    .filter((c) => c.resultado === 'violacao')
    .map(({ dispositivo, mensagem }) => ({ dispositivo, mensagem }))
}

/**
 * That the law allows it.
 * @throws Problema 422 `vedado` with every reason and the provision of the first.
 */
export function exigir(resposta: Resposta): void {
  const motivos = motivosDe(resposta)
  const primeiro = motivos[0]
  if (!primeiro) return
  const ditos = motivos.map(
    (m) => `${m.mensagem.replace(/\.$/, '')} (${escreverDispositivo(m.dispositivo)}).`,
  )
  throw new Problema(422, 'vedado', ditos.join(' '), { dispositivo: primeiro.dispositivo })
}

/**
 * That each field demanded by what was filled in came filled in.
 * @throws Problema 422 `campo-em-branco` naming each.
 */
export function exigirCampos(schema: Forma, valores: Readonly<Record<string, unknown>>): void {
  const erros = camposEmFalta(schema, valores)
  const [primeiro] = erros
  if (!primeiro) return
  throw new Problema(422, 'campo-em-branco', erros.map((e) => e.mensagem).join(' '), {
    campo: primeiro.campo,
    erros,
  })
}

/** The answer as a page shows it: what was looked at, what is against it, what a person still decides. */
export function mostrar(titulo: string, r: Resposta): ExameTitulado {
  if (!ehLista(r)) return { titulo, ...r }
  return {
    titulo,
    permitido: motivosDe(r).length === 0,
    motivos: motivosDe(r),
    depende_de: r.filter((c) => c.resultado === 'sem-dados').map((c) => c.dispositivo),
    memoria: r.map((c) => ({
      dispositivo: c.dispositivo,
      descricao: c.mensagem,
      resultado: c.resultado,
      leituras: c.leituras,
      ...(c.resultado === 'conforme' ? {} : { aplicado: false }),
    })),
  }
}

export const ExameJson = z
  .object({
    titulo: z.string(),
    permitido: z.boolean(),
    motivos: z.array(z.object({ dispositivo: z.string(), mensagem: z.string() })).readonly(),
    depende_de: z.array(z.string()).readonly().describe('Dispositivos que uma pessoa ainda decide'),
    memoria: MemoriaJson,
  })
  .meta({ id: 'Exame' })
