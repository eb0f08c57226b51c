import type { Leitura, Leituras } from '../core/leitura.js'

const TABELA = {
  'AMB-RR-01': {
    id: 'AMB-RR-01',
    dispositivos: ['art1', 'art2', 'art20', 'art73', 'art91'],
    pergunta: 'A lei dá quatro nomes à autoridade (CRE/RR, DEIT, SEINF e órgão competente). Quem faz o quê?',
    adotada:
      'O CRE/RR delega e julga recursos; DEIT e SEINF fiscalizam; «órgão competente» é papel configurável.',
    alternativa: null,
  },
  'AMB-RR-02': {
    id: 'AMB-RR-02',
    dispositivos: ['art2'],
    pergunta: 'Os quatro serviços por autorização são essenciais e pedem licitação?',
    adotada: 'Não: viagem especial, eventual, de turismo e fretamento ficam fora das duas regras.',
    alternativa: null,
  },
  'AMB-RR-03': {
    id: 'AMB-RR-03',
    dispositivos: ['art5_par1'],
    pergunta: 'Os 10% que a linha nova não pode passar são de quê e como se medem?',
    adotada:
      'Da extensão: a linha nova tem no máximo 1,10 vez a existente, e a decisão final é de uma pessoa.',
    alternativa: 'Só 10% da extensão da linha nova pode ficar fora do trajeto da existente.',
  },
  'AMB-RR-04': {
    id: 'AMB-RR-04',
    dispositivos: ['art5'],
    pergunta: 'Quando há dois itinerários entre os mesmos extremos?',
    adotada: 'Quando o cadastro tem dois itinerários aprovados e ativos.',
    alternativa: null,
  },
  'AMB-RR-05': {
    id: 'AMB-RR-05',
    dispositivos: ['art12'],
    pergunta: 'A linha de exatos 250 km pode ser exclusiva? Quem declara que há demanda?',
    adotada: 'A vedação começa acima de 250,0 km; a demanda é declarada por ato do CRE/RR.',
    alternativa: null,
  },
  'AMB-RR-06': {
    id: 'AMB-RR-06',
    dispositivos: ['art19'],
    pergunta: 'Há autorização de linha por 1 ano, mas linha pede concessão. A quem serve cada prazo?',
    adotada:
      '1 ano para o transporte alternativo e os casos do art. 96; até 6 meses para os demais serviços.',
    alternativa: 'Prazo fixado em cada ato, como as autorizações de 4 anos dadas a cooperativas em 2025.',
  },
  'AMB-RR-07': {
    id: 'AMB-RR-07',
    dispositivos: ['art22', 'art22_par1u'],
    pergunta: 'Autorização cassada e autorização cancelada são a mesma coisa?',
    adotada: 'Não: cassada é sanção, cancelada é fim sem punição.',
    alternativa: 'Dois nomes para o mesmo fim.',
  },
  'AMB-RR-08': {
    id: 'AMB-RR-08',
    dispositivos: ['art14', 'art24'],
    pergunta: 'Quanto dura a prorrogação? Os 30 dias limitam a assinatura ou o início da operação?',
    adotada:
      'Uma prorrogação de 10 anos; contrato assinado em 30 dias da homologação e operação no dia seguinte.',
    alternativa: 'Operação iniciada em 30 dias da homologação.',
  },
  'AMB-RR-09': {
    id: 'AMB-RR-09',
    dispositivos: ['art25'],
    pergunta: 'Até quando a criança de colo de «até 5 anos» viaja sem bilhete?',
    adotada: 'Até a véspera de completar 6 anos.',
    alternativa: 'Até o dia em que completa 5 anos.',
  },
  'AMB-RR-10': {
    id: 'AMB-RR-10',
    dispositivos: ['art26'],
    pergunta: 'Como se arredonda um quarto da lotação? Que distância se compara com 150 km?',
    adotada:
      'Quarto arredondado para baixo; distância da viagem; a 150,0 km já não pode; vans, nenhum em pé.',
    alternativa: 'Distância da linha ou da seção de cada passageiro.',
  },
  'AMB-RR-11': {
    id: 'AMB-RR-11',
    dispositivos: ['art28', 'art31'],
    pergunta: 'Só se conhece o ano de fabricação. Quando o veículo completa 8 e 15 anos?',
    adotada:
      'Idade é ano de referência menos ano de fabricação; roda até o fim do ano em que faz 15, com aviso.',
    alternativa: 'Cancelar o registro logo que a idade chega a 15.',
  },
  'AMB-RR-12': {
    id: 'AMB-RR-12',
    dispositivos: ['art34'],
    pergunta: 'Quais são a franquia de bagagem e o preço do excesso, se o anexo não está no texto?',
    adotada: 'Parâmetros do CRE/RR, vazios até que os fixe; a regra federal aparece só como sugestão.',
    alternativa: null,
  },
  'AMB-RR-13': {
    id: 'AMB-RR-13',
    dispositivos: ['art1_par1', 'art37_par3', 'art37_par4', 'art69_inc3', 'art81_inc1'],
    pergunta:
      'A planilha de custos só indica valores, mas há tarifa máxima e multa por preço errado. Qual vale?',
    adotada: 'Guardam-se referência, máxima e cobrada; só a máxima serve para apontar infração.',
    alternativa: null,
  },
  'AMB-RR-14': {
    id: 'AMB-RR-14',
    dispositivos: ['art41'],
    pergunta: 'O teto da indenização de bagagem é por passageiro ou por volume? Perde os centavos?',
    adotada: 'Por passageiro e ocorrência, com os centavos: só multa os perde.',
    alternativa: 'Por volume.',
  },
  'AMB-RR-15': {
    id: 'AMB-RR-15',
    dispositivos: ['art41_par1'],
    pergunta: 'De quando contam as 48 horas e os 30 dias? O art. 95 se aplica?',
    adotada:
      '48 horas corridas do fim da viagem; 30 dias da reclamação; o art. 95 só rege prazos da delegatária.',
    alternativa: 'Contagem do art. 95 também nesses prazos.',
  },
  'AMB-RR-16': {
    id: 'AMB-RR-16',
    dispositivos: ['art44'],
    pergunta: 'Quem decide quando o intervalo entre paradas passa de 3 horas?',
    adotada: 'O plano é recusado e vai ao CRE/RR.',
    alternativa: null,
  },
  'AMB-RR-17': {
    id: 'AMB-RR-17',
    dispositivos: ['art47'],
    pergunta: 'A distância entre pontos é pela estrada? Pontos de qual linha?',
    adotada: 'Pelo itinerário da mesma linha; exatos 10 km são permitidos.',
    alternativa: 'Em linha reta, ou entre pontos de quaisquer linhas.',
  },
  'AMB-RR-18': {
    id: 'AMB-RR-18',
    dispositivos: ['art49', 'art51'],
    pergunta: 'O quadro de movimento declara depois o que a lei manda consentir antes?',
    adotada: 'Reforço: declara-se depois. Supressão de viagem: consentimento antes e declaração depois.',
    alternativa: null,
  },
  'AMB-RR-19': {
    id: 'AMB-RR-19',
    dispositivos: ['art55_inc1'],
    pergunta: 'O aproveitamento abaixo de 50% é de cada mês ou da média?',
    adotada: 'De cada um dos 6 meses seguidos; a média é só mostrada.',
    alternativa: 'Da média dos 6 meses.',
  },
  'AMB-RR-20': {
    id: 'AMB-RR-20',
    dispositivos: ['art55_par1'],
    pergunta: 'Os 360 dias de paralisação são corridos ou úteis?',
    adotada: 'Corridos e contínuos.',
    alternativa: 'Úteis.',
  },
  'AMB-RR-21': {
    id: 'AMB-RR-21',
    dispositivos: ['art58_inc2'],
    pergunta: 'O prolongamento é comparado com 50% de que extensão?',
    adotada: 'Da extensão contratual do itinerário inicial, num só sentido.',
    alternativa: 'Da extensão atual da linha.',
  },
  'AMB-RR-22': {
    id: 'AMB-RR-22',
    dispositivos: ['art66', 'art68_inc6'],
    pergunta: 'O alternativo pede 7 lugares e a van de 12 a 16. São o mesmo veículo?',
    adotada: 'Duas classes: carro ou minivan de 7 lugares e van de 12 a 16.',
    alternativa: null,
  },
  'AMB-RR-23': {
    id: 'AMB-RR-23',
    dispositivos: ['art68_par3'],
    pergunta: 'O alternativo pode partir exatos 60 minutos antes ou depois do regular?',
    adotada: 'Pode: a vedação é abaixo de 60 minutos, com mesma origem e trajeto em comum.',
    alternativa: 'A vedação inclui os 60 minutos.',
  },
  'AMB-RR-24': {
    id: 'AMB-RR-24',
    dispositivos: ['art68_inc10', 'art68_inc11'],
    pergunta: 'Que penalidades valem para o transporte alternativo?',
    adotada: 'O mesmo catálogo de infrações e multas.',
    alternativa: null,
  },
  'AMB-RR-25': {
    id: 'AMB-RR-25',
    dispositivos: ['art69_inc7', 'art74'],
    pergunta: 'Em que veículos se reserva o lugar da fiscalização, e para quantos fiscais?',
    adotada: 'Em todos os de linha regular, até 2 horas antes da partida; um fiscal por viagem.',
    alternativa: null,
  },
  'AMB-RR-26': {
    id: 'AMB-RR-26',
    dispositivos: ['art69_inc17'],
    pergunta: 'Quando o sanitário é obrigatório?',
    adotada: 'Linha acima de 400 km ou trecho sem parada acima de 4 horas.',
    alternativa: 'Só se os 400 km forem rodados sem parada.',
  },
  'AMB-RR-27': {
    id: 'AMB-RR-27',
    dispositivos: ['art69_inc20'],
    pergunta: 'Como a reserva social convive com as leis de gratuidade de idosos e de segurança pública?',
    adotada: 'Lugares contados por categoria de beneficiário; os totais de 4, 2 e 1 são o mínimo.',
    alternativa: 'As leis próprias somam lugares à reserva.',
  },
  'AMB-RR-28': {
    id: 'AMB-RR-28',
    dispositivos: ['art76_par3'],
    pergunta: 'Se o auto nunca é inutilizado, como se desfaz um auto errado?',
    adotada: 'Nada se apaga: o erro é anotado e a anulação só vem na decisão final.',
    alternativa: null,
  },
  'AMB-RR-29': {
    id: 'AMB-RR-29',
    dispositivos: ['art77_inc5', 'art87'],
    pergunta: 'As causas de cassação da concessão valem para a permissão?',
    adotada: 'Valem para as duas; a autorização segue o art. 22.',
    alternativa: 'Só a concessão pode ser cassada por elas.',
  },
  'AMB-RR-30': {
    id: 'AMB-RR-30',
    dispositivos: ['art78', 'art78_par1u'],
    pergunta: 'O coeficiente é o da data do fato ou da decisão? Os centavos caem antes ou depois da dobra?',
    adotada: 'Coeficiente da data do fato; centavos desprezados uma vez, no valor final, depois da dobra.',
    alternativa: 'Coeficiente da data da decisão; centavos desprezados antes da dobra.',
  },
  'AMB-RR-31': {
    id: 'AMB-RR-31',
    dispositivos: ['art79_inc1', 'art29'],
    pergunta: 'Faltando vários documentos, há uma multa ou uma por documento?',
    adotada: 'Uma por fiscalização, com todos os documentos que faltam listados.',
    alternativa: 'Uma por documento.',
  },
  'AMB-RR-32': {
    id: 'AMB-RR-32',
    dispositivos: ['art79_inc2', 'art80_inc5', 'art82_inc5'],
    pergunta: 'O mesmo mau estado do veículo cabe em três graus. Qual se aplica?',
    adotada:
      'Segurança em risco, art. 82, V; na partida, art. 80, V; senão, art. 79, II. Uma multa por fato.',
    alternativa: null,
  },
  'AMB-RR-33': {
    id: 'AMB-RR-33',
    dispositivos: ['art80_inc7', 'art81_inc9'],
    pergunta: 'Informação que faltou é do art. 80, VII, ou do art. 81, IX?',
    adotada: 'Comunicação que a lei manda fazer: art. 80, VII. Resposta a um pedido: art. 81, IX.',
    alternativa: null,
  },
  'AMB-RR-34': {
    id: 'AMB-RR-34',
    dispositivos: ['art51', 'art81_inc6', 'art81_inc7', 'art82_inc8'],
    pergunta: 'Em que inciso cai a viagem que não saiu?',
    adotada: 'Com passagem vendida, art. 82, VIII; sem venda e sem consentimento, art. 81, VI ou VII.',
    alternativa: null,
  },
  'AMB-RR-35': {
    id: 'AMB-RR-35',
    dispositivos: ['art36', 'art81_inc5'],
    pergunta: 'O que o art. 36 proíbe só é infração se comprometer conforto ou segurança?',
    adotada: 'Não: tudo o que o art. 36 proíbe cai no art. 81, V.',
    alternativa: 'Só o que comprometer, caso a caso.',
  },
  'AMB-RR-36': {
    id: 'AMB-RR-36',
    dispositivos: ['art83'],
    pergunta: 'O que é reincidência específica, de quando contam os 6 meses, e pede decisão definitiva?',
    adotada:
      'Mesmo inciso, linha e delegatária; 6 meses de data a data entre fatos; auto anterior não anulado.',
    alternativa: 'Só depois de decisão definitiva do primeiro auto, com os 6 meses contados dela.',
  },
  'AMB-RR-37': {
    id: 'AMB-RR-37',
    dispositivos: ['art84_inc2', 'art84_par1u'],
    pergunta: 'Que multas e que viagens entram no coeficiente de infração? E sem viagens?',
    adotada:
      'Autos não anulados com fato no semestre, sobre viagens feitas com reforços; sem viagens não se apura.',
    alternativa: 'Viagens programadas no lugar das feitas.',
  },
  'AMB-RR-38': {
    id: 'AMB-RR-38',
    dispositivos: ['art85', 'art85_par1'],
    pergunta: 'Que advertências levam à suspensão? Quem escolhe o fator da conversão?',
    adotada:
      'Contam as dos dois incisos do art. 84; o CRE/RR escolhe de 5.000 a 50.000; fator × coeficiente × dias.',
    alternativa: 'Só as advertências por coeficiente de infração.',
  },
  'AMB-RR-39': {
    id: 'AMB-RR-39',
    dispositivos: ['art87_inc4'],
    pergunta: 'Quando a linha passou de 2 suspensões no mesmo ano?',
    adotada: 'Na terceira suspensão da mesma linha no ano civil.',
    alternativa: 'Em quaisquer 12 meses seguidos.',
  },
  'AMB-RR-40': {
    id: 'AMB-RR-40',
    dispositivos: ['art88'],
    pergunta: 'De quando contam os anos de impedimento?',
    adotada: 'Da publicação da decisão.',
    alternativa: 'Da data da decisão.',
  },
  'AMB-RR-41': {
    id: 'AMB-RR-41',
    dispositivos: ['art89', 'art89_par1u', 'art95'],
    pergunta: 'Os 30 dias contam do recebimento ou do dia útil seguinte? E os 10 dias para pagar?',
    adotada: 'O art. 95 rege os dois; havendo defesa, 10 dias da ciência da última decisão.',
    alternativa: 'Do próprio dia do recebimento.',
  },
  'AMB-RR-42': {
    id: 'AMB-RR-42',
    dispositivos: ['art89', 'art91', 'art92'],
    pergunta: 'Defesa e recurso vão ambos ao CRE/RR? Em que prazo se recorre?',
    adotada:
      'Decide primeiro o órgão fiscalizador, recorre-se ao colegiado; prazo é parâmetro (10 dias por analogia).',
    alternativa: null,
  },
  'AMB-RR-43': {
    id: 'AMB-RR-43',
    dispositivos: ['art90', 'art90_inc1', 'art90_inc4', 'art90_par3'],
    pergunta: 'Os incisos I e IV se repetem, e a apreensão só tem mínimo. Como se aplica?',
    adotada: 'Uma só causa; a liberação pede prazo cumprido, irregularidades sanadas e ato da fiscalização.',
    alternativa: null,
  },
  'AMB-RR-44': {
    id: 'AMB-RR-44',
    dispositivos: ['art90_par1'],
    pergunta: 'Que coeficiente e que distância servem ao custo do transbordo?',
    adotada:
      'Da apreensão ao destino: soma de km × coeficiente do piso de cada trecho, vezes os passageiros.',
    alternativa: 'Coeficiente único, o do Piso I.',
  },
  'AMB-RR-45': {
    id: 'AMB-RR-45',
    dispositivos: ['art94'],
    pergunta: 'Que aproveitamento econômico justifica chamar outra delegatária, se a lei não dá número?',
    adotada: 'Parâmetro: ocupação mensal a partir do valor que a autoridade fixar.',
    alternativa: null,
  },
  'AMB-RR-46': {
    id: 'AMB-RR-46',
    dispositivos: ['art95', 'art95_par1u'],
    pergunta: 'Depois do primeiro dia útil, contam dias corridos ou úteis?',
    adotada:
      'O primeiro dia útil é o dia 1, depois dias corridos; fim sem expediente passa ao próximo com expediente.',
    alternativa: 'Só dias úteis.',
  },
  'AMB-RR-47': {
    id: 'AMB-RR-47',
    dispositivos: ['art96', 'art97', 'art101'],
    pergunta: 'Os prazos de transição ainda produzem efeito?',
    adotada: 'Não: ficam como história.',
    alternativa: null,
  },
  'AMB-RR-48': {
    id: 'AMB-RR-48',
    dispositivos: ['art99'],
    pergunta: 'O que é período de pouca demanda?',
    adotada: 'O que a autorização do CRE/RR disser.',
    alternativa: null,
  },
  'AMB-RR-49': {
    id: 'AMB-RR-49',
    dispositivos: ['art78_par1u', 'art85_par1'],
    pergunta: 'A suspensão convertida em multa também perde os centavos?',
    adotada: 'Sim, porque vira multa.',
    alternativa: 'Não: guarda os centavos.',
  },
  'AMB-RR-50': {
    id: 'AMB-RR-50',
    dispositivos: ['art15_inc3'],
    pergunta: 'A metade do prazo para transferir o contrato conta a prorrogação?',
    adotada: 'É metade do prazo em vigor (10 anos, 5 anos).',
    alternativa: 'É metade do prazo com a prorrogação.',
  },
  'AMB-RR-51': {
    id: 'AMB-RR-51',
    dispositivos: ['art18', 'art18_inc3'],
    pergunta: 'O fretamento comum também precisa de contrato de transporte escolar?',
    adotada: 'Não: o inciso III só vale para o transporte escolar.',
    alternativa: 'Sim, para todo pedido do art. 2º, IV.',
  },
  'AMB-RR-52': {
    id: 'AMB-RR-52',
    dispositivos: ['art16', 'art48', 'art68_par1', 'art69_inc1'],
    pergunta: 'Que prazo têm as comunicações sem prazo? De quando contam os 90 dias do alternativo?',
    adotada: 'Parâmetros: 10 dias, por analogia com as demais comunicações; 90 dias do início da operação.',
    alternativa: null,
  },
} as const satisfies Leituras

/** Id of a reading of this law; a reference to a reading that does not exist does not compile. */
export type LeituraRR = keyof typeof TABELA

/** How this installation reads Lei 664/2008 where it can be read in more than one way. */
export const LEITURAS_RR: Readonly<Record<LeituraRR, Leitura>> = TABELA
