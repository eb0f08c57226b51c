import { escreverDocumento } from '@outorga/lei'
import { z } from 'zod'
import { cpf, data, escolha, opcional, procura, texto } from '../formulario/campos.js'
import { definirRegistro } from '../registros/definicao.js'

export const PAPEIS_DO_DIRIGENTE = {
  socio: 'Sócio',
  administrador: 'Administrador',
  'responsavel-tecnico': 'Responsável técnico',
} as const

const entrada = z.object({
  operadora_id: procura('Operadora', 'operadora'),
  nome: texto('Nome', { minimo: 3 }),
  cpf: cpf(),
  papel: escolha('Papel na empresa', PAPEIS_DO_DIRIGENTE),
  desde: data('Desde'),
  registro_profissional: opcional(
    texto('Registro profissional', {
      maximo: 40,
      dispositivo: 'art11',
      quando: { campo: 'papel', valores: ['responsavel-tecnico'] },
    }),
  ),
  comunicado_em: opcional(data('Mudança comunicada em', { dispositivo: 'art16' })),
})

/** Owners, managers and the technical lead of an operator (RR arts. 11, 16, 18 and 88 ask for them). */
export const DIRIGENTE = definirRegistro({
  tipo: 'dirigente',
  caminho: '/api/v1/dirigentes',
  nome: { um: 'Dirigente', muitos: 'Sócios e dirigentes', com_artigo: 'o dirigente' },
  normas: ['rr-664-2008', 'rs-11127-1998'],
  papeis: ['analista'],
  entrada,
  chave: (d) => `${d.cpf}/${d.papel}/${d.operadora_id}`,
  repetido: ['cpf', 'Esta pessoa já está neste papel na operadora.'],
  titulo: (d) => d.nome,
  colunas: ['cpf', 'papel', 'desde'],
  secoes: async (_c, { dados: d }) => [
    {
      titulo: 'Quem é',
      dados: [
        { rotulo: 'Nome', valor: d.nome },
        { rotulo: 'CPF', valor: escreverDocumento(d.cpf) },
        { rotulo: 'Papel', valor: PAPEIS_DO_DIRIGENTE[d.papel] },
      ],
    },
  ],
})
