import { type Dispositivo, escreverDispositivo, type RecusaDaLei } from '@outorga/lei'
import { z } from 'zod'

export interface ErroDeCampo {
  campo: string
  mensagem: string
}

/** An answer that is a refusal (RFC 9457), in words for the person who asked. */
export class Problema extends Error {
  constructor(
    readonly status: number,
    readonly codigo: string,
    readonly mensagem: string,
    readonly extra: { campo?: string | null; dispositivo?: Dispositivo | null; erros?: ErroDeCampo[] } = {},
  ) {
    super(mensagem)
    this.name = 'Problema'
  }

  static daLei(recusa: RecusaDaLei): Problema {
    return new Problema(422, recusa.codigo, recusa.mensagem, {
      campo: recusa.campo,
      dispositivo: recusa.dispositivo,
    })
  }
}

const TITULOS: Record<number, string> = {
  400: 'Pedido incompleto',
  401: 'É preciso entrar',
  403: 'Sem permissão',
  404: 'Não encontrado',
  409: 'Não cabe agora',
  412: 'Alguém mudou antes de você',
  413: 'Arquivo grande demais',
  415: 'Tipo de arquivo não aceito',
  422: 'Há algo a corrigir',
  428: 'Falta a versão',
  429: 'Muitos pedidos seguidos',
  500: 'Falha no sistema',
}

export const ProblemaJson = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    codigo: z.string().describe('Estável; programas decidem por ele'),
    campo: z.string().nullable().describe('Campo da entrada que causou a recusa'),
    dispositivo: z.string().nullable().describe('Dispositivo da lei que recusou, em LexML'),
    dispositivo_escrito: z.string().nullable().describe('O mesmo, como se escreve'),
    erros: z.array(z.object({ campo: z.string(), mensagem: z.string() })),
  })
  .meta({ id: 'Problema' })

export function problemaJson(p: Problema): z.infer<typeof ProblemaJson> {
  const dispositivo = p.extra.dispositivo ?? null
  const campo = p.extra.campo ?? null
  return {
    type: `urn:outorga:${p.codigo}`,
    title: TITULOS[p.status] ?? 'Recusado',
    status: p.status,
    detail: p.mensagem,
    codigo: p.codigo,
    campo,
    dispositivo,
    dispositivo_escrito: dispositivo === null ? null : escreverDispositivo(dispositivo),
    erros: p.extra.erros ?? (campo === null ? [] : [{ campo, mensagem: p.mensagem }]),
  }
}

export const naoEncontrado = (o_que: string) =>
  new Problema(404, 'nao-encontrado', `${o_que}: nada com este endereço, ou nada que você possa ver.`)
