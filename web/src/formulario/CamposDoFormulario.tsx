import type { FieldValues } from 'react-hook-form'
import { useEu } from '../sessao/sessao'
import { CampoDeLista } from './CampoDeLista'
import { NomeDoEscolhido, OperadoraDoFormulario } from './CampoDeProcura'
import { CampoQualquer } from './CampoQualquer'
import './campos.css'
import { dizerValor } from './dizer'
import type { FormularioDoAto } from './useFormularioDeAto'
import { aparece, type Campo, type TipoDeCampo, type Valores } from './valores'

/** Fields that take the whole width. */
const INTEIROS: readonly TipoDeCampo[] = ['texto-longo', 'lista', 'horas', 'procuras', 'varios']

const ehDaOperadora = (campo: Campo) =>
  campo.procura === 'operadora' && (campo.nome === 'operadora_id' || campo.nome === 'operadora')

/** What is known and not asked again, said in a line. */
function Sabido({ campo, valor }: { campo: Campo; valor: string }) {
  const nome =
    campo.procura === null ? (
      (dizerValor(campo, valor) ?? valor)
    ) : (
      <NomeDoEscolhido procura={campo.procura} valor={valor} />
    )
  // The address of something without a name says nothing to a person.
  if (campo.procura === null && /^[0-9a-f-]{36}$/.test(valor)) return null
  return (
    <p className="inteira sabido-do-formulario">
      <small>{campo.rotulo}</small> <b>{nome}</b>
    </p>
  )
}

/** What is known of the person who asks: an operator acts for itself. */
export function useSabidos(campos: readonly Campo[]): Record<string, string> {
  const { operadora_id } = useEu()
  if (!operadora_id) return {}
  return Object.fromEntries(campos.filter(ehDaOperadora).map((c) => [c.nome, operadora_id]))
}

export interface CamposDoFormularioProps {
  formulario: FormularioDoAto<FieldValues>
  campos: readonly Campo[]
  /** Names of fields whose value is known and not asked for. */
  sabidos?: readonly string[]
  /** The operator that the form is about, where no field of it says so. */
  operadora?: string | null | undefined
}

/**
 * The fields of a form as the API describes them, tied to react-hook-form. The form holds `valoresDe(campos)`; its body
 * is `corpoDosCampos(campos, valores)`.
 */
export function CamposDoFormulario({ formulario, campos, sabidos = [], operadora }: CamposDoFormularioProps) {
  const { operadora_id } = useEu()
  const valores = formulario.watch() as Valores
  const campoDaOperadora = campos.find(ehDaOperadora)
  const escolhida = campoDaOperadora && (valores[campoDaOperadora.nome] as string)
  return (
    <OperadoraDoFormulario value={operadora_id ?? (escolhida || (operadora ?? null))}>
      <div className="grade-de-campos">
        {campos
          .filter((c) => aparece(c, campos, valores))
          .map((c) => {
            if (sabidos.includes(c.nome)) {
              // The operator knows who it is.
              const obvio = operadora_id !== null && ehDaOperadora(c)
              return obvio ? null : <Sabido key={c.nome} campo={c} valor={String(valores[c.nome] ?? '')} />
            }
            return (
              <div key={c.nome} className={INTEIROS.includes(c.tipo) ? 'inteira' : undefined}>
                {c.tipo === 'lista' ? (
                  <CampoDeLista formulario={formulario} campo={c} nome={c.nome} acima={valores} />
                ) : (
                  <CampoQualquer formulario={formulario} campo={c} nome={c.nome} />
                )}
              </div>
            )
          })}
      </div>
    </OperadoraDoFormulario>
  )
}
