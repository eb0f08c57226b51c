import type { Esquemas } from '../../api/cliente'
import { useLeitura } from '../../formulario/leitura'
import { useEu } from '../../sessao/sessao'
import { BotaoElo } from '../../ui/Botao'
import { Vazio } from '../../ui/basicos'
import { Pagina } from '../../ui/Pagina'
import { Lido } from '../comum/Lido'
import { FormularioDoVeiculo } from './FormularioDoVeiculo'

export const useFormularioDaLei = () =>
  useLeitura<Esquemas['FormularioDoVeiculo']>('/api/v1/veiculos/formulario', { staleTime: 300_000 })

export default function NovoVeiculo() {
  const { cargo } = useEu()
  const consulta = useFormularioDaLei()
  return (
    <Lido consulta={consulta}>
      {(d) => (
        <Pagina titulo="Pedir registro de veículo" migalha={[{ rotulo: 'Frota', para: '/frota' }]}>
          {d.pode_pedir ? (
            <FormularioDoVeiculo campos={d.campos} />
          ) : (
            <Vazio
              nivel={2}
              titulo="Isto não cabe a você"
              acao={<BotaoElo para="/frota">Voltar à frota</BotaoElo>}
            >
              {`${cargo} lê a frota, mas não pede registro nesta autoridade.`}
            </Vazio>
          )}
        </Pagina>
      )}
    </Lido>
  )
}
