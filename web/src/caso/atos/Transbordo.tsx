import { custoDoTransbordo, RecusaDaLei } from '@outorga/lei'
import { useFieldArray } from 'react-hook-form'
import { Controlado } from '../../formulario/Controlado'
import type { CorpoDe } from '../../formulario/corpo'
import { comNumero, comTexto } from '../../formulario/regras'
import { type FormularioDoAto, useFormularioDeAto } from '../../formulario/useFormularioDeAto'
import { Botao, BotaoDeIcone } from '../../ui/Botao'
import { Esqueleto, Valor } from '../../ui/basicos'
import { CampoNumero } from '../../ui/campos/CampoNumero'
import { CampoTexto } from '../../ui/campos/CampoTexto'
import { Dialogo } from '../../ui/Dialogo'
import { Memoria } from '../../ui/Memoria'
import { passosDoValor } from '../memoria'
import type { Passo } from '../tipos'
import { caminhoDaMedida, type PropsDoAtoDaMedida } from './comum'
import { DialogoDeAto } from './DialogoDeAto'
import { useContextoDePrazos } from './useContextoDePrazos'

interface Valores {
  passageiros: string
  trechos: { km: string; coeficiente: string }[]
  operadora_requisitada: string
}

/** What the law makes of what is typed so far; null while it is not enough for a sum. */
export function custoAteAqui(
  v: Pick<Valores, 'passageiros' | 'trechos'>,
): { valor: string; memoria: Passo[] } | null {
  try {
    const custo = custoDoTransbordo({ passageiros: Number(v.passageiros), trechos: v.trechos })
    return { valor: custo.valor.toString(), memoria: [...custo.memoria] as Passo[] }
  } catch (erro) {
    if (erro instanceof RecusaDaLei) return null
    throw erro
  }
}

function Trechos({ f, coeficiente }: { f: FormularioDoAto<Valores>; coeficiente: string }) {
  const { fields, append, remove } = useFieldArray({ control: f.control, name: 'trechos' })
  return (
    <div className="pilha">
      {fields.map((t, i) => (
        <div key={t.id} className="trecho">
          <Controlado
            formulario={f}
            nome={`trechos.${i}.km`}
            regras={{ ...comNumero('Informe os quilômetros.', '120,5') }}
          >
            {(campo) => <CampoNumero rotulo={`Trecho ${i + 1}`} unidade="km" {...campo} />}
          </Controlado>
          <Controlado
            formulario={f}
            nome={`trechos.${i}.coeficiente`}
            regras={{ ...comNumero('Informe o coeficiente.', '0,287425') }}
          >
            {(campo) => <CampoNumero rotulo="Coeficiente do piso" {...campo} />}
          </Controlado>
          {fields.length > 1 && (
            <BotaoDeIcone icone="lixo" rotulo={`Tirar o trecho ${i + 1}`} onClick={() => remove(i)} />
          )}
        </div>
      ))}
      {fields.length < 20 && (
        <div>
          <Botao tom="texto" icone="mais" onClick={() => append({ km: '', coeficiente })}>
            Outro trecho
          </Botao>
        </div>
      )}
    </div>
  )
}

function Formulario({
  coeficiente,
  auto,
  medida,
  eu,
  aoFechar,
}: PropsDoAtoDaMedida & { coeficiente: string }) {
  const f = useFormularioDeAto<Valores>({
    inicial: { passageiros: '', trechos: [{ km: '', coeficiente }], operadora_requisitada: '' },
    versao: medida.versao,
    pedido: (v) => ({
      caminho: caminhoDaMedida(medida, 'transbordos'),
      corpo: {
        ...v,
        passageiros: Number(v.passageiros),
      } satisfies CorpoDe<'/api/v1/medidas/{id}/transbordos'>,
    }),
    aoFazer: aoFechar,
  })
  const custo = custoAteAqui(f.watch())
  return (
    <DialogoDeAto titulo="Registrar transbordo" formulario={f} eu={eu} caso={medida} aoFechar={aoFechar}>
      <CampoTexto
        rotulo="Quem levou os passageiros"
        dica="A empresa requisitada."
        maxLength={200}
        {...f.campo('operadora_requisitada', comTexto('Diga quem levou os passageiros.', 3))}
      />
      <Controlado
        formulario={f}
        nome="passageiros"
        regras={{
          required: 'Informe quantos passageiros seguiram viagem.',
          pattern: { value: /^[1-9]\d{0,3}$/, message: 'Escreva um número inteiro, como 32.' },
        }}
      >
        {(campo) => <CampoNumero rotulo="Passageiros" {...campo} />}
      </Controlado>
      <Trechos f={f} coeficiente={coeficiente} />
      <div role="status">
        {custo && (
          <section className="custo">
            <h3>A cobrar do infrator</h3>
            <Valor valor={custo.valor} grande />
            <Memoria
              norma={auto.norma}
              legenda="Transbordo"
              {...passosDoValor(custo.memoria, custo.valor, eu.autoridade.fuso)}
            />
          </section>
        )}
      </div>
    </DialogoDeAto>
  )
}

/** The trip that another company finished: what it costs whoever stranded the passengers. */
export function Transbordo(p: PropsDoAtoDaMedida) {
  const prazos = useContextoDePrazos(p.eu)
  if (!prazos) {
    return (
      <Dialogo titulo="Registrar transbordo" aberto aoFechar={p.aoFechar}>
        <Esqueleto linhas={5} />
      </Dialogo>
    )
  }
  const piso = prazos.dados?.parametros.find((x) => x.nome === 'coeficiente_piso_1')
  return <Formulario {...p} coeficiente={piso?.valores.find((v) => v.vale_hoje)?.valor ?? ''} />
}
