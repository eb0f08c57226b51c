import {
  classificarPropostas,
  type DataCivil,
  type Exame,
  escreverData,
  escreverNumero,
  examinarFase,
  Numero,
} from '@outorga/lei'
import { z } from 'zod'
import {
  codigo,
  data,
  escolha,
  lista,
  opcional,
  procura,
  procuras,
  texto,
  textoLongo,
} from '../formulario/campos.js'
import type { Contexto } from '../platform/contexto.js'
import { Problema } from '../platform/problema.js'
import { atosDe } from '../procedimentos/definicao.js'
import { type DadosDaLicitacao, exigirPassado, fasesDe, juntar, type Licitacao } from './dados.js'
import { conferirNoCadastro, examinarEmpresa } from './licitante.js'

const ato = atosDe<DadosDaLicitacao>()
const dia = (rotulo: string) => data(rotulo, { dispositivo: 'art9_par1u' })
const empresa = procura('Empresa ou cooperativa', 'operadora')

function examinarDia(
  c: Contexto,
  p: Licitacao,
  fase: Parameters<typeof examinarFase>[0],
  em: DataCivil,
): Exame {
  exigirPassado(c, 'data', em)
  return examinarFase(fase, em, fasesDe(p))
}

const concluir = (p: Licitacao, fase: string, em: DataCivil) => ({ ...p.dados.fases, [fase]: em })

/** @throws Problema 422 where a company comes twice in a list. */
function semRepetidos(campo: string, ids: readonly string[]): void {
  if (new Set(ids).size === ids.length) return
  throw new Problema(422, 'repetida', 'A mesma empresa aparece duas vezes.', { campo })
}

const Licitantes = z.object({
  data: dia('Dia da sessão'),
  licitantes: lista(
    'Licitantes',
    z.object({
      operadora_id: empresa,
      apresentada_em: opcional(data('Relação de veículos apresentada em', { dispositivo: 'art11' })),
      veiculos: opcional(
        procuras('Veículos da relação', 'veiculo', {
          dispositivo: 'art11',
          dica: 'Em branco, valem os do cadastro com vistoria em dia.',
        }),
      ),
      decisao: escolha('Decisão', { habilitar: 'Habilitar', inabilitar: 'Inabilitar' }),
      motivo: opcional(texto('Motivo da inabilitação', { maximo: 1000 })),
    }),
    { minimo: 1, maximo: 100 },
  ),
})

async function conferirTodos(c: Contexto, p: Licitacao, e: z.output<typeof Licitantes>) {
  const vencedor = p.dados.primeira?.vencedor ?? null
  const todos = []
  // One connection: one question at a time.
  for (const pedido of e.licitantes)
    todos.push({ pedido, ...(await conferirNoCadastro(c, pedido, e.data, vencedor)) })
  return todos
}

export const habilitar = ato({
  entrada: Licitantes,
  async examinar(c, p, e) {
    const fase = examinarDia(c, p, 'habilitacao', e.data)
    const sessao = p.dados.edital?.sessao
    if (sessao && e.data < sessao) {
      throw new Problema(422, 'antes-da-sessao', `O edital marcou a sessão para ${escreverData(sessao)}.`, {
        campo: 'data',
        dispositivo: 'art9_inc1',
      })
    }
    semRepetidos(
      'licitantes',
      e.licitantes.map((l) => l.operadora_id),
    )
    const todos = await conferirTodos(c, p, e)
    const semMotivo = todos.findIndex(
      (t) => t.pedido.decisao === 'inabilitar' && !t.pedido.motivo && t.exame.permitido,
    )
    if (semMotivo >= 0) {
      throw new Problema(422, 'sem-motivo', 'Diga por que esta empresa é inabilitada.', {
        campo: `licitantes.${semMotivo}.motivo`,
        dispositivo: 'art9_inc1',
      })
    }
    return juntar(fase, ...todos.filter((t) => t.pedido.decisao === 'habilitar').map((t) => t.exame))
  },
  async aplicar(c, p, e) {
    const todos = await conferirTodos(c, p, e)
    const licitantes = todos.map(({ pedido, licitante, exame }) => {
      const habilitado = pedido.decisao === 'habilitar'
      const proprio = pedido.motivo ? [pedido.motivo] : []
      return {
        ...licitante,
        habilitado,
        motivos: habilitado ? [] : [...proprio, ...exame.motivos.map((m) => m.mensagem)],
      }
    })
    const habilitados = licitantes.filter((l) => l.habilitado).length
    return {
      dados: { licitantes, fases: concluir(p, 'habilitacao', e.data) },
      noAto: { licitantes_conferidos: licitantes },
      mensagem: `${habilitados} de ${licitantes.length} habilitados.`,
    }
  },
  documento: 'ato',
})

const valorLido = (valor: string) => valor.trim().replace(',', '.')

