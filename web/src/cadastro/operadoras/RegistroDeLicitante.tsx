import { useState } from 'react'
import { consultas, type Esquemas } from '../../api/cliente'
import { DialogoDeAto } from '../../caso/atos/DialogoDeAto'
import { Controlado } from '../../formulario/Controlado'
import type { CorpoDe } from '../../formulario/corpo'
import { comData } from '../../formulario/regras'
import { useFormularioDeAto } from '../../formulario/useFormularioDeAto'
import { useEu } from '../../sessao/sessao'
import { Artigo } from '../../ui/Artigo'
import { Botao } from '../../ui/Botao'
import { Esqueleto, Situacao } from '../../ui/basicos'
import { Cartao } from '../../ui/Cartao'
import { CampoData } from '../../ui/campos/CampoData'
import { Elo } from '../../ui/Elo'
import { diaMesAno } from '../../ui/formatos'
import '../cadastro.css'
import { FalhaDaLista } from '../comum/Lido'

type Operadora = Esquemas['Operadora']
type Certificado = Esquemas['Certificados']['certificados'][number]

function Emitir({ operadora: o, aoFechar }: { operadora: Operadora; aoFechar: () => void }) {
  const eu = useEu()
  const f = useFormularioDeAto({
    inicial: { emissao: eu.hoje },
    versao: o.versao,
    pedido: (v) => ({
      caminho: `/api/v1/operadoras/${o.id}/certificado`,
      corpo: v satisfies CorpoDe<'/api/v1/operadoras/{id}/certificado'>,
    }),
    aoFazer: aoFechar,
  })
  return (
    <DialogoDeAto titulo="Emitir certificado" formulario={f} eu={eu} caso={o} aoFechar={aoFechar}>
      <p>
        Certifica {o.razao_social} no registro de licitantes, pelo tempo que a autoridade fixou{' '}
        <Artigo norma={eu.autoridade.norma} dispositivo="art7" />
      </p>
      <Controlado formulario={f} nome="emissao" regras={comData('Diga o dia da emissão.')}>
        {(campo) => (
          <CampoData
            rotulo="Emitido em"
            dica="Outro dia, só o de um certificado que já saiu em papel."
            hoje={eu.hoje}
            max={eu.hoje}
            {...campo}
          />
        )}
      </Controlado>
    </DialogoDeAto>
  )
}

const Pdf = ({ certificado: x }: { certificado: Certificado }) =>
  x.documento && (
    <Elo para={`/api/v1/documentos/${x.documento}`} target="_blank">
      Abrir em PDF<span className="so-leitor"> o certificado {x.numero}</span>
    </Elo>
  )

const Numero = ({ certificado: x }: { certificado: Certificado }) => (
  <small>
    <span className="mono">{x.numero}</span> · emitido em {diaMesAno(x.emissao)}
  </small>
)

function EmVigor({ certificado: x, depois }: { certificado: Certificado; depois: boolean }) {
  return (
    <li>
      <div className="fileira">
        <Situacao tom={depois ? 'cinza' : 'bom'}>{depois ? 'Ainda vale' : 'Em vigor'}</Situacao>
        <b>até {diaMesAno(x.ate)}</b>
      </div>
      <Numero certificado={x} />
      <Pdf certificado={x} />
    </li>
  )
}

function Anteriores({ certificados }: { certificados: readonly Certificado[] }) {
  if (certificados.length === 0) return null
  return (
    <details className="cadastro-registrado">
      <summary>Certificados anteriores ({certificados.length})</summary>
      <ul className="cadastro-autos">
        {certificados.map((x) => (
          <li key={x.numero}>
            <span>Valeu até {diaMesAno(x.ate)}</span>
            <Numero certificado={x} />
            <Pdf certificado={x} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Lidos({ certificados }: { certificados: readonly Certificado[] }) {
  // The one that reaches farthest is the one that counts.
  const valem = certificados.filter((x) => x.vale).toSorted((a, b) => b.ate.localeCompare(a.ate))
  const ultimo = certificados[0]
  return (
    <>
      {valem.length > 0 && (
        <ul className="cadastro-autos">
          {valem.map((x, i) => (
            <EmVigor key={x.numero} certificado={x} depois={i > 0} />
          ))}
        </ul>
      )}
      {valem.length === 0 && (
        <p className="mudo">
          {ultimo
            ? `Nenhum em vigor: o último valeu até ${diaMesAno(ultimo.ate)}.`
            : 'Nenhum certificado ainda.'}
        </p>
      )}
      <Anteriores certificados={certificados.filter((x) => !x.vale)} />
    </>
  )
}

/** The certificate with which a company bids (RR art. 7): the one in force, the former ones, and the way to issue one. */
export function RegistroDeLicitante({ operadora: o }: { operadora: Operadora }) {
  const { papel, autoridade } = useEu()
  const [emitindo, emitir] = useState(false)
  const consulta = consultas.useQuery('get', '/api/v1/operadoras/{id}/certificado', {
    params: { path: { id: o.id } },
  })
  const certificados = consulta.data?.certificados
  return (
    <Cartao titulo="Registro de licitante" nota={<Artigo norma={autoridade.norma} dispositivo="art7" />}>
      <div className="pilha">
        <FalhaDaLista consulta={consulta} />
        {!certificados && !consulta.error && <Esqueleto linhas={2} />}
        {certificados && <Lidos certificados={certificados} />}
        {papel === 'analista' && o.situacao === 'ativa' && (
          <div className="fileira nao-imprime">
            <Botao tom="fraco" onClick={() => emitir(true)}>
              Emitir certificado
            </Botao>
          </div>
        )}
      </div>
      {emitindo && <Emitir operadora={o} aoFechar={() => emitir(false)} />}
    </Cartao>
  )
}
