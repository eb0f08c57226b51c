import {
  type AtoDaCriacao,
  CRIACAO_DE_LINHA_RR,
  conferirLinhaEntreExtremos,
  type EstadoDaCriacao,
  escreverData,
  RecusaDaLei,
} from '@outorga/lei'
import { z } from 'zod'
import { listaDeHorarios, listaDePontos } from '../alteracao-de-linha/itinerario.js'
import { codigo, escolha, exigidoSe, opcional, procura, texto, textoLongo } from '../formulario/campos.js'
import type { Contexto } from '../platform/contexto.js'
import { Problema } from '../platform/problema.js'
import { type Dado, definir } from '../procedimentos/definicao.js'
import { mostrar } from '../procedimentos/exame.js'
import { ATOS, ESTUDOS } from './atos.js'
import { type Criacao, type DadosDaCriacao, ESPECIES, MOTIVOS_DA_RECUSA, SERVICOS } from './dados.js'
import {
  criteriosDe,
  examesDaProposta,
  itinerariosEntre,
  prazoDe,
  principalDe,
  proposto,
  sobreposicao,
} from './exames.js'

const se = (...valores: (keyof typeof ESPECIES)[]) => ({ campo: 'especie', valores })

const ENTRADA = z.object({
  ato_de_iniciativa: exigidoSe(
    codigo('Ato do CRE/RR', { dispositivo: 'art4' }),
    se('iniciativa-da-autoridade'),
  ),
  quem_pede: exigidoSe(
    texto('Quem pede', { dispositivo: 'art4', dica: 'Associação, câmara, prefeitura, moradores.' }),
    se('pedido-da-comunidade', 'entre-extremos-ja-ligados'),
  ),
  quem_assina: exigidoSe(texto('Quem assina o pedido', { maximo: 500 }), se('pedido-da-comunidade')),
  linha_principal: exigidoSe(
    procura('Linha principal entre os extremos', 'linha', { dispositivo: 'art5' }),
    se('entre-extremos-ja-ligados'),
  ),
  servico: escolha('Serviço', SERVICOS),
  pontos: listaDePontos('Itinerário proposto'),
  horarios: opcional(listaDeHorarios('Horários propostos', 0)),
  razoes: textoLongo('Razões da proposta'),
})
type Entrada = z.output<typeof ENTRADA>

const propostaDe = (e: Entrada) => ({ pontos: e.pontos, horarios: e.horarios ?? [], servico: e.servico })

function quemPediu(e: Entrada): string {
  const assina = e.quem_assina === null ? '' : `, por ${e.quem_assina}`
  return e.ato_de_iniciativa === null ? `${e.quem_pede}${assina}` : `CRE/RR, ${e.ato_de_iniciativa}`
}

/** Live until decided; from then on as on that day. */
async function examesDaPagina(c: Contexto, p: Criacao) {
  if (p.dados.decisao !== null) return p.dados.exames
  try {
    const { impede, aSaber } = await examesDaProposta(c, p, await proposto(c, p.dados))
    return [...impede, ...aSaber]
  } catch (erro) {
    if (!(erro instanceof Problema || erro instanceof RecusaDaLei)) throw erro
    return [mostrar('O que o processo tem de ter', criteriosDe(p))]
  }
}

function aPreferencia(p: Criacao): Dado[] {
  const { preferencia, principal } = p.dados
  if (!principal) return []
  const dono = principal.operadora?.razao_social ?? 'sem concessionária'
  const resposta = preferencia?.resposta
  const dita =
    resposta?.resultado === 'aceita'
      ? 'quer a linha nova'
      : resposta
        ? (resposta.motivo && MOTIVOS_DA_RECUSA[resposta.motivo].toLowerCase()) || 'não quer a linha nova'
        : 'ainda não respondeu'
  return [
    {
      rotulo: 'Linha principal',
      valor: `${principal.numero}, ${principal.nome}: ${dono}`,
      dispositivo: 'art5',
      para: `/linhas/${principal.id}`,
    },
    ...(preferencia
      ? [
          {
            rotulo: 'Preferência oferecida',
            valor: `a ${preferencia.razao_social}, que soube em ${escreverData(preferencia.ciencia)}`,
            dispositivo: 'art5_par1' as const,
          },
          {
            rotulo: 'Resposta',
            valor: resposta ? `${dita}, em ${escreverData(resposta.data)}` : dita,
          },
        ]
      : []),
  ]
}

async function asLinhasEmComum(c: Contexto, p: Criacao): Promise<Dado[]> {
  if (p.dados.decisao !== null) return []
  try {
    return sobreposicao(await proposto(c, p.dados)).map(({ id, numero, como }) => ({
      rotulo: `Linha ${numero}`,
      valor: como,
      dispositivo: 'art4_inc4',
      para: `/linhas/${id}`,
    }))
  } catch (erro) {
    if (!(erro instanceof Problema)) throw erro
    return [{ rotulo: 'Itinerário', valor: erro.mensagem }]
  }
}

