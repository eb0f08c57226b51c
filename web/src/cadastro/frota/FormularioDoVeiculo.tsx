import { useNavigate } from '@tanstack/react-router'
import type { FieldValues } from 'react-hook-form'
import type { Esquemas } from '../../api/cliente'
import { CamposDoFormulario, useSabidos } from '../../formulario/CamposDoFormulario'
import { FormularioDeAto } from '../../formulario/FormularioDeAto'
import { useFormularioDeAto } from '../../formulario/useFormularioDeAto'
import { type Campo, corpoDosCampos, type Valores, valoresDe } from '../../formulario/valores'
import { useEu } from '../../sessao/sessao'
import { Cartao } from '../../ui/Cartao'
import { MudouEnquantoIsso } from '../comum/MudouEnquantoIsso'

type Veiculo = Esquemas['Veiculo']

/** The cards of the form; a field that none names comes in the first. */
const CARTOES: readonly { titulo: string; nota?: string; nomes: readonly string[] }[] = [
  { titulo: 'O veículo', nomes: [] },
  { titulo: 'Como é', nomes: ['numero_ordem', 'cor', 'renavam', 'chassi', 'equipamentos'] },
  {
    titulo: 'Seguro e laudo',
    nota: 'o último dia em que cada um vale',
    nomes: ['seguro_seguradora', 'seguro_apolice', 'seguro_ate', 'laudo_numero', 'laudo_ate'],
  },
]

function camposDoCartao(campos: readonly Campo[], nomes: readonly string[]): Campo[] {
  if (nomes.length > 0) return campos.filter((c) => nomes.includes(c.nome))
  const outros = CARTOES.flatMap((c) => c.nomes)
  return campos.filter((c) => !outros.includes(c.nome))
}

interface FormularioProps {
  campos: readonly Campo[]
  veiculo?: Veiculo
}

/** Asks for the registration of a vehicle, or changes what the register says of it. */
export function FormularioDoVeiculo({ campos, veiculo }: FormularioProps) {
  const navegar = useNavigate()
  const { norma } = useEu().autoridade
  const daPessoa = useSabidos(campos)
  // Another operator is a transfer, not a change of the record.
  const sabidos: Record<string, string> = veiculo ? { operadora_id: veiculo.operadora.id } : daPessoa
  const f = useFormularioDeAto<FieldValues, { id: string }>({
    inicial: valoresDe(campos, { ...veiculo, ...sabidos }),
    versao: veiculo?.versao,
    pedido: (v) => ({
      metodo: veiculo ? 'PUT' : 'POST',
      caminho: veiculo ? `/api/v1/veiculos/${veiculo.id}` : '/api/v1/veiculos',
      corpo: corpoDosCampos(campos, v as Valores),
    }),
    aoFazer: ({ id }) => navegar({ href: `/frota/${id}` }),
  })
  return (
    <FormularioDeAto
      formulario={f}
      enviar={veiculo ? 'Alterar cadastro' : 'Pedir registro'}
      aoCancelar={() => navegar({ href: veiculo ? `/frota/${veiculo.id}` : '/frota' })}
      norma={norma}
    >
      <MudouEnquantoIsso recusa={f.recusa} registro={veiculo} />
      {CARTOES.map(({ titulo, nota, nomes }) => (
        <Cartao key={titulo} titulo={titulo} nota={nota}>
          <CamposDoFormulario
            formulario={f}
            campos={camposDoCartao(campos, nomes)}
            sabidos={Object.keys(sabidos)}
          />
        </Cartao>
      ))}
    </FormularioDeAto>
  )
}
