import { useMemo, useState } from 'react'
import { Cartao, Colunas } from '../ui/Cartao'
import type { PontoDoMapa } from '../ui/mapa/dados'
import { escreverLugar } from '../ui/mapa/geometria'
import { Mapa } from '../ui/mapa/Mapa'
import { Pagina } from '../ui/Pagina'
import { LIMITES, PONTOS, PONTOS_COM_FORA, redeGrande, TRECHOS, TRECHOS_COM_FORA } from './dadosDoMapa'
import { Escolhas, Palco } from './Palco'

const NENHUM: never[] = []
const UM = PONTOS.slice(0, 1)

function ComEscolha() {
  const [escolhido, escolher] = useState<string | null>('Caracaraí')
  return (
    <Cartao titulo="Linha com quatro pisos" nota="aperte um ponto para escolher">
      <Mapa
        rotulo="Linha 207 Boa Vista – Rorainópolis"
        limites={LIMITES}
        pontos={PONTOS}
        trechos={TRECHOS}
        selecionado={escolhido}
        aoEscolherPonto={escolher}
        altura={560}
      />
    </Cartao>
  )
}

function ComMarca() {
  const [marcado, marcar] = useState<PontoDoMapa[]>(NENHUM)
  const ultimo = marcado.at(-1)
  return (
    <Cartao titulo="Marcar um lugar" nota="por toque, ou com as setas e Enter">
      <Mapa
        rotulo="Município novo"
        limites={LIMITES}
        pontos={marcado}
        trechos={NENHUM}
        aoMarcarLugar={(lat, lon) =>
          marcar([{ id: 'novo', nome: 'Ponto novo', papel: 'secao', lat, lon, numero: 1 }])
        }
        altura={360}
      />
      <p className="mudo">{ultimo ? escreverLugar(ultimo) : 'Nada marcado ainda.'}</p>
    </Cartao>
  )
}

export default function GaleriaDoMapa() {
  const grande = useMemo(redeGrande, [])
  return (
    <Palco>
      <Pagina titulo="Mapa" sobre="Limites, pontos e trechos são de demonstração.">
        <Escolhas />
        <Colunas
          lado={
            <>
              <Cartao titulo="Ponto fora do Estado">
                <Mapa
                  rotulo="Linha 104 Boa Vista – Santa Elena"
                  limites={LIMITES}
                  pontos={PONTOS_COM_FORA}
                  trechos={TRECHOS_COM_FORA}
                  altura={380}
                />
              </Cartao>
              <Cartao titulo="Sem limites">
                <Mapa rotulo="Linha 207" limites={null} pontos={PONTOS} trechos={TRECHOS} altura={300} />
              </Cartao>
            </>
          }
        >
          <ComEscolha />
          <ComMarca />
        </Colunas>
        <Cartao titulo="497 municípios, 150 pontos">
          <Mapa rotulo="Rede grande" {...grande} altura={520} />
        </Cartao>
        <div className="grade-de-campos">
          <Cartao titulo="Um só ponto">
            <Mapa rotulo="Boa Vista" limites={LIMITES} pontos={UM} trechos={NENHUM} altura={260} />
          </Cartao>
          <Cartao titulo="Nada ainda">
            <Mapa rotulo="Linha nova" limites={null} pontos={NENHUM} trechos={NENHUM} altura={260} />
          </Cartao>
        </div>
      </Pagina>
    </Palco>
  )
}
