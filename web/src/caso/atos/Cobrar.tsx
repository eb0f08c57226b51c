import type { CorpoDe } from '../../formulario/corpo'
import { comTexto } from '../../formulario/regras'
import { useFormularioDeAto } from '../../formulario/useFormularioDeAto'
import { CampoTexto } from '../../ui/campos/CampoTexto'
import { dinheiro } from '../../ui/formatos'
import { caminhoDoAuto, type PropsDoAto } from './comum'
import { DialogoDeAto } from './DialogoDeAto'

/** Sends a final fine that was not paid in time to collection. */
export function Cobrar({ auto, eu, titulo, aoFechar }: PropsDoAto) {
  const f = useFormularioDeAto({
    inicial: { destino: '' },
    versao: auto.versao,
    pedido: (v) => ({
      caminho: caminhoDoAuto(auto, 'cobranca'),
      corpo: v satisfies CorpoDe<'/api/v1/autos/{numero}/cobranca'>,
    }),
    aoFazer: aoFechar,
  })
  return (
    <DialogoDeAto titulo={titulo} formulario={f} eu={eu} caso={auto} aoFechar={aoFechar}>
      <p>A multa de {dinheiro(auto.multa.valor)} venceu sem pagamento.</p>
      <CampoTexto
        rotulo="A quem se encaminha"
        dica="Por exemplo, a Procuradoria do Estado."
        maxLength={200}
        {...f.campo('destino', comTexto('Diga a quem a cobrança é encaminhada.', 3))}
      />
    </DialogoDeAto>
  )
}
