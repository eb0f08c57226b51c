import {
  ALTERACOES_DE_LINHA_RR,
  type DataCivil,
  type Exame,
  examinar,
  examinarIniciativa,
  prontaParaDeferir,
  RecusaDaLei,
  type TipoDeAlteracao,
  vedacoesDaLinha,
} from '@outorga/lei'
import { comoAutoridade } from '../delegacoes/como-autoridade.js'
import { juntar } from '../licitacoes/dados.js'
import { mudancasEntre } from '../linhas/comparar-quadros.js'
import { type ExameDoQuadro, examesDoQuadro } from '../linhas/exames-do-quadro.js'
import type { Quadro } from '../linhas/quadro.js'
import { type FotografiaDaRede, fotografiaDaRede } from '../linhas/rede.js'
import type { Contexto } from '../platform/contexto.js'
import { Problema } from '../platform/problema.js'
import type { ExameTitulado } from '../procedimentos/definicao.js'
import { mostrar } from '../procedimentos/exame.js'
import { ALTERACOES } from './alteracoes.js'
import type { NomeDoCampo, Pedido } from './campos.js'
import { type Alteracao, type Iniciativa, type Situacao, tipoDe } from './dados.js'

/**
 * The line as the register has it, to be altered: in service and with a Quadro.
 * @throws Problema 404, 422 `linha-inativa`, `linha-sem-quadro`.
 */
export async function linhaAAlterar(c: Contexto, linhaId: string, campo: NomeDoCampo | 'linha_id') {
  const foto = await comoAutoridade(c, () => fotografiaDaRede(c, linhaId))
  const { linha, ultimo } = foto
  if (linha.situacao !== 'ativa')
    throw new Problema(422, 'linha-inativa', `A linha ${linha.numero} está fora de serviço.`, { campo })
  if (!ultimo) {
    throw new Problema(
      422,
      'linha-sem-quadro',
      `A linha ${linha.numero} ainda não tem quadro de regime: fixe o regime antes de o alterar.`,
      { campo, dispositivo: 'art42' },
    )
  }
  return { foto, quadro: ultimo }
}

/** What the law refuses at once: who may ask, and services that it keeps as they are (arts. 50 and 57, § 2). */
export function examinarPedido(tipo: TipoDeAlteracao, quem: Iniciativa, foto: FotografiaDaRede): Exame {
  const { mudanca } = ALTERACOES[tipo]
  return juntar(
    examinarIniciativa(tipo, quem),
    examinar(mudanca === null ? [] : vedacoesDaLinha(mudanca, foto.origem)),
  )
}

function conferirDias(e: Pedido): void {
  const fim = e.fim ?? e.volta
  if (e.inicio === null || fim === null || fim >= e.inicio) return
  throw new Problema(422, 'datas-fora-de-ordem', 'O último dia vem depois do primeiro.', {
    campo: e.fim === null ? 'volta' : 'fim',
  })
}

async function outrasLinhas(c: Contexto, foto: FotografiaDaRede, e: Pedido): Promise<FotografiaDaRede[]> {
  const ids = e.outras_linhas ?? []
  if (ids.includes(foto.linha.id)) {
    throw new Problema(422, 'linha-repetida', 'Escolha outra linha, além da que se altera.', {
      campo: 'outras_linhas',
    })
  }
  const fotos: FotografiaDaRede[] = []
  for (const id of ids) fotos.push((await linhaAAlterar(c, id, 'outras_linhas')).foto)
  return fotos
}

interface PedidoNaLinha {
  tipo: TipoDeAlteracao
  linha_id: string
  e: Pedido
  pedida_em: DataCivil
  deferida_em: DataCivil | null
}

/**
 * The request beside the register of this moment.
 * @throws Problema 422 naming the field, where what it asks does not fit the line.
 */
export async function situacaoDoPedido(c: Contexto, p: PedidoNaLinha): Promise<Situacao> {
  const { foto, quadro } = await linhaAAlterar(c, p.linha_id, 'linha_id')
  conferirDias(p.e)
  const novo = await ALTERACOES[p.tipo].pretender(c, quadro, p.e)
  return { c, ...p, foto, quadro, novo, outras: await outrasLinhas(c, foto, p.e) }
}

