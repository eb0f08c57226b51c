import { type DataCivil, somarDias } from '@outorga/lei'
import sql from 'sql-template-tag'
import { cadastrarOperadora } from '../../cadastro/cadastrar-operadora.js'
import { DIRIGENTE } from '../../cadastro/dirigente.js'
import { DOCUMENTO } from '../../cadastro/documento-do-cadastro.js'
import { INSTALACAO } from '../../cadastro/instalacao.js'
import { MUNICIPIOS_RMPA, MUNICIPIOS_RR } from '../../cadastro/municipios.js'
import { VENDEDOR } from '../../cadastro/vendedor.js'
import { comoSistema, comoUsuario } from '../como-usuario.js'
import { INICIO_DO_CADASTRO } from '../semear-frota.js'
import { inserirEmLote } from './inserir-em-lote.js'
import { pessoa } from './nomes.js'
import { OPERADORAS_DA_REDE } from './operadoras.js'
import type { OperadoraNoCadastro, Palco } from './palco.js'
import { sortear } from './sorteio.js'

const IBGE = new Map([...MUNICIPIOS_RR, ...MUNICIPIOS_RMPA].map((m) => [m.nome, m.ibge]))
/** Share of an operator of the small demonstration. */
const PESO_DE_HOJE = 4

const ramoDe = (nome: string): OperadoraNoCadastro['ramo'] =>
  /^Navegação/.test(nome) ? 'agua' : /^(Fretadora|Turismo|Escolar)/.test(nome) ? 'fretamento' : 'linhas'

/** Enters the operators that the small demonstration does not have, and answers all of the authority's. */
export async function semearOperadoras(p: Palco): Promise<OperadoraNoCadastro[]> {
  const { uf } = p.autoridade
  const pesos = new Map<string, number>()
  for (const { municipio, peso, ...o } of OPERADORAS_DA_REDE[uf]) {
    const instante = p.instante(INICIO_DO_CADASTRO, '14:00')
    const entrada = { ...o, municipio_ibge: IBGE.get(municipio) ?? '' }
    await comoUsuario(p.tx, p.pessoa('analista'), instante, cadastrarOperadora, entrada)
    pesos.set(o.documento, peso)
  }
  await comoSistema(p.tx)
  const todas = await p.tx.linhas<Omit<OperadoraNoCadastro, 'peso' | 'ramo'>>(sql`
    select id, documento, razao_social, forma, municipio_ibge from operadora
     where autoridade_id = ${p.autoridade.id} order by documento collate "C"`)
  return todas.map((o) => ({
    ...o,
    peso: pesos.get(o.documento) ?? PESO_DE_HOJE,
    ramo: ramoDe(o.razao_social),
  }))
}

const CERTIDOES = [
  ['certidao-civel', 'Tribunal de Justiça'],
  ['certidao-fiscal', 'Secretaria da Fazenda'],
  ['caucao', 'Banco de Demonstração'],
  ['apolice', 'Seguros do Norte'],
] as const

/** From a day on record: some expired, some about to, most not. */
export function vencimento(hoje: DataCivil, n: number, maximo: number): DataCivil {
  const dias = n % 25 === 7 ? -1 - (n % 40) : n % 25 === 13 ? n % 31 : 31 + ((n * 53) % maximo)
  return somarDias(hoje, dias)
}

/** Owners and managers, garages, sellers and papers of every operator. */
export async function semearCadastroDasOperadoras(
  p: Palco,
  operadoras: readonly OperadoraNoCadastro[],
): Promise<void> {
  const s = sortear(p.autoridade.uf === 'RR' ? 11 : 12)
  const base = p.autoridade.uf === 'RR' ? 20_000 : 21_000
  const dirigentes = operadoras.flatMap(({ id }, o) =>
    (['socio', 'administrador', 'responsavel-tecnico'] as const).map((papel, i) => ({
      operadora_id: id,
      ...pessoa(base + o * 3 + i),
      papel,
      desde: p.ha(900 + o * 31 + i * 7),
      registro_profissional: papel === 'responsavel-tecnico' ? `${p.autoridade.uf} ${40_100 + o * 13}` : null,
    })),
  )
  const instalacoes = operadoras.flatMap(({ id, municipio_ibge, peso }, o) =>
    (['garagem', ...(peso > 4 || p.autoridade.uf === 'RR' ? ['oficina' as const] : [])] as const).map(
      (tipo, i) => ({
        operadora_id: id,
        tipo,
        municipio_ibge,
        endereco: `Rua do Exemplo, ${1000 + o * 17 + i}`,
        propria: s.vez(2, 3),
        vagas: peso * 14,
      }),
    ),
  )
  const vendedores = operadoras.flatMap(({ id, municipio_ibge }, o) =>
    [0, 1].map((i) => {
      const { nome, cpf } = pessoa(base + 500 + o * 2 + i)
      return {
        operadora_id: id,
        nome,
        documento: cpf,
        municipio_ibge,
        endereco: `Avenida de Demonstração, ${300 + o * 9 + i}`,
        faz: i === 0 ? ['venda-de-passagem', 'despacho'] : ['venda-de-passagem'],
        credenciamento: `CR ${200 + o * 2 + i}`,
        credenciado_em: p.ha(500),
        credenciado_ate: vencimento(p.hoje, o * 2 + i, 600),
      }
    }),
  )
  const papeis = operadoras.flatMap(({ id }, o) =>
    CERTIDOES.map(([tipo, emissor], i) => ({
      de_id: id,
      tipo,
      numero: `${7100 + o * 4 + i}`,
      emissor,
      emissao: p.ha(150 + i),
      ate: tipo === 'apolice' ? somarDias(p.hoje, 210) : vencimento(p.hoje, o * 3 + i, 200),
      resultado: tipo.startsWith('certidao') ? 'negativa' : null,
      valor: tipo === 'caucao' ? '5000.00' : null,
    })),
  )
  const dono = new Map(operadoras.map((o) => [o.id, o.id]))
  const c = await p.como('analista', p.ha(140), '10:00')
  await inserirEmLote(c, DIRIGENTE, dirigentes)
  await inserirEmLote(c, INSTALACAO, instalacoes)
  await inserirEmLote(c, VENDEDOR, vendedores)
  await inserirEmLote(c, DOCUMENTO, papeis, (d) => dono.get(String(d.de_id)) ?? null)
}
