import type { Esquemas } from '../../api/cliente'
import { Controlado } from '../../formulario/Controlado'
import { FormularioDeAto } from '../../formulario/FormularioDeAto'
import { useFormularioDeAto } from '../../formulario/useFormularioDeAto'
import { useEu } from '../../sessao/sessao'
import { CampoData } from '../../ui/campos/CampoData'
import { CampoArea } from '../../ui/campos/CampoTexto'
import { Dialogo } from '../../ui/Dialogo'
import { placa } from '../../ui/formatos'

const ATOS = {
  ativo: {
    caminho: 'baixa',
    verbo: 'Baixar',
    dia: 'Dia da baixa',
    explica:
      'O veículo deixa de poder ser escolhido e de contar na frota da operadora. O que já se fez com ele fica como está, e ele pode ser trazido de volta.',
  },
  baixado: {
    caminho: 'reativacao',
    verbo: 'Trazer de volta',
    dia: 'Dia da volta',
    explica: 'O veículo volta à frota da operadora, com os dados que tinha. Confira depois as validades.',
  },
} as const

interface DialogoProps {
  veiculo: Esquemas['VeiculoResumo']
  aoFechar: () => void
}

/** Takes a vehicle out of the register, or brings it back: the day and the reason. */
export function DialogoDaSituacao({ veiculo: v, aoFechar }: DialogoProps) {
  const { hoje, autoridade } = useEu()
  const ato = ATOS[v.situacao]
  const formulario = useFormularioDeAto({
    inicial: { data: hoje, motivo: '' },
    versao: v.versao,
    pedido: (corpo) => ({ caminho: `/api/v1/veiculos/${v.id}/${ato.caminho}`, corpo }),
    aoFazer: aoFechar,
  })
  return (
    <Dialogo titulo={`${ato.verbo} ${placa(v.placa)}`} aberto aoFechar={aoFechar}>
      <FormularioDeAto
        formulario={formulario}
        enviar={ato.verbo}
        {...(v.situacao === 'ativo' && { tom: 'perigo' as const })}
        aoCancelar={aoFechar}
        norma={autoridade.norma}
        dialogo
      >
        <p>{ato.explica}</p>
        <Controlado formulario={formulario} nome="data">
          {(campo) => <CampoData {...campo} rotulo={ato.dia} hoje={hoje} max={hoje} />}
        </Controlado>
        <CampoArea rotulo="Motivo" rows={3} maxLength={1000} {...formulario.campo('motivo')} />
      </FormularioDeAto>
    </Dialogo>
  )
}
