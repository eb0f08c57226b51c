import { prolongamento as examinarProlongamento } from '../rr-664-2008/alteracao-de-linha.js'
import { indenizacaoDeBagagem } from '../rr-664-2008/indenizacao.js'
import { passageirosEmPe } from '../rr-664-2008/passageiro.js'
import { NOME_DO_TIPO_DE_VEICULO_RR, type TipoDeVeiculoRR } from '../rr-664-2008/servicos.js'
import { registroDeVeiculo } from '../rr-664-2008/veiculo.js'
import { type Campos, data, instante, logico, logicoOpcional, numero, opcao, texto } from './campos.js'
import { lerNorma, parametro, type Resultado } from './comum.js'

const TIPOS_DE_VEICULO = Object.keys(NOME_DO_TIPO_DE_VEICULO_RR) as TipoDeVeiculoRR[]

/** The cap of the indemnity for lost baggage and until when to claim it (Lei 664/2008, art. 41). */
export function bagagem(c: Campos): Resultado {
  lerNorma(c, ['rr-664-2008'])
  const serie = parametro(c, 'coeficiente_piso_1')
  const { teto, reclamar_ate, memoria } = indenizacaoDeBagagem({
    data: data(c, 'data'),
    chegada: instante(c, 'chegada'),
    parametros: serie ? { coeficiente_piso_1: serie } : {},
  })
  return { teto: teto.toString(), reclamar_ate, memoria }
}

/** Whether a vehicle may be registered, and its last day of use (Lei 664/2008, art. 28). */
export function registro(c: Campos): Resultado {
  lerNorma(c, ['rr-664-2008'])
  const idadeMaxima = parametro(c, 'idade_maxima_de_registro_anos')
  const { permitido, motivos, ultimo_dia_de_uso, memoria } = registroDeVeiculo(
    {
      data: data(c, 'data'),
      ano_fabricacao: numero(c, 'ano_fabricacao'),
      tipo: opcao(c, 'tipo', TIPOS_DE_VEICULO),
      lugares: numero(c, 'lugares'),
    },
    idadeMaxima ? { idade_maxima_de_registro_anos: idadeMaxima } : {},
  )
  return { permitido, motivos, ultimo_dia_de_uso, memoria }
}

/** How many passengers may stand (Lei 664/2008, art. 26). */
export function emPe(c: Campos): Resultado {
  lerNorma(c, ['rr-664-2008'])
  const { maximo, memoria } = passageirosEmPe({
    tipo: opcao(c, 'tipo', TIPOS_DE_VEICULO),
    capacidade: numero(c, 'capacidade'),
    distancia_km: texto(c, 'distancia_km'),
  })
  return { maximo, memoria }
}

/** Whether a line may be extended, and what a person must decide (Lei 664/2008, art. 58). */
export function prolongamento(c: Campos): Resultado {
  lerNorma(c, ['rr-664-2008'])
  const { permitido, motivos, depende_de, memoria } = examinarProlongamento({
    extensao_inicial_km: texto(c, 'extensao_inicial_km'),
    acrescimo_km: texto(c, 'acrescimo_km'),
    ja_prolongada: logico(c, 'ja_prolongada'),
    resultado_de_fusao: logico(c, 'resultado_de_fusao'),
    atendimento_parcial: logicoOpcional(c, 'atendimento_parcial') ?? false,
    novo_extremo: texto(c, 'novo_extremo'),
    extremos_coincidem_com_outra_linha: logico(c, 'extremos_coincidem_com_outra_linha'),
    mesmo_municipio: logico(c, 'mesmo_municipio'),
  })
  return { permitido, motivos, depende_de, memoria }
}
