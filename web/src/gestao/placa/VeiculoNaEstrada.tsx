import { useParams } from '@tanstack/react-router'
import { consultas } from '../../api/cliente'
import type { Problema } from '../../api/problema'
import { type Eu, useEu } from '../../sessao/sessao'
import { Artigo } from '../../ui/Artigo'
import { Botao, BotaoElo } from '../../ui/Botao'
import { Aviso, EsqueletoDaPagina, Placa, Situacao, Vazio } from '../../ui/basicos'
import { Cartao, Colunas } from '../../ui/Cartao'
import { Elo } from '../../ui/Elo'
import { diaMes, diaMesAno } from '../../ui/formatos'
import { Pagina } from '../../ui/Pagina'
import { ConsultaDePlaca } from './ConsultaDePlaca'
import { type AutoRecente, autosQueDobram, type Consulta, resumoDaLinha, resumoDoVeiculo } from './veiculo'

const BOLA = {
  certo: { sinal: '✓', fala: 'Certo' },
  errado: { sinal: '!', fala: 'Errado' },
  'a-conferir': { sinal: '?', fala: 'A conferir' },
} as const

function Bola({ situacao, sinal, fala }: { situacao: string; sinal: string; fala: string }) {
  return (
    <span className={`bola ${situacao}`}>
      <span aria-hidden="true">{sinal}</span>
      <span className="so-leitor">{fala}:</span>
    </span>
  )
}

/** The year is said where it is another one. */
const dia = (data: string, hoje: string) =>
  data.slice(0, 4) === hoje.slice(0, 4) ? diaMes(data) : diaMesAno(data)

function Dobra({ auto, norma, hoje }: { auto: AutoRecente; norma: string; hoje: string }) {
  return (
    <li>
      <Bola situacao="errado" sinal="2×" fala="Dobra a multa" />
      <span className="texto">
        <b>
          Autuado{auto.dobra_na_linha ? ` na linha ${auto.dobra_na_linha}` : ''} em{' '}
          {dia(auto.data_fato, hoje)}
        </b>
        <small>
          {auto.descricao}: a multa dobra até {dia(auto.dobra_ate ?? auto.data_fato, hoje)}
        </small>
      </span>
      <Artigo norma={norma} dispositivo={auto.dispositivo} />
    </li>
  )
}

function Conferencias({ consulta, eu }: { consulta: Consulta; eu: Eu }) {
  const { norma } = eu.autoridade
  const { aqui, emOutrasLinhas } = autosQueDobram(consulta.autos_recentes, consulta.linhas[0]?.numero ?? null)
  const dobras = (autos: readonly AutoRecente[]) =>
    autos.map((auto) => <Dobra key={auto.numero} auto={auto} norma={norma} hoje={eu.hoje} />)
  return (
    <>
      <ul className="conferencias">
        {consulta.conferencias.map((c) => (
          <li key={c.titulo}>
            <Bola situacao={c.situacao} {...BOLA[c.situacao]} />
            <span className="texto">
              <b>{c.titulo}</b>
              <small>{c.texto}</small>
            </span>
            {c.dispositivo && <Artigo norma={norma} dispositivo={c.dispositivo} />}
          </li>
        ))}
        {dobras(aqui)}
      </ul>
      {emOutrasLinhas.length > 0 && (
        <details className="dobras">
          <summary>
            {emOutrasLinhas.length === 1
              ? 'Em outra linha, 1 auto também dobraria a multa'
              : `Em outras linhas, ${emOutrasLinhas.length} autos também dobrariam a multa`}
          </summary>
          <ul className="conferencias">{dobras(emOutrasLinhas)}</ul>
        </details>
      )}
    </>
  )
}

function AutosRecentes({ autos, placa }: { autos: readonly AutoRecente[]; placa: string }) {
  if (autos.length === 0) {
    return <Vazio titulo="Nenhum auto">Nem este veículo nem a sua operadora foram autuados até hoje.</Vazio>
  }
  return (
    <ul className="conferencias">
      {autos.map((a) => (
        <li key={a.numero}>
          <div className="texto">
            <div className="fileira">
              <Elo para={`/autos/${a.numero}`} className="mono">
                {a.numero}
              </Elo>
              <Situacao tom="cinza">{a.estado_nome}</Situacao>
            </div>
            <small>
              {a.descricao} · {diaMesAno(a.data_fato)}
              {a.placa !== placa && (
                <>
                  {' '}
                  · <Placa placa={a.placa} tamanho="p" />
                </>
              )}
            </small>
          </div>
        </li>
      ))}
    </ul>
  )
}

