import { acharInfracao, type DataCivil, type Dispositivo, LEIS, type NormaId } from '@outorga/lei'
import sql from 'sql-template-tag'
import type { Escritor } from '../../documentos/escritor.js'
import { enderecoPublico } from '../../platform/ambiente.js'
import type { Tx } from '../../platform/db/conexao.js'
import type { DocumentoPdf } from '../../platform/documentos/documento.js'
import type { EspecieDoAuto } from '../../platform/documentos/emitir.js'
import { AutoJson } from '../autos/esquemas.js'
import { montarAuto } from '../autos/ver-auto.js'
import { documentoDoAuto } from './auto.js'
import type { DadosDoDocumento } from './dados.js'
import { documentoDaDecisao } from './decisao.js'
import { documentoDaNotificacao } from './notificacao.js'
import { type AtoDoProcesso, situacaoDoDocumento } from './situacao.js'

const COMO_SE_ESCREVE: Record<EspecieDoAuto, (d: DadosDoDocumento) => DocumentoPdf> = {
  auto: documentoDoAuto,
  notificacao: documentoDaNotificacao,
  decisao: (d) => documentoDaDecisao(d, 'decisao'),
  'decisao-do-recurso': (d) => documentoDaDecisao(d, 'decisao-do-recurso'),
}

interface AutoDoDocumento {
  numero: string
  norma: NormaId
  dispositivo: Dispositivo
  placa: string
  autuado_nome: string
  autuado_documento: string | null
}

async function acharAuto(tx: Tx, casoId: string): Promise<AutoDoDocumento> {
  const auto = await tx.uma<AutoDoDocumento>(sql`
    select numero, norma, dispositivo, placa, autuado_nome, autuado_documento from auto where id = ${casoId}`)
  if (!auto) throw new Error(`document of an auto that is not there: ${casoId}`)
  return auto
}

const atosComDecisoes = (tx: Tx, casoId: string) =>
  tx.linhas<AtoDoProcesso>(sql`
    select t.id, t.tipo, t.momento, t.dados, d.codigo as documento
      from ato t left join documento d on d.ato_id = t.id and d.especie in ('decisao', 'decisao-do-recurso')
     where t.caso_id = ${casoId} order by t.ordem`)

const PARTICULA = /^(de|da|do|das|dos|e)$/i

/** «M. S. L.»: enough to recognise one's own paper, and nothing for anybody else. */
export const iniciais = (nome: string) =>
  nome
    .split(/\s+/)
    .filter((p) => p !== '' && !PARTICULA.test(p))
    .map((p) => `${p.charAt(0).toUpperCase()}.`)
    .join(' ')

/** Documents of an auto. Of a natural person only the initials and the ends of the plate are told. */
export const ESCRITOR_DO_AUTO: Escritor = {
  numero: async (tx, e) => (await acharAuto(tx, e.caso_id)).numero,
  async escrever(c, e, ato) {
    const { numero } = await acharAuto(c.tx, e.caso_id)
    return COMO_SE_ESCREVE[e.especie as EspecieDoAuto]({
      autoridade: c.autoridade,
      lei: c.lei,
      parametros: await c.parametros(),
      auto: AutoJson.parse(await montarAuto(c, numero)),
      ato,
      codigo: e.codigo,
      endereco: enderecoPublico(),
    })
  },
  async verificar(tx, e, { fuso }, _hoje: DataCivil) {
    const a = await acharAuto(tx, e.caso_id)
    const lei = LEIS[a.norma]
    const empresa = a.autuado_documento?.length === 14
    return {
      numero: a.numero,
      sobre: [
        { rotulo: 'Autuado', valor: empresa ? a.autuado_nome : iniciais(a.autuado_nome) },
        {
          rotulo: 'Veículo',
          valor: empresa ? a.placa : `${a.placa.slice(0, 2)}•••${a.placa.slice(-2)}`,
          codigo: true,
        },
        {
          rotulo: 'Infração',
          valor: acharInfracao(lei.infracoes, a.dispositivo, lei.nome).descricao,
          dispositivo: a.dispositivo,
        },
      ],
      ...situacaoDoDocumento(
        e.especie as EspecieDoAuto,
        e.ato_id,
        await atosComDecisoes(tx, e.caso_id),
        fuso,
      ),
    }
  },
}
