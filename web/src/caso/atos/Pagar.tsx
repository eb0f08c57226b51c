import { Controlado } from '../../formulario/Controlado'
import type { CorpoDe } from '../../formulario/corpo'
import { comData, comNumero, comTexto } from '../../formulario/regras'
import { useFormularioDeAto } from '../../formulario/useFormularioDeAto'
import { CampoData } from '../../ui/campos/CampoData'
import { CampoDinheiro } from '../../ui/campos/CampoNumero'
import { CampoTexto } from '../../ui/campos/CampoTexto'
import { acharPrazo } from '../prazos'
import { Consequencias } from './Consequencias'
import { caminhoDoAuto, type PropsDoAto } from './comum'
import { pontualidade } from './consequencias'
import { DialogoDeAto } from './DialogoDeAto'

/** That the fine was paid, whole. Before the end of the process a payment ends it. */
export function Pagar({ auto, eu, titulo, aoFechar }: PropsDoAto) {
  const f = useFormularioDeAto({
    inicial: { pago_em: '', valor: auto.multa.valor, comprovante: '' },
    versao: auto.versao,
    pedido: (v) => ({
      caminho: caminhoDoAuto(auto, 'pagamento'),
      corpo: v satisfies CorpoDe<'/api/v1/autos/{numero}/pagamento'>,
    }),
    aoFazer: aoFechar,
  })
  return (
    <DialogoDeAto titulo={titulo} formulario={f} eu={eu} caso={auto} aoFechar={aoFechar}>
      <Controlado formulario={f} nome="pago_em" regras={comData('Diga em que dia foi paga.')}>
        {(campo) => <CampoData rotulo="Paga em" hoje={eu.hoje} max={eu.hoje} {...campo} />}
      </Controlado>
      <Controlado formulario={f} nome="valor" regras={comNumero('Informe o valor pago.', '143,00')}>
        {(campo) => <CampoDinheiro rotulo="Valor pago" dica="A multa se paga inteira." {...campo} />}
      </Controlado>
      <CampoTexto
        rotulo="Documento de arrecadação"
        dica="O número que está no comprovante."
        codigo
        maxLength={100}
        {...f.campo('comprovante', comTexto('Informe o número do documento de arrecadação.', 3))}
      />
      <Consequencias
        norma={auto.norma}
        itens={[
          ...pontualidade(acharPrazo(auto, 'pagamento'), f.watch('pago_em')),
          ...(auto.multa.fixada
            ? []
            : [
                {
                  titulo: 'O pagamento encerra o processo: não cabe mais defesa nem recurso',
                  dispositivo: null,
                },
              ]),
        ]}
      />
    </DialogoDeAto>
  )
}
