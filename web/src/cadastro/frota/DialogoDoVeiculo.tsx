import type { FieldValues } from 'react-hook-form'
import type { Esquemas } from '../../api/cliente'
import '../../caso/atos/atos.css'
import { DialogoDeAto } from '../../caso/atos/DialogoDeAto'
import { CamposDoFormulario } from '../../formulario/CamposDoFormulario'
import { useFormularioDeAto } from '../../formulario/useFormularioDeAto'
import { corpoDosCampos, type Valores, valoresDe } from '../../formulario/valores'
import type { AtoPossivel } from '../../procedimentos/tipos'
import { useEu } from '../../sessao/sessao'
import { Artigo } from '../../ui/Artigo'
import { Placa } from '../../ui/basicos'
import { ITENS_DA_VISTORIA, tiraDoServico } from './atos'

interface DialogoProps {
  veiculo: Esquemas['Veiculo']
  ato: AtoPossivel
  aoFechar: () => void
}

/** The window of one act on a vehicle, with the fields that the API gives it. */
export default function DialogoDoVeiculo({ veiculo: v, ato, aoFechar }: DialogoProps) {
  const eu = useEu()
  const f = useFormularioDeAto<FieldValues>({
    inicial: valoresDe(ato.campos, { itens: ITENS_DA_VISTORIA.map((item) => ({ item })) }),
    versao: v.versao,
    pedido: (valores) => ({
      caminho: `/api/v1/veiculos/${v.id}/${ato.ato}`,
      corpo: corpoDosCampos(ato.campos, valores as Valores),
    }),
    aoFazer: aoFechar,
  })
  const grande = ato.campos.length > 5 || ato.campos.some((c) => c.tipo === 'lista')
  return (
    <DialogoDeAto
      titulo={ato.titulo}
      formulario={f}
      eu={eu}
      caso={v}
      largura={grande ? 'g' : 'm'}
      {...(tiraDoServico(ato.ato) && { tom: 'perigo' as const })}
      aoFechar={aoFechar}
    >
      <p className="mudo">
        Veículo <Placa placa={v.placa} tamanho="p" />{' '}
        {ato.dispositivo && <Artigo norma={eu.autoridade.norma} dispositivo={ato.dispositivo} />}
      </p>
      <CamposDoFormulario formulario={f} campos={ato.campos} />
    </DialogoDeAto>
  )
}
