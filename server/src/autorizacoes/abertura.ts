import {
  conferirAutorizacaoAntiga,
  conferirInstrumento,
  type DataCivil,
  ESPECIES_DA_AUTORIZACAO_RR,
  type Exame,
  escreverData,
  examinar,
  RecusaDaLei,
  vigenciaDaAutorizacao,
  vigenciaDoFretamentoRS,
} from '@outorga/lei'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { conferirMunicipio } from '../cadastro/listar-municipios.js'
import { nomeDoMunicipio } from '../cadastro/municipios.js'
import { acharOperadora } from '../cadastro/operadora.js'
import { condicaoDoImpedimento, impedimentosDe } from '../delegacoes/impedimentos.js'
import {
  cnpjOuCpf,
  codigo,
  data,
  opcional,
  procura,
  procuras,
  simOuNao,
  texto,
  textoLongo,
} from '../formulario/campos.js'
import { comoJson } from '../platform/atos/canonico.js'
import type { Contexto } from '../platform/contexto.js'
import { Problema } from '../platform/problema.js'
import { type Dados, daNorma, ESPECIES_RS, type Estado, ehDoRR, ehDoRS } from './dados.js'
import { exigirLista, passageiros } from './lista-de-passageiros.js'
import { deferidasDeImediato } from './parametros.js'
import { exigirMotoristasProprios, lugaresDe, type Pedido, veiculosProprios } from './pedido.js'
import { deConferencias, juntar } from './requisito.js'
import { examinarConcessao } from './requisitos.js'
import { laudosDe, taxasDoPedido } from './taxas.js'

const DE_LINHA = ['alternativo', 'linha-anterior-a-lei', 'pequenas-demandas']
const ANTIGAS = ['alternativo', 'linha-anterior-a-lei']
const COM_CONTRATO = [
  'fretamento',
  'transporte-escolar',
  'fretamento-continuo-rodoviario',
  'fretamento-continuo-hidroviario',
]
const quando = (valores: readonly string[]) => ({ quando: { campo: 'especie', valores } })

export const entrada = z.object({
  operadora_id: opcional(procura('Operadora', 'operadora')),
  finalidade: texto('Para quê', { minimo: 3, dica: 'Excursão, congresso, transporte de empregados…' }),
  de: data('Saída, ou primeiro dia'),
  ate: data('Volta, ou último dia'),
  origem_ibge: procura('Sai de', 'municipio'),
  destino_ibge: procura('Vai a', 'municipio'),
  itinerario: textoLongo('Itinerário', { minimo: 3, dica: 'As vias e as paradas, na ordem.' }),
  contratante: opcional(texto('Quem contrata')),
  contratante_documento: opcional(cnpjOuCpf('CNPJ ou CPF de quem contrata')),
  contrato: opcional(codigo('Número do contrato', quando(COM_CONTRATO))),
  linha_id: opcional(procura('Linha', 'linha', quando(DE_LINHA))),
  dada_em: opcional(data('Autorizada antes da lei, em', { dispositivo: 'art96', ...quando(ANTIGAS) })),
  veiculos: procuras('Veículos', 'veiculo', { minimo: 1, dica: 'Só da frota da operadora.' }),
  motoristas: procuras('Motoristas', 'pessoal', { minimo: 1 }),
  passageiros: opcional(passageiros()),
  com_negativa: opcional(
    simOuNao('Pedir também a negativa de multa', {
      dispositivo: 'XII.2.VI',
      ...quando(Object.keys(ESPECIES_RS)),
    }),
  ),
})
type Entrada = z.output<typeof entrada>

const recusar = (
  campo: string,
  codigoDela: string,
  mensagem: string,
  dispositivo: 'art96' | 'art99' | null = null,
) => new Problema(422, codigoDela, mensagem, { campo, dispositivo })

/** The operator that asks: whoever is signed in for one, or the one an analyst names. */
function operadoraDe(c: Contexto, e: Entrada): string {
  const { operadoraId } = c.ator
  if (operadoraId !== null && e.operadora_id !== null && e.operadora_id !== operadoraId)
    throw new Problema(403, 'operadora-de-outra', 'Você só pede em nome da sua operadora.', {
      campo: 'operadora_id',
    })
  const achada = operadoraId ?? e.operadora_id
  if (achada === null) throw recusar('operadora_id', 'operadora-ausente', 'Escolha a operadora que pede.')
  return achada
}

