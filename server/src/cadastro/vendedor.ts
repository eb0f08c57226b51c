import { z } from 'zod'
import { cnpjOuCpf, codigo, data, opcional, procura, texto, varios } from '../formulario/campos.js'
import { definirRegistro } from '../registros/definicao.js'

const ATIVIDADES = {
  'venda-de-passagem': 'Venda de passagem',
  despacho: 'Despacho de bagagem ou encomenda',
} as const

const entrada = z.object({
  operadora_id: procura('Operadora', 'operadora'),
  nome: texto('Nome', { minimo: 3 }),
  documento: cnpjOuCpf('CNPJ ou CPF'),
  municipio_ibge: procura('Município', 'municipio'),
  endereco: texto('Endereço', { minimo: 5, maximo: 300 }),
  faz: varios('O que faz pela operadora', ATIVIDADES, { dispositivo: 'art63_par1u' }),
  credenciamento: codigo('Número do credenciamento', { dispositivo: 'art25_par2' }),
  credenciado_em: data('Credenciado em'),
  credenciado_ate: opcional(data('Credenciado até')),
})

/** Agents accredited to sell tickets or dispatch parcels for an operator (RR arts. 25, § 2, and 63, par. único). */
export const VENDEDOR = definirRegistro({
  tipo: 'vendedor',
  caminho: '/api/v1/vendedores',
  nome: { um: 'Vendedor credenciado', muitos: 'Vendedores credenciados', com_artigo: 'o vendedor' },
  normas: ['rr-664-2008', 'rs-11127-1998'],
  papeis: ['analista', 'operadora'],
  entrada,
  chave: (d) => `${d.documento}/${d.municipio_ibge}/${d.operadora_id}`,
  repetido: ['documento', 'Este vendedor já está credenciado neste Município.'],
  titulo: (d) => d.nome,
  colunas: ['documento', 'municipio_ibge', 'faz'],
  validades: (d) => (d.credenciado_ate ? [{ o_que: 'credenciamento', ate: d.credenciado_ate }] : []),
})
