import { dizerValor } from '../formulario/dizer'
import { ValorDoCampo } from '../formulario/ValorDoCampo'
import type { Coluna } from '../ui/Tabela'
import type { Campo, Formulario, Resumo } from './tipos'
import { ValidadeDoRegistro } from './ValidadeDoRegistro'

const ehDaOperadora = (c: Campo) => c.procura === 'operadora'

const doCampo = (campo: Campo): Coluna<Resumo> => ({
  chave: campo.nome,
  titulo: campo.rotulo,
  justa: ['codigo', 'data', 'hora'].includes(campo.tipo),
  numero: ['inteiro', 'quilometros', 'dinheiro'].includes(campo.tipo),
  celula: (r) => <ValorDoCampo campo={campo} valor={r.dados[campo.nome]} curto />,
})

/** A last day: where the kind has validities, their column says it. */
const ehValidade = (c: Campo) => c.tipo === 'data' && /(^|_)ate$/.test(c.nome)

/** The field whose value is the title itself, in every row: it is not said twice. */
function campoDoTitulo(campos: readonly Campo[], linhas: readonly Resumo[]): Campo | undefined {
  return campos.find(
    (c) => linhas.length > 0 && linhas.every((r) => dizerValor(c, r.dados[c.nome]) === r.titulo),
  )
}

const OPERADORA: Coluna<Resumo> = {
  chave: 'operadora',
  titulo: 'Operadora',
  celula: (r) => r.operadora?.razao_social,
  ordenavel: true,
}
const VALIDADE: Coluna<Resumo> = {
  chave: 'vale_ate',
  titulo: 'Validade',
  celula: (r) => <ValidadeDoRegistro registro={r} vazia={<span className="mudo">não vence</span>} />,
  ordenavel: true,
}
const ENCERRAMENTO: Coluna<Resumo> = {
  chave: 'encerrado_em',
  titulo: 'Situação',
  celula: (r) => <ValidadeDoRegistro registro={r} />,
}

interface Quais {
  /** An operator sees only its own. */
  daOperadora: boolean
  encerrados: boolean
}

/** The columns of a list: the title, the fields that the kind names, the operator, and until when it holds. */
export function colunasDoRegistro(d: Formulario, linhas: readonly Resumo[], q: Quais): Coluna<Resumo>[] {
  const titulo = campoDoTitulo(d.campos, linhas)
  const campos = d.colunas
    .map((nome) => d.campos.find((c) => c.nome === nome))
    .filter((c) => c !== undefined)
    .filter((c) => c !== titulo && !ehDaOperadora(c) && !(d.tem_validade && ehValidade(c)))
  return [
    {
      chave: 'titulo',
      titulo: titulo?.rotulo ?? d.nome,
      principal: true,
      celula: (r) => r.titulo,
      ordenavel: true,
    },
    ...campos.map(doCampo),
    ...(d.campos.some(ehDaOperadora) && !q.daOperadora ? [OPERADORA] : []),
    ...(q.encerrados ? [ENCERRAMENTO] : d.tem_validade ? [VALIDADE] : []),
  ]
}
