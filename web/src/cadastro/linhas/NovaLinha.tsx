import { Pagina } from '../../ui/Pagina'
import { ComMunicipios } from '../comum/ComMunicipios'
import { SoDoAnalista } from '../comum/SoDoAnalista'
import { FormularioDaLinha } from './FormularioDaLinha'

export default function NovaLinha() {
  return (
    <SoDoAnalista voltar="/linhas">
      <Pagina titulo="Cadastrar linha" migalha={[{ rotulo: 'Linhas', para: '/linhas' }]}>
        <ComMunicipios>{(municipios) => <FormularioDaLinha municipios={municipios} />}</ComMunicipios>
      </Pagina>
    </SoDoAnalista>
  )
}
