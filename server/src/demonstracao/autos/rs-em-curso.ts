import { cpfDeTeste } from '../documentos-de-teste.js'
import type { ParadaContada } from '../historia.js'
import { anota, ar, assinatura, comprova, defesa, eletronica, foto, recolhe } from '../passos.js'

/** Autos of Rio Grande do Sul that nobody decided yet. Every person, company and fact is invented. */
export const EM_CURSO_RS: readonly ParadaContada[] = [
  // One stop, two autos: one fined per passenger, whose defence may still come today; the other already defended.
  {
    quando: { prazo: 'defesa', em: 0 },
    hora: '18:22',
    local: 'Avenida Farrapos, parada 7',
    municipio: 'Porto Alegre',
    placa: 'IXR2D45',
    viagem: { linha: '301' },
    autos: [
      {
        dispositivo: 'art. 13-B, VI',
        quantidade: 12,
        relato:
          'Contadas 84 pessoas em veículo com lotação autorizada de 72: doze a mais, quatro nos degraus da porta.',
        passos: [foto('lotacao', 'Corredor na hora da contagem'), assinatura()],
      },
      {
        dispositivo: 'art. 13-B, XXXIX',
        relato: 'Veículo saiu da parada com a porta traseira aberta e rodou assim por uma quadra.',
        passos: [
          foto('avenida', 'Saída da parada'),
          assinatura(),
          defesa(
            13,
            'A porta não fechava por causa de quem estava no degrau; o motorista andou devagar até a parada seguinte.',
          ),
        ],
      },
    ],
  },
  {
    quando: { dias: 3 },
    hora: '06:10',
    local: 'Avenida Dorival de Oliveira, em frente ao número 4000',
    municipio: 'Gravataí',
    placa: 'IQD7714',
    viagem: { servico: 'sem-outorga', itinerario: 'Gravataí – Porto Alegre' },
    autuado: { nome: 'Motorista não identificado, que atende por Neco' },
    autos: [
      {
        dispositivo: 'art. 13-B, XXX',
        relato:
          'Van com nove passageiros a R$ 12,00 cada um; o motorista arrancou antes de mostrar os documentos.',
        passos: [foto('avenida', 'Van na avenida, antes de arrancar')],
      },
    ],
  },
  // No company behind it: a person, by CPF; the vehicle was removed.
  {
    quando: { dias: 2 },
    hora: '19:35',
    local: 'BR-116, km 252',
    municipio: 'Sapucaia do Sul',
    placa: 'IPB5093',
    viagem: { servico: 'fretamento', itinerario: 'Novo Hamburgo – Porto Alegre' },
    autuado: { nome: 'Valdomiro Kessler Prates', documento: cpfDeTeste('999000252') },
    autos: [
      {
        dispositivo: 'art. 13-B, L',
        relato: 'Micro-ônibus com 18 alunos de um curso noturno, sem cadastro da pessoa nem do veículo.',
        passos: [
          foto('avenida', 'Micro-ônibus no recuo da BR-116'),
          recolhe({
            tipo: 'remocao',
            em: 'Depósito conveniado de São Leopoldo',
            correcoes: ['cadastro do veículo', 'transporte dos alunos em veículo cadastrado'],
          }),
          comprova(0, 1, 'Alunos seguiram em ônibus da linha 303, com o fiscal a bordo.'),
        ],
      },
    ],
  },
  // The second time in twelve months: the fine doubles.
  {
    quando: { dias: 6 },
    hora: '08:15',
    local: 'Avenida Guaíba, acesso ao clube',
    municipio: 'Porto Alegre',
    placa: 'IZP2C94',
    viagem: { servico: 'fretamento', itinerario: 'Viamão – Porto Alegre' },
    autos: [
      {
        dispositivo: 'art. 13-B, XLIX',
        relato: 'Fretamento com a autorização de viagem especial vencida havia dois meses e o laudo também.',
        passos: [
          foto('avenida', 'Van no acesso ao clube'),
          recolhe({
            tipo: 'remocao',
            em: 'Depósito conveniado de Porto Alegre',
            correcoes: ['autorização de viagem especial', 'laudo de vistoria'],
          }),
          assinatura(),
          comprova(3, 0, 'Autorização nova, emitida pela Secretaria, conferida no cadastro.'),
        ],
      },
    ],
  },
  {
    quando: { prazo: 'decisao', em: -6 },
    hora: '05:50',
    local: 'RS-118, km 11',
    municipio: 'Gravataí',
    placa: 'IYM4G83',
    viagem: { servico: 'fretamento', itinerario: 'Gravataí – Triunfo' },
    autos: [
      {
        dispositivo: 'art. 13-B, XXV',
        quantidade: 5,
        relato: 'Cinco pessoas a bordo não constam da lista que a Secretaria aprovou para a viagem.',
        passos: [
          foto('avenida', 'Ônibus na abordagem'),
          assinatura(),
          defesa(
            20,
            'São empregados da contratante, trocados de turno na véspera; a lista nova não chegou a tempo ao motorista.',
          ),
        ],
      },
    ],
  },
  {
    quando: { prazo: 'decisao', em: 0 },
    hora: '07:40',
    local: 'Terminal de Gravataí',
    municipio: 'Gravataí',
    placa: 'IYT6C08',
    viagem: { linha: '302' },
    origem: 'apuracao-posterior',
    autos: [
      {
        dispositivo: 'art. 13-B, XXVII',
        relato: 'A viagem das 07:15 não saiu; o registro da catraca confirma que não houve outra no lugar.',
        passos: [
          eletronica(4),
          defesa(18, 'O veículo da viagem teve pane elétrica e o de reserva estava em vistoria.'),
        ],
      },
    ],
  },
  // Late defence: it is taken in and recorded as late.
  {
    quando: { prazo: 'decisao', em: 2 },
    hora: '13:05',
    local: 'Estação São Leopoldo',
    municipio: 'São Leopoldo',
    placa: 'IWN5590',
    viagem: { linha: '304' },
    autos: [
      {
        dispositivo: 'art. 13-B, XXI',
        relato: 'Estudante com carteira válida impedido de usar a passagem a que tinha direito.',
        passos: [
          ar(4, 'Setor de pessoal'),
          anota(
            'analista',
            9,
            'No relato, onde está «São Leopoldo» leia-se o terminal ao lado da estação; a linha está certa.',
          ),
          defesa(47, 'O validador recusou o cartão. O prazo passou porque o AR ficou na portaria.'),
        ],
      },
    ],
  },
]
