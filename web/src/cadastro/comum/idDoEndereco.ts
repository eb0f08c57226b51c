import { useParams } from '@tanstack/react-router'

/** The `{id}` of the page now open. */
export function useIdDoEndereco(): string {
  return (useParams({ strict: false }) as { id?: string }).id ?? ''
}
