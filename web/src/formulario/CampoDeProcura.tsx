import { useQuery } from '@tanstack/react-query'
import { createContext, type Ref, useContext, useState } from 'react'
import { BotaoDeIcone } from '../ui/Botao'
import type { CampoBase } from '../ui/campos/Campo'
import { CampoBusca } from '../ui/campos/CampoBusca'
import { Elo } from '../ui/Elo'
import { BUSCAS, lembrarNome, nomeDoEscolhido, type Procura } from './buscas'
import './campos.css'

/** The operator whose vehicles and people the form is about; null for any. */
export const OperadoraDoFormulario = createContext<string | null>(null)

/** How something chosen is called; its page, where it has one. */
export function NomeDoEscolhido({ procura, valor, elo }: { procura: Procura; valor: string; elo?: boolean }) {
  const { data, isError } = useQuery(nomeDoEscolhido(procura, valor))
  const nome = data ?? (isError ? 'não encontrado' : '…')
  const pagina = elo && data ? BUSCAS[procura].pagina?.(valor) : null
  return pagina ? <Elo para={pagina}>{nome}</Elo> : nome
}

interface Controle<V> extends CampoBase {
  procura: Procura
  value: V
  onChange: (valor: V) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

const useBuscar = (procura: Procura) => {
  const operadora = useContext(OperadoraDoFormulario)
  return (q: string, sinal: AbortSignal) => BUSCAS[procura].buscar(q, sinal, operadora)
}

/** One of the register, looked for while typing. */
export function CampoDeProcura({ procura, ...p }: Controle<string>) {
  const buscar = useBuscar(procura)
  const [inicial] = useState(p.value)
  const { data: nome } = useQuery({ ...nomeDoEscolhido(procura, inicial), enabled: inicial !== '' })
  return (
    <CampoBusca
      // The words of the first choice come later than the field; they are written into it once.
      key={inicial !== '' && nome ? 'nomeada' : 'vazia'}
      {...p}
      rotuloInicial={p.value === inicial ? nome : undefined}
      buscar={buscar}
      onChange={(valor, opcao) => {
        if (opcao) lembrarNome(procura, valor, opcao.rotulo)
        p.onChange(valor)
      }}
    />
  )
}

/** Several of the register: each choice becomes a row that can be taken out. */
export function CampoDeProcuras({ procura, value, onChange, ...p }: Controle<string[]>) {
  const buscar = useBuscar(procura)
  return (
    <div className="juntar-escolhido">
      <CampoBusca
        // Empty again after each choice.
        key={value.length}
        {...p}
        placeholder={value.length === 0 ? '' : 'Juntar outro'}
        value=""
        buscar={buscar}
        onChange={(valor, opcao) => {
          if (!opcao || value.includes(valor)) return
          lembrarNome(procura, valor, opcao.rotulo)
          onChange([...value, valor])
        }}
      />
      {value.length > 0 && (
        <ul className="escolhidos" aria-label={`Escolhidos: ${p.rotulo}`}>
          {value.map((valor) => (
            <li key={valor}>
              <span>
                <NomeDoEscolhido procura={procura} valor={valor} />
              </span>
              <BotaoDeIcone
                icone="lixo"
                rotulo="Tirar da lista"
                onClick={() => onChange(value.filter((v) => v !== valor))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
