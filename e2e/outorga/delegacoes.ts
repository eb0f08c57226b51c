import { clienteDe } from './cliente.js'
import { dia, digitado } from './dias.js'
import { delegacaoAntiga, empresaNova, licitacaoComEdital, linhaNova } from './mundo.js'
import type { Roteiro } from './roteiro.js'

const ABERTURA: Roteiro = {
  titulo: 'delegação: só por licitação, a empresa ou cooperativa, e uma em cada linha exclusiva',
  uf: 'rr',
  endereco: 'delegacoes',
  async preparar() {
    const linha = await linhaNova('120')
    const [a, b] = [
      await empresaNova('Surumu', { completa: false, forma: 'cooperativa' }),
      await empresaNova('Amajari', { completa: false, certificada: false }),
    ]
    return { linha: linha.numero, linha_id: linha.id, a: a.nome, b: b.nome }
  },
  passos: [
    {
      lei: ['art6'],
      por: 'analista',
      em: '/delegacoes/nova?especie=concessao',
      faz: 'Registrar delegação',
      preenche: {
        Delegatária: '{a}',
        Linha: '{linha}',
        'Licitação homologada em': digitado(-420),
        'Número do contrato': 'Contrato 1',
        'O contrato traz, abaixo da lei': ['O edital', 'A proposta vencedora'],
        'Contrato assinado em': digitado(-400),
        'Em operação desde': digitado(-399),
      },
      espera: { recusa: ['art6'] },
    },
    {
      lei: ['art6', 'art67'],
      por: 'analista',
      em: '/delegacoes/nova',
      faz: 'Registrar delegação',
      preenche: { 'Número da licitação': 'Concorrência 1 do Surumu' },
      espera: { situacao: 'Em operação' },
    },
    {
      lei: ['art12'],
      por: 'analista',
      em: '/delegacoes/nova?especie=permissao&linha_id={linha_id}',
      faz: 'Registrar delegação',
      preenche: {
        Delegatária: '{b}',
        'Número da licitação': 'Concorrência 2 do Surumu',
        'Licitação homologada em': digitado(-320),
        'Número do contrato': 'Contrato 2',
        'O contrato traz, abaixo da lei': ['O edital', 'A proposta vencedora'],
        'Contrato assinado em': digitado(-300),
      },
      espera: { recusa: ['art12'] },
    },
  ],
}

const TRANSFERENCIA: Roteiro = {
  titulo: 'delegação: alteração do contrato, e transferência depois da metade do prazo',
  uf: 'rr',
  endereco: 'delegacoes',
  async preparar() {
    const linha = await linhaNova()
    const [a, b, c] = [
      await empresaNova('Cotingo', { completa: false }),
      await empresaNova('Ailã', { completa: false }),
      await empresaNova('Maú', { completa: false, certificada: false }),
    ]
    return {
      numero: await delegacaoAntiga(a.id, linha.id, 6 * 365),
      b: b.nome,
      b_cnpj: b.cnpj,
      c_cnpj: c.cnpj,
    }
  },
  passos: [
    {
      lei: ['art17'],
      por: 'conselheiro',
      faz: 'Alterar o contrato',
      preenche: {
        'Termo aditivo': 'TA 1',
        'Data do termo': digitado(-5),
        'A alteração é': 'Definitiva',
        'O que muda': 'Uma viagem a mais aos domingos',
        'Interesse público': 'Romaria anual da região.',
        'Por que não prejudica a delegatária': 'A receita da viagem a cobre.',
      },
      espera: { ditos: [['art17', 'TA 1']] },
    },
    {
      lei: ['art67_par2'],
      por: 'analista',
      faz: 'Pedir transferência',
      preenche: {
        'CNPJ de quem recebe': '529.982.247-25',
        'Número do requerimento': 'Req. 1',
        'Data do requerimento': digitado(-3),
        'Quem assina o requerimento': ['A delegatária', 'Quem recebe o contrato'],
      },
      espera: { recusa: ['art67_par2'] },
    },
    {
      lei: ['art15_inc1'],
      por: 'analista',
      faz: 'Pedir transferência',
      preenche: { 'CNPJ de quem recebe': '{c_cnpj}' },
      espera: { recusa: ['art15_inc1'] },
    },
    {
      lei: ['art15'],
      por: 'analista',
      faz: 'Pedir transferência',
      preenche: { 'CNPJ de quem recebe': '{b_cnpj}' },
      espera: { situacao: 'Transferência em exame' },
    },
    {
      lei: ['art15_inc2'],
      por: 'conselheiro',
      faz: 'Decidir a transferência',
      preenche: {
        Decisão: 'Anuir',
        'Número da decisão': 'Resolução 2',
        'Data da decisão': digitado(-1),
        'Requisitos do edital de origem': [{ Requisito: 'Frota de três ônibus', Atendido: 'Não' }],
        Razões: 'Conferidos os requisitos do edital.',
      },
      espera: { recusa: ['art15_inc2'] },
    },
    {
      lei: ['art15', 'art15_inc2'],
      por: 'conselheiro',
      faz: 'Decidir a transferência',
      preenche: { 'Requisitos do edital de origem': [{ Atendido: 'Sim' }] },
      espera: { ditos: [['art15', '{b}']] },
    },
  ],
}

