import { NOME_DO_ESTADO } from '@outorga/lei'
import { BuscaDaLista } from '../../cadastro/comum/BuscaDaLista'
import { Botao } from '../../ui/Botao'
import { CampoData } from '../../ui/campos/CampoData'
import { CampoEscolha } from '../../ui/campos/CampoTexto'
import { useMudarEndereco, useParametro } from '../../ui/endereco'
import { FILTROS } from './filtros'
import './autos.css'

const ESTADOS = Object.entries(NOME_DO_ESTADO).map(([valor, rotulo]) => ({ valor, rotulo }))

/** A day of the period; half a date typed is kept in the address and filters nothing. */
function Dia({ nome, rotulo, hoje }: { nome: 'de' | 'ate'; rotulo: string; hoje: string }) {
  const [valor] = useParametro(nome)
  const mudar = useMudarEndereco()
  return (
    <CampoData
      rotulo={rotulo}
      value={valor ?? ''}
      hoje={hoje}
      onChange={(novo) => mudar({ [nome]: novo || null, pagina: null })}
    />
  )
}

/** What narrows the list: all of it is in the address. */
export function FiltrosDosAutos({ hoje, filtrada }: { hoje: string; filtrada: boolean }) {
  const [estado] = useParametro('estado')
  const mudar = useMudarEndereco()
  const limpar = () => mudar(Object.fromEntries([...FILTROS, 'pagina'].map((f) => [f, null])))
  return (
    <div className="filtros-dos-autos nao-imprime">
      <BuscaDaLista rotulo="Número, placa, nome ou CNPJ" />
      <CampoEscolha
        rotulo="Situação"
        vazia="Todas"
        opcoes={ESTADOS}
        value={estado ?? ''}
        onChange={(e) => mudar({ estado: e.target.value || null, pagina: null })}
      />
      <Dia nome="de" rotulo="Fato desde" hoje={hoje} />
      <Dia nome="ate" rotulo="Fato até" hoje={hoje} />
      {filtrada && (
        <Botao tom="texto" onClick={limpar}>
          Limpar filtros
        </Botao>
      )}
    </div>
  )
}
