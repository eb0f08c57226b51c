import {
  alcanceDaCassacao,
  CAUSAS_DE_CANCELAMENTO_RR,
  CAUSAS_DE_CASSACAO_RR,
  type Dispositivo,
  escreverData,
  escreverDispositivo,
  examinarCancelamento,
  examinarCassacao,
  impedimento,
} from '@outorga/lei'
import { z } from 'zod'
import {
  codigo,
  cpf,
  data,
  escolha,
  inteiro,
  lista,
  opcional,
  simOuNao,
  texto,
  textoLongo,
} from '../formulario/campos.js'
import { exigirPassado } from '../licitacoes/dados.js'
import { Problema } from '../platform/problema.js'
import { atosDe } from '../procedimentos/definicao.js'
import { cassarAsOutras } from './cassar-as-outras.js'
import type { DadosDaDelegacao } from './dados.js'
import { gravarImpedimento, titularesEm } from './impedimentos.js'
import { tirarLinha, travarParaTitulo } from './titulos.js'

const ato = atosDe<DadosDaDelegacao>()

const opcoes = (causas: readonly { dispositivo: Dispositivo; nome: string }[]) =>
  Object.fromEntries(
    causas.map((x) => [x.dispositivo, `${x.nome} (${escreverDispositivo(x.dispositivo)})`]),
  ) as Record<string, string>

const CANCELAMENTO = opcoes(
  CAUSAS_DE_CANCELAMENTO_RR.map((x) => ({ dispositivo: x.dispositivo, nome: x.o_que })),
)
const CASSACAO = opcoes(CAUSAS_DE_CASSACAO_RR.map((x) => ({ dispositivo: x.dispositivo, nome: x.descricao })))

export const cancelar = ato({
  entrada: z.object({
    causa: escolha('Causa', CANCELAMENTO, { dispositivo: 'art93' }),
    documentos: lista(
      'Documentos que a comprovam',
      z.object({ documento: texto('Documento', { maximo: 300 }), registro: codigo('Número') }),
      { dispositivo: 'art93' },
    ),
    decisao: codigo('Número da decisão'),
    data: data('Data da decisão'),
  }),
  examinar(c, p, e) {
    exigirPassado(c, 'data', e.data)
    exigirDepoisDoContrato(p.dados, e.data)
    const documentos = e.documentos.map((d) => `${d.documento} ${d.registro}`)
    return examinarCancelamento({ causa: e.causa as Dispositivo, documentos })
  },
  async aplicar(c, p, e) {
    await tirarLinha(c, p, `Cancelamento da delegação ${p.numero}, decisão ${e.decisao}.`)
    const como = `Cancelamento: ${CANCELAMENTO[e.causa]}`
    return { dados: { fim: { como, data: e.data, por: e.decisao } }, ate: e.data }
  },
  documento: 'ato',
})

function exigirDepoisDoContrato(d: DadosDaDelegacao, dia: string): void {
  if (dia >= d.assinatura) return
  throw new Problema(422, 'antes-do-contrato', 'Esta data é de antes do contrato.', { campo: 'data' })
}

export const proporCancelamento = ato({
  entrada: z.object({
    proposta: codigo('Número da proposta'),
    data: data('Data da proposta'),
    interesse_publico: textoLongo('Interesse público que a justifica', { dispositivo: 'art93_inc4' }),
  }),
  examinar(c, p, e) {
    exigirPassado(c, 'data', e.data)
    exigirDepoisDoContrato(p.dados, e.data)
    return []
  },
  aplicar: (_c, _p, e) => ({ dados: { proposta: { ...e } } }),
})

export const apreciarCancelamento = ato({
  entrada: z.object({
    resultado: escolha(
      'Decisão',
      { acolhido: 'Acolher', rejeitado: 'Rejeitar' },
      { dispositivo: 'art93_par1u' },
    ),
    decisao: codigo('Número da decisão'),
    data: data('Data da decisão'),
    fundamentos: textoLongo('Fundamentos'),
  }),
  resultado: (e) => e.resultado,
  examinar(c, p, e) {
    exigirPassado(c, 'data', e.data)
    if (e.data >= (p.dados.proposta?.data ?? e.data)) return []
    throw new Problema(422, 'antes-da-proposta', 'A decisão vem depois da proposta.', {
      campo: 'data',
      dispositivo: 'art93_par1u',
    })
  },
  async aplicar(c, p, e) {
    if (e.resultado === 'rejeitado') return { dados: { proposta: null } }
    await tirarLinha(c, p, `Cancelamento da delegação ${p.numero}, decisão ${e.decisao}.`)
    const como = `Cancelamento: ${CANCELAMENTO.art93_inc4}`
    return { dados: { fim: { como, data: e.data, por: e.decisao } }, ate: e.data }
  },
  documento: 'ato',
})

