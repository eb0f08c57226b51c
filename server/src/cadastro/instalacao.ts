import { z } from 'zod'
import { escolha, inteiro, opcional, procura, simOuNao, texto } from '../formulario/campos.js'
import { definirRegistro } from '../registros/definicao.js'
import { nomeDoMunicipio } from './municipios.js'

export const TIPOS_DE_INSTALACAO = { garagem: 'Garagem', oficina: 'Oficina de manutenção' } as const

const entrada = z.object({
  operadora_id: procura('Operadora', 'operadora'),
  tipo: escolha('O que é', TIPOS_DE_INSTALACAO, { dispositivo: 'art11' }),
  municipio_ibge: procura('Município', 'municipio'),
  endereco: texto('Endereço', { minimo: 5, maximo: 300 }),
  propria: simOuNao('É da própria operadora'),
  vagas: opcional(inteiro('Quantos veículos cabem', { minimo: 1, maximo: 2000 })),
})

/** Garages and workshops: what a bidder shows before the tender (RR art. 11). */
export const INSTALACAO = definirRegistro({
  tipo: 'instalacao',
  caminho: '/api/v1/instalacoes',
  nome: { um: 'Garagem ou oficina', muitos: 'Garagens e oficinas', com_artigo: 'a garagem ou oficina' },
  normas: ['rr-664-2008', 'rs-11127-1998'],
  papeis: ['analista', 'operadora'],
  entrada,
  chave: (d) => `${d.tipo}/${d.endereco.toLowerCase()}/${d.operadora_id}`,
  repetido: ['endereco', 'Já há esta instalação neste endereço.'],
  titulo: (d) => `${TIPOS_DE_INSTALACAO[d.tipo]}, ${nomeDoMunicipio(d.municipio_ibge)}`,
  colunas: ['tipo', 'municipio_ibge', 'endereco', 'propria'],
})