function exigirPeriodo(c: Contexto, especie: string, e: Entrada): void {
  if (e.ate < e.de) throw recusar('ate', 'prazo-invalido', 'O período acaba antes de começar.')
  if (e.ate < c.hoje)
    throw recusar('ate', 'prazo-passado', `${escreverData(e.ate)} já passou: peça antes da viagem.`)
  if (ehDoRS(especie)) vigenciaDoFretamentoRS({ servico: especie, de: e.de, ate: e.ate })
}

/** The line of a request that is about one: the operator's own, save in transporte alternativo. */
async function exigirLinha(c: Contexto, especie: string, operadoraId: string, e: Entrada): Promise<void> {
  if (!DE_LINHA.includes(especie)) return
  const artigo =
    especie === 'pequenas-demandas' ? 'art99' : especie === 'linha-anterior-a-lei' ? 'art96' : null
  if (e.linha_id === null) {
    if (especie === 'alternativo') return
    throw recusar('linha_id', 'linha-ausente', 'Escolha a linha.', artigo)
  }
  const linha = await c.tx.uma<{ operadora_id: string | null }>(
    sql`select operadora_id from linha where id = ${e.linha_id}`,
  )
  if (!linha) throw recusar('linha_id', 'linha-desconhecida', 'Escolha a linha na lista.')
  if (especie !== 'alternativo' && linha.operadora_id !== operadoraId)
    throw recusar('linha_id', 'linha-de-outra', 'A linha não é desta operadora.', artigo)
}

/** What no later paper can mend: an instrument that the law does not give, a bar in force. */
export async function examinarAbertura(c: Contexto, especie: string, bruto: Record<string, unknown>) {
  const e = bruto as Entrada
  if (!daNorma(especie, c.lei.norma))
    throw recusar('especie', 'especie-de-outra-lei', `A ${c.lei.nome} não tem este serviço.`)
  const impedimento = examinar([condicaoDoImpedimento(await impedimentosDe(c, operadoraDe(c, e), c.hoje))])
  if (!ehDoRR(especie) || especie === 'pequenas-demandas') return impedimento
  if (especie === 'linha-anterior-a-lei' && e.dada_em === null)
    throw recusar('dada_em', 'data-ausente', 'Diga de quando é a autorização antiga.', 'art96')
  const { servico } = ESPECIES_DA_AUTORIZACAO_RR[especie]
  const instrumento = conferirInstrumento(
    {
      servico,
      instrumento: 'autorizacao',
      licitacao: null,
      data: c.hoje,
      anteriorALei: e.dada_em !== null,
    },
    await c.parametros(),
  )
  const antiga =
    e.dada_em === null
      ? []
      : [conferirAutorizacaoAntiga({ dadaEm: e.dada_em, inicioDaConcessionaria: null, data: c.hoje })]
  return juntar([impedimento, deConferencias([instrumento, ...antiga])])
}

function dadosDe(e: Entrada): Dados {
  return {
    finalidade: e.finalidade,
    contratante: e.contratante,
    contratante_documento: e.contratante_documento,
    contrato: e.contrato,
    origem_ibge: e.origem_ibge,
    destino_ibge: e.destino_ibge,
    itinerario: e.itinerario,
    pedido_de: e.de,
    pedido_ate: e.ate,
    dada_em: e.dada_em,
    motoristas: e.motoristas,
    passageiros: e.passageiros ?? [],
    lista_analisada: [],
    provas: [],
    com_negativa: e.com_negativa ?? false,
    taxas: null,
    laudos: [],
    ate_do_despacho: null,
    compromisso: null,
    satisfeita_em: null,
    proposta: null,
    notificacao: null,
    defesa: null,
    imediata: false,
  }
}

/** Ends of the way and days: nothing personal, for it is told to whoever checks a document. */
const tituloDe = (e: Entrada) => {
  const dias = e.de === e.ate ? escreverData(e.de) : `${escreverData(e.de)} a ${escreverData(e.ate)}`
  return `${nomeDoMunicipio(e.origem_ibge)} – ${nomeDoMunicipio(e.destino_ibge)}, ${dias}`
}

