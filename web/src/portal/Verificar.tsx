import { Cartao } from '../ui/Cartao'
import { FormularioDoCodigo } from './FormularioDoCodigo'
import { MolduraDoPortal } from './MolduraDoPortal'

export default function Verificar() {
  return (
    <MolduraDoPortal autoridade={null}>
      <title>Verificar documento · Outorga</title>
      <div className="portal-heroi">
        <div>
          <h1 tabIndex={-1}>Este documento vale?</h1>
          <p>
            Autos, notificações e decisões têm um código. Digite-o e veja o que a autoridade diz dele agora.
          </p>
          <div className="portal-caixa">
            <FormularioDoCodigo />
          </div>
        </div>
      </div>
      <div className="portal-corpo tres">
        <Cartao titulo="Com o celular">
          <p>Aponte a câmera para o código QR no fim do documento: ela abre esta página já com a resposta.</p>
        </Cartao>
        <Cartao titulo="O que aparece">
          <p>
            O que é o documento, de quem, quando foi emitido e se ainda vale. De pessoas, só as iniciais: o
            resto fica com quem o recebeu.
          </p>
        </Cartao>
        <Cartao titulo="Compare com o papel">
          <p>
            Um código verdadeiro em um papel falso abre outro documento. Veja se o número, a placa e o autuado
            são os mesmos.
          </p>
        </Cartao>
      </div>
    </MolduraDoPortal>
  )
}
