import { useNavigate } from '@tanstack/react-router'
import type { Esquemas } from '../../api/cliente'
import { FormularioDeAto } from '../../formulario/FormularioDeAto'
import { type FormularioDoAto, useFormularioDeAto } from '../../formulario/useFormularioDeAto'
import { useEu } from '../../sessao/sessao'
import { Artigo } from '../../ui/Artigo'
import { Cartao } from '../../ui/Cartao'
import { CampoEscolha, CampoOpcoes, CampoTexto, type Opcao } from '../../ui/campos/CampoTexto'
import { cnpj } from '../../ui/formatos'
import { MudouEnquantoIsso } from '../comum/MudouEnquantoIsso'
import { NOME_DA_FORMA, opcoesDe } from '../comum/nomes'

type Operadora = Esquemas['Operadora']

const CAMPOS = [
  'documento',
  'razao_social',
  'nome_fantasia',
  'forma',
  'municipio_ibge',
  'endereco',
  'email',
  'telefone',
  'situacao',
] as const

type Valores = Record<(typeof CAMPOS)[number], string>

function inicial(o: Operadora | undefined): Valores {
  const valores = Object.fromEntries(CAMPOS.map((campo) => [campo, o?.[campo] ?? ''])) as Valores
  return { ...valores, documento: cnpj(valores.documento), situacao: o?.situacao ?? 'ativa' }
}

interface FormularioProps {
  /** The one to change; a new one where there is none. */
  operadora?: Operadora | undefined
  municipios: readonly Opcao[]
}

const SEM_AUTONOMO = {
  dica: 'Autônomo não recebe outorga.',
  artigo: <Artigo norma="rr-664-2008" dispositivo="art67_par2" />,
}

interface ParteProps {
  f: FormularioDoAto<Valores>
}

function Identificacao({ f, jaExiste }: ParteProps & { jaExiste: boolean }) {
  const { norma } = useEu().autoridade
  return (
    <Cartao titulo="Identificação">
      <div className="grade-de-campos">
        <CampoTexto
          rotulo="CNPJ"
          codigo
          maxLength={18}
          dica="Letras e números, como no cartão."
          {...f.campo('documento', { required: 'Escreva o CNPJ.' })}
        />
        <CampoTexto
          rotulo="Razão social"
          dica="Como no cartão do CNPJ."
          maxLength={200}
          {...f.campo('razao_social', { required: 'Escreva a razão social.' })}
        />
        <CampoTexto
          rotulo="Nome fantasia"
          dica="Como as pessoas a chamam."
          maxLength={200}
          opcional
          {...f.campo('nome_fantasia')}
        />
        <CampoOpcoes
          rotulo="Forma"
          {...(norma === 'rr-664-2008' && SEM_AUTONOMO)}
          emLinha
          opcoes={opcoesDe(['empresa', 'cooperativa'], NOME_DA_FORMA)}
          {...f.campo('forma', { required: 'Diga se é empresa ou cooperativa.' })}
        />
        {jaExiste && (
          <CampoOpcoes
            rotulo="Situação"
            emLinha
            opcoes={[
              { valor: 'ativa', rotulo: 'Ativa' },
              { valor: 'inativa', rotulo: 'Inativa' },
            ]}
            {...f.campo('situacao')}
          />
        )}
      </div>
    </Cartao>
  )
}

function Contato({ f, municipios }: ParteProps & Pick<FormularioProps, 'municipios'>) {
  return (
    <Cartao titulo="Contato" nota="para onde vão as notificações">
      <div className="grade-de-campos">
        <CampoEscolha
          rotulo="Município da sede"
          opcoes={municipios}
          {...f.campo('municipio_ibge', { required: 'Escolha o município.' })}
        />
        <CampoTexto
          rotulo="Endereço"
          maxLength={300}
          {...f.campo('endereco', { required: 'Escreva o endereço.' })}
        />
        <CampoTexto
          rotulo="E-mail"
          type="email"
          maxLength={200}
          {...f.campo('email', { required: 'Escreva o e-mail.' })}
        />
        <CampoTexto
          rotulo="Telefone"
          type="tel"
          maxLength={30}
          opcional
          dica="Com o DDD."
          {...f.campo('telefone')}
        />
      </div>
    </Cartao>
  )
}

export function FormularioDaOperadora({ operadora, municipios }: FormularioProps) {
  const navegar = useNavigate()
  const { norma } = useEu().autoridade
  const endereco = operadora ? `/operadoras/${operadora.id}` : '/operadoras'
  const formulario = useFormularioDeAto<Valores, Esquemas['ReciboDeCadastro']>({
    inicial: inicial(operadora),
    versao: operadora?.versao,
    pedido: (corpo) => ({ metodo: operadora ? 'PUT' : 'POST', caminho: `/api/v1${endereco}`, corpo }),
    aoFazer: ({ id }) => navegar({ href: `/operadoras/${id}` }),
  })
  return (
    <FormularioDeAto
      formulario={formulario}
      enviar={operadora ? 'Alterar cadastro' : 'Cadastrar operadora'}
      aoCancelar={() => navegar({ href: endereco })}
      norma={norma}
    >
      <MudouEnquantoIsso recusa={formulario.recusa} registro={operadora} />
      <Identificacao f={formulario} jaExiste={!!operadora} />
      <Contato f={formulario} municipios={municipios} />
    </FormularioDeAto>
  )
}
