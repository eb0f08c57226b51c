import type { CorpoDe } from '../../formulario/corpo'
import { comTexto } from '../../formulario/regras'
import { useFormularioDeAto } from '../../formulario/useFormularioDeAto'
import { CampoArea } from '../../ui/campos/CampoTexto'
import { caminhoDaMedida, type PropsDoAtoDaMedida } from './comum'
import { DialogoDeAto } from './DialogoDeAto'

/** That one irregularity was put right, and by what that is proved. */
export function Correcao({ medida, correcao, eu, aoFechar }: PropsDoAtoDaMedida & { correcao: number }) {
  const f = useFormularioDeAto({
    inicial: { prova: '' },
    versao: medida.versao,
    pedido: (v) => ({
      caminho: caminhoDaMedida(medida, 'correcoes'),
      corpo: { correcao, prova: v.prova } satisfies CorpoDe<'/api/v1/medidas/{id}/correcoes'>,
    }),
    aoFazer: aoFechar,
  })
  return (
    <DialogoDeAto titulo="Comprovar correção" formulario={f} eu={eu} caso={medida} aoFechar={aoFechar}>
      <p>
        <b>{medida.correcoes[correcao]?.descricao}</b>
      </p>
      <CampoArea
        rotulo="Como ficou comprovado"
        dica="O que foi visto ou apresentado, e por quem."
        maxLength={500}
        {...f.campo('prova', comTexto('Diga como a correção foi comprovada.', 5))}
      />
    </DialogoDeAto>
  )
}
