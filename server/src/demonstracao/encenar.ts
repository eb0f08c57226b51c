import { placaUnica } from '@outorga/lei'
import sql from 'sql-template-tag'
import { lavrarAutos } from '../fiscalizacao/autos/lavrar-autos.js'
import type { Tx } from '../platform/db/conexao.js'
import type { Momento } from './agenda.js'
import type { Ato } from './ato-encenado.js'
import { comoSistema, comoUsuario } from './como-usuario.js'
import type { AutoContado } from './historia.js'
import type { Cadastro } from './semear-cadastro.js'

interface Situacao {
  casoId: string
  numero: string
  placa: string
  valor: string | null
  versao: number
  operadora_id: string | null
}

interface Versionado {
  id: string
  versao: number
}

async function situacaoDo(tx: Tx, numero: string): Promise<Situacao> {
  const achada = await tx.uma<Situacao>(sql`
    select a.id as "casoId", a.numero, a.placa, a.valor, c.versao, a.operadora_id
      from auto a join caso c on c.id = a.id where a.numero = ${numero}`)
  if (!achada) throw new Error(`no auto ${numero}`)
  return achada
}

async function medidaDo(tx: Tx, autoId: string): Promise<Versionado> {
  const medida = await tx.uma<Versionado>(
    sql`select m.id, c.versao from medida m join caso c on c.id = m.id where m.auto_id = ${autoId}`,
  )
  if (!medida) throw new Error('no measure on this auto')
  return medida
}

async function lavrar(tx: Tx, c: Cadastro, { parada, dataDoFato, instante }: Momento): Promise<string[]> {
  const { viagem } = parada
  const emLinha = 'linha' in viagem
  const feito = await comoUsuario(tx, c.pessoa('fiscal'), instante, lavrarAutos, {
    origem: parada.origem ?? 'abordagem',
    placa: parada.placa,
    data: dataDoFato,
    hora: parada.hora,
    local: parada.local,
    municipio_ibge: c.municipio(parada.municipio),
    servico: emLinha ? 'linha' : viagem.servico,
    linha_id: emLinha ? c.linha(viagem.linha) : null,
    itinerario: emLinha ? null : viagem.itinerario,
    autuado: parada.autuado ?? null,
    autos: parada.autos.map(({ dispositivo, relato, quantidade = 1 }) => ({
      dispositivo,
      relato,
      quantidade,
    })),
  })
  return feito.autos.map((a) => a.numero)
}

async function praticar(tx: Tx, c: Cadastro, m: Momento, numero: string): Promise<void> {
  const { passo } = m
  if (!passo) return
  await comoSistema(tx)
  const s = await situacaoDo(tx, numero)
  // An operator without an account brings its papers to the desk.
  const semConta = passo.papel === 'operadora' && s.operadora_id !== c.pessoa('operadora').ator.operadoraId
  const quem = c.pessoa(semConta ? 'analista' : passo.papel)
  const ato: Ato = {
    dia: m.dia,
    numero,
    placa: s.placa,
    van: c.van(placaUnica(s.placa)),
    dataDoFato: m.dataDoFato,
    horaDoFato: m.parada.hora,
    valor: s.valor ?? '',
    agir: (caso, entrada) => comoUsuario(tx, quem, m.instante, caso, entrada, s.versao),
    async agirNaMedida(caso, entrada) {
      const medida = await medidaDo(tx, s.casoId)
      return comoUsuario(tx, quem, m.instante, caso, { ...entrada, id: medida.id } as never, medida.versao)
    },
  }
  await passo.fazer(ato)
}

/** Plays the moments in order, each by whom it falls to. `lavrados` hears how many autos more there are. */
export async function encenar(
  tx: Tx,
  c: Cadastro,
  momentos: readonly Momento[],
  lavrados: (quantos: number) => void,
): Promise<void> {
  const numeros = new Map<AutoContado, string>()
  for (const m of momentos) {
    if (m.auto === null) {
      const novos = await lavrar(tx, c, m)
      for (const [i, auto] of m.parada.autos.entries()) numeros.set(auto, novos[i] ?? '')
      lavrados(novos.length)
    } else {
      await praticar(tx, c, m, numeros.get(m.auto) ?? '')
    }
  }
  await comoSistema(tx)
}
