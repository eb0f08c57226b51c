import { useNavigate } from '@tanstack/react-router'
import type { Esquemas } from '../../api/cliente'
import { Controlado } from '../../formulario/Controlado'
import { FormularioDeAto } from '../../formulario/FormularioDeAto'
import { type FormularioDoAto, useFormularioDeAto } from '../../formulario/useFormularioDeAto'
import { useEu } from '../../sessao/sessao'
import { Cartao } from '../../ui/Cartao'
import { CampoBusca } from '../../ui/campos/CampoBusca'
import { CampoData } from '../../ui/campos/CampoData'
import { CampoNumero } from '../../ui/campos/CampoNumero'
import { CampoEscolha, CampoTexto } from '../../ui/campos/CampoTexto'
import { placa } from '../../ui/formatos'
import { buscarOperadora } from '../comum/buscas'
import { MudouEnquantoIsso } from '../comum/MudouEnquantoIsso'
import { NOME_DO_TIPO, opcoesDe, TIPOS_DA_NORMA } from '../comum/nomes'

type Veiculo = Esquemas['Veiculo']

const inicial = (v: Veiculo | undefined) => ({
  operadora_id: v?.operadora.id ?? '',
  placa: v ? placa(v.placa) : '',
  renavam: v?.renavam ?? '',
  tipo: v?.tipo ?? '',
  marca_modelo: v?.marca_modelo ?? '',
  ano_fabricacao: v ? String(v.ano_fabricacao) : '',
  lugares: v ? String(v.lugares) : '',
  numero_ordem: v?.numero_ordem ?? '',
  seguro_ate: v?.seguro_ate ?? '',
  laudo_ate: v?.laudo_ate ?? '',
})

type Valores = ReturnType<typeof inicial>

const corpoDe = ({ ano_fabricacao, lugares, seguro_ate, laudo_ate, ...v }: Valores) => ({
  ...v,
  ano_fabricacao: Number(ano_fabricacao),
  lugares: Number(lugares),
  seguro_ate: seguro_ate || null,
  laudo_ate: laudo_ate || null,
})

interface ParteProps {
  f: FormularioDoAto<Valores>
}

function DeQuemE({ f, veiculo }: ParteProps & { veiculo: Veiculo | undefined }) {
  return (
    <Cartao titulo="De quem é">
      <div className="grade-de-campos">
        <Controlado formulario={f} nome="operadora_id" regras={{ required: 'Escolha a operadora.' }}>
          {(c) => (
            <CampoBusca
              {...c}
              rotulo="Operadora"
              dica="Nome ou CNPJ."
              buscar={buscarOperadora}
              rotuloInicial={veiculo?.operadora.razao_social}
            />
          )}
        </Controlado>
        <CampoTexto
          rotulo="Número de ordem"
          dica="O que a operadora pinta no veículo."
          maxLength={20}
          opcional
          {...f.campo('numero_ordem')}
        />
      </div>
    </Cartao>
  )
}

function OVeiculo({ f }: ParteProps) {
  const { norma } = useEu().autoridade
  return (
    <Cartao titulo="O veículo">
      <div className="grade-de-campos">
        <CampoTexto
          rotulo="Placa"
          codigo
          maxLength={8}
          {...f.campo('placa', { required: 'Escreva a placa.' })}
        />
        <CampoTexto rotulo="RENAVAM" codigo maxLength={14} opcional {...f.campo('renavam')} />
        <CampoEscolha
          rotulo="Tipo"
          opcoes={opcoesDe(TIPOS_DA_NORMA[norma], NOME_DO_TIPO)}
          {...f.campo('tipo', { required: 'Escolha o tipo.' })}
        />
        <CampoTexto
          rotulo="Marca e modelo"
          maxLength={100}
          {...f.campo('marca_modelo', { required: 'Escreva a marca e o modelo.' })}
        />
        <CampoTexto
          rotulo="Ano de fabricação"
          inputMode="numeric"
          maxLength={4}
          estreito
          {...f.campo('ano_fabricacao', {
            required: 'Escreva o ano de fabricação.',
            pattern: { value: /^\d{4}$/, message: 'Escreva o ano com quatro números, como 2019.' },
          })}
        />
        <Controlado
          formulario={f}
          nome="lugares"
          regras={{
            required: 'Escreva quantos lugares tem.',
            pattern: { value: /^\d+$/, message: 'Lugares são um número inteiro.' },
          }}
        >
          {(c) => <CampoNumero {...c} rotulo="Lugares sentados" unidade="lugares" />}
        </Controlado>
      </div>
    </Cartao>
  )
}

function Validades({ f }: ParteProps) {
  const { hoje } = useEu()
  return (
    <Cartao titulo="Validades" nota="o último dia em que cada um vale">
      <div className="grade-de-campos">
        <Controlado formulario={f} nome="seguro_ate">
          {(c) => <CampoData {...c} rotulo="Seguro de passageiros até" hoje={hoje} opcional />}
        </Controlado>
        <Controlado formulario={f} nome="laudo_ate">
          {(c) => <CampoData {...c} rotulo="Laudo de vistoria até" hoje={hoje} opcional />}
        </Controlado>
      </div>
    </Cartao>
  )
}

export function FormularioDoVeiculo({ veiculo }: { veiculo?: Veiculo | undefined }) {
  const navegar = useNavigate()
  const { norma } = useEu().autoridade
  const voltar = veiculo ? `/frota/${veiculo.id}` : '/frota'
  const formulario = useFormularioDeAto<Valores, Esquemas['ReciboDeCadastro']>({
    inicial: inicial(veiculo),
    versao: veiculo?.versao,
    pedido: (valores) => ({
      metodo: veiculo ? 'PUT' : 'POST',
      caminho: veiculo ? `/api/v1/veiculos/${veiculo.id}` : '/api/v1/veiculos',
      corpo: corpoDe(valores),
    }),
    aoFazer: ({ id }) => navegar({ href: `/frota/${id}` }),
  })
  return (
    <FormularioDeAto
      formulario={formulario}
      enviar={veiculo ? 'Alterar cadastro' : 'Cadastrar veículo'}
      aoCancelar={() => navegar({ href: voltar })}
      norma={norma}
    >
      <MudouEnquantoIsso recusa={formulario.recusa} registro={veiculo} />
      <DeQuemE f={formulario} veiculo={veiculo} />
      <OVeiculo f={formulario} />
      <Validades f={formulario} />
    </FormularioDeAto>
  )
}
