import { useState } from 'react'
import { type FieldValues, useFieldArray } from 'react-hook-form'
import { useEu } from '../sessao/sessao'
import { Artigo } from '../ui/Artigo'
import { Botao, BotaoDeIcone } from '../ui/Botao'
import { idDoCampo } from '../ui/campos/Campo'
import { Icone } from '../ui/icones'
import './campos.css'
import { CampoQualquer } from './CampoQualquer'
import { ColarDaPlanilha } from './ColarDaPlanilha'
import { aceitaColar } from './colar'
import { EscolherPlanilha } from './EscolherPlanilha'
import type { FormularioDoAto } from './useFormularioDeAto'
import { aparece, type Campo, type Valores, valoresDe } from './valores'

interface CampoDeListaProps {
  formulario: FormularioDoAto<FieldValues>
  campo: Campo
  nome: string
  /** The whole form as it stands: a field of a row may depend on it. */
  acima: Valores
}

/** The buttons change place with their row: the cursor follows. */
const focar = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus())

interface ItemProps extends CampoDeListaProps {
  i: number
  total: number
  aoMover: (de: number, para: number) => void
  aoTirar: (i: number) => void
}

function Item({ formulario, campo, nome, acima, i, total, aoMover, aoTirar }: ItemProps) {
  const caminho = `${nome}.${i}`
  const linha = (formulario.watch(caminho) ?? {}) as Valores
  const visiveis = campo.itens.filter((c) => aparece(c, campo.itens, { ...acima, ...linha }))
  const qual = `${campo.rotulo}, ${i + 1}`
  return (
    <li className="item-da-lista">
      <fieldset id={idDoCampo(caminho)} tabIndex={-1}>
        <legend>
          <span className="so-leitor">{campo.rotulo}, </span>
          {i + 1}
        </legend>
        <div className="grade-de-campos">
          {visiveis.map((c) => (
            <div key={c.nome} className={c.tipo === 'texto-longo' ? 'inteira' : undefined}>
              <CampoQualquer formulario={formulario} campo={c} nome={`${caminho}.${c.nome}`} />
            </div>
          ))}
        </div>
      </fieldset>
      <div className="acoes-do-item">
        {i > 0 && (
          <BotaoDeIcone
            id={`${nome}-sobe-${i}`}
            icone="cima"
            rotulo={`Subir ${qual}`}
            onClick={() => aoMover(i, i - 1)}
          />
        )}
        {i < total - 1 && (
          <BotaoDeIcone
            id={`${nome}-desce-${i}`}
            icone="baixo"
            rotulo={`Descer ${qual}`}
            onClick={() => aoMover(i, i + 1)}
          />
        )}
        <BotaoDeIcone icone="lixo" rotulo={`Tirar ${qual}`} onClick={() => aoTirar(i)} />
      </div>
    </li>
  )
}

function Legenda({ campo }: { campo: Campo }) {
  const { norma } = useEu().autoridade
  return (
    <div>
      <div className="campo-rotulo">
        <h3>{campo.rotulo}</h3>
        {!campo.obrigatorio && <span className="opcional">(opcional)</span>}
        {campo.dispositivo && <Artigo norma={norma} dispositivo={campo.dispositivo} />}
      </div>
      {campo.dica && <p className="campo-dica">{campo.dica}</p>}
    </div>
  )
}

/** Rows of the same fields: added, taken out, put in order, pasted from a spreadsheet or read from its file. */
export function CampoDeLista({ formulario, campo, nome, acima }: CampoDeListaProps) {
  const { fields, append, remove, move, replace } = useFieldArray({ control: formulario.control, name: nome })
  const [dito, dizer] = useState('')
  const [mexida, mexer] = useState(0)
  const erro = formulario.getFieldState(nome, formulario.formState).error?.message
  const botao = `${idDoCampo(nome)}-juntar`
  function mover(de: number, para: number) {
    move(de, para)
    mexer((n) => n + 1)
    dizer(`${campo.rotulo}: o ${de + 1}º passou a ${para + 1}º.`)
    const [sobe, desce] = [`${nome}-sobe-${para}`, `${nome}-desce-${para}`]
    focar(para < de ? (para > 0 ? sobe : desce) : para < fields.length - 1 ? desce : sobe)
  }
  function tirar(i: number) {
    remove(i)
    mexer((n) => n + 1)
    dizer(`${campo.rotulo}: o ${i + 1}º saiu.`)
    focar(botao)
  }
  return (
    <section className="lista-de-itens" aria-label={campo.rotulo} id={idDoCampo(nome)} tabIndex={-1}>
      <Legenda campo={campo} />
      {fields.length > 0 && (
        <ol>
          {fields.map((f, i) => (
            <Item
              key={f.id}
              {...{ formulario, campo, nome, acima, i }}
              total={fields.length}
              aoMover={mover}
              aoTirar={tirar}
            />
          ))}
        </ol>
      )}
      {erro && (
        <div className="campo-erro" role="alert">
          <Icone nome="triangulo" tamanho={18} />
          <span>{erro}</span>
        </div>
      )}
      <div className="fileira">
        <Botao id={botao} tom="fraco" icone="mais" onClick={() => append(valoresDe(campo.itens))}>
          {fields.length === 0 ? 'Juntar' : 'Juntar outro'}
        </Botao>
        {aceitaColar(campo.itens) && <ColarDaPlanilha itens={campo.itens} aoColar={(l) => append(l)} />}
        {campo.planilha && (
          <EscolherPlanilha
            {...{ nome, acima, mexida }}
            planilha={campo.planilha}
            itens={campo.itens}
            linhasAgora={() => (formulario.getValues(nome) ?? []) as Valores[]}
            aoPreencher={(linhas) => replace(linhas)}
          />
        )}
      </div>
      <p className="so-leitor" role="status">
        {dito}
      </p>
    </section>
  )
}
