import { CRIACAO_DE_LINHA } from './criacao-de-linha.js'
import { digitado } from './dias.js'
import { ALTERACOES, DECIDE, empresaDeLinha, nova, PEDIR, RAZOES, ver } from './pedido-de-alteracao.js'
import { ATE_CARACARAI, type Parada, redeNova } from './rede.js'
import type { Roteiro } from './roteiro.js'
import { SERVICO_DA_LINHA } from './servico-da-linha.js'

const PROLONGAMENTO: Roteiro = {
  titulo:
    'prolongamento: com anuência, uma vez, a sede de Município, sem coincidir com outra linha; cancelado, volta',
  uf: 'rr',
  endereco: ALTERACOES,
  async preparar() {
    const r = redeNova()
    const dona = await empresaDeLinha()
    const [linha, outra] = [await r.linha(ATE_CARACARAI, dona), await r.linha(ATE_CARACARAI, dona)]
    await r.linha(
      [
        ['Boa Vista', 0, 0],
        ['Rorainópolis', 295, 170],
      ],
      dona,
    )
    const alem = async (lugar: 'Serra' | 'Baliza') => ({
      ponta: 'fim',
      acrescimo: [{ ponto_id: await r.id(lugar), km: '30', minutos: 60 }],
    })
    const deferida = await r.pedir('prolongamento', outra, await alem('Baliza'))
    await r.deferir(deferida)
    const semSede = await r.pedir('prolongamento', linha, await alem('Serra'))
    const outraVez = await r.pedir('prolongamento', outra, await alem('Serra'))
    return { linha, deferida, semSede, outraVez, rorainopolis: r.nome('Rorainópolis') }
  },
  passos: [
    {
      lei: ['art58', 'art58_inc1', 'art58_inc3', 'art58_inc4'],
      por: 'analista',
      em: nova('prolongamento'),
      faz: PEDIR,
      preenche: {
        'Em que ponta da linha': 'No último ponto',
        'Pontos além do extremo de hoje': [
          {
            Ponto: '{rorainopolis}',
            'Km desde o extremo de hoje': '60',
            'Minutos desde o extremo de hoje': '60',
          },
        ],
        ...RAZOES,
      },
      espera: {
        motivos: ['art58_inc3'],
        ditos: [
          ['art58_inc1', 'ainda não há'],
          ['art58_inc4', 'ainda não há'],
        ],
      },
    },
    { lei: ['art58_inc5'], por: 'analista', em: ver('semSede'), espera: { motivos: ['art58_inc5'] } },
    {
      lei: ['art5_par2'],
      por: 'analista',
      em: ver('deferida'),
      faz: 'Pôr em vigor',
      preenche: { 'Vale a partir de': digitado(-1), 'Ato que a põe em vigor': 'Portaria 7' },
      espera: { recusa: ['art5_par2'] },
    },
    {
      lei: ['art58'],
      por: 'analista',
      em: ver('deferida'),
      faz: 'Pôr em vigor',
      preenche: { 'Vale a partir de': digitado(0) },
      espera: { situacao: 'Em vigor' },
    },
    { lei: ['art58_par1'], por: 'analista', em: ver('outraVez'), espera: { motivos: ['art58_par1'] } },
    {
      lei: ['art62'],
      por: 'julgador',
      em: ver('deferida'),
      faz: 'Cancelar a alteração',
      preenche: {
        'A linha volta ao que era em': digitado(1),
        'Ato que cancela': 'Portaria 8',
        'Por que cessou a razão da alteração': 'A demanda do trecho acabou.',
      },
      espera: { situacao: 'Cancelada' },
    },
  ],
}

const COM_BALIZA: readonly Parada[] = [...ATE_CARACARAI, ['Baliza', 265, 250]]

