import { type AtoDoVeiculo, ano, type DataCivil, instanteDe, somarDias } from '@outorga/lei'
import { alterarVeiculo } from '../frota/alterar-veiculo.js'
import type { Equipamento } from '../frota/nomes.js'
import { pedirRegistro } from '../frota/pedir-registro.js'
import { praticar } from '../frota/praticar.js'
import type { Tx } from '../platform/db/conexao.js'
import type { Sessao } from '../platform/session/sessao.js'
import { maisTarde } from './agenda.js'
import { comoUsuario } from './como-usuario.js'
import { FROTA, type VeiculoInventado } from './frota.js'

/** Operators are older than any of their vehicles: a vehicle is registered while the law still takes it in. */
export const INICIO_DO_CADASTRO = '2008-06-02' as DataCivil

const decidirRegistro = praticar('decidir-registro')
const vistoriar = praticar('vistoriar')

const ITENS = ['Higiene', 'Conforto', 'Freios e direção', 'Pneus', 'Cintos de segurança']
const SEGURADORAS = ['Seguradora Serra Grande', 'Seguros do Norte', 'Companhia Farroupilha de Seguros']

function equipamentosDe(v: Pick<VeiculoInventado, 'tipo' | 'lugares'>, n: number): Equipamento[] {
  const comuns: Equipamento[] = ['primeiros-socorros', 'tacografo', 'cintos']
  if (v.tipo === 'embarcacao') return ['primeiros-socorros', 'banheiro']
  if (v.tipo !== 'onibus') return n % 4 === 3 ? ['primeiros-socorros', 'tacografo'] : comuns
  const resto: Equipamento[] = ['ar-condicionado', 'lugar-de-cadeira-de-rodas', 'elevador']
  return [...comuns, ...(v.lugares >= 44 ? ['banheiro' as const] : []), ...resto.slice(0, n % 4)]
}

const ATE_REGISTRAR_HA = 500
/** Who looks at a vehicle's papers does it weeks, not years, before they are shown. */
const RENOVADO_HA = 200

/** Two that still wait for the analyst; what became of three others, so many days before the day of loading. */
const EM_EXAME = ['NAH8D03', 'JCA9B50']

interface Capitulo {
  ha: number
  por: 'analista' | 'fiscal'
  ato: AtoDoVeiculo
  corpo(hoje: DataCivil): Record<string, unknown>
}

const CAPITULOS: Readonly<Record<string, Capitulo>> = {
  NAW6612: {
    ha: 12,
    por: 'fiscal',
    ato: 'retirar-de-trafego',
    corpo: () => ({
      requisitos: ['conforto', 'seguranca'],
      descricao: 'Seis poltronas soltas do piso e cinto arrancado em duas delas.',
    }),
  },
  NAP9031: {
    ha: 20,
    por: 'analista',
    ato: 'desativar',
    corpo: (hoje) => ({
      data: somarDias(hoje, -55),
      comunicada_em: somarDias(hoje, -20),
      motivo: 'Vendido a um colégio, que não faz transporte intermunicipal.',
    }),
  },
  NAX9C64: {
    ha: 15,
    por: 'analista',
    ato: 'autorizar-publicidade',
    corpo: (hoje) => ({
      pedido: 'PUB 7',
      anunciante: 'Farinha do Sul de Roraima',
      conteudo: 'comercial',
      descricao: 'Adesivo no vidro traseiro, com o nome do produto e o da cooperativa que o faz.',
      de: somarDias(hoje, -10),
      ate: somarDias(hoje, 80),
      resultado: 'autorizada',
    }),
  },
}

interface Oficina {
  tx: Tx
  pessoas: { analista: Sessao; fiscal: Sessao }
  hoje: DataCivil
}

const em = (o: Oficina, dia: DataCivil, hora: string) =>
  instanteDe(dia, hora, o.pessoas.analista.autoridade.fuso)

/** When a vehicle is registered: the year it is made, no later than the stories need it. */
function diaDoRegistro({ hoje }: Oficina, anoFabricacao: number): DataCivil {
  const cedo = somarDias(hoje, -ATE_REGISTRAR_HA)
  return anoFabricacao >= ano(cedo)
    ? maisTarde(`${anoFabricacao}-01-10` as DataCivil, cedo)
    : maisTarde(`${anoFabricacao}-09-15` as DataCivil, INICIO_DO_CADASTRO)
}

