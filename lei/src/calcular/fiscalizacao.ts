import type { FatoAnterior, FatoPunivel, NormaId } from '../fiscalizacao/infracao.js'
import { coeficienteDeInfracao } from '../rr-664-2008/advertencia.js'
import { custoDoTransbordo } from '../rr-664-2008/apreensao.js'
import { calcularMultaRR } from '../rr-664-2008/multa.js'
import { INICIO_DA_VIGENCIA_RR } from '../rr-664-2008/norma.js'
import { converterSuspensaoEmMulta } from '../rr-664-2008/suspensao.js'
import { calcularMultaRS } from '../rs-11127-1998/multa.js'
import {
  type Campos,
  data,
  dataOpcional,
  dispositivo,
  numero,
  numeroOpcional,
  objetos,
  texto,
  textoOpcional,
} from './campos.js'
import { lerNorma, parametro, type Resultado } from './comum.js'

const MULTA: Readonly<Record<NormaId, { calcular: typeof calcularMultaRR; parametro: string }>> = {
  'rr-664-2008': { calcular: calcularMultaRR, parametro: 'coeficiente_piso_1' },
  'rs-11127-1998': { calcular: calcularMultaRS, parametro: 'upf_rs' },
}
const NORMAS_COM_MULTA = Object.keys(MULTA) as NormaId[]

function fatoAnterior(c: Campos): FatoAnterior {
  const situacao = textoOpcional(c, 'situacao')
  return {
    dispositivo: dispositivo(c, 'dispositivo'),
    linha: textoOpcional(c, 'linha'),
    data: data(c, 'data'),
    // Any word but «anulada» leaves the fact standing.
    situacao: situacao === 'anulada' || situacao === 'pendente' ? situacao : 'mantida',
  }
}

/** The fine of a fact, by the law that the request names. */
export function multa(c: Campos): Resultado {
  const { calcular, parametro: nome } = MULTA[lerNorma(c, NORMAS_COM_MULTA)]
  const fato: FatoPunivel = {
    dispositivo: dispositivo(c, 'dispositivo'),
    data: data(c, 'data'),
    linha: textoOpcional(c, 'linha'),
    quantidade: numeroOpcional(c, 'quantidade') ?? 1,
    historico: objetos(c, 'historico').map(fatoAnterior),
  }
  const serie = parametro(c, nome)
  const feita = calcular(fato, serie ? { [nome]: serie } : {})
  return {
    valor: feita.valor.toString(),
    reincidente: feita.reincidente,
    medida_administrativa: feita.medidaAdministrativa,
    memoria: feita.memoria,
  }
}

/** What carrying the passengers on costs the infractor (Lei 664/2008, art. 90, § 1). */
export function transbordo(c: Campos): Resultado {
  lerNorma(c, ['rr-664-2008'])
  const { valor, memoria } = custoDoTransbordo({
    passageiros: numero(c, 'passageiros'),
    trechos: objetos(c, 'trechos').map((t) => ({ km: texto(t, 'km'), coeficiente: texto(t, 'coeficiente') })),
  })
  return { valor: valor.toString(), memoria }
}

/** The fine that takes the place of a suspension (Lei 664/2008, art. 85, § 1). */
export function suspensaoEmMulta(c: Campos): Resultado {
  lerNorma(c, ['rr-664-2008'])
  const serie = parametro(c, 'coeficiente_piso_1')
  const { valor, memoria } = converterSuspensaoEmMulta({
    dias: numero(c, 'dias'),
    fator: numero(c, 'fator'),
    // The request brings the coefficient itself, so that without a date any day of the law serves.
    data: dataOpcional(c, 'data') ?? INICIO_DA_VIGENCIA_RR,
    parametros: serie ? { coeficiente_piso_1: serie } : {},
  })
  return { valor: valor.toString(), memoria }
}

/** The coeficiente de infração of a line in a semester (Lei 664/2008, art. 84). */
export function coeficienteDaLinha(c: Campos): Resultado {
  lerNorma(c, ['rr-664-2008'])
  const { coeficiente, advertencia, memoria } = coeficienteDeInfracao({
    ano: numero(c, 'ano'),
    semestre: numero(c, 'semestre'),
    multas: numero(c, 'multas'),
    viagens: numero(c, 'viagens'),
  })
  return { coeficiente, advertencia, memoria }
}
