import { escreverDinheiro } from '@outorga/lei'
import type { DocumentoPdf, Texto } from '../../platform/documentos/documento.js'
import { type DadosDoDocumento, lavraturaDe } from './dados.js'
import {
  autuado,
  citar,
  contagem,
  documento,
  duracao,
  fato,
  infracaoDe,
  linhaOuItinerario,
  quandoPraticou,
  quemPraticou,
} from './pecas.js'

/** The letter that tells an operator of an auto: what for, how to defend, and what happens without a defence. */
export function documentoDaNotificacao(d: DadosDoDocumento): DocumentoPdf {
  const l = lavraturaDe(d.ato)
  const dobra = infracaoDe(d).dobra?.dispositivo ?? null
  const multa: Texto = [
    { forte: escreverDinheiro(l.multa.valor) },
    ...(l.multa.reincidente ? [', em dobro por reincidência', ...citar(dobra)] : []),
    '. O cálculo está no auto.',
  ]
  const semDefesa: Texto[] = [
    'O processo segue, e o auto é decidido com o que nele está.',
    ...(d.lei.processo.venceSemDefesa
      ? [['A multa vence em ', ...duracao(d, 'pagamento'), ', contados do fim do prazo de defesa.']]
      : []),
  ]
  return documento(d, 'notificacao', d.lei.nome, [
    {
      tipo: 'campos',
      titulo: 'A quem se dirige',
      campos: autuado(l.autuado.nome, l.autuado.documento, 'Autuado'),
    },
    {
      tipo: 'texto',
      titulo: null,
      paragrafos: [
        [
          'Comunicamos que foi lavrado o auto de infração ',
          { mono: d.auto.numero },
          `, em ${quandoPraticou(d)}, pelo fato descrito abaixo. O auto acompanha esta notificação.`,
        ],
      ],
    },
    {
      tipo: 'campos',
      titulo: 'A autuação',
      campos: [...fato(d), linhaOuItinerario(l), { rotulo: 'Multa prevista', valor: multa }],
    },
    {
      tipo: 'lista',
      titulo: 'Como se defender',
      itens: [
        [
          'A defesa pode ser apresentada em ',
          ...duracao(d, 'defesa'),
          '. ',
          ...contagem(d, 'do recebimento do auto'),
        ],
        [
          'Entre em ',
          { forte: d.endereco },
          `, abra o auto pelo número e escolha «Apresentar defesa»; ou entregue-a em papel, no protocolo da autoridade.`,
        ],
        'Diga por que o auto não procede e junte as provas que tiver.',
      ],
    },
    { tipo: 'texto', titulo: 'Se não houver defesa', paragrafos: semDefesa },
    {
      tipo: 'assinaturas',
      local: `Emitida em ${quandoPraticou(d)}.`,
      assinaturas: [quemPraticou(d)],
      nota: null,
    },
  ])
}
