import '../cadastro/cadastro.css'
import { dizerValor } from '../formulario/dizer'
import { useLeitura } from '../formulario/leitura'
import { Esqueleto } from '../ui/basicos'
import { Cartao } from '../ui/Cartao'
import { Elo } from '../ui/Elo'
import { escreverBusca, useEndereco } from '../ui/endereco'
import { numero } from '../ui/formatos'
import {
  type AchadosDoRegistro,
  type Formulario,
  type NomeDoRegistro,
  REGISTROS,
  type Resumo,
  type TipoDeRegistro,
} from './tipos'
import { ValidadeDoRegistro } from './ValidadeDoRegistro'

const QUANTOS = 6

/** The words of a row under its title: what the kind's own columns say, apart from the title and from dates. */
function detalheDe(d: Formulario, r: Resumo): string {
  return d.campos
    .filter((c) => d.colunas.includes(c.nome) && !['data', 'sim-ou-nao'].includes(c.tipo))
    .flatMap((c) => dizerValor(c, r.dados[c.nome]) ?? [])
    .filter((dito) => !r.titulo.includes(dito))
    .join(' · ')
}

export interface RegistrosDeProps {
  kind: NomeDoRegistro
  /** Whose they are. */
  filtro: { operadora_id: string } | { de_id: string }
  /** Words of the card, where they are not those of the kind. */
  titulo?: string
  /** False where whoever looks may not add. */
  pode?: boolean
}

interface LinhasProps {
  tipo: TipoDeRegistro
  formulario: Formulario
  achados: AchadosDoRegistro
  filtro: RegistrosDeProps['filtro']
}

function Linhas({ tipo, formulario: d, achados, filtro }: LinhasProps) {
  if (achados.total === 0) return <p className="mudo">Nada ainda.</p>
  return (
    <>
      <ul className="cadastro-autos">
        {achados.registros.map((r) => (
          <li key={r.id}>
            <Elo para={`/${tipo.endereco}/${r.id}`}>{r.titulo}</Elo>
            <small>{detalheDe(d, r)}</small>
            <ValidadeDoRegistro registro={r} />
          </li>
        ))}
      </ul>
      {achados.total > QUANTOS && (
        <p className="cadastro-todos">
          <Elo para={`/${tipo.endereco}${escreverBusca(filtro)}`}>
            Ver {tipo.contar(numero(String(achados.total)), false)}
          </Elo>
        </p>
      )}
    </>
  )
}

/** The files of the register that belong to something, on its page: the first of them, and the way to add one. */
export function RegistrosDe({ kind, filtro, titulo, pode = true }: RegistrosDeProps) {
  const tipo: TipoDeRegistro = REGISTROS[kind]
  const endereco = useEndereco()
  const busca = escreverBusca({ ...filtro, por_pagina: QUANTOS })
  const { data: d } = useLeitura<Formulario>(`${tipo.api}/formulario`, { staleTime: 300_000 })
  const { data, error } = useLeitura<AchadosDoRegistro>(`${tipo.api}${busca}`)
  // The way back to this page, not to where it led before.
  const nova = `/${tipo.endereco}/nova${escreverBusca({ ...filtro, voltar: endereco.split('?')[0] })}`
  return (
    <Cartao
      titulo={titulo ?? tipo.muitos}
      nota={pode && d?.pode_cadastrar && <Elo para={nova}>{tipo.cadastrar.toLowerCase()}</Elo>}
    >
      {error && <p className="mudo">{error.detail}</p>}
      {d && data && <Linhas tipo={tipo} formulario={d} achados={data} filtro={filtro} />}
      {!error && !(d && data) && <Esqueleto linhas={2} />}
    </Cartao>
  )
}