function QuemE({ consulta }: { consulta: Consulta }) {
  const { veiculo, operadora } = consulta
  const linha = consulta.linhas[0]
  if (!veiculo) return <p className="o-que-e">Esta placa não está no cadastro.</p>
  return (
    <p className="o-que-e">
      <b>{operadora?.nome_fantasia ?? veiculo.operadora.razao_social}</b> · {resumoDoVeiculo(veiculo)}
      {linha && (
        <>
          <br />
          {resumoDaLinha(linha)}
        </>
      )}
    </p>
  )
}

function Veiculo({ consulta, eu }: { consulta: Consulta; eu: Eu }) {
  const lavrar = <BotaoElo para={`/lavrar?placa=${consulta.placa}`}>Lavrar auto</BotaoElo>
  const cadastro = consulta.veiculo && (
    <BotaoElo tom="fraco" para={`/frota/${consulta.veiculo.id}`}>
      Ver no cadastro
    </BotaoElo>
  )
  const outra = (
    <BotaoElo tom="fraco" para="/">
      Outra placa
    </BotaoElo>
  )
  return (
    <Pagina
      titulo={`Placa ${consulta.placa}`}
      cabeca={
        <>
          <span className="so-leitor">Placa </span>
          <Placa placa={consulta.placa} tamanho="g" />
        </>
      }
      acoes={
        eu.papel === 'fiscal' ? (
          <>
            {outra}
            {lavrar}
          </>
        ) : (
          cadastro
        )
      }
      sobre={<QuemE consulta={consulta} />}
    >
      {consulta.pode_circular ? (
        <Aviso tom="bom" titulo="Pode circular hoje">
          pelo que o cadastro diz. Confira o que está marcado com «?».
        </Aviso>
      ) : (
        <Aviso tom="mau" titulo="Não pode circular hoje:">
          {consulta.impedimentos.join('; ')}.
        </Aviso>
      )}
      <Colunas
        lado={
          <Cartao titulo="Autos recentes" nota="do veículo e da operadora">
            <AutosRecentes autos={consulta.autos_recentes} placa={consulta.placa} />
          </Cartao>
        }
      >
        <Cartao titulo="Conferência">
          <Conferencias consulta={consulta} eu={eu} />
        </Cartao>
      </Colunas>
    </Pagina>
  )
}

function NaoSeLe({ erro, placa, tentar }: { erro: Problema; placa: string; tentar: () => unknown }) {
  const outraVez = erro.status === 0 || erro.status >= 500
  return (
    <>
      <title>Consulta de placa · Outorga</title>
      <Vazio
        nivel={1}
        titulo={erro.status === 422 ? 'Isto não é uma placa' : erro.title}
        acao={outraVez && <Botao onClick={() => tentar()}>Tentar de novo</Botao>}
      >
        {erro.erros[0]?.mensagem ?? erro.detail}
      </Vazio>
      {erro.status === 422 && (
        <Cartao>
          <ConsultaDePlaca inicial={placa} />
        </Cartao>
      )}
    </>
  )
}

/** A plate at the roadside: whose it is, whether it may run today, what to check, and what would double. */
export default function VeiculoNaEstrada() {
  const eu = useEu()
  const { placa = '' } = useParams({ strict: false }) as { placa?: string }
  const { data, error, refetch } = consultas.useQuery('get', '/api/v1/consulta-de-placa/{placa}', {
    params: { path: { placa } },
  })
  return (
    <div className="na-estrada" data-densidade="campo">
      {data ? (
        <Veiculo consulta={data} eu={eu} />
      ) : error ? (
        <NaoSeLe erro={error} placa={placa} tentar={refetch} />
      ) : (
        <EsqueletoDaPagina />
      )}
    </div>
  )
}
