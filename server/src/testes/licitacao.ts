import { randomUUID } from 'node:crypto'
import type { Instante } from '@outorga/lei'
import sql from 'sql-template-tag'
import { type Cenario, type Cliente, criarCenario } from './cenario.js'

/** What an act answers: a receipt, or a refusal. */
export interface Resposta {
  status: number
  corpo: {
    numero: string
    versao: number
    estado: string
    mensagem: string
    documento: string | null
    codigo: string
    detail: string
    campo: string | null
    dispositivo: string | null
  }
}

/** People and companies of Roraima ready to bid, and short ways to open and act. */
export interface CenarioDeOutorga extends Cenario {
  analista: Cliente
  julgador: Cliente
  conselheiro: Cliente
  empresas: readonly [string, string, string]
  /** Moves the clock to noon of a day, on the authority's clock. */
  dia(data: string): void
  abrir(caminho: string, corpo: unknown, quem?: Cliente): Promise<Resposta>
  /** Does an act with the newest version of the procedure. */
  ato(quem: Cliente, caminho: string, numero: string, nome: string, corpo: unknown): Promise<Resposta>
  ver(caminho: string, numero: string, quem?: Cliente): Promise<Pagina>
  novaLinha(extensao?: string): Promise<string>
  /** Puts a company in the register with all that art. 11 asks for; `certificar` false: without certificate. */
  novaEmpresa(
    documento: string,
    nome: string,
    opcoes?: { certificar?: boolean; cpf?: string },
  ): Promise<string>
  /** Issues the certificate of art. 7, today or, in paper, on another day. */
  certificar(operadora: string, emissao?: string): Promise<Resposta>
}

export interface Pagina {
  versao: number
  estado: string
  situacao: { nome: string; dispositivo: string | null }
  titulo: string
  operadora: { id: string; razao_social: string } | null
  de: string | null
  ate: string | null
  secoes: { titulo: string; dados: { rotulo: string; valor: string; para?: string }[] }[]
  exames: { titulo: string; permitido: boolean; motivos: { dispositivo: string }[] }[]
  prazos: { nome: string; ate: string }[]
  atos_possiveis: { ato: string }[]
  espera: { ato: string; desde: string | null }[]
  documentos: { codigo: string; titulo: string; caminho: string }[]
  eventos: { titulo: string; linhas: string[] }[]
}

const ler = (r: { statusCode: number; json(): unknown }): Resposta => ({
  status: r.statusCode,
  corpo: r.json() as Resposta['corpo'],
})

let placas = 0

