import { useEffect, useState } from 'react'
import type { Esquemas } from '../api/cliente'
import type { Problema } from '../api/problema'
import { Elo } from '../ui/Elo'
import { Icone } from '../ui/icones'
import { idadeDosDados } from './codigo'

const MINUTO_MS = 60_000

/** The instant now, once a minute: what is shown grows old on an open page. */
export function useAgora(): string {
  const [agora, marcar] = useState(() => new Date().toISOString())
  useEffect(() => {
    const relogio = setInterval(() => marcar(new Date().toISOString()), MINUTO_MS)
    return () => clearInterval(relogio)
  }, [])
  return agora
}

interface VereditoProps {
  v: Esquemas['Verificacao']
  falha: Problema | null
}

/** In one glance: whether the document stands, why, and how old the answer is. */
export function Veredito({ v, falha }: VereditoProps) {
  const agora = useAgora()
  const vale = v.situacao === 'vale'
  return (
    <div className={`veredito ${vale ? 'vale' : 'nao-vale'}`}>
      <div>
        <span className="selo">
          <Icone nome={vale ? 'certo' : 'fechar'} tamanho={44} />
        </span>
        <h1 tabIndex={-1}>{vale ? 'Este documento vale' : 'Este documento não vale mais'}</h1>
        <p>
          {v.titulo} <b className="mono">{v.numero}</b>
        </p>
        <p>{v.motivo}</p>
        {v.substituido_por && (
          <p>
            <Elo para={`/verificar/${v.substituido_por}`}>Ver a decisão que tirou o seu efeito</Elo>
          </p>
        )}
        <p className="idade" role="status">
          Dados de {idadeDosDados(v.dados_de, agora, v.autoridade.fuso)}
          {falha && '. Não foi possível atualizar agora; isto pode ter mudado.'}
        </p>
      </div>
    </div>
  )
}
