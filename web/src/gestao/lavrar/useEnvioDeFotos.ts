import { useEffect, useRef, useState } from 'react'
import { useAto } from '../../api/ato'
import { api, type Esquemas } from '../../api/cliente'
import { type Envio, enviarFotos } from './envio'

async function versaoDe(numero: string): Promise<number> {
  const { data, error } = await api.GET('/api/v1/autos/{numero}', { params: { path: { numero } } })
  if (error) throw error
  return data.versao
}

/** Leaving while photos are still here would lose them: the browser asks first. */
function useAvisoAoSair(falta: boolean) {
  useEffect(() => {
    if (!falta) return
    const perguntar = (evento: BeforeUnloadEvent) => evento.preventDefault()
    addEventListener('beforeunload', perguntar)
    return () => removeEventListener('beforeunload', perguntar)
  }, [falta])
}

/** Sends the photos as soon as the autos exist; `enviar` tries again what is still here. */
export function useEnvioDeFotos(inicio: readonly Envio[]) {
  const [envios, guardar] = useState(inicio)
  const ato = useAto<Esquemas['ReciboDeAto']>()
  const [enviando, ocupar] = useState(false)
  const comecou = useRef(false)
  useAvisoAoSair(envios.some((e) => e.estado !== 'enviada'))

  async function enviar(lista: readonly Envio[]) {
    ocupar(true)
    await enviarFotos(lista, {
      versao: versaoDe,
      enviar: ({ numero, arquivo }, versao) =>
        ato.mutateAsync({
          caminho: `/api/v1/autos/${encodeURIComponent(numero)}/evidencias?nome=${encodeURIComponent(arquivo.name.slice(0, 200))}`,
          corpo: arquivo,
          versao,
        }),
      mudar: (chave, mudanca) =>
        guardar((antes) => antes.map((e) => (e.chave === chave ? { ...e, ...mudanca } : e))),
    })
    ocupar(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (comecou.current || inicio.length === 0) return
    comecou.current = true
    void enviar(inicio)
  }, [])

  return { envios, enviando, enviar: () => void enviar(envios) }
}
