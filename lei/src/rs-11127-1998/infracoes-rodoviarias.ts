import type { Dobra, Infracao } from '../fiscalizacao/infracao.js'
import { type ClasseRS, montarCatalogoRS } from './catalogo.js'

/** The classes of art. 13-B, by their quantity of UPF (§§ 1 to 4, 6 and 7). */
export const CLASSES_13B = {
  '10': { nome: '10 UPF', upf: '10', dispositivo: 'art13-2_par1', de: 1, ate: 7 },
  '20': { nome: '20 UPF', upf: '20', dispositivo: 'art13-2_par2', de: 8, ate: 17 },
  '30': { nome: '30 UPF', upf: '30', dispositivo: 'art13-2_par3', de: 18, ate: 26 },
  '45': { nome: '45 UPF', upf: '45', dispositivo: 'art13-2_par4', de: 27, ate: 39 },
  '60': { nome: '60 UPF', upf: '60', dispositivo: 'art13-2_par6', de: 40, ate: 48 },
  '125': { nome: '125 UPF', upf: '125', dispositivo: 'art13-2_par7', de: 49, ate: 56 },
} as const satisfies Record<string, ClasseRS>

const DOBRA_PAR5: Dobra = { dispositivo: 'art13-2_par5', meses: 12, mesmaLinha: false }
const DOBRA_PAR8: Dobra = { dispositivo: 'art13-2_par8', meses: 12, mesmaLinha: false }

