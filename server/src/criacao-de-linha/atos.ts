import {
  type AtoDaCriacao,
  type DataCivil,
  type Dispositivo,
  examinarRespostaDaPreferencia,
} from '@outorga/lei'
import { z } from 'zod'
import { guardar } from '../alteracao-de-linha/dados.js'
import { listaDePares } from '../alteracao-de-linha/itinerario.js'
import { data, escolha, exigidoSe, opcional, simOuNao, texto, textoLongo } from '../formulario/campos.js'
import { exigirPassado, juntar } from '../licitacoes/dados.js'
import { cadastrarLinha } from '../linhas/cadastrar-linha.js'
import { gravarNovoQuadro } from '../linhas/gravar-quadro.js'
import { extremosDe } from '../linhas/quadro.js'
import type { Contexto } from '../platform/contexto.js'
import { Problema } from '../platform/problema.js'
import { type AtoDefinido, atosDe } from '../procedimentos/definicao.js'
import { type Criacao, type DadosDaCriacao, type Estudo, MOTIVOS_DA_RECUSA } from './dados.js'
import { criteriosDe, examesDaProposta, prazoDe, proposto, sobreposicao } from './exames.js'

const ato = atosDe<DadosDaCriacao>()

/** The pieces that are joined one by one; whose the initiative is came with the request (art. 4). */
export const ESTUDOS = {
  art4_inc1: 'Peso econômico e social dos extremos',
  art4_inc2: 'Viagens que as localidades geram',
  art4_inc3: 'Permanência da ligação',
  art4_inc4: 'Efeito sobre os serviços que já existem',
} as const satisfies Partial<Record<Dispositivo, string>>

const DA_DEMANDA = { campo: 'sobre', valores: ['art4_inc2'] }
const EntradaDoEstudo = z.object({
  sobre: escolha('Estudo', ESTUDOS, { dispositivo: 'art4' }),
  periodo: exigidoSe(texto('Período da contagem', { dispositivo: 'art4_inc2' }), DA_DEMANDA),
  metodo: exigidoSe(texto('Como se contou', { maximo: 500 }), DA_DEMANDA),
  texto: textoLongo('Parecer ou conclusão', {
    dica: 'Na análise dos serviços existentes, as linhas em comum entram sozinhas.',
  }),
})

const semPonto = (t: string | null) => t?.replace(/\.$/, '')

const comEstudo = (p: Criacao, e: z.output<typeof EntradaDoEstudo>, por: string): Criacao => {
  const dito =
    e.periodo === null
      ? e.texto
      : `${e.texto} Período: ${semPonto(e.periodo)}. Método: ${semPonto(e.metodo)}.`
  const novo: Estudo = { dispositivo: e.sobre, texto: dito, por }
  const outros = p.dados.estudos.filter((x) => x.dispositivo !== e.sobre)
  return { ...p, dados: { ...p.dados, estudos: [...outros, novo] } }
}

const juntarEstudo = ato({
  entrada: EntradaDoEstudo,
  resultado: (e, c, p: Criacao) =>
    criteriosDe(comEstudo(p, e, c.ator.nome)).permitido ? 'feito' : 'incompleto',
  async aplicar(c, p: Criacao, e) {
    const com = comEstudo(p, e, c.ator.nome)
    const faltam = criteriosDe(com).motivos.map((m) => m.mensagem)
    const linhas =
      e.sobre === 'art4_inc4'
        ? sobreposicao(await proposto(c, p.dados)).map((l) => `Linha ${l.numero}: ${l.como}`)
        : []
    return {
      dados: { estudos: com.dados.estudos },
      ...(e.sobre === 'art4_inc4' && { noAto: { linhas_em_comum: linhas } }),
      mensagem: faltam.length > 0 ? faltam.join(' ') : 'O processo está completo.',
    }
  },
})

const oferecerPreferencia = ato({
  entrada: z.object({
    ciencia_em: data('A concessionária soube da oferta em', { dispositivo: 'art5_par1' }),
  }),
  async aplicar(c, p: Criacao, e) {
    exigirPassado(c, 'ciencia_em', e.ciencia_em)
    const concessionaria = p.dados.principal?.operadora
    if (!concessionaria) {
      throw new Problema(
        422,
        'sem-concessionaria',
        p.dados.principal
          ? `A linha ${p.dados.principal.numero} não tem concessionária a quem oferecer.`
          : 'Nenhuma linha liga estes extremos: não há a quem oferecer preferência.',
        { dispositivo: 'art5_par1' },
      )
    }
    const preferencia = {
      operadora_id: concessionaria.id,
      razao_social: concessionaria.razao_social,
      ciencia: e.ciencia_em,
      resposta: null,
    }
    const prazo = await prazoDe(c, { ...p, dados: { ...p.dados, preferencia } })
    return {
      operadora_id: concessionaria.id,
      dados: { preferencia },
      noAto: { responde: concessionaria.razao_social, ate: prazo?.vencimento ?? null },
    }
  },
  documento: 'ato',
})

