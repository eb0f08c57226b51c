import { type DataCivil, escreverData } from '@outorga/lei'
import { camposDe, type Forma } from '../formulario/campos.js'
import { dizerCampo } from '../formulario/dizer.js'
import type { Json } from '../platform/atos/canonico.js'

type Dados = Record<string, Json>

/** An act by its fields and, after them, what it worked out or whom it found. */
const com =
  (entrada: Forma, mais: (d: Dados) => readonly (string | null)[]) =>
  (d: Dados): string[] => [
    ...camposDe(entrada).flatMap((campo) => {
      const dito = dizerCampo(campo, d[campo.nome] ?? null)
      return dito === null ? [] : [`${campo.rotulo}: ${dito}`]
    }),
    ...mais(d).filter((linha) => linha !== null),
  ]

const dito = (rotulo: string, v: Json | undefined) => (v ? `${rotulo}: ${v}` : null)
const lista = (rotulo: string, v: Json | undefined) =>
  Array.isArray(v) && v.length > 0 ? `${rotulo}: ${v.join(', ')}` : null
const ateODia = (rotulo: string, v: Json | undefined) =>
  v ? `${rotulo} ${escreverData(v as DataCivil)}` : null

/** Acts of a delegation that say more than their fields do. */
export const contarAtosDaDelegacao = (entradas: Readonly<Record<string, { entrada: Forma }>>) => {
  const forma = (ato: string): Forma => entradas[ato]?.entrada ?? { shape: {} }
  return {
    distratar: com(forma('distratar'), (d) => [dito('Convocação', d.convocacao)]),
    'pedir-transferencia': com(forma('pedir-transferencia'), (d) => [dito('Quem recebe', d.razao_social)]),
    'decidir-transferencia': com(forma('decidir-transferencia'), (d) => [
      dito('De', d.de),
      dito('Para', d.para),
    ]),
    'permitir-operacao-provisoria': com(forma('permitir-operacao-provisoria'), (d) => [
      dito('Quem opera', d.quem),
      ateODia('Até', d.ate),
    ]),
    cassar: com(forma('cassar'), (d) => [
      dito('Alcançada pela cassação da delegação', d.por_extensao_de),
      lista('Titulares impedidos', d.impedidos),
      ateODia('Impedimento até', d.impedimento_ate),
      lista('Cassadas também', d.outras_cassadas),
    ]),
    encerrar: com(forma('encerrar'), (d) => [ateODia('Último dia do contrato:', d.ultimo_dia)]),
  }
}
