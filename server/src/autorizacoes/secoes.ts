import {
  CLAUSULAS_DO_COMPROMISSO_RR,
  escreverData,
  escreverDinheiro,
  escreverDispositivo,
  escreverDocumento,
  TITULO_XII,
} from '@outorga/lei'
import { nomeDoMunicipio } from '../cadastro/municipios.js'
import { NOME_DO_TIPO } from '../frota/nomes.js'
import type { Veiculo } from '../frota/veiculo.js'
import type { Ato } from '../platform/atos/ato.js'
import type { Contexto } from '../platform/contexto.js'
import type { Bloco } from '../platform/documentos/documento.js'
import type { EspecieDaOutorga } from '../platform/documentos/emitir.js'
import type { Dado, Secao } from '../procedimentos/definicao.js'
import {
  type Autorizacao,
  type Dados,
  DOCUMENTOS_DE_PASSAGEIRO,
  dia,
  ehDoRR,
  ehDoRS,
  ehViagem,
  type Passageiro,
} from './dados.js'
import { pessoalDe, veiculosDaAutorizacao } from './pedido.js'

const data = (texto: string) => escreverData(dia(texto))
const periodo = (de: string, ate: string) => (de === ate ? data(de) : `${data(de)} a ${data(ate)}`)

const documentoDe = (p: Passageiro) => {
  if (p.numero === null) return 'sem documento'
  const numero = p.tipo === 'cpf' ? escreverDocumento(p.numero.replace(/\D/g, '')) : p.numero
  return `${DOCUMENTOS_DE_PASSAGEIRO[p.tipo]} ${numero}`
}

const percurso = (d: Dados) => `${nomeDoMunicipio(d.origem_ibge)} – ${nomeDoMunicipio(d.destino_ibge)}`

/** The earliest expiry of the vehicles' papers: the title cannot be used after it, whatever its own term (art. 13-B, XXXIV). */
function primeiroVencimento(veiculos: readonly Veiculo[]): Dado[] {
  const papeis = veiculos
    .flatMap((v) => [
      { o_que: `seguro de ${v.placa}`, ate: v.seguro_ate },
      { o_que: `laudo de ${v.placa}`, ate: v.laudo_ate },
    ])
    .filter((x) => x.ate !== null)
    .sort((a, b) => (a.ate ?? '').localeCompare(b.ate ?? ''))
  const [primeiro] = papeis
  if (!primeiro?.ate) return []
  return [
    { rotulo: 'Primeiro documento a vencer', valor: `${primeiro.o_que}, ${escreverData(primeiro.ate)}` },
  ]
}

function oPedido(p: Autorizacao, veiculos: readonly Veiculo[]): Secao {
  const d = p.dados
  const contratante = d.contratante_documento
    ? `${d.contratante ?? ''} · ${escreverDocumento(d.contratante_documento)}`
    : d.contratante
  return {
    titulo: 'O que se autoriza',
    dados: [
      { rotulo: 'Percurso', valor: percurso(d) },
      { rotulo: 'Itinerário', valor: d.itinerario },
      { rotulo: 'Para quê', valor: d.finalidade },
      ...(contratante ? [{ rotulo: 'Quem contrata', valor: contratante }] : []),
      ...(d.contrato ? [{ rotulo: 'Contrato', valor: d.contrato }] : []),
      { rotulo: 'Período pedido', valor: periodo(d.pedido_de, d.pedido_ate) },
      ...(p.de && p.ate
        ? [
            {
              rotulo: 'Vale',
              valor: periodo(p.de, p.ate),
              dispositivo: ehDoRS(p.especie)
                ? ehViagem(p.especie)
                  ? null
                  : ('XII.2.I' as const)
                : ('art19' as const),
            },
          ]
        : []),
      ...primeiroVencimento(veiculos),
      ...(d.dada_em
        ? [
            {
              rotulo: 'Autorizada antes da lei, em',
              valor: data(d.dada_em),
              dispositivo: 'art96' as const,
            },
          ]
        : []),
    ],
  }
}

const aFrota = (veiculos: readonly Veiculo[]): Secao => ({
  titulo: 'Veículos',
  dados: veiculos.map((v) => ({
    rotulo: v.placa,
    valor: `${NOME_DO_TIPO[v.tipo]} ${v.marca_modelo}, ${v.lugares} lugares`,
    para: `/frota/${v.id}`,
  })),
})

function oCompromisso(p: Autorizacao): Secao[] {
  if (!ehDoRR(p.especie)) return []
  const { compromisso } = p.dados
  return [
    {
      titulo: 'Termo de compromisso',
      dados: [
        {
          rotulo: 'Situação',
          valor: compromisso
            ? `termo ${compromisso.numero}, assinado em ${data(compromisso.assinado_em)} por ${compromisso.por}`
            : 'ainda não assinado: o serviço só começa depois',
          dispositivo: 'art23',
        },
        ...CLAUSULAS_DO_COMPROMISSO_RR.map((c, i) => ({
          rotulo: `Cláusula ${i + 1}`,
          valor: c.o_que,
          dispositivo: c.dispositivo,
        })),
      ],
    },
  ]
}

