import { digitado } from './dias.js'
import { empresaNova, veiculoNovo } from './mundo.js'
import type { Roteiro } from './roteiro.js'

const FROTA: Roteiro = {
  titulo:
    'frota: van sem ninguém em pé, passagem a outra operadora, publicidade que dispensa ato, registro cancelado a pedido',
  uf: 'rr',
  endereco: 'frota',
  async preparar() {
    const [a, b] = [
      await empresaNova('Majari', { completa: false, certificada: false }),
      await empresaNova('Truaru', { completa: false, certificada: false }),
    ]
    const van = await veiculoNovo(a.id, { tipo: 'van', lugares: 15, servico: 'alternativo' })
    return { numero: van.id, b: b.nome }
  },
  passos: [
    {
      lei: ['art26_par1u', 'art28_par2'],
      por: 'analista',
      espera: {
        ditos: [['art26_par1u', 'ninguém']],
        exames: [['Passar a outra operadora', 'permitido']],
      },
    },
    {
      lei: ['art33_par1'],
      por: 'analista',
      faz: 'Decidir publicidade',
      preenche: {
        'Número do pedido': 'PUB 1',
        'Quem anuncia': 'Associação do Exemplo',
        Conteúdo: 'Evento de entidade filantrópica',
        'O que a publicidade mostra': 'O dia e o lugar da festa anual.',
        'Primeiro dia': digitado(1),
        'Último dia': digitado(9),
        Decisão: 'Autorizar',
      },
      espera: { recusa: ['art33_par1'] },
    },
    {
      lei: ['art33'],
      por: 'analista',
      faz: 'Decidir publicidade',
      preenche: { 'Ato oficial, ou lei que reconhece a entidade': 'Lei 1.234/2019' },
      espera: { palavras: ['Publicidade'] },
    },
    {
      lei: ['art28_par2'],
      por: 'analista',
      faz: 'Transferir a outra operadora',
      preenche: {
        'Nova operadora': '{b}',
        'Documentos conferidos': ['Certificado de propriedade', 'Declaração de responsabilidade'],
      },
      espera: { palavras: ['{b}'] },
    },
    {
      lei: ['art31', 'art31_inc2'],
      por: 'analista',
      faz: 'Cancelar a pedido',
      preenche: { 'Número do pedido': 'Pedido 9', Motivo: 'Vendida a quem não faz transporte.' },
      espera: { situacao: 'Registro cancelado' },
    },
  ],
}

export const VEICULOS: readonly Roteiro[] = [FROTA]
