import { type Exame, examinar } from '../core/conferencia.js'
import { type DataCivil, escreverData, type Instante } from '../core/data.js'
import type { Dispositivo } from '../core/dispositivo.js'
import { RecusaDaLei } from '../core/erro.js'
import type { Memoria } from '../core/memoria.js'

/** What an auto has to say (art. 75, par. único). */
export interface ConteudoDoAuto {
  numeroDaLinha: string
  pontosExtremos: string
  /** Where the service is no line (charter, clandestine), there is none to name. */
  semLinha: boolean
  delegataria: string
  descricao: string
  local: string
  momento: Instante | null
  dispositivo: Dispositivo | null
}

/** Whether an auto carries line, delegatária, and fact with place, day, hour and provision (art. 75, par. único, I to III). */
export function examinarConteudoDoAuto(auto: ConteudoDoAuto): Exame {
  const linha = auto.semLinha || (auto.numeroDaLinha.trim() !== '' && auto.pontosExtremos.trim() !== '')
  const partes = [
    ['descrição da falta', auto.descricao],
    ['local', auto.local],
    ['dia e hora', auto.momento ?? ''],
    ['dispositivo', auto.dispositivo ?? ''],
  ] as const
  const faltam = partes.filter(([, valor]) => valor.trim() === '').map(([nome]) => nome)
  return examinar([
    {
      dispositivo: 'art75_par1u_inc1',
      atendida: linha,
      descricao: 'Número e pontos extremos da linha',
      resultado: auto.semLinha ? 'serviço sem linha' : `${auto.numeroDaLinha} ${auto.pontosExtremos}`.trim(),
      falta: 'O auto diz o número e os pontos extremos da linha.',
    },
    {
      dispositivo: 'art75_par1u_inc2',
      atendida: auto.delegataria.trim() !== '',
      descricao: 'Delegatária',
      resultado: auto.delegataria.trim() || 'não informada',
      falta: 'O auto diz quem é a delegatária.',
    },
    {
      dispositivo: 'art75_par1u_inc3',
      atendida: faltam.length === 0,
      descricao: 'Falta, local, dia, hora e dispositivo',
      resultado: faltam.length === 0 ? 'constam' : `faltam: ${faltam.join(', ')}`,
      falta: `Falta no auto: ${faltam.join(', ')}.`,
    },
  ])
}

/** How the offender came to know of the auto. */
export type ReciboDoAuto =
  | { modo: 'assinatura' | 'recibo'; data: DataCivil }
  | { modo: 'ar'; data: DataCivil; numero: string }
  | { modo: 'recusa'; data: DataCivil; atestadaPor: string }

const PROVA: Readonly<Record<ReciboDoAuto['modo'], { dispositivo: Dispositivo; descricao: string }>> = {
  assinatura: { dispositivo: 'art89_inc1', descricao: 'Assinatura no auto' },
  recibo: { dispositivo: 'art89_inc2', descricao: 'Entrega contra recibo' },
  ar: { dispositivo: 'art89_inc2', descricao: 'Aviso de recebimento' },
  recusa: { dispositivo: 'art76_par1', descricao: 'Recusa de assinar, atestada pelo fiscal' },
}

/**
 * The day on which the offender received the auto, from which the defence runs, and what proves it (arts. 76 and 89).
 * A signature admits nothing, and its absence spoils nothing. An auto drawn up later goes by receipt or registered post
 * (art. 76, § 2).
 * @throws RecusaDaLei `ar-ausente`, `atestado-ausente`, `modo-invalido`, `ciencia-antes-do-auto`.
 */
export function cienciaDoAuto(
  recibo: ReciboDoAuto,
  auto: { data: DataCivil; origem: 'abordagem' | 'apuracao-posterior' },
): { data: DataCivil; dispositivo: Dispositivo; memoria: Memoria } {
  const recusar = (codigo: string, mensagem: string, dispositivo: Dispositivo): never => {
    throw new RecusaDaLei({ codigo, mensagem, dispositivo, campo: 'recibo' })
  }
  if (recibo.modo === 'ar' && recibo.numero.trim() === '') {
    recusar('ar-ausente', 'Falta o número do aviso de recebimento.', 'art89_inc2')
  }
  if (recibo.modo === 'recusa' && recibo.atestadaPor.trim() === '') {
    recusar('atestado-ausente', 'Diga quem atesta a recusa.', 'art76_par1')
  }
  const posterior = auto.origem === 'apuracao-posterior'
  if (posterior && recibo.modo !== 'recibo' && recibo.modo !== 'ar') {
    recusar('modo-invalido', 'Auto de apuração posterior vai contra recibo ou pelo correio.', 'art76_par2')
  }
  if (recibo.data < auto.data) {
    recusar('ciencia-antes-do-auto', `O auto é de ${escreverData(auto.data)}.`, 'art76')
  }
  const { dispositivo, descricao } = PROVA[recibo.modo]
  return {
    data: recibo.data,
    dispositivo,
    memoria: [
      {
        dispositivo: posterior ? 'art76_par2' : 'art76',
        descricao: posterior ? 'Falta apurada depois, em procedimento próprio' : 'Primeira via ao autuado',
        resultado: recibo.data,
      },
      { dispositivo, descricao, resultado: recibo.modo === 'ar' ? recibo.numero : recibo.data },
    ],
  }
}
