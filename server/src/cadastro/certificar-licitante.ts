import { certificadoVale, certificarLicitante, escreverData, escreverDocumento } from '@outorga/lei'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { type Escritor, escritorGuardado } from '../documentos/escritor.js'
import { Data } from '../esquemas/comuns.js'
import { registrarAto, travarCaso } from '../platform/atos/ato.js'
import { comoJson, type Json } from '../platform/atos/canonico.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import type { Contexto } from '../platform/contexto.js'
import { emitirDaOutorga } from '../platform/documentos/emitir.js'
import { proximoNumero } from '../platform/numeracao.js'
import { Problema } from '../platform/problema.js'
import { type Certificado, certificadosDe } from './licitante.js'
import { NOME_DA_FORMA } from './nomes.js'
import { acharOperadora, type Operadora } from './operadora.js'

const conteudo = (c: Contexto, o: Operadora, x: Certificado) => ({
  numero: x.numero,
  subtitulo: `Registro cadastral de licitantes · ${c.lei.nome}`,
  blocos: [
    {
      tipo: 'campos' as const,
      titulo: 'Quem está no registro',
      campos: [
        { rotulo: 'Razão social', valor: o.razao_social },
        { rotulo: 'CNPJ', valor: escreverDocumento(o.documento) },
        { rotulo: 'Forma', valor: NOME_DA_FORMA[o.forma] },
        { rotulo: 'Endereço', valor: `${o.endereco}, ${o.municipio}` },
      ],
    },
    {
      tipo: 'campos' as const,
      titulo: 'Validade',
      campos: [
        { rotulo: 'Emitido em', valor: escreverData(x.emissao) },
        { rotulo: 'Vale até', valor: escreverData(x.ate) },
      ],
    },
  ],
})

function exigirRegistroDeLicitantes(c: Contexto): void {
  if (c.lei.norma === 'rr-664-2008') return
  throw new Problema(422, 'sem-cabimento', `A ${c.lei.nome} não trata de registro de licitantes.`)
}

/** Issues the certificate of the bidder register to a company or cooperative (RR art. 7), for as long as the authority set. */
export const emitirCertificado = casoDeUso({
  resumo: 'Certificar no registro de licitantes',
  entrada: z.object({
    id: z.uuid(),
    emissao: Data.nullish().describe('Sem ela, hoje; outra, só a de um certificado já emitido em papel'),
  }),
  saida: z
    .object({
      id: z.string(),
      versao: z.number().int(),
      mensagem: z.string(),
      numero: z.string(),
      ate: z.string(),
      documento: z.string(),
    })
    .meta({ id: 'ReciboDoCertificado' }),
  permissao: 'cadastro:mudar',
  async executar(c, { id, emissao }) {
    exigirRegistroDeLicitantes(c)
    await acharOperadora(c, id)
    await travarCaso(c, id)
    const o = await acharOperadora(c, id)
    const dia = emissao ?? c.hoje
    if (dia > c.hoje)
      throw new Problema(422, 'data-no-futuro', 'Este dia ainda não chegou.', { campo: 'emissao' })
    if (o.situacao !== 'ativa')
      throw new Problema(409, 'operadora-inativa', `${o.razao_social} está inativa no cadastro.`, {
        dispositivo: 'art7',
      })
    const { ate, memoria } = certificarLicitante(
      { documento: o.documento, emissao: dia },
      await c.parametros(),
    )
    const numero = await proximoNumero(c, 'certificado')
    const x = { numero, emissao: dia, ate }
    const dados = comoJson({ ...x, memoria }) as Record<string, Json>
    const ato = await registrarAto(c, id, 'certificar-licitante', dados)
    const documento = await emitirDaOutorga(c, id, ato.id, 'certificado', conteudo(c, o, x))
    const mensagem = `Certificado ${numero} de ${o.razao_social}: vale até ${escreverData(ate)}.`
    return { id, versao: ato.ordem, mensagem, numero, ate, documento }
  },
})

/** The certificates of an operator, newest first, with whether each is good today. */
export const listarCertificados = casoDeUso({
  resumo: 'Ver os certificados de licitante de uma operadora',
  entrada: z.object({ id: z.uuid() }),
  saida: z
    .object({
      certificados: z.array(
        z.object({
          numero: z.string(),
          emissao: z.string(),
          ate: z.string(),
          vale: z.boolean(),
          documento: z.string().nullable(),
        }),
      ),
    })
    .meta({ id: 'Certificados' }),
  permissao: 'cadastro:ver',
  async executar(c, { id }) {
    await acharOperadora(c, id)
    const certificados = await certificadosDe(c, id)
    return { certificados: certificados.map((x) => ({ ...x, vale: certificadoVale(x, c.hoje) })) }
  },
})

/** The certificate as whoever holds the paper verifies it. */
export const ESCRITOR_DO_CERTIFICADO: Escritor = escritorGuardado(async (tx, e, autoridade, hoje) => {
  const x = await tx.uma<Certificado & { razao_social: string; documento: string }>(sql`
    select a.dados->>'numero' as numero, a.dados->>'emissao' as emissao, a.dados->>'ate' as ate, o.razao_social, o.documento
      from ato a join operadora o on o.id = a.caso_id where a.id = ${e.ato_id}`)
  if (!x) throw new Error(`certificate of an act that is not there: ${e.ato_id}`)
  const vale = certificadoVale(x, hoje)
  return {
    numero: x.numero,
    sobre: [
      { rotulo: 'Em nome de', valor: `${x.razao_social}, CNPJ ${escreverDocumento(x.documento)}` },
      { rotulo: 'Vale', valor: `de ${escreverData(x.emissao)} a ${escreverData(x.ate)}` },
      { rotulo: 'Registro', valor: `Licitantes, ${autoridade.sigla}`, dispositivo: 'art7' },
    ],
    situacao: vale ? 'vale' : 'nao-vale-mais',
    motivo: vale ? 'O certificado está no prazo.' : `O prazo acabou em ${escreverData(x.ate)}.`,
    substituido_por: null,
  }
})
