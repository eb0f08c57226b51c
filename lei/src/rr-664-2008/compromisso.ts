import {
  type Conferencia,
  conferir,
  type Exame,
  examinar,
  type RegistroExigido,
} from '../core/conferencia.js'
import { type DataCivil, escreverData } from '../core/data.js'

/** The clauses of the termo de compromisso (art. 20), and what shows whether each is kept. */
export const CLAUSULAS_DO_COMPROMISSO_RR: readonly RegistroExigido[] = [
  {
    dispositivo: 'art20_inc1',
    o_que: 'Serviço satisfatório, conforme as ordens da fiscalização',
    exige: ['ordem da fiscalização', 'relatório do serviço'],
  },
  { dispositivo: 'art20_inc2', o_que: 'Horários e itinerários', exige: ['registro das viagens'] },
  { dispositivo: 'art20_inc3', o_que: 'Taxas da rodoviária em dia', exige: ['comprovantes'] },
  {
    dispositivo: 'art20_inc4',
    o_que: 'Prejuízos por interrupção, má conservação ou culpa de empregado',
    exige: ['reclamação', 'apuração da culpa'],
  },
  { dispositivo: 'art20_inc5', o_que: 'Seguro de passageiros e de bagagem', exige: ['apólices'] },
  {
    dispositivo: 'art20_inc6',
    o_que: 'Afastamento de empregado julgado inconveniente',
    exige: ['ordem da fiscalização', 'data do afastamento'],
  },
  {
    dispositivo: 'art20_inc7',
    o_que: 'Danos ao Estado por dolo ou culpa',
    exige: ['apuração do dano', 'apuração do dolo ou da culpa'],
  },
]

/** Whether the service may begin (art. 20): the commitment was signed, with every clause, on or before that day. */
export function examinarCompromisso(compromisso: {
  assinatura: DataCivil | null
  clausulas: readonly string[]
  inicioDoServico: DataCivil
}): Exame {
  const { assinatura, clausulas, inicioDoServico } = compromisso
  return examinar([
    {
      dispositivo: 'art20',
      atendida: assinatura !== null && assinatura <= inicioDoServico,
      descricao: `Compromisso assinado até ${escreverData(inicioDoServico)}`,
      resultado: assinatura ?? 'não assinado',
      falta: 'O serviço só começa depois de assinado o termo de compromisso.',
    },
    ...CLAUSULAS_DO_COMPROMISSO_RR.map((c) => ({
      dispositivo: c.dispositivo,
      atendida: clausulas.includes(c.dispositivo),
      descricao: `Cláusula: ${c.o_que}`,
      resultado: clausulas.includes(c.dispositivo) ? 'consta' : 'falta',
      falta: `Falta no termo a cláusula: ${c.o_que}.`,
    })),
  ])
}

/** Art. 23: each authorisation has one commitment, and no commitment serves two. */
export function examinarUmPorAutorizacao(
  compromissos: readonly { numero: string; autorizacao: string }[],
  autorizacao: string,
): Exame {
  const dela = compromissos.filter((c) => c.autorizacao === autorizacao)
  const numeros = dela.map((c) => c.numero)
  const deOutras = compromissos.filter((c) => c.autorizacao !== autorizacao && numeros.includes(c.numero))
  return examinar([
    {
      dispositivo: 'art23',
      atendida: dela.length === 1,
      descricao: 'Termos de compromisso desta autorização',
      resultado: numeros.join(', ') || 'nenhum',
      falta: dela.length === 0 ? 'Falta o termo de compromisso.' : 'Há mais de um termo para a autorização.',
    },
    {
      dispositivo: 'art23',
      atendida: deOutras.length === 0,
      descricao: 'O termo serve só a esta autorização',
      resultado: deOutras.map((c) => c.autorizacao).join(', ') || 'só a esta',
      falta: 'O mesmo termo foi usado para outra autorização.',
    },
  ])
}

