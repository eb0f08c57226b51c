import { useFormularioDeAto } from '../../formulario/useFormularioDeAto'
import { diaMesAno, dinheiro } from '../../ui/formatos'
import { acharPrazo } from '../prazos'
import { Consequencias } from './Consequencias'
import { caminhoDoAuto, type PropsDoAto } from './comum'
import { DialogoDeAto } from './DialogoDeAto'

/** Certifies that nobody appealed in time. */
export function Definitivo({ auto, eu, titulo, aoFechar }: PropsDoAto) {
  const recurso = acharPrazo(auto, 'recurso')
  const pagamento = acharPrazo(auto, 'pagamento')
  const f = useFormularioDeAto({
    inicial: {},
    versao: auto.versao,
    pedido: () => ({ caminho: caminhoDoAuto(auto, 'definitivo'), corpo: {} }),
    aoFazer: aoFechar,
  })
  return (
    <DialogoDeAto titulo={titulo} formulario={f} eu={eu} caso={auto} aoFechar={aoFechar}>
      <p>
        {recurso
          ? `O prazo de recurso terminou em ${diaMesAno(recurso.vencimento)} e ninguém recorreu.`
          : 'Ninguém recorreu no prazo.'}
      </p>
      <Consequencias
        norma={auto.norma}
        itens={[
          {
            titulo: `A multa de ${dinheiro(auto.multa.valor)} fica fixada e não muda mais`,
            dispositivo: null,
          },
          ...(pagamento
            ? [{ titulo: `Vence em ${diaMesAno(pagamento.vencimento)}`, dispositivo: pagamento.dispositivo }]
            : []),
        ]}
      />
    </DialogoDeAto>
  )
}