export const conhecerPropostas = ato({
  entrada: z.object({
    data: dia('Dia da abertura'),
    ata: codigo('Ata da sessão'),
    propostas: lista(
      'Propostas',
      z.object({
        operadora_id: empresa,
        valor: texto('Valor ou nota', { maximo: 20, dica: 'Tarifa, oferta em reais ou nota, como 0,2874.' }),
        resumo: opcional(texto('Resumo da proposta', { maximo: 1000 })),
      }),
      { minimo: 1, maximo: 100 },
    ),
  }),
  examinar(c, p, e) {
    semRepetidos(
      'propostas',
      e.propostas.map((x) => x.operadora_id),
    )
    const habilitados = new Set(p.dados.licitantes.filter((l) => l.habilitado).map((l) => l.operadora_id))
    for (const [i, x] of e.propostas.entries()) {
      if (!habilitados.has(x.operadora_id)) {
        throw new Problema(422, 'nao-habilitada', 'Só se abre proposta de quem foi habilitado.', {
          campo: `propostas.${i}.operadora_id`,
          dispositivo: 'art9_par1u',
        })
      }
      if (Numero.de(valorLido(x.valor), `propostas.${i}.valor`).negativo()) {
        throw new Problema(422, 'valor-negativo', 'O valor não é negativo.', {
          campo: `propostas.${i}.valor`,
        })
      }
    }
    return examinarDia(c, p, 'conhecimento-das-propostas', e.data)
  },
  aplicar: (_c, p, e) => ({
    dados: {
      propostas: e.propostas.map((x) => ({ ...x, valor: valorLido(x.valor) })),
      fases: concluir(p, 'conhecimento-das-propostas', e.data),
    },
    noAto: {
      propostas_abertas: e.propostas.map((x) => ({
        razao_social: p.dados.licitantes.find((l) => l.operadora_id === x.operadora_id)?.razao_social ?? '',
        valor: valorLido(x.valor),
        resumo: x.resumo,
      })),
    },
  }),
})

function classificar(
  p: Licitacao,
  e: {
    desclassificadas: readonly { operadora_id: string; motivo: string }[] | null
    desempate: readonly string[] | null
  },
) {
  const fora = new Set(e.desclassificadas?.map((d) => d.operadora_id))
  const { licitantes, propostas, edital } = p.dados
  const validas = propostas.filter((x) => !fora.has(x.operadora_id))
  const quem = (id: string) => licitantes.find((l) => l.operadora_id === id)
  if (validas.length === 0 || !edital) {
    throw new Problema(
      422,
      'sem-classificada',
      'Nenhuma proposta ficou: sem classificado, a licitação se declara fracassada.',
      {
        campo: 'desclassificadas',
        dispositivo: 'art9_inc3',
      },
    )
  }
  return classificarPropostas(
    edital.criterio,
    validas.map((x) => ({ documento: quem(x.operadora_id)?.documento ?? '', valor: x.valor })),
    (e.desempate ?? []).map((id) => quem(id)?.documento ?? ''),
  )
}

export const julgarPropostas = ato({
  entrada: z.object({
    data: dia('Dia do julgamento'),
    desclassificadas: opcional(
      lista(
        'Propostas desclassificadas',
        z.object({ operadora_id: empresa, motivo: texto('Motivo', { maximo: 1000 }) }),
      ),
    ),
    desempate: opcional(
      procuras('Ordem entre as empatadas', 'operadora', { dica: 'Só onde houver propostas de mesmo valor.' }),
    ),
    fundamentos: textoLongo('Fundamentos'),
  }),
  examinar(c, p, e) {
    classificar(p, e)
    return examinarDia(c, p, 'julgamento', e.data)
  },
  aplicar(_c, p, e) {
    const { classificadas } = classificar(p, e)
    const classificados = classificadas.flatMap((x) => {
      const l = p.dados.licitantes.find((y) => y.documento === x.documento)
      return l ? [{ ...x, operadora_id: l.operadora_id, razao_social: l.razao_social, desistiu: false }] : []
    })
    return {
      dados: {
        classificados,
        desclassificadas: e.desclassificadas ?? [],
        fases: concluir(p, 'julgamento', e.data),
      },
      noAto: { classificados },
      mensagem: `Em primeiro lugar, ${classificados[0]?.razao_social}, com ${escreverNumero(classificados[0]?.valor ?? '0')}.`,
    }
  },
  documento: 'ato',
})

export const adjudicar = ato({
  entrada: z.object({ data: dia('Dia da adjudicação') }),
  async examinar(c, p, e) {
    const [primeiro] = p.dados.classificados
    if (!primeiro) throw new Error('a tender in adjudication has a first placed')
    const vencedor = p.dados.primeira?.vencedor ?? null
    return juntar(
      examinarDia(c, p, 'adjudicacao', e.data),
      await examinarEmpresa(c, primeiro.operadora_id, e.data, vencedor),
    )
  },
  aplicar(_c, p, e) {
    const [primeiro] = p.dados.classificados
    return {
      dados: { fases: concluir(p, 'adjudicacao', e.data) },
      operadora_id: primeiro?.operadora_id ?? null,
      noAto: { vencedor: primeiro?.razao_social ?? null },
      mensagem: `Objeto adjudicado a ${primeiro?.razao_social}.`,
    }
  },
  documento: 'ato',
})

export const homologar = ato({
  entrada: z.object({
    data: dia('Dia da homologação'),
    ato: codigo('Ato de homologação', { dispositivo: 'art9_inc5' }),
  }),
  examinar: (c, p, e) => examinarDia(c, p, 'homologacao', e.data),
  aplicar: (_c, p, e) => ({
    dados: {
      fases: concluir(p, 'homologacao', e.data),
      homologacao: { ato: e.ato, data: e.data },
      convocado: { classificacao: 1, data: e.data },
    },
  }),
  documento: 'ato',
})
