import type { CorpoDe } from '../../formulario/corpo'
import { comTexto } from '../../formulario/regras'
import { useFormularioDeAto } from '../../formulario/useFormularioDeAto'
import { CampoArea } from '../../ui/campos/CampoTexto'
import { caminhoDoAuto, type PropsDoAto } from './comum'
import { DialogoDeAto } from './DialogoDeAto'

/** An error somebody noticed in the auto, pointed out without changing it. */
export function AnotarErro({ auto, eu, titulo, aoFechar }: PropsDoAto) {
  const f = useFormularioDeAto({
    inicial: { texto: '' },
    versao: auto.versao,
    pedido: (v) => ({
      caminho: caminhoDoAuto(auto, 'anotacoes'),
      corpo: { texto: v.texto } satisfies CorpoDe<'/api/v1/autos/{numero}/anotacoes'>,
    }),
    aoFazer: aoFechar,
  })
  return (
    <DialogoDeAto titulo={titulo} formulario={f} eu={eu} caso={auto} aoFechar={aoFechar}>
      <p>O auto fica como foi lavrado e o processo segue; a anotação aparece ao lado dele.</p>
      <CampoArea
        rotulo="Onde está o engano e qual é o certo"
        dica="Por exemplo: o quilômetro é 541, não 514."
        maxLength={2000}
        {...f.campo('texto', comTexto('Escreva onde está o engano.', 5))}
      />
    </DialogoDeAto>
  )
}
