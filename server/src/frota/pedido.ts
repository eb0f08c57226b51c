import { ano, type Dispositivo, lerRenavam } from '@outorga/lei'
import { z } from 'zod'
import { acharOperadora, type Operadora } from '../cadastro/operadora.js'
import { lido } from '../esquemas/comuns.js'
import {
  type CampoDoFormulario,
  campo,
  camposDe,
  codigo,
  data,
  escolha,
  type Forma,
  inteiro,
  opcional,
  placa,
  procura,
  texto,
  varios,
} from '../formulario/campos.js'
import type { Contexto } from '../platform/contexto.js'
import { Problema } from '../platform/problema.js'
import { ehRR } from './lei-do-veiculo.js'
import {
  NOME_DO_EQUIPAMENTO,
  NOME_DO_SERVICO,
  NOME_DO_TIPO,
  SERVICOS_DA_NORMA,
  type ServicoDoVeiculo,
  TIPOS_DA_NORMA,
  type TipoDeVeiculo,
} from './nomes.js'
import type { FichaDoVeiculo } from './veiculo.js'

/** Art. 27: the papers that come with a vehicle; `examinarDocumentosDoRegistro` knows the keys. */
export const NOME_DO_DOCUMENTO = {
  'certificado-de-propriedade': 'Certificado de propriedade',
  'declaracao-de-manutencao': 'Declaração de responsabilidade pela manutenção',
} as const

const EMBARCACAO = { campo: 'tipo', valores: ['embarcacao'] } as const
const NA_ESTRADA = { campo: 'tipo', valores: ['onibus', 'microonibus', 'van', 'alternativo'] } as const

/** What a person states of a vehicle, in the order in which a form asks for it. */
export const PedidoDeRegistro = z.object({
  operadora_id: opcional(procura('Operadora', 'operadora')),
  tipo: escolha('Tipo', NOME_DO_TIPO),
  placa: placa('Placa', { dica: 'Na grafia antiga ou na do Mercosul.' }),
  inscricao: opcional(codigo('Inscrição na Capitania dos Portos', { quando: EMBARCACAO })),
  servico: opcional(
    escolha('Serviço em que roda', NOME_DO_SERVICO, {
      dispositivo: 'art1_par4',
      dica: 'Em branco, linha regular; van e veículo alternativo, transporte alternativo.',
    }),
  ),
  marca_modelo: texto('Marca e modelo', { minimo: 2, maximo: 100 }),
  ano_fabricacao: inteiro('Ano de fabricação', { minimo: 1950, maximo: 2100, dispositivo: 'art28' }),
  lugares: inteiro('Lugares sentados', { minimo: 1, maximo: 600, dispositivo: 'art68_inc6' }),
  numero_ordem: opcional(
    texto('Número de ordem', {
      maximo: 20,
      dica: 'O que a operadora pinta no veículo.',
      dispositivo: 'art68_inc4',
    }),
  ),
  cor: opcional(texto('Cor e padrão visual', { maximo: 100, dispositivo: 'art68_inc3' })),
  renavam: opcional(
    campo(lido(lerRenavam, 'RENAVAM'), { rotulo: 'RENAVAM', tipo: 'codigo', quando: NA_ESTRADA }),
  ),
  chassi: opcional(codigo('Chassi ou casco')),
  equipamentos: opcional(varios('Equipamentos', NOME_DO_EQUIPAMENTO, { dispositivo: 'art69_inc18' })),
  seguro_seguradora: opcional(texto('Seguradora', { maximo: 100 })),
  seguro_apolice: opcional(codigo('Apólice do seguro de passageiros', { dispositivo: 'art39' })),
  seguro_ate: opcional(data('Seguro até', { dica: 'O último dia em que vale.' })),
  laudo_numero: opcional(codigo('Laudo ou cartão de vistoria', { dispositivo: 'art30_par2' })),
  laudo_ate: opcional(data('Laudo até', { dica: 'O último dia em que vale.' })),
})

export type Pedido = z.output<typeof PedidoDeRegistro>

type Opcoes = Readonly<Record<string, readonly string[]>>

