import type { Esquemas } from '../../api/cliente'
import type { Tom } from '../../ui/basicos'

export type MensagemDoCorreio = Esquemas['Correio']['mensagens'][number]

export interface EstadoDaMensagem {
  nome: string
  tom: Tom
}

/** How a message stands: a failure that will be tried again is not yet a failure for good. */
export function estadoDa(m: Pick<MensagemDoCorreio, 'enviada_em' | 'erro'>): EstadoDaMensagem {
  if (m.enviada_em) return { nome: 'Enviada', tom: 'bom' }
  return m.erro ? { nome: 'Falhou', tom: 'mau' } : { nome: 'A enviar', tom: 'cinza' }
}

/** «3 enviadas, 1 a enviar, 1 falhou» */
export function resumoDoCorreio(mensagens: readonly MensagemDoCorreio[]): string {
  const conta = (nome: string) => mensagens.filter((m) => estadoDa(m).nome === nome).length
  const [enviadas, espera, falhas] = [conta('Enviada'), conta('A enviar'), conta('Falhou')]
  return [
    enviadas > 0 && `${enviadas} ${enviadas === 1 ? 'enviada' : 'enviadas'}`,
    espera > 0 && `${espera} a enviar`,
    falhas > 0 && `${falhas} ${falhas === 1 ? 'falhou' : 'falharam'}`,
  ]
    .filter(Boolean)
    .join(', ')
}
