import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useAto } from '../../api/ato'
import type { Esquemas } from '../../api/cliente'
import type { Problema } from '../../api/problema'
import type { Auto } from '../tipos'
import { caminhoDoAuto } from './comum'

export interface AEnviar {
  arquivo: File
  descricao: string
}

/** `…/evidencias?nome=foto.jpg&descricao=…`: the file itself is the body. */
export function enderecoDaEvidencia(auto: Pick<Auto, 'numero'>, { arquivo, descricao }: AEnviar): string {
  const busca = new URLSearchParams({ nome: arquivo.name.slice(0, 200) })
  if (descricao.trim()) busca.set('descricao', descricao.trim().slice(0, 300))
  return `${caminhoDoAuto(auto, 'evidencias')}?${busca}`
}

/** After these refusals the files that follow would be refused too. */
export const interrompe = (p: Pick<Problema, 'codigo' | 'status'>) =>
  p.codigo === 'sem-rede' || [401, 403, 409, 412].includes(p.status)

export interface Envio {
  /** Sends one file after the other; answers which arrived. What did not keeps its error. */
  enviar: (itens: readonly AEnviar[]) => Promise<File[]>
  /** While it goes on: which one of how many. */
  andamento: { numero: number; total: number; nome: string } | null
  erros: ReadonlyMap<File, string>
}

/** Files as acts on one case, each with the version that the one before left. */
export function useEnvio(auto: Auto): Envio {
  const ato = useAto<Esquemas['ReciboDeAto']>()
  const consultas = useQueryClient()
  const versao = useRef(auto.versao)
  const [andamento, andar] = useState<Envio['andamento']>(null)
  const [erros, marcar] = useState<ReadonlyMap<File, string>>(new Map())
  useEffect(() => {
    versao.current = Math.max(versao.current, auto.versao)
  }, [auto.versao])

  async function enviar(itens: readonly AEnviar[]): Promise<File[]> {
    const chegaram: File[] = []
    marcar(new Map())
    for (const [i, item] of itens.entries()) {
      andar({ numero: i + 1, total: itens.length, nome: item.arquivo.name })
      try {
        const recibo = await ato.mutateAsync({
          caminho: enderecoDaEvidencia(auto, item),
          corpo: item.arquivo,
          versao: versao.current,
        })
        versao.current = recibo.versao
        chegaram.push(item.arquivo)
      } catch (erro) {
        const problema = erro as Problema
        marcar((antes) => new Map(antes).set(item.arquivo, problema.detail))
        if (problema.status === 412) await consultas.invalidateQueries()
        if (interrompe(problema)) break
      }
    }
    andar(null)
    return chegaram
  }
  return { enviar, andamento, erros }
}