function asTaxas({ dados: { taxas } }: Autorizacao): Secao[] {
  if (taxas === null) return []
  return [
    {
      titulo: 'Taxas do pedido',
      dados: [
        ...taxas.itens.map(({ item, quantidade }) => ({
          rotulo: TITULO_XII[item].descricao,
          valor: `${quantidade} × ${TITULO_XII[item].unidade}`,
          dispositivo: item,
        })),
        { rotulo: 'Total', valor: escreverDinheiro(taxas.valor) },
      ],
    },
  ]
}

function aCassacao({ dados: { notificacao, defesa } }: Autorizacao): Secao[] {
  if (notificacao === null) return []
  return [
    {
      titulo: 'Processo de cassação',
      dados: [
        { rotulo: 'Fatos', valor: notificacao.fatos, dispositivo: notificacao.causa as 'art22' },
        { rotulo: 'Defesa até', valor: data(notificacao.defesa_ate) },
        { rotulo: 'Defesa', valor: defesa ?? 'ainda não veio' },
      ],
    },
  ]
}

const aLista = (titulo: string, lista: readonly Passageiro[]): Secao[] =>
  lista.length === 0
    ? []
    : [
        {
          titulo: `${titulo} (${lista.length})`,
          dados: lista.map((x, i) => ({ rotulo: `${i + 1}. ${x.nome}`, valor: documentoDe(x) })),
        },
      ]

export async function secoes(c: Contexto, p: Autorizacao): Promise<Secao[]> {
  const veiculos = await veiculosDaAutorizacao(c, p.id)
  const pessoal = await pessoalDe(c, p.operadora?.id ?? '', p.dados.motoristas)
  return [
    oPedido(p, veiculos),
    aFrota(veiculos),
    {
      titulo: 'Motoristas',
      dados: pessoal.map((m) => ({
        rotulo: m.dados.nome,
        valor: m.dados.categoria ? `categoria ${m.dados.categoria}` : 'categoria não informada',
        para: `/pessoal/${m.id}`,
      })),
    },
    ...oCompromisso(p),
    ...asTaxas(p),
    ...aCassacao(p),
    ...aLista('Passageiros', p.dados.passageiros),
    ...aLista('Lista nova, em análise', p.dados.proposta?.passageiros ?? []),
  ]
}

/** The authorisation as paper: who, with which vehicles, on which way, until when, with whom on board. */
export async function blocos(
  c: Contexto,
  p: Autorizacao,
  ato: Ato,
  especie: EspecieDaOutorga,
): Promise<Bloco[] | null> {
  if (especie !== 'autorizacao') return null
  const veiculos = await veiculosDaAutorizacao(c, p.id)
  const pessoal = await pessoalDe(c, p.operadora?.id ?? '', p.dados.motoristas)
  const { operadora, dados } = p
  return [
    {
      tipo: 'campos',
      titulo: 'Quem pode',
      campos: [
        { rotulo: c.autoridade.cargos.operadora, valor: { forte: operadora?.razao_social ?? '' } },
        { rotulo: 'CNPJ', valor: { mono: escreverDocumento(operadora?.documento ?? '') } },
        { rotulo: 'Vale', valor: { forte: p.de && p.ate ? periodo(p.de, p.ate) : 'ainda não' } },
        { rotulo: 'Percurso', valor: percurso(dados) },
        { rotulo: 'Itinerário', valor: dados.itinerario },
        { rotulo: 'Para quê', valor: dados.finalidade },
        ...(dados.contratante ? [{ rotulo: 'Quem contrata', valor: dados.contratante }] : []),
        ...(p.linha ? [{ rotulo: 'Linha', valor: `${p.linha.numero} · ${p.linha.nome}` }] : []),
      ],
    },
    {
      tipo: 'tabela',
      titulo: 'Veículos',
      colunas: [
        { titulo: 'Placa', largura: 0.2 },
        { titulo: 'Veículo' },
        { titulo: 'Lugares', largura: 0.15, numero: true },
      ],
      linhas: veiculos.map((v) => [
        { mono: v.placa },
        `${NOME_DO_TIPO[v.tipo]} ${v.marca_modelo}`,
        `${v.lugares}`,
      ]),
    },
    { tipo: 'lista', titulo: 'Motoristas', itens: pessoal.map((m) => m.dados.nome) },
    ...termo(p, ato),
    ...(dados.passageiros.length === 0
      ? []
      : [
          {
            tipo: 'tabela' as const,
            titulo: `Passageiros (${dados.passageiros.length})`,
            colunas: [
              { titulo: 'Nº', largura: 0.08, numero: true },
              { titulo: 'Nome' },
              { titulo: 'Documento', largura: 0.35 },
            ],
            linhas: dados.passageiros.map((x, i) => [`${i + 1}`, x.nome, documentoDe(x)]),
          },
        ]),
  ]
}

function termo(p: Autorizacao, ato: Ato): Bloco[] {
  const { compromisso, imediata } = p.dados
  if (compromisso) {
    return [
      {
        tipo: 'lista',
        titulo: `Termo de compromisso ${compromisso.numero}`,
        itens: CLAUSULAS_DO_COMPROMISSO_RR.map((x) => [
          `${x.o_que} `,
          { artigo: escreverDispositivo(x.dispositivo) },
        ]),
      },
    ]
  }
  if (!imediata || ato.tipo !== 'abrir') return []
  return [
    {
      tipo: 'aviso',
      titulo: 'Deferida no próprio pedido',
      paragrafos: [
        `A autoridade defere de imediato este serviço quando nada falta no cadastro: ${String(ato.dados.deferida_por ?? '')}.`,
      ],
    },
  ]
}
