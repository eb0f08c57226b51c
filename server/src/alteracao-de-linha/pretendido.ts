import type { ConteudoDaLinha, PontoDaLinha } from '../linhas/quadro.js'
import type { Rascunho } from '../linhas/rascunho.js'
import type { Contexto } from '../platform/contexto.js'
import { Problema } from '../platform/problema.js'
import { dito, type NomeDoCampo, type Pedido } from './campos.js'
import { conteudoDo, horariosDe, type PontoPedido, rascunhoDoQuadro, rascunhoDos } from './itinerario.js'

const recusar = (campo: NomeDoCampo, mensagem: string) =>
  new Problema(422, 'pedido-sem-cabimento', mensagem, { campo })

const decimos = (km: string) => Math.round(Number(km) * 10)
const emKm = (d: number) => (d / 10).toFixed(1)

/** The point of the Quadro that a field names. @throws Problema 422 naming the field. */
export function doQuadro(q: ConteudoDaLinha, campo: NomeDoCampo, id: string): PontoDaLinha {
  const ponto = q.pontos.find((p) => p.ponto_id === id)
  if (!ponto) throw recusar(campo, 'Este ponto não está no quadro da linha.')
  return ponto
}

/** The whole itinerary as typed; hours, where the kind does not ask them, are today's. */
export const itinerarioInteiro = (c: Contexto, q: ConteudoDaLinha, e: Pedido) =>
  conteudoDo(
    c,
    rascunhoDos(dito(e, 'pontos'), {
      horarios: e.horarios ? horariosDe(e.horarios) : q.horarios,
      restricoes: q.restricoes,
      paradas_pelo_conselho: q.paradas_pelo_conselho,
    }),
    (campo) => campo.replace(/^trechos\.(\d+).*$/, (_, i) => `pontos.${Number(i) + 1}.km`),
  )

/** Today's itinerary with other hours. */
export const outrosHorarios = (c: Contexto, q: ConteudoDaLinha, e: Pedido) =>
  conteudoDo(c, { ...rascunhoDoQuadro(q), horarios: horariosDe(dito(e, 'horarios')) })

/** Today's Quadro without some departures, whatever their days. @throws Problema 422 where one is not in it. */
export function semHorarios(
  q: ConteudoDaLinha,
  campo: 'horarios_cancelados' | 'horarios_parados',
  partidas: readonly { hora: string; sentido: 'ida' | 'volta' }[],
): ConteudoDaLinha {
  const fora = partidas.find((p) => !q.horarios.some((h) => h.hora === p.hora && h.sentido === p.sentido))
  if (fora) throw recusar(campo, `A partida das ${fora.hora}, ${fora.sentido}, não está no quadro da linha.`)
  const sai = new Set(partidas.map((p) => `${p.sentido} ${p.hora}`))
  return { ...q, horarios: q.horarios.filter((h) => !sai.has(`${h.sentido} ${h.hora}`)) }
}

export function comParadas(q: ConteudoDaLinha, ids: readonly string[]): ConteudoDaLinha {
  for (const id of ids) doQuadro(q, 'paradas', id)
  return { ...q, pontos: q.pontos.map((p) => ({ ...p, parada: ids.includes(p.ponto_id) })) }
}

export const comRestricoes = (c: Contexto, q: ConteudoDaLinha, e: Pedido): Promise<ConteudoDaLinha> => {
  const pares = dito(e, 'restricoes')
  for (const { de, ate } of pares) {
    for (const id of [de, ate]) {
      if (!doQuadro(q, 'restricoes', id).secao)
        throw recusar('restricoes', 'A restrição é entre duas seções da linha.')
    }
  }
  const novas = pares.map(({ de, ate }): [string, string] => [de, ate])
  return conteudoDo(c, { ...rascunhoDoQuadro(q), restricoes: [...q.restricoes, ...novas] })
}

/** Cuts the stretch that leaves point `de` in two, at `corte` tenths of a kilometre from it; later ones move by one. */
function cortarTrechos(trechos: Rascunho['trechos'], de: number, corte: number): Rascunho['trechos'] {
  let falta = corte
  return trechos.flatMap((t): Rascunho['trechos'] => {
    if (t.de < de) return [t]
    if (t.de > de) return [{ ...t, de: t.de + 1 }]
    const tem = decimos(t.km)
    const antes = Math.min(falta, tem)
    falta -= antes
    return [
      ...(antes > 0 ? [{ ...t, km: emKm(antes) }] : []),
      ...(tem > antes ? [{ ...t, de: de + 1, km: emKm(tem - antes) }] : []),
    ]
  })
}