const ENCURTAMENTO: Roteiro = {
  titulo: 'encurtamento e itinerário: até uma seção, uma vez; outro itinerário, um só e com motivo',
  uf: 'rr',
  endereco: ALTERACOES,
  async preparar() {
    const r = redeNova()
    const dona = await empresaDeLinha()
    const [linha, curta] = [await r.linha(COM_BALIZA, dona), await r.linha(COM_BALIZA, dona)]
    await r.linha(
      [
        ['Boa Vista', 0, 0],
        ['Mucajaí', 52, 50],
      ],
      dona,
    )
    const ate = async (lugar: 'Iracema' | 'Caracaraí' | 'Mucajaí') => ({
      ponta: 'fim',
      novo_extremo: await r.id(lugar),
    })
    const semSecao = await r.pedir('encurtamento', linha, await ate('Iracema'))
    await r.porEmVigor(await r.pedir('encurtamento', curta, await ate('Caracaraí')))
    const outraVez = await r.pedir('encurtamento', curta, await ate('Mucajaí'))
    const via = await r.linha(ATE_CARACARAI, dona)
    const porFora = await r.pontos([
      ['Boa Vista', 0, 0],
      ['Mucajaí', 52, 50],
      ['Caracaraí', 120, 110],
    ])
    await r.porEmVigor(
      await r.pedir('itinerario', via, { motivo_do_itinerario: 'via-melhor', pontos: porFora }),
    )
    const outroExtremo = await r.pontos([
      ['Boa Vista', 0, 0],
      ['Mucajaí', 52, 50],
      ['Caracaraí', 140, 130],
    ])
    return {
      linha,
      via,
      semSecao,
      outraVez,
      segundo: await r.pedir('itinerario', via, {
        motivo_do_itinerario: 'via-sem-trafego',
        pontos: await r.pontos(ATE_CARACARAI),
      }),
      deVez: await r.pedir('itinerario-definitivo', linha, {
        abertura: 'Contorno leste da BR-174, aberto este ano.',
        pontos: outroExtremo,
      }),
      bv: r.nome('Boa Vista'),
      mu: r.nome('Mucajaí'),
      ba: r.nome('Baliza'),
    }
  },
  passos: [
    {
      lei: ['art59', 'art59_inc1', 'art59_inc2'],
      por: 'analista',
      em: nova('encurtamento'),
      faz: PEDIR,
      preenche: { 'Em que ponta da linha': 'No último ponto', 'Novo ponto extremo': '{mu}', ...RAZOES },
      espera: { motivos: ['art59_inc1'], ditos: [['art59_inc2', 'ainda não há']] },
    },
    { lei: ['art59_inc3'], por: 'analista', em: ver('semSecao'), espera: { motivos: ['art59_inc3'] } },
    { lei: ['art59_par1u'], por: 'analista', em: ver('outraVez'), espera: { motivos: ['art59_par1u'] } },
    {
      lei: ['art60', 'art60_inc1', 'art60_inc3', 'art60_inc4'],
      por: 'analista',
      em: nova('itinerario'),
      faz: PEDIR,
      preenche: {
        'Motivo da mudança': 'Via nova ou pavimentada, ou trecho melhor',
        'Itinerário pretendido': [
          { Ponto: '{bv}', 'Km desde o primeiro ponto': '0', 'Minutos desde o primeiro ponto': '0' },
          { Ponto: '{ba}', 'Km desde o primeiro ponto': '230', 'Minutos desde o primeiro ponto': '170' },
        ],
        ...RAZOES,
      },
      espera: {
        ditos: [
          ['art60_inc1', DECIDE],
          ['art60_inc3', 'ainda não há'],
          ['art60_inc4', 'ainda não há'],
        ],
      },
    },
    {
      lei: ['art60_par1u', 'art60_inc2'],
      por: 'analista',
      em: ver('segundo'),
      espera: { motivos: ['art60_par1u'], ditos: [['art60_inc2', DECIDE]] },
    },
    { lei: ['art61'], por: 'analista', em: ver('deVez'), espera: { motivos: ['art61'] } },
  ],
}

const FUSAO: Roteiro = {
  titulo: 'fusão: nenhuma localidade sem serviço; o fundido não se altera, e desfeito volta tudo',
  uf: 'rr',
  endereco: ALTERACOES,
  async preparar() {
    const r = redeNova()
    const dona = await empresaDeLinha()
    const norte = await r.linha(ATE_CARACARAI, dona)
    const sul = await r.linha(
      [
        ['Caracaraí', 0, 0],
        ['Baliza', 126, 110],
        ['Rorainópolis', 161, 150],
      ],
      dona,
    )
    const horarios = [{ hora: '06:00', sentido: 'ida' }]
    const tudo: readonly Parada[] = [...COM_BALIZA, ['Rorainópolis', 300, 290]]
    const fundir = async (paradas: readonly Parada[]) =>
      r.pedir('fusao', norte, { outras_linhas: [sul], pontos: await r.pontos(paradas), horarios })
    const perde = await fundir(tudo.filter(([lugar]) => lugar !== 'Baliza'))
    const deferida = await fundir(tudo)
    await r.deferir(deferida)
    return { linha: norte, perde, deferida, baliza: r.nome('Baliza') }
  },
  passos: [
    {
      lei: ['art57', 'art57_par1'],
      por: 'analista',
      em: ver('perde'),
      espera: { motivos: ['art57'], palavras: ['Iniciativa'] },
    },
    {
      lei: ['art57'],
      por: 'analista',
      em: ver('deferida'),
      faz: 'Pôr em vigor',
      preenche: { 'Vale a partir de': digitado(0), 'Ato que a põe em vigor': 'Portaria 7' },
      espera: { situacao: 'Em vigor' },
    },
    {
      lei: ['art57_par2'],
      por: 'analista',
      em: nova('encurtamento'),
      faz: PEDIR,
      preenche: { 'Em que ponta da linha': 'No último ponto', 'Novo ponto extremo': '{baliza}', ...RAZOES },
      espera: { recusa: ['art57_par2'] },
    },
    {
      lei: ['art57_par2'],
      por: 'julgador',
      em: ver('deferida'),
      faz: 'Cancelar a alteração',
      preenche: {
        'A linha volta ao que era em': digitado(1),
        'Ato que cancela': 'Portaria 9',
        'Por que cessou a razão da alteração': 'A demanda pede duas linhas de novo.',
      },
      espera: { situacao: 'Cancelada' },
    },
  ],
}

export const LINHAS: readonly Roteiro[] = [
  CRIACAO_DE_LINHA,
  SERVICO_DA_LINHA,
  PROLONGAMENTO,
  ENCURTAMENTO,
  FUSAO,
]
