import type { Esquemas } from '../../api/cliente'
import { useLeitura } from '../../formulario/leitura'
import { BotaoElo } from '../../ui/Botao'
import { Placa, Vazio } from '../../ui/basicos'
import { Pagina } from '../../ui/Pagina'
import { useIdDoEndereco } from '../comum/idDoEndereco'
import { Lido } from '../comum/Lido'
import { SoDoAnalista } from '../comum/SoDoAnalista'
import { FormularioDoVeiculo } from './FormularioDoVeiculo'
import { useFormularioDaLei } from './NovoVeiculo'

function Aberto({ veiculo: v }: { veiculo: Esquemas['Veiculo'] }) {
  const consulta = useFormularioDaLei()
  if (!v.pode_alterar) {
    return (
      <Vazio
        titulo={`Este veículo está em «${v.situacao.nome}»`}
        acao={<BotaoElo para={`/frota/${v.id}`}>Voltar ao veículo</BotaoElo>}
      >
        Nesta situação o cadastro não se altera.
      </Vazio>
    )
  }
  return <Lido consulta={consulta}>{(d) => <FormularioDoVeiculo campos={d.campos} veiculo={v} />}</Lido>
}

export default function AlterarVeiculo() {
  const id = useIdDoEndereco()
  const consulta = useLeitura<Esquemas['Veiculo']>(`/api/v1/veiculos/${id}`)
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
            <Aberto veiculo={v} />
          </Pagina>
        )}
      </Lido>
    </SoDoAnalista>
  )
}
