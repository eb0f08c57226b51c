import { type DataCivil, escreverData } from '@outorga/lei'
import sql from 'sql-template-tag'
import { type Escritor, escritorGuardado } from '../documentos/escritor.js'

interface QuadroVerificado {
  numero: string
  nome: string
  versao: number
  de: DataCivil
  ato: string
  ate: DataCivil | null
  seguinte: string | null
}

/** A Quadro as whoever holds the paper verifies it: it stands until the next one begins. */
export const ESCRITOR_DO_QUADRO: Escritor = escritorGuardado(async (tx, e, autoridade, hoje) => {
  const q = await tx.uma<QuadroVerificado>(sql`
    select l.numero, l.nome, q.versao, q.de, q.ato, s.de as ate,
           (select d.codigo from documento d where d.ato_id = s.ato_id limit 1) as seguinte
      from quadro q join linha l on l.id = q.linha_id
      left join quadro s on s.linha_id = q.linha_id and s.versao = q.versao + 1
     where q.ato_id = ${e.ato_id}`)
  if (!q) throw new Error(`Quadro of an act that is not there: ${e.ato_id}`)
  const vale = q.ate === null || hoje < q.ate
  return {
    numero: `${q.numero}/${q.versao}`,
    sobre: [
      { rotulo: 'Linha', valor: `${q.numero} ${q.nome}` },
      {
        rotulo: 'Vale',
        valor: `de ${escreverData(q.de)}${q.ate ? ` até a véspera de ${escreverData(q.ate)}` : ' em diante'}`,
      },
      {
        rotulo: 'Ato',
        valor: q.ato,
        dispositivo: autoridade.norma === 'rr-664-2008' ? ('art42_par2' as const) : null,
      },
    ],
    situacao: vale ? 'vale' : 'nao-vale-mais',
    motivo: vale
      ? 'Nenhum quadro mais novo começou.'
      : `Outro quadro começou em ${escreverData(q.ate ?? q.de)}.`,
    substituido_por: vale ? null : q.seguinte,
  }
})
