import { type DataCivil, somarDias } from '@outorga/lei'
import sql from 'sql-template-tag'
import { inserirLinhas } from '../../linhas/cadastrar-linha.js'
import { fixarPrimeirosQuadros, gravarNovoQuadro } from '../../linhas/gravar-quadro.js'
import { fichaDaLinha, type Linha } from '../../linhas/linha.js'
import { type DadosDoPonto, PONTO } from '../../linhas/ponto.js'
import type { ConteudoDaLinha, PontoDaLinha } from '../../linhas/quadro.js'
import { registrosOnde } from '../../registros/registro.js'
import { inserirEmLote } from './inserir-em-lote.js'
import { type LinhaDaRede, linhasDaRede } from './linhas.js'
import { LUGARES, type Lugar } from './lugares.js'
import type { OperadoraNoCadastro, Palco } from './palco.js'
import { sortear } from './sorteio.js'

const LEVAS = 12
/** One line in so many changed its hours since. */
const MUDADAS = { RR: 5, RS: 60 } as const
/** One in so many is out of use. */
const PARADAS = 80

type ComQuadro = { linha: Linha; quadro: ConteudoDaLinha }

type PontoNoCadastro = Pick<PontoDaLinha, 'ponto_id' | 'lat' | 'lon' | 'terminal'>

/** The points of the network: those of the small demonstration as they are, and the others. */
async function semearPontos(p: Palco): Promise<Map<Lugar, PontoNoCadastro>> {
  const lugares = LUGARES[p.autoridade.uf].map((l) => ({
    l,
    dados: { ...l, lat: l.lat.toFixed(4), lon: l.lon.toFixed(4) },
  }))
  const c = await p.como('analista', p.ha(499), '09:00')
  const antes = await registrosOnde<DadosDoPonto>(c, sql`r.tipo = 'ponto'`, sql`r.id`, lugares.length)
  const porChave = new Map(antes.map((r) => [r.chave, r]))
  const faltam = lugares.filter(({ dados }) => !porChave.has(PONTO.chave(dados as never)))
  const ids = await inserirEmLote(
    c,
    PONTO,
    faltam.map((x) => x.dados),
  )
  const novos = new Map(faltam.map((x, i) => [x.l, ids[i] ?? '']))
  return new Map(
    lugares.map(({ l, dados }) => {
      const conhecido = porChave.get(PONTO.chave(dados as never))
      const { lat, lon, terminal } = conhecido?.dados ?? dados
      return [l, { ponto_id: conhecido?.id ?? novos.get(l) ?? '', lat, lon, terminal }]
    }),
  )
}

/** Lines between two municipalities are of one operator; what may run them depends on the service. */
function escolherOperadoras(p: Palco, operadoras: readonly OperadoraNoCadastro[]) {
  const s = sortear(p.autoridade.uf === 'RR' ? 41 : 42)
  const doGrupo = new Map<string, OperadoraNoCadastro>()
  const ramo = (l: LinhaDaRede) => (l.servico === 'hidroviario' ? 'agua' : 'linhas')
  const cabem = (l: LinhaDaRede) =>
    operadoras.filter((o) => (l.de ? o.razao_social.includes(l.de) : o.ramo === ramo(l)))
  return (l: LinhaDaRede): OperadoraNoCadastro => {
    const grupo = `${l.servico} ${l.grupo}`
    const escolhida = doGrupo.get(grupo) ?? s.um(cabem(l).flatMap((o) => Array<typeof o>(o.peso).fill(o)))
    doGrupo.set(grupo, escolhida)
    return escolhida
  }
}

