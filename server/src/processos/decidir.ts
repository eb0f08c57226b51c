import { acharInfracao, leiturasDe } from '@outorga/lei'
import { z } from 'zod'
import { Texto } from '../esquemas/comuns.js'
import type { Auto } from '../fiscalizacao/autos/auto.js'
import { calcularMultaDoFato, travarHistorico } from '../fiscalizacao/autos/multa-do-auto.js'
import { abrirAuto, type Mudanca, praticarAto, recibo } from '../fiscalizacao/autos/praticar-ato.js'
import { recalcularDependentes } from '../fiscalizacao/autos/recalcular-dependentes.js'
import { avisarOperadora } from '../fiscalizacao/avisar.js'
import { comoJson } from '../platform/atos/canonico.js'
import type { Contexto } from '../platform/contexto.js'
import { type EspecieDoAuto, emitirDocumento } from '../platform/documentos/emitir.js'
import { Problema } from '../platform/problema.js'

export const Decisao = z.object({
  numero: z.string(),
  resultado: z.enum(['mantido', 'anulado']),
  fundamentacao: Texto(20_000, 20).describe('Por que se mantém ou se anula'),
})

interface Instancia {
  ato: 'julgar' | 'julgar-recurso'
  especie: EspecieDoAuto
  /** People who may not decide at this instance, and why. */
  impedidos(auto: Auto): { usuario: string | null; motivo: string }[]
  mudanca(c: Contexto): Mudanca
}

/**
 * Decides an auto at one instance: keeps it, with the fine computed from the record as it stands, or annuls it, and
 * then computes again the fines that its annulment changes.
 * @throws Problema 403 for whoever drew the auto up or decided it before.
 */
export async function decidir(c: Contexto, e: z.output<typeof Decisao>, instancia: Instancia) {
  const { auto } = await abrirAuto(c, e.numero, instancia.ato)
  const impedido = instancia.impedidos(auto).find((i) => i.usuario === c.ator.usuarioId)
  if (impedido) throw new Problema(403, 'impedimento', impedido.motivo)
  await travarHistorico(c, auto.autuado_documento)
  const calculada = await calcularMultaDoFato(c, auto)
  const infracao = acharInfracao(c.lei.infracoes, auto.dispositivo, c.lei.nome)
  const leituras = leiturasDe(c.lei, infracao, calculada.memoria)
  const multa = e.resultado === 'mantido' ? calculada : null
  const feito = await praticarAto(
    c,
    auto,
    instancia.ato,
    {
      resultado: e.resultado,
      fundamentacao: e.fundamentacao,
      leituras: leituras.map((l) => ({ id: l.id, adotada: l.adotada })),
      ...(multa && { multa: comoJson(multa) }),
    },
    { resultado: e.resultado, mudanca: { ...instancia.mudanca(c), valor: multa?.valor ?? null } },
  )
  const documento = await emitirDocumento(c, auto.id, feito.ato.id, instancia.especie)
  const mudados = e.resultado === 'anulado' ? await recalcularDependentes(c, feito.auto) : []
  const dito = e.resultado === 'mantido' ? 'mantido' : 'anulado'
  await avisarOperadora(
    c,
    auto,
    `Auto ${auto.numero}: ${dito}`,
    `O auto ${auto.numero} foi ${dito}. A decisão está no processo e em /verificar/${documento}.`,
  )
  const r = recibo(feito, instancia.ato, documento)
  const outros = mudados.length > 0 ? ` Multa recalculada em ${mudados.join(', ')}.` : ''
  return { ...r, mensagem: `Auto ${auto.numero} ${dito}.${outros}` }
}
