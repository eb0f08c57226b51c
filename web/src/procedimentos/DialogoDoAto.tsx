import type { FieldValues } from 'react-hook-form'
import { DialogoDeAto } from '../caso/atos/DialogoDeAto'
import '../caso/atos/atos.css'
import { CamposDoFormulario, useSabidos } from '../formulario/CamposDoFormulario'
import { useFormularioDeAto } from '../formulario/useFormularioDeAto'
import { corpoDosCampos, type Valores, valoresDe } from '../formulario/valores'
import { useEu } from '../sessao/sessao'
import { Artigo } from '../ui/Artigo'
import { vaiContra } from './atos'
import { type AtoPossivel, caminhoDe, type Procedimento, type TipoDeProcedimento } from './tipos'

interface DialogoDoAtoProps {
  tipo: TipoDeProcedimento
  procedimento: Procedimento
  ato: AtoPossivel
  aoFechar: () => void
}

/** The window of one act of a procedure, with the fields that the API gives it. */
export default function DialogoDoAto({ tipo, procedimento: p, ato, aoFechar }: DialogoDoAtoProps) {
  const eu = useEu()
  const sabidos = useSabidos(ato.campos)
  const f = useFormularioDeAto<FieldValues>({
    inicial: valoresDe(ato.campos, sabidos),
    versao: p.versao,
    pedido: (v) => ({
      caminho: caminhoDe(tipo, p.numero, ato.ato),
      corpo: corpoDosCampos(ato.campos, v as Valores),
    }),
    aoFazer: aoFechar,
  })
  const grande = ato.campos.length > 6 || ato.campos.some((c) => c.tipo === 'lista')
  return (
    <DialogoDeAto
      titulo={ato.titulo}
      formulario={f}
      eu={eu}
      caso={p}
      largura={grande ? 'g' : 'm'}
      {...(vaiContra(ato.ato) && { tom: 'perigo' as const })}
      aoFechar={aoFechar}
    >
      {ato.dispositivo && (
        <p className="mudo">
          {tipo.um} <span className="mono">{p.numero}</span>{' '}
          <Artigo norma={eu.autoridade.norma} dispositivo={ato.dispositivo} />
        </p>
      )}
      {ato.campos.length === 0 && <p>Nada mais a preencher.</p>}
      <CamposDoFormulario
        formulario={f}
        campos={ato.campos}
        sabidos={Object.keys(sabidos)}
        operadora={p.operadora?.id}
      />
    </DialogoDeAto>
  )
}