/** The 56 infractions of road services and charter (art. 13-B of Lei 11.127/1998), in the order of the law. */
export const INFRACOES_13B: readonly Infracao[] = montarCatalogoRS('art13-2', 'rodoviario', CLASSES_13B, [
  [1, 'Veículo desconfortável, sujo ou fora do padrão de acessibilidade do Inmetro', ['foto', 'relato']],
  [2, 'Sem os avisos internos (assentos preferenciais, preços, horários) ou o letreiro externo', ['foto']],
  [
    3,
    'Veículo parado na plataforma além do necessário, ou largado no ponto terminal',
    ['foto', 'quadro-horario', 'relato'],
  ],
  [
    4,
    'Veículo em serviço sem os papéis que deve levar a bordo',
    ['consulta-ao-cadastro', 'foto', 'relato'],
    { remocao: true },
  ],
  [5, 'Alguém fuma dentro do veículo', ['foto', 'relato', 'reclamacao'], { leituras: ['AMB-RS-05'] }],
  [
    6,
    'Mais passageiros do que a lotação autorizada',
    ['contagem-de-passageiros', 'foto', 'consulta-ao-cadastro'],
    { porPassageiro: true, leituras: ['AMB-RS-06'] },
  ],
  [7, 'Pessoal da empresa nega informação a quem a pede', ['relato', 'reclamacao']],
  [
    8,
    'Passageiro impedido de viajar, de subir ou de descer',
    ['relato', 'reclamacao'],
    { leituras: ['AMB-RS-07'] },
  ],
  [9, 'Pessoal da empresa não ajuda quem tem dificuldade para subir ou descer', ['relato', 'reclamacao']],
  [10, 'Entrada de passageiros pela porta errada', ['foto', 'relato']],
  [
    11,
    'Subida ou descida fora dos pontos fixados, ou mudança desses pontos',
    ['foto', 'consulta-ao-cadastro', 'relato'],
  ],
  [12, 'Propaganda no veículo ou no terminal sem a Secretaria autorizar', ['foto', 'consulta-ao-cadastro']],
  [13, 'Pessoal da empresa sem crachá ou sem uniforme', ['foto', 'relato']],
  [14, 'Reclamação ao SAC sem resposta no prazo ou tratada com descaso', ['reclamacao', 'documento']],
  [
    15,
    'Empregado segue no serviço depois que a Secretaria quis seu afastamento',
    ['documento', 'registro-de-comunicacao', 'relato'],
  ],
  [16, 'Grosseria ou conduta indecente com o público', ['relato', 'reclamacao']],
  [17, 'Saída depois da hora da tabela', ['quadro-horario', 'relato'], { leituras: ['AMB-RS-08'] }],
  [18, 'Saída antes da hora da tabela', ['quadro-horario', 'relato'], { leituras: ['AMB-RS-08'] }],
  [
    19,
    'Serviço interrompido por força maior ou via bloqueada sem aviso na hora à Secretaria',
    ['registro-de-comunicacao', 'documento'],
  ],
  [20, 'Fiscal em serviço impedido de viajar', ['relato']],
  [21, 'Gratuidade garantida em lei negada ao passageiro', ['reclamacao', 'documento', 'relato']],
  [22, 'Cobrança sem amparo na lei ou na tarifa', ['bilhete', 'reclamacao', 'consulta-ao-cadastro']],
  [23, 'Motorista que não é empregado da transportadora', ['documento', 'consulta-ao-cadastro']],
  [24, 'Frota sem os veículos de reserva exigidos', ['consulta-ao-cadastro']],
  [
    25,
    'Passageiro a bordo fora da lista aprovada',
    ['lista-de-passageiros', 'contagem-de-passageiros', 'foto'],
    { porPassageiro: true, leituras: ['AMB-RS-06'] },
  ],
  [26, 'Regras do corredor desrespeitadas ou ultrapassagem em faixa exclusiva', ['foto', 'relato']],
  [27, 'Viagem da tabela que não saiu', ['quadro-horario', 'relato'], { leituras: ['AMB-RS-08'] }],
  [28, 'Fiscal desobedecido, impedido ou desrespeitado', ['relato', 'foto'], { leituras: ['AMB-RS-09'] }],
  [
    29,
    'Dados de operação, contábeis ou estatísticos negados ou entregues com atraso',
    ['documento', 'registro-de-comunicacao'],
    { dobra: DOBRA_PAR5, deveres: ['art2_par1'], leituras: ['AMB-RS-10', 'AMB-RS-14'] },
  ],
  [
    30,
    'Serviço sem delegação',
    ['consulta-ao-cadastro', 'foto', 'relato', 'bilhete'],
    { leituras: ['AMB-RS-11'] },
  ],
  [
    31,
    'Fretamento que não troca o veículo acidentado, quebrado ou recolhido, ou não assiste os passageiros',
    ['relato', 'reclamacao', 'boletim-de-ocorrencia'],
  ],
  [
    32,
    'Veículo da frota das linhas em outra atividade sem a Secretaria autorizar',
    ['consulta-ao-cadastro', 'foto', 'relato'],
    { remocao: true },
  ],
  [33, 'Veículo na frota só pela isenção, sem rodar nas linhas', ['consulta-ao-cadastro', 'documento']],
  [
    34,
    'Fretamento com a autorização de viagem especial vencida, mesmo com laudo e seguro em dia',
    ['consulta-ao-cadastro', 'documento', 'foto'],
    { remocao: true, leituras: ['AMB-RS-12'] },
  ],
  [
    35,
    'Viagem especial por caminho que a autorização não cobre',
    ['consulta-ao-cadastro', 'foto', 'relato'],
    { remocao: true },
  ],
  [36, 'Linha em itinerário diferente do cadastrado', ['consulta-ao-cadastro', 'foto', 'relato']],
  [
    37,
    'Veículo de tipo diferente do que a tarifa, o contrato ou a norma pedem',
    ['foto', 'consulta-ao-cadastro', 'bilhete'],
  ],
  [
    38,
    'Veículo inseguro, malconservado ou com peça que não funciona',
    ['foto', 'teste-ou-laudo', 'relato'],
    { remocao: true },
  ],
  [39, 'Veículo em movimento de porta aberta', ['foto', 'relato']],
  [40, 'Ordem ou norma da Secretaria descumprida', ['documento', 'registro-de-comunicacao', 'relato']],
  [
    41,
    'Veículo sem cadastro no transporte metropolitano de passageiros',
    ['consulta-ao-cadastro', 'foto', 'relato'],
    { remocao: true, leituras: ['AMB-RS-11'] },
  ],
  [42, 'Direção que põe os passageiros em risco', ['relato', 'foto', 'reclamacao']],
  [43, 'Conserto ou abastecimento com passageiros a bordo', ['foto', 'relato']],
  [44, 'Produto perigoso ou nocivo a bordo', ['foto', 'documento', 'relato']],
  [
    45,
    'Tacógrafo ou outro equipamento de segurança obrigatório ausente ou sem funcionar',
    ['foto', 'teste-ou-laudo', 'relato'],
    { remocao: true },
  ],
  [
    46,
    'Linha que não troca o veículo acidentado, quebrado ou recolhido, ou não assiste os passageiros',
    ['relato', 'reclamacao', 'boletim-de-ocorrencia'],
  ],
  [
    47,
    'Sem veículo com elevador no horário marcado na tabela ou na viagem agendada',
    ['quadro-horario', 'reclamacao', 'relato'],
  ],
  [
    48,
    'Pessoa em cadeira de rodas recusada, ou ponto de parada ignorado',
    ['relato', 'reclamacao', 'foto'],
    { leituras: ['AMB-RS-07'] },
  ],
  [
    49,
    'Fretamento a rodar com as autorizações de viagem especial vencidas',
    ['consulta-ao-cadastro', 'documento', 'foto'],
    { dobra: DOBRA_PAR8, remocao: true, leituras: ['AMB-RS-12', 'AMB-RS-14'] },
  ],
  [
    50,
    'Fretamento por empresa ou veículo sem cadastro',
    ['consulta-ao-cadastro', 'foto', 'relato'],
    { dobra: DOBRA_PAR8, remocao: true, leituras: ['AMB-RS-11', 'AMB-RS-14'] },
  ],
  [
    51,
    'Cobrança ilegal em viagem especial de fretamento',
    ['documento', 'bilhete', 'relato'],
    { dobra: DOBRA_PAR8, remocao: true, leituras: ['AMB-RS-14'] },
  ],
  [
    52,
    'Desacato a agente público (Código Penal, art. 331)',
    ['boletim-de-ocorrencia', 'relato'],
    { remocao: true, leituras: ['AMB-RS-09'] },
  ],
  [
    53,
    'Dados de operação, contábeis ou estatísticos falsos',
    ['documento', 'consulta-ao-cadastro'],
    { dobra: DOBRA_PAR8, deveres: ['art2_par1'], leituras: ['AMB-RS-10', 'AMB-RS-14'] },
  ],
  [
    54,
    'Papel que deve ir a bordo adulterado',
    ['documento', 'foto', 'consulta-ao-cadastro'],
    { dobra: DOBRA_PAR8, remocao: true, leituras: ['AMB-RS-14'] },
  ],
  [
    55,
    'Veículo que segue em serviço depois da ordem de retirada',
    ['consulta-ao-cadastro', 'documento', 'foto'],
    { remocao: true },
  ],
  [
    56,
    'Veículo de linha sem Cartão de Vistoria ou com o cartão vencido',
    ['consulta-ao-cadastro', 'documento', 'foto'],
    { remocao: true },
  ],
])
