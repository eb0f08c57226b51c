import { compararInstantes, type DataCivil, escreverData, type Instante } from '../core/data.js'
import { type Dinheiro, escreverDinheiro } from '../core/dinheiro.js'
import { RecusaDaLei } from '../core/erro.js'
import { classificarPartida, NOME_DA_PARTIDA, type PartidaRS } from './partida.js'

/** A day, or a point in time; the two are never compared with each other. */
export type Momento = DataCivil | Instante

/** What a check looks at, by kind of evidence. */
export interface Evidencias {
  /** Papers that must be valid on a day. `ate` null: there is none. */
  validade: { em: DataCivil; papeis: readonly { nome: string; ate: DataCivil | null }[] }
  /** A count beside its limit. */
  contagem: { contado: number; limite: number }
  /** Something due until `limite`: when it was done (null: not yet) and when the record was looked at. */
  prazo: { limite: Momento; feitoEm: Momento | null; olhadoEm: Momento }
  /** Rows of a register, last day included; `ate` null: still open. */
  cadastro: { em: DataCivil; linhas: readonly { de: DataCivil; ate: DataCivil | null }[] }
  /** What was charged beside what may be; null where nothing may. */
  preco: { cobrado: Dinheiro; permitido: Dinheiro | null }
  /** What was found beside what the rule lists. */
  lista: { daRegra: readonly string[]; achados: readonly string[] }
  /** What was declared beside what was verified, field by field. */
  igualdade: { campos: readonly { nome: string; declarado: string; verificado: string }[] }
  /** A refusal that somebody complains of, and the reason accepted for it. */
  recusa: { houve: boolean; motivoAceito: string | null }
  partida: PartidaRS
  /** Last day of each; null where there is none. */
  autorizacao: {
    em: DataCivil
    autorizacao: DataCivil | null
    laudo: DataCivil | null
    seguro: DataCivil | null
  }
  servico: { fretamento: boolean; delegado: boolean; empresaCadastrada: boolean; veiculoCadastrado: boolean }
}
export type TipoDeEvidencia = keyof Evidencias

/** Which way each kind is judged, where there are two. */
export interface Sentidos {
  validade: 'valido'
  contagem: 'no-maximo' | 'no-minimo'
  prazo: 'ate'
  cadastro: 'exigido' | 'proibido'
  preco: 'no-maximo'
  lista: 'completa' | 'so-admitidos'
  igualdade: 'iguais'
  recusa: 'sem-motivo'
  partida: 'atrasada' | 'adiantada' | 'omitida' | 'fora-da-tabela'
  autorizacao: 'so-ela-vencida' | 'outros-vencidos'
  servico: 'sem-delegacao' | 'veiculo-sem-cadastro' | 'fretamento-sem-cadastro'
}

export interface Veredito {
  certo: boolean
  mensagem: string
  olhou: readonly { o_que: string; valor: string }[]
}

type Juiz<T extends TipoDeEvidencia> = (e: Evidencias[T], sentido: Sentidos[T]) => Veredito

const quando = (m: Momento) =>
  m.length === 10
    ? escreverData(m as DataCivil)
    : `${escreverData(m.slice(0, 10) as DataCivil)}, ${m.slice(11, 13)}h${m.slice(14, 16)}`

function depois(a: Momento, b: Momento): boolean {
  if (a.length === 10 && b.length === 10) return a > b
  if (a.length > 10 && b.length > 10) return compararInstantes(a as Instante, b as Instante) > 0
  throw new RecusaDaLei({
    codigo: 'momento-invalido',
    mensagem: 'Um prazo em dias não se compara com uma hora.',
    campo: 'limite',
  })
}

function julgarPrazo({ limite, feitoEm, olhadoEm }: Evidencias['prazo']): Omit<Veredito, 'olhou'> {
  const fim = quando(limite)
  if (feitoEm === null) {
    return depois(olhadoEm, limite)
      ? { certo: false, mensagem: `nada até ${quando(olhadoEm)}; o prazo acabou em ${fim}` }
      : { certo: true, mensagem: `o prazo vai até ${fim}` }
  }
  return depois(feitoEm, limite)
    ? { certo: false, mensagem: `em ${quando(feitoEm)}, depois de ${fim}` }
    : { certo: true, mensagem: `em ${quando(feitoEm)}, no prazo` }
}

const fora = (de: readonly string[], em: readonly string[]) => de.filter((x) => !em.includes(x))
const lista = (itens: readonly string[]) => itens.join(', ') || 'nenhum'

