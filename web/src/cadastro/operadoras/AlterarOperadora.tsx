import { consultas } from '../../api/cliente'
import { Pagina } from '../../ui/Pagina'
import { ComMunicipios } from '../comum/ComMunicipios'
import { useIdDoEndereco } from '../comum/idDoEndereco'
import { Lido } from '../comum/Lido'
import { SoDoAnalista } from '../comum/SoDoAnalista'
import { FormularioDaOperadora } from './FormularioDaOperadora'

export default function AlterarOperadora() {
  const id = useIdDoEndereco()
  const consulta = consultas.useQuery('get', '/api/v1/operadoras/{id}', { params: { path: { id } } })
  return (
    <SoDoAnalista voltar={`/operadoras/${id}`}>
      <Lido consulta={consulta}>
        {(o) => (
          <Pagina
            titulo={`Alterar ${o.razao_social}`}
            migalha={[
              { rotulo: 'Operadoras', para: '/operadoras' },
              { rotulo: o.razao_social, para: `/operadoras/${id}` },
            ]}
            sobre="Autos já lavrados guardam o nome e o CNPJ que a operadora tinha."
          >
            <ComMunicipios>
              {(municipios) => <FormularioDaOperadora operadora={o} municipios={municipios} />}
            </ComMunicipios>
          </Pagina>
        )}
      </Lido>
    </SoDoAnalista>
  )
}
