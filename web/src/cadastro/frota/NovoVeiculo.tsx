import { Pagina } from '../../ui/Pagina'
import { SoDoAnalista } from '../comum/SoDoAnalista'
import { FormularioDoVeiculo } from './FormularioDoVeiculo'

export default function NovoVeiculo() {
  return (
    <SoDoAnalista voltar="/frota">
      <Pagina titulo="Cadastrar veículo" migalha={[{ rotulo: 'Frota', para: '/frota' }]}>
        <FormularioDoVeiculo />
      </Pagina>
    </SoDoAnalista>
  )
}
