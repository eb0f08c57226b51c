import { LEIS } from '@outorga/lei'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import type { Esquemas } from '../../api/cliente'
import { FormularioDeAto } from '../../formulario/FormularioDeAto'
import { type FormularioDoAto, useFormularioDeAto } from '../../formulario/useFormularioDeAto'
import type { Eu } from '../../sessao/sessao'
import { Colunas } from '../../ui/Cartao'
import { Infracoes } from './Infracoes'
import { OVeiculo } from './OVeiculo'
import { corpoDaParada, entender, type Parada } from './parada'
import { usePrevisoes } from './previsoes'
import { QuandoEOnde } from './QuandoEOnde'
import { Resumo } from './Resumo'
import { guardarRascunho } from './rascunho'
import { ServicoEAutuado } from './ServicoEAutuado'
import { consultaLida, useConsulta } from './useConsulta'

export type FormularioDaParada = FormularioDoAto<Parada>
export type AutosLavrados = Esquemas['AutosLavrados']

export interface ParadaLavrada {
  resposta: AutosLavrados
  parada: Parada
}

interface Props {
  inicial: Parada
  eu: Eu
  aoLavrar: (feita: ParadaLavrada) => void
}

const verbo = (quantos: number) => (quantos > 1 ? `Lavrar ${quantos} autos` : 'Lavrar auto')

/** The form of a stop. What is typed is kept in the tab until the autos have their numbers. */
export function FormularioDaParada({ inicial, eu, aoLavrar }: Props) {
  const lei = LEIS[eu.autoridade.norma]
  const { fuso } = eu.autoridade
  const f = useFormularioDeAto<Parada, AutosLavrados>({
    inicial,
    pedido: (p) => ({ caminho: '/api/v1/autos', corpo: corpoDaParada(p, consultaLida(p.placa)) }),
    mensagem: () => null,
    aoFazer: (resposta, parada) => aoLavrar({ resposta, parada }),
  })
  const parada = useWatch({ control: f.control }) as Parada
  const { consulta, procurando } = useConsulta(parada.placa)
  const entendido = entender(parada, consulta)
  const previsoes = usePrevisoes(parada, entendido, consulta)
  const { servico, quem } = entendido
  const { clearErrors } = f
  useEffect(() => {
    // The plate answered what was missing.
    if (servico) clearErrors('servico')
    if (quem) clearErrors('quem')
  }, [servico, quem, clearErrors])
  useEffect(() => guardarRascunho(eu.email, parada), [eu.email, parada])
  return (
    <FormularioDeAto formulario={f} enviar={verbo(parada.autos.length)} norma={lei.norma}>
      <Colunas
        lado={
          <div className="lado-da-parada">
            <Resumo parada={parada} entendido={entendido} consulta={consulta} previsoes={previsoes} />
          </div>
        }
      >
        <OVeiculo formulario={f} placa={parada.placa} consulta={consulta} procurando={procurando} />
        <QuandoEOnde formulario={f} hoje={eu.hoje} />
        <ServicoEAutuado formulario={f} parada={parada} entendido={entendido} consulta={consulta} />
        <Infracoes formulario={f} lei={lei} consulta={consulta} previsoes={previsoes} fuso={fuso} />
      </Colunas>
    </FormularioDeAto>
  )
}
