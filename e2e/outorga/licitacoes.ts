import { clienteDe } from './cliente.js'
import { dia, digitado } from './dias.js'
import { delegacaoAntiga, EDITAL, empresaNova, linhaNova } from './mundo.js'
import type { Roteiro } from './roteiro.js'

const habilitar = (nome: string, decisao = 'Habilitar') => ({
  'Empresa ou cooperativa': nome,
  'Relação de veículos apresentada em': digitado(-31),
  Decisão: decisao,
})

const CERTAME: Roteiro = {
  titulo: 'licitação: cinco fases sem pular nenhuma, contrato, distrato e chamada do segundo',
  uf: 'rr',
  endereco: 'licitacoes',
  async preparar() {
    const linha = await linhaNova('260')
    const [a, b, c] = [
      await empresaNova('Jatapu', { forma: 'cooperativa' }),
      await empresaNova('Anauá'),
      await empresaNova('Catrimani', { completa: false }),
    ]
    return { linha: linha.numero, linha_id: linha.id, a: a.nome, b: b.nome, c: c.nome, b_id: b.id }
  },
  passos: [
    {
      lei: ['art6'],
      por: 'analista',
      em: '/licitacoes/nova?especie=linha',
      faz: 'Abrir licitação',
      preenche: { Linha: '{linha}', Objeto: 'Serviço regular da linha' },
      espera: { situacao: 'Edital por publicar' },
    },
    {
      lei: ['art11'],
      por: 'analista',
      antes: async (n) => {
        const analista = await clienteDe('analista', 'rr')
        await analista.ato('licitacoes', n.numero ?? '', 'publicar-edital', EDITAL)
      },
      faz: 'Habilitar licitantes',
      preenche: {
        'Dia da sessão': digitado(-30),
        Licitantes: [habilitar('{a}'), habilitar('{b}'), habilitar('{c}')],
      },
      espera: { recusa: ['art11'] },
    },
    {
      lei: ['art9', 'art9_inc1'],
      por: 'analista',
      faz: 'Habilitar licitantes',
      preenche: {
        Licitantes: [{}, {}, { Decisão: 'Inabilitar', 'Motivo da inabilitação': 'Sem garagem nem frota.' }],
      },
      espera: { situacao: 'Propostas por abrir' },
    },
    {
      lei: ['art9_par1u'],
      por: 'analista',
      faz: 'Abrir as propostas',
      preenche: {
        'Dia da abertura': digitado(-35),
        'Ata da sessão': 'Ata 1',
        Propostas: [
          { 'Empresa ou cooperativa': '{a}', 'Valor ou nota': '0,2874' },
          { 'Empresa ou cooperativa': '{b}', 'Valor ou nota': '0,2912' },
        ],
      },
      espera: { recusa: ['art9_par1u'] },
    },
    {
      lei: ['art9_inc2'],
      por: 'analista',
      faz: 'Abrir as propostas',
      preenche: { 'Dia da abertura': digitado(-28) },
      espera: { situacao: 'Em julgamento' },
    },
    {
      lei: ['art9_inc3'],
      por: 'julgador',
      faz: 'Julgar as propostas',
      preenche: { 'Dia do julgamento': digitado(-26), Fundamentos: 'Propostas conformes ao edital.' },
      espera: { situacao: 'Por adjudicar' },
    },
    {
      lei: ['art9_inc4'],
      por: 'julgador',
      faz: 'Adjudicar',
      preenche: { 'Dia da adjudicação': digitado(-25) },
      espera: { situacao: 'Por homologar' },
    },
    {
      lei: ['art9_inc5'],
      por: 'conselheiro',
      faz: 'Homologar',
      preenche: { 'Dia da homologação': digitado(-24), 'Ato de homologação': 'Resolução 9' },
      espera: { situacao: 'Homologada, à espera do contrato' },
    },
    {
      lei: ['art12', 'art11', 'art67_par1'],
      por: 'conselheiro',
      espera: {
        ditos: [
          ['art9_inc1', 'concluída'],
          ['art11', 'garagem em'],
          ['art9_inc3', '{a}'],
        ],
        exames: [['Linha com uma só operadora', 'depende de decisão']],
      },
    },
    {
      lei: ['art24_par1u'],
      por: 'conselheiro',
      em: '/delegacoes/{delegacao}',
      antes: async (n) => {
        const analista = await clienteDe('analista', 'rr')
        await analista.ato('licitacoes', n.numero ?? '', 'assinar-contrato', {
          contrato: 'Contrato 5',
          assinado_em: dia(-20),
          titulo: 'concessao',
          pecas: ['edital', 'proposta'],
        })
        const achadas = await analista.ler<{ procedimentos: { numero: string }[] }>(
          `delegacoes?linha_id=${n.linha_id}`,
        )
        n.delegacao = achadas.procedimentos[0]?.numero ?? ''
      },
      faz: 'Distratar',
      preenche: {
        'Data do distrato': digitado(-10),
        'Ato do CRE/RR': 'Resolução 12',
        'O que deixou de ser cumprido': 'A operação não começou no dia.',
      },
      espera: { situacao: 'Distratada' },
    },
    {
      lei: ['art24_par1u'],
      por: 'conselheiro',
      espera: { ditos: [['art9_inc3', 'convocada em']] },
    },
    {
      lei: ['art10'],
      por: 'conselheiro',
      faz: 'Revogar',
      preenche: { Data: digitado(-2), 'Motivo da inconveniência': 'A linha vai ser desenhada de novo.' },
      espera: { situacao: 'Revogada' },
    },
  ],
}

const SEGUNDO_CERTAME: Roteiro = {
  titulo: 'segunda licitação de linha de mais de 250 km: com demanda declarada, e sem quem venceu a primeira',
  uf: 'rr',
  endereco: 'licitacoes',
  async preparar() {
    const [longa, curta] = [await linhaNova('312'), await linhaNova('120')]
    const a = await empresaNova('Parima')
    const primeira = 'Concorrência 1 de Parima'
    await delegacaoAntiga(a.id, longa.id, 400, { licitacao: `${primeira} L` })
    await delegacaoAntiga(a.id, curta.id, 400, { licitacao: `${primeira} C` })
    return { longa: longa.numero, curta: curta.numero, primeira, a: a.nome }
  },
  passos: [
    {
      lei: ['art12'],
      por: 'analista',
      em: '/licitacoes/nova?especie=segunda-licitacao',
      faz: 'Abrir licitação',
      preenche: {
        Linha: '{curta}',
        'Número da primeira licitação': '{primeira} C',
        'Ato que declara a demanda': 'Resolução 4',
        Objeto: 'Segunda operadora da linha',
      },
      espera: { recusa: ['art12'] },
    },
    {
      lei: ['art12_par1u'],
      por: 'analista',
      em: '/licitacoes/nova',
      faz: 'Abrir licitação',
      preenche: { Linha: '{longa}', 'Número da primeira licitação': '{primeira} L' },
      espera: { situacao: 'Edital por publicar' },
    },
    {
      lei: ['art12_par1u'],
      por: 'analista',
      antes: async (n) => {
        const analista = await clienteDe('analista', 'rr')
        await analista.ato('licitacoes', n.numero ?? '', 'publicar-edital', EDITAL)
      },
      faz: 'Habilitar licitantes',
      preenche: { 'Dia da sessão': digitado(-30), Licitantes: [habilitar('{a}')] },
      espera: { recusa: ['art12_par1u'] },
    },
  ],
}

export const LICITACOES: readonly Roteiro[] = [CERTAME, SEGUNDO_CERTAME]
