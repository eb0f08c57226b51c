import { useState } from 'react'
import { api } from '../../api/cliente'
import { buscarOperadora } from '../../cadastro/comum/buscas'
import { Controlado } from '../../formulario/Controlado'
import { Botao } from '../../ui/Botao'
import { Cartao } from '../../ui/Cartao'
import { CampoBusca, type OpcaoDaBusca } from '../../ui/campos/CampoBusca'
import { CampoOpcoes, CampoTexto } from '../../ui/campos/CampoTexto'
import { type Consulta, type LinhaDaHora, resumoDaLinha } from '../placa/veiculo'
import type { FormularioDaParada } from './FormularioDaParada'
import { type Entendido, entender, type Parada } from './parada'

const SERVICOS = [
  { valor: 'linha', rotulo: 'Linha' },
  { valor: 'fretamento', rotulo: 'Fretamento' },
  { valor: 'sem-outorga', rotulo: 'Sem outorga' },
]

const QUEM = [
  { valor: 'operadora', rotulo: 'Operadora do cadastro' },
  { valor: 'outro', rotulo: 'Quem não está no cadastro' },
]

async function buscarLinha(q: string, signal: AbortSignal): Promise<readonly OpcaoDaBusca[]> {
  const { data, error } = await api.GET('/api/v1/linhas', {
    params: { query: { q, por_pagina: 20 } },
    signal,
  })
  if (error) throw error
  return data.linhas.map((l) => ({
    valor: l.id,
    rotulo: `${l.numero} ${l.nome}`,
    detalhe: l.operadora?.razao_social ?? 'sem operadora',
  }))
}

/** Something that is known already, and the way to say otherwise. */
function Sabido({
  termo,
  children,
  mudar,
  aoMudar,
}: {
  termo: string
  children: string
  mudar: string
  aoMudar: () => void
}) {
  return (
    <div className="sabido">
      <span>
        <small>{termo}</small>
        <b>{children}</b>
      </span>
      <Botao tom="texto" onClick={aoMudar}>
        {mudar}
      </Botao>
    </div>
  )
}

function Voltar({ children, aoVoltar }: { children: string; aoVoltar: () => void }) {
  return (
    <div className="voltar-ao-sabido">
      <Botao tom="texto" onClick={aoVoltar}>
        {children}
      </Botao>
    </div>
  )
}

function ALinha({ f, daHora }: { f: FormularioDaParada; daHora: LinhaDaHora | null }) {
  const [outra, mudar] = useState(f.getValues('linha_id') !== '')
  const texto = daHora && resumoDaLinha(daHora).replace(/^linha /, '')
  if (texto && !outra) {
    return (
      <Sabido termo="Linha, pela hora do fato" mudar="Outra linha" aoMudar={() => mudar(true)}>
        {texto}
      </Sabido>
    )
  }
  function voltar() {
    f.setValue('linha_id', '')
    f.setValue('linha_rotulo', '')
    mudar(false)
  }
  return (
    <>
      <Controlado
        formulario={f}
        nome="linha_id"
        regras={{ required: 'Escolha a linha em que o veículo andava.' }}
      >
        {(campo) => (
          <CampoBusca
            {...campo}
            rotulo="Linha"
            placeholder="Número, nome ou extremo"
            buscar={buscarLinha}
            rotuloInicial={f.getValues('linha_rotulo')}
            onChange={(valor, opcao) => {
              f.setValue('linha_rotulo', opcao?.rotulo ?? '')
              campo.onChange(valor)
            }}
          />
        )}
      </Controlado>
      {texto && <Voltar aoVoltar={voltar}>{`Voltar à ${texto}`}</Voltar>}
    </>
  )
}

function DoCadastro({ f }: { f: FormularioDaParada }) {
  return (
    <Controlado formulario={f} nome="operadora_id" regras={{ required: 'Escolha a operadora autuada.' }}>
      {(campo) => (
        <CampoBusca
          {...campo}
          rotulo="Operadora"
          placeholder="Nome ou CNPJ"
          buscar={buscarOperadora}
          rotuloInicial={f.getValues('operadora_rotulo')}
          onChange={(valor, opcao) => {
            f.setValue('operadora_rotulo', opcao?.rotulo ?? '')
            campo.onChange(valor)
          }}
        />
      )}
    </Controlado>
  )
}

function ForaDoCadastro({ f }: { f: FormularioDaParada }) {
  return (
    <div className="grade-de-campos">
      <CampoTexto
        rotulo="Nome de quem fazia o transporte"
        maxLength={200}
        {...f.campo('autuado.nome', { required: 'Diga o nome de quem fazia o transporte.' })}
      />
      <CampoTexto
        rotulo="CNPJ ou CPF"
        codigo
        opcional
        dica="Sem ele, autos anteriores da mesma pessoa não dobram a multa."
        maxLength={18}
        {...f.campo('autuado.documento')}
      />
    </div>
  )
}

function OAutuado({
  f,
  quem,
  nome,
}: {
  f: FormularioDaParada
  quem: Entendido['quem']
  nome: string | undefined
}) {
  if (quem === 'placa' && nome) {
    return (
      <Sabido
        termo="Autuado, pela placa"
        mudar="Outro autuado"
        aoMudar={() => f.setValue('quem', 'operadora')}
      >
        {nome}
      </Sabido>
    )
  }
  return (
    <>
      <Controlado
        formulario={f}
        nome="quem"
        regras={{ validate: () => quem !== '' || 'Diga quem é o autuado.' }}
      >
        {(campo) => <CampoOpcoes rotulo="Autuado" emLinha opcoes={QUEM} {...campo} value={quem} />}
      </Controlado>
      {quem === 'operadora' && <DoCadastro f={f} />}
      {quem === 'outro' && <ForaDoCadastro f={f} />}
      {nome && <Voltar aoVoltar={() => f.setValue('quem', '')}>{`Voltar a ${nome}`}</Voltar>}
    </>
  )
}

interface ServicoEAutuadoProps {
  formulario: FormularioDaParada
  parada: Parada
  entendido: Entendido
  consulta: Consulta | null
}

/** In which service the vehicle ran, and who answers for it. */
export function ServicoEAutuado({ formulario: f, parada, entendido, consulta }: ServicoEAutuadoProps) {
  const { servico, quem } = entendido
  const daHora = entender({ ...parada, linha_id: '' }, consulta).linha
  return (
    <Cartao titulo="Serviço e autuado">
      <div className="pilha">
        <Controlado
          formulario={f}
          nome="servico"
          regras={{ validate: () => servico !== '' || 'Diga em que serviço o veículo andava.' }}
        >
          {(campo) => (
            <CampoOpcoes
              rotulo="Em que serviço o veículo andava"
              emLinha
              opcoes={SERVICOS}
              {...campo}
              value={servico}
            />
          )}
        </Controlado>
        {servico === 'linha' && <ALinha key={parada.placa} f={f} daHora={daHora} />}
        {servico !== '' && servico !== 'linha' && (
          <CampoTexto
            rotulo="Origem e destino da viagem"
            placeholder="De Boa Vista a Bonfim"
            maxLength={200}
            {...f.campo('itinerario', { required: 'Diga a origem e o destino da viagem.' })}
          />
        )}
        <OAutuado f={f} quem={quem} nome={consulta?.operadora?.razao_social} />
      </div>
    </Cartao>
  )
}
