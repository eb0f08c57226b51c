import { useState } from 'react'
import { useEu } from '../../sessao/sessao'
import { Artigo } from '../../ui/Artigo'
import { doEstado } from '../../ui/autoridade'
import { Botao } from '../../ui/Botao'
import { Situacao } from '../../ui/basicos'
import { Cartao } from '../../ui/Cartao'
import { dataMedia } from '../../ui/formatos'
import { type Coluna, Tabela } from '../../ui/Tabela'
import { DialogoDoDia } from './DialogoDoDia'
import { Registrado } from './Registrado'
import type { DiaRegistrado } from './serie'

const COLUNAS: readonly Coluna<DiaRegistrado>[] = [
  {
    chave: 'data',
    titulo: 'Dia',
    principal: true,
    celula: (d) => dataMedia(d.data),
    detalhe: (d) => d.motivo,
  },
  {
    chave: 'expediente',
    titulo: 'Expediente',
    celula: (d) => (
      <span className="fileira">
        {d.expediente ? <Situacao tom="bom">aberto</Situacao> : <Situacao tom="cinza">fechado</Situacao>}
        {d.substituido && <small>substituído por outro registro</small>}
      </span>
    ),
  },
  { chave: 'ato', titulo: 'Ato', celula: (d) => d.ato },
  { chave: 'registro', titulo: 'Registrado', celula: (d) => <Registrado registro={d} /> },
]

/** The days on which the authority closed or opened its office by an act of its own. */
export function CalendarioDaAutoridade({ dias }: { dias: readonly DiaRegistrado[] }) {
  const { papel, autoridade } = useEu()
  const [aberto, abrir] = useState(false)
  return (
    <Cartao
      titulo={
        <>
          Calendário de expediente{' '}
          {autoridade.norma === 'rr-664-2008' && <Artigo norma={autoridade.norma} dispositivo="art95" />}
        </>
      }
    >
      <div className="parametro-cabeca">
        <p>
          Fins de semana, feriados nacionais e os {doEstado(autoridade.uf)} o sistema já conhece. Aqui estão
          só os dias que a autoridade fechou ou abriu por ato seu: prazo nenhum começa nem vence em dia
          fechado.
        </p>
        {papel === 'analista' && (
          <Botao tom="fraco" icone="mais" onClick={() => abrir(true)}>
            Acrescentar dia
          </Botao>
        )}
      </div>
      <Tabela
        legenda="Dias fechados ou abertos por ato da autoridade"
        colunas={COLUNAS}
        linhas={dias}
        chaveDe={(d) => `${d.data} ${d.registrado_em}`}
        prefixo="dias"
        vazio={<p className="mudo">Nenhum dia fechado ou aberto por ato da autoridade.</p>}
      />
      {aberto && <DialogoDoDia dias={dias} aoFechar={() => abrir(false)} />}
    </Cartao>
  )
}