async function semearLeva(
  p: Palco,
  dia: DataCivil,
  linhas: readonly (LinhaDaRede & { operadora: OperadoraNoCadastro })[],
  pontos: ReadonlyMap<Lugar, PontoNoCadastro>,
): Promise<ComQuadro[]> {
  const c = await p.como('analista', dia, '10:00')
  const noCadastro = (l: Lugar | undefined): PontoNoCadastro => {
    const ponto = l && pontos.get(l)
    if (!ponto) throw new Error('a place without a point')
    return ponto
  }
  const prontas = linhas.map((l) => {
    const quadro = {
      ...l.quadro,
      pontos: l.quadro.pontos.map((x, i) => ({ ...x, ...noCadastro(l.lugares[i]) })),
    }
    const [a, b] = [quadro.pontos[0], quadro.pontos.at(-1)]
    if (!a || !b) throw new Error(`no itinerary: ${l.numero}`)
    const ficha = fichaDaLinha({
      numero: l.numero,
      nome: l.nome,
      servico: l.servico,
      extremo_a: a.localidade,
      extremo_b: b.localidade,
      municipio_a: a.municipio_ibge,
      municipio_b: b.municipio_ibge,
      extensao_km: b.km,
      partidas: [],
      situacao: Number(l.numero) % PARADAS === 17 ? 'inativa' : 'ativa',
      operadora: l.operadora,
    })
    return { ficha, quadro }
  })
  const ids = await inserirLinhas(
    c,
    prontas.map((x) => x.ficha),
  )
  const nome = (ibge: string) => LUGARES[p.autoridade.uf].find((l) => l.municipio_ibge === ibge)?.nome ?? ibge
  const feitas = prontas.map(({ ficha, quadro }, i): ComQuadro => {
    const linha: Linha = {
      ...ficha,
      id: ids[i] ?? '',
      versao: 1,
      municipio_a_nome: nome(ficha.municipio_a),
      municipio_b_nome: nome(ficha.municipio_b),
      quadro: null,
    }
    return { linha, quadro }
  })
  const decidida = await p.como('analista', dia, '15:00')
  await fixarPrimeirosQuadros(
    decidida,
    feitas.map(({ linha, quadro }) => ({
      linha,
      quadro: { ...quadro, de: somarDias(dia, 15) },
      ordem: {
        ato: `Portaria de demonstração ${decidida.hoje.slice(0, 4)}/${linha.numero}`,
        razoes: 'Fixa o regime de funcionamento da linha como ela roda hoje.',
        motivo: 'fixacao',
      },
    })),
  )
  return feitas
}

/** A later Quadro of some of the lines: one departure more; the newest are still to come into force. */
async function mudarHorarios(p: Palco, linhas: readonly ComQuadro[]): Promise<void> {
  const mudadas = linhas.filter((_, i) => i % MUDADAS[p.autoridade.uf] === 3)
  for (const [i, { linha, quadro }] of mudadas.entries()) {
    const dia = p.ha(20 + (i % 8) * 9)
    const c = await p.como('analista', dia, '16:00')
    const de = somarDias(dia, i % 4 === 0 ? 90 : 10)
    const nova = { hora: '23:59', dias: [5, 6], sentido: 'ida' as const, tipo: 'comum' as const }
    await gravarNovoQuadro(
      c,
      linha.id,
      { ...quadro, horarios: [...quadro.horarios, nova], de },
      {
        ato: `Portaria de demonstração ${dia.slice(0, 4)}/${linha.numero}-A`,
        razoes: 'Mais uma partida nas noites de sexta-feira e de sábado, pedida por passageiros.',
        motivo: 'regime',
      },
    )
  }
}

/** The points and the lines of the network, each with its Quadro. */
export async function semearLinhas(p: Palco, operadoras: readonly OperadoraNoCadastro[]): Promise<void> {
  const pontos = await semearPontos(p)
  const operadoraDe = escolherOperadoras(p, operadoras)
  const linhas = linhasDaRede(p.autoridade.uf).map((l) => ({ ...l, operadora: operadoraDe(l) }))
  const feitas: ComQuadro[] = []
  for (let leva = 0; leva < LEVAS; leva++) {
    const daLeva = linhas.filter((_, i) => i % LEVAS === leva)
    if (daLeva.length > 0) feitas.push(...(await semearLeva(p, p.ha(500 - leva * 30), daLeva, pontos)))
  }
  await mudarHorarios(p, feitas)
}
