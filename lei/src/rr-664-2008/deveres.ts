import type { Dispositivo } from '../core/dispositivo.js'

export interface DeverDaDelegataria {
  dispositivo: Dispositivo
  /** Our own words. */
  descricao: string
  /** The infraction that punishes the breach by name; null where only art. 80, IX, or art. 75 reaches it. */
  infracao: Dispositivo | null
}

const dever = (
  inciso: number,
  descricao: string,
  infracao: Dispositivo | null = null,
): DeverDaDelegataria => ({
  dispositivo: `art69_inc${inciso}`,
  descricao,
  infracao,
})

/** The duties of the delegatária (art. 69, I to XX). */
export const DEVERES_DA_DELEGATARIA_RR: readonly DeverDaDelegataria[] = [
  dever(1, 'Começar o serviço no prazo dado'),
  dever(2, 'Levar passageiro, bagagem e encomenda em segurança', 'art82_inc5'),
  dever(3, 'Não cobrar acima da tarifa máxima', 'art81_inc1'),
  dever(4, 'Estar no ponto na hora e pelo tempo fixados', 'art81_inc6'),
  dever(5, 'Levar de graça os malotes do CRE/RR'),
  dever(6, 'Usar os impressos do modelo oficial'),
  dever(7, 'Guardar um lugar para a fiscalização até 2 horas antes da viagem', 'art79_inc6'),
  dever(8, 'Responder no prazo ao que o CRE/RR perguntar', 'art81_inc9'),
  dever(9, 'Comunicar incidente em 10 dias', 'art80_inc7'),
  dever(10, 'Reembolsar a passagem do serviço que não prestou', 'art81_inc2'),
  dever(11, 'Manter o cadastro em dia'),
  dever(12, 'Pagar em dia o que deve ao CRE/RR'),
  dever(13, 'Atender a fiscalização credenciada', 'art80_inc4'),
  dever(14, 'Manter o serviço por 60 dias depois de pedir que pare ou acabe', 'art81_inc7'),
  dever(15, 'Desembarcar os passageiros se o veículo parar em lugar inseguro', 'art82_inc3'),
  dever(16, 'Dar cursos a seu pessoal'),
  dever(17, 'Ter sanitário no ônibus de linha longa'),
  dever(18, 'Ter material de primeiros socorros em todo veículo'),
  dever(19, 'Ensinar primeiros socorros a motoristas e auxiliares'),
  dever(20, 'Reservar os lugares do transporte social', 'art79_inc6'),
]
