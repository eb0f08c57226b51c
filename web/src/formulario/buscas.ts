import type { Esquemas } from '../api/cliente'
import { filaDeConsultas } from '../api/cliente'
import { buscarOperadora } from '../cadastro/comum/buscas'
import type { OpcaoDaBusca } from '../ui/campos/CampoBusca'
import { escreverBusca } from '../ui/endereco'
import { cpf, diaMesAno, placa } from '../ui/formatos'
import { ler } from './leitura'
import type { Campo } from './valores'

export type Procura = NonNullable<Campo['procura']>

const QUANTOS = 20

interface Busca {
  /** What the words find; `operadora` narrows what belongs to one. */
  buscar(q: string, sinal: AbortSignal, operadora: string | null): Promise<readonly OpcaoDaBusca[]>
  /** How something chosen is called. */
  nome(valor: string, sinal?: AbortSignal): Promise<string>
  /** Its page. */
  pagina: ((valor: string) => string) | null
}

const lista = <T>(endereco: string, busca: Record<string, unknown>, sinal: AbortSignal) =>
  ler<T>(`/api/v1/${endereco}${escreverBusca({ por_pagina: QUANTOS, ...busca })}`, sinal)

const municipios = () =>
  filaDeConsultas.fetchQuery({
    queryKey: ['leitura', '/api/v1/municipios'],
    queryFn: () => ler<Esquemas['Municipios']>('/api/v1/municipios'),
    staleTime: Number.POSITIVE_INFINITY,
  })

const solto = (t: string) => t.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

type Registro = Esquemas['RegistroResumo']

const validadeDita = (v: Registro['validade']) =>
  v && `${v.o_que} ${v.vencida ? 'só até' : 'até'} ${diaMesAno(v.ate)}`

/** What two people of one name differ by. */
const cpfDe = ({ dados }: Registro) => (/^\d{11}$/.test(String(dados.cpf)) ? cpf(String(dados.cpf)) : null)

/** Something of a file of the register: who it is, of which operator, and whether it is in force. */
const registro = (endereco: string, daOperadora: boolean): Busca => ({
  async buscar(q, sinal, operadora) {
    const { registros } = await lista<{ registros: Registro[] }>(
      endereco,
      { q, ...(daOperadora && { operadora_id: operadora }) },
      sinal,
    )
    return registros.map((r) => ({
      valor: r.id,
      rotulo: r.titulo,
      detalhe: [cpfDe(r), r.operadora?.razao_social, validadeDita(r.validade)].filter(Boolean).join(' · '),
    }))
  },
  nome: async (id, sinal) => (await ler<Registro>(`/api/v1/${endereco}/${id}`, sinal)).titulo,
  pagina: (id) => `/${endereco}/${id}`,
})

/** Where each kind of search field looks, and what tells apart what it finds. */
export const BUSCAS: Readonly<Record<Procura, Busca>> = {
  operadora: {
    buscar: (q, sinal) => buscarOperadora(q, sinal),
    nome: async (id, sinal) =>
      (await ler<Esquemas['Operadora']>(`/api/v1/operadoras/${id}`, sinal)).razao_social,
    pagina: (id) => `/operadoras/${id}`,
  },
  linha: {
    async buscar(q, sinal) {
      const { linhas } = await lista<Esquemas['ListaDeLinhas']>('linhas', { q }, sinal)
      return linhas.map((l) => ({
        valor: l.id,
        rotulo: `${l.numero} ${l.nome}`,
        detalhe: l.operadora?.razao_social ?? 'sem operadora',
      }))
    },
    async nome(id, sinal) {
      const { numero, nome } = await ler<Esquemas['LinhaResumo']>(`/api/v1/linhas/${id}`, sinal)
      return `${numero} ${nome}`
    },
    pagina: (id) => `/linhas/${id}`,
  },
  veiculo: {
    async buscar(q, sinal, operadora) {
      const { veiculos } = await lista<Esquemas['ListaDeVeiculos']>(
        'veiculos',
        { q, operadora_id: operadora, estado: 'registrado' },
        sinal,
      )
      return veiculos.map((v) => ({
        valor: v.id,
        rotulo: placa(v.placa),
        detalhe: `${v.marca_modelo}, ${v.ano_fabricacao}, ${v.lugares} lugares · ${v.operadora.razao_social}`,
      }))
    },
    nome: async (id, sinal) =>
      placa((await ler<Esquemas['VeiculoResumo']>(`/api/v1/veiculos/${id}`, sinal)).placa),
    pagina: (id) => `/frota/${id}`,
  },
  municipio: {
    async buscar(q) {
      const todos = (await municipios()).municipios
      return todos
        .filter((m) => solto(m.nome).includes(solto(q.trim())))
        .slice(0, 40)
        .map((m) => ({ valor: m.ibge, rotulo: m.nome }))
    },
    nome: async (ibge) => (await municipios()).municipios.find((m) => m.ibge === ibge)?.nome ?? ibge,
    pagina: null,
  },
  ponto: registro('pontos', false),
  pessoal: registro('pessoal', true),
  terminal: {
    async buscar(q, sinal) {
      const { procedimentos } = await lista<Esquemas['ListaDe-terminal']>('terminais', { q }, sinal)
      return procedimentos.map((p) => ({
        valor: (p as { id?: string }).id ?? p.numero,
        rotulo: p.titulo,
        detalhe: `${p.numero} · ${p.situacao.nome}`,
      }))
    },
    nome: async (numero, sinal) =>
      (await ler<Esquemas['Procedimento']>(`/api/v1/terminais/${numero}`, sinal)).titulo,
    pagina: (numero) => `/terminais/${numero}`,
  },
}

const chave = (procura: Procura, valor: string) => ['nome-do-escolhido', procura, valor] as const

/** The query that names something chosen. */
export const nomeDoEscolhido = (procura: Procura, valor: string) => ({
  queryKey: chave(procura, valor),
  queryFn: ({ signal }: { signal: AbortSignal }) => BUSCAS[procura].nome(valor, signal),
  staleTime: 60_000,
})

/** What was just chosen is known by its name: nobody asks for it again. */
export const lembrarNome = (procura: Procura, valor: string, nome: string) =>
  filaDeConsultas.setQueryData(chave(procura, valor), nome)
