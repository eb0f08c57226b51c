import type { Esquemas } from '../../api/cliente'
import { Controlado } from '../../formulario/Controlado'
import { FormularioDeAto } from '../../formulario/FormularioDeAto'
import { useFormularioDeAto } from '../../formulario/useFormularioDeAto'
import { useEu } from '../../sessao/sessao'
import { Aviso } from '../../ui/basicos'
import { CampoData } from '../../ui/campos/CampoData'
import { CampoDinheiro, CampoNumero } from '../../ui/campos/CampoNumero'
import { CampoTexto } from '../../ui/campos/CampoTexto'
import { Dialogo } from '../../ui/Dialogo'
import { escreverRecontados, type Parametro, restoDaUnidade } from './serie'

interface DialogoProps {
  parametro: Parametro
  aoFechar: () => void
}

/** Adds a dated value to a series. */
export function DialogoDoValor({ parametro: p, aoFechar }: DialogoProps) {
  const { hoje, autoridade } = useEu()
  const formulario = useFormularioDeAto<
    { valor: string; de: string; ate: string; ato: string },
    Esquemas['ReciboDeParametro']
  >({
    inicial: { valor: '', de: '', ate: '', ato: '' },
    pedido: ({ ate, ...v }) => ({
      caminho: '/api/v1/parametros',
      corpo: { ...v, nome: p.nome, ate: ate || null },
    }),
    mensagem: (r) => ({ texto: `${r.mensagem} ${escreverRecontados(r.autos_recontados)}` }),
    aoFazer: aoFechar,
  })
  return (
    <Dialogo titulo={`Acrescentar valor: ${p.titulo}`} aberto aoFechar={aoFechar}>
      <FormularioDeAto
        formulario={formulario}
        enviar="Acrescentar valor"
        aoCancelar={aoFechar}
        norma={autoridade.norma}
        dialogo
      >
        <p>{p.significado}</p>
        <Controlado formulario={formulario} nome="valor" regras={{ required: 'Escreva o valor.' }}>
          {(c) =>
            p.unidade.startsWith('R$') ? (
              <CampoDinheiro {...c} rotulo="Valor" dica={restoDaUnidade(p.unidade)} />
            ) : (
              <CampoNumero {...c} rotulo="Valor" unidade={p.unidade} />
            )
          }
        </Controlado>
        <div className="grade-de-campos">
          <Controlado
            formulario={formulario}
            nome="de"
            regras={{ required: 'Escreva o primeiro dia em que vale.' }}
          >
            {(c) => <CampoData {...c} rotulo="Vale desde" dica="O primeiro dia em que vale." hoje={hoje} />}
          </Controlado>
          <Controlado formulario={formulario} nome="ate">
            {(c) => (
              <CampoData
                {...c}
                rotulo="Deixa de valer em"
                dica="O primeiro dia em que já não vale. Em branco, vale até que outro o substitua."
                hoje={hoje}
                opcional
              />
            )}
          </Controlado>
        </div>
        <CampoTexto
          rotulo="Ato que o fixou"
          dica="Como se cita: Resolução CRE nº 3/2026."
          maxLength={200}
          {...formulario.campo('ato', { required: 'Escreva o ato que fixou o valor.' })}
        />
        <Aviso titulo="Isto move prazos.">
          Os prazos de todos os autos em curso são contados de novo. O que já foi decidido e as multas já
          fixadas não mudam. O registro fica para sempre: confira antes de gravar.
        </Aviso>
      </FormularioDeAto>
    </Dialogo>
  )
}
