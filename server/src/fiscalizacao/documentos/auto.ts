import { escreverDispositivo, NOME_DA_EVIDENCIA } from '@outorga/lei'
import type { Bloco, Campo, DocumentoPdf, Texto } from '../../platform/documentos/documento.js'
import { type DadosDoDocumento, type Lavratura, lavraturaDe } from './dados.js'
import {
  artigo,
  autuado,
  citar,
  contagem,
  documento,
  duracao,
  fato,
  infracaoDe,
  linhaOuItinerario,
  memoriaDaMulta,
  quandoPraticou,
  quemPraticou,
} from './pecas.js'

/** Only Roraima's law says what an auto holds and what its signature means (arts. 75 and 76). */
const rr = (d: DadosDoDocumento) => d.lei.norma === 'rr-664-2008'

function oQueFoiVisto(d: DadosDoDocumento, l: Lavratura): Campo[] {
  const infracao = infracaoDe(d)
  const depois: Texto = [
    'Apurada depois do fato, em procedimento próprio',
    ...citar(rr(d) ? 'art76_par2' : null),
  ]
  return [
    ...fato(d),
    ...(infracao.porPassageiro ? [{ rotulo: 'Passageiros', valor: String(l.quantidade) }] : []),
    { rotulo: 'Relato', valor: l.relato },
    ...(infracao.deveres.length === 0
      ? []
      : [
          {
            rotulo: 'Dever violado',
            valor: infracao.deveres.flatMap((x, i) => (i === 0 ? [artigo(x)] : [' ', artigo(x)])),
          },
        ]),
    { rotulo: 'Prova pedida', valor: infracao.evidencias.map((e) => NOME_DA_EVIDENCIA[e]).join(', ') },
    ...(l.origem === 'apuracao-posterior' ? [{ rotulo: 'Origem', valor: depois }] : []),
    ...(l.multa.medida_administrativa === null
      ? []
      : [{ rotulo: 'Medida', valor: ['Remoção do veículo', ...citar(infracao.dispositivo)] }]),
  ]
}

function defesa(d: DadosDoDocumento): Bloco {
  const semDefesa: Texto[] = d.lei.processo.venceSemDefesa
    ? [['Sem defesa, a multa vence em ', ...duracao(d, 'pagamento'), ', contados do fim do prazo de defesa.']]
    : []
  return {
    tipo: 'aviso',
    titulo: 'Prazo de defesa',
    paragrafos: [
      [
        'A defesa pode ser apresentada em ',
        ...duracao(d, 'defesa'),
        '. ',
        ...contagem(d, 'do recebimento deste auto'),
      ],
      ['Apresente-a em ', { forte: d.endereco }, ' ou, em papel, no protocolo da autoridade.'],
      ...semDefesa,
    ],
  }
}

/**
 * The auto as it is handed over: what Roraima's art. 75 asks for (end points and number of the line, who is charged,
 * what was seen, where, on which day and at which hour, under which provision), the fine foreseen, and how to defend.
 */
export function documentoDoAuto(d: DadosDoDocumento): DocumentoPdf {
  const l = lavraturaDe(d.ato)
  const infracao = infracaoDe(d)
  const fiscal = quemPraticou(d)
  const nota: Texto = rr(d)
    ? ['A assinatura não é confissão, e a falta dela não invalida o auto', ...citar('art76_par1'), '.']
    : 'A assinatura prova só o recebimento: não é confissão.'
  const subtitulo = rr(d) ? `${d.lei.nome}, ${escreverDispositivo('art75_par1u')}` : d.lei.nome
  return documento(d, 'auto', subtitulo, [
    {
      tipo: 'campos',
      titulo: 'Quem',
      campos: [
        ...autuado(
          l.autuado.nome,
          l.autuado.documento,
          l.autuado.operadora === null ? 'Autuado' : d.autoridade.cargos.operadora,
        ),
        linhaOuItinerario(l),
      ],
    },
    { tipo: 'campos', titulo: 'O que foi visto', campos: oQueFoiVisto(d, l) },
    memoriaDaMulta('Multa prevista', l.multa, infracao.dobra?.dispositivo ?? null),
    defesa(d),
    {
      tipo: 'assinaturas',
      local: ['Lavrado em ', quandoPraticou(d), '.'],
      assinaturas: [
        fiscal,
        {
          nome: 'Autuado, ou quem recebe por ele',
          linhas: ['Nome e documento:', 'Recebi a 1ª via em ____/____/______, às ____:____'],
        },
      ],
      nota,
    },
  ])
}
