import { acharInfracao, type Dispositivo, type Lei } from '@outorga/lei'
import { consultas } from '../../api/cliente'
import { Artigo } from '../../ui/Artigo'
import { Botao, BotaoElo } from '../../ui/Botao'
import { Aviso, Situacao, Valor } from '../../ui/basicos'
import { Cartao } from '../../ui/Cartao'
import { Elo } from '../../ui/Elo'
import { Pagina } from '../../ui/Pagina'
import { type Envio, enviosDe, resumoDosEnvios } from './envio'
import type { AutosLavrados, ParadaLavrada } from './FormularioDaParada'
import type { Servico } from './parada'
import { useEnvioDeFotos } from './useEnvioDeFotos'

/** The measure on the vehicle that fits this auto, in words; null where none does. */
export function medidaQueCabe(lei: Lei, dispositivo: Dispositivo, servico: Servico | '') {
  const { medida } = acharInfracao(lei.infracoes, dispositivo, lei.nome)
  if (medida === 'remocao-do-veiculo') {
    return { texto: 'Esta infração leva também à remoção do veículo.', dispositivo: 'art13-2' }
  }
  const apreensao = lei.medidas.find((m) => m.tipo === 'apreensao')
  return apreensao && servico === 'fretamento'
    ? { texto: 'Em fretamento, veja se cabe a apreensão do veículo.', dispositivo: apreensao.dispositivo }
    : null
}

const ESTADO = {
  espera: { nome: 'à espera', tom: 'cinza' },
  enviando: { nome: 'enviando', tom: 'azul' },
  enviada: { nome: 'enviada', tom: 'bom' },
  falhou: { nome: 'não foi', tom: 'mau' },
} as const

function Fotos({
  envios,
  enviando,
  aoTentar,
}: {
  envios: readonly Envio[]
  enviando: boolean
  aoTentar: () => void
}) {
  if (envios.length === 0) return null
  const falta = envios.some((e) => e.estado === 'falhou')
  return (
    <Cartao titulo="Fotos e documentos" nota={<span role="status">{resumoDosEnvios(envios)}</span>}>
      <ul className="envios">
        {envios.map((e) => (
          <li key={e.chave}>
            <span>
              {e.arquivo.name}
              <small>
                <span className="mono">{e.numero}</span>
                {e.motivo && ` · ${e.motivo}`}
              </small>
            </span>
            <Situacao tom={ESTADO[e.estado].tom}>{ESTADO[e.estado].nome}</Situacao>
          </li>
        ))}
      </ul>
      {falta && (
        <Botao tom="fraco" pendente={enviando} onClick={aoTentar}>
          Enviar de novo
        </Botao>
      )}
    </Cartao>
  )
}

function Papeis({ numero }: { numero: string }) {
  const { data } = consultas.useQuery('get', '/api/v1/autos/{numero}', { params: { path: { numero } } })
  return data?.documentos.map((d) => (
    <Elo key={d.codigo} className="botao fraco" para={d.caminho} target="_blank">
      Imprimir {d.titulo.charAt(0).toLowerCase() + d.titulo.slice(1)}
    </Elo>
  ))
}

interface AutoProps {
  auto: AutosLavrados['autos'][number]
  lei: Lei
  servico: Servico | ''
  unico: boolean
}

function Auto({ auto, lei, servico, unico }: AutoProps) {
  const dispositivo = auto.dispositivo as Dispositivo
  const medida = medidaQueCabe(lei, dispositivo, servico)
  const para = `/autos/${auto.numero}`
  return (
    <Cartao
      titulo={
        <Elo className="mono" para={para}>
          {auto.numero}
        </Elo>
      }
      nota={<Valor valor={auto.valor} />}
    >
      <div className="pilha">
        <p>
          {acharInfracao(lei.infracoes, dispositivo, lei.nome).descricao}{' '}
          <Artigo norma={lei.norma} dispositivo={dispositivo} />
        </p>
        {medida && (
          <Aviso tom="alerta">
            {medida.texto} <Artigo norma={lei.norma} dispositivo={medida.dispositivo} />{' '}
            <Elo para={para}>Adotar medida</Elo>
          </Aviso>
        )}
        <div className="fileira">
          <BotaoElo tom={unico ? 'primario' : 'fraco'} para={para}>
            Registrar ciência agora
          </BotaoElo>
          <Papeis numero={auto.numero} />
        </div>
      </div>
    </Cartao>
  )
}

interface LavradosProps {
  feita: ParadaLavrada
  servico: Servico | ''
  lei: Lei
  aoRecomecar: () => void
}

/** What was drawn up, with its numbers, and what comes next. The photos go now, in sight. */
export function Lavrados({ feita, servico, lei, aoRecomecar }: LavradosProps) {
  const { autos } = feita.resposta
  const { envios, enviando, enviar } = useEnvioDeFotos(enviosDe(autos, feita.parada.autos))
  const um = autos.length === 1
  return (
    <Pagina
      titulo={um ? 'Auto lavrado' : 'Autos lavrados'}
      sobre={
        <Aviso tom="bom" titulo={um ? 'Lavrado:' : 'Lavrados:'} falado>
          {autos.map((a, i) => (
            <span key={a.numero}>
              {i > 0 && ', '}
              <b className="mono">{a.numero}</b>
            </span>
          ))}
        </Aviso>
      }
      acoes={
        <Botao tom="fraco" onClick={aoRecomecar}>
          Lavrar outro auto
        </Botao>
      }
    >
      <Fotos envios={envios} enviando={enviando} aoTentar={enviar} />
      {autos.map((a) => (
        <Auto key={a.numero} auto={a} lei={lei} servico={servico} unico={um} />
      ))}
    </Pagina>
  )
}
