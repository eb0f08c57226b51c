import type { ParadaContada } from '../historia.js'
import {
  acolheRecurso,
  anota,
  ar,
  assinatura,
  cienciaDoRecurso,
  cobra,
  comprova,
  defesa,
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
} from '../passos.js'

/** Autos of Roraima decided once at least. Every person, company and fact is invented. */
export const DECIDIDOS_RR: readonly ParadaContada[] = [
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
