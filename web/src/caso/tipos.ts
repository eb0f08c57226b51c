import type { Esquemas } from '../api/cliente'

export type Auto = Esquemas['Auto']
export type Evento = Esquemas['Evento']
export type Medida = Esquemas['Medida']
export type Prazo = Esquemas['Prazo']
export type Leitura = Esquemas['Leitura']
export type Passo = Esquemas['Passo']

export type Estado = Auto['situacao']['estado']
export type NomeDoPrazo = Prazo['nome']
/** An act that a person does; a fine is computed again only by the law itself. */
export type AtoDoAuto = Exclude<Auto['atos_possiveis'][number]['ato'], 'recalcular-multa'>
export type AtoDaMedida = Medida['atos_possiveis'][number]
export type TipoDeMedida = Medida['tipo']

/** The act whose dialogue is open. */
export type AtoAberto =
  | { de: 'auto'; ato: AtoDoAuto }
  | { de: 'adotar'; tipo: TipoDeMedida }
  | { de: 'medida'; ato: AtoDaMedida; medida: string; correcao?: number }