/** The fields of a form as one law has them: its own choices, and no provision of another law. */
export function camposDaLei(c: Contexto, forma: Forma): CampoDoFormulario[] {
  const so: Opcoes = { tipo: TIPOS_DA_NORMA[c.lei.norma], servico: SERVICOS_DA_NORMA[c.lei.norma] }
  return camposDe(forma)
    .filter((f) => !(f.nome === 'operadora_id' && c.ator.papel === 'operadora'))
    .filter((f) => !(f.nome === 'inscricao' && ehRR(c)))
    .map((f) => {
      const lista = so[f.nome]
      return {
        ...f,
        // Optional to the schema alone: an operator is known, and a road vehicle has none of the other.
        obrigatorio: f.obrigatorio || f.nome === 'operadora_id' || f.nome === 'inscricao',
        dispositivo: ehRR(c) ? f.dispositivo : null,
        opcoes: lista ? f.opcoes.filter((o) => lista.includes(o.valor)) : f.opcoes,
      }
    })
}

const recusar = (codigo: string, mensagem: string, campo: string, dispositivo: Dispositivo | null = null) => {
  throw new Problema(422, codigo, mensagem, { campo, dispositivo })
}

/**
 * The operator that a vehicle is to be of: in the register and active.
 * @throws Problema 404; 422 where it is named by nobody or is inactive.
 */
export async function operadoraQueRecebe(c: Contexto, id: string | null): Promise<Operadora> {
  const escolhida = c.ator.operadoraId ?? id
  if (escolhida === null)
    throw new Problema(422, 'operadora-ausente', 'Escolha a operadora.', { campo: 'operadora_id' })
  const operadora = await acharOperadora(c, escolhida)
  if (operadora.situacao === 'ativa') return operadora
  throw new Problema(
    422,
    'operadora-inativa',
    `${operadora.razao_social} está inativa e não recebe veículos.`,
    {
      campo: 'operadora_id',
    },
  )
}

/** The service that a kind of vehicle runs in where nobody says it: alternative for what is only used there. */
const servicoDe = (tipo: TipoDeVeiculo, dito: ServicoDoVeiculo | null): ServicoDoVeiculo =>
  dito ?? (tipo === 'van' || tipo === 'alternativo' ? 'alternativo' : 'linha')

/**
 * What the register will hold of a request, checked field by field; the law's own exam comes after.
 * @throws Problema 422 naming the field.
 */
export function conferirPedido(c: Contexto, e: Pedido): FichaDoVeiculo {
  const { operadora_id: _, servico, equipamentos, inscricao, renavam, ...v } = e
  const agua = v.tipo === 'embarcacao'
  if (v.ano_fabricacao > ano(c.hoje))
    recusar('ano-no-futuro', `O ano de fabricação é no máximo ${ano(c.hoje)}.`, 'ano_fabricacao')
  if (agua && ehRR(c)) {
    const texto = `A ${c.lei.nome} só trata de transporte rodoviário.`
    recusar('tipo-sem-cabimento', texto, 'tipo', 'art2')
  }
  if (agua && inscricao === null)
    recusar('inscricao-ausente', 'Escreva a inscrição da embarcação na Capitania.', 'inscricao')
  const rodaEm = ehRR(c) ? servicoDe(v.tipo, servico) : (servico ?? 'linha')
  if (!SERVICOS_DA_NORMA[c.lei.norma].includes(rodaEm))
    recusar('servico-sem-cabimento', `A ${c.lei.nome} não trata deste serviço.`, 'servico')
  return {
    ...v,
    servico: rodaEm,
    equipamentos: equipamentos ?? [],
    inscricao: agua ? inscricao : null,
    renavam: agua ? null : renavam,
  }
}

/** What repeats where the register refuses a second one, by the constraint that refused it. */
export const REPETIDO: Readonly<Record<string, readonly [campo: string, mensagem: string]>> = {
  veiculo_placa: ['placa', 'Já há um veículo com esta placa, na grafia antiga ou na do Mercosul.'],
  veiculo_inscricao: ['inscricao', 'Já há uma embarcação com esta inscrição.'],
}
