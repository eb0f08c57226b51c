import { conferirPublicidade, type Dispositivo, type DocumentoDoRegistro, escreverData } from '@outorga/lei'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { codigo, data, escolha, opcional, procura, texto, textoLongo, varios } from '../formulario/campos.js'
import type { Contexto } from '../platform/contexto.js'
import { proximoNumero } from '../platform/numeracao.js'
import { Problema } from '../platform/problema.js'
import { passarDocumentos } from '../registros/de-outro.js'
import { registrosOnde } from '../registros/registro.js'
import { ato } from './definicao.js'
import { examinarEntrada, examinarPapeis, examinarTransferencia, juntar } from './exames.js'
import { ehRR } from './lei-do-veiculo.js'
import { medidasDoVeiculo } from './medidas.js'
import { NOME_DO_DOCUMENTO, operadoraQueRecebe } from './pedido.js'

const papeis = (extra: { quando?: { campo: string; valores: readonly string[] } } = {}) =>
  opcional(varios('Documentos conferidos', NOME_DO_DOCUMENTO, { dispositivo: 'art27', ...extra }))

/** @throws Problema 422 naming the field that this choice asks for. */
export function exigirTexto(
  campo: string,
  valor: string | null,
  falta: string,
  dispositivo: Dispositivo | null = null,
): string {
  if (valor === null) throw new Problema(422, 'campo-ausente', falta, { campo, dispositivo })
  return valor
}

/** Of the papers of art. 27, those that the register already holds of this vehicle, in force. */
async function papeisNoCadastro(c: Contexto, id: string): Promise<DocumentoDoRegistro[]> {
  const vale = sql`(r.vale_ate is null or r.vale_ate >= ${c.hoje})`
  const onde = sql`r.tipo = 'documento' and r.de_id = ${id} and r.encerrado_em is null and ${vale}`
  const papeis = await registrosOnde<{ tipo: string }>(c, onde, undefined, 100)
  return (Object.keys(NOME_DO_DOCUMENTO) as DocumentoDoRegistro[]).filter((d) =>
    papeis.some((p) => p.dados.tipo === d),
  )
}

/** The vehicle enters the register, or is refused with a reason (RR arts. 27 and 28). */
export const DECIDIR_REGISTRO = ato({
  entrada: z.object({
    resultado: escolha('Decisão', { registrado: 'Registrar', recusado: 'Recusar' }),
    documentos: papeis({ quando: { campo: 'resultado', valores: ['registrado'] } }),
    motivo: opcional(
      textoLongo('Motivo da recusa', { quando: { campo: 'resultado', valores: ['recusado'] }, maximo: 2000 }),
    ),
  }),
  resultado: (e) => e.resultado,
  examinar: async (c, v, e) => {
    if (e.resultado === 'recusado') {
      exigirTexto('motivo', e.motivo, 'Escreva por que o registro é recusado.')
      return juntar()
    }
    await operadoraQueRecebe(c, v.operadora_id)
    const vistos = [...(e.documentos ?? []), ...(await papeisNoCadastro(c, v.id))]
    return juntar(examinarPapeis(c, vistos), await examinarEntrada(c, v))
  },
  aplicar: async (c, v, e) => {
    if (e.resultado === 'recusado') return {}
    const numero = v.numero_registro ?? (await proximoNumero(c, 'registro-de-veiculo'))
    return {
      colunas: { numero_registro: numero, registrado_em: v.registrado_em ?? c.hoje },
      noAto: { numero_registro: numero },
      mensagem: `Registro ${numero}. O cartão está na página do veículo.`,
    }
  },
  emiteCartao: (e) => e.resultado === 'registrado',
  contar: (d) => (d.numero_registro ? [`Número do registro: ${d.numero_registro}`] : []),
})

