import { consultas } from '../../api/cliente'
import { Pagina } from '../../ui/Pagina'
import { ComMunicipios } from '../comum/ComMunicipios'
import { useIdDoEndereco } from '../comum/idDoEndereco'
import { Lido } from '../comum/Lido'
import { SoDoAnalista } from '../comum/SoDoAnalista'
import { FormularioDaLinha } from './FormularioDaLinha'

export default function AlterarLinha() {
  const id = useIdDoEndereco()
  const consulta = consultas.useQuery('get', '/api/v1/linhas/{id}', { params: { path: { id } } })
  return (
    <SoDoAnalista voltar={`/linhas/${id}`}>
      <Lido consulta={consulta}>
        {(l) => (
          <Pagina
            titulo={`Alterar linha ${l.numero}`}
            migalha={[
              { rotulo: 'Linhas', para: '/linhas' },
              { rotulo: `${l.numero} ${l.nome}`, para: `/linhas/${id}` },
            ]}
            sobre="Autos já lavrados guardam o número e o nome que a linha tinha."
          >
            <ComMunicipios>
              {(municipios) => <FormularioDaLinha linha={l} municipios={municipios} />}
            </ComMunicipios>
          </Pagina>
        )}
      </Lido>
    </SoDoAnalista>
  )
}
