import {
  type Conferencia,
  conferirAntecedentes,
  conferirAutorizacaoAntiga,
  conferirCaucao,
  conferirContratoEscolar,
  conferirCursos,
  conferirHabilitacaoRR,
  conferirIdadeDeUso,
  conferirInstrucaoDePrimeirosSocorros,
  conferirInstrumento,
  conferirListaDaAutorizacaoRR,
  conferirPessoaAutorizada,
  conferirRegistroDeVeiculo,
  conferirSegurosDoAutorizado,
  conferirVeiculoDaAutorizacaoRR,
  type DataCivil,
  type DocumentoDaAutorizacao,
  ESPECIES_DA_AUTORIZACAO_RR,
  type EspecieDaAutorizacaoRR,
  type Exame,
  examinar,
  examinarLugaresDoAlternativo,
  examinarMicroonibus,
  examinarPedidoDeAutorizacao,
  examinarVeiculoNoServico,
  RecusaDaLei,
  type TipoDeVeiculoRR,
} from '@outorga/lei'
import sql from 'sql-template-tag'
import { acharOperadora } from '../cadastro/operadora.js'
import { condicaoDoImpedimento, impedimentosDe } from '../delegacoes/impedimentos.js'
import type { Veiculo } from '../frota/veiculo.js'
import type { Contexto } from '../platform/contexto.js'
import { registrosOnde } from '../registros/registro.js'
import { dia, ehViagem } from './dados.js'
import { lugaresDe, type Pedido, pessoalDe, retiradaDe } from './pedido.js'
import { deConferencias, juntar, type Requisito } from './requisito.js'

type Documento = {
  de_id: string
  tipo: string
  numero: string
  resultado: string | null
  valor: string | null
}
interface Papel extends Documento {
  ate: DataCivil | null
}

/** Papers of the register of these cases, newest validity first, and what was brought to this request. */
async function papeisDe(c: Contexto, p: Pedido, ids: readonly string[]): Promise<Papel[]> {
  const registros = await registrosOnde<Documento>(
    c,
    sql`r.tipo = 'documento' and r.de_id = any(${[...ids]}::uuid[]) and r.encerrado_em is null`,
    sql`r.vale_ate desc nulls first, r.id`,
    2000,
  )
  const doCadastro = registros.map((r) => ({ ...r.dados, de_id: r.de_id ?? '', ate: r.vale_ate }))
  const juntados = p.dados.provas.map((x) => ({
    de_id: p.operadoraId,
    tipo: x.tipo,
    numero: x.numero,
    resultado: null,
    valor: x.valor,
    ate: x.ate === null ? null : dia(x.ate),
  }))
  return [...juntados, ...doCadastro]
}

const certidao = (papeis: readonly Papel[], de: string, tipo: string) => {
  const achada = papeis.find((x) => x.de_id === de && x.tipo === tipo)
  if (!achada) return null
  return { ate: achada.ate ?? ('9999-12-31' as DataCivil), negativa: achada.resultado !== 'positiva' }
}

/** The deposit of art. 18, II; where the authority did not fix the amount, nobody can say. */
async function caucao(c: Contexto, papel: Papel | undefined): Promise<Conferencia> {
  const deposito = papel ? { valor: papel.valor ?? '0.00', comprovante: papel.numero } : null
  try {
    return conferirCaucao(deposito, c.hoje, await c.parametros())
  } catch (erro) {
    if (!(erro instanceof RecusaDaLei)) throw erro
    return {
      dispositivo: 'art18_inc2',
      resultado: 'sem-dados',
      mensagem: erro.mensagem,
      olhou: [],
      infracao: null,
      leituras: [],
    }
  }
}