const CANCELAMENTO: Roteiro = {
  titulo:
    'delegação: cancelamento por cada causa, com os documentos, e por interesse público só com proposta',
  uf: 'rr',
  endereco: 'delegacoes',
  async preparar() {
    const a = await empresaNova('Tacutu', { completa: false })
    const [x, y] = [await linhaNova(), await linhaNova()]
    return {
      numero: await delegacaoAntiga(a.id, x.id, 400),
      outra: await delegacaoAntiga(a.id, y.id, 400),
    }
  },
  passos: [
    {
      lei: ['art93_inc1'],
      por: 'conselheiro',
      faz: 'Cancelar a delegação',
      preenche: {
        Causa: 'Falência ou dissolução da delegatária (art. 93, I)',
        'Número da decisão': 'Resolução 7',
        'Data da decisão': digitado(-1),
      },
      espera: { recusa: ['art93_inc1'] },
    },
    {
      lei: ['art93_inc2'],
      por: 'conselheiro',
      faz: 'Cancelar a delegação',
      preenche: { Causa: 'Acordo entre a autoridade e a delegatária (art. 93, II)' },
      espera: { recusa: ['art93_inc2'] },
    },
    {
      lei: ['art93_par1u'],
      por: 'conselheiro',
      faz: 'Cancelar a delegação',
      preenche: {
        Causa: 'Interesse público relevante (art. 93, IV)',
        'Documentos que a comprovam': [
          { Documento: 'Decisão', Número: 'D 1' },
          { Documento: 'Certidão de trânsito em julgado', Número: 'C 1' },
        ],
      },
      espera: { recusa: ['art93_par1u'] },
    },
    {
      lei: ['art93', 'art93_inc3'],
      por: 'conselheiro',
      faz: 'Cancelar a delegação',
      preenche: { Causa: 'Decisão judicial que não admite mais recurso (art. 93, III)' },
      espera: { situacao: 'Cancelada' },
    },
    {
      lei: ['art93_par1u'],
      por: 'analista',
      em: '/delegacoes/{outra}',
      faz: 'Propor cancelamento por interesse público',
      preenche: {
        'Número da proposta': 'Proposta 1',
        'Data da proposta': digitado(-3),
        'Interesse público que a justifica': 'A rodovia vai ser refeita e a linha muda de lugar.',
      },
      espera: { situacao: 'Cancelamento em exame' },
    },
    {
      lei: ['art93_inc4', 'art93_par1u'],
      por: 'conselheiro',
      em: '/delegacoes/{outra}',
      faz: 'Apreciar a proposta de cancelamento',
      preenche: {
        Decisão: 'Acolher',
        'Número da decisão': 'Resolução 8',
        'Data da decisão': digitado(-1),
        Fundamentos: 'O interesse público foi mostrado.',
      },
      espera: { situacao: 'Cancelada' },
    },
  ],
}

const RETOMADA: Roteiro = {
  titulo: 'delegação: retomada depois da operação provisória, e nova licitação',
  uf: 'rr',
  endereco: 'delegacoes',
  async preparar() {
    const conselheiro = await clienteDe('conselheiro', 'rr')
    const analista = await clienteDe('analista', 'rr')
    const [a, b] = [
      await empresaNova('Ireng', { completa: false }),
      await empresaNova('Uailã', { completa: false }),
    ]
    const [x, y] = [await linhaNova(), await linhaNova()]
    const numero = await delegacaoAntiga(a.id, x.id, 400)
    await delegacaoAntiga(b.id, y.id, 400)
    const D = 'delegacoes'
    await conselheiro.ato(D, numero, 'determinar-viagens', {
      ordem: 'Ordem 1',
      data: dia(-60),
      aproveitamento: '0,90',
      viagens: 2,
    })
    await analista.ato(D, numero, 'registrar-resposta', {
      resposta: 'recusou',
      data: dia(-50),
      prova: 'Ofício 3 da delegatária.',
    })
    await conselheiro.ato(D, numero, 'permitir-operacao-provisoria', {
      operadora_id: b.id,
      decisao: 'Resolução 3',
      inicio: dia(-40),
      dias: 20,
      mesma_regiao: true,
    })
    return { numero, linha_id: x.id }
  },
  passos: [
    {
      lei: ['art94_inc2'],
      por: 'conselheiro',
      faz: 'Retomar a delegação',
      preenche: {
        'Data da retomada': digitado(0),
        'Número da decisão': 'Resolução 4',
        Razões: 'A delegatária não assumiu compromisso.',
      },
      espera: { situacao: 'Retomada' },
    },
    {
      lei: ['art94_par1u'],
      por: 'analista',
      antes: async (n) => {
        n.nova = await licitacaoComEdital({ linha_id: n.linha_id })
      },
      faz: 'Ligar à nova licitação',
      preenche: { 'Número da nova licitação': '{nova}' },
      espera: { situacao: 'Em nova licitação' },
    },
  ],
}

export const DELEGACOES: readonly Roteiro[] = [ABERTURA, TRANSFERENCIA, CANCELAMENTO, RETOMADA]
