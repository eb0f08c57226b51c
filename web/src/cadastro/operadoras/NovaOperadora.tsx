import { Pagina } from '../../ui/Pagina'
import { ComMunicipios } from '../comum/ComMunicipios'
import { SoDoAnalista } from '../comum/SoDoAnalista'
import { FormularioDaOperadora } from './FormularioDaOperadora'

export default function NovaOperadora() {
  return (
    <SoDoAnalista voltar="/operadoras">
      <Pagina titulo="Cadastrar operadora" migalha={[{ rotulo: 'Operadoras', para: '/operadoras' }]}>
        <ComMunicipios>{(municipios) => <FormularioDaOperadora municipios={municipios} />}</ComMunicipios>
      </Pagina>
    </SoDoAnalista>
  )
}