export const situacaoDe = (c: Contexto, p: Alteracao, e: Pedido = p.dados.pedido): Promise<Situacao> =>
  situacaoDoPedido(c, {
    tipo: tipoDe(p),
    linha_id: p.linha?.id ?? '',
    e,
    pedida_em: p.aberto_em,
    deferida_em: p.dados.decisao?.resultado === 'deferido' ? p.dados.decisao.data : null,
  })

const doQuadro = ({ tipo, c, foto, novo }: Situacao, peso: ExameDoQuadro['peso']): ExameTitulado[] =>
  ALTERACOES[tipo].quadro
    ? examesDoQuadro(c, foto, novo, { motivo: tipo })
        .filter((x) => x.peso === peso)
        .map(({ titulo, permitido, motivos, depende_de, memoria }) => ({
          titulo,
          permitido,
          motivos,
          depende_de,
          memoria,
        }))
    : []

/** What the law leaves to a person in the new Quadro and keeps nobody from granting it: terminals, length, urban stretches. */
const aSaber = (s: Situacao): ExameTitulado[] =>
  doQuadro(s, 'a-saber').filter((x) => x.permitido && x.depende_de.length > 0)

/** What the law says of it now, each answer with its title: what is against one of them is against a grant. */
export const examesDe = (s: Situacao): ExameTitulado[] => [
  ...ALTERACOES[s.tipo].examinar(s).map(([titulo, r]) => mostrar(titulo, r)),
  ...doQuadro(s, 'impede'),
]

/** The same as one answer. */
export const exameDa = (s: Situacao): Exame => juntar(...examesDe(s))

/** Whether it may be granted: the law and the opinions. */
export const prontidao = (s: Situacao, p: Alteracao): Exame =>
  prontaParaDeferir(s.tipo, exameDa(s), p.dados.pareceres)

/** Exams of the page: live until decided, and from then on as they were on that day. */
export async function examesDaPagina(c: Contexto, p: Alteracao): Promise<ExameTitulado[]> {
  if (p.dados.decisao !== null) return p.dados.exames
  const tipo = tipoDe(p)
  try {
    const s = await situacaoDe(c, p)
    const pareceres = mostrar('Pareceres', soPareceres(s.tipo, p))
    return [...examesDe(s), pareceres, ...aSaber(s)].filter((x) => x.memoria.length > 0)
  } catch (erro) {
    if (!(erro instanceof Problema || erro instanceof RecusaDaLei)) throw erro
    const { dispositivo } = ALTERACOES_DE_LINHA_RR[tipo]
    const mensagem = erro.mensagem
    const recusa = {
      dispositivo: (erro instanceof Problema ? erro.extra.dispositivo : erro.dispositivo) ?? dispositivo,
      mensagem,
    }
    const passo = {
      dispositivo: recusa.dispositivo,
      descricao: mensagem,
      resultado: 'não cabe',
      aplicado: false,
    }
    return [
      {
        titulo: 'O pedido e a linha de hoje',
        permitido: false,
        motivos: [recusa],
        depende_de: [],
        memoria: [passo],
      },
    ]
  }
}

const soPareceres = (tipo: TipoDeAlteracao, p: Alteracao): Exame =>
  prontaParaDeferir(tipo, { motivos: [], memoria: [] }, p.dados.pareceres)

/** What it changes, a sentence each. */
export function mudancasDa(s: Situacao): string[] {
  const { tipo, quadro, novo, outras, e } = s
  const antes: Quadro = quadro
  const com = outras.map((o) => `${o.linha.numero}, ${o.linha.nome}`)
  if (tipo === 'atendimento-parcial')
    return [
      `Serviço de ${novo.pontos[0]?.localidade} a ${novo.pontos.at(-1)?.localidade}, dentro do itinerário da linha`,
    ]
  return [
    ...(com.length > 0 ? [`${tipo === 'fusao' ? 'Funde-se com' : 'Liga-se a'} ${com.join('; ')}`] : []),
    ...(e.alcance === 'total' ? ['Param todos os horários'] : mudancasEntre(antes, novo)),
  ]
}
