import type { Esquemas } from '../../api/cliente'
import { Controlado } from '../../formulario/Controlado'
import { FormularioDeAto } from '../../formulario/FormularioDeAto'
import { useFormularioDeAto } from '../../formulario/useFormularioDeAto'
import { useEu } from '../../sessao/sessao'
import { nomeDoEstado } from '../../ui/autoridade'
import { Vazio } from '../../ui/basicos'
import { Cartao, Colunas } from '../../ui/Cartao'
import { CampoArquivos } from '../../ui/campos/CampoArquivos'
import { CampoTexto } from '../../ui/campos/CampoTexto'
import { numero } from '../../ui/formatos'
import { lerGeoJson } from '../../ui/mapa/geojson'
import { Mapa } from '../../ui/mapa/Mapa'
import { Pagina } from '../../ui/Pagina'
import { useLimites } from './quadro/useLimites'

const NADA: never[] = []

function Enviar() {
  const f = useFormularioDeAto<{ ato: string; arquivos: File[] }, Esquemas['LimitesEnviados']>({
    inicial: { ato: '', arquivos: [] },
    pedido: ({ ato, arquivos }) => ({
      caminho: `/api/v1/limites?ato=${encodeURIComponent(ato)}`,
      corpo: new Blob([arquivos[0] ?? ''], { type: 'application/octet-stream' }),
    }),
    aoFazer: () => f.reset(),
  })
  return (
    <Cartao titulo="Enviar limites">
      <FormularioDeAto formulario={f} enviar="Enviar limites">
        <CampoTexto
          rotulo="De onde vêm"
          dica="Como «IBGE, malha municipal de 2024»."
          maxLength={200}
          {...f.campo('ato', { required: 'Diga de onde vêm os limites.' })}
        />
        <Controlado
          formulario={f}
          nome="arquivos"
          regras={{
            validate: async (arquivos) => {
              const [arquivo] = arquivos as File[]
              if (!arquivo) return 'Escolha o arquivo.'
              const lido = lerGeoJson(await arquivo.text())
              return 'erro' in lido ? lido.erro : true
            },
          }}
        >
          {(c) => (
            <CampoArquivos
              {...c}
              rotulo="Arquivo"
              dica="GeoJSON com um polígono por município e o código do IBGE em cada um, em WGS84 ou SIRGAS 2000."
              aceita=".geojson,.json,application/geo+json,application/json"
              maximo={1}
            />
          )}
        </Controlado>
      </FormularioDeAto>
    </Cartao>
  )
}

/** The boundaries under every map of lines, and where the analyst sends them. */
export default function LimitesDosMunicipios() {
  const { papel, autoridade } = useEu()
  const limites = useLimites()
  const quantos = limites?.features.length ?? 0
  return (
    <Pagina
      titulo="Limites dos municípios"
      migalha={[{ rotulo: 'Linhas', para: '/linhas' }]}
      sobre={
        quantos > 0 && `${numero(String(quantos))} ${quantos === 1 ? 'município' : 'municípios'} no mapa`
      }
    >
      <Colunas lado={papel === 'analista' && <Enviar />}>
        <Cartao titulo={nomeDoEstado(autoridade.uf)}>
          {limites ? (
            <Mapa
              rotulo={`Municípios de ${nomeDoEstado(autoridade.uf)}`}
              limites={limites}
              pontos={NADA}
              trechos={NADA}
              altura={520}
            />
          ) : (
            <Vazio titulo="Ainda não há limites" nivel={3}>
              Sem eles o mapa mostra só os pontos, e um ponto é conferido só contra o Estado inteiro.
            </Vazio>
          )}
        </Cartao>
      </Colunas>
    </Pagina>
  )
}
