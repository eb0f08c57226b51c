import type { Esquemas } from '../../api/cliente'
import { useEu } from '../../sessao/sessao'
import { Cartao } from '../../ui/Cartao'
import { LinhaDoTempo } from '../../ui/LinhaDoTempo'
import '../cadastro.css'
import { separarCampo } from './mudancas'

type Evento = Esquemas['Evento']

function Mudanca({ linha }: { linha: string }) {
  const { campo, resto } = separarCampo(linha)
  return (
    <p>
      {campo && <span className="mudo">{campo}</span>} {resto}
    </p>
  )
}

function Detalhe({ evento }: { evento: Evento }) {
  const linhas = (
    <div className="cadastro-mudancas">
      {evento.linhas.map((l) => (
        <Mudanca key={l} linha={l} />
      ))}
    </div>
  )
  return (
    <>
      {evento.autor} · {evento.cargo}
      {evento.tipo === 'cadastrar' ? (
        <details className="cadastro-registrado">
          <summary>O que foi registrado</summary>
          {linhas}
        </details>
      ) : (
        linhas
      )}
    </>
  )
}

/** The acts that made an entry of the register what it is: what changed, from what to what, who, when. */
export function Historico({ eventos }: { eventos: readonly Evento[] }) {
  const { fuso } = useEu().autoridade
  return (
    <Cartao titulo="O que mudou" nota="do mais antigo ao mais novo">
      <LinhaDoTempo
        zona={fuso}
        itens={eventos.map((e) => ({
          chave: e.hash,
          quando: e.momento,
          titulo: e.titulo,
          detalhe: <Detalhe evento={e} />,
        }))}
      />
      {eventos.length === 0 && <p className="mudo">Nenhum ato registrado neste cadastro.</p>}
    </Cartao>
  )
}
