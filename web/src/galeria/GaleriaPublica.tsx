import { Artigo } from '../ui/Artigo'
import { Botao, BotaoElo } from '../ui/Botao'
import { Placa } from '../ui/basicos'
import { Cartao } from '../ui/Cartao'
import { CampoTexto } from '../ui/campos/CampoTexto'
import { useParametro } from '../ui/endereco'
import { MolduraPublica } from '../ui/MolduraPublica'
import { art, OUTRO_ESTADO, RORAIMA } from './dados'
import { useTemaDoEndereco } from './Palco'

const ENLACES = [
  { para: '/galeria', rotulo: 'Linhas' },
  { para: '/galeria/publica', rotulo: 'Consultar veículo' },
  { para: '/galeria/caso', rotulo: 'Seus direitos' },
  { para: '/galeria/fila', rotulo: 'Simuladores' },
  { para: '/galeria/campos', rotulo: 'Reclamar' },
]

export default function GaleriaPublica() {
  useTemaDoEndereco()
  const [estado] = useParametro('estado')
  return (
    <MolduraPublica
      autoridade={estado === 'outro' ? OUTRO_ESTADO : RORAIMA}
      titulo="Transporte intermunicipal"
      inicio="/galeria"
      enlaces={ENLACES}
      rodape={[
        { para: '/galeria', rotulo: 'Dados abertos' },
        { para: '/galeria/campos', rotulo: 'Entrar' },
      ]}
    >
      <title>Moldura pública · Outorga</title>
      <div className="pilha">
        <h1 tabIndex={-1}>Este veículo é autorizado?</h1>
        <Cartao>
          <form className="pilha" onSubmit={(e) => e.preventDefault()}>
            <CampoTexto
              rotulo="Placa"
              codigo
              estreito
              dica="Como está no veículo, ou leia o código no vidro."
            />
            <div>
              <Botao type="submit">Ver</Botao>
            </div>
          </form>
        </Cartao>
        <Cartao titulo="Bagagem sumiu ou estragou?">
          <p>
            Você tem <b>48 horas</b> desde a chegada para reclamar, e a empresa, 30 dias para pagar.{' '}
            <Artigo {...art('art41')} />
          </p>
          <p style={{ margin: '12px 0' }}>
            <Placa placa="NAV1C34" tamanho="g" />
          </p>
          <BotaoElo tom="fraco" largo para="/galeria/campos">
            Reclamar agora
          </BotaoElo>
        </Cartao>
      </div>
    </MolduraPublica>
  )
}
