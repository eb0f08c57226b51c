import type { DataCivil, Papel } from '@outorga/lei'
import sql from 'sql-template-tag'
import { abrirDe } from '../../procedimentos/abrir.js'
import type { QualquerDefinicao } from '../../procedimentos/definicao.js'
import { praticarDe } from '../../procedimentos/praticar.js'
import { comoSistema, comoUsuario } from '../como-usuario.js'
import type { Palco } from './palco.js'

type Entrada = Record<string, unknown>
/** An act of a story: who does it, how many days ago, which, and with what. */
export type Passo = readonly [papel: Papel, ha: number, ato: string, entrada: Entrada]

/** Tells the procedures of one kind, each act by the use case itself and on its own day. */
export function contador(p: Palco, d: QualquerDefinicao) {
  const abrir = abrirDe(d)
  const atos = new Map<string, ReturnType<typeof praticarDe>>()
  const casoDo = (ato: string) => {
    const caso = atos.get(ato) ?? praticarDe(d, ato)
    atos.set(ato, caso)
    return caso
  }
  // Acts of one day follow one another by minutes.
  let minuto = 0
  const instante = (dia: DataCivil) => {
    minuto = (minuto + 1) % 480
    return p.instante(
      dia,
      `${String(8 + Math.floor(minuto / 60)).padStart(2, '0')}:${String(minuto % 60).padStart(2, '0')}`,
    )
  }
  const versaoDe = async (numero: string): Promise<number> => {
    await comoSistema(p.tx)
    const k = await p.tx.uma<{ versao: number }>(sql`
      select k.versao from procedimento x join caso k on k.id = x.id
       where x.autoridade_id = ${p.autoridade.id} and x.tipo = ${d.tipo} and x.numero = ${numero}`)
    return k?.versao ?? 0
  }
  const agir = async (numero: string, [papel, ha, ato, entrada]: Passo): Promise<void> => {
    const versao = await versaoDe(numero)
    await comoUsuario(p.tx, p.pessoa(papel), instante(p.ha(ha)), casoDo(ato), { ...entrada, numero }, versao)
  }
  return {
    agir,
    /** Opens one and takes it through `passos`; answers its number. */
    async contar(papel: Papel, ha: number, entrada: Entrada, passos: readonly Passo[] = []): Promise<string> {
      const recibo = await comoUsuario(p.tx, p.pessoa(papel), instante(p.ha(ha)), abrir, entrada)
      const { numero } = recibo
      for (const passo of passos) await agir(numero, passo)
      return numero
    },
  }
}
