import {
  lerCnpj,
  lerCnpjOuCpf,
  lerData,
  lerDispositivo,
  lerInstante,
  lerPlaca,
  RecusaDaLei,
} from '@outorga/lei'
import { z } from 'zod'

/** A text that one of the law's readers understands; its refusal becomes the field's message. */
export function lido<T extends string>(ler: (texto: string) => T, descricao: string) {
  return z
    .string()
    .trim()
    .max(100)
    .transform((texto, ctx): T => {
      try {
        return ler(texto)
      } catch (erro) {
        if (!(erro instanceof RecusaDaLei)) throw erro
        ctx.addIssue({ code: 'custom', message: erro.mensagem })
        return z.NEVER
      }
    })
    .describe(descricao)
}

export const Data = lido(lerData, 'Data, AAAA-MM-DD')
export const MomentoLocal = lido(lerInstante, 'Data e hora com fuso, RFC 3339')
export const DispositivoLido = lido(
  lerDispositivo,
  'Dispositivo, em LexML (art79_inc1) ou como se escreve (art. 79, I)',
)
export const Cnpj = lido(lerCnpj, 'CNPJ, numérico ou alfanumérico')
export const CnpjOuCpf = lido(lerCnpjOuCpf, 'CNPJ ou CPF')
export const Placa = lido(lerPlaca, 'Placa, ABC1234 ou ABC1D23')

/** Text that a person writes: trimmed, with something in it. */
export const Texto = (maximo: number, minimo = 1) =>
  z
    .string()
    .trim()
    .min(minimo, minimo > 1 ? `Escreva ao menos ${minimo} letras.` : 'Campo obrigatório.')
    .max(maximo, `No máximo ${maximo} letras.`)

/** Optional text: absent and blank are the same. */
export const TextoOpcional = (maximo: number) =>
  z
    .string()
    .trim()
    .max(maximo)
    .nullish()
    .transform((t) => t || null)

export const Km = z
  .string()
  .trim()
  .regex(/^\d{1,5}([.,]\d)?$/, 'Escreva os quilômetros com no máximo uma casa, como 120.5.')
  .transform((t) => t.replace(',', '.'))

export const DinheiroTexto = z.string().describe('Reais com duas casas, «143.00»')

export const PassoJson = z
  .object({
    dispositivo: z.string().nullable(),
    descricao: z.string(),
    resultado: z.string(),
    parametro: z
      .object({
        nome: z.string(),
        valor: z.string(),
        de: z.string(),
        ate: z.string().nullable(),
        ato: z.string(),
        demonstracao: z.boolean(),
      })
      .optional(),
    leituras: z.array(z.string()).readonly().optional(),
    aplicado: z.boolean().optional(),
  })
  .meta({ id: 'Passo' })

export const MemoriaJson = z.array(PassoJson).readonly()

export const LeituraJson = z
  .object({
    id: z.string(),
    dispositivos: z.array(z.string()).readonly(),
    pergunta: z.string(),
    adotada: z.string(),
    alternativa: z.string().nullable(),
  })
  .meta({ id: 'Leitura' })

export const PrazoJson = z
  .object({
    nome: z.enum(['defesa', 'decisao', 'recurso', 'decisao-do-recurso', 'pagamento']),
    titulo: z.string(),
    duracao: z.number().int(),
    dispositivo: z.string().nullable(),
    ato: z.string().nullable().describe('Ato que fixou a duração, onde a lei não a dá'),
    demonstracao: z.boolean(),
    inicio: z.string(),
    vencimento: z.string(),
    dias: z
      .array(
        z.object({
          data: z.string(),
          papel: z.enum(['ciencia', 'espera', 'conta', 'prorroga', 'vencimento']),
          numero: z.number().int().nullable(),
          motivo: z.string().nullable(),
        }),
      )
      .readonly(),
    memoria: MemoriaJson,
  })
  .meta({ id: 'Prazo' })

export const MultaJson = z
  .object({
    valor: DinheiroTexto,
    reincidente: z.boolean(),
    medida_administrativa: z.literal('remocao-do-veiculo').nullable(),
    memoria: MemoriaJson,
    fixada: z.boolean().describe('Verdadeiro quando o auto é definitivo e o valor não muda mais'),
  })
  .meta({ id: 'Multa' })

export const EventoJson = z
  .object({
    ordem: z.number().int(),
    tipo: z.string(),
    titulo: z.string(),
    dispositivo: z.string().nullable(),
    momento: z.string(),
    autor: z.string(),
    cargo: z.string().describe('Cargo no momento do ato'),
    linhas: z.array(z.string()).describe('O que o ato disse, uma frase por linha'),
    hash: z.string(),
    documento: z.string().nullable().describe('Código de verificação do documento deste ato'),
  })
  .meta({ id: 'Evento' })

export const Pagina = {
  pagina: z.coerce.number().int().min(1).default(1),
  por_pagina: z.coerce.number().int().min(1).max(100).default(25),
}
