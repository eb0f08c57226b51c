import { clienteDe } from './cliente.js'
import { dia, digitado } from './dias.js'
import {
  cnpjNovo,
  delegacaoAntiga,
  documentoNovo,
  empresaNova,
  linhaNova,
  motoristaNovo,
  veiculoNovo,
} from './mundo.js'
import type { Roteiro } from './roteiro.js'

const A = 'autorizacoes'
const CLAUSULAS = [1, 2, 3, 4, 5, 6, 7].map((n) => `art20_inc${n}`)
const DECISAO = { Decisão: 'Deferir', Razões: 'Atende ao que a lei pede.' }

async function frota(uf: 'rr' | 'rs', operadora_id: string, v: Parameters<typeof veiculoNovo>[1] = {}) {
  const veiculo = await veiculoNovo(operadora_id, { ...v, uf, servico: 'fretamento' })
  const motorista = await motoristaNovo(
    operadora_id,
    uf,
    v?.tipo === 'embarcacao' ? 'aquaviario' : 'motorista',
  )
  return { veiculo, motorista }
}

const ESCOLAR: Roteiro = {
  titulo: 'autorização em Roraima: as provas do pedido, o termo, e nenhuma transferência',
  uf: 'rr',
  endereco: A,
  async preparar() {
    const empresa = await empresaNova('Apiaú', { certificada: false })
    await documentoNovo(empresa.id, { tipo: 'apolice' })
    const { veiculo, motorista } = await frota('rr', empresa.id)
    return {
      empresa: empresa.nome,
      id: empresa.id,
      socio: empresa.socio,
      placa: veiculo.placa,
      motorista: motorista.nome,
    }
  },
  passos: [
    {
      lei: ['art18', 'art18_inc1', 'art18_inc2', 'art18_inc3'],
      por: 'analista',
      em: '/autorizacoes/nova?especie=transporte-escolar',
      faz: 'Pedir autorização',
      preenche: {
        Operadora: '{empresa}',
        'Para quê': 'Alunos da vila',
        'Saída, ou primeiro dia': digitado(1),
        'Volta, ou último dia': digitado(90),
        'Sai de': 'Boa Vista',
        'Vai a': 'Caracaraí',
        Itinerário: 'BR-174, com parada em Mucajaí.',
        Veículos: ['{placa}'],
        Motoristas: ['{motorista}'],
      },
      espera: { motivos: ['art18_inc1', 'art18_inc2', 'art18_inc3'] },
    },
    {
      lei: ['art18', 'art18_inc1', 'art18_inc2', 'art18_inc3'],
      por: 'conselheiro',
      faz: 'Decidir o pedido',
      preenche: DECISAO,
      espera: { recusa: ['art18_inc1', 'art18_inc2', 'art18_inc3'] },
    },
    {
      lei: ['art18'],
      por: 'conselheiro',
      antes: async ({ id = '', socio = '' }) => {
        for (const tipo of ['certidao-civel', 'certidao-criminal'])
          await documentoNovo(socio, { tipo, resultado: 'negativa' })
        await documentoNovo(id, { tipo: 'caucao', valor: '5000.00' })
        await documentoNovo(id, { tipo: 'contrato-escolar' })
      },
      faz: 'Decidir o pedido',
      preenche: DECISAO,
      espera: { situacao: 'Deferida, falta assinar o termo' },
    },
    {
      lei: ['art20'],
      por: 'analista',
      faz: 'Assinar o termo de compromisso',
      preenche: { 'Quem assina pela operadora': 'Dirigente do Exemplo' },
      espera: { recusa: ['art20_inc1'] },
    },
    {
      lei: ['art20'],
      por: 'analista',
      antes: async ({ numero = '' }) => {
        const analista = await clienteDe('analista', 'rr')
        await analista.ato(A, numero, 'assinar-compromisso', {
          por: 'Dirigente do Exemplo',
          clausulas: CLAUSULAS,
        })
      },
      espera: { situacao: 'Em vigor' },
    },
    {
      lei: ['art21'],
      por: 'analista',
      faz: 'Transferir a outra operadora',
      preenche: { 'Por quê': 'Venda, cessão ou mudança de dono' },
      espera: { recusa: ['art21'] },
    },
    {
      lei: ['art22_par1u', 'art22_par1u_inc2'],
      por: 'analista',
      faz: 'Declarar cumprida a finalidade',
      preenche: { 'Finalidade cumprida em': digitado(0), Razões: 'O ano letivo acabou antes.' },
      espera: { situacao: 'Cancelada' },
    },
  ],
}

