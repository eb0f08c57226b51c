import { type Condicao, type Conferencia, type Exame, examinar } from '@outorga/lei'

/** One group of what has to be in order before a grant. */
export interface Requisito {
  titulo: string
  exame: Exame
}

/** Checks as conditions: what is not known is not met, for nothing is granted on a missing paper. */
export const deConferencias = (cs: readonly Conferencia[]): Exame =>
  examinar(
    cs.map(
      (c): Condicao => ({
        dispositivo: c.dispositivo,
        atendida: c.resultado === 'conforme',
        descricao: c.mensagem,
        resultado: c.resultado,
        falta: c.mensagem,
        leituras: c.leituras,
      }),
    ),
  )

export const juntar = (exames: readonly Exame[]): Exame => ({
  permitido: exames.every((e) => e.permitido),
  motivos: exames.flatMap((e) => e.motivos),
  depende_de: exames.flatMap((e) => e.depende_de),
  memoria: exames.flatMap((e) => e.memoria),
})
