import { type Dispositivo, escreverDinheiro, type PrazoDoAuto } from '@outorga/lei'
import type { Bloco, Campo, DocumentoPdf, Texto } from '../../platform/documentos/documento.js'
import { type DadosDoDocumento, type DecisaoDoAto, decisaoDe } from './dados.js'
import {
  artigo,
  autuado,
  citar,
  contagem,
  documento,
  duracao,
  fato,
  infracaoDe,
  memoriaDaMulta,
  quandoPraticou,
  quemPraticou,
} from './pecas.js'

export type Instancia = 'decisao' | 'decisao-do-recurso'

interface Dizeres {
  ato: 'julgar' | 'julgar-recurso'
  resultado: Record<DecisaoDoAto['resultado'], string>
  /** The term that the notice of this decision starts, where the auto is kept. */
  prazo: PrazoDoAuto
  oQueCabe: string
}

const DIZERES: Record<Instancia, Dizeres> = {
  decisao: {
    ato: 'julgar',
    resultado: { mantido: 'Auto mantido', anulado: 'Auto anulado' },
    prazo: 'recurso',
    oQueCabe: 'Cabe recurso em ',
  },
  'decisao-do-recurso': {
    ato: 'julgar-recurso',
    resultado: { mantido: 'Recurso negado: auto mantido', anulado: 'Recurso aceito: auto anulado' },
    prazo: 'pagamento',
    oQueCabe: 'Não cabe outro recurso. A multa deve ser paga em ',
  },
}

/** The readings that weighed, cited by the article of the infraction; where a reading is of another one, by that. */
function leituras(d: DadosDoDocumento, decisao: DecisaoDoAto): Bloco[] {
  const doArtigo = (x: Dispositivo) => x.split('_')[0] === d.auto.dispositivo.split('_')[0]
  const itens = decisao.leituras.map(({ id, adotada }): Texto => {
    const leitura = d.lei.leituras[id]
    const todos = leitura?.dispositivos ?? []
    const citados = todos.some(doArtigo) ? todos.filter(doArtigo) : todos
    return [
      ...(leitura ? [{ forte: leitura.pergunta }, ' '] : []),
      adotada,
      ...citados.flatMap((x) => [' ', artigo(x)]),
    ]
  })
  return itens.length === 0 ? [] : [{ tipo: 'lista', titulo: 'Como a lei foi lida', itens }]
}

function oQueVem(d: DadosDoDocumento, decisao: DecisaoDoAto, dizeres: Dizeres): Texto[] {
  if (decisao.resultado === 'anulado') return ['O auto perde o efeito e nada há a pagar por ele.']
  return [[dizeres.oQueCabe, ...duracao(d, dizeres.prazo), '.'], contagem(d, 'da ciência desta decisão')]
}

function processo(d: DadosDoDocumento): Campo[] {
  const { auto } = d
  return [
    ...autuado(auto.autuado, auto.autuado_documento, 'Autuado'),
    ...(auto.linha === null
      ? []
      : [{ rotulo: auto.linha_id === null ? 'Itinerário' : 'Linha', valor: auto.linha }]),
    ...fato(d),
  ]
}

/** A decision, first or on appeal: its result, reasons, readings and fine, what comes next, and who decided. */
export function documentoDaDecisao(d: DadosDoDocumento, instancia: Instancia): DocumentoPdf {
  const decisao = decisaoDe(d.ato)
  const dizeres = DIZERES[instancia]
  const dispositivo = d.lei.processo.tabela.find((t) => t.ato === dizeres.ato)?.dispositivo ?? null
  const valor: Texto[] = decisao.multa
    ? [['Multa de ', { forte: escreverDinheiro(decisao.multa.valor) }, '.']]
    : []
  return documento(d, instancia, `${d.lei.nome} · sobre o auto de infração ${d.auto.numero}`, [
    {
      tipo: 'aviso',
      titulo: dizeres.resultado[decisao.resultado],
      paragrafos: [...valor, ...oQueVem(d, decisao, dizeres)],
    },
    { tipo: 'campos', titulo: 'O processo', campos: processo(d) },
    { tipo: 'texto', titulo: 'Fundamentação', paragrafos: decisao.fundamentacao.split(/\n\s*\n/) },
    ...leituras(d, decisao),
    ...(decisao.multa
      ? [memoriaDaMulta('Multa', decisao.multa, infracaoDe(d).dobra?.dispositivo ?? null)]
      : []),
    {
      tipo: 'assinaturas',
      local: ['Decidido em ', quandoPraticou(d), ...citar(dispositivo), '.'],
      assinaturas: [quemPraticou(d)],
      nota: null,
    },
  ])
}