export async function criarCenarioDeOutorga(agora?: string): Promise<CenarioDeOutorga> {
  const c = await criarCenario(agora)
  const analista = await c.entrar('rr', 'analista')
  const { banco } = c.produto
  let numero = 200

  const certificar = async (operadora: string, emissao?: string) => {
    const { versao } = (await analista.get(`/api/v1/operadoras/${operadora}`)).json()
    return ler(await analista.post(`/api/v1/operadoras/${operadora}/certificado`, { emissao }, { versao }))
  }

  const equipar = async (operadora: string, nome: string, cpf: string) => {
    const comum = { operadora_id: operadora, municipio_ibge: '1400100', propria: true }
    for (const tipo of ['garagem', 'oficina'])
      await analista.post('/api/v1/instalacoes', {
        ...comum,
        tipo,
        endereco: `Rua da ${tipo} de ${nome}, 10`,
      })
    for (const papel of ['socio', 'responsavel-tecnico']) {
      await analista.post('/api/v1/dirigentes', {
        operadora_id: operadora,
        nome: `Titular de ${nome}`,
        cpf,
        papel,
        desde: '2015-01-01',
      })
    }
  }

  const novoVeiculo = async (operadora: string) => {
    const placa = `NBX${placas % 10}A${String(placas++).padStart(2, '0')}`
    const id = randomUUID()
    await banco.comoSistema(async (tx) => {
      await tx.executar(
        sql`insert into caso (id, autoridade_id, tipo, operadora_id) values (${id}, 'cre-rr', 'veiculo', ${operadora})`,
      )
      await tx.executar(sql`
        insert into veiculo (id, autoridade_id, operadora_id, placa, placa_unica, tipo, marca_modelo, ano_fabricacao,
          lugares, servico, estado, numero_registro, registrado_em, seguro_ate, laudo_ate)
        values (${id}, 'cre-rr', ${operadora}, ${placa}, ${placa}, 'onibus', 'Ônibus de teste', 2020, 44, 'linha',
          'registrado', ${placa}, '2020-02-03', '2060-12-31', '2060-12-31')`)
    })
  }

  const novaEmpresa: CenarioDeOutorga['novaEmpresa'] = async (documento, nome, opcoes = {}) => {
    const r = await analista.post('/api/v1/operadoras', {
      documento,
      razao_social: nome,
      forma: 'cooperativa',
      municipio_ibge: '1400100',
      endereco: 'Rua de Teste, 2',
      email: `${documento}@teste.local`,
    })
    const { id } = r.json() as { id: string }
    await equipar(id, nome, opcoes.cpf ?? '52998224725')
    await novoVeiculo(id)
    if (opcoes.certificar !== false) await certificar(id, '2026-04-06')
    return id
  }

  const { operadora, outraOperadora } = c.ids.rr
  await equipar(operadora, 'Primeira', '11144477735')
  await equipar(outraOperadora, 'Segunda', '39053344705')
  await novoVeiculo(outraOperadora)
  await certificar(operadora)
  await certificar(outraOperadora)
  const terceira = await novaEmpresa('45997418000153', 'Cooperativa Terceira')

  const cenario = Object.assign(c, {
    analista,
    julgador: await c.entrar('rr', 'julgador'),
    conselheiro: await c.entrar('rr', 'conselheiro'),
    empresas: [operadora, outraOperadora, terceira] as const,
    certificar,
    novaEmpresa,
    dia(data: string) {
      c.agora = `${data}T16:00:00Z` as Instante
    },
    abrir: async (caminho: string, corpo: unknown, quem = analista) =>
      ler(await quem.post(`/api/v1/${caminho}`, corpo)),
    async ato(quem: Cliente, caminho: string, n: string, nome: string, corpo: unknown) {
      const { versao } = await cenario.ver(caminho, n)
      return ler(await quem.post(`/api/v1/${caminho}/${n}/${nome}`, corpo, { versao }))
    },
    ver: async (caminho: string, n: string, quem = analista) =>
      (await quem.get(`/api/v1/${caminho}/${n}`)).json() as Pagina,
    async novaLinha(extensao = '120.0') {
      const r = await analista.post('/api/v1/linhas', {
        numero: String(numero++),
        extremo_a: 'Boa Vista',
        extremo_b: 'Caracaraí',
        municipio_a: '1400100',
        municipio_b: '1400209',
        extensao_km: extensao,
        servico: 'regular',
        partidas: ['06:00', '14:00'],
      })
      return (r.json() as { id: string }).id
    },
  })
  return cenario
}

export const EDITAL = {
  edital: 'Edital 1/2026',
  publicado_em: '2026-04-06',
  sessao: '2026-04-10',
  anos: 10,
  condicoes: 'Empresas e cooperativas com certificado em vigor.',
  especificacao: 'Ônibus de ao menos 40 lugares, com banheiro.',
  forma_da_proposta: 'Envelope fechado, uma via.',
  criterio: 'menor-tarifa',
  homologacao_e_contratacao: 'Homologa-se em dez dias; assina-se em trinta.',
  requisitos: [{ requisito: 'Frota de três ônibus' }],
}

export interface Certame {
  numero: string
  linha: string
}

const habilitar = (operadora_id: string, mudancas: Record<string, unknown> = {}) => ({
  operadora_id,
  apresentada_em: '2026-04-08',
  decisao: 'habilitar',
  ...mudancas,
})

