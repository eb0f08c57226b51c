import { z } from 'zod'
import { coordenada, escolha, opcional, procura, texto, textoLongo } from '../formulario/campos.js'
import { textoDeBusca } from '../platform/db/busca.js'
import { definirRegistro } from '../registros/definicao.js'
import { conferirLugar } from './limites.js'

export const TIPOS_DE_LOCALIDADE = {
  'sede-de-municipio': 'Sede de município',
  'sede-de-distrito': 'Sede de distrito',
  distrito: 'Distrito',
  outro: 'Outro lugar',
} as const
export type TipoDeLocalidade = keyof typeof TIPOS_DE_LOCALIDADE

/** What a person states of a point where lines stop. */
export const DadosDoPonto = z.object({
  nome: texto('Nome', { maximo: 100 }),
  municipio_ibge: procura('Município', 'municipio'),
  localidade: escolha('Que lugar é', TIPOS_DE_LOCALIDADE, { dispositivo: 'art58_inc5' }),
  lat: coordenada('Latitude', 90, { dica: 'Em graus; ao sul do equador é negativa.' }),
  lon: coordenada('Longitude', 180, { dica: 'Em graus; no Brasil é negativa.' }),
  terminal: opcional(
    texto('Terminal', { dispositivo: 'art52', dica: 'Em branco, o ponto fica fora de terminal.' }),
  ),
  observacao: opcional(textoLongo('Observação', { minimo: 3, maximo: 1000 })),
})
export type DadosDoPonto = z.output<typeof DadosDoPonto>

/** A place that lines serve: an end, a section, a stop. */
export const PONTO = definirRegistro({
  tipo: 'ponto',
  caminho: '/api/v1/pontos',
  nome: { um: 'Ponto', muitos: 'Pontos', com_artigo: 'o ponto' },
  normas: ['rr-664-2008', 'rs-11127-1998'],
  papeis: ['analista'],
  entrada: DadosDoPonto,
  chave: (d) => textoDeBusca(d.municipio_ibge, d.nome),
  repetido: ['nome', 'Já há um ponto com este nome neste município.'],
  titulo: (d) => d.nome,
  colunas: ['municipio_ibge', 'localidade', 'terminal'],
  async examinar(c, d) {
    await conferirLugar(c, d)
    return []
  },
})
