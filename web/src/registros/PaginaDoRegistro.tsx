import { useState } from 'react'
import { Historico } from '../cadastro/comum/Historico'
import { useIdDoEndereco } from '../cadastro/comum/idDoEndereco'
import { Lido } from '../cadastro/comum/Lido'
import { useLeitura } from '../formulario/leitura'
import { temValor, ValorDoCampo } from '../formulario/ValorDoCampo'
import { OQueALeiOlha } from '../procedimentos/partes/OQueALeiOlha'
import { Secoes } from '../procedimentos/partes/Secoes'
import { useEu } from '../sessao/sessao'
import { Artigo } from '../ui/Artigo'
import { Botao, BotaoElo } from '../ui/Botao'
import { Situacao } from '../ui/basicos'
import { Cartao, Colunas } from '../ui/Cartao'
import { Elo } from '../ui/Elo'
import { Pagina } from '../ui/Pagina'
import { DialogoDoEncerramento } from './DialogoDoEncerramento'
import { DocumentosDe } from './DocumentosDe'
import { camposDaNorma, type Registro, type TipoDeRegistro } from './tipos'
import { ValidadeDoRegistro } from './ValidadeDoRegistro'

/** What was registered, and was not said already by the kind's own sections. */
function Cadastro({ registro: r }: { registro: Registro }) {
  const { norma } = useEu().autoridade
  const ditos = new Set(r.secoes.flatMap((s) => s.dados.map((d) => d.rotulo)))
  const campos = camposDaNorma(r.campos, norma).filter(
    (c) => c.nome !== 'de_id' && !ditos.has(c.rotulo) && temValor(r.dados[c.nome]),
  )
  if (campos.length === 0) return null
  return (
    <Cartao titulo="Cadastro">
      <dl className="definicao">
        {campos.map((c) => (
          <div key={c.nome}>
            <dt>{c.rotulo}</dt>
            <dd className="dito-da-secao">
              <ValorDoCampo campo={c} valor={r.dados[c.nome]} elo />{' '}
              {c.dispositivo && <Artigo norma={norma} dispositivo={c.dispositivo} />}
            </dd>
          </div>
        ))}
      </dl>
    </Cartao>
  )
}

function Aberto({ registro: r, tipo }: { registro: Registro; tipo: TipoDeRegistro }) {
  const [encerrando, encerrar] = useState(false)
  const temValidade = r.encerrado_em !== null || r.validade !== null
  return (
    <Pagina
      titulo={r.titulo}
      migalha={[{ rotulo: tipo.muitos, para: `/${tipo.endereco}` }]}
      situacao={
        temValidade ? <ValidadeDoRegistro registro={r} /> : <Situacao tom="bom">no cadastro</Situacao>
      }
      sobre={
        <>
          {tipo.um}
          {r.operadora && (
            <>
              {' de '}
              <Elo para={`/operadoras/${r.operadora.id}`}>{r.operadora.razao_social}</Elo>
            </>
          )}
        </>
      }
      acoes={
        r.pode_mudar && (
          <>
            <Botao tom="perigo" onClick={() => encerrar(true)}>
              Encerrar
            </Botao>
            <BotaoElo tom="fraco" para={`/${tipo.endereco}/${r.id}/alterar`}>
              Alterar
            </BotaoElo>
          </>
        )
      }
    >
      <Colunas
        lado={
          <>
            <OQueALeiOlha exames={r.exames} />
            {!tipo.soDeAlguem && <DocumentosDe id={r.id} pode={r.pode_mudar} />}
          </>
        }
      >
        <Secoes secoes={r.secoes} />
        <Cadastro registro={r} />
        <Historico eventos={r.eventos} />
      </Colunas>
      {encerrando && <DialogoDoEncerramento tipo={tipo} registro={r} aoFechar={() => encerrar(false)} />}
    </Pagina>
  )
}

/** One file of the register: what it says, until when it holds, what the law asks, and its history. */
export default function PaginaDoRegistro({ tipo }: { tipo: TipoDeRegistro }) {
  const id = useIdDoEndereco()
  const consulta = useLeitura<Registro>(`${tipo.api}/${id}`)
  return <Lido consulta={consulta}>{(r) => <Aberto key={r.id} registro={r} tipo={tipo} />}</Lido>
}