/** A new line, from whoever asks for it to the council's decision (arts. 4, 5, 12, 45 and 52). */
export const CRIACAO_DE_LINHA = definir<EstadoDaCriacao, AtoDaCriacao, DadosDaCriacao>({
  tipo: 'criacao-de-linha',
  caminho: '/api/v1/criacoes-de-linha',
  nome: { um: 'Criação de linha', muitos: 'Criações de linha', com_artigo: 'a criação' },
  normas: ['rr-664-2008'],
  especies: ESPECIES,
  tabela: () => CRIACAO_DE_LINHA_RR,
  estados: {
    proposta: { nome: 'Proposta', tom: 'azul' },
    estudada: { nome: 'Estudada', tom: 'azul' },
    'em-preferencia': { nome: 'À espera da concessionária', tom: 'alerta' },
    preferida: { nome: 'A concessionária quer a linha', tom: 'azul' },
    criada: { nome: 'Linha criada', tom: 'bom' },
    negada: { nome: 'Não criada', tom: 'mau' },
  },
  esperam: ['proposta', 'estudada', 'em-preferencia', 'preferida'],
  esperado: (ato, p, { corre }) => {
    const falta = p.estado === 'estudada' && !p.dados.preferencia && Boolean(p.dados.principal?.operadora)
    if (ato === 'juntar-estudo') return p.estado === 'proposta'
    if (ato === 'oferecer-preferencia') return falta
    return ato === 'responder-preferencia' ? corre('preferencia') : !falta
  },
  vencem: { 'responder-preferencia': 'preferencia' },
  nomes_dos_atos: {
    'juntar-estudo': 'Juntar estudo',
    'oferecer-preferencia': 'Oferecer preferência à concessionária',
    'responder-preferencia': 'Responder à preferência',
    'decidir-criacao': 'Decidir a criação',
  },
  atos: ATOS,
  abertura: {
    papeis: ['analista', 'conselheiro'],
    entrada: ENTRADA,
    dispositivo: (especie) => (especie === 'entre-extremos-ja-ligados' ? 'art5' : 'art4'),
    async examinar(c, especie, campos) {
      const quadro = await proposto(c, propostaDe(campos as Entrada))
      if (especie !== 'entre-extremos-ja-ligados') return []
      const itinerariosAtivos = await itinerariosEntre(c, quadro)
      return [conferirLinhaEntreExtremos({ itinerariosAtivos, concessionaria: null })]
    },
    async abrir(c, _especie, campos) {
      const e = campos as Entrada
      const quadro = await proposto(c, propostaDe(e))
      const itinerario = quadro.conteudo.pontos.map((p) => p.localidade)
      return {
        estado: 'proposta',
        titulo: `${itinerario[0]} – ${itinerario.at(-1)}`,
        operadora_id: null,
        linha_id: null,
        dados: {
          quem: quemPediu(e),
          razoes: e.razoes,
          ...propostaDe(e),
          itinerario,
          principal: await principalDe(c, quadro, e.linha_principal),
          estudos: [],
          preferencia: null,
          decisao: null,
          linha: null,
          exames: [],
        },
        noAto: { quem: quemPediu(e), itinerario },
      }
    },
  },
  async prazos(c, p) {
    if (p.estado !== 'em-preferencia') return {}
    const prazo = await prazoDe(c, p)
    if (!prazo) return {}
    return {
      preferencia: {
        titulo: 'Resposta da concessionária',
        ate: prazo.vencimento,
        dispositivo: 'art5_par1',
      },
    }
  },
  exames: examesDaPagina,
  contar: {
    abrir: (d) => [
      `Quem pede: ${d.quem}`,
      `Itinerário: ${(d.itinerario as string[]).join(' – ')}`,
      `Razões: ${d.razoes}`,
    ],
  },
  secoes: async (c, p) => [
    {
      titulo: 'A proposta',
      dados: [
        { rotulo: 'Quem pede', valor: p.dados.quem, dispositivo: 'art4' },
        { rotulo: 'Itinerário', valor: p.dados.itinerario.join(' – ') },
        { rotulo: 'Serviço', valor: SERVICOS[p.dados.servico] },
        { rotulo: 'Razões', valor: p.dados.razoes },
      ],
    },
    {
      titulo: 'Estudos',
      dados: Object.entries(ESTUDOS).map(([dispositivo, rotulo]) => {
        const feito = p.dados.estudos.find((x) => x.dispositivo === dispositivo)
        return {
          rotulo,
          valor: feito ? `${feito.texto} (${feito.por})` : 'ainda não há',
          dispositivo: dispositivo as keyof typeof ESTUDOS,
        }
      }),
    },
    { titulo: 'Linhas que já atendem estes lugares', dados: await asLinhasEmComum(c, p) },
    { titulo: 'Preferência', dados: aPreferencia(p) },
    {
      titulo: 'Decisão',
      dados: p.dados.decisao
        ? [
            {
              rotulo: 'Ato do conselho',
              valor: `${p.dados.decisao.ato}, em ${escreverData(p.dados.decisao.data)}`,
            },
            ...(p.dados.linha
              ? [{ rotulo: 'Linha criada', valor: p.dados.linha.numero, para: `/linhas/${p.dados.linha.id}` }]
              : []),
          ]
        : [],
    },
  ],
})