const PEQUENAS_DEMANDAS: Roteiro = {
  titulo: 'autorização em Roraima: em baixa demanda só micro-ônibus, e cancelamento pelo conselho',
  uf: 'rr',
  endereco: A,
  async preparar() {
    const empresa = await empresaNova('Quitauaú', { certificada: false })
    await documentoNovo(empresa.id, { tipo: 'apolice' })
    const { veiculo, motorista } = await frota('rr', empresa.id)
    const micro = await veiculoNovo(empresa.id, { tipo: 'microonibus', lugares: 28 })
    const linha = await linhaNova()
    await delegacaoAntiga(empresa.id, linha.id, 400)
    return {
      empresa: empresa.id,
      linha: linha.id,
      onibus: veiculo.placa,
      motorista: motorista.nome,
      motorista_id: motorista.id,
      micro: micro.id,
    }
  },
  passos: [
    {
      lei: ['art99'],
      por: 'analista',
      em: `/autorizacoes/nova?especie=pequenas-demandas&operadora_id={empresa}&linha_id={linha}&de=${dia(1)}&ate=${dia(90)}&origem_ibge=1400100&destino_ibge=1400209&finalidade=Baixa demanda&itinerario=O da linha.`,
      faz: 'Pedir autorização',
      preenche: { Veículos: ['{onibus}'], Motoristas: ['{motorista}'] },
      espera: { motivos: ['art99'] },
    },
    {
      lei: ['art99'],
      por: 'conselheiro',
      antes: async (n) => {
        const analista = await clienteDe('analista', 'rr')
        const pedido = {
          especie: 'pequenas-demandas',
          operadora_id: n.empresa,
          linha_id: n.linha,
          de: dia(0),
          ate: dia(90),
          origem_ibge: '1400100',
          destino_ibge: '1400209',
          finalidade: 'Baixa demanda',
          itinerario: 'O da linha.',
          veiculos: [n.micro],
          motoristas: [n.motorista_id],
        }
        n.numero = (await analista.fazer(A, pedido)).numero
      },
      faz: 'Decidir o pedido',
      preenche: DECISAO,
      espera: { situacao: 'Deferida, falta assinar o termo' },
    },
    {
      lei: ['art22_par1u', 'art22_par1u_inc1'],
      por: 'conselheiro',
      faz: 'Cancelar',
      preenche: { Fundamento: 'A demanda da linha voltou.' },
      espera: { situacao: 'Cancelada' },
    },
  ],
}

/** What the fee's chip has to be beside, in the section of fees. */
const TAXA = ' × '

const pedidoRS = (especie: string, dias: number) =>
  `/autorizacoes/nova?especie=${especie}&operadora_id={id}&de=${dia(0)}&ate=${dia(dias)}&origem_ibge=4314902&destino_ibge=4304606&contratante=Colégio do Exemplo&itinerario=BR-116, sem paradas.`

