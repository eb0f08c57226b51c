import {
  conferirCursos,
  conferirInstrucaoDePrimeirosSocorros,
  conferirPrepostos,
  type DataCivil,
  type PessoaDoAtendimento,
} from '@outorga/lei'
import { z } from 'zod'
import { codigo, cpf, data, escolha, opcional, procura, simOuNao, texto } from '../formulario/campos.js'
import { mostrar } from '../procedimentos/exame.js'
import { definirRegistro, type Validade } from '../registros/definicao.js'

export const FUNCOES = {
  motorista: 'Motorista',
  auxiliar: 'Auxiliar de viagem',
  atendente: 'Atendente',
  aquaviario: 'Aquaviário',
} as const

export const VINCULOS = {
  empregado: 'Empregado',
  cooperado: 'Cooperado',
  socio: 'Sócio',
  contratado: 'Contratado',
} as const

const CATEGORIAS = { B: 'B', C: 'C', D: 'D', E: 'E' } as const
const doMotorista = { campo: 'funcao', valores: ['motorista'] }

const entrada = z.object({
  operadora_id: procura('Operadora', 'operadora'),
  nome: texto('Nome', { minimo: 3 }),
  cpf: cpf(),
  funcao: escolha('Função', FUNCOES),
  vinculo: escolha('Vínculo', VINCULOS),
  desde: data('Desde'),
  habilitacao: opcional(codigo('Número da habilitação', { quando: doMotorista })),
  categoria: opcional(escolha('Categoria da habilitação', CATEGORIAS, { quando: doMotorista })),
  habilitacao_ate: opcional(data('Habilitação válida até', { quando: doMotorista })),
  curso_em: opcional(data('Último curso em', { dispositivo: 'art69_inc16' })),
  curso_ate: opcional(data('Curso de transporte coletivo válido até', { quando: doMotorista })),
  primeiros_socorros_em: opcional(data('Instrução de primeiros socorros em', { dispositivo: 'art69_inc19' })),
  identificacao: opcional(simOuNao('Tem uniforme e identificação', { dispositivo: 'art70' })),
})
type Dados = z.output<typeof entrada>

/** What expires of a driver: the licence and the course of collective transport. */
export function validadesDoPessoal(d: Pick<Dados, 'habilitacao_ate' | 'curso_ate'>): Validade[] {
  const datas: [string, DataCivil | null][] = [
    ['habilitação', d.habilitacao_ate],
    ['curso de transporte coletivo', d.curso_ate],
  ]
  return datas.flatMap(([o_que, ate]) => (ate === null ? [] : [{ o_que, ate }]))
}

const comoPessoa = (d: Dados): PessoaDoAtendimento => ({
  nome: d.nome,
  funcao: d.funcao === 'aquaviario' ? 'auxiliar' : d.funcao,
  identificacao: d.identificacao,
  curso: d.curso_em,
  primeirosSocorros: d.primeiros_socorros_em,
})

/** Drivers and staff of an operator: licence, courses, first aid, bond (RR arts. 69, XVI and XIX, and 70). */
export const PESSOAL = definirRegistro({
  tipo: 'pessoal',
  caminho: '/api/v1/pessoal',
  nome: { um: 'Pessoa', muitos: 'Motoristas e pessoal', com_artigo: 'a pessoa' },
  normas: ['rr-664-2008', 'rs-11127-1998'],
  papeis: ['analista', 'operadora'],
  entrada,
  chave: (d) => `${d.cpf}/${d.operadora_id}`,
  repetido: ['cpf', 'Esta pessoa já está no pessoal da operadora.'],
  titulo: (d) => d.nome,
  colunas: ['cpf', 'funcao', 'categoria', 'habilitacao_ate'],
  validades: validadesDoPessoal,
  exames: async (c, { dados }) => {
    if (c.lei.norma !== 'rr-664-2008') return []
    const pessoa = [comoPessoa(dados)]
    return [
      mostrar('O que a lei pede do pessoal', [
        conferirPrepostos(pessoa),
        conferirCursos(pessoa),
        conferirInstrucaoDePrimeirosSocorros(pessoa),
      ]),
    ]
  },
})