/** Opens a tender of a new line and takes it to the wanted phase, a day at a time; the clock ends on the last day. */
export async function licitar(
  c: CenarioDeOutorga,
  ate: 'edital' | 'habilitacao' | 'propostas' | 'julgamento' | 'adjudicacao' | 'homologacao' | 'homologada',
  opcoes: {
    linha?: string
    abertura?: Record<string, unknown>
    licitantes?: readonly string[]
    edital?: Record<string, unknown>
  } = {},
): Promise<Certame> {
  c.dia('2026-04-06')
  const linha = opcoes.linha ?? (await c.novaLinha())
  const licitantes = opcoes.licitantes ?? c.empresas
  const { corpo } = await c.abrir('licitacoes', {
    especie: 'linha',
    linha_id: linha,
    objeto: 'Serviço regular da linha',
    ...opcoes.abertura,
  })
  const { numero } = corpo
  const passos: readonly [string, () => Promise<Resposta>][] = [
    [
      'edital',
      () => c.ato(c.analista, 'licitacoes', numero, 'publicar-edital', { ...EDITAL, ...opcoes.edital }),
    ],
    [
      'habilitacao',
      () => {
        c.dia('2026-04-10')
        const corpo = { data: '2026-04-10', licitantes: licitantes.map((id) => habilitar(id)) }
        return c.ato(c.analista, 'licitacoes', numero, 'habilitar', corpo)
      },
    ],
    [
      'propostas',
      () => {
        c.dia('2026-04-13')
        const propostas = licitantes.map((operadora_id, i) => ({ operadora_id, valor: `0,3${i}` }))
        const corpo = { data: '2026-04-13', ata: 'Ata 1', propostas }
        return c.ato(c.analista, 'licitacoes', numero, 'conhecer-propostas', corpo)
      },
    ],
    [
      'julgamento',
      () => {
        c.dia('2026-04-14')
        const corpo = { data: '2026-04-14', fundamentos: 'Propostas conformes ao edital.' }
        return c.ato(c.julgador, 'licitacoes', numero, 'julgar-propostas', corpo)
      },
    ],
    [
      'adjudicacao',
      () => {
        c.dia('2026-04-15')
        return c.ato(c.julgador, 'licitacoes', numero, 'adjudicar', { data: '2026-04-15' })
      },
    ],
    [
      'homologacao',
      () => {
        c.dia('2026-04-16')
        const corpo = { data: '2026-04-16', ato: 'Resolução 9/2026' }
        return c.ato(c.conselheiro, 'licitacoes', numero, 'homologar', corpo)
      },
    ],
  ]
  for (const [antes, passo] of passos) {
    if (antes === ate) return { numero, linha }
    const r = await passo()
    if (r.status !== 200) throw new Error(`${antes}: ${r.corpo.detail}`)
  }
  return { numero, linha }
}

export const CONTRATO = {
  contrato: 'Contrato 5/2026',
  assinado_em: '2026-04-20',
  titulo: 'concessao',
  pecas: ['edital', 'proposta'],
}

/** A tender signed on 20 April, and its delegation; in operation since the day after unless told not. */
export async function contratar(
  c: CenarioDeOutorga,
  opcoes: Parameters<typeof licitar>[2] & { operar?: boolean } = {},
): Promise<Certame & { delegacao: string }> {
  const certame = await licitar(c, 'homologada', opcoes)
  c.dia('2026-04-20')
  const r = await c.ato(c.analista, 'licitacoes', certame.numero, 'assinar-contrato', CONTRATO)
  if (r.status !== 200) throw new Error(r.corpo.detail)
  const pagina = await c.ver('licitacoes', certame.numero)
  const dado = pagina.secoes.flatMap((s) => s.dados).find((d) => d.rotulo === 'Delegação')
  const delegacao = dado?.valor ?? ''
  if (opcoes.operar === false) return { ...certame, delegacao }
  c.dia('2026-04-21')
  const i = await c.ato(c.analista, 'delegacoes', delegacao, 'iniciar-operacao', { inicio: '2026-04-21' })
  if (i.status !== 200) throw new Error(i.corpo.detail)
  return { ...certame, delegacao }
}
