import { useEffect, useMemo, useRef, useState } from 'react'
import { api, type Esquemas } from '../../../api/cliente'
import { Botao } from '../../../ui/Botao'
import { Cartao } from '../../../ui/Cartao'
import { CampoBusca, type OpcaoDaBusca } from '../../../ui/campos/CampoBusca'
import type { Opcao } from '../../../ui/campos/CampoTexto'
import { focarCampo } from '../../../ui/campos/ResumoDeErros'
import { municipioDe, prepararLimites } from '../../../ui/mapa/limites'
import { Mapa } from '../../../ui/mapa/Mapa'
import { pontosDoMapa, trechosDoMapa } from './mapaDoQuadro'
import { type LugarMarcado, PontoNovo } from './PontoNovo'
import { type ParteDoRascunho, PontosDoRascunho } from './PontosDoRascunho'
import { acrescentar, type PontoAchado, paraEnvio, primeirosTrechos } from './rascunho'
import { useLimites } from './useLimites'

type Registro = Esquemas['RegistroResumo']

function pontoDe(r: Registro, municipios: readonly Opcao[]): PontoAchado {
  const { municipio_ibge, lat, lon, terminal } = r.dados as Record<string, string | null>
  return {
    ponto_id: r.id,
    nome: r.titulo,
    municipio: municipios.find((m) => m.valor === municipio_ibge)?.rotulo ?? '',
    lat: lat ?? '',
    lon: lon ?? '',
    terminal: terminal ?? null,
  }
}

/** Looks for points of the register, and remembers what they are. */
function usePontos(municipios: readonly Opcao[]) {
  const achados = useRef(new Map<string, PontoAchado>())
  async function buscar(q: string, signal: AbortSignal): Promise<readonly OpcaoDaBusca[]> {
    const { data, error } = await api.GET('/api/v1/pontos', {
      params: { query: { q, encerrados: 'nao', ordem: 'titulo', pagina: 1, por_pagina: 20 } },
      signal,
    })
    if (error) throw error
    return data.registros.map((r) => {
      const ponto = pontoDe(r, municipios)
      achados.current.set(r.id, ponto)
      const detalhe = [ponto.municipio, ponto.terminal].filter(Boolean).join(' · ')
      return { valor: r.id, rotulo: ponto.nome, detalhe }
    })
  }
  return { buscar, achado: (id: string) => achados.current.get(id) }
}

interface ItinerarioProps extends ParteDoRascunho {
  rotulo: string
  municipios: readonly Opcao[]
}

/** The way of the line: on the map and in a list, by search or by a mark on the map; the keyboard does it all. */
export function ItinerarioDoRascunho({ rotulo, municipios, ...parte }: ItinerarioProps) {
  const { rascunho, mudar } = parte
  const limites = useLimites()
  const preparados = useMemo(() => (limites ? prepararLimites(limites) : []), [limites])
  const [escolhido, escolher] = useState<string | null>(null)
  const [marcando, marcar] = useState(false)
  const [lugar, abrir] = useState<LugarMarcado | null>(null)
  const { buscar, achado } = usePontos(municipios)
  const desenho = useMemo(
    () => ({
      pontos: pontosDoMapa(rascunho.pontos),
      trechos: trechosDoMapa(rascunho.pontos, paraEnvio(rascunho).trechos),
    }),
    [rascunho],
  )
  /** Each point that enters starts the search anew; the cursor goes to the first thing asked of the new point. */
  const [vez, contar] = useState(0)
  const entrou = useRef<number | null>(null)
  useEffect(() => {
    if (entrou.current === null) return
    const primeiro = primeirosTrechos(rascunho.pontos)[entrou.current]
    focarCampo(entrou.current === 0 ? 'pontos' : `trechos.${primeiro}.km`)
    entrou.current = null
  }, [rascunho])
  const depoisDe = rascunho.pontos.findIndex((p) => p.chave === escolhido)
  function juntar(ponto: PontoAchado) {
    entrou.current = depoisDe < 0 ? rascunho.pontos.length : depoisDe + 1
    mudar(acrescentar(rascunho, ponto, depoisDe < 0 ? null : depoisDe))
    escolher(null)
    contar(vez + 1)
  }
  return (
    <Cartao titulo="Itinerário" nota="aperte um ponto do mapa para pôr outro depois dele">
      <div className="pilha">
        <Mapa
          rotulo={rotulo}
          limites={limites}
          pontos={desenho.pontos}
          trechos={desenho.trechos}
          selecionado={escolhido}
          aoEscolherPonto={escolher}
          aoMarcarLugar={
            marcando
              ? (lat, lon) =>
                  abrir({
                    lat: String(lat),
                    lon: String(lon),
                    municipio: limites && municipioDe(limites, preparados, { lat, lon }),
                  })
              : undefined
          }
          altura={380}
        />
        <div className="grade-de-campos">
          <CampoBusca
            key={vez}
            rotulo={
              depoisDe < 0
                ? 'Juntar ponto ao fim'
                : `Juntar ponto depois de ${rascunho.pontos[depoisDe]?.nome}`
            }
            dica="Pelo nome, pelo município ou pelo terminal."
            name="pontos"
            value=""
            buscar={buscar}
            onChange={(id) => {
              const ponto = achado(id)
              if (ponto) juntar(ponto)
            }}
          />
        </div>
        <div className="fileira">
          <Botao tom="fraco" aria-pressed={marcando} onClick={() => marcar(!marcando)}>
            {marcando ? 'Marque o lugar no mapa' : 'Marcar ponto novo no mapa'}
          </Botao>
          <Botao tom="texto" onClick={() => abrir({ lat: '', lon: '', municipio: null })}>
            Cadastrar ponto pelas coordenadas
          </Botao>
        </div>
        <PontosDoRascunho {...parte} escolhido={escolhido} aoEscolher={escolher} />
      </div>
      <PontoNovo
        lugar={lugar}
        municipios={municipios}
        aoFechar={() => abrir(null)}
        aoCadastrar={(ponto) => {
          abrir(null)
          marcar(false)
          juntar(ponto)
        }}
      />
    </Cartao>
  )
}
