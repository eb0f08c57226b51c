import { Dinheiro, ESTADOS_FINAIS, escreverDinheiro } from '@outorga/lei'
import { z } from 'zod'
import { Data, DinheiroTexto, Texto } from '../esquemas/comuns.js'
import { ReciboDeAtoJson } from '../fiscalizacao/autos/esquemas.js'
import { multaDoAuto } from '../fiscalizacao/autos/multa-do-auto.js'
import { abrirAuto, conferirData, praticarAto, recibo } from '../fiscalizacao/autos/praticar-ato.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import { Problema } from '../platform/problema.js'
import { tornarDefinitivo } from '../processos/tornar-definitivo.js'

/** Records that a fine was paid, whole. A payment before the end of the process fixes the fine and ends it. */
export const registrarPagamento = casoDeUso({
  resumo: 'Registrar o pagamento da multa',
  entrada: z.object({
    numero: z.string(),
    pago_em: Data,
    valor: DinheiroTexto,
    comprovante: Texto(100, 3).describe('Número do documento de arrecadação'),
  }),
  saida: ReciboDeAtoJson,
  permissao: 'caso:agir',
  async executar(c, e) {
    const { auto, prazos } = await abrirAuto(c, e.numero, 'registrar-pagamento')
    conferirData(c, 'pago_em', e.pago_em, auto.ciencia, 'a ciência do auto')
    const multa = await multaDoAuto(c, auto)
    const pago = Dinheiro.de(e.valor, 'valor')
    if (!pago.igual(Dinheiro.de(multa.valor))) {
      throw new Problema(
        422,
        'valor-diferente',
        `A multa é de ${escreverDinheiro(multa.valor)}; o valor informado é ${escreverDinheiro(pago)}.`,
        { campo: 'valor' },
      )
    }
    const vencimento = prazos.pagamento?.vencimento ?? null
    const dados = {
      pago_em: e.pago_em,
      valor: pago.toString(),
      comprovante: e.comprovante,
      vencimento,
      no_prazo: vencimento === null || e.pago_em <= vencimento,
    }
    const feito = ESTADOS_FINAIS.includes(auto.estado)
      ? await praticarAto(c, auto, 'registrar-pagamento', dados)
      : await tornarDefinitivo(c, auto, 'registrar-pagamento', dados)
    return recibo(feito, 'registrar-pagamento')
  },
})
