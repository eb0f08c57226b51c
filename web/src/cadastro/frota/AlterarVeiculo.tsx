import { consultas } from '../../api/cliente'
import { BotaoElo } from '../../ui/Botao'
import { Placa, Vazio } from '../../ui/basicos'
import { Pagina } from '../../ui/Pagina'
import { useIdDoEndereco } from '../comum/idDoEndereco'
import { Lido } from '../comum/Lido'
import { SoDoAnalista } from '../comum/SoDoAnalista'
import { FormularioDoVeiculo } from './FormularioDoVeiculo'

export default function AlterarVeiculo() {
  const id = useIdDoEndereco()
  const consulta = consultas.useQuery('get', '/api/v1/veiculos/{id}', { params: { path: { id } } })
  return (
    <SoDoAnalista voltar={`/frota/${id}`}>
      <Lido consulta={consulta}>
        {(v) => (
          <Pagina
            titulo={`Alterar veículo ${v.placa}`}
            cabeca={
              <>
                Alterar <Placa placa={v.placa} />
              </>
            }
            migalha={[
              { rotulo: 'Frota', para: '/frota' },
              { rotulo: v.placa, para: `/frota/${id}` },
            ]}
          >
            {v.situacao === 'ativo' ? (
              <FormularioDoVeiculo veiculo={v} />
            ) : (
              <Vazio
                titulo="Este veículo está baixado"
                acao={<BotaoElo para={`/frota/${id}`}>Voltar ao veículo</BotaoElo>}
              >
                Traga-o de volta antes de alterar o cadastro.
              </Vazio>
            )}
          </Pagina>
        )}
      </Lido>
    </SoDoAnalista>
  )
}
