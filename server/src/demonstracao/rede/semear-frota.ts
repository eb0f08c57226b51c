import {
  type AtoDoVeiculo,
  ano,
  type DataCivil,
  type Papel,
  primeiroDiaComExpediente,
  somarDias,
} from '@outorga/lei'
import sql from 'sql-template-tag'
import {
  type PedidoDaFrota,
  pedirRegistros,
  registrarVeiculos,
  renovarSeguros,
  vistoriarVarios,
} from '../../frota/em-lote.js'
import type { Equipamento, TipoDeVeiculo } from '../../frota/nomes.js'
import { conferirPedido, PedidoDeRegistro } from '../../frota/pedido.js'
import { praticar } from '../../frota/praticar.js'
import type { Veiculo } from '../../frota/veiculo.js'
import { comoSistema, comoUsuario } from '../como-usuario.js'
import { renavamDeTeste } from '../documentos-de-teste.js'
import type { OperadoraNoCadastro, Palco } from './palco.js'
import { porDia, repartir } from './repartir.js'
import { type Sorteio, sortear } from './sorteio.js'

/** Vehicles by land and by water, besides those of the small demonstration: with them, RS has 2,100. */
const QUANTOS = { RR: { terra: 110, agua: 0 }, RS: { terra: 2054, agua: 12 } } as const
/** Plates after every one of the small demonstration: lists show that one first. */
const SERIES = { RR: 'NBB NBC NBD', RS: 'JDE JDF JDG JDH JDI JDJ JDK JDL JDM JDN JDO' } as const
const POR_SERIE = 250

type Modelo = readonly [nome: string, tipo: TipoDeVeiculo, lugares: number]
const URBANOS: readonly Modelo[] = [
  ['Caio Apache Vip', 'onibus', 42],
  ['Caio Apache Vip', 'onibus', 38],
  ['Marcopolo Torino', 'onibus', 42],
  ['Marcopolo Torino', 'onibus', 40],
  ['Marcopolo Viale', 'onibus', 44],
  ['Comil Svelto', 'onibus', 40],
  ['Mascarello Gran Via', 'onibus', 43],
  ['Neobus Mega', 'onibus', 40],
  ['Marcopolo Ideale', 'onibus', 45],
  ['Marcopolo Paradiso 1200', 'onibus', 46],
  ['Volare W9', 'microonibus', 30],
  ['Marcopolo Senior', 'microonibus', 28],
]
const ALTERNATIVOS: readonly Modelo[] = [
  ['Mercedes-Benz Sprinter 416', 'van', 15],
  ['Mercedes-Benz Sprinter 516', 'van', 16],
  ['Renault Master L3H2', 'van', 16],
  ['Fiat Ducato Minibus', 'van', 15],
  ['Iveco Daily 45-170', 'alternativo', 20],
  ['Volare Fly 9', 'alternativo', 26],
]
const BARCOS: readonly Modelo[] = [
  ['Catamarã de alumínio 18 m', 'embarcacao', 120],
  ['Catamarã de alumínio 15 m', 'embarcacao', 90],
]
const SEGURADORAS = ['Seguradora Serra Grande', 'Seguros do Norte', 'Companhia Farroupilha de Seguros']
const ITENS = ['Higiene', 'Conforto', 'Freios e direção', 'Pneus', 'Cintos de segurança']

/** The `n`-th plate of a State, every other one of the old spelling. */
function placaDe(uf: 'RR' | 'RS', n: number): string {
  const serie = SERIES[uf].split(' ')[Math.floor(n / POR_SERIE)] ?? ''
  const digitos = String(((n % POR_SERIE) * 7_919 + 1_234) % 10_000).padStart(4, '0')
  if (n % 2 === 1) return serie + digitos
  return `${serie}${digitos[0]}${'ABCDEFGHIJ'[Number(digitos[1])]}${digitos.slice(2)}`
}

function equipamentosDe(s: Sorteio, [, tipo, lugares]: Modelo): Equipamento[] {
  if (tipo === 'embarcacao') return ['primeiros-socorros', 'banheiro']
  const comuns: Equipamento[] = s.vez(24, 25)
    ? ['primeiros-socorros', 'tacografo', 'cintos']
    : ['tacografo', 'cintos']
  const resto: Equipamento[] = ['ar-condicionado', 'lugar-de-cadeira-de-rodas', 'elevador']
  const banheiro: Equipamento[] = lugares >= 45 ? ['banheiro'] : []
  return [
    ...comuns,
    ...banheiro,
    ...(tipo === 'onibus' ? resto.slice(0, s.ate(4)) : resto.slice(0, s.ate(2))),
  ]
}