const responderPreferencia = ato({
  entrada: z.object({
    resposta: escolha('Resposta', { aceita: 'Quer a linha nova', recusada: 'Não quer a linha nova' }),
    motivo: exigidoSe(escolha('Por quê', MOTIVOS_DA_RECUSA, { dispositivo: 'art5' }), {
      campo: 'resposta',
      valores: ['recusada'],
    }),
    recebida_em: opcional(data('Recebida em', { dica: 'Em branco, hoje.' })),
  }),
  resultado: (e) => e.resposta,
  async examinar(c, p: Criacao, e) {
    const prazo = await prazoDe(c, p)
    return prazo ? examinarRespostaDaPreferencia(prazo, diaDaResposta(c, e.recebida_em)) : []
  },
  aplicar(c, p: Criacao, e) {
    const dia = diaDaResposta(c, e.recebida_em)
    exigirPassado(c, 'recebida_em', dia)
    const resposta = { resultado: e.resposta, motivo: e.motivo, data: dia }
    return { dados: { preferencia: p.dados.preferencia && { ...p.dados.preferencia, resposta } } }
  },
})

/** The operator's own answer is of today; one on paper, of the day on which it was received. */
const diaDaResposta = (c: Contexto, recebida: DataCivil | null): DataCivil =>
  c.ator.operadoraId === null ? (recebida ?? c.hoje) : c.hoje

const SE_CRIADA = { campo: 'resultado', valores: ['criada'] }
const EntradaDaDecisao = z.object({
  resultado: escolha('Decisão', { criada: 'Criar a linha', negada: 'Não criar' }),
  razoes: textoLongo('Razões da decisão'),
  ato: texto('Ato do conselho', { minimo: 3 }),
  numero_da_linha: exigidoSe(texto('Número da linha', { maximo: 20 }), SE_CRIADA),
  de: exigidoSe(data('Vale a partir de'), SE_CRIADA),
  admite_paradas: opcional(
    simOuNao('Admite mais de 3 horas entre paradas', { quando: SE_CRIADA, dispositivo: 'art44' }),
  ),
  restringe: opcional(
    simOuNao('Restringe seções, para o equilíbrio do sistema', { quando: SE_CRIADA, dispositivo: 'art45' }),
  ),
  restricoes: exigidoSe(listaDePares('Seções restritas'), { campo: 'restringe', valores: ['true'] }),
})

const comADecisao = (c: Contexto, p: Criacao, e: z.output<typeof EntradaDaDecisao>) =>
  proposto(c, p.dados, {
    restricoes: e.restringe ? (e.restricoes ?? []) : [],
    admite: e.admite_paradas ? e.ato : null,
  })

const decidirCriacao = ato({
  entrada: EntradaDaDecisao,
  resultado: (e) => e.resultado,
  async examinar(c, p: Criacao, e) {
    if (e.resultado === 'negada') return []
    const { impede } = await examesDaProposta(c, p, await comADecisao(c, p, e))
    return juntar(...impede)
  },
  async aplicar(c, p: Criacao, e) {
    const decisao = { resultado: e.resultado, data: c.hoje, ato: e.ato }
    if (e.resultado === 'negada') return { dados: { decisao } }
    const quadro = await comADecisao(c, p, e)
    const { impede, aSaber } = await examesDaProposta(c, p, quadro)
    const [a, b] = extremosDe(quadro.conteudo.pontos)
    const numero = e.numero_da_linha ?? ''
    const { id } = await cadastrarLinha.executar(c, {
      numero,
      nome: null,
      extremo_a: a.localidade,
      extremo_b: b.localidade,
      municipio_a: a.municipio_ibge,
      municipio_b: b.municipio_ibge,
      extensao_km: b.km,
      servico: p.dados.servico,
      operadora_id: null,
      situacao: 'ativa',
    })
    const de = e.de ?? c.hoje
    const ordem = { ato: e.ato, razoes: e.razoes, motivo: 'criacao', procedimento: p.numero } as const
    await gravarNovoQuadro(c, id, { ...quadro.conteudo, de }, ordem)
    return {
      linha_id: id,
      dados: { decisao, linha: { id, numero }, exames: guardar([...impede, ...aSaber]) },
      noAto: { linha: { id, numero } },
      mensagem: `Linha ${numero} criada, com o seu primeiro quadro. Quem a opera vem da licitação.`,
    }
  },
  documento: 'ato',
})

export const ATOS: { readonly [K in AtoDaCriacao]: AtoDefinido<DadosDaCriacao> } = {
  'juntar-estudo': juntarEstudo,
  'oferecer-preferencia': oferecerPreferencia,
  'responder-preferencia': responderPreferencia,
  'decidir-criacao': decidirCriacao,
}