const pedidoDe = (o: Oficina, operadora_id: string, v: VeiculoInventado, n: number) => {
  const { operadora: _, idade, seguro: __, laudo: ___, ...ficha } = v
  return {
    ...ficha,
    operadora_id,
    ano_fabricacao: ano(o.hoje) - idade,
    cor: n % 5 === 4 ? null : 'Branco, com faixa da operadora',
    inscricao: v.tipo === 'embarcacao' ? `4010${String(n + 1).padStart(6, '0')}` : null,
    equipamentos: equipamentosDe(v, n),
  }
}

/** Its insurance and its inspection, renewed long after the registration. */
async function renovar(
  o: Oficina,
  { id, desde, pedido }: { id: string; desde: DataCivil; pedido: ReturnType<typeof pedidoDe> },
  { seguro, laudo }: VeiculoInventado,
  n: number,
): Promise<number> {
  const { analista, fiscal } = o.pessoas
  const dia = maisTarde(desde, somarDias(o.hoje, -RENOVADO_HA - 1))
  let versao = 2
  if (seguro !== null) {
    const renovado = {
      ...pedido,
      id,
      seguro_seguradora: SEGURADORAS[n % SEGURADORAS.length] ?? null,
      seguro_apolice: `${ano(dia)}.${String(31_000 + n * 7)}`,
      seguro_ate: somarDias(o.hoje, seguro),
    }
    await comoUsuario(o.tx, analista, em(o, dia, '16:00'), alterarVeiculo, renovado, versao)
    versao += 1
  }
  if (laudo === null) return versao
  const vistoria = {
    id,
    ordem: `OV ${ano(dia)}/${100 + n}`,
    data: dia,
    itens: ITENS.map((item) => ({ item, atende: true })),
    resultado: 'apto' as const,
    laudo_numero: `LV ${ano(dia)}/${String(500 + n)}`,
    laudo_ate: somarDias(o.hoje, laudo),
  }
  await comoUsuario(o.tx, fiscal, em(o, dia, '17:00'), vistoriar, vistoria, versao)
  return versao + 1
}

async function registrar(o: Oficina, operadoraId: string, v: VeiculoInventado, n: number): Promise<void> {
  const { analista } = o.pessoas
  const pedido = pedidoDe(o, operadoraId, v, n)
  if (EM_EXAME.includes(v.placa)) {
    await comoUsuario(o.tx, analista, em(o, somarDias(o.hoje, -3), '11:00'), pedirRegistro, pedido)
    return
  }
  const dia = diaDoRegistro(o, pedido.ano_fabricacao)
  const { id } = await comoUsuario(o.tx, analista, em(o, dia, '11:00'), pedirRegistro, pedido)
  const decisao = {
    id,
    resultado: 'registrado' as const,
    documentos: ['certificado-de-propriedade' as const, 'declaracao-de-manutencao' as const],
  }
  await comoUsuario(o.tx, analista, em(o, dia, '15:00'), decidirRegistro, decisao, 1)
  const versao = await renovar(o, { id, desde: dia, pedido }, v, n)
  const depois = CAPITULOS[v.placa]
  if (!depois) return
  const quando = em(o, somarDias(o.hoje, -depois.ha), '10:00')
  const corpo = { id, ...depois.corpo(o.hoje) }
  await comoUsuario(o.tx, o.pessoas[depois.por], quando, praticar(depois.ato), corpo, versao)
}

/** The fleet of one authority, each vehicle at an age that its law took in. */
export async function semearFrota(
  tx: Tx,
  pessoas: { analista: Sessao; fiscal: Sessao },
  hoje: DataCivil,
  operadoraDe: (chave: string) => string,
): Promise<void> {
  const frota = FROTA[pessoas.analista.autoridade.id] ?? []
  const oficina = { tx, pessoas, hoje }
  for (const [n, v] of frota.entries()) await registrar(oficina, operadoraDe(v.operadora), v, n)
}