/** Today's itinerary with one more section: a point that it already passes, or one put where its kilometre falls. */
export function comSecao(c: Contexto, q: ConteudoDaLinha, e: Pedido): Promise<ConteudoDaLinha> {
  const id = dito(e, 'ponto_de_secao')
  const r = rascunhoDoQuadro(q)
  const daqui = q.pontos.find((p) => p.ponto_id === id)
  if (daqui?.secao) throw recusar('ponto_de_secao', `${daqui.localidade} já é seção desta linha.`)
  if (daqui) {
    return conteudoDo(c, {
      ...r,
      pontos: r.pontos.map((p) => (p.ponto_id === id ? { ...p, secao: true } : p)),
    })
  }
  const { km_do_ponto, minutos_do_ponto } = e
  if (km_do_ponto === null || minutos_do_ponto === null) {
    const campo = km_do_ponto === null ? 'km_do_ponto' : 'minutos_do_ponto'
    throw recusar(campo, 'A linha não passa por este ponto: diga a que altura ele entra.')
  }
  const km = decimos(km_do_ponto)
  const depois = q.pontos.findIndex((p) => decimos(p.km) >= km)
  const antes = q.pontos[depois - 1]
  if (!antes || decimos(q.pontos[depois]?.km ?? '0') === km)
    throw recusar('km_do_ponto', 'O ponto fica entre os extremos da linha, longe dos que ela já tem.')
  const novo = {
    ponto_id: id,
    km: emKm(km),
    minutos: minutos_do_ponto,
    secao: true,
    parada: false,
  }
  return conteudoDo(
    c,
    {
      ...r,
      pontos: r.pontos.toSpliced(depois, 0, novo),
      trechos: cortarTrechos(r.trechos, depois - 1, km - decimos(antes.km)),
    },
    (campo) =>
      campo.endsWith('.minutos')
        ? 'minutos_do_ponto'
        : campo.endsWith('.km')
          ? 'km_do_ponto'
          : 'ponto_de_secao',
  )
}

/** The draft written from its other end: what is at kilometre `k` is at the length less `k`. */
function aoContrario(r: Rascunho): Rascunho {
  const ultimo = r.pontos.at(-1)
  const n = r.pontos.length
  const sentidos = { ida: 'volta', volta: 'ida' } as const
  return {
    ...r,
    pontos: r.pontos.toReversed().map((p) => ({
      ...p,
      km: emKm(decimos(ultimo?.km ?? '0') - decimos(p.km)),
      minutos: (ultimo?.minutos ?? 0) - (p.minutos ?? 0),
    })),
    trechos: r.trechos.toReversed().map((t) => ({ ...t, de: n - 2 - t.de })),
    horarios: r.horarios.map((h) => ({ ...h, sentido: sentidos[h.sentido] })),
  }
}

/** Changes the end that `ponta` names; both are handled as the last point. */
function naPonta(r: Rascunho, e: Pedido, mudar: (r: Rascunho) => Rascunho): Rascunho {
  return dito(e, 'ponta') === 'fim' ? mudar(r) : aoContrario(mudar(aoContrario(r)))
}

function juntarAlem(r: Rascunho, alem: readonly PontoPedido[]): Rascunho {
  const fim = r.pontos.at(-1)
  const n = r.pontos.length
  const base = { km: decimos(fim?.km ?? '0'), minutos: fim?.minutos ?? 0 }
  return {
    ...r,
    pontos: [
      ...r.pontos,
      ...alem.map((p, i) => ({
        ponto_id: p.ponto_id,
        km: emKm(base.km + decimos(p.km)),
        minutos: base.minutos + p.minutos,
        secao: i === alem.length - 1 || p.secao === true,
        parada: p.parada === true,
      })),
    ],
    trechos: [
      ...r.trechos,
      ...alem.map((p, i) => ({
        de: n - 1 + i,
        km: emKm(Math.max(0, decimos(p.km) - decimos(alem[i - 1]?.km ?? '0'))),
        piso: p.piso ?? ('pavimentado' as const),
      })),
    ],
  }
}

/**
 * Today's itinerary and the points past its end.
 * @throws Problema 422, also where the end moves inside its Município, which is no extension (art. 58, § 2).
 */
