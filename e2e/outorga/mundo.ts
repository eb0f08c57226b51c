import { type Cliente, clienteDe, type Recibo } from './cliente.js'
import { ANO, dia } from './dias.js'

const BOA_VISTA = '1400100'

/** Another number each time, in this worker and in the other. */
let feitos = (process.pid % 900) * 100
const proximo = (): number => ++feitos

function comVerificadores(base: string, pesoMaximo: number): string {
  let texto = base
  for (let v = 0; v < 2; v++) {
    const soma = [...texto].reduce(
      (s, d, i) => s + Number(d) * (((texto.length - 1 - i) % (pesoMaximo - 1)) + 2),
      0,
    )
    const resto = soma % 11
    texto += resto < 2 ? 0 : 11 - resto
  }
  return texto
}

/** Nobody's: test numbers with their right check digits. */
export const cnpjNovo = (): string => comVerificadores(`88${String(proximo()).padStart(6, '0')}0001`, 9)
export const cpfNovo = (): string => comVerificadores(`8${String(proximo()).padStart(8, '0')}`, 12)

export interface Empresa {
  id: string
  nome: string
  cnpj: string
  /** Its owner in the register; empty where it is not equipped. */
  socio: string
}

/** A company of Roraima in the register; `completa` with all that art. 11 asks for and its certificate. */
export async function empresaNova(
  apelido: string,
  opcoes: { completa?: boolean; certificada?: boolean; forma?: 'empresa' | 'cooperativa' } = {},
): Promise<Empresa> {
  const { completa = true, certificada = true, forma = 'empresa' } = opcoes
  const analista = await clienteDe('analista', 'rr')
  const cnpj = cnpjNovo()
  const nome = `${forma === 'cooperativa' ? 'Cooperativa' : 'Viação'} ${apelido} ${proximo()}`
  const { id } = await analista.fazer('operadoras', {
    documento: cnpj,
    razao_social: nome,
    forma,
    municipio_ibge: BOA_VISTA,
    endereco: 'Rua do Exemplo, 2',
    email: `${cnpj}@exemplo.example`,
  })
  const socio = completa ? await equipar(analista, id) : ''
  if (certificada) {
    const { versao } = await analista.ler<Recibo>(`operadoras/${id}`)
    await analista.fazer(`operadoras/${id}/certificado`, { emissao: dia(-60) }, versao)
  }
  return { id, nome, cnpj, socio }
}

async function equipar(analista: Cliente, operadora_id: string): Promise<string> {
  const n = proximo()
  for (const tipo of ['garagem', 'oficina'])
    await analista.fazer('instalacoes', {
      operadora_id,
      tipo,
      municipio_ibge: BOA_VISTA,
      endereco: `Rua do Exemplo, ${n} ${tipo}`,
      propria: true,
    })
  const dirigentes: string[] = []
  for (const papel of ['socio', 'responsavel-tecnico']) {
    const pessoa = { operadora_id, nome: `Dirigente ${n}`, cpf: cpfNovo(), papel, desde: '2015-01-01' }
    dirigentes.push((await analista.fazer('dirigentes', pessoa)).id)
  }
  await veiculoNovo(operadora_id)
  return dirigentes[0] ?? ''
}

/** A registered vehicle with a good report. */
export async function veiculoNovo(
  operadora_id: string,
  v: { tipo?: string; lugares?: number; servico?: string; uf?: 'rr' | 'rs' } = {},
): Promise<{ id: string; placa: string }> {
  const { tipo = 'onibus', lugares = 44, servico = 'linha', uf = 'rr' } = v
  const analista = await clienteDe('analista', uf)
  const n = proximo()
  const placa = `Q${'ABCDEFGHIJ'[Math.floor(n / 10_000) % 10]}Z${Math.floor(n / 1000) % 10}${'ABCDEFGHIJ'[Math.floor(n / 100) % 10]}${String(n % 100).padStart(2, '0')}`
  const { id } = await analista.fazer('veiculos', {
    operadora_id,
    tipo,
    placa,
    servico,
    marca_modelo: 'Modelo de exemplo',
    ano_fabricacao: ANO - 2,
    lugares,
    ...(tipo === 'embarcacao' && { inscricao: `40${String(n).padStart(8, '0')}` }),
    seguro_seguradora: 'Seguradora do Exemplo',
    seguro_apolice: `AP ${n}`,
    seguro_ate: dia(800),
  })
  await analista.fazer(
    `veiculos/${id}/decidir-registro`,
    { resultado: 'registrado', documentos: ['certificado-de-propriedade', 'declaracao-de-manutencao'] },
    1,
  )
  await analista.fazer(
    `veiculos/${id}/vistoriar`,
    {
      ordem: `OV ${n}`,
      data: dia(-1),
      itens: [{ item: 'Freios', atende: true }],
      resultado: 'apto',
      laudo_numero: `LV ${n}`,
      laudo_ate: dia(800),
    },
    2,
  )
  return { id, placa }
}

