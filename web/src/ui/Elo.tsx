import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'

export interface EloProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Address with its query; one that starts with `/` (and not `/api/`) is opened without leaving the page. */
  para: string
}

/** A link. Opens inside the application where it can, and is an ordinary link for new tabs and downloads. */
export function Elo({ para, onClick, ...resto }: EloProps) {
  const roteador = useRouter({ warn: false })
  const interno =
    para.startsWith('/') && !para.startsWith('/api/') && !resto.target && resto.download === undefined
  function aoClicar(evento: MouseEvent<HTMLAnchorElement>) {
    onClick?.(evento)
    const comum =
      evento.button === 0 && !evento.metaKey && !evento.ctrlKey && !evento.shiftKey && !evento.altKey
    if (!interno || !comum || evento.defaultPrevented || !roteador) return
    evento.preventDefault()
    roteador.history.push(para)
  }
  return <a {...resto} href={para} onClick={aoClicar} />
}
