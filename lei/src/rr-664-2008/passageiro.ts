import { type Conferencia, conferir } from '../core/conferencia.js'
import { type DataCivil, escreverData, somarDias, somarMeses } from '../core/data.js'
import { escreverNumero, Numero } from '../core/dinheiro.js'
import { RecusaDaLei } from '../core/erro.js'
import type { Memoria, Passo } from '../core/memoria.js'
import { exigirInteiro } from './norma.js'
import { NOME_DO_TIPO_DE_VEICULO_RR, type TipoDeVeiculoRR } from './servicos.js'

/** The last day on which a child travels on a lap without a ticket: the eve of turning 6 (art. 25; AMB-RR-09). */
export function ultimoDiaDeColo(nascimento: DataCivil): DataCivil {
  return somarDias(somarMeses(nascimento, 72), -1)
}

/** Art. 25: every passenger has a ticket or a travel authorisation, save a lap child (→ art. 80, I). */
export function conferirBilhete(passageiro: {
  titulo: 'bilhete' | 'autorizacao-de-viagem' | 'nenhum' | null
  /** Where the passenger is said to be a lap child. */
  nascimento: DataCivil | null
  deColo: boolean
  viagem: DataCivil
}): Conferencia {
  const { titulo, nascimento, deColo, viagem } = passageiro
  const ultimo = nascimento === null ? null : ultimoDiaDeColo(nascimento)
  const comTitulo = titulo !== null && titulo !== 'nenhum'
  const dispensado = deColo ? (ultimo === null ? null : viagem <= ultimo) : false
  return conferir({
    dispositivo: 'art25',
    certo: comTitulo || dispensado === true ? true : dispensado === null || titulo === null ? null : false,
    conforme: comTitulo ? 'Viaja com bilhete ou autorização.' : 'Criança de colo: não precisa de bilhete.',
    violacao: deColo && ultimo ? `A dispensa acabou em ${escreverData(ultimo)}.` : 'Viaja sem bilhete.',
    semDados: deColo ? 'Falta a data de nascimento.' : 'O bilhete não foi verificado.',
    olhou: [
      { o_que: 'bilhete', valor: titulo ?? 'não verificado' },
      ...(deColo ? [{ o_que: 'nascimento', valor: nascimento ?? 'não informado' }] : []),
    ],
    infracao: 'art80_inc1',
    leituras: ['AMB-RR-09'],
  })
}

/**
 * Art. 25, § 1: the ticket carries what the Secretaria da Fazenda requires; the list is its own and comes from outside.
 * @param exigidos names of the fields; empty where the authority has not recorded them.
 */
export function conferirDadosDoBilhete(
  exigidos: readonly string[],
  presentes: readonly string[],
): Conferencia {
  const faltam = exigidos.filter((campo) => !presentes.includes(campo))
  return conferir({
    dispositivo: 'art25_par1',
    certo: exigidos.length === 0 ? null : faltam.length === 0,
    conforme: 'O bilhete traz os dados da Fazenda.',
    violacao: `Falta no bilhete: ${faltam.join(', ')}.`,
    semDados: 'Os dados que a Fazenda exige não estão registrados.',
    olhou: exigidos.map((c) => ({ o_que: c, valor: presentes.includes(c) ? 'consta' : 'falta' })),
    infracao: 'art81_inc1',
  })
}

/** Art. 25, § 2: the ticket was sold by the delegatária or by an agent accredited on that day. */
export function conferirVendedor(venda: {
  por: 'delegataria' | 'agente'
  credenciamento: { de: DataCivil; ate: DataCivil | null } | null
  data: DataCivil
}): Conferencia {
  const { por, credenciamento, data } = venda
  const credenciado =
    credenciamento !== null &&
    credenciamento.de <= data &&
    (credenciamento.ate === null || data <= credenciamento.ate)
  return conferir({
    dispositivo: 'art25_par2',
    certo: por === 'delegataria' || credenciado,
    conforme: 'Vendido por quem pode vender.',
    violacao: `O agente não estava credenciado em ${escreverData(data)}.`,
    olhou: [
      { o_que: 'vendedor', valor: por },
      {
        o_que: 'credenciamento',
        valor: credenciamento ? `de ${credenciamento.de} até ${credenciamento.ate ?? 'hoje'}` : 'não há',
      },
    ],
  })
}

/** Art. 26: from this distance on nobody stands (AMB-RR-10). */
const LIMITE_EM_PE = Numero.de(150)
const MAIOR_CAPACIDADE = 600

