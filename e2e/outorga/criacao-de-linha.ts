import { clienteDe } from './cliente.js'
import { digitado } from './dias.js'
import { DECIDE, empresaDeLinha } from './pedido-de-alteracao.js'
import { redeNova } from './rede.js'
import type { Roteiro } from './roteiro.js'

export const CRIACAO_DE_LINHA: Roteiro = {
  titulo: 'criação de linha: pedido, os quatro estudos, a decisão com restrição e paradas longe',
  uf: 'rr',
  endereco: 'criacoes-de-linha',
  async preparar() {
    const r = redeNova()
    for (const lugar of ['Boa Vista', 'Mucajaí', 'Rorainópolis', 'Caracaraí', 'Iracema'] as const)
      await r.id(lugar)
    const principal = await r.linha(
      [
        ['Iracema', 0, 0],
        ['Caracaraí', 49, 50],
      ],
      await empresaDeLinha(),
    )
    const analista = await clienteDe('analista', 'rr')
    return {
      principal: (await analista.ler<{ numero: string }>(`linhas/${principal}`)).numero,
      bv: r.nome('Boa Vista'),
      mu: r.nome('Mucajaí'),
      ro: r.nome('Rorainópolis'),
      ir: r.nome('Iracema'),
      ca: r.nome('Caracaraí'),
      n: `R${r.nome('Serra').split(' ').at(-1)}`,
    }
  },
  passos: [
    {
      lei: ['art5'],
      por: 'analista',
      em: '/criacoes-de-linha/nova?especie=entre-extremos-ja-ligados',
      faz: 'Pedir criação de linha',
      preenche: {
        'Quem pede': 'Associação de moradores',
        'Linha principal entre os extremos': '{principal}',
        Serviço: 'Regular',
        'Itinerário proposto': [
          { Ponto: '{ir}', 'Km desde o primeiro ponto': '0', 'Minutos desde o primeiro ponto': '0' },
          { Ponto: '{ca}', 'Km desde o primeiro ponto': '49', 'Minutos desde o primeiro ponto': '50' },
        ],
        'Razões da proposta': 'A linha de hoje não basta.',
      },
      espera: { recusa: ['art5'] },
    },
    {
      lei: ['art4', 'art4_inc1', 'art4_inc2', 'art4_inc3', 'art44', 'art52', 'art69_inc17'],
      por: 'analista',
      em: '/criacoes-de-linha/nova?especie=pedido-da-comunidade',
      faz: 'Pedir criação de linha',
      preenche: {
        'Quem pede': 'Associação de moradores',
        'Quem assina o pedido': 'A presidência da associação',
        Serviço: 'Regular',
        'Itinerário proposto': [
          { Ponto: '{bv}', 'Km desde o primeiro ponto': '0', 'Minutos desde o primeiro ponto': '0' },
          {
            Ponto: '{mu}',
            'Km desde o primeiro ponto': '52',
            'Minutos desde o primeiro ponto': '50',
            Seção: 'Sim',
          },
          { Ponto: '{ro}', 'Km desde o primeiro ponto': '290', 'Minutos desde o primeiro ponto': '300' },
        ],
        'Razões da proposta': 'Não há linha entre estes lugares.',
      },
      espera: {
        motivos: ['art4_inc1', 'art4_inc2', 'art4_inc3', 'art4_inc4', 'art44'],
        ditos: [['art52', DECIDE]],
        exames: [['Sanitário no ônibus', 'falta informação']],
      },
    },
    {
      lei: ['art4_inc4'],
      por: 'analista',
      antes: async ({ numero = '' }) => {
        const analista = await clienteDe('analista', 'rr')
        for (const sobre of ['art4_inc1', 'art4_inc2', 'art4_inc3'])
          await analista.ato('criacoes-de-linha', numero, 'juntar-estudo', {
            sobre,
            texto: 'Estudo feito com os dados da região.',
            ...(sobre === 'art4_inc2' && { periodo: 'outubro', metodo: 'Contagem no ponto.' }),
          })
      },
      faz: 'Juntar estudo',
      preenche: {
        Estudo: 'Efeito sobre os serviços que já existem',
        'Parecer ou conclusão': 'Nenhum serviço perde passageiros.',
      },
      espera: { situacao: 'Estudada' },
    },
    {
      lei: ['art44'],
      por: 'conselheiro',
      faz: 'Decidir a criação',
      preenche: {
        Decisão: 'Criar a linha',
        'Razões da decisão': 'A ligação é permanente e de interesse público.',
        'Ato do conselho': 'Resolução 20',
        'Número da linha': '{n}',
        'Vale a partir de': digitado(0),
      },
      espera: { recusa: ['art44'] },
    },
    {
      lei: ['art4', 'art45'],
      por: 'conselheiro',
      faz: 'Decidir a criação',
      preenche: {
        'Admite mais de 3 horas entre paradas': 'Sim',
        'Restringe seções, para o equilíbrio do sistema': 'Sim',
        'Seções restritas': [{ Entre: '{bv}', E: '{mu}' }],
      },
      espera: { situacao: 'Linha criada' },
    },
  ],
}