/** A driver, or somebody of a vessel, with everything in order. */
export async function motoristaNovo(
  operadora_id: string,
  uf: 'rr' | 'rs',
  funcao: 'motorista' | 'aquaviario' = 'motorista',
): Promise<{ id: string; nome: string }> {
  const analista = await clienteDe('analista', uf)
  const nome = `Pessoa do Exemplo ${proximo()}`
  const { id } = await analista.fazer('pessoal', {
    operadora_id,
    nome,
    cpf: cpfNovo(),
    funcao,
    vinculo: 'empregado',
    desde: '2024-01-02',
    ...(funcao === 'motorista' && {
      habilitacao: '123456',
      categoria: 'D',
      habilitacao_ate: dia(800),
      curso_ate: dia(800),
    }),
    curso_em: dia(-300),
    primeiros_socorros_em: dia(-300),
    identificacao: true,
  })
  return { id, nome }
}

/** A paper in the register, of whomever. */
export async function documentoNovo(de_id: string, d: Record<string, unknown>): Promise<void> {
  const analista = await clienteDe('analista', 'rr')
  await analista.fazer('documentos-do-cadastro', {
    de_id,
    numero: `D ${proximo()}`,
    emissao: dia(-100),
    ate: dia(800),
    ...d,
  })
}

/** A line without Quadro and without operator, between two places that no other line of the tests joins. */
export async function linhaNova(extensao_km = '120'): Promise<{ id: string; numero: string }> {
  const analista = await clienteDe('analista', 'rr')
  const numero = `9${String(proximo()).padStart(5, '0')}`
  const { id } = await analista.fazer('linhas', {
    numero,
    extremo_a: 'Pacaraima',
    extremo_b: 'Uiramutã',
    municipio_a: '1400456',
    municipio_b: '1400704',
    extensao_km,
    servico: 'regular',
    partidas: ['06:00', '14:00'],
  })
  return { id, numero }
}

/** A contract signed `dias` days ago, before the system existed, in operation since the next day. */
export async function delegacaoAntiga(
  operadora_id: string,
  linha_id: string,
  dias: number,
  mais: Record<string, unknown> = {},
): Promise<string> {
  const analista = await clienteDe('analista', 'rr')
  const { numero } = await analista.fazer('delegacoes', {
    especie: 'concessao',
    operadora_id,
    linha_id,
    licitacao: `Concorrência ${proximo()}`,
    homologada_em: dia(-dias - 10),
    contrato: `Contrato ${proximo()}`,
    pecas: ['edital', 'proposta'],
    assinado_em: dia(-dias),
    inicio: dia(1 - dias),
    requisitos: [{ requisito: 'Frota de três ônibus' }],
    ...mais,
  })
  return numero
}

export const EDITAL = {
  edital: 'Edital 1',
  publicado_em: dia(-40),
  sessao: dia(-30),
  anos: 10,
  condicoes: 'Empresas e cooperativas com certificado em vigor.',
  especificacao: 'Ônibus de ao menos 40 lugares, com banheiro.',
  forma_da_proposta: 'Envelope fechado, uma via.',
  criterio: 'menor-tarifa',
  homologacao_e_contratacao: 'Homologa-se em dez dias; assina-se em trinta.',
  requisitos: [{ requisito: 'Frota de três ônibus' }],
}

/** A tender with its notice published. */
export async function licitacaoComEdital(pedido: Record<string, unknown>): Promise<string> {
  const analista = await clienteDe('analista', 'rr')
  const { numero } = await analista.fazer('licitacoes', {
    especie: 'linha',
    objeto: 'Serviço regular da linha',
    ...pedido,
  })
  await analista.ato('licitacoes', numero, 'publicar-edital', EDITAL)
  return numero
}
