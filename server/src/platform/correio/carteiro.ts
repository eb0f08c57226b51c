import { createTransport } from 'nodemailer'
import sql from 'sql-template-tag'
import type { Banco } from '../db/conexao.js'

const MAXIMO_DE_TENTATIVAS = 8
const ESPERA_MS = 60_000

export interface OpcoesDoCarteiro {
  banco: Banco
  /** `smtp://user:password@host:port`. */
  smtp: string
  remetente: string
  falhou(erro: unknown): void
}

/**
 * Sends the outbox over SMTP, one message a transaction: one that fails stays, with its error, and does not stop the
 * others. Two processes never send the same message.
 */
export function carteiro({ banco, smtp, remetente, falhou }: OpcoesDoCarteiro) {
  const transporte = createTransport(smtp)
  let correndo: Promise<void> | null = null

  const enviarUma = () =>
    banco.comoSistema(async (tx) => {
      const m = await tx.uma<{ id: string; para: string; assunto: string; corpo: string }>(sql`
        select id, para, assunto, corpo from mensagem
         where enviada_em is null and tentativas < ${MAXIMO_DE_TENTATIVAS}
           and (tentada_em is null or tentada_em + tentativas * tentativas * interval '1 minute' <= now())
         order by criada_em limit 1 for update skip locked`)
      if (!m) return false
      try {
        await transporte.sendMail({ from: remetente, to: m.para, subject: m.assunto, text: m.corpo })
        await tx.executar(sql`update mensagem set enviada_em = now(), erro = null where id = ${m.id}`)
      } catch (erro) {
        await tx.executar(
          sql`update mensagem set tentativas = tentativas + 1, tentada_em = now(), erro = ${String(erro).slice(0, 500)} where id = ${m.id}`,
        )
      }
      return true
    })

  const correr = async () => {
    try {
      while (await enviarUma());
    } catch (erro) {
      falhou(erro)
    }
    correndo = null
  }
  const pedir = () => {
    correndo ??= correr()
  }
  const relogio = setInterval(pedir, ESPERA_MS)
  return {
    pedir,
    async fechar() {
      clearInterval(relogio)
      await correndo
      transporte.close()
    },
  }
}
