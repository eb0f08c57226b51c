import { type Conferencia, conferir, type Exame, examinar } from '../core/conferencia.js'
import { ano as anoDe, type DataCivil, escreverData, lerData } from '../core/data.js'
import type { Dispositivo } from '../core/dispositivo.js'
import { RecusaDaLei } from '../core/erro.js'
import type { Parametros } from '../fiscalizacao/infracao.js'
import { LUGARES_DA_VAN_RR, LUGARES_MINIMOS_DO_ALTERNATIVO_RR } from './alternativo.js'
import { inteiroRR } from './emendas.js'
import { exigirInteiro, exigirVigenciaRR } from './norma.js'
import { NOME_DO_TIPO_DE_VEICULO_RR, type TipoDeVeiculoRR } from './servicos.js'

/** Art. 28, § 1: age in the last year of use (AMB-RR-11). */
export const IDADE_MAXIMA_DE_USO_RR = 15

/** Seats by kind of vehicle: art. 66 and art. 68, VI (AMB-RR-22). Others have no limit in this law. */
const LUGARES: Partial<
  Record<TipoDeVeiculoRR, { minimo: number; maximo: number | null; dispositivo: Dispositivo }>
> = {
  van: { ...LUGARES_DA_VAN_RR, dispositivo: 'art68_inc6' },
  alternativo: { minimo: LUGARES_MINIMOS_DO_ALTERNATIVO_RR, maximo: null, dispositivo: 'art66' },
}

/** The last day on which a vehicle may run: the end of the year in which it is 15 (art. 28, § 1; AMB-RR-11). */
export function ultimoDiaDeUso(anoFabricacao: number): DataCivil {
  return lerData(`${lerAno(anoFabricacao) + IDADE_MAXIMA_DE_USO_RR}-12-31`)
}

function lerAno(valor: number): number {
  const limites = { minimo: 1900, maximo: 2100, nome: 'O ano de fabricação', codigo: 'ano-invalido' }
  return exigirInteiro(valor, { ...limites, campo: 'ano_fabricacao', dispositivo: 'art28' })
}

/** Age of a vehicle on `data`: years by the calendar, whatever the month (AMB-RR-11). */
export function idadeDoVeiculo(anoFabricacao: number, data: DataCivil): number {
  const idade = anoDe(data) - lerAno(anoFabricacao)
  if (idade >= 0) return idade
  throw new RecusaDaLei({
    codigo: 'ano-invalido',
    mensagem: `O ano de fabricação é depois de ${escreverData(data)}.`,
    campo: 'ano_fabricacao',
    dispositivo: 'art28',
  })
}

function condicaoDosLugares(tipo: TipoDeVeiculoRR, lugares: number) {
  const limite = LUGARES[tipo]
  if (!limite) return []
  const { minimo, maximo, dispositivo } = limite
  const faixa = maximo === null ? `no mínimo ${minimo}` : `de ${minimo} a ${maximo}`
  return [
    {
      dispositivo,
      atendida: lugares >= minimo && (maximo === null || lugares <= maximo),
      descricao: `Lugares: ${NOME_DO_TIPO_DE_VEICULO_RR[tipo]} tem ${faixa}`,
      resultado: String(lugares),
      falta: `O veículo tem ${lugares} lugares; ${NOME_DO_TIPO_DE_VEICULO_RR[tipo]} tem ${faixa}.`,
      leituras: ['AMB-RR-22'],
    },
  ]
}

export interface PedidoDeRegistro {
  data: DataCivil
  ano_fabricacao: number
  tipo: TipoDeVeiculoRR
  lugares: number
}

/**
 * Whether a vehicle may be registered on `data` (art. 28; AMB-RR-11): age, by calendar years, not above the limit in
 * force (8 in the text of 2008; 10 where the authority adopted Lei 984/2014), and the seats its kind asks for.
 * @returns also `ultimo_dia_de_uso`, whatever the answer.
 * @throws RecusaDaLei `ano-invalido`, `lugares-invalidos`, `tipo-de-veiculo-invalido`, `fato-antes-da-vigencia`,
 * `parametro-invalido`.
 */