/** Art. 20, II: the trip as made against the timetable and the itinerary (→ arts. 22, III and 81, VI). */
export function conferirViagemDoAutorizado(viagem: {
  partidaMarcada: string
  /** HH:MM; null where nobody recorded it. */
  partidaFeita: string | null
  itinerario: readonly string[]
  /** Places passed, in order; null where nobody recorded them. */
  percorrido: readonly string[] | null
}): Conferencia {
  const { partidaMarcada, partidaFeita, itinerario, percorrido } = viagem
  const outroHorario = partidaFeita !== null && partidaFeita !== partidaMarcada
  const outroCaminho = percorrido !== null && percorrido.join('→') !== itinerario.join('→')
  return conferir({
    dispositivo: 'art20_inc2',
    certo: outroHorario || outroCaminho ? false : partidaFeita === null || percorrido === null ? null : true,
    conforme: 'Horário e itinerário cumpridos.',
    violacao: [
      ...(outroHorario ? [`Partiu às ${partidaFeita}, e não às ${partidaMarcada}.`] : []),
      ...(outroCaminho ? ['Não seguiu o itinerário.'] : []),
    ].join(' '),
    semDados: 'Falta o registro da viagem.',
    olhou: [
      { o_que: 'partida', valor: partidaFeita ?? 'sem registro' },
      { o_que: 'percurso', valor: percorrido?.join(' → ') ?? 'sem registro' },
    ],
    infracao: 'art81_inc6',
  })
}

/** Art. 20, III: whoever uses the terminal has nothing overdue there. */
export function conferirTaxasDoTerminal(
  uso: { usaTerminal: boolean; vencimentos: readonly { data: DataCivil; pagoEm: DataCivil | null }[] },
  hoje: DataCivil,
): Conferencia {
  const vencidas = uso.vencimentos.filter((v) => v.pagoEm === null && v.data < hoje)
  return conferir({
    dispositivo: 'art20_inc3',
    certo: !uso.usaTerminal || vencidas.length === 0,
    conforme: uso.usaTerminal ? 'Taxas da rodoviária em dia.' : 'Não usa a rodoviária.',
    violacao: `Taxa vencida e não paga: ${vencidas.map((v) => escreverData(v.data)).join(', ')}.`,
    olhou: [
      { o_que: 'usa o terminal', valor: uso.usaTerminal ? 'sim' : 'não' },
      { o_que: 'taxas vencidas', valor: String(vencidas.length) },
    ],
  })
}

/** Art. 20, V: both policies reach `data`, last day included. */
export function conferirSegurosDoAutorizado(
  apolices: { passageiros: DataCivil | null; bagagem: DataCivil | null },
  data: DataCivil,
): Conferencia {
  const ambas = [apolices.passageiros, apolices.bagagem]
  const vencida = ambas.some((ate) => ate !== null && ate < data)
  return conferir({
    dispositivo: 'art20_inc5',
    certo: vencida ? false : ambas.includes(null) ? null : true,
    conforme: 'Passageiros e bagagem segurados.',
    violacao: `Apólice vencida em ${escreverData(data)}.`,
    semDados: 'Falta informar uma das apólices.',
    olhou: [
      { o_que: 'seguro de passageiros, até', valor: apolices.passageiros ?? 'não informado' },
      { o_que: 'seguro de bagagem, até', valor: apolices.bagagem ?? 'não informado' },
    ],
  })
}

/** Art. 20, VI: an employee ordered off the service left it by the day the order fixed. */
export function conferirAfastamento(
  ordem: { numero: string; ate: DataCivil; afastadoEm: DataCivil | null },
  hoje: DataCivil,
): Conferencia {
  const { ate, afastadoEm } = ordem
  return conferir({
    dispositivo: 'art20_inc6',
    certo: afastadoEm !== null ? afastadoEm <= ate : hoje > ate ? false : null,
    conforme: 'O empregado foi afastado como ordenado.',
    violacao: `A ordem ${ordem.numero} não foi cumprida até ${escreverData(ate)}.`,
    semDados: `A ordem pode ser cumprida até ${escreverData(ate)}.`,
    olhou: [
      { o_que: 'ordem', valor: ordem.numero },
      { o_que: 'afastado em', valor: afastadoEm ?? 'ainda não' },
    ],
  })
}
