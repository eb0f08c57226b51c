import {
  ATIVIDADES_DE_TERMINAL_RR,
  type AtoDoTerminal,
  type EstadoDoTerminal,
  TABELA_DO_TERMINAL_RR,
} from '@outorga/lei'
import { z } from 'zod'
import { nomeDoMunicipio } from '../cadastro/municipios.js'
import { codigo, data, escolha, opcional, procura, texto, textoLongo, varios } from '../formulario/campos.js'
import { atosDe, definir } from '../procedimentos/definicao.js'

export type DadosDoTerminal = {
  nome: string
  municipio_ibge: string
  endereco: string
  atividades: string[]
  acordo: string | null
  manifestacao: string | null
  projeto: string | null
  ato_de_uso: string | null
}

const ato = atosDe<DadosDoTerminal>()
const razoes = textoLongo('Razões da decisão')

/** A passenger terminal or agency, from the agreement on its place to the use (arts. 63 to 65). */
export const TERMINAL = definir<EstadoDoTerminal, AtoDoTerminal, DadosDoTerminal>({
  tipo: 'terminal',
  caminho: '/api/v1/terminais',
  nome: { um: 'Terminal', muitos: 'Terminais', com_artigo: 'o terminal' },
  normas: ['rr-664-2008'],
  especies: { terminal: 'Terminal de passageiros', agencia: 'Agência' },
  tabela: () => TABELA_DO_TERMINAL_RR,
  estados: {
    'localizacao-proposta': { nome: 'Localização proposta', tom: 'azul' },
    'localizacao-acordada': { nome: 'Localização acordada', tom: 'azul' },
    'em-exame': { nome: 'Projeto em exame', tom: 'alerta' },
    aprovado: { nome: 'Projeto aprovado', tom: 'bom' },
    'uso-autorizado': { nome: 'Uso autorizado', tom: 'bom' },
    recusado: { nome: 'Projeto recusado', tom: 'mau' },
  },
  // One refused waits for whoever would build it, who is not in the system.
  esperam: ['localizacao-proposta', 'localizacao-acordada', 'em-exame', 'aprovado'],
  nomes_dos_atos: {
    'firmar-acordo': 'Registrar acordo com o Município',
    'apresentar-projeto': 'Apresentar projeto ou normas',
    'decidir-projeto': 'Decidir o projeto',
    'autorizar-uso': 'Autorizar o uso',
    'apresentar-reforma': 'Apresentar reforma',
  },
  atos: {
    'firmar-acordo': ato({
      entrada: z.object({
        acordo: codigo('Número do acordo'),
        firmado_em: data('Firmado em'),
        manifestacao: textoLongo('Manifestação do conselho', { dispositivo: 'art65' }),
      }),
      aplicar: (_c, _p, e) => ({ dados: { acordo: e.acordo, manifestacao: e.manifestacao } }),
    }),
    'apresentar-projeto': ato({
      entrada: z.object({ projeto: textoLongo('Projeto de construção ou normas de funcionamento') }),
      aplicar: (_c, _p, e) => ({ dados: { projeto: e.projeto } }),
    }),
    'decidir-projeto': ato({
      entrada: z.object({
        resultado: escolha('Decisão', { aprovado: 'Aprovar', recusado: 'Recusar' }),
        razoes,
      }),
      resultado: (e) => e.resultado,
      documento: 'ato',
    }),
    'autorizar-uso': ato({
      entrada: z.object({ ato_de_uso: codigo('Ato que autoriza o uso') }),
      aplicar: (_c, _p, e) => ({ dados: { ato_de_uso: e.ato_de_uso } }),
      documento: 'ato',
    }),
    'apresentar-reforma': ato({
      entrada: z.object({ projeto: textoLongo('Projeto de reforma') }),
      aplicar: (_c, _p, e) => ({ dados: { projeto: e.projeto } }),
    }),
  },
  abertura: {
    papeis: ['analista'],
    entrada: z.object({
      nome: texto('Nome'),
      municipio_ibge: procura('Município', 'municipio'),
      endereco: texto('Endereço', { maximo: 300 }),
      atividades: varios('Para que serve', ATIVIDADES_DE_TERMINAL_RR, { dispositivo: 'art63' }),
      observacao: opcional(textoLongo('Observação', { minimo: 3 })),
    }),
    dispositivo: () => 'art63',
    abrir: async (_c, _especie, e) => {
      const { nome, municipio_ibge, endereco, atividades } = e as unknown as DadosDoTerminal
      return {
        estado: 'localizacao-proposta',
        titulo: `${nome}, ${nomeDoMunicipio(municipio_ibge)}`,
        operadora_id: null,
        linha_id: null,
        dados: {
          nome,
          municipio_ibge,
          endereco,
          atividades,
          acordo: null,
          manifestacao: null,
          projeto: null,
          ato_de_uso: null,
        },
      }
    },
  },
  secoes: async (_c, { dados: t }) => [
    {
      titulo: 'O terminal',
      dados: [
        { rotulo: 'Município', valor: nomeDoMunicipio(t.municipio_ibge) },
        { rotulo: 'Endereço', valor: t.endereco },
        {
          rotulo: 'Serve para',
          valor: t.atividades
            .map((a) => ATIVIDADES_DE_TERMINAL_RR[a as keyof typeof ATIVIDADES_DE_TERMINAL_RR])
            .join('; '),
          dispositivo: 'art63',
        },
        { rotulo: 'Acordo com o Município', valor: t.acordo ?? 'ainda não há', dispositivo: 'art65' },
        { rotulo: 'Ato de uso', valor: t.ato_de_uso ?? 'ainda não há', dispositivo: 'art64' },
      ],
    },
  ],
})