/** Last day that a grant at the request itself may have in Roraima; null where only a person can fix it. */
function despachoImediato(c: Contexto, p: Pedido): DataCivil | null {
  if (!ehDoRR(p.especie)) return null
  const ate = p.dados.pedido_ate as DataCivil
  const { servico } = ESPECIES_DA_AUTORIZACAO_RR[p.especie]
  try {
    vigenciaDaAutorizacao({ servico, assinatura: c.hoje, ateDoDespacho: ate })
    return ate
  } catch (erro) {
    if (erro instanceof RecusaDaLei) return null
    throw erro
  }
}

const faltasDe = (exame: Exame) => exame.motivos.map((m) => m.mensagem.replace(/\.$/, '')).join('; ')

interface Inicio {
  estado: Estado
  dados: Dados
  de?: DataCivil
  ate?: DataCivil
  noAto?: Record<string, ReturnType<typeof comoJson>>
  documento?: 'autorizacao'
  mensagem?: string
}

/** Granted at once where the authority said so and nothing is missing; else it waits, and what is missing is named. */
async function comeco(c: Contexto, p: Pedido): Promise<Inicio> {
  const exame = await examinarConcessao(c, p)
  const { especies, ato } = await deferidasDeImediato(c)
  const despacho = despachoImediato(c, p)
  const imediata = exame.permitido && especies.includes(p.especie) && (ehDoRS(p.especie) || despacho !== null)
  if (!imediata) {
    return {
      estado: 'pedida',
      dados: p.dados,
      noAto: { exame: comoJson(exame) },
      mensagem: exame.permitido
        ? 'Autorização pedida. Nada falta no cadastro; a decisão é da autoridade.'
        : `Autorização pedida. Falta: ${faltasDe(exame)}.`,
    }
  }
  const noAto = { exame: comoJson(exame), deferida_por: ato }
  const dados = { ...p.dados, imediata: true, lista_analisada: p.dados.passageiros }
  if (!ehDoRS(p.especie)) {
    return {
      estado: 'deferida',
      dados: { ...dados, ate_do_despacho: despacho },
      noAto,
      mensagem: 'Autorização deferida no pedido: nada faltava. Assine o termo de compromisso para começar.',
    }
  }
  const { de, ate } = vigenciaDoFretamentoRS({
    servico: p.especie,
    de: p.dados.pedido_de as DataCivil,
    ate: p.dados.pedido_ate as DataCivil,
  })
  return {
    estado: 'em-vigor',
    dados,
    de,
    ate,
    noAto,
    documento: 'autorizacao',
    mensagem: `Autorização deferida no pedido: nada faltava. Vale de ${escreverData(de)} a ${escreverData(ate)}.`,
  }
}

/** Opens a request, or grants it. */
export async function abrir(c: Contexto, especie: string, bruto: Record<string, unknown>) {
  const e = bruto as Entrada
  const operadoraId = operadoraDe(c, e)
  await acharOperadora(c, operadoraId)
  exigirPeriodo(c, especie, e)
  await conferirMunicipio(c, 'origem_ibge', e.origem_ibge)
  await conferirMunicipio(c, 'destino_ibge', e.destino_ibge)
  await exigirLinha(c, especie, operadoraId, e)
  const veiculos = await veiculosProprios(c, operadoraId, e.veiculos)
  await exigirMotoristasProprios(c, operadoraId, e.motoristas)
  exigirLista(e.passageiros ?? [], lugaresDe(veiculos))
  const pedido: Pedido = {
    numero: null,
    especie,
    operadoraId,
    linhaId: e.linha_id,
    dados: dadosDe(e),
    veiculos,
  }
  if (ehDoRS(especie)) {
    pedido.dados.laudos = laudosDe(pedido)
    pedido.dados.taxas = await taxasDoPedido(c, pedido)
  }
  return {
    ...(await comeco(c, pedido)),
    titulo: tituloDe(e),
    operadora_id: operadoraId,
    linha_id: e.linha_id,
    veiculos: e.veiculos,
  }
}
