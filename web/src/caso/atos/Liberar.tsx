import type { CorpoDe } from '../../formulario/corpo'
import { ouNulo } from '../../formulario/regras'
import { useFormularioDeAto } from '../../formulario/useFormularioDeAto'
import { CampoArea } from '../../ui/campos/CampoTexto'
import { caminhoDaMedida, type PropsDoAtoDaMedida } from './comum'
import { DialogoDeAto } from './DialogoDeAto'

/** Gives the vehicle back, once nothing stands in the way. */
export function Liberar({ medida, eu, aoFechar }: PropsDoAtoDaMedida) {
  const f = useFormularioDeAto({
    inicial: { observacao: '' },
    versao: medida.versao,
    pedido: (v) => ({
      caminho: caminhoDaMedida(medida, 'liberacao'),
      corpo: { observacao: ouNulo(v.observacao) } satisfies CorpoDe<'/api/v1/medidas/{id}/liberacao'>,
    }),
    aoFazer: aoFechar,
  })
  return (
    <DialogoDeAto titulo="Liberar veículo" formulario={f} eu={eu} caso={medida} aoFechar={aoFechar}>
      <p>
        O veículo <b className="mono">{medida.placa}</b> pode sair de {medida.recolhido_em}: tudo o que se
        pediu está sanado.
      </p>
      <CampoArea
        rotulo="Observação"
        opcional
        dica="A quem foi entregue, em que estado."
        maxLength={500}
        {...f.campo('observacao')}
      />
    </DialogoDeAto>
  )
}
