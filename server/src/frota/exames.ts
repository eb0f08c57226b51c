import {
  type Conferencia,
  cancelamentoDeOficio,
  conferirComunicacao,
  conferirFormaDoServico,
  conferirIdadeDeUso,
  conferirPrimeirosSocorros,
  conferirSanitario,
  conferirVeiculoAlternativo,
  type DataCivil,
  type DocumentoDoRegistro,
  EMENDAS_RR,
  type Exame,
  examinarDocumentosDoRegistro,
  examinarTransferenciaDeVeiculo,
  examinarVeiculoNoServico,
  registroDeVeiculo,
  type TipoDeVeiculoRR,
} from '@outorga/lei'
import sql from 'sql-template-tag'
import type { Medida } from '../fiscalizacao/medidas/medida.js'
import { linhasOnde } from '../linhas/linha.js'
import type { Contexto } from '../platform/contexto.js'
import type { ExameTitulado } from '../procedimentos/definicao.js'
import { mostrar, motivosDe } from '../procedimentos/exame.js'
import { ehRR } from './lei-do-veiculo.js'
import type { FichaDoVeiculo, Veiculo } from './veiculo.js'

/** Several answers of the law to one act, as one. */
export function juntar(...partes: (Exame | readonly Conferencia[])[]): Exame {
  const exames = partes.map((p) => mostrar('', p))
  const motivos = partes.flatMap((p) => motivosDe(p))
  return {
    permitido: motivos.length === 0,
    motivos,
    depende_de: exames.flatMap((e) => e.depende_de),
    memoria: exames.flatMap((e) => e.memoria),
  }
}

const emRR = (v: { tipo: FichaDoVeiculo['tipo'] }) => v.tipo as TipoDeVeiculoRR

/** The kinds of vehicle of art. 1 and what a later law is known to have changed in them, without effect here. */
function examinarTipo(v: Pick<FichaDoVeiculo, 'tipo' | 'servico'>): Exame {
  const exame = juntar(
    examinarVeiculoNoServico(emRR(v), v.servico),
    v.servico === 'linha' ? [conferirFormaDoServico({ tipo: emRR(v), origemDaTarifa: null })] : [],
  )
  const emenda = EMENDAS_RR.find((e) => e.dispositivo === 'art1_par1')
  // Where the fare comes from is not asked of a vehicle.
  const memoria = exame.memoria.filter((p) => p.resultado !== 'sem-dados')
  return {
    ...exame,
    depende_de: [],
    memoria: emenda
      ? [
          ...memoria,
          {
            dispositivo: emenda.dispositivo,
            descricao: `Mudança conhecida, sem efeito aqui: ${emenda.muda}`,
            resultado: emenda.ato,
            aplicado: false,
          },
        ]
      : memoria,
  }
}

type Examinado = Pick<FichaDoVeiculo, 'tipo' | 'servico' | 'ano_fabricacao' | 'lugares'>

/** Whether the law lets a vehicle into the register on `data`: age, seats and service (RR arts. 28, 66, 68 VI and 1 § 4). */
export async function examinarRegistro(c: Contexto, v: Examinado, data: DataCivil): Promise<Exame> {
  if (!ehRR(c)) return juntar()
  const { ano_fabricacao, lugares } = v
  const pedido = { data, tipo: emRR(v), ano_fabricacao, lugares }
  return juntar(registroDeVeiculo(pedido, await c.parametros()), examinarTipo(v))
}

/**
 * The same of a vehicle on its way into the register today. One that was already registered is held to the age it had then,
 * and today to the last day of use: leaving the service does not undo the registration (art. 32), and only a new one meets
 * the limit of art. 28.
 */
export async function examinarEntrada(
  c: Contexto,
  v: Examinado & { registrado_em: DataCivil | null },
): Promise<Exame> {
  const exame = await examinarRegistro(c, v, v.registrado_em ?? c.hoje)
  return v.registrado_em && ehRR(c) ? juntar(exame, [conferirIdadeDeUso(v.ano_fabricacao, c.hoje)]) : exame
}

/** The papers of art. 27; the law of Rio Grande do Sul lists none. */
export const examinarPapeis = (c: Contexto, juntados: readonly DocumentoDoRegistro[]): Exame =>
  ehRR(c) ? examinarDocumentosDoRegistro(juntados) : juntar()

