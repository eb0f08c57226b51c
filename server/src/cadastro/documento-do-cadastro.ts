import { z } from 'zod'
import { campo, codigo, data, escolha, opcional, texto } from '../formulario/campos.js'
import { definirRegistro } from '../registros/definicao.js'
import { donoDoDocumento } from './dono-do-documento.js'

export const TIPOS_DE_DOCUMENTO = {
  'contrato-social': 'Contrato ou estatuto social',
  'certidao-civel': 'Certidão cível',
  'certidao-criminal': 'Certidão criminal',
  'certidao-fiscal': 'Certidão de regularidade fiscal',
  caucao: 'Depósito de caução',
  'contrato-escolar': 'Contrato de transporte escolar',
  'contrato-de-fretamento': 'Contrato de fretamento',
  apolice: 'Apólice de seguro',
  laudo: 'Laudo de vistoria',
  crlv: 'Certificado de registro e licenciamento',
  'certificado-de-propriedade': 'Certificado de propriedade',
  'declaracao-de-manutencao': 'Declaração de responsabilidade pela manutenção',
  tacografo: 'Certificado do tacógrafo',
  alvara: 'Alvará',
  outro: 'Outro documento',
} as const

const DE_CERTIDAO = { campo: 'tipo', valores: ['certidao-civel', 'certidao-criminal', 'certidao-fiscal'] }

const entrada = z.object({
  de_id: campo(z.uuid('Diga de quem é o documento.'), { rotulo: 'De quem é', tipo: 'codigo' }),
  tipo: escolha('Documento', TIPOS_DE_DOCUMENTO),
  numero: codigo('Número'),
  emissor: opcional(texto('Quem emitiu')),
  emissao: data('Emitido em'),
  ate: opcional(data('Válido até')),
  resultado: opcional(
    escolha('O que diz', { negativa: 'Nada consta', positiva: 'Há registro' }, { quando: DE_CERTIDAO }),
  ),
  valor: opcional(
    texto('Valor depositado, em reais', { maximo: 20, quando: { campo: 'tipo', valores: ['caucao'] } }),
  ),
})

/** A document with its kind and validity, of any case of the register: a company, a manager, a vehicle, a driver. */
export const DOCUMENTO = definirRegistro({
  tipo: 'documento',
  caminho: '/api/v1/documentos-do-cadastro',
  nome: { um: 'Documento', muitos: 'Documentos', com_artigo: 'o documento' },
  normas: ['rr-664-2008', 'rs-11127-1998'],
  papeis: ['analista', 'operadora'],
  entrada,
  chave: (d) => `${d.tipo}/${d.numero}/${d.de_id}`,
  repetido: ['numero', 'Este documento já está no cadastro.'],
  titulo: (d) => `${TIPOS_DE_DOCUMENTO[d.tipo]} ${d.numero}`,
  colunas: ['tipo', 'numero', 'ate'],
  secoes: async (c, r) => {
    const dono = await donoDoDocumento(c, r.dados.de_id)
    return dono ? [{ titulo: 'De quem é', dados: [dono] }] : []
  },
  validades: (d) => (d.ate ? [{ o_que: TIPOS_DE_DOCUMENTO[d.tipo].toLowerCase(), ate: d.ate }] : []),
})
