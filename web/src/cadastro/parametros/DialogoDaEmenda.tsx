import type { Esquemas } from '../../api/cliente'
import { Controlado } from '../../formulario/Controlado'
import { FormularioDeAto } from '../../formulario/FormularioDeAto'
import { useFormularioDeAto } from '../../formulario/useFormularioDeAto'
import { useEu } from '../../sessao/sessao'
import { Aviso } from '../../ui/basicos'
import { CampoData } from '../../ui/campos/CampoData'
import { CampoTexto } from '../../ui/campos/CampoTexto'
import { Dialogo } from '../../ui/Dialogo'
import type { Emenda } from './Emendas'

const VAZIO = { desde: '', ato: '' }

/** Adopts a known change to the law, from a day on and by an act of the authority. */
export function DialogoDaEmenda({ emenda, aoFechar }: { emenda: Emenda; aoFechar: () => void }) {
  const { hoje, autoridade } = useEu()
  const formulario = useFormularioDeAto<typeof VAZIO, Esquemas['EmendaAdotada']>({
    inicial: VAZIO,
    pedido: (v) => ({ caminho: `/api/v1/emendas/${emenda.id}/adocao`, corpo: v }),
    mensagem: (r) => ({ texto: r.mensagem }),
    aoFazer: aoFechar,
  })
  return (
    <Dialogo titulo={`Adotar a ${emenda.ato}`} aberto aoFechar={aoFechar}>
      <FormularioDeAto
        formulario={formulario}
        enviar="Adotar"
        aoCancelar={aoFechar}
        norma={autoridade.norma}
        dialogo
      >
        <p>{emenda.muda}</p>
        <Controlado formulario={formulario} nome="desde" regras={{ required: 'Escreva o dia.' }}>
          {(c) => <CampoData {...c} rotulo="A partir de" hoje={hoje} />}
        </Controlado>
        <CampoTexto
          rotulo="Ato da autoridade que a adota"
          dica="Como se cita: Resolução CRE/RR nº 12/2026."
          maxLength={200}
          {...formulario.campo('ato', { required: 'Escreva o ato.' })}
        />
        <Aviso tom="azul">
          O que já foi decidido não muda: vale para o que acontecer desse dia em diante.
        </Aviso>
      </FormularioDeAto>
    </Dialogo>
  )
}