export const cassar = ato({
  entrada: z.object({
    causa: escolha('Causa', CASSACAO, { dispositivo: 'art87' }),
    processo: codigo('Processo administrativo', { dispositivo: 'art87' }),
    ampla_defesa: simOuNao('A delegatária teve ampla defesa', { dispositivo: 'art87' }),
    suspensoes: opcional(
      lista(
        'Suspensões da linha',
        z.object({
          data: data('Data'),
          situacao: escolha('Situação', {
            valida: 'Válida',
            anulada: 'Anulada',
            'convertida-em-multa': 'Convertida em multa',
          }),
        }),
        { dispositivo: 'art87_inc4', quando: { campo: 'causa', valores: ['art87_inc4'] } },
      ),
    ),
    decisao: codigo('Número da decisão'),
    publicada_em: data('Decisão publicada em', { dispositivo: 'art88' }),
    // The law's own refusal says the limits of the bar.
    anos: inteiro('Anos de impedimento, de 1 a 5', { dispositivo: 'art88' }),
    outros_titulares: opcional(
      lista('Outros titulares que o impedimento alcança', z.object({ nome: texto('Nome'), cpf: cpf() }), {
        dispositivo: 'art88',
        dica: 'Os sócios e administradores do cadastro entram sozinhos.',
      }),
    ),
    fundamentos: textoLongo('Fundamentos'),
  }),
  examinar(c, p, e) {
    exigirPassado(c, 'publicada_em', e.publicada_em)
    exigirDepoisDoContrato(p.dados, e.publicada_em)
    impedimento({ publicacao: e.publicada_em, anos: e.anos })
    return examinarCassacao({
      causa: e.causa as Dispositivo,
      processo: e.processo,
      amplaDefesa: e.ampla_defesa,
      publicacao: e.publicada_em,
      linha: p.dados.linha?.numero ?? p.dados.objeto,
      suspensoes: e.suspensoes ?? [],
    })
  },
  async aplicar(c, p, e) {
    if (!p.operadora) throw new Error('a delegation has a holder')
    await travarParaTitulo(c, p.operadora.id, null)
    const bar = impedimento({ publicacao: e.publicada_em, anos: e.anos })
    const titulares = [
      ...(await titularesEm(c, p.operadora.id, e.publicada_em)),
      ...(e.outros_titulares ?? []),
    ].filter((t, i, todos) => todos.findIndex((x) => x.cpf === t.cpf) === i)
    await gravarImpedimento(c, {
      ...bar,
      operadoraId: p.operadora.id,
      razaoSocial: p.operadora.razao_social,
      titulares,
      procedimentoId: p.id,
      decisao: e.decisao,
    })
    await tirarLinha(c, p, `Cassação da delegação ${p.numero}, decisão ${e.decisao}.`)
    const fim = { como: `Cassação: ${CASSACAO[e.causa]}`, data: e.publicada_em, por: e.decisao }
    const { alcance } = alcanceDaCassacao(e.causa as Dispositivo)
    const outras = alcance === 'todas-as-linhas' ? await cassarAsOutras(c, p, fim) : []
    return {
      dados: { fim },
      ate: e.publicada_em,
      noAto: { impedidos: titulares.map((t) => t.nome), impedimento_ate: bar.ate, outras_cassadas: outras },
      mensagem: [
        `Empresa e titulares impedidos até ${escreverData(bar.ate)}.`,
        ...(outras.length > 0 ? [`Cassadas também: ${outras.join(', ')}.`] : []),
      ].join(' '),
    }
  },
  documento: 'ato',
})

export const encerrar = ato({
  entrada: z.object({ observacao: opcional(texto('Observação', { maximo: 1000 })) }),
  async aplicar(c, p) {
    await tirarLinha(c, p, `Fim do prazo do contrato da delegação ${p.numero}.`)
    return { noAto: { ultimo_dia: p.ate } }
  },
  documento: 'ato',
})