/** It passes to another operator, with that one's papers, while it may still be used (RR art. 28, § 2). */
export const TRANSFERIR = ato({
  entrada: z.object({
    operadora_id: procura('Nova operadora', 'operadora'),
    documentos: papeis(),
    numero_ordem: opcional(
      texto('Número de ordem na nova operadora', { maximo: 20, dispositivo: 'art68_inc4' }),
    ),
  }),
  examinar: async (c, v, e) => {
    if (e.operadora_id === v.operadora_id) {
      const mensagem = `O veículo já é de ${v.operadora_razao_social}.`
      throw new Problema(422, 'mesma-operadora', mensagem, { campo: 'operadora_id' })
    }
    await operadoraQueRecebe(c, e.operadora_id)
    return juntar(
      examinarTransferencia(c, v, await medidasDoVeiculo(c, v)),
      examinarPapeis(c, e.documentos ?? []),
    )
  },
  aplicar: async (c, v, e) => {
    const nova = await operadoraQueRecebe(c, e.operadora_id)
    await passarDocumentos(c, v.id, nova.id)
    return {
      operadora_id: nova.id,
      colunas: { numero_ordem: e.numero_ordem },
      noAto: { de: v.operadora_razao_social, para: nova.razao_social },
      mensagem: `Agora é de ${nova.razao_social}.`,
    }
  },
  emiteCartao: () => true,
  contar: (d) => [`Operadora: de «${d.de}» para «${d.para}»`],
})

const CONTEUDOS = {
  comercial: 'Comercial',
  'comemoracao-oficial': 'Comemoração oficial',
  'evento-filantropico': 'Evento de entidade filantrópica',
  'politico-partidaria': 'Político-partidária',
} as const

async function conferirAutorizacao(
  c: Contexto,
  e: { conteudo: keyof typeof CONTEUDOS; de: string; ate: string; ato_que_dispensa: string | null },
) {
  if (e.ate < e.de) {
    throw new Problema(422, 'periodo-invertido', 'O último dia vem antes do primeiro.', { campo: 'ate' })
  }
  if (!ehRR(c)) return []
  if (e.conteudo === 'comemoracao-oficial' || e.conteudo === 'evento-filantropico') {
    const falta = 'Cite o ato oficial, ou a lei que reconhece a entidade: é ele que dispensa a autorização.'
    exigirTexto('ato_que_dispensa', e.ato_que_dispensa, falta, 'art33_par1')
  }
  const autorizacao = { numero: 'esta', de: e.de as never, ate: e.ate as never }
  return [conferirPublicidade({ conteudo: e.conteudo, autorizacao, data: e.de as never })]
}

/** Advertising on the vehicle: authorised beforehand, for a period; party propaganda never (RR art. 33). */
export const AUTORIZAR_PUBLICIDADE = ato({
  entrada: z.object({
    pedido: codigo('Número do pedido'),
    anunciante: texto('Quem anuncia'),
    conteudo: escolha('Conteúdo', CONTEUDOS, { dispositivo: 'art33_par2' }),
    descricao: textoLongo('O que a publicidade mostra', { minimo: 5, maximo: 2000 }),
    ato_que_dispensa: opcional(
      texto('Ato oficial, ou lei que reconhece a entidade', {
        dispositivo: 'art33_par1',
        quando: { campo: 'conteudo', valores: ['comemoracao-oficial', 'evento-filantropico'] },
      }),
    ),
    de: data('Primeiro dia'),
    ate: data('Último dia'),
    resultado: escolha('Decisão', { autorizada: 'Autorizar', negada: 'Negar' }),
    motivo: opcional(
      textoLongo('Motivo da negativa', { quando: { campo: 'resultado', valores: ['negada'] }, maximo: 2000 }),
    ),
  }),
  resultado: (e) => e.resultado,
  examinar: (c, _v, e) => {
    if (e.resultado === 'autorizada') return conferirAutorizacao(c, e)
    exigirTexto('motivo', e.motivo, 'Escreva por que a publicidade é negada.')
    return []
  },
  aplicar: async (c, _v, e) => {
    if (e.resultado === 'negada') return {}
    const numero = await proximoNumero(c, 'publicidade')
    return {
      dados: { publicidade: { numero, de: e.de, ate: e.ate, anunciante: e.anunciante } },
      noAto: { numero },
      mensagem: `Autorização ${numero}, de ${escreverData(e.de)} a ${escreverData(e.ate)}.`,
    }
  },
  contar: (d) => (d.numero ? [`Autorização: ${d.numero}`] : []),
})
