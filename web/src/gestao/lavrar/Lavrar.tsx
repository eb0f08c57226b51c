import { LEIS } from '@outorga/lei'
import { useEffect, useState } from 'react'
import { type Eu, useEu } from '../../sessao/sessao'
import { Botao, BotaoElo } from '../../ui/Botao'
import { Aviso, Vazio } from '../../ui/basicos'
import { useParametro } from '../../ui/endereco'
import { hora } from '../../ui/formatos'
import { Pagina } from '../../ui/Pagina'
import { FormularioDaParada, type ParadaLavrada } from './FormularioDaParada'
import { Lavrados } from './Lavrados'
import './lavrar.css'
import { entender, type Parada, paradaVazia } from './parada'
import { esquecerRascunho, lerRascunho, type Rascunho } from './rascunho'
import { consultaLida, placaLida } from './useConsulta'

/** The day is the authority's; the hour is this device's, on the authority's clock. */
const novaParada = (eu: Eu, placa: string) =>
  paradaVazia(eu.hoje, hora(new Date().toISOString(), eu.autoridade.fuso), placa)

interface Inicio {
  parada: Parada
  /** A draft that is on the form, or of another vehicle and offered. */
  rascunho: (Rascunho & { naPagina: boolean }) | null
}

/** A draft comes back by itself, unless the address asks for another vehicle. */
function inicioDe(eu: Eu, placa: string): Inicio {
  const rascunho = lerRascunho(eu.email)
  if (!rascunho) return { parada: novaParada(eu, placa), rascunho: null }
  const outro = placa !== '' && placaLida(rascunho.parada.placa) !== placaLida(placa)
  return {
    parada: outro ? novaParada(eu, placa) : rascunho.parada,
    rascunho: { ...rascunho, naPagina: !outro },
  }
}

/** Only the plate and the hour: nobody needs to be told that they came back. */
const poucaCoisa = ({ parada }: Rascunho) => parada.autos.length === 0 && !parada.local && !parada.itinerario

function AvisoDoRascunho({
  inicio,
  aoTrocar,
}: {
  inicio: Inicio
  aoTrocar: (para: 'rascunho' | 'novo') => void
}) {
  const { rascunho } = inicio
  if (!rascunho || poucaCoisa(rascunho)) return null
  if (!rascunho.naPagina) {
    return (
      <Aviso tom="azul" titulo="Há um rascunho">
        da placa {rascunho.parada.placa || 'ainda por dizer'}, que não foi lavrado.{' '}
        <Botao tom="texto" onClick={() => aoTrocar('rascunho')}>
          Continuar o rascunho
        </Botao>
      </Aviso>
    )
  }
  return (
    <Aviso tom="azul" titulo="Este é o rascunho que ficou nesta janela.">
      {rascunho.tinhaFotos && 'As fotos precisam ser escolhidas de novo. '}
      <Botao tom="texto" onClick={() => aoTrocar('novo')}>
        Começar de novo
      </Botao>
    </Aviso>
  )
}

function SoDoFiscal() {
  return (
    <>
      <title>Lavrar auto · Outorga</title>
      <Vazio
        nivel={1}
        titulo="Só o fiscal lavra autos"
        acao={<BotaoElo para="/autos">Ver os autos</BotaoElo>}
      >
        O seu papel nesta autoridade é outro. Os autos lavrados estão todos na lista.
      </Vazio>
    </>
  )
}

function ParadaNova({ eu, placa }: { eu: Eu; placa: string }) {
  const [inicio, comecar] = useState(() => inicioDe(eu, placa))
  const [vez, mudarVez] = useState(0)
  const [feita, lavrar] = useState<ParadaLavrada | null>(null)
  useEffect(() => {
    if (feita) document.querySelector<HTMLElement>('main h1')?.focus()
  }, [feita])
  function recomecar(parada: Parada) {
    comecar({ parada, rascunho: null })
    mudarVez(vez + 1)
    lavrar(null)
  }
  if (feita) {
    const { servico } = entender(feita.parada, consultaLida(feita.parada.placa))
    return (
      <Lavrados
        feita={feita}
        servico={servico}
        lei={LEIS[eu.autoridade.norma]}
        aoRecomecar={() => recomecar(novaParada(eu, ''))}
      />
    )
  }
  return (
    <Pagina titulo="Lavrar auto" sobre="Uma parada, um veículo: cada infração apontada é um auto.">
      <AvisoDoRascunho
        inicio={inicio}
        aoTrocar={(para) =>
          recomecar(para === 'rascunho' && inicio.rascunho ? inicio.rascunho.parada : novaParada(eu, placa))
        }
      />
      <FormularioDaParada
        key={vez}
        inicial={inicio.parada}
        eu={eu}
        aoLavrar={(nova) => {
          esquecerRascunho(eu.email)
          lavrar(nova)
        }}
      />
    </Pagina>
  )
}

/** Draws up the autos of a stop. */
export default function Lavrar() {
  const eu = useEu()
  const [placa] = useParametro('placa')
  if (eu.papel !== 'fiscal') return <SoDoFiscal />
  return (
    <div data-densidade="campo" className="lavrar">
      <ParadaNova key={placa ?? ''} eu={eu} placa={placa ?? ''} />
    </div>
  )
}