export function registroDeVeiculo(
  pedido: PedidoDeRegistro,
  parametros: Parametros = {},
): Exame & { idade: number; ultimo_dia_de_uso: DataCivil } {
  const { data, ano_fabricacao, tipo } = pedido
  if (!Object.hasOwn(NOME_DO_TIPO_DE_VEICULO_RR, tipo)) {
    throw new RecusaDaLei({
      codigo: 'tipo-de-veiculo-invalido',
      mensagem: 'O veículo é ônibus, micro-ônibus, van ou alternativo.',
      campo: 'tipo',
      dispositivo: 'art28',
    })
  }
  exigirVigenciaRR(data)
  const lugares = exigirInteiro(pedido.lugares, {
    minimo: 1,
    maximo: 600,
    nome: 'O número de lugares',
    codigo: 'lugares-invalidos',
    campo: 'lugares',
  })
  const idade = idadeDoVeiculo(ano_fabricacao, data)
  const limite = inteiroRR('idade_maxima_de_registro_anos', data, parametros)
  const ultimo = ultimoDiaDeUso(ano_fabricacao)
  const exame = examinar([
    {
      dispositivo: 'art28',
      atendida: idade <= limite.valor,
      descricao: `Idade: ${anoDe(data)} − ${ano_fabricacao}, no máximo ${limite.valor}`,
      resultado: String(idade),
      falta: `O veículo tem ${idade} anos de fabricação; registra-se com até ${limite.valor}.`,
      leituras: ['AMB-RR-11'],
    },
    ...condicaoDosLugares(tipo, lugares),
  ])
  const fim = {
    dispositivo: 'art28_par1' as const,
    descricao: `Último dia de uso: fim do ano em que faz ${IDADE_MAXIMA_DE_USO_RR}`,
    resultado: ultimo,
    leituras: ['AMB-RR-11'],
  }
  return {
    ...exame,
    idade,
    ultimo_dia_de_uso: ultimo,
    memoria: [limite.passo, ...exame.memoria, fim],
  }
}

/** Art. 27: the papers that a vehicle is registered with. */
export type DocumentoDoRegistro = 'certificado-de-propriedade' | 'declaracao-de-manutencao'

const DOCUMENTOS: Readonly<Record<DocumentoDoRegistro, string>> = {
  'certificado-de-propriedade': 'certificado de propriedade',
  'declaracao-de-manutencao': 'declaração escrita de responsabilidade pela manutenção',
}

/** Whether the papers of art. 27 were brought. */
export function examinarDocumentosDoRegistro(juntados: readonly DocumentoDoRegistro[]): Exame {
  return examinar(
    (Object.keys(DOCUMENTOS) as DocumentoDoRegistro[]).map((d) => ({
      dispositivo: 'art27',
      atendida: juntados.includes(d),
      descricao: `Documento: ${DOCUMENTOS[d]}`,
      resultado: juntados.includes(d) ? 'juntado' : 'falta',
      falta: `Falta: ${DOCUMENTOS[d]}.`,
    })),
  )
}

/** Whether a plate found on the road is a vehicle registered on that day (arts. 27 and 81, X). */
export function conferirRegistroDeVeiculo(veiculo: {
  placa: string
  registro: { de: DataCivil; ate: DataCivil | null } | null
  data: DataCivil
}): Conferencia {
  const { placa, registro, data } = veiculo
  const vale = registro !== null && registro.de <= data && (registro.ate === null || data <= registro.ate)
  return conferir({
    dispositivo: 'art27',
    certo: vale,
    conforme: 'Veículo registrado.',
    violacao: registro
      ? `O registro não vale em ${escreverData(data)}.`
      : `A placa ${placa} não está no registro.`,
    olhou: [
      { o_que: 'placa', valor: placa },
      { o_que: 'registro', valor: registro ? `de ${registro.de} até ${registro.ate ?? 'hoje'}` : 'não há' },
    ],
    infracao: 'art81_inc10',
  })
}