/**
 * How many passengers may stand (art. 26; AMB-RR-10): a quarter of the nominal capacity, rounded down, on trips under
 * 150.0 km; none from there on, and none in a van at any distance (par. único).
 * @param viagem `capacidade`: seats, 1 to 600; `distancia_km`: of the trip, as text.
 * @throws RecusaDaLei `capacidade-invalida`, `distancia-invalida`, `numero-invalido`.
 */
export function passageirosEmPe(viagem: {
  tipo: TipoDeVeiculoRR
  capacidade: number
  distancia_km: string | number
}): { maximo: number; memoria: Memoria } {
  const capacidade = exigirInteiro(viagem.capacidade, {
    minimo: 1,
    maximo: MAIOR_CAPACIDADE,
    nome: 'A capacidade do veículo',
    codigo: 'capacidade-invalida',
    campo: 'capacidade',
    dispositivo: 'art26',
  })
  const distancia = Numero.de(viagem.distancia_km, 'distancia_km')
  if (distancia.negativo() || distancia.zero()) {
    throw new RecusaDaLei({
      codigo: 'distancia-invalida',
      mensagem: 'A distância da viagem tem de ser maior que zero, em quilômetros.',
      campo: 'distancia_km',
      dispositivo: 'art26',
    })
  }
  const van = viagem.tipo === 'van'
  const curta = distancia.comparar(LIMITE_EM_PE) < 0
  const quarto = Math.floor(capacidade / 4)
  const maximo = van || !curta ? 0 : quarto
  return { maximo, memoria: memoriaEmPe({ tipo: viagem.tipo, capacidade, distancia, curta, quarto, maximo }) }
}

function memoriaEmPe(v: {
  tipo: TipoDeVeiculoRR
  capacidade: number
  distancia: Numero
  curta: boolean
  quarto: number
  maximo: number
}): Memoria {
  const van = v.tipo === 'van'
  const passos: Passo[] = [
    {
      dispositivo: 'art26_par1u',
      descricao: van ? 'Em van ninguém viaja em pé' : `Veículo: ${NOME_DO_TIPO_DE_VEICULO_RR[v.tipo]}`,
      resultado: van ? '0' : 'a regra das vans não se aplica',
      ...(van ? {} : { aplicado: false }),
    },
    {
      dispositivo: 'art26',
      descricao: `Viagem de ${escreverNumero(v.distancia)} km; em pé só em menos de 150 km`,
      resultado: v.curta ? 'admitido' : '0',
      leituras: ['AMB-RR-10'],
    },
    {
      dispositivo: 'art26',
      descricao: `Um quarto de ${v.capacidade}, arredondado para baixo`,
      resultado: String(v.quarto),
      leituras: ['AMB-RR-10'],
      ...(van || !v.curta ? { aplicado: false } : {}),
    },
  ]
  if (v.tipo === 'alternativo') {
    passos.push({
      dispositivo: null,
      descricao: 'A lei só exclui as vans; em carro, confira o que o Código de Trânsito admite',
      resultado: 'depende de outra lei',
      aplicado: false,
    })
  }
  passos.push({ dispositivo: 'art26', descricao: 'Máximo em pé', resultado: String(v.maximo) })
  return passos
}

/**
 * Passengers counted on board against seats and standing places (arts. 26 and 82, II).
 * @throws RecusaDaLei as `passageirosEmPe`.
 */
export function conferirLotacaoRR(viagem: {
  tipo: TipoDeVeiculoRR
  capacidade: number
  distancia_km: string | number
  /** Passengers on board; null where nobody counted. */
  contados: number | null
}): Conferencia {
  const emPe = passageirosEmPe(viagem).maximo
  const limite = viagem.capacidade + emPe
  const { contados } = viagem
  return conferir({
    dispositivo: 'art26',
    certo: contados === null ? null : contados <= limite,
    conforme: 'Passageiros dentro do limite.',
    violacao: `Há ${(contados ?? 0) - limite} passageiros além do limite de ${limite}.`,
    semDados: 'Os passageiros não foram contados.',
    olhou: [
      { o_que: 'lugares', valor: String(viagem.capacidade) },
      { o_que: 'em pé, no máximo', valor: String(emPe) },
      { o_que: 'passageiros', valor: contados === null ? 'não contados' : String(contados) },
    ],
    infracao: 'art82_inc2',
    leituras: ['AMB-RR-10'],
  })
}
