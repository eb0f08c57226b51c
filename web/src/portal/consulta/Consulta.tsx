import { Cartao } from '../../ui/Cartao'
import { MolduraDoPortal } from '../MolduraDoPortal'
import { FormularioDaPlaca } from './FormularioDaPlaca'

export default function Consulta() {
  return (
    <MolduraDoPortal autoridade={null} titulo="Transporte intermunicipal">
      <title>Consultar veículo · Outorga</title>
      <div className="portal-heroi">
        <div>
          <h1 tabIndex={-1}>Este veículo é autorizado?</h1>
          <p>Antes de embarcar ou de contratar, veja se ele pode levar passageiros hoje.</p>
          <div className="portal-caixa">
            <FormularioDaPlaca />
          </div>
        </div>
      </div>
      <div className="portal-corpo tres">
        <Cartao titulo="O que aparece">
          <p>Se o veículo é autorizado hoje, para que linha ou viagem, por qual empresa e até quando.</p>
        </Cartao>
        <Cartao titulo="Se não for">
          <p>
            O motivo: seguro vencido, retirado de circulação, autorização que terminou ou que nunca houve.
          </p>
        </Cartao>
        <Cartao titulo="O que não aparece">
          <p>Nada de pessoas: nem passageiros, nem motoristas, nem multas.</p>
        </Cartao>
      </div>
    </MolduraDoPortal>
  )
}