/** Whether a vehicle may pass to another operator (RR art. 28, § 2), an inspector's measure in force included. */
export const examinarTransferencia = (c: Contexto, v: Veiculo, medidas: readonly Medida[]): Exame =>
  ehRR(c)
    ? examinarTransferenciaDeVeiculo({
        data: c.hoje,
        ano_fabricacao: v.ano_fabricacao,
        registrado: v.estado === 'registrado' || v.estado === 'retirado',
        retiradoDeTrafego: v.estado === 'retirado' || medidas.length > 0,
      })
    : juntar()

/** The report against a vehicle that the register knows of. */
export const laudoDe = (v: Veiculo) =>
  v.laudo_resultado && v.laudo_em
    ? { numero: v.laudo_numero ?? 'sem número', data: v.laudo_em, conclusao: v.laudo_resultado }
    : null

export const examinarCancelamento = (c: Contexto, v: Veiculo, laudo = laudoDe(v)) =>
  cancelamentoDeOficio({ ano_fabricacao: v.ano_fabricacao, data: c.hoje, laudo })

/** Whether leaving the service was told in 10 days (RR art. 32; → art. 80, VII). */
export async function conferirDesativacao(
  c: Contexto,
  d: { data: DataCivil; comunicada_em: DataCivil },
): Promise<Conferencia> {
  const [calendario, parametros] = [await c.calendario(), await c.parametros()]
  return conferirComunicacao({
    comunicacao: 'desativacao',
    fato: d.data,
    comunicadoEm: d.comunicada_em,
    hoje: c.hoje,
    calendario,
    parametros,
  })
}

const tem = (v: Veiculo, e: Veiculo['equipamentos'][number]) => v.equipamentos.includes(e)

/** What the register knows of the equipment that the law asks for (RR arts. 68 and 69). */
async function conferirEquipamento(c: Contexto, v: Veiculo): Promise<Conferencia[]> {
  const [maior] = await linhasOnde(
    c,
    sql`l.operadora_id = ${v.operadora_id} and l.situacao = 'ativa' and l.servico = ${v.servico === 'linha' ? 'regular' : 'nenhum'}`,
    sql`l.extensao_km desc`,
  )
  const doAlternativo = conferirVeiculoAlternativo({
    cor: v.cor !== null,
    numero_de_ordem: v.numero_ordem !== null,
    cintos: tem(v, 'cintos'),
    seguro: v.seguro_ate !== null && v.seguro_ate >= c.hoje,
  }).filter((x) => x.resultado !== 'sem-dados')
  return [
    conferirPrimeirosSocorros(tem(v, 'primeiros-socorros')),
    ...(maior
      ? [
          conferirSanitario({
            tipo: emRR(v),
            extensaoKm: maior.extensao_km,
            minutosEntreParadas: [],
            sanitario: tem(v, 'banheiro'),
          }),
        ]
      : []),
    ...(v.servico === 'alternativo' ? doAlternativo : []),
  ]
}

/** The law's checks of a vehicle as it stands, for its page. */
export async function examesDoVeiculo(
  c: Contexto,
  v: Veiculo,
  medidas: readonly Medida[],
): Promise<ExameTitulado[]> {
  if (!ehRR(c) || v.estado === 'cancelado' || v.estado === 'recusado') return []
  if (v.estado === 'em-exame') return [mostrar('Registrar', await examinarEntrada(c, v))]
  const cancelamento = examinarCancelamento(c, v)
  const exames = [mostrar('Idade de uso', [conferirIdadeDeUso(v.ano_fabricacao, c.hoje)])]
  if (cancelamento.permitido) exames.push(mostrar('Cancelar de ofício', cancelamento))
  if (v.estado === 'desativado') {
    const { desativacao } = v.dados
    return desativacao
      ? [...exames, mostrar('Comunicação da desativação', [await conferirDesativacao(c, desativacao)])]
      : exames
  }
  return [
    ...exames,
    mostrar('Equipamento e identificação', await conferirEquipamento(c, v)),
    mostrar('Passar a outra operadora', examinarTransferencia(c, v, medidas)),
  ]
}
