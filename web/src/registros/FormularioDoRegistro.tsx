import { useNavigate, useRouterState } from '@tanstack/react-router'
import type { FieldValues } from 'react-hook-form'
import type { Esquemas } from '../api/cliente'
import { MudouEnquantoIsso } from '../cadastro/comum/MudouEnquantoIsso'
import { CamposDoFormulario, useSabidos } from '../formulario/CamposDoFormulario'
import { FormularioDeAto } from '../formulario/FormularioDeAto'
import { useFormularioDeAto } from '../formulario/useFormularioDeAto'
import { corpoDosCampos, type Valores, valoresDe } from '../formulario/valores'
import { useEu } from '../sessao/sessao'
import { enderecoDeVolta } from '../sessao/voltar'
import { Cartao } from '../ui/Cartao'
import { lerBusca } from '../ui/endereco'
import { type Campo, camposDaNorma, type Registro, type TipoDeRegistro } from './tipos'

interface FormularioProps {
  tipo: TipoDeRegistro
  campos: readonly Campo[]
  /** The one to change; a new one where there is none. */
  registro?: Registro
}

/** What the address brings of the page that led here, and whose it is where it exists already. */
function useConhecidos(campos: readonly Campo[], registro: Registro | undefined): Record<string, string> {
  const busca = lerBusca(useRouterState({ select: (s) => s.location.searchStr }))
  const sabidos = useSabidos(campos)
  const dono = registro?.dados.de_id ?? busca.de_id
  const doEndereco = registro ? {} : Object.fromEntries(Object.entries(busca).filter(([n]) => n !== 'voltar'))
  const tudo = { ...doEndereco, ...(dono ? { de_id: String(dono) } : {}), ...sabidos }
  return Object.fromEntries(Object.entries(tudo).filter(([n]) => campos.some((c) => c.nome === n)))
}

export function FormularioDoRegistro({ tipo, campos: todos, registro: r }: FormularioProps) {
  const navegar = useNavigate()
  const { norma } = useEu().autoridade
  const { voltar } = lerBusca(useRouterState({ select: (s) => s.location.searchStr }))
  const campos = camposDaNorma(todos, norma)
  const conhecidos = useConhecidos(campos, r)
  const pagina = r ? `/${tipo.endereco}/${r.id}` : `/${tipo.endereco}`
  const depois = voltar ? enderecoDeVolta(voltar, location.origin) : null
  const f = useFormularioDeAto<FieldValues, Esquemas['ReciboDeCadastro']>({
    inicial: valoresDe(campos, { ...r?.dados, ...conhecidos }),
    versao: r?.versao,
    pedido: (v) => ({
      metodo: r ? 'PUT' : 'POST',
      caminho: r ? `${tipo.api}/${r.id}` : tipo.api,
      corpo: corpoDosCampos(campos, v as Valores),
    }),
    aoFazer: ({ id }) => navegar({ href: depois ?? `/${tipo.endereco}/${id}` }),
  })
  return (
    <FormularioDeAto
      formulario={f}
      enviar={r ? 'Alterar cadastro' : tipo.cadastrar}
      norma={norma}
      aoCancelar={() => navegar({ href: depois ?? pagina })}
    >
      <MudouEnquantoIsso recusa={f.recusa} registro={r} />
      <Cartao>
        <CamposDoFormulario formulario={f} campos={campos} sabidos={Object.keys(conhecidos)} />
      </Cartao>
    </FormularioDeAto>
  )
}