/**
 * Whether a vehicle may be in use on `data` (art. 28, § 1; → art. 82, V).
 * @throws RecusaDaLei `ano-invalido`.
 */
export function conferirIdadeDeUso(anoFabricacao: number, data: DataCivil): Conferencia {
  const ultimo = ultimoDiaDeUso(anoFabricacao)
  return conferir({
    dispositivo: 'art28_par1',
    certo: data <= ultimo,
    conforme: `Pode rodar até ${escreverData(ultimo)}.`,
    violacao: `Só podia rodar até ${escreverData(ultimo)}.`,
    olhou: [
      { o_que: 'ano de fabricação', valor: String(anoFabricacao) },
      { o_que: 'último dia de uso', valor: ultimo },
    ],
    infracao: 'art82_inc5',
    leituras: ['AMB-RR-11'],
  })
}

/**
 * Art. 28, § 2: a registered vehicle may pass to another delegatária while it may still be used; the registration limit
 * does not apply again.
 * @throws RecusaDaLei `ano-invalido`.
 */
export function examinarTransferenciaDeVeiculo(pedido: {
  data: DataCivil
  ano_fabricacao: number
  registrado: boolean
  retiradoDeTrafego: boolean
}): Exame {
  const ultimo = ultimoDiaDeUso(pedido.ano_fabricacao)
  return examinar([
    {
      dispositivo: 'art28_par2',
      atendida: pedido.registrado,
      descricao: 'Veículo já registrado',
      resultado: pedido.registrado ? 'sim' : 'não',
      falta: 'Só veículo já registrado se transfere: este passa pelo registro.',
    },
    {
      dispositivo: 'art28_par1',
      atendida: pedido.data <= ultimo,
      descricao: 'Último dia de uso',
      resultado: ultimo,
      falta: `O veículo só podia ser usado até ${escreverData(ultimo)}.`,
      leituras: ['AMB-RR-11'],
    },
    {
      dispositivo: 'art30_par1',
      atendida: !pedido.retiradoDeTrafego,
      descricao: 'Retirada de tráfego pendente',
      resultado: pedido.retiradoDeTrafego ? 'sim' : 'não',
      falta: 'O veículo está retirado de tráfego e espera liberação.',
    },
  ])
}

/**
 * Art. 31, I: whether the registration is to be cancelled ex officio on `data`, by age or by a technical report. Through
 * the 15th year it is only a warning (AMB-RR-11).
 * @throws RecusaDaLei `ano-invalido`.
 */
export function cancelamentoDeOficio(veiculo: {
  ano_fabricacao: number
  data: DataCivil
  /** A report of the state body that found it unsafe or unfit; null where there is none. */
  laudo: { numero: string; data: DataCivil; conclusao: 'apto' | 'inseguro' | 'improprio' } | null
}): Exame & { aviso: string | null } {
  const { data, laudo } = veiculo
  const ultimo = ultimoDiaDeUso(veiculo.ano_fabricacao)
  const velho = data > ultimo
  const reprovado = laudo !== null && laudo.conclusao !== 'apto' && laudo.data <= data
  const exame = examinar([
    {
      dispositivo: 'art31_inc1',
      atendida: velho || reprovado,
      descricao: reprovado ? `Laudo ${laudo.numero}: ${laudo.conclusao}` : 'Último dia de uso pela idade',
      resultado: reprovado ? laudo.data : ultimo,
      falta: `Não há causa: pode rodar até ${escreverData(ultimo)} e não há laudo contra o veículo.`,
      leituras: ['AMB-RR-11'],
    },
  ])
  const ultimoAno = !velho && anoDe(data) === anoDe(ultimo)
  return {
    ...exame,
    aviso: ultimoAno ? `Último ano de uso: o registro se cancela depois de ${escreverData(ultimo)}.` : null,
  }
}
