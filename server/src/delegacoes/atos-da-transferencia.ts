import {
  conferirRequisitosDoEdital,
  type DataCivil,
  type Exame,
  escreverData,
  examinarRequerente,
  examinarTransferencia,
} from '@outorga/lei'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { certificadoDe } from '../cadastro/licitante.js'
import { type Operadora, operadorasOnde } from '../cadastro/operadora.js'
import {
  cnpjOuCpf,
  codigo,
  data,
  escolha,
  lista,
  simOuNao,
  texto,
  textoLongo,
  varios,
} from '../formulario/campos.js'
import { exigirPassado, juntar } from '../licitacoes/dados.js'
import type { Contexto } from '../platform/contexto.js'
import { atosDe } from '../procedimentos/definicao.js'
import { examinarEmVigor, mesmaLinha } from './atos-do-contrato.js'
import { comoAutoridade } from './como-autoridade.js'
import { type DadosDaDelegacao, type Delegacao, vigenciaDe } from './dados.js'
import { dizerImpedimento, impedimentosDe } from './impedimentos.js'
import { darLinha, examinarNaLinha, travarParaTitulo } from './titulos.js'

const ato = atosDe<DadosDaDelegacao>()

const porCnpj = async (c: Contexto, documento: string): Promise<Operadora | null> =>
  (await operadorasOnde(c, sql`o.documento = ${documento}`))[0] ?? null

type Requerentes = ('delegataria' | 'interessado')[]

/** The conditions of art. 15 on a day, of whoever is to take the contract over. */
export async function examinarPassagem(
  c: Contexto,
  p: Delegacao,
  t: { documento: string; requerentes: Requerentes; dia: DataCivil; faltantes: readonly string[] | null },
): Promise<Exame> {
  const o = await porCnpj(c, t.documento)
  const impedimentos = o ? await impedimentosDe(c, o.id, t.dia) : []
  const lei = examinarTransferencia({
    data: t.dia,
    assinatura: p.dados.assinatura,
    anos: p.dados.anos,
    requerentes: t.requerentes,
    certificado: o && (await certificadoDe(c, o.id, t.dia)),
    impedimentos,
    requisitosFaltantes: t.faltantes,
  })
  const deQuem = impedimentos.map(dizerImpedimento).join('; ')
  const { linha } = p.dados
  const { ate } = vigenciaDe(p.dados)
  return juntar(
    examinarRequerente({ natureza: o?.forma ?? 'empresa', documento: t.documento }),
    {
      ...lei,
      motivos: lei.motivos.map((m) =>
        m.dispositivo === 'art88' ? { ...m, mensagem: `${m.mensagem} ${deQuem}.` } : m,
      ),
    },
    ...(linha
      ? [
          await examinarNaLinha(
            c,
            linha.id,
            { documento: t.documento, de: t.dia, ate },
            { exceto: p.id, atoDaDemanda: p.dados.ato_da_demanda },
          ),
        ]
      : []),
  )
}

export const pedirTransferencia = ato({
  entrada: z.object({
    interessado: cnpjOuCpf('CNPJ de quem recebe', { dispositivo: 'art15_inc1' }),
    requerimento: codigo('Número do requerimento'),
    data: data('Data do requerimento'),
    requerentes: varios(
      'Quem assina o requerimento',
      { delegataria: 'A delegatária', interessado: 'Quem recebe o contrato' },
      { dispositivo: 'art15' },
    ),
  }),
  async examinar(c, p, e) {
    const vigor = examinarEmVigor(c, p, 'data', e.data)
    const t = { documento: e.interessado, requerentes: e.requerentes, dia: e.data, faltantes: null }
    return juntar(vigor, await comoAutoridade(c, () => examinarPassagem(c, p, t)))
  },
  async aplicar(c, p, e) {
    const o = await comoAutoridade(c, () => porCnpj(c, e.interessado))
    if (!o) throw new Error('a transfer to a company without certificate passed the exam')
    return {
      dados: {
        pedido: {
          operadora_id: o.id,
          documento: o.documento,
          razao_social: o.razao_social,
          data: e.data,
          requerimento: e.requerimento,
          requerentes: e.requerentes,
        },
      },
      ...mesmaLinha(p),
      noAto: { razao_social: o.razao_social },
    }
  },
})

const Decisao = z.object({
  resultado: escolha('Decisão', { anuida: 'Anuir', negada: 'Negar' }, { dispositivo: 'art15' }),
  decisao: codigo('Número da decisão'),
  data: data('Data da decisão'),
  requisitos: lista(
    'Requisitos do edital de origem',
    z.object({ requisito: texto('Requisito', { maximo: 300 }), atendido: simOuNao('Atendido') }),
    { dispositivo: 'art15_inc2', dica: 'Para anuir, cada requisito do edital tem de estar conferido.' },
  ),
  razoes: textoLongo('Razões'),
})

/** Requirements of the notice that were not met or not looked at; nobody having looked at any is missing too. */
function faltantes(p: Delegacao, e: z.output<typeof Decisao>): string[] {
  const vistos = e.requisitos.map((r) => ({ nome: r.requisito, atendido: r.atendido }))
  const semConferir = p.dados.requisitos
    .filter((r) => !vistos.some((v) => v.nome.toLowerCase() === r.toLowerCase()))
    .map((r) => `${r} (não conferido)`)
  const conferencia = conferirRequisitosDoEdital(vistos)
  if (conferencia.resultado === 'sem-dados' && semConferir.length === 0)
    return ['conferir os requisitos do edital de origem']
  return [...vistos.filter((v) => !v.atendido).map((v) => v.nome), ...semConferir]
}

export const decidirTransferencia = ato({
  entrada: Decisao,
  resultado: (e) => e.resultado,
  async examinar(c, p, e) {
    const { pedido } = p.dados
    if (!pedido) throw new Error('a transfer under decision was asked for')
    exigirPassado(c, 'data', e.data)
    if (e.resultado === 'negada') return []
    await travarParaTitulo(c, pedido.operadora_id, p.dados.linha?.id ?? null)
    return juntar(
      examinarEmVigor(c, p, 'data', e.data),
      await examinarPassagem(c, p, {
        documento: pedido.documento,
        requerentes: pedido.requerentes,
        dia: e.data,
        faltantes: faltantes(p, e),
      }),
    )
  },
  async aplicar(c, p, e) {
    const { pedido } = p.dados
    if (!pedido || e.resultado === 'negada') return { dados: { pedido: null } }
    const de = p.operadora?.razao_social ?? ''
    const porQue = `Transferência da delegação ${p.numero}, decisão ${e.decisao}.`
    if (p.dados.linha)
      await darLinha(c, { linhaId: p.dados.linha.id, exceto: p.id }, pedido.operadora_id, porQue)
    return {
      dados: {
        pedido: null,
        transferencias: [
          ...p.dados.transferencias,
          { de, para: pedido.razao_social, data: e.data, decisao: e.decisao },
        ],
      },
      titulo: `${p.dados.objeto}: ${pedido.razao_social}`,
      operadora_id: pedido.operadora_id,
      noAto: { de, para: pedido.razao_social },
      mensagem: `De ${de} para ${pedido.razao_social}, desde ${escreverData(e.data)}.`,
    }
  },
  documento: 'ato',
})
