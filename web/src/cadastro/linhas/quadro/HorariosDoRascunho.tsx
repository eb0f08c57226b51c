import { CampoMuitos } from '../../../formulario/CampoMuitos'
import { Botao } from '../../../ui/Botao'
import { CampoArea, CampoEscolha } from '../../../ui/campos/CampoTexto'
import type { ParteDoRascunho } from './PontosDoRascunho'
import './quadro.css'
import { acrescentarGrupo, type GrupoDoRascunho, lerHoras, mudarGrupo, primeirosHorarios } from './rascunho'

const DIAS = ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'].map((rotulo, i) => ({
  valor: String(i + 1),
  rotulo,
}))
const TIPOS = [
  { valor: 'comum', rotulo: 'Comum' },
  { valor: 'semidireto', rotulo: 'Semidireto' },
  { valor: 'direto', rotulo: 'Direto' },
]

interface GrupoProps extends ParteDoRascunho {
  grupo: GrupoDoRascunho
  indice: number
  primeiro: number
}

function Grupo({ rascunho: r, mudar, erros, grupo: g, indice: i, primeiro }: GrupoProps) {
  const [a, b] = [r.pontos[0]?.nome ?? 'o primeiro ponto', r.pontos.at(-1)?.nome ?? 'o último ponto']
  const trocar = (mudanca: Partial<GrupoDoRascunho>) => mudar(mudarGrupo(r, i, mudanca))
  const quantas = lerHoras(g.horas).length
  return (
    <fieldset className="rascunho-grupo">
      <legend className="so-leitor">Partidas, grupo {i + 1}</legend>
      <div className="grade-de-campos">
        <CampoEscolha
          rotulo="Sai de"
          opcoes={[
            { valor: 'ida', rotulo: a },
            { valor: 'volta', rotulo: b },
          ]}
          vazia={null}
          value={g.sentido}
          onChange={(e) => trocar({ sentido: e.target.value as GrupoDoRascunho['sentido'] })}
        />
        <CampoEscolha
          rotulo="Viagem"
          opcoes={TIPOS}
          vazia={null}
          value={g.tipo}
          onChange={(e) => trocar({ tipo: e.target.value as GrupoDoRascunho['tipo'] })}
        />
      </div>
      <CampoMuitos
        rotulo="Dias"
        opcoes={DIAS}
        name={`horarios.${primeiro}.dias`}
        value={g.dias}
        onChange={(dias) => trocar({ dias })}
        erro={erros.get(`horarios.${primeiro}.dias`)}
      />
      <CampoArea
        rotulo="Horas de partida"
        dica={`Separadas por espaço, como 06:00 7h30 13:30. Depois da meia-noite, 24:30 é 00:30 do dia seguinte. ${quantas === 1 ? '1 lida.' : `${quantas} lidas.`}`}
        rows={2}
        name={`horarios.${primeiro}.hora`}
        value={g.horas}
        onChange={(e) => trocar({ horas: e.target.value })}
        erro={erros.get(`horarios.${primeiro}.hora`)}
      />
      <div className="fileira">
        <Botao tom="texto" icone="lixo" onClick={() => mudar({ ...r, grupos: r.grupos.toSpliced(i, 1) })}>
          Tirar estas partidas
        </Botao>
      </div>
    </fieldset>
  )
}

/** The departures, by direction and days. */
export function HorariosDoRascunho(props: ParteDoRascunho) {
  const { rascunho: r, mudar } = props
  const primeiros = primeirosHorarios(r.grupos)
  return (
    <>
      {r.grupos.length === 0 && <p className="mudo">Nenhuma partida ainda.</p>}
      {r.grupos.map((g, i) => (
        <Grupo key={g.chave} {...props} grupo={g} indice={i} primeiro={primeiros[i] ?? 0} />
      ))}
      <Botao tom="fraco" icone="mais" onClick={() => mudar(acrescentarGrupo(r))}>
        Juntar partidas
      </Botao>
    </>
  )
}
