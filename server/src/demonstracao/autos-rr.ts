import { cpfDeTeste } from './documentos-de-teste.js'
import type { ParadaContada } from './historia.js'
import {
  acolheRecurso,
  anota,
  ar,
  assinatura,
  cienciaDoRecurso,
  cobra,
  comprova,
  defesa,
  despende,
  eletronica,
  foto,
  libera,
  mantem,
  negaRecurso,
  paga,
  publica,
  recolhe,
  recorre,
  recusa,
  tornaDefinitivo,
  transborda,
} from './passos.js'

/** The twenty autos of Roraima. Every person, company and fact is invented. */
export const PARADAS_RR: readonly ParadaContada[] = [
  // One stop, three autos: a final fine still to be paid, one paid early, one in collection.
  {
    quando: { prazo: 'pagamento', em: 7 },
    hora: '08:52',
    local: 'Rodoviária de Bonfim, plataforma 2',
    municipio: 'Bonfim',
    placa: 'NAX4082',
    viagem: { linha: '102' },
    autos: [
      {
        dispositivo: 'art. 81, I',
        relato:
          'Três passageiros mostraram bilhetes de R$ 48,00, quando o quadro afixado no guichê marca R$ 41,50.',
        passos: [
          foto('estrada', 'Veículo na plataforma 2, à chegada'),
          assinatura(),
          defesa(
            20,
            'A diferença é a taxa de embarque, cobrada no mesmo papel por falha da impressora. Pedimos que o auto seja anulado.',
          ),
          mantem(
            48,
            'A taxa de embarque não consta do bilhete nem do quadro afixado. O preço cobrado é maior que o autorizado.',
          ),
          publica(55),
          recorre(63, 'A impressora foi consertada no mesmo dia e a diferença devolvida a quem reclamou.'),
          negaRecurso(90, 'Devolver depois não desfaz a cobrança. Ficam a decisão e a multa.'),
          cienciaDoRecurso(96),
        ],
      },
      {
        dispositivo: 'art. 79, VII',
        relato: 'Cobrador sem uniforme e sem crachá, atendendo na porta do veículo.',
        passos: [assinatura(), mantem(47), publica(54), paga(58)],
      },
      {
        dispositivo: 'art. 80, V',
        relato: 'Veículo saiu da garagem com dois bancos soltos e o piso do corredor rasgado.',
        passos: [
          foto('estrada', 'Lateral do veículo'),
          assinatura(),
          mantem(47),
          publica(54),
          tornaDefinitivo(74),
          cobra(88, 'Procuradoria-Geral do Estado'),
        ],
      },
    ],
  },
  {
    quando: { prazo: 'recurso', em: 2 },
    hora: '13:58',
    local: 'BR-174, km 541',
    municipio: 'Amajari',
    placa: 'NAV1C34',
    viagem: { linha: '101' },
    autos: [
      {
        dispositivo: 'art. 82, II',
        relato:
          'Contadas 61 pessoas a bordo de veículo de 46 lugares, em viagem de 214 km; quinze iam em pé.',
        passos: [
          foto('lotacao', 'Corredor com passageiros em pé'),
          anota('fiscal', 2, 'O relato diz 61 pessoas; a folha de contagem soma 60. Vale a folha: 14 em pé.'),
          ar(4),
          defesa(
            22,
            'Era véspera de feriado e o carro de reforço quebrou na saída. Ninguém quis esperar o outro.',
          ),
          mantem(
            50,
            'Quebra do carro de reforço não autoriza gente em pé em viagem tão longa. A contagem do fiscal não foi contestada.',
          ),
          publica(57),
        ],
      },
    ],
  },
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
            'O município do fato está certo; a placa foi conferida de novo na foto e confere.',
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
  // Decided, to be published; the vehicle was seized and released after the 72 hours.
  {
    quando: { dias: 72 },
    hora: '07:20',
    local: 'Avenida Venezuela, fora do terminal',
    municipio: 'Boa Vista',
    placa: 'NAQ6D19',
    viagem: { servico: 'fretamento', itinerario: 'Boa Vista – Pacaraima' },
    autos: [
      {
        dispositivo: 'art. 80, IX',
        relato: 'Fretamento embarcando passageiros avulsos na avenida, ao lado do terminal.',
        passos: [
          foto('avenida', 'Embarque na avenida'),
          recolhe({
            tipo: 'apreensao',
            em: 'Pátio do DEIT, Boa Vista',
            causas: ['art90_inc5'],
            correcoes: ['contrato da viagem com o grupo'],
          }),
          assinatura(),
          comprova(2, 0, 'Contrato e lista apresentados no DEIT; conferem com o grupo.'),
          libera('analista', 4, 'Retirado pelo preposto da empresa, com o termo assinado.'),
          defesa(21, 'O grupo pediu para embarcar mais perto do hotel. Não houve venda de lugar avulso.'),
          mantem(60, 'As fotos mostram embarque fora do terminal, com gente que não está na lista.'),
        ],
      },
    ],
  },
  // One stop, two autos: an appeal overdue and one already decided.
  {
    quando: { prazo: 'decisao-do-recurso', em: -6 },
    hora: '12:35',
    local: 'Rodoviária de Rorainópolis',
    municipio: 'Rorainópolis',
    placa: 'NAN3A87',
    viagem: { linha: '104' },
    autos: [
      {
        dispositivo: 'art. 82, VII',
        relato:
          'Pelo disco do tacógrafo, o motorista já somava 13 horas ao volante com uma pausa de 20 minutos.',
        passos: [
          assinatura(),
          defesa(20, 'O segundo motorista adoeceu em Caracaraí e não havia quem o substituísse.'),
          mantem(
            48,
            'A empresa devia ter posto outro motorista em Rorainópolis; havia garagem e tempo para isso.',
          ),
          publica(55),
          recorre(63, 'Juntamos o atestado do segundo motorista, do mesmo dia. Foi caso de força maior.'),
        ],
      },
      {
        dispositivo: 'art. 79, VI',
        relato: 'Passageira de 67 anos, com carteira de idoso, teve de pagar inteira por recusa do cobrador.',
        passos: [
          eletronica(2),
          defesa(19, 'Os dois lugares gratuitos da viagem já estavam ocupados.'),
          mantem(46, 'O mapa da viagem mostra um dos dois lugares vazio até o fim.'),
          publica(53),
          recorre(61, 'O mapa juntado é o da viagem seguinte.'),
          negaRecurso(88, 'Conferido: o mapa é o da viagem do auto, pelo número do bilhete.'),
        ],
      },
    ],
  },
  {
    quando: { prazo: 'decisao-do-recurso', em: 0 },
    hora: '15:18',
    local: 'BR-174, km 398',
    municipio: 'Iracema',
    placa: 'NAI4490',
    viagem: { linha: '108' },
    autos: [
      {
        dispositivo: 'art. 81, V',
        relato: 'Dois galões de gasolina no corredor, entre os pés dos passageiros.',
        passos: [
          foto('lotacao', 'Corredor do veículo'),
          assinatura(),
          mantem(48),
          publica(55),
          recorre(
            62,
            'O combustível era de um passageiro, que o escondeu na bagagem. O motorista não sabia.',
          ),
        ],
      },
    ],
  },
  // Doubled by the next auto of this list; that one was annulled on appeal, and this fine was computed again.
  {
    quando: { prazo: 'decisao-do-recurso', em: 3 },
    hora: '18:05',
    local: 'BR-210, km 47',
    municipio: 'São Luiz',
    placa: 'NAZ6E29',
    viagem: { linha: '109' },
    autos: [
      {
        dispositivo: 'art. 82, I',
        relato: 'Bilhete vendido para vila que não é parada da linha; o passageiro desceu no acostamento.',
        passos: [
          foto('estrada', 'Parada no acostamento'),
          assinatura(),
          mantem(48),
          publica(55),
          recorre(63, 'A vila pede a parada há anos e o desembarque foi em lugar seguro.'),
        ],
      },
    ],
  },
  {
    quando: { dias: 172 },
    hora: '19:50',
    local: 'BR-210, km 45',
    municipio: 'São Luiz',
    placa: 'NAY2073',
    viagem: { linha: '109' },
    autos: [
      {
        dispositivo: 'art. 82, I',
        relato: 'Passagem vendida para parada que o fiscal não achou no quadro da linha.',
        passos: [
          ar(4),
          defesa(24, 'A parada foi incluída no quadro dois meses antes; juntamos o ofício.'),
          mantem(52, 'O ofício não traz protocolo e não está no processo da linha.'),
          publica(60),
          recorre(68, 'Segue o mesmo ofício com o protocolo, que tinha ficado na outra via.'),
          acolheRecurso(
            150,
            'Com o protocolo, o quadro valia na data da viagem: a parada estava nele. O auto não se sustenta.',
          ),
        ],
      },
    ],
  },
  {
    quando: { prazo: 'decisao-do-recurso', em: 12 },
    hora: '11:45',
    local: 'RR-206, km 12',
    municipio: 'Cantá',
    placa: 'NAU3308',
    viagem: { linha: '112' },
    autos: [
      {
        dispositivo: 'art. 79, II',
        relato: 'Cinto de segurança faltando em quatro poltronas.',
        passos: [
          foto('lotacao', 'Poltronas sem cinto'),
          recusa('Motorista, que disse não poder assinar pela cooperativa'),
          mantem(46),
          publica(52),
          recorre(59, 'As poltronas eram novas e os cintos seriam postos na revisão daquela semana.'),
        ],
      },
    ],
  },
]
