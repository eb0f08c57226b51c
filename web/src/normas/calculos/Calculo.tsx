import { calcular, type ErroDoCalculo, type Resultado } from '@outorga/lei'
import { type FormEvent, useMemo, useState } from 'react'
import { Artigo } from '../../ui/Artigo'
import { Botao } from '../../ui/Botao'
import { Cartao } from '../../ui/Cartao'
import { ResumoDeErros } from '../../ui/campos/ResumoDeErros'
import { diaDoInstante } from '../../ui/formatos'
import { Memoria } from '../../ui/Memoria'
import { Campo } from './Campo'
import { CONTAS, camposAVista } from './campos'
import { type Erros, errosDaLei, errosDeDigitacao, pedidoDe } from './pedido'
import { type Dito, dizerResultado, memoriaDe } from './resultado'
import { type CampoDoCalculo, type Oferta, type Valores, zonaDa } from './tipos'

function iniciaisDe(campos: readonly CampoDoCalculo[], oferta: Oferta): Valores {
  const hoje = diaDoInstante(new Date().toISOString(), zonaDa(oferta.norma).iana)
  const dosCampos = campos.map((c) => [c.nome, c.inicial === 'hoje' ? hoje : (c.inicial ?? '')])
  return { ...Object.fromEntries(dosCampos), ...oferta.iniciais, ...oferta.fixos }
}

type Feito = { erros: Erros } | { resultado: Resultado }

/** Runs the calculation of the law here, in the browser. */
function fazer(oferta: Oferta, campos: readonly CampoDoCalculo[], valores: Valores): Feito {
  const vistos = camposAVista(campos, valores, oferta.fixos)
  const erros = errosDeDigitacao(vistos, valores)
  if (Object.keys(erros).length > 0) return { erros }
  const enviados = camposAVista(campos, valores, {})
  const resposta = calcular(pedidoDe(oferta, enviados, valores))
  return 'erro' in resposta
    ? { erros: errosDaLei(resposta.erro as ErroDoCalculo, vistos) }
    : { resultado: resposta as Resultado }
}

function Ditos({ titulo, ditos, norma }: { titulo: string; ditos: readonly Dito[]; norma: string }) {
  if (ditos.length === 0) return null
  return (
    <div>
      <h3>{titulo}</h3>
      <ul>
        {ditos.map((d) => (
          <li key={d.dispositivo + (d.mensagem ?? '')}>
            {d.mensagem} <Artigo norma={norma} dispositivo={d.dispositivo} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Resposta({ oferta, resultado }: { oferta: Oferta; resultado: Resultado }) {
  const { calculo, norma } = oferta
  const dito = dizerResultado(calculo, norma, resultado)
  return (
    <div className="normas-resposta">
      <div role="status">
        <p className={`normas-valor ${dito.tom ?? ''}`}>{dito.valor}</p>
        {dito.notas.length > 0 && <p className="mudo">{dito.notas.join(' ')}</p>}
      </div>
      <Ditos titulo="Por quê" ditos={dito.motivos} norma={norma} />
      <Ditos titulo="Uma pessoa ainda decide" ditos={dito.dependeDe} norma={norma} />
      <Memoria norma={norma} legenda={CONTAS[calculo].titulo} {...memoriaDe(norma, resultado)} />
    </div>
  )
}

/** The error with the words of its field before it: «Dia do fato: preencha…», «A linha já foi prolongada? Escolha…». */
function comRotulo(rotulo: string | undefined, mensagem: string): string {
  if (rotulo === undefined) return mensagem
  return rotulo.endsWith('?') ? `${rotulo} ${mensagem}` : `${rotulo}: ${mensagem}`
}

/** The form of a calculation: what is asked, the answer, and how it was reached. Once answered, it follows the typing. */
export function Calculo({ oferta }: { oferta: Oferta }) {
  const { titulo, campos: camposDa } = CONTAS[oferta.calculo]
  const campos = useMemo(() => camposDa(oferta.norma), [camposDa, oferta.norma])
  const [valores, guardar] = useState(() => iniciaisDe(campos, oferta))
  const [feito, responder] = useState<Feito>({ erros: {} })
  const [segue, seguir] = useState(false)
  const [tentativa, tentar] = useState(0)
  const erros = 'erros' in feito ? feito.erros : {}
  function mudar(nome: string, valor: string) {
    const novos = { ...valores, [nome]: valor }
    guardar(novos)
    if (!segue) {
      const { [nome]: _, '': __, ...outros } = erros
      responder({ erros: outros })
      return
    }
    const refeito = fazer(oferta, campos, novos)
    // half-typed is not wrong yet
    responder('resultado' in refeito ? refeito : { erros: {} })
  }
  function aoEnviar(evento: FormEvent) {
    evento.preventDefault()
    const novo = fazer(oferta, campos, valores)
    responder(novo)
    seguir('resultado' in novo)
    tentar(tentativa + 1)
  }
  const prefixo = `${oferta.calculo}-`
  return (
    <Cartao titulo={titulo} nota="a conta se faz aqui; nada é enviado">
      <form className="pilha" noValidate onSubmit={aoEnviar}>
        <ResumoDeErros
          tentativa={tentativa}
          erros={Object.entries(erros).map(([nome, mensagem]) => ({
            campo: nome ? prefixo + nome : null,
            mensagem: comRotulo(campos.find((c) => c.nome === nome)?.rotulo, mensagem),
          }))}
        />
        <div className="grade-de-campos">
          {camposAVista(campos, valores, oferta.fixos).map((c) => (
            <Campo
              key={c.nome}
              campo={c}
              name={prefixo + c.nome}
              valor={valores[c.nome] ?? ''}
              erro={erros[c.nome]}
              mudar={(v) => mudar(c.nome, v)}
            />
          ))}
        </div>
        <div>
          <Botao type="submit">Calcular</Botao>
        </div>
      </form>
      {'resultado' in feito && <Resposta oferta={oferta} resultado={feito.resultado} />}
    </Cartao>
  )
}
