import { type DataCivil, escreverData, type PrazoDoAuto, tempestivo } from '@outorga/lei'
import { z } from 'zod'
import { Data, Texto } from '../esquemas/comuns.js'
import { abrirAuto, conferirData, praticarAto, recibo } from '../fiscalizacao/autos/praticar-ato.js'
import type { Contexto } from '../platform/contexto.js'

/** A filing by the operator bears today's date; on paper at the desk, the date on which it was received. */
export const Protocolo = z.object({
  numero: z.string(),
  texto: Texto(20_000, 10),
  recebido_em: Data.nullish().describe('Dia do protocolo em papel; a operadora protocola sempre hoje'),
})

interface Peca {
  ato: 'apresentar-defesa' | 'recorrer'
  prazo: PrazoDoAuto
  nome: string
  coluna: 'defesa_em' | 'recurso_em'
  /** What the filing can't come before. */
  desde: { coluna: 'ciencia' | 'ciencia_da_decisao'; nome: string }
}

/** Files a defence or an appeal. A late one is accepted and recorded as late: whoever decides says what that means. */
export async function protocolar(c: Contexto, e: z.output<typeof Protocolo>, peca: Peca) {
  const { auto, prazos } = await abrirAuto(c, e.numero, peca.ato)
  const recebido: DataCivil = c.ator.papel === 'operadora' ? c.hoje : (e.recebido_em ?? c.hoje)
  conferirData(c, 'recebido_em', recebido, auto[peca.desde.coluna], peca.desde.nome)
  const prazo = prazos[peca.prazo] ?? null
  const noPrazo = prazo === null || tempestivo(prazo, recebido)
  const feito = await praticarAto(
    c,
    auto,
    peca.ato,
    { texto: e.texto, recebido_em: recebido, vencimento: prazo?.vencimento ?? null, tempestivo: noPrazo },
    { mudanca: { [peca.coluna]: recebido } },
  )
  const r = recibo(feito, peca.ato)
  return noPrazo || prazo === null
    ? r
    : {
        ...r,
        mensagem: `${peca.nome} fora do prazo, que terminou em ${escreverData(prazo.vencimento)}; ficou registrado assim.`,
      }
}
