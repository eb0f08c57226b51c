import { cnpjDeTeste } from '../documentos-de-teste.js'

export interface OperadoraDaRede {
  documento: string
  razao_social: string
  nome_fantasia: string | null
  forma: 'empresa' | 'cooperativa'
  municipio: string
  endereco: string
  email: string
  telefone: string
  /** How large it is beside the others: its share of lines, vehicles and people. */
  peso: number
}

type Linha = readonly [nome: string, municipio: string, peso: number]

const RUAS = ['Avenida de Demonstração', 'Rua do Exemplo', 'Travessa do Exemplo', 'Rua de Demonstração']
const chave = (nome: string) =>
  nome
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')

const inventar =
  (ddd: string, raiz: string, razao: (nome: string, i: number) => string) =>
  ([nome, municipio, peso]: Linha, i: number): OperadoraDaRede => {
    const razao_social = razao(nome, i)
    const cooperativa = razao_social.startsWith('Cooperativa')
    const n = String(i + 11).padStart(2, '0')
    return {
      // Every other CNPJ is of the new kind, with letters.
      documento: cnpjDeTeste(i % 2 === 0 ? `${raiz}${n}` : `DEM${ddd}R${n}`),
      razao_social,
      nome_fantasia: cooperativa ? null : nome,
      forma: cooperativa ? 'cooperativa' : 'empresa',
      municipio,
      endereco: `${RUAS[i % RUAS.length]}, ${120 + i * 37}`,
      email: `contato@${chave(nome)}.example`,
      telefone: `(${ddd}) 3000-03${n}`,
      peso,
    }
  }

/** What comes after the operators of the small demonstration: with them, RR has 12 cooperatives and RS 22 operators. */
export const OPERADORAS_DA_REDE: Readonly<Record<'RR' | 'RS', readonly OperadoraDaRede[]>> = {
  RR: (
    [
      ['Água Boa', 'Boa Vista', 5],
      ['Serra Grande', 'Cantá', 4],
      ['Vale do Jauaperi', 'Rorainópolis', 4],
      ['Rio Mucajaí', 'Mucajaí', 3],
      ['Rota do Lavrado', 'Boa Vista', 6],
      ['Alto Cotingo', 'Uiramutã', 2],
      ['Bonfim e Normandia', 'Bonfim', 3],
      ['Baixo Rio Branco', 'Caracaraí', 3],
      ['Vila Nova do Sul', 'São Luiz', 2],
      ['Fronteira Norte', 'Pacaraima', 4],
    ] satisfies Linha[]
  ).map(inventar('95', '990003', (nome) => `Cooperativa ${nome} de Transporte Alternativo`)),
  RS: (
    [
      ['Campo da Tuca', 'Viamão', 9],
      ['Passo do Ferreiro', 'Gravataí', 8],
      ['Ilha da Pintada', 'Eldorado do Sul', 6],
      ['Encosta da Serra', 'Novo Hamburgo', 9],
      ['Vale do Caí', 'São Sebastião do Caí', 5],
      ['Três Figueiras', 'Canoas', 8],
      ['Arroio Feijó', 'Alvorada', 8],
      ['Morro Ferrabraz', 'Sapiranga', 4],
      ['Rio Paranhana', 'Taquara', 5],
      ['Carbonífera', 'Charqueadas', 4],
      ['Costa do Guaíba', 'Guaíba', 6],
      ['Passo de Torres Velho', 'Cachoeirinha', 6],
      ['Estrada Velha', 'São Leopoldo', 7],
      ['Lomba Grande', 'Novo Hamburgo', 5],
    ] satisfies Linha[]
  ).map(
    inventar('51', '990004', (nome, i) =>
      i % 5 === 4 ? `Cooperativa ${nome} de Transporte` : `${i % 2 ? 'Expresso' : 'Viação'} ${nome} Ltda.`,
    ),
  ),
}
