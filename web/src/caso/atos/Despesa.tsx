import { Controlado } from '../../formulario/Controlado'
import type { CorpoDe } from '../../formulario/corpo'
import { comNumero, comTexto } from '../../formulario/regras'
import { useFormularioDeAto } from '../../formulario/useFormularioDeAto'
import { CampoDinheiro } from '../../ui/campos/CampoNumero'
import { CampoOpcoes, CampoTexto } from '../../ui/campos/CampoTexto'
import { caminhoDaMedida, type PropsDoAtoDaMedida } from './comum'
import { DialogoDeAto } from './DialogoDeAto'

/** Food or lodging of the group, at the infractor's expense. */
export function Despesa({ medida, eu, aoFechar }: PropsDoAtoDaMedida) {
  const f = useFormularioDeAto({
    inicial: { natureza: '', descricao: '', valor: '' },
    versao: medida.versao,
    pedido: (v) => ({
      caminho: caminhoDaMedida(medida, 'despesas'),
      corpo: {
        ...v,
        natureza: v.natureza as 'alimentacao' | 'pousada',
      } satisfies CorpoDe<'/api/v1/medidas/{id}/despesas'>,
    }),
    aoFazer: aoFechar,
  })
  return (
    <DialogoDeAto titulo="Registrar despesa" formulario={f} eu={eu} caso={medida} aoFechar={aoFechar}>
      <CampoOpcoes
        rotulo="De quê"
        emLinha
        opcoes={[
          { valor: 'alimentacao', rotulo: 'Alimentação' },
          { valor: 'pousada', rotulo: 'Pousada' },
        ]}
        {...f.campo('natureza', { required: 'Escolha alimentação ou pousada.' })}
      />
      <CampoTexto
        rotulo="O que foi pago"
        dica="Quantas pessoas, onde, com que nota."
        maxLength={300}
        {...f.campo('descricao', comTexto('Diga o que foi pago.', 3))}
      />
      <Controlado formulario={f} nome="valor" regras={comNumero('Informe o valor.', '1.234,50')}>
        {(campo) => <CampoDinheiro rotulo="Valor" {...campo} />}
      </Controlado>
    </DialogoDeAto>
  )
}
