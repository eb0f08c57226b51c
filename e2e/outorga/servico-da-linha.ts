import { clienteDe } from './cliente.js'
import { dia, digitado } from './dias.js'
import { ALTERACOES, DECIDE, empresaDeLinha, nova, PEDIR, RAZOES, ver } from './pedido-de-alteracao.js'
import { ATE_CARACARAI, redeNova } from './rede.js'
import type { Roteiro } from './roteiro.js'

export const SERVICO_DA_LINHA: Roteiro = {
  titulo: 'serviço da linha: regime, seções, atendimento parcial, conexão, horário de menos e paralisação',
  uf: 'rr',
  endereco: ALTERACOES,
  async preparar() {
    const r = redeNova()
    const dona = await empresaDeLinha()
    const linha = await r.linha(ATE_CARACARAI, dona)
    const alternativa = await r.linha(ATE_CARACARAI, await empresaDeLinha(), {
      servico: 'alternativo',
      ida: '10:00',
    })
    const longe = await r.linha(
      [
        ['Baliza', 0, 0],
        ['Rorainópolis', 40, 40],
      ],
      dona,
    )
    const horarios = [{ hora: '10:00', sentido: 'ida' }]
    const parcial = await r.pedir('atendimento-parcial', linha, {
      origem: await r.id('Boa Vista'),
      destino: await r.id('Mucajaí'),
      localidade: await r.id('Mucajaí'),
      horarios,
    })
    const numeroDoServico = `P${r.nome('Serra').split(' ').at(-1)}`
    await r.porEmVigor(parcial, { numero_do_servico: numeroDoServico })
    const analista = await clienteDe('analista', 'rr')
    const { linhas } = await analista.ler<{ linhas: { id: string }[] }>(`linhas?q=${numeroDoServico}`)
    return {
      linha,
      alternativa,
      longe,
      servicoParcial: linhas[0]?.id ?? '',
      restricao: await r.pedir('restricao-de-secao', linha, {
        iniciativa: 'autoridade',
        restricoes: [{ de: await r.id('Boa Vista'), ate: await r.id('Mucajaí') }],
      }),
      conexao: await r.pedir('conexao', linha, { outras_linhas: [longe] }),
      semSecao: await r.pedir('atendimento-parcial', linha, {
        origem: await r.id('Boa Vista'),
        destino: await r.id('Caracaraí'),
        localidade: await r.id('Iracema'),
        horarios,
      }),
      obstruida: await r.pedir('paralisacao', linha, {
        fundamento: 'art55_inc2',
        obstrucao: 'Ponte caída no km 100, desde ontem.',
        ha_alternativo: false,
        alcance: 'total',
        inicio: dia(1),
      }),
      serra: await r.id('Serra').then(() => r.nome('Serra')),
      baliza: await r.id('Baliza').then(() => r.nome('Baliza')),
      mu: r.nome('Mucajaí'),
    }
  },
  passos: [
    {
      lei: ['art42', 'art68_par3'],
      por: 'analista',
      em: nova('regime', 'alternativa'),
      faz: PEDIR,
      preenche: { 'Horários pretendidos': [{ Hora: '06:30', Sentido: 'Ida' }], ...RAZOES },
      espera: { motivos: ['art68_par3'], palavras: ['Solicitada'] },
    },
    {
      lei: ['art47'],
      por: 'analista',
      em: nova('ponto-de-secao'),
      faz: PEDIR,
      preenche: {
        'Ponto de seção': '{serra}',
        'Km desde o primeiro ponto': '57',
        'Minutos desde o primeiro ponto': '56',
        ...RAZOES,
      },
      espera: { motivos: ['art47'] },
    },
    { lei: ['art45'], por: 'analista', em: ver('restricao'), espera: { motivos: ['art45'] } },
    {
      lei: ['art50'],
      por: 'analista',
      em: nova('prolongamento', 'servicoParcial'),
      faz: PEDIR,
      preenche: {
        'Em que ponta da linha': 'No último ponto',
        'Pontos além do extremo de hoje': [
          { Ponto: '{baliza}', 'Km desde o extremo de hoje': '20', 'Minutos desde o extremo de hoje': '20' },
        ],
        ...RAZOES,
      },
      espera: { recusa: ['art50'] },
    },
    { lei: ['art50_par1u'], por: 'analista', em: ver('semSecao'), espera: { motivos: ['art50_par1u'] } },
    {
      lei: ['art51'],
      por: 'analista',
      em: nova('cancelamento-de-horario'),
      faz: PEDIR,
      preenche: {
        'Horários a cancelar': [{ Hora: '06:00', Sentido: 'Ida' }],
        'Primeiro dia': digitado(5),
        'Último dia': digitado(20),
        'Passagens já vendidas para esses horários': '0',
        'Movimento que mostra a baixa demanda': 'Seis passageiros por viagem em outubro.',
        ...RAZOES,
      },
      espera: { ditos: [['art51', 'ainda não há']], palavras: ['Solicitada'] },
    },
    {
      lei: ['art53'],
      por: 'analista',
      em: ver('conexao'),
      espera: { motivos: ['art53'], ditos: [['art53', 'ainda não há']] },
    },
    {
      lei: ['art55', 'art55_inc2'],
      por: 'analista',
      em: nova('paralisacao'),
      faz: PEDIR,
      preenche: {
        Causa: 'Rodovia obstruída, sem outro caminho',
        'Obstrução da rodovia: onde e desde quando': 'Ponte caída no km 100, desde ontem.',
        'Há outro caminho possível': 'Sim',
        'O que para': 'A linha toda',
        'Primeiro dia': digitado(1),
        ...RAZOES,
      },
      espera: { motivos: ['art55_inc2'] },
    },
    {
      lei: ['art55_par2'],
      por: 'analista',
      em: ver('obstruida'),
      espera: { ditos: [['art55_par2', DECIDE]] },
    },
  ],
}