interface Inventado {
  operadora: OperadoraNoCadastro
  /** The day of its registration. */
  dia: DataCivil
  pedido: Record<string, unknown>
}

/** Months of registration, in the year in which the vehicle is made. */
const DIAS = ['03-16', '06-15', '09-14', '11-09']

function inventar(
  p: Palco,
  s: Sorteio,
  operadora: OperadoraNoCadastro,
  n: number,
  modelo: Modelo,
): Inventado {
  const [marca_modelo, tipo, lugares] = modelo
  const { uf } = p.autoridade
  // Young ones are more than old ones; nobody has one of this very year.
  const idade = 1 + Math.min(s.ate(17), s.ate(17))
  const ano_fabricacao = ano(p.hoje) - idade
  const dia = primeiroDiaComExpediente({ uf, excecoes: [] }, `${ano_fabricacao}-${s.um(DIAS)}` as DataCivil)
  const agua = tipo === 'embarcacao'
  return {
    operadora,
    dia,
    pedido: {
      operadora_id: operadora.id,
      tipo,
      placa: agua ? `RSC1B${String(10 + n).slice(-2)}` : placaDe(uf, n),
      inscricao: agua ? `4020${String(n + 1).padStart(6, '0')}` : null,
      marca_modelo,
      ano_fabricacao,
      lugares,
      numero_ordem: String(1000 + n),
      cor: s.vez(9, 10) ? 'Branco, com faixa da operadora' : null,
      renavam: agua ? null : renavamDeTeste(`00${uf === 'RR' ? 1 : 2}1${100_000 + n}`),
      equipamentos: equipamentosDe(s, modelo),
      ...seguroDe(dia, n),
      laudo_numero: `LV ${ano_fabricacao}/${3000 + n}`,
      laudo_ate: somarDias(dia, 365),
    },
  }
}

const seguroDe = (dia: DataCivil, n: number) => ({
  seguro_seguradora: SEGURADORAS[n % SEGURADORAS.length] ?? null,
  seguro_apolice: `${ano(dia)}.${String(50_000 + n * 3)}`,
  seguro_ate: somarDias(dia, 365),
})

function inventarFrota(p: Palco, operadoras: readonly OperadoraNoCadastro[]): Inventado[] {
  const { uf } = p.autoridade
  const s = sortear(uf === 'RR' ? 31 : 32)
  const donas = operadoras.filter((o) => (uf === 'RR' ? o.forma === 'cooperativa' : o.ramo !== 'agua'))
  const modelos = uf === 'RR' ? ALTERNATIVOS : URBANOS
  const { terra, agua } = QUANTOS[uf]
  const partes = repartir(
    terra,
    donas.map((o) => o.peso),
  )
  let n = -1
  const porTerra = donas.flatMap((o, i) =>
    Array.from({ length: partes[i] ?? 0 }, () => {
      n += 1
      return inventar(p, s, o, n, s.um(modelos))
    }),
  )
  const barqueiras = operadoras.filter((o) => o.ramo === 'agua' || /Guaíba|Pintada/.test(o.razao_social))
  const porAgua = Array.from({ length: agua }, (_, i) => inventar(p, s, s.um(barqueiras), i, s.um(BARCOS)))
  return [...porTerra, ...porAgua]
}

/** How many days ago the newest renewal of the `n`-th vehicle was: a year of cover leaves some expired and some about to. */
const renovadoHa = (n: number, salto: number): number => 12 + 20 * ((n * salto) % 19)

/** Renewals fall on few days: the vehicles of a day are renewed together. */
async function renovar(p: Palco, frota: readonly Veiculo[]): Promise<void> {
  const comDia = (salto: number) =>
    frota
      .map((veiculo, n) => ({ veiculo, n, dia: p.ha(renovadoHa(n, salto)) }))
      .filter(({ veiculo, dia }) => dia > (veiculo.registrado_em ?? dia))
  for (const [dia, doDia] of porDia(comDia(7), (x) => x.dia)) {
    const c = await p.como('analista', dia as DataCivil, '16:00')
    await renovarSeguros(
      c,
      doDia.map(({ veiculo, n }) => ({ veiculo, seguro: seguroDe(dia as DataCivil, n) })),
    )
  }
  for (const [dia, doDia] of porDia(comDia(11), (x) => x.dia)) {
    const c = await p.como('fiscal', dia as DataCivil, '17:00')
    const vistorias = doDia.map(({ veiculo, n }) => ({
      veiculo,
      vistoria: {
        ordem: `OV ${ano(c.hoje)}/${3000 + n}`,
        itens: ITENS,
        laudo_numero: `LV ${ano(c.hoje)}/${3000 + n}`,
        laudo_ate: somarDias(c.hoje, 365),
      },
    }))
    await vistoriarVarios(c, vistorias)
  }
}