const ESTRADA_RS: Roteiro = {
  titulo:
    'fretamento no Rio Grande do Sul por estrada: deferido no pedido, lista mudada volta à análise, consulta de todos',
  uf: 'rs',
  endereco: A,
  async preparar() {
    const operadora = await clienteDe('operadora', 'rs')
    const { operadora_id: id } = await operadora.ler<{ operadora_id: string }>('sessao')
    const { veiculo, motorista } = await frota('rs', id)
    return { id, placa: veiculo.placa, motorista: motorista.nome }
  },
  passos: [
    {
      lei: ['XII.2', 'XII.2.II', 'XII.2.III'],
      por: 'operadora',
      em: '/autorizacoes/nova?especie=fretamento-eventual-rodoviario',
      faz: 'Pedir autorização',
      preenche: {
        'Para quê': 'Excursão',
        'Saída, ou primeiro dia': digitado(0),
        'Volta, ou último dia': digitado(2),
        'Sai de': 'Porto Alegre',
        'Vai a': 'Canoas',
        Itinerário: 'BR-116, sem paradas.',
        'Quem contrata': 'Colégio do Exemplo',
        Veículos: ['{placa}'],
        Motoristas: ['{motorista}'],
        Passageiros: {
          colar: Array.from({ length: 10 }, (_, i) => `Passageiro ${i + 1}\tRG\t${100000 + i}`).join('\n'),
        },
      },
      espera: {
        ditos: [
          ['XII.2.II', TAXA],
          ['XII.2.III', TAXA],
        ],
        palavras: ['Em vigor'],
      },
    },
    {
      lei: [],
      por: 'operadora',
      faz: 'Mudar passageiros ou veículos',
      preenche: {
        Passageiros: {
          colar: Array.from({ length: 9 }, (_, i) => `Passageiro ${i + 3}\tRG\t${100002 + i}`).join('\n'),
        },
        'Por que muda': 'Dois desistiram e um entrou.',
      },
      espera: { situacao: 'Em vigor, com alteração em análise' },
    },
    {
      lei: [],
      por: 'operadora',
      em: '/consulta/{placa}',
      espera: { palavras: ['Autorizado hoje', 'Fretamento eventual por estrada'] },
    },
    {
      lei: ['XII.2.VI', 'XII.2.VII'],
      por: 'operadora',
      em: '/autorizacoes/nova?especie=fretamento-continuo-rodoviario',
      faz: 'Pedir autorização',
      preenche: {
        'Para quê': 'Empregados da fábrica',
        'Saída, ou primeiro dia': digitado(0),
        'Volta, ou último dia': digitado(300),
        'Sai de': 'Porto Alegre',
        'Vai a': 'Canoas',
        Itinerário: 'BR-116, sem paradas.',
        'Quem contrata': 'Fábrica do Exemplo',
        Veículos: ['{placa}'],
        Motoristas: ['{motorista}'],
        'Pedir também a negativa de multa': 'Sim',
      },
      espera: {
        ditos: [
          ['XII.2.VI', TAXA],
          ['XII.2.VII', TAXA],
        ],
        palavras: ['Pedida'],
      },
    },
  ],
}

const AGUA_RS: Roteiro = {
  titulo: 'fretamento no Rio Grande do Sul por água e de quem não tem linha: as taxas de cada um',
  uf: 'rs',
  endereco: A,
  async preparar() {
    const analista = await clienteDe('analista', 'rs')
    const barcos = await analista.ler<{ operadoras: { id: string }[] }>('operadoras?q=Ponta da Cadeia')
    const id = barcos.operadoras[0]?.id ?? ''
    const { veiculo, motorista } = await frota('rs', id, { tipo: 'embarcacao', lugares: 90 })
    const outra = await analista.fazer('operadoras', {
      documento: cnpjNovo(),
      razao_social: 'Turismo do Exemplo Ltda.',
      forma: 'empresa',
      municipio_ibge: '4314902',
      endereco: 'Rua do Exemplo, 9',
      email: 'turismo@exemplo.example',
    })
    const terra = await frota('rs', outra.id)
    return {
      id,
      placa: veiculo.placa,
      gente: motorista.nome,
      outra: outra.id,
      onibus: terra.veiculo.placa,
      motorista: terra.motorista.nome,
    }
  },
  passos: [
    {
      lei: ['XII.2.IV'],
      por: 'analista',
      em: `${pedidoRS('fretamento-continuo-hidroviario', 200)}&finalidade=Empregados&contrato=C 1`,
      faz: 'Pedir autorização',
      preenche: { Veículos: ['{placa}'], Motoristas: ['{gente}'] },
      espera: { ditos: [['XII.2.IV', TAXA]] },
    },
    {
      lei: ['XII.2.V'],
      por: 'analista',
      em: `${pedidoRS('fretamento-eventual-hidroviario', 1)}&finalidade=Passeio`,
      faz: 'Pedir autorização',
      preenche: { Veículos: ['{placa}'], Motoristas: ['{gente}'] },
      espera: { ditos: [['XII.2.V', TAXA]] },
    },
    {
      lei: ['XII.2.I'],
      por: 'analista',
      em: `${pedidoRS('fretamento-continuo-rodoviario', 200).replace('{id}', '{outra}')}&finalidade=Empregados&contrato=C 2`,
      faz: 'Pedir autorização',
      preenche: { Veículos: ['{onibus}'], Motoristas: ['{motorista}'] },
      espera: { ditos: [['XII.2.I', TAXA]] },
    },
  ],
}

export const AUTORIZACOES: readonly Roteiro[] = [ESCOLAR, PEQUENAS_DEMANDAS, ESTRADA_RS, AGUA_RS]
