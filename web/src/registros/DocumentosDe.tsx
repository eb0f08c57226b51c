import { RegistrosDe } from './RegistrosDe'

/** The documents of a company, a vehicle, a person: each with its validity, and the way to add one. */
export function DocumentosDe({ id, pode = true }: { id: string; pode?: boolean }) {
  return <RegistrosDe kind="documentos" filtro={{ de_id: id }} pode={pode} />
}