async function provas(c: Contexto, p: Pedido): Promise<Requisito[]> {
  const { servico } = ESPECIES_DA_AUTORIZACAO_RR[p.especie as EspecieDaAutorizacaoRR]
  if (servico !== 'fretamento' && servico !== 'transporte-escolar') return []
  const dirigentes = await registrosOnde<{ nome: string; papel: string }>(
    c,
    sql`r.tipo = 'dirigente' and r.operadora_id = ${p.operadoraId} and r.encerrado_em is null
      and r.dados->>'papel' <> 'responsavel-tecnico'`,
    undefined,
    500,
  )
  const papeis = await papeisDe(c, p, [p.operadoraId, ...dirigentes.map((d) => d.id)])
  const deposito = papeis.find((x) => x.tipo === 'caucao')
  const contrato = papeis.find((x) => x.tipo === 'contrato-escolar')
  const antecedentes = conferirAntecedentes(
    dirigentes.map((d) => ({
      nome: d.dados.nome,
      civel: certidao(papeis, d.id, 'certidao-civel'),
      criminal: certidao(papeis, d.id, 'certidao-criminal'),
    })),
    c.hoje,
  )
  const juntadas: DocumentoDaAutorizacao[] = [
    ...(antecedentes.resultado === 'sem-dados' ? [] : (['antecedentes'] as const)),
    ...(deposito ? (['caucao'] as const) : []),
    ...(contrato ? (['contrato-escolar'] as const) : []),
  ]
  const conferidas = [
    antecedentes,
    await caucao(c, deposito),
    ...(servico === 'transporte-escolar'
      ? [
          conferirContratoEscolar(
            contrato
              ? {
                  numero: contrato.numero,
                  ate: contrato.ate ?? dia(p.dados.pedido_ate),
                  intermunicipal: p.dados.origem_ibge !== p.dados.destino_ibge,
                }
              : null,
            c.hoje,
          ),
        ]
      : []),
  ]
  return [
    { titulo: 'Provas do pedido', exame: examinarPedidoDeAutorizacao({ servico, provas: juntadas }) },
    { titulo: 'O que as provas dizem', exame: deConferencias(conferidas) },
  ]
}

/** Day that the vehicles' papers have to reach: a trip's last, or today where the service goes on. */
const coberturaDe = (c: Contexto, p: Pedido): DataCivil => {
  const { pedido_de, pedido_ate } = p.dados
  return ehViagem(p.especie) ? dia(pedido_ate) : c.hoje > pedido_de ? c.hoje : dia(pedido_de)
}

function doServico(c: Contexto, p: Pedido, v: Veiculo): Exame[] {
  const { servico } = ESPECIES_DA_AUTORIZACAO_RR[p.especie as EspecieDaAutorizacaoRR]
  const tipo = v.tipo as TipoDeVeiculoRR
  const cadastradoEVistoriado =
    v.estado === 'registrado' && v.laudo_ate !== null && v.laudo_ate >= coberturaDe(c, p)
  const { pedido_de, pedido_ate } = p.dados
  const autorizacao = { numero: p.numero ?? 'este pedido', de: dia(pedido_de), ate: dia(pedido_ate) }
  return [
    examinarVeiculoNoServico(tipo, servico),
    ...(servico === 'alternativo'
      ? [examinarLugaresDoAlternativo({ van: tipo === 'van', lugares: v.lugares })]
      : []),
    ...(p.especie === 'pequenas-demandas'
      ? [examinarMicroonibus({ tipo, data: dia(pedido_de), autorizacao, cadastradoEVistoriado })]
      : []),
  ]
}

async function doVeiculo(c: Contexto, p: Pedido, v: Veiculo, papeis: readonly Papel[]): Promise<Requisito> {
  const data = coberturaDe(c, p)
  const bagagem = papeis.find((x) => x.tipo === 'apolice' && (x.de_id === v.id || x.de_id === p.operadoraId))
  const registrado = v.estado === 'registrado' || v.estado === 'retirado'
  const conferencias: Conferencia[] = [
    conferirRegistroDeVeiculo({
      placa: v.placa,
      registro: registrado ? { de: v.registrado_em ?? c.hoje, ate: null } : null,
      data: c.hoje,
    }),
    conferirIdadeDeUso(v.ano_fabricacao, data),
    conferirSegurosDoAutorizado({ passageiros: v.seguro_ate, bagagem: bagagem?.ate ?? null }, data),
    ...conferirVeiculoDaAutorizacaoRR(
      { placa: v.placa, laudoAte: v.laudo_ate, retirado: await retiradaDe(c, v) },
      data,
    ),
  ]
  const exames = doServico(c, p, v)
  return { titulo: `Veículo ${v.placa}`, exame: juntar([...exames, deConferencias(conferencias)]) }
}

