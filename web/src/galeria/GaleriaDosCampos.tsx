import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { Artigo } from '../ui/Artigo'
import { Botao } from '../ui/Botao'
import { Placa } from '../ui/basicos'
import { Cartao } from '../ui/Cartao'
import { CampoArquivos } from '../ui/campos/CampoArquivos'
import { CampoBusca, type OpcaoDaBusca } from '../ui/campos/CampoBusca'
import { CampoData } from '../ui/campos/CampoData'
import { CampoDataHora } from '../ui/campos/CampoDataHora'
import { CampoDinheiro, CampoNumero } from '../ui/campos/CampoNumero'
import { CampoArea, CampoEscolha, CampoMarcar, CampoOpcoes, CampoTexto } from '../ui/campos/CampoTexto'
import { errosDoFormulario, ResumoDeErros } from '../ui/campos/ResumoDeErros'
import { avisar } from '../ui/Mensagem'
import { Pagina } from '../ui/Pagina'
import { art, HOJE } from './dados'
import { Palco } from './Palco'

const VEICULOS: readonly OpcaoDaBusca[] = [
  {
    valor: 'NAV1C34',
    rotulo: 'ônibus, 44 lugares, 2019',
    detalhe: 'Viação Serra do Sol',
    marca: <Placa placa="NAV1C34" tamanho="p" />,
  },
  {
    valor: 'JXA4D21',
    rotulo: 'van, 15 lugares, 2021',
    detalhe: 'Turismo Uraricoera',
    marca: <Placa placa="JXA4D21" tamanho="p" />,
  },
  {
    valor: 'ABC1234',
    rotulo: 'ônibus, 46 lugares, 2015',
    detalhe: 'Cooperativa Monte Roraima',
    marca: <Placa placa="ABC1234" tamanho="p" />,
  },
]

async function buscarVeiculo(palavras: string, sinal: AbortSignal): Promise<readonly OpcaoDaBusca[]> {
  await new Promise((resolve) => setTimeout(resolve, 200))
  if (sinal.aborted) return []
  const alvo = palavras.toLowerCase()
  return VEICULOS.filter((v) => `${v.valor} ${v.rotulo} ${v.detalhe}`.toLowerCase().includes(alvo))
}

interface Formulario {
  placa: string
  veiculo: string
  linha: string
  ciencia: string
  quando: string
  km: string
  valor: string
  relato: string
  assinou: string
  confere: boolean
  fotos: File[]
}

function Inteiro() {
  const { register, control, handleSubmit, formState } = useForm<Formulario>({
    shouldFocusError: false,
    defaultValues: {
      placa: '',
      veiculo: '',
      linha: '',
      ciencia: '',
      quando: '',
      km: '',
      valor: '',
      relato: '',
      fotos: [],
    },
  })
  const e = formState.errors
  return (
    <form
      noValidate
      className="pilha"
      onSubmit={handleSubmit((dados) =>
        avisar({ texto: 'Auto lavrado', numero: dados.placa || 'RR-2026-000143' }),
      )}
    >
      <ResumoDeErros erros={errosDoFormulario(e)} tentativa={formState.submitCount} />
      <div className="grade-de-campos">
        <CampoTexto
          rotulo="Placa"
          codigo
          maxLength={8}
          erro={e.placa?.message}
          {...register('placa', { required: 'Escreva a placa.' })}
        />
        <Controller
          control={control}
          name="veiculo"
          rules={{ required: 'Escolha o veículo.' }}
          render={({ field, fieldState }) => (
            <CampoBusca
              {...field}
              rotulo="Veículo"
              dica="Placa, tipo ou operadora."
              erro={fieldState.error?.message}
              buscar={buscarVeiculo}
            />
          )}
        />
        <CampoEscolha
          rotulo="Linha"
          erro={e.linha?.message}
          opcoes={[
            { valor: '104', rotulo: '104 Boa Vista – Pacaraima' },
            { valor: '211', rotulo: '211 Boa Vista – Caracaraí' },
          ]}
          {...register('linha', { required: 'Escolha a linha.' })}
        />
        <Controller
          control={control}
          name="ciencia"
          rules={{ required: 'Escreva o dia da ciência.' }}
          render={({ field, fieldState }) => (
            <CampoData
              {...field}
              rotulo="Ciência"
              artigo={<Artigo {...art('art95')} />}
              erro={fieldState.error?.message}
              hoje={HOJE}
              max={HOJE}
            />
          )}
        />
        <Controller
          control={control}
          name="quando"
          render={({ field }) => (
            <CampoDataHora {...field} rotulo="Quando foi visto" hoje={HOJE} dica="No relógio de Boa Vista." />
          )}
        />
        <Controller
          control={control}
          name="km"
          render={({ field }) => (
            <CampoNumero {...field} rotulo="Quilômetro" unidade="km" casas={1} opcional />
          )}
        />
        <Controller
          control={control}
          name="valor"
          render={({ field }) => <CampoDinheiro {...field} rotulo="Tarifa cobrada" opcional />}
        />
      </div>
      <CampoArea rotulo="O que foi visto" maxLength={500} opcional {...register('relato')} />
      <CampoOpcoes
        rotulo="O preposto assinou a 1ª via?"
        dica="A assinatura não é confissão."
        emLinha
        erro={e.assinou?.message}
        opcoes={[
          { valor: 'sim', rotulo: 'Assinou' },
          { valor: 'recusou', rotulo: 'Recusou' },
          { valor: 'ausente', rotulo: 'Não estava' },
        ]}
        {...register('assinou', { required: 'Diga se o preposto assinou.' })}
      />
      <Controller
        control={control}
        name="fotos"
        render={({ field }) => <CampoArquivos {...field} rotulo="Provas" opcional />}
      />
      <CampoMarcar
        rotulo="Conferi a placa letra por letra"
        artigo={<Artigo {...art('art75')} />}
        {...register('confere')}
      />
      <div className="fileira">
        <Botao type="submit" pendente={formState.isSubmitting}>
          Lavrar auto
        </Botao>
        <Botao tom="fraco">Guardar rascunho</Botao>
      </div>
    </form>
  )
}