/** One judge a kind of evidence. The messages go on from the label: «Cartão de Vistoria: venceu em 9 mar. 2026». */
export const JUIZES: { readonly [T in TipoDeEvidencia]: Juiz<T> } = {
  validade: ({ em, papeis }) => {
    const ruins = papeis.filter((p) => p.ate === null || p.ate < em)
    return {
      certo: papeis.length > 0 && ruins.length === 0,
      mensagem:
        ruins
          .map((p) => (p.ate ? `${p.nome} venceu em ${escreverData(p.ate)}` : `não há ${p.nome}`))
          .join('; ') || (papeis.length > 0 ? `em dia em ${escreverData(em)}` : 'nenhum'),
      olhou: papeis.map((p) => ({ o_que: p.nome, valor: p.ate ?? 'não há' })),
    }
  },
  contagem: ({ contado, limite }, sentido) => {
    const sobra = sentido === 'no-maximo' ? contado - limite : limite - contado
    const diferenca = sentido === 'no-maximo' ? `${sobra} a mais` : `faltam ${sobra}`
    return {
      certo: sobra <= 0,
      mensagem: `${contado}, e o limite é ${limite}${sobra > 0 ? `: ${diferenca}` : ''}`,
      olhou: [
        { o_que: 'contagem', valor: String(contado) },
        { o_que: sentido === 'no-maximo' ? 'máximo' : 'mínimo', valor: String(limite) },
        ...(sobra > 0 ? [{ o_que: 'diferença', valor: String(sobra) }] : []),
      ],
    }
  },
  prazo: (e) => ({
    ...julgarPrazo(e),
    olhou: [
      { o_que: 'limite', valor: e.limite },
      { o_que: 'feito', valor: e.feitoEm ?? 'não consta' },
    ],
  }),
  cadastro: ({ em, linhas }, sentido) => {
    const vigente = linhas.find((l) => l.de <= em && (l.ate === null || em <= l.ate))
    return {
      certo: (vigente !== undefined) === (sentido === 'exigido'),
      mensagem: vigente ? `consta em ${escreverData(em)}` : `nada consta em ${escreverData(em)}`,
      olhou: [{ o_que: 'registro', valor: vigente ? `${vigente.de} a ${vigente.ate ?? 'hoje'}` : 'não há' }],
    }
  },
  preco: ({ cobrado, permitido }) => ({
    certo: permitido !== null && cobrado.comparar(permitido) <= 0,
    mensagem:
      permitido === null
        ? `${escreverDinheiro(cobrado)}, sem valor autorizado`
        : `${escreverDinheiro(cobrado)}; o autorizado é ${escreverDinheiro(permitido)}`,
    olhou: [
      { o_que: 'cobrado', valor: cobrado.toString() },
      { o_que: 'autorizado', valor: permitido?.toString() ?? 'não há' },
    ],
  }),
  lista: ({ daRegra, achados }, sentido) => {
    const erradas = sentido === 'completa' ? fora(daRegra, achados) : fora(achados, daRegra)
    const problema = sentido === 'completa' ? 'faltam' : 'não constam'
    return {
      certo: erradas.length === 0,
      mensagem: erradas.length === 0 ? 'confere com a regra' : `${problema} ${lista(erradas)}`,
      olhou: [
        { o_que: 'pela regra', valor: lista(daRegra) },
        { o_que: 'no lugar', valor: lista(achados) },
        ...(erradas.length > 0 ? [{ o_que: 'diferença', valor: String(erradas.length) }] : []),
      ],
    }
  },
  igualdade: ({ campos }) => {
    const diferentes = campos.filter((c) => c.declarado !== c.verificado)
    return {
      certo: diferentes.length === 0,
      mensagem:
        diferentes.map((c) => `${c.nome}: declarado ${c.declarado}, verificado ${c.verificado}`).join('; ') ||
        'o declarado é o verificado',
      olhou: campos.map((c) => ({ o_que: c.nome, valor: `${c.declarado} / ${c.verificado}` })),
    }
  },
  recusa: ({ houve, motivoAceito }) => ({
    certo: !houve || motivoAceito !== null,
    mensagem: !houve ? 'não houve' : (motivoAceito ?? 'sem motivo aceito'),
    olhou: [
      { o_que: 'recusa', valor: houve ? 'sim' : 'não' },
      { o_que: 'motivo', valor: motivoAceito ?? 'não há' },
    ],
  }),
  partida: (e, sentido) => {
    const como = classificarPartida(e)
    const errada =
      sentido === 'fora-da-tabela' ? como === 'adiantada' || como === 'omitida' : como === sentido
    return {
      certo: !errada,
      mensagem: NOME_DA_PARTIDA[como],
      olhou: [
        { o_que: 'prevista', valor: e.prevista },
        { o_que: 'realizada', valor: e.realizada ?? 'não consta' },
        { o_que: 'tolerância em minutos', valor: String(e.toleranciaMin) },
      ],
    }
  },
  autorizacao: ({ em, autorizacao, laudo, seguro }, sentido) => {
    const vencido = (ate: DataCivil | null) => ate === null || ate < em
    const outros = vencido(laudo) || vencido(seguro)
    const errada = vencido(autorizacao) && outros === (sentido === 'outros-vencidos')
    return {
      certo: !errada,
      mensagem: !vencido(autorizacao)
        ? `vale em ${escreverData(em)}`
        : `sem valer em ${escreverData(em)}, ${outros ? 'com laudo ou seguro também vencido' : 'com laudo e seguro em dia'}`,
      olhou: Object.entries({ autorização: autorizacao, laudo, seguro }).map(([o_que, ate]) => ({
        o_que,
        valor: ate ?? 'não há',
      })),
    }
  },
  servico: (e, sentido) => {
    const falhas = {
      'sem-delegacao': !e.fretamento && !e.delegado,
      'veiculo-sem-cadastro': !e.fretamento && !e.veiculoCadastrado,
      'fretamento-sem-cadastro': e.fretamento && !(e.empresaCadastrada && e.veiculoCadastrado),
    }
    const sim = (v: boolean) => (v ? 'sim' : 'não')
    return {
      certo: !falhas[sentido],
      mensagem: falhas[sentido]
        ? 'não consta'
        : e.fretamento === (sentido === 'fretamento-sem-cadastro')
          ? 'consta'
          : 'não é este o serviço',
      olhou: [
        { o_que: 'fretamento', valor: sim(e.fretamento) },
        { o_que: 'delegação', valor: sim(e.delegado) },
        { o_que: 'empresa no cadastro', valor: sim(e.empresaCadastrada) },
        { o_que: 'veículo no cadastro', valor: sim(e.veiculoCadastrado) },
      ],
    }
  },
}