/** Acts that took some vehicles out of the ordinary, one vehicle each. */
const SAIDAS: readonly (readonly [Papel, number, AtoDoVeiculo, Record<string, unknown>])[] = [
  ['fiscal', 6, 'retirar-de-trafego', { requisitos: ['seguranca'], descricao: 'Dois cintos sem fecho.' }],
  [
    'fiscal',
    5,
    'retirar-de-trafego',
    { requisitos: ['higiene'], descricao: 'Bancos sujos e lixo no corredor.' },
  ],
  ['analista', 9, 'desativar', { motivo: 'Vendido a quem não presta o serviço.' }],
  ['analista', 8, 'desativar', { motivo: 'Acidente, sem conserto.' }],
  ['analista', 7, 'cancelar-a-pedido', { pedido: 'P 12', motivo: 'A operadora não o usa mais.' }],
]

/** One of each state besides registered: withdrawn, deactivated, cancelled, refused, waiting. */
async function variarEstados(
  p: Palco,
  frota: readonly Veiculo[],
  operadoras: readonly OperadoraNoCadastro[],
): Promise<void> {
  const versaoDe = async (id: string) => {
    await comoSistema(p.tx)
    return (await p.tx.uma<{ versao: number }>(sql`select versao from caso where id = ${id}`))?.versao ?? 0
  }
  const fazer = async (
    id: string,
    papel: Papel,
    ha: number,
    ato: AtoDoVeiculo,
    e: Record<string, unknown>,
  ) => {
    const versao = await versaoDe(id)
    await comoUsuario(
      p.tx,
      p.pessoa(papel),
      p.instante(p.ha(ha), '14:00'),
      praticar(ato),
      { ...e, id },
      versao,
    )
  }
  for (const [i, [papel, ha, ato, e]] of SAIDAS.entries()) {
    const veiculo = frota.filter((v) => v.tipo !== 'embarcacao').at(-1 - i * 3)
    const datas = ato === 'desativar' ? { data: p.ha(ha + 4), comunicada_em: p.ha(ha) } : {}
    if (veiculo) await fazer(veiculo.id, papel, ha, ato, { ...e, ...datas })
  }
  const { uf } = p.autoridade
  const [dona] = operadoras.filter((o) => uf === 'RS' || o.forma === 'cooperativa')
  if (!dona) return
  const c = await p.como('analista', p.ha(10), '11:00')
  const s = sortear(33)
  const novo = {
    ano_fabricacao: ano(c.hoje) - 1,
    ...seguroDe(c.hoje, 7),
    laudo_numero: null,
    laudo_ate: null,
  }
  const novos = [0, 1, 2, 3].map((i) => {
    const { pedido } = inventar(
      p,
      s,
      dona,
      QUANTOS[uf].terra + i,
      uf === 'RR' ? ['Fiat Ducato Minibus', 'van', 15] : ['Caio Apache Vip', 'onibus', 42],
    )
    const ficha = conferirPedido(c, PedidoDeRegistro.parse({ ...pedido, ...novo }))
    return { operadora: dona, ficha }
  })
  const [recusado] = await pedirRegistros(c, novos)
  const recusa = { resultado: 'recusado', motivo: 'A nota fiscal é de outro veículo.' }
  if (recusado) await fazer(recusado.id, 'analista', 7, 'decidir-registro', recusa)
}

/** The fleet of the network, each vehicle registered in the year in which it was made. */
export async function semearFrotaDaRede(p: Palco, operadoras: readonly OperadoraNoCadastro[]): Promise<void> {
  const frota: Veiculo[] = []
  for (const [dia, doDia] of porDia(inventarFrota(p, operadoras), (v) => v.dia)) {
    const c = await p.como('analista', dia as DataCivil, '11:00')
    const pedidos = doDia.map(({ operadora, pedido }): PedidoDaFrota => {
      return { operadora, ficha: conferirPedido(c, PedidoDeRegistro.parse(pedido)) }
    })
    const pedidosFeitos = await pedirRegistros(c, pedidos)
    frota.push(
      ...(await registrarVeiculos(await p.como('analista', dia as DataCivil, '15:00'), pedidosFeitos)),
    )
  }
  await renovar(p, frota)
  await variarEstados(p, frota, operadoras)
}