function Estados() {
  const [data, mudarData] = useState('2026-04-09')
  const [numero, mudarNumero] = useState('dez')
  const [dinheiro, mudarDinheiro] = useState('48310.00')
  const [hora, mudarHora] = useState('2026-03-10T14:22')
  const [veiculo, mudarVeiculo] = useState('NAV1C34')
  return (
    <div className="grade-de-campos">
      <CampoTexto
        rotulo="CNPJ"
        codigo
        defaultValue="12.ABC.345/01DE-35"
        dica="Letras e números, como no cartão."
      />
      <CampoTexto
        rotulo="Placa"
        codigo
        defaultValue="NAV1C3"
        erro="A placa tem sete letras e números."
        name="com-erro"
      />
      <CampoTexto rotulo="Operadora" defaultValue="Viação Serra do Sol" disabled />
      <CampoData rotulo="Fim do prazo" value={data} onChange={mudarData} hoje={HOJE} name="fim" />
      <CampoData
        rotulo="Vencimento"
        value="31/02/2026"
        onChange={() => {}}
        erro="Esta data não existe."
        name="mau"
      />
      <CampoNumero
        rotulo="Extensão"
        value={numero}
        onChange={mudarNumero}
        unidade="km"
        erro="Isto não é um número."
        name="ext"
      />
      <CampoDinheiro rotulo="Multa" value={dinheiro} onChange={mudarDinheiro} name="multa" />
      <CampoDataHora rotulo="Apreendido em" value={hora} onChange={mudarHora} name="apreendido" />
      <CampoEscolha
        rotulo="Município"
        vazia={null}
        opcoes={[{ valor: 'bv', rotulo: 'Boa Vista' }]}
        disabled
      />
      <CampoBusca
        rotulo="Veículo"
        value={veiculo}
        onChange={mudarVeiculo}
        rotuloInicial="ônibus, 44 lugares, 2019"
        buscar={buscarVeiculo}
        name="v2"
      />
      <CampoTexto rotulo="Senha" type="password" autoComplete="current-password" />
      <CampoMarcar rotulo="Mostrar só os vencidos" defaultChecked />
    </div>
  )
}

export default function GaleriaDosCampos() {
  return (
    <Palco>
      <Pagina titulo="Campos">
        <Cartao titulo="Formulário">
          <Inteiro />
        </Cartao>
        <Cartao titulo="Em cada estado">
          <Estados />
        </Cartao>
        <Cartao titulo="No campo" nota="letra e alvos maiores">
          <div data-densidade="campo">
            <Estados />
          </div>
        </Cartao>
      </Pagina>
    </Palco>
  )
}
