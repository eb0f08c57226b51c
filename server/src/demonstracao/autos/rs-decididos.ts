import type { ParadaContada } from '../historia.js'
import {
  acolheRecurso,
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

/** Autos of Rio Grande do Sul decided once at least. Every person, company and fact is invented. */
export const DECIDIDOS_RS: readonly ParadaContada[] = [
  // Decided, to be published; the vehicle was removed and released.
  {
    quando: { dias: 74 },
    hora: '16:50',
    local: 'RS-240, km 14',
    municipio: 'Montenegro',
    placa: 'IVG1754',
    viagem: { linha: '313' },
    autos: [
      {
        dispositivo: 'art. 13-B, XXXVIII',
        relato: 'Limpador de para-brisa parado sob chuva e banco do motorista sem trava.',
        passos: [
          foto('estrada', 'Ônibus no acostamento da RS-240'),
          recolhe({
            tipo: 'remocao',
            em: 'Garagem da empresa em Montenegro',
            correcoes: ['limpador de para-brisa', 'trava do banco do motorista'],
          }),
          assinatura(),
          comprova(1, 0, 'Limpador trocado, visto em funcionamento.'),
          comprova(1, 1, 'Trava nova instalada, conferida pelo fiscal.'),
          libera('fiscal', 2, 'Veículo conferido na garagem.'),
          defesa(22, 'Os dois defeitos apareceram na viagem e foram corrigidos no dia seguinte.'),
          mantem(60, 'A correção rápida consta do processo, mas o veículo rodava assim com passageiros.'),
        ],
      },
    ],
  },
  {
    quando: { prazo: 'recurso', em: 2 },
    hora: '09:30',
    local: 'Terminal Conceição, bilheteria 4',
    municipio: 'Porto Alegre',
    placa: 'IVK8817',
    viagem: { linha: '308' },
    autos: [
      {
        dispositivo: 'art. 13-B, XXII',
        relato: 'Cobrança de R$ 2,00 pelo segundo volume de mão, sem previsão na tabela.',
        passos: [
          assinatura(),
          defesa(21, 'O cobrador era novo e devolveu os valores assim que soube do engano.'),
          mantem(
            49,
            'Seis passageiros pagaram e só um recebeu de volta. A cobrança não tem amparo na tabela.',
          ),
          publica(56),
        ],
      },
    ],
  },
  // The term to appeal has passed: it only lacks being declared final.
  {
    quando: { dias: 92 },
    hora: '12:20',
    local: 'BR-290, km 112, parada do posto',
    municipio: 'Eldorado do Sul',
    placa: 'IXC3A60',
    viagem: { linha: '311' },
    autos: [
      {
        dispositivo: 'art. 13-B, XI',
        relato: 'Desembarque de passageiros no acostamento, duzentos metros antes da parada.',
        passos: [foto('estrada', 'Desembarque no acostamento'), ar(4), mantem(52), publica(59)],
      },
    ],
  },
  // One crossing, two autos: an appeal overdue and one already decided.
  {
    quando: { prazo: 'decisao-do-recurso', em: -6 },
    hora: '08:30',
    local: 'Hidroviária de Guaíba',
    municipio: 'Guaíba',
    placa: 'RSB1A03',
    viagem: { linha: '401' },
    autos: [
      {
        dispositivo: 'art. 13-C, LIII',
        relato: 'Contadas 97 pessoas a bordo de embarcação para 90.',
        passos: [
          foto('lago', 'Embarcação na saída da hidroviária'),
          assinatura('Mestre da embarcação'),
          defesa(20, 'Sete eram crianças de colo, que não entram na conta da lotação.'),
          mantem(48, 'A contagem por câmera mostra 97 sem contar crianças de colo.'),
          publica(55),
          recorre(63, 'A câmera conta duas vezes quem volta ao convés. Pedimos nova contagem.'),
        ],
      },
      {
        dispositivo: 'art. 13-C, I',
        relato: 'A travessia das 08:00 saiu às 08:27 sem aviso aos passageiros.',
        passos: [
          eletronica(3),
          mantem(47),
          publica(54),
          recorre(61, 'Havia neblina no lago e a autoridade marítima segurou a saída.'),
          negaRecurso(89, 'O boletim da manhã não registra neblina nem ordem de espera.'),
        ],
      },
    ],
  },
  {
    quando: { prazo: 'decisao-do-recurso', em: 0 },
    hora: '17:55',
    local: 'Avenida Bento Gonçalves, corredor',
    municipio: 'Porto Alegre',
    placa: 'IYA7H29',
    viagem: { linha: '305' },
    autos: [
      {
        dispositivo: 'art. 13-B, XLII',
        relato: 'Ultrapassagem pela contramão no corredor, com o veículo cheio.',
        passos: [
          foto('avenida', 'Corredor da avenida'),
          assinatura(),
          defesa(20, 'Um carro parado fechava o corredor e o motorista desviou por poucos metros.'),
          mantem(48, 'O vídeo do ônibus de trás mostra o corredor livre.'),
          publica(55),
          recorre(62, 'O vídeo começa depois que o carro saiu. Pedimos que se ouça o cobrador.'),
        ],
      },
    ],
  },
  // Doubled by the next auto of this list; that one was annulled on appeal, and this fine was computed again.
  {
    quando: { prazo: 'decisao-do-recurso', em: 3 },
    hora: '10:00',
    local: 'Sede da Secretaria, conferência de dados',
    municipio: 'Porto Alegre',
    placa: 'IXV8D31',
    viagem: { linha: '314' },
    origem: 'apuracao-posterior',
    autos: [
      {
        dispositivo: 'art. 13-B, XXIX',
        relato: 'Planilha de passageiros do mês anterior entregue 19 dias depois do prazo e sem duas linhas.',
        passos: [
          eletronica(2),
          mantem(48),
          publica(55),
          recorre(63, 'O sistema de bilhetes foi trocado naquele mês e os dados só saíram depois.'),
        ],
      },
    ],
  },
  {
    quando: { dias: 168 },
    hora: '10:00',
    local: 'Sede da Secretaria, conferência de dados',
    municipio: 'Porto Alegre',
    placa: 'JAS5H22',
    viagem: { linha: '318' },
    origem: 'apuracao-posterior',
    autos: [
      {
        dispositivo: 'art. 13-B, XXIX',
        relato: 'Demonstrativo de custos do trimestre não entregue até a data marcada.',
        passos: [
          eletronica(3),
          defesa(25, 'O demonstrativo foi enviado no prazo, pelo correio eletrônico do setor.'),
          mantem(53, 'Não há registro da mensagem no setor.'),
          publica(60),
          recorre(68, 'Segue o recibo do servidor de correio, com dia e hora.'),
          acolheRecurso(
            148,
            'O recibo prova a entrega dentro do prazo; a mensagem ficou retida no filtro da Secretaria.',
          ),
        ],
      },
    ],
  },
  {
    quando: { prazo: 'decisao-do-recurso', em: 12 },
    hora: '14:15',
    local: 'BR-116, km 240, balança',
    municipio: 'Novo Hamburgo',
    placa: 'ITQ3306',
    viagem: { linha: '303' },
    autos: [
      {
        dispositivo: 'art. 13-B, XLV',
        relato: 'Tacógrafo sem disco e com o vidro quebrado.',
        passos: [
          foto('estrada', 'Veículo na balança'),
          recusa('Motorista, que preferiu esperar o supervisor'),
          defesa(18, 'O disco tinha acabado e o vidro quebrou naquela manhã.'),
          mantem(45, 'O aparelho não funcionava e o veículo não podia sair da garagem assim.'),
          publica(52),
          recorre(59, 'A garagem não tinha outro veículo e a linha ficaria sem a viagem.'),
        ],
      },
    ],
  },
  // One stop, two autos: final and to be paid, and one paid.
  {
    quando: { prazo: 'pagamento', em: 7 },
    hora: '11:10',
    local: 'Avenida Getúlio Vargas, terminal',
    municipio: 'Canoas',
    placa: 'JBA3F90',
    viagem: { linha: '301' },
    autos: [
      {
        dispositivo: 'art. 13-B, LVI',
        relato: 'Cartão de Vistoria vencido havia 40 dias.',
        passos: [
          foto('avenida', 'Veículo no terminal'),
          recolhe({
            tipo: 'remocao',
            em: 'Garagem da empresa em Canoas',
            correcoes: ['Cartão de Vistoria em dia'],
          }),
          assinatura(),
          comprova(2, 0, 'Cartão novo emitido e conferido no cadastro.'),
          libera('analista', 3, 'Liberado com o cartão novo.'),
          defesa(21, 'A vistoria estava marcada e foi adiada pela própria Secretaria.'),
          mantem(48, 'A vistoria adiada era de outro veículo da frota.'),
          publica(55),
          recorre(63, 'Pedimos que se confira de novo: o ofício cita os dois veículos.'),
          negaRecurso(90, 'Conferido o ofício: cita só o outro veículo.'),
          cienciaDoRecurso(96),
        ],
      },
      {
        dispositivo: 'art. 13-B, XIII',
        relato: 'Cobrador sem crachá e sem uniforme.',
        passos: [assinatura(), mantem(47), publica(54), paga(60)],
      },
    ],
  },
  {
    quando: { dias: 124 },
    hora: '09:45',
    local: 'Avenida Guaíba, acesso ao clube',
    municipio: 'Porto Alegre',
    placa: 'IWT7380',
    viagem: { servico: 'fretamento', itinerario: 'Porto Alegre – Viamão' },
    autos: [
      {
        dispositivo: 'art. 13-B, XLIX',
        relato: 'Fretamento a rodar com as duas autorizações de viagem especial vencidas.',
        passos: [
          foto('avenida', 'Micro-ônibus estacionado'),
          assinatura(),
          mantem(48),
          publica(55),
          tornaDefinitivo(76),
          cobra(96, 'Procuradoria-Geral do Estado'),
        ],
      },
    ],
  },
]
