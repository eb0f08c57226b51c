import {
  acharInfracao,
  atosPossiveis,
  leiturasDe,
  NOME_DA_EVIDENCIA,
  NOME_DO_ATO,
  NOME_DO_PRAZO,
  type PrazoContado,
} from '@outorga/lei'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { type Ato, atosDoCaso } from '../../platform/atos/ato.js'
import { casoDeUso } from '../../platform/caso-de-uso.js'
import type { Contexto } from '../../platform/contexto.js'
import { type EspecieDoAuto, NOME_DA_ESPECIE } from '../../platform/documentos/emitir.js'
import { contarMedida } from '../medidas/contar-medida.js'
import { medidasDoAuto } from '../medidas/medida.js'
import { type Auto, acharAuto } from './auto.js'
import { AutoJson } from './esquemas.js'
import { contarEvento } from './eventos.js'
import { multaDoAuto } from './multa-do-auto.js'
import { prazosDe } from './praticar-ato.js'
import { descricaoDa, resumir } from './resumo.js'

type AutoCompleto = z.input<typeof AutoJson>

const prazoJson = (p: PrazoContado): AutoCompleto['prazos'][number] => ({
  nome: p.nome,
  titulo: NOME_DO_PRAZO[p.nome],
  duracao: p.duracao,
  dispositivo: p.dispositivo,
  ato: p.ato,
  demonstracao: p.demonstracao,
  inicio: p.inicio,
  vencimento: p.vencimento,
  dias: p.dias,
  memoria: p.memoria,
})

function evidenciasDe(atos: readonly Ato[]): AutoCompleto['evidencias'] {
  return atos
    .filter((a) => a.tipo === 'juntar-evidencia')
    .map((a) => ({
      arquivo: String(a.dados.arquivo),
      nome: String(a.dados.nome),
      tipo: String(a.dados.tipo),
      descricao: (a.dados.descricao as string | null) ?? null,
      da_operadora: a.papel === 'operadora',
      sha256: String(a.dados.sha256),
      momento: a.momento,
      caminho: `/api/v1/arquivos/${a.dados.arquivo}`,
    }))
}

async function documentosDe(c: Contexto, casoId: string) {
  return c.tx.linhas<{ codigo: string; ato_id: string; especie: EspecieDoAuto }>(
    sql`select codigo, ato_id, especie from documento where caso_id = ${casoId} order by emitido_em, especie`,
  )
}

interface Parada {
  id: string
  momento: string
  local: string
  municipio: string
  outros: { numero: string; descricao: string }[]
}

async function paradaDe(c: Contexto, a: Auto): Promise<Parada> {
  const p = await c.tx.uma<Omit<Parada, 'outros'>>(sql`
    select p.id, p.momento, p.local, m.nome as municipio from parada p join municipio m on m.ibge = p.municipio_ibge where p.id = ${a.parada_id}`)
  const outros = await c.tx.linhas<Pick<Auto, 'numero' | 'dispositivo'>>(
    sql`select numero, dispositivo from auto where parada_id = ${a.parada_id} and id <> ${a.id} order by numero`,
  )
  return {
    id: a.parada_id,
    momento: p?.momento ?? a.momento_fato,
    local: p?.local ?? '',
    municipio: p?.municipio ?? '',
    outros: outros.map((o) => ({ numero: o.numero, descricao: descricaoDa(c, o) })),
  }
}

/** Everything about one auto, as the person who asks may see it. */
export async function montarAuto(c: Contexto, numero: string): Promise<AutoCompleto> {
  const a = await acharAuto(c, numero)
  const infracao = acharInfracao(c.lei.infracoes, a.dispositivo, c.lei.nome)
  const atos = await atosDoCaso(c, a.id)
  const prazos = await prazosDe(c, a)
  const multa = await multaDoAuto(c, a)
  const parada = await paradaDe(c, a)
  const documentos = await documentosDe(c, a.id)
  const porAto = new Map(
    documentos.filter((d) => d.especie !== 'notificacao').map((d) => [d.ato_id, d.codigo]),
  )
  const medidas = await medidasDoAuto(c, a.id)
  return {
    ...resumir(c, a),
    versao: atos.at(-1)?.ordem ?? 0,
    norma: a.norma,
    origem: a.origem,
    quantidade: a.quantidade,
    por_passageiro: infracao.porPassageiro,
    deveres: [...infracao.deveres],
    evidencias_pedidas: infracao.evidencias.map((e) => NOME_DA_EVIDENCIA[e]),
    local: parada.local,
    municipio: parada.municipio,
    momento_fato: a.momento_fato,
    relato: a.relato,
    autuado_documento: a.autuado_documento,
    operadora_id: a.operadora_id,
    veiculo_id: a.veiculo_id,
    linha_id: a.linha_id,
    lavrado_por: atos[0]?.autor.matricula ?? atos[0]?.autor.nome ?? '',
    parada: { id: parada.id, momento: parada.momento, outros: parada.outros },
    prazos: Object.values(prazos).map(prazoJson),
    multa,
    leituras: leiturasDe(c.lei, infracao, multa.memoria).map((l) => ({
      ...l,
      dispositivos: [...l.dispositivos],
    })),
    atos_possiveis: atosPossiveis(c.lei.processo.tabela, a.estado, c.ator.papel, c.hoje, prazos).map((p) => ({
      ...p,
      titulo:
        c.ator.papel === 'operadora'
          ? (NOME_PARA_OPERADORA[p.ato] ?? NOME_DO_ATO[p.ato])
          : NOME_DO_ATO[p.ato],
    })),
    evidencias: evidenciasDe(atos),
    medidas: await Promise.all(medidas.map((m) => contarMedida(c, m))),
    documentos: documentos.map((d) => ({
      codigo: d.codigo,
      especie: d.especie,
      titulo: NOME_DA_ESPECIE[d.especie],
      caminho: `/api/v1/documentos/${d.codigo}`,
    })),
    eventos: atos.map((ato) => contarEvento(c, ato, porAto)),
  }
}

const NOME_PARA_OPERADORA: Partial<Record<string, string>> = {
  'apresentar-defesa': 'Apresentar defesa',
  'juntar-evidencia': 'Juntar documento',
  recorrer: 'Apresentar recurso',
}

export const verAuto = casoDeUso({
  resumo: 'Ver um auto de infração',
  entrada: z.object({ numero: z.string() }),
  saida: AutoJson,
  permissao: 'caso:ver',
  executar: (c, e) => montarAuto(c, e.numero),
})