export async function prolongado(c: Contexto, q: ConteudoDaLinha, e: Pedido): Promise<ConteudoDaLinha> {
  const alem = dito(e, 'acrescimo')
  const n = q.pontos.length
  const noFim = dito(e, 'ponta') === 'fim'
  const lugar = (i: number) => (noFim ? i - n : alem.length - 1 - i)
  const novo = await conteudoDo(
    c,
    naPonta(rascunhoDoQuadro(q), e, (r) => juntarAlem(r, alem)),
    (campo) => {
      const [, i = '', resto = ''] = /^pontos\.(\d+)\.(\w+)$/.exec(campo) ?? []
      const onde = lugar(Number(i))
      return i !== '' && onde >= 0 && onde < alem.length ? `acrescimo.${onde}.${resto}` : 'acrescimo'
    },
  )
  const [antigo, extremo] = [q, novo].map(({ pontos }) => pontos.at(noFim ? -1 : 0)?.municipio_ibge)
  if (antigo !== extremo) return novo
  throw new Problema(
    422,
    'vedado',
    'O novo extremo fica no mesmo Município: não é prolongamento. Peça mudança de extremo.',
    { campo: 'acrescimo', dispositivo: 'art58_par2' },
  )
}

/** Today's itinerary up to one of its points. */
export function encurtado(c: Contexto, q: ConteudoDaLinha, e: Pedido): Promise<ConteudoDaLinha> {
  const id = dito(e, 'novo_extremo')
  doQuadro(q, 'novo_extremo', id)
  const [primeiro, ultimo] = [q.pontos[0], q.pontos.at(-1)]
  if (id === primeiro?.ponto_id || id === ultimo?.ponto_id)
    throw recusar('novo_extremo', 'O novo extremo fica entre os extremos de hoje.')
  const cortar = (r: Rascunho): Rascunho => {
    const fim = r.pontos.findIndex((p) => p.ponto_id === id)
    return {
      ...r,
      pontos: r.pontos.slice(0, fim + 1).map((p, i) => (i === fim ? { ...p, secao: true } : p)),
      trechos: r.trechos.filter((t) => t.de < fim),
    }
  }
  return conteudoDo(c, naPonta(rascunhoDoQuadro(q), e, cortar), () => 'novo_extremo')
}

/** Today's itinerary with another point in the place of its end. */
export function comOutroExtremo(c: Contexto, q: ConteudoDaLinha, e: Pedido): Promise<ConteudoDaLinha> {
  const id = dito(e, 'novo_extremo')
  const trocar = (r: Rascunho): Rascunho => {
    const semFim = {
      ...r,
      pontos: r.pontos.slice(0, -1),
      trechos: r.trechos.filter((t) => t.de < r.pontos.length - 2),
    }
    const novo = {
      ponto_id: id,
      km: dito(e, 'km_do_extremo'),
      minutos: dito(e, 'minutos_do_extremo'),
      piso: e.piso_do_extremo,
      secao: true,
      parada: false,
    }
    return juntarAlem(semFim, [novo])
  }
  return conteudoDo(c, naPonta(rascunhoDoQuadro(q), e, trocar), (campo) =>
    campo.endsWith('.minutos')
      ? 'minutos_do_extremo'
      : campo.endsWith('.km')
        ? 'km_do_extremo'
        : 'novo_extremo',
  )
}

/** The part of today's itinerary between two of its points, with hours of its own: a service apart (art. 50). */
export function parteDoItinerario(c: Contexto, q: ConteudoDaLinha, e: Pedido): Promise<ConteudoDaLinha> {
  const pontas = [dito(e, 'origem'), dito(e, 'destino')].map((id) =>
    q.pontos.findIndex((p) => p.ponto_id === id),
  )
  const [a, b] = [Math.min(...pontas), Math.max(...pontas)]
  const base = q.pontos[a]
  if (a < 0 || a === b || !base)
    throw new Problema(
      422,
      'vedado',
      'O atendimento parcial vai de um a outro ponto do itinerário da linha.',
      {
        campo: pontas[0] === -1 ? 'origem' : 'destino',
        dispositivo: 'art50',
      },
    )
  const pontos = q.pontos.slice(a, b + 1).map((p, i, todos) => ({
    ponto_id: p.ponto_id,
    km: emKm(decimos(p.km) - decimos(base.km)),
    minutos: p.minutos - base.minutos,
    secao: p.secao || i === 0 || i === todos.length - 1,
    parada: p.parada,
  }))
  return conteudoDo(c, {
    pontos,
    trechos: q.trechos.filter((t) => t.de >= a && t.de < b).map((t) => ({ ...t, de: t.de - a })),
    horarios: horariosDe(dito(e, 'horarios')),
    restricoes: q.restricoes,
    paradas_pelo_conselho: q.paradas_pelo_conselho,
  })
}
