import { ATO_FEITO, type AtoDoAuto, type DataCivil, escreverData, escreverDinheiro } from '@outorga/lei'
import type { z } from 'zod'
import type { EventoJson } from '../../esquemas/comuns.js'
import type { Ato } from '../../platform/atos/ato.js'
import type { Contexto } from '../../platform/contexto.js'
import { MODOS_DE_CIENCIA } from './dar-ciencia.js'

type Dados = Record<string, unknown>

const texto = (v: unknown) => (typeof v === 'string' && v !== '' ? v : null)
const data = (v: unknown) => (typeof v === 'string' ? escreverData(v as DataCivil) : '')
const modo = (v: unknown) => MODOS_DE_CIENCIA[v as keyof typeof MODOS_DE_CIENCIA] ?? ''
const valorDa = (v: unknown) => escreverDinheiro((v as { valor: string }).valor)

const protocolo = (d: Dados, quando: unknown, noPrazo: unknown) => [
  `Recebida em ${data(quando)}${noPrazo === false ? `, fora do prazo (até ${data(d.vencimento)})` : ''}`,
  texto(d.texto),
]

const decisao = (d: Dados) => [
  d.resultado === 'mantido' ? `Auto mantido; multa de ${valorDa(d.multa)}` : 'Auto anulado',
  texto(d.fundamentacao),
]

/** What each act said, a sentence a line. */
const DIZERES: Record<AtoDoAuto | 'lavrar', (d: Dados) => (string | null)[]> = {
  lavrar: (d) => [
    `${d.local}`,
    d.origem === 'apuracao-posterior' ? 'Apurado depois, em procedimento próprio' : null,
  ],
  'dar-ciencia': (d) => [
    `${data(d.data)}, por ${modo(d.modo)}${d.ar_numero ? ` ${d.ar_numero}` : ''}`,
    texto(d.recebedor),
  ],
  'apresentar-defesa': (d) => protocolo(d, d.recebido_em, d.tempestivo),
  julgar: decisao,
  'publicar-decisao': (d) => [
    d.publicada_em ? `Diário Oficial de ${data(d.publicada_em)}${d.diario ? `, ${d.diario}` : ''}` : null,
    `Ciência do autuado em ${data(d.ciencia)}`,
  ],
  recorrer: (d) => protocolo(d, d.recebido_em, d.tempestivo),
  'julgar-recurso': decisao,
  'dar-ciencia-do-recurso': (d) => [`Ciência em ${data(d.ciencia)}, por ${modo(d.modo)}`],
  'declarar-definitivo': (d) => [`Ninguém recorreu; multa de ${valorDa(d.multa)}`],
  'registrar-pagamento': (d) => [
    `${escreverDinheiro(String(d.valor))} em ${data(d.pago_em)}${d.no_prazo === false ? `, depois do vencimento (${data(d.vencimento)})` : ''}`,
    `Comprovante ${d.comprovante}`,
  ],
  'encaminhar-cobranca': (d) => [`Destino: ${d.destino}`],
  'anotar-erro': (d) => [texto(d.texto)],
  'juntar-evidencia': (d) => [texto(d.descricao) ?? texto(d.nome)],
  'recalcular-multa': (d) => [
    `De ${d.valor_anterior ? escreverDinheiro(String(d.valor_anterior)) : 'valor não fixado'} para ${valorDa(d.multa)}`,
    `O auto ${d.por_anulacao_de}, que a dobrava, foi anulado`,
  ],
}

/** An act as the timeline tells it, with the office that its author held at that moment. */
export function contarEvento(
  c: Contexto,
  ato: Ato,
  documentos: ReadonlyMap<string, string>,
): z.infer<typeof EventoJson> {
  const tipo = ato.tipo as AtoDoAuto | 'lavrar'
  const dispositivo =
    tipo === 'lavrar'
      ? c.lei.norma === 'rr-664-2008'
        ? 'art75_par1u'
        : null
      : (c.lei.processo.tabela.find((t) => t.ato === tipo)?.dispositivo ?? null)
  const cargo = c.autoridade.cargos[ato.papel as keyof typeof c.autoridade.cargos] ?? ato.papel
  return {
    ordem: ato.ordem,
    tipo,
    titulo: ATO_FEITO[tipo],
    dispositivo,
    momento: ato.momento,
    autor: ato.autor.nome,
    cargo,
    linhas: DIZERES[tipo](ato.dados).filter((l): l is string => l !== null),
    hash: ato.hash,
    documento: documentos.get(ato.id) ?? null,
  }
}
