import { CampoData } from '../../ui/campos/CampoData'
import { CampoDataHora } from '../../ui/campos/CampoDataHora'
import { CampoDinheiro, CampoNumero } from '../../ui/campos/CampoNumero'
import { CampoEscolha, CampoMarcar, CampoOpcoes, CampoTexto } from '../../ui/campos/CampoTexto'
import type { CampoDoCalculo } from './tipos'

interface CampoProps {
  campo: CampoDoCalculo
  name: string
  valor: string
  erro: string | undefined
  mudar: (valor: string) => void
}

const SIM_OU_NAO = [
  { valor: 'sim', rotulo: 'Sim' },
  { valor: 'nao', rotulo: 'Não' },
]

/** A field of a calculation, drawn by its kind. */
export function Campo({ campo, name, valor, erro, mudar }: CampoProps) {
  const { rotulo, dica, opcional, unidade, opcoes = [] } = campo
  const base = { rotulo, dica, erro, opcional, name }
  const numerico = { ...base, value: valor, onChange: mudar, ...(unidade && { unidade }) }
  const nativo = {
    ...base,
    value: valor,
    onChange: (e: { target: { value: string } }) => mudar(e.target.value),
  }
  switch (campo.tipo) {
    case 'data':
      return <CampoData {...base} value={valor} onChange={mudar} />
    case 'data-e-hora':
      return <CampoDataHora {...base} value={valor} onChange={mudar} />
    case 'numero':
    case 'inteiro':
      return <CampoNumero {...numerico} />
    case 'dinheiro':
      return <CampoDinheiro {...base} value={valor} onChange={mudar} />
    case 'escolha':
      return <CampoEscolha {...nativo} opcoes={opcoes} vazia={campo.inicial ? null : 'Escolha'} />
    case 'sim-ou-nao':
      return <CampoOpcoes {...nativo} opcoes={SIM_OU_NAO} emLinha />
    case 'marcar':
      return (
        <CampoMarcar
          {...base}
          checked={valor === 'sim'}
          onChange={(e) => mudar(e.target.checked ? 'sim' : '')}
        />
      )
    default:
      return <CampoTexto {...nativo} />
  }
}
