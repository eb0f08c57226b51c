import { cpfDeTeste } from '../documentos-de-teste.js'
import type { ParadaContada } from '../historia.js'
import {
  anota,
  ar,
  assinatura,
  comprova,
  defesa,
  despende,
  foto,
  recolhe,
  recusa,
  transborda,
} from '../passos.js'

/** Autos of Roraima that nobody decided yet. Every person, company and fact is invented. */
export const EM_CURSO_RR: readonly ParadaContada[] = [
  // The same item on the same line within six months: the fine doubles.
  {
    quando: { prazo: 'decisao', em: 0 },
    hora: '16:25',
    local: 'BR-174, km 512, posto da fiscalização',
    municipio: 'Boa Vista',
    placa: 'NBA2D17',
    viagem: { linha: '101' },
    autos: [
      {
        dispositivo: 'art. 82, II',
        relato: 'Contadas 55 pessoas em veículo de 46 lugares; nove em pé no corredor, sem apoio.',
        passos: [
          foto('lotacao', 'Interior do veículo, do fundo para a frente'),
          assinatura(),
          defesa(
            20,
            'Os passageiros a mais embarcaram no caminho, em ponto sem outro transporte, e desceriam logo adiante.',
          ),
        ],
      },
    ],
  },
  {
    quando: { prazo: 'defesa', em: 0 },
    hora: '06:48',
    local: 'Terminal de Boa Vista, saída',
    municipio: 'Boa Vista',
    placa: 'NBA5F60',
    viagem: { linha: '113' },
    autos: [
      {
        dispositivo: 'art. 79, III',
        relato: 'Letreiro dianteiro apagado; papel colado no vidro dizia só «Amajari».',
        passos: [foto('avenida', 'Frente do veículo na saída do terminal'), assinatura()],
      },
    ],
  },
  // A charter seized three days ago, for the second time: only a superior may release it.
  {
    quando: { dias: 3 },
    hora: '10:15',
    local: 'RR-205, km 9',
    municipio: 'Alto Alegre',
    placa: 'NAR4B72',
    viagem: { servico: 'fretamento', itinerario: 'Boa Vista – Alto Alegre' },
    autos: [
      {
        dispositivo: 'art. 80, IX',
        relato:
          'Fretamento com 31 pessoas a bordo e lista de 22 nomes; nove não sabiam quem contratou a viagem.',
        passos: [
          foto('estrada', 'Veículo recolhido no acostamento'),
          recolhe({
            tipo: 'apreensao',
            em: 'Pátio do DEIT, Boa Vista',
            causas: ['art90_inc3', 'art90_inc6'],
            correcoes: ['lista com todos os passageiros', 'cópia da autorização para viajar'],
          }),
          assinatura('Guia da excursão'),
          comprova(1, 1, 'Cópia da autorização entregue no balcão e conferida com o cadastro.'),
        ],
      },
    ],
  },
  // Within the 72 hours; whoever carried people has no register, only a CPF.
  {
    quando: { dias: 2 },
    hora: '16:40',
    local: 'BR-401, km 18, saída para Bonfim',
    municipio: 'Cantá',
    placa: 'NAF5J20',
    viagem: { servico: 'fretamento', itinerario: 'Boa Vista – Bonfim' },
    autuado: { nome: 'Genivaldo Pacheco Torres', documento: cpfDeTeste('999000171') },
    autos: [
      {
        dispositivo: 'art. 81, X',
        relato: 'Van sem registro com onze passageiros; sete pagaram R$ 45,00 cada um ao motorista.',
        passos: [
          foto('estrada', 'Van parada no acostamento'),
          recolhe({
            tipo: 'apreensao',
            em: 'Pátio do DEIT, Boa Vista',
            causas: ['art90_inc2', 'art90_inc6'],
            correcoes: [
              'registro do veículo',
              'devolução do que os passageiros pagaram',
              'extintor dentro da validade',
            ],
          }),
          recusa('Genivaldo Pacheco Torres, que não quis assinar'),
          comprova(1, 2, 'Extintor novo apresentado no pátio, com nota e selo.'),
        ],
      },
    ],
  },
  // After the 72 hours, all put right, still in the yard; the group went on in another company's vehicle.
  {
    quando: { dias: 9 },
    hora: '11:30',
    local: 'BR-174, km 431, entrada de Mucajaí',
    municipio: 'Mucajaí',
    placa: 'NAL2F41',
    viagem: { servico: 'fretamento', itinerario: 'Cantá – Rorainópolis' },
    autos: [
      {
        dispositivo: 'art. 79, I',
        relato: 'Fretamento parou três vezes para pegar gente na estrada; sem cópia da autorização a bordo.',
        passos: [
          foto('estrada', 'Micro-ônibus à margem da BR-174'),
          recolhe({
            tipo: 'apreensao',
            em: 'Pátio municipal de Mucajaí',
            causas: ['art90_inc1', 'art90_inc6'],
            correcoes: ['cópia da autorização para viajar', 'lista de passageiros da viagem'],
          }),
          assinatura(),
          transborda(
            0,
            26,
            [
              { km: '187.5', coeficiente: '0.287425' },
              { km: '21', coeficiente: '0.360902' },
            ],
            'Expresso Tepequém Ltda.',
          ),
          despende(0, 'alimentacao', '26 almoços em Mucajaí', '728.00'),
          comprova(3, 0, 'Cópia autenticada da autorização entregue no pátio.'),
          comprova(5, 1, 'Lista refeita, com nome e documento de todos.'),
        ],
      },
    ],
  },
  {
    quando: { dias: 4 },
    hora: '05:35',
    local: 'Rua ao lado do terminal do Caimbé',
    municipio: 'Boa Vista',
    placa: 'JXM3196',
    viagem: { servico: 'sem-outorga', itinerario: 'Boa Vista – Caracaraí' },
    autuado: { nome: 'Motorista que disse chamar-se Raimundo, conhecido como Careca' },
    autos: [
      {
        dispositivo: 'art. 81, X',
        relato:
          'Carro de sete lugares chamando passageiros para Caracaraí a R$ 60,00. O motorista saiu a pé e não mostrou documento.',
        passos: [foto('avenida', 'Veículo estacionado junto ao terminal')],
      },
    ],
  },
  // Late defence, decision overdue, an error pointed out.
  {
    quando: { prazo: 'decisao', em: -6 },
    hora: '14:40',
    local: 'Rodoviária de Caracaraí',
    municipio: 'Caracaraí',
    placa: 'NAO8145',
    viagem: { linha: '103' },
    autos: [
      {
        dispositivo: 'art. 81, VI',
        relato: 'A partida das 14:30 saiu às 13:50 e deixou quatro passageiros com bilhete na plataforma.',
        passos: [
          ar(4),
          anota(
            'analista',
            6,
            'O relato diz 13:50, pelo relógio do guichê; o tacógrafo marca a saída às 13:47.',
          ),
          defesa(
            47,
            'O motorista entendeu que a lotação já estava completa. Os quatro seguiram no carro das 18:00 sem pagar de novo.',
          ),
        ],
      },
    ],
  },
  // Nobody defended it: the term passed and the decision is due this week.
  {
    quando: { prazo: 'decisao', em: 2 },
    hora: '17:12',
    local: 'BR-174, km 452',
    municipio: 'Mucajaí',
    placa: 'NAJ1G55',
    viagem: { linha: '107' },
    autos: [
      {
        dispositivo: 'art. 81, VII',
        relato: 'A viagem das 15:30 parou em Mucajaí e não seguiu até o ponto final; não houve outro carro.',
        passos: [foto('estrada', 'Veículo parado, sem passageiros'), ar(5, 'Recepção da garagem')],
      },
    ],
  },
  // Withdrawn from traffic, half put right.
  {
    quando: { prazo: 'decisao', em: 12 },
    hora: '09:05',
    local: 'BR-210, km 112',
    municipio: 'Caroebe',
    placa: 'NAY2073',
    viagem: { linha: '111' },
    autos: [
      {
        dispositivo: 'art. 82, V',
        relato: 'Dois pneus traseiros com a lona à mostra e vazamento de óleo no freio direito.',
        passos: [
          foto('estrada', 'Veículo retirado de tráfego'),
          recolhe({
            tipo: 'retirada-de-trafego',
            em: 'Garagem da empresa em Caroebe',
            correcoes: ['pneus traseiros', 'freio traseiro direito'],
          }),
          assinatura(),
          defesa(
            7,
            'Os pneus já estavam comprados e chegariam naquela semana. O vazamento apareceu durante a viagem.',
          ),
          comprova(10, 0, 'Quatro pneus novos, com nota, vistos pelo fiscal na garagem.'),
        ],
      },
    ],
  },
]
