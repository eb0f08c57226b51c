import { enquadrar, escreverData, leiturasDe, NOME_DA_EVIDENCIA, somarMeses } from '@outorga/lei'
import { z } from 'zod'
import { acharOperadora } from '../../cadastro/operadora.js'
import { CnpjOuCpf, Data, DispositivoLido, LeituraJson, MultaJson } from '../../esquemas/comuns.js'
import { acharLinha } from '../../linhas/linha.js'
import { casoDeUso } from '../../platform/caso-de-uso.js'
import { calcularMultaDoFato } from './multa-do-auto.js'

/** The fine that an auto drawn up now would bring, doubling included: a warning, not an act. */
export const preverMulta = casoDeUso({
  resumo: 'Prever a multa de uma infração',
  entrada: z.object({
    dispositivo: DispositivoLido,
    data: Data,
    quantidade: z.coerce.number().int().min(1).max(1000).default(1),
    operadora_id: z.uuid().optional(),
    documento: CnpjOuCpf.optional(),
    linha_id: z.uuid().optional(),
  }),
  saida: z
    .object({
      multa: MultaJson.omit({ fixada: true }),
      evidencias: z.array(z.string()),
      leituras: z.array(LeituraJson),
      aviso: z.string().nullable().describe('Se dobra, por quê'),
    })
    .meta({ id: 'MultaPrevista' }),
  permissao: 'auto:lavrar',
  async executar(c, e) {
    const infracao = enquadrar(c.lei, e, c.hoje)
    const operadora = e.operadora_id ? await acharOperadora(c, e.operadora_id) : null
    const linha = e.linha_id ? await acharLinha(c, e.linha_id) : null
    const multa = await calcularMultaDoFato(c, {
      dispositivo: e.dispositivo,
      data_fato: e.data,
      quantidade: e.quantidade,
      autuado_documento: operadora?.documento ?? e.documento ?? null,
      linha_numero: linha?.numero ?? null,
    })
    const dobra = infracao.dobra
    return {
      multa,
      evidencias: infracao.evidencias.map((x) => NOME_DA_EVIDENCIA[x]),
      leituras: leiturasDe(c.lei, infracao, multa.memoria).map((l) => ({
        ...l,
        dispositivos: [...l.dispositivos],
      })),
      aviso:
        multa.reincidente && dobra
          ? `A multa dobra: mesma infração${dobra.mesmaLinha ? ' na mesma linha' : ''} desde ${escreverData(somarMeses(e.data, -dobra.meses))}.`
          : null,
    }
  },
})
