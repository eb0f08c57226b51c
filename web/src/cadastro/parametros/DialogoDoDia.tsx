import type { DataCivil } from '@outorga/lei'
import { useEffect, useState } from 'react'
import type { Esquemas } from '../../api/cliente'
import { Controlado } from '../../formulario/Controlado'
import { FormularioDeAto } from '../../formulario/FormularioDeAto'
import { useFormularioDeAto } from '../../formulario/useFormularioDeAto'
import { useEu } from '../../sessao/sessao'
import { Aviso } from '../../ui/basicos'
import { CampoData } from '../../ui/campos/CampoData'
import { CampoOpcoes, CampoTexto } from '../../ui/campos/CampoTexto'
import { Dialogo } from '../../ui/Dialogo'
import { ehData } from '../../ui/formatos'
import { type DiaRegistrado, escreverRecontados } from './serie'

/** What the calendar says of a day so far, in words; null until it is known. */
function useComoEsta(data: string, dias: readonly DiaRegistrado[]): string | null {
  const { uf } = useEu().autoridade
  const [texto, escrever] = useState<string | null>(null)
  useEffect(() => {
    escrever(null)
    if (!ehData(data)) return
    let vale = true
    void import('@outorga/lei').then(({ diaNoCalendario }) => {
      if (!vale) return
      const excecoes = dias
        .filter((d) => !d.substituido)
        .map((d) => ({ data: d.data as DataCivil, expediente: d.expediente, motivo: d.motivo }))
      const { expediente, motivo } = diaNoCalendario({ uf, excecoes }, data as DataCivil)
      escrever(`Hoje este dia está ${expediente ? 'aberto' : 'fechado'}${motivo ? ` (${motivo})` : ''}.`)
    })
    return () => {
      vale = false
    }
  }, [data, dias, uf])
  return texto
}

interface DialogoProps {
  dias: readonly DiaRegistrado[]
  aoFechar: () => void
}

const VAZIO = { data: '', expediente: '', motivo: '', ato: '' }

/** Closes or opens the office on a day. */
export function DialogoDoDia({ dias, aoFechar }: DialogoProps) {
  const { hoje, autoridade } = useEu()
  const formulario = useFormularioDeAto<typeof VAZIO, Esquemas['ReciboDeParametro']>({
    inicial: VAZIO,
    pedido: ({ expediente, ...v }) => ({
      caminho: '/api/v1/calendario',
      corpo: { ...v, expediente: expediente === 'aberto' },
    }),
    mensagem: (r) => ({ texto: `${r.mensagem} ${escreverRecontados(r.autos_recontados)}` }),
    aoFazer: aoFechar,
  })
  const { campo } = formulario
  const comoEsta = useComoEsta(formulario.watch('data'), dias)
  return (
    <Dialogo titulo="Acrescentar dia ao calendário" aberto aoFechar={aoFechar}>
      <FormularioDeAto
        formulario={formulario}
        enviar="Acrescentar dia"
        aoCancelar={aoFechar}
        norma={autoridade.norma}
        dialogo
      >
        <Controlado formulario={formulario} nome="data" regras={{ required: 'Escreva o dia.' }}>
          {(c) => <CampoData {...c} rotulo="Dia" dica={comoEsta} hoje={hoje} />}
        </Controlado>
        <CampoOpcoes
          rotulo="Neste dia o expediente fica"
          emLinha
          opcoes={[
            { valor: 'fechado', rotulo: 'Fechado' },
            { valor: 'aberto', rotulo: 'Aberto' },
          ]}
          {...campo('expediente', { required: 'Diga se o expediente fica fechado ou aberto.' })}
        />
        <CampoTexto
          rotulo="Motivo"
          dica="Ponto facultativo, luto oficial, mutirão."
          maxLength={200}
          {...campo('motivo', { required: 'Escreva o motivo.' })}
        />
        <CampoTexto
          rotulo="Ato que o determinou"
          dica="Como se cita: Decreto nº 38.120-E/2026."
          maxLength={200}
          {...campo('ato', { required: 'Escreva o ato.' })}
        />
        <Aviso titulo="Isto move prazos.">
          Os prazos de todos os autos em curso são contados de novo, e os que começariam ou venceriam neste
          dia mudam. O registro fica para sempre; para desfazer, acrescente o mesmo dia outra vez.
        </Aviso>
      </FormularioDeAto>
    </Dialogo>
  )
}
