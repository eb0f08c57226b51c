import { type Conferencia, conferir, type RegistroExigido } from '../core/conferencia.js'
import type { DataCivil } from '../core/data.js'

/** Whom the rule on advertising leaves out, and what it forbids to all (art. 33, §§ 1 and 2). */
export const REGISTROS_DA_PUBLICIDADE_RR: readonly RegistroExigido[] = [
  {
    dispositivo: 'art33_par1',
    o_que: 'Comemoração oficial ou evento de entidade filantrópica reconhecida',
    exige: ['quem anuncia', 'ato oficial ou lei que reconhece a entidade'],
  },
  { dispositivo: 'art33_par2', o_que: 'Conteúdo da publicidade', exige: ['classe do conteúdo', 'foto'] },
]

/**
 * Advertising on a vehicle (art. 33; → art. 80, IX): authorised beforehand, save official and philanthropic events;
 * party propaganda never. What the content is, a person says.
 */
export function conferirPublicidade(publicidade: {
  conteudo: 'comercial' | 'comemoracao-oficial' | 'evento-filantropico' | 'politico-partidaria' | null
  autorizacao: { numero: string; de: DataCivil; ate: DataCivil } | null
  data: DataCivil
}): Conferencia {
  const { conteudo, autorizacao, data } = publicidade
  const vale = autorizacao !== null && autorizacao.de <= data && data <= autorizacao.ate
  const dispensada = conteudo === 'comemoracao-oficial' || conteudo === 'evento-filantropico'
  const partidaria = conteudo === 'politico-partidaria'
  return conferir({
    dispositivo: partidaria ? 'art33_par2' : dispensada ? 'art33_par1' : 'art33',
    certo: partidaria ? false : vale || dispensada ? true : conteudo === null ? null : false,
    conforme: vale ? 'Publicidade autorizada.' : 'Evento que dispensa autorização.',
    violacao: partidaria ? 'Propaganda político-partidária é vedada.' : 'Publicidade sem autorização prévia.',
    semDados: 'Sem autorização; falta dizer que publicidade é.',
    olhou: [
      { o_que: 'conteúdo', valor: conteudo ?? 'não informado' },
      { o_que: 'autorização', valor: autorizacao?.numero ?? 'não há' },
    ],
    infracao: 'art80_inc9',
  })
}
