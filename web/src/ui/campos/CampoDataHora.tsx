import { type Ref, useState } from 'react'
import { lerHoraDigitada } from '../digitados'
import { dataLonga, ehData } from '../formatos'
import { type CampoBase, classeDaEntrada, Molde, useLigacoes } from './Campo'
import { EntradaDeData, ERRO_DE_DATA } from './CampoData'
import { useDigitado } from './useDigitado'

export interface CampoDataHoraProps extends CampoBase {
  /** `YYYY-MM-DDTHH:MM` on the authority's clock; empty where nothing is typed. It has no zone: the server puts it. */
  value: string
  onChange: (valor: string) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  hoje?: string | undefined
}

const igual = (texto: string) => texto

/** A day and an hour of the authority's clock, typed. */
export function CampoDataHora(props: CampoDataHoraProps) {
  const [saiu, sair] = useState(false)
  const [dia = '', hora = ''] = props.value.split('T')
  const inteira = props.value === '' || (ehData(dia) && lerHoraDigitada(hora) === hora)
  const proprio = !ehData(dia) && dia !== '' ? ERRO_DE_DATA : 'Escreva também a hora, como 14:22.'
  const erro = props.erro ?? (saiu && !inteira ? proprio : undefined)
  const ligacoes = useLigacoes({ ...props, erro })
  const digitada = useDigitado(hora, lerHoraDigitada, igual)
  const mudar = (d: string, h: string) => props.onChange(d === '' && h === '' ? '' : `${d}T${h}`)
  return (
    <Molde {...props} erro={erro} ligacoes={ligacoes} grupo>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to both inputs for the moment both are left */}
      <div
        className="data-e-hora"
        onBlur={(e) => {
          if (e.currentTarget.contains(e.relatedTarget)) return
          sair(true)
          props.onBlur?.()
        }}
      >
        <EntradaDeData
          {...props}
          erro={erro}
          value={dia}
          onChange={(d) => mudar(d, hora)}
          onBlur={() => {}}
          ligacoes={{ ...ligacoes, id: `${ligacoes.id}-dia`, ...{ 'aria-label': 'Dia' } }}
        />
        <div className={classeDaEntrada({ ...props, erro })}>
          <input
            id={`${ligacoes.id}-hora`}
            aria-label="Hora"
            aria-invalid={ligacoes['aria-invalid']}
            aria-describedby={ligacoes['aria-describedby']}
            type="text"
            inputMode="numeric"
            placeholder="hh:mm"
            autoComplete="off"
            maxLength={5}
            value={digitada.texto}
            disabled={props.disabled}
            onChange={(e) => mudar(dia, digitada.digitar(e.target.value))}
            onBlur={digitada.arrumar}
          />
        </div>
      </div>
      {ehData(dia) && <div className="campo-eco">{dataLonga(dia)}</div>}
    </Molde>
  )
}