async function motoristas(c: Contexto, p: Pedido): Promise<Requisito> {
  const gente = await pessoalDe(c, p.operadoraId, p.dados.motoristas)
  const data = coberturaDe(c, p)
  const habilitacoes = gente.flatMap((m) =>
    p.veiculos.map((v) =>
      conferirHabilitacaoRR({
        tipo: v.tipo as TipoDeVeiculoRR,
        lugares: v.lugares,
        categoria: m.dados.categoria,
        ate: m.dados.habilitacao_ate === null ? null : dia(m.dados.habilitacao_ate),
        data,
      }),
    ),
  )
  const pessoas = gente.map(({ dados: m }) => ({
    nome: m.nome,
    funcao: 'motorista' as const,
    identificacao: null,
    curso: m.curso_em === null ? null : dia(m.curso_em),
    primeirosSocorros: m.primeiros_socorros_em === null ? null : dia(m.primeiros_socorros_em),
  }))
  const cursos = [conferirCursos(pessoas), conferirInstrucaoDePrimeirosSocorros(pessoas)]
  return { titulo: 'Motoristas', exame: deConferencias([...habilitacoes, ...cursos]) }
}

/** Day on which the line's concessionaire began, where one did (art. 96). */
async function inicioDaConcessionaria(c: Contexto, linhaId: string | null): Promise<DataCivil | null> {
  if (linhaId === null) return null
  const achada = await c.tx.uma<{ de: DataCivil | null }>(sql`
    select min(p.de) as de from procedimento p
     where p.tipo = 'delegacao' and p.linha_id = ${linhaId} and p.de is not null and p.estado <> 'distratada'`)
  return achada?.de ?? null
}

/** Arts. 1, 2, 6, 88 and 96: the instrument, the person, its bars. */
async function quemPede(c: Contexto, p: Pedido, resto: readonly Requisito[]): Promise<Requisito> {
  const { servico } = ESPECIES_DA_AUTORIZACAO_RR[p.especie as EspecieDaAutorizacaoRR]
  const operadora = await acharOperadora(c, p.operadoraId)
  const { dada_em } = p.dados
  const antiga = dada_em === null ? null : dia(dada_em)
  const conferencias: Conferencia[] = [
    ...(p.especie === 'pequenas-demandas'
      ? []
      : [
          conferirInstrumento(
            {
              servico,
              instrumento: 'autorizacao',
              licitacao: null,
              data: c.hoje,
              anteriorALei: antiga !== null,
            },
            await c.parametros(),
          ),
        ]),
    ...(antiga === null
      ? []
      : [
          conferirAutorizacaoAntiga({
            dadaEm: antiga,
            inicioDaConcessionaria: await inicioDaConcessionaria(c, p.linhaId),
            data: c.hoje,
          }),
        ]),
    conferirPessoaAutorizada({
      juridica: operadora.documento.length === 14,
      cadastrada: operadora.situacao === 'ativa',
      ...emOrdem(resto),
    }),
  ]
  const impedimento = condicaoDoImpedimento(await impedimentosDe(c, p.operadoraId, c.hoje))
  return { titulo: 'Quem pede', exame: juntar([deConferencias(conferencias), examinar([impedimento])]) }
}

/** The three requirements of art. 2, par. único, as the checks of each paper answered them. */
function emOrdem(resto: readonly Requisito[]) {
  const contra = resto.flatMap((r) => r.exame.motivos.map((m) => m.dispositivo))
  const sem = (...comecos: string[]) => !contra.some((d) => comecos.some((x) => d.startsWith(x)))
  return {
    seguranca: sem('art20_inc5', 'art30_', 'art69_', 'art82_'),
    qualidadeDosVeiculos: sem('art1_', 'art2_', 'art27', 'art28_', 'art66', 'art68_', 'art99'),
    documentacao: sem('art18_'),
  }
}

/** Everything that a request in Roraima is looked at by, from the register (arts. 2, 18, 20, 28, 39, 82, 88, 96 and 99). */
export async function requisitosRR(c: Contexto, p: Pedido): Promise<Requisito[]> {
  const papeis = await papeisDe(c, p, [p.operadoraId, ...p.veiculos.map((v) => v.id)])
  const resto = await provas(c, p)
  for (const v of p.veiculos) resto.push(await doVeiculo(c, p, v, papeis))
  const lista = conferirListaDaAutorizacaoRR({
    passageiros: p.dados.passageiros.length,
    lugares: lugaresDe(p.veiculos),
  })
  resto.push(await motoristas(c, p), { titulo: 'Passageiros', exame: deConferencias([lista]) })
  return [await quemPede(c, p, resto), ...resto]
}
