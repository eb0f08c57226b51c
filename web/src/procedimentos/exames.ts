import { escreverResultado, origemDoValor } from '../caso/memoria'
import type { Tom } from '../ui/basicos'
import type { PassoDaMemoria } from '../ui/Memoria'
import type { Procedimento } from './tipos'

export type Exame = Procedimento['exames'][number]

/** A check's outcome in words: these are answers, not rules that did not apply. */
const CONFERIDO: Readonly<Record<string, string>> = {
  conforme: 'conforme',
  violacao: 'em desacordo',
  'sem-dados': 'falta informação',
}

/** The steps of an exam for `Memoria`. */
export function passosDoExame(memoria: Exame['memoria'], zona: string): PassoDaMemoria[] {
  return memoria.map((p) => {
    const conferido = CONFERIDO[p.resultado]
    return {
      dispositivo: p.dispositivo,
      descricao: p.descricao,
      detalhe: p.parametro && origemDoValor(p.parametro),
      resultado: conferido ?? escreverResultado(p.resultado, zona),
      aplicado: conferido ? undefined : p.aplicado,
    }
  })
}

/** What the law answers to a question, as a word and its colour. */
export function veredito(
  e: Pick<Exame, 'permitido' | 'depende_de'> & Partial<Pick<Exame, 'memoria' | 'motivos'>>,
): {
  nome: string
  tom: Tom
} {
  // Made of checks alone it forbids nothing: it tells what was found.
  const soConfere = !!e.memoria?.length && e.memoria.every((p) => CONFERIDO[p.resultado])
  if (soConfere && !e.permitido) return { nome: 'em desacordo', tom: 'mau' }
  if (soConfere)
    return e.depende_de.length > 0
      ? { nome: 'falta informação', tom: 'alerta' }
      : { nome: 'conforme', tom: 'bom' }
  // Not yet allowed for want of an opinion is no refusal.
  const soEspera = e.motivos?.length === 0 && e.depende_de.length > 0
  if (!e.permitido && !soEspera) return { nome: 'vedado', tom: 'mau' }
  if (e.depende_de.length > 0) return { nome: 'depende de decisão', tom: 'alerta' }
  return { nome: 'permitido', tom: 'bom' }
}
