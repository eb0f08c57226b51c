import type { Leitura } from '../core/leitura.js'

const TODAS = [
  {
    id: 'AMB-RS-01',
    dispositivos: ['art2_par1'],
    pergunta: 'A receita bruta é contada antes ou depois de gratuidades, descontos e subsídio, e em que mês?',
    adotada:
      'Receita de passagens mais faturas de fretamento do mês de competência, sem deduções; o subsídio é informado à parte.',
    alternativa: 'Receita recebida no mês (caixa), ou já sem descontos e subsídio.',
  },
  {
    id: 'AMB-RS-02',
    dispositivos: ['art2_par1'],
    pergunta: 'Como arredondar os 2,17% e desde quando cobrar, sendo a cobrança uma taxa?',
    adotada: 'Meio para cima, ao centavo; o início da cobrança é valor datado da autoridade.',
    alternativa: 'Cobrar já da publicação, sem esperar o exercício seguinte nem os noventa dias.',
  },
  {
    id: 'AMB-RS-03',
    dispositivos: ['art2_par2'],
    pergunta: 'Desconta-se o que foi pago à AGERGS no mês ou o que era devido pela mesma competência?',
    adotada:
      'O que foi pago pela mesma competência; o resultado nunca fica abaixo de zero e a sobra não passa adiante.',
    alternativa: 'A sobra passa para o mês seguinte.',
  },
  {
    id: 'AMB-RS-04',
    dispositivos: ['art2_par3'],
    pergunta: 'O dia 10 é do próprio mês da receita ou do mês seguinte?',
    adotada: 'Dia 10 do mês seguinte, ou o próximo dia útil no calendário do Estado.',
    alternativa: 'Dia 10 do próprio mês da receita.',
  },
  {
    id: 'AMB-RS-05',
    dispositivos: ['art13-2', 'art13-2_inc5'],
    pergunta: 'Quem responde pelo ato de empregado, de contratado ou de passageiro que fuma?',
    adotada: 'A operadora é sempre a devedora da multa.',
    alternativa: 'A operadora responde só pelo seu pessoal, não pelo passageiro.',
  },
  {
    id: 'AMB-RS-06',
    dispositivos: ['art13-2_inc6', 'art13-2_inc25'],
    pergunta: 'A multa por passageiro multiplica o valor da classe?',
    adotada: 'Sim: 10 UPF por passageiro acima da lotação e 30 UPF por passageiro fora da lista.',
    alternativa: 'Uma só multa por veículo, qualquer que seja o número de passageiros.',
  },
  {
    id: 'AMB-RS-07',
    dispositivos: ['art13-2_inc8', 'art13-2_inc48'],
    pergunta: 'Não parar no ponto vale para qualquer passageiro ou só para quem usa cadeira de rodas?',
    adotada: 'O inciso XLVIII alcança qualquer parada ignorada; um mesmo fato recebe só um dos dois incisos.',
    alternativa: 'A parada ignorada só entra no XLVIII quando atinge quem usa cadeira de rodas.',
  },
  {
    id: 'AMB-RS-08',
    dispositivos: ['art13-2_inc17', 'art13-2_inc18', 'art13-2_inc27'],
    pergunta: 'Quando o atraso vira viagem omitida, e há tolerância?',
    adotada:
      'Omitida quando nada sai até o horário seguinte ou depois dos minutos que a autoridade fixar; tolerância zero se ela não disser outra.',
    alternativa: 'Toda saída tardia é atraso, por maior que seja.',
  },
  {
    id: 'AMB-RS-09',
    dispositivos: ['art13-2_inc28', 'art13-2_inc52'],
    pergunta: 'Onde acaba o desrespeito ao fiscal (45 UPF) e começa o desacato (125 UPF)?',
    adotada: 'Desacato só com boletim de ocorrência ou constatação expressa do art. 331 do Código Penal.',
    alternativa: 'O fiscal qualifica o fato sozinho.',
  },
  {
    id: 'AMB-RS-10',
    dispositivos: ['art13-2_inc29', 'art13-2_inc53'],
    pergunta: 'Qual inciso pune não entregar dados e qual pune entregar dados falsos?',
    adotada: 'XXIX para falta ou atraso; LIII para conteúdo falso.',
    alternativa: null,
  },
  {
    id: 'AMB-RS-11',
    dispositivos: ['art13-2_inc30', 'art13-2_inc41', 'art13-2_inc50'],
    pergunta: 'Serviço sem delegação, veículo sem cadastro e fretamento sem cadastro: qual inciso?',
    adotada:
      'O mais específico: fretamento é L; operadora cadastrada com placa desconhecida é XLI; XXX e XLI juntos só se os dois fatos forem provados.',
    alternativa: 'Acumular todos os incisos em que o fato couber.',
  },
  {
    id: 'AMB-RS-12',
    dispositivos: ['art13-2_inc34', 'art13-2_inc49'],
    pergunta: 'A autorização de viagem especial vencida está em duas classes (45 e 125 UPF): qual se aplica?',
    adotada: 'XXXIV com laudo e seguro em dia; XLIX quando um deles também venceu; na dúvida, a menos grave.',
    alternativa: 'XLIX sempre que a autorização estiver vencida.',
  },
  {
    id: 'AMB-RS-13',
    dispositivos: [
      'art13-2_par1',
      'art13-2_par2',
      'art13-2_par3',
      'art13-2_par4',
      'art13-2_par6',
      'art13-2_par7',
      'art13-3_par1',
      'art13-3_par2',
      'art13-3_par3',
      'art13-3_par4',
    ],
    pergunta: 'A UPF é a de que ano?',
    adotada: 'A UPF-RS em vigor na data do fato.',
    alternativa: 'A do pagamento, com a atualização do Decreto 40.542/2000.',
  },
  {
    id: 'AMB-RS-14',
    dispositivos: ['art13-2_par4', 'art13-2_par5', 'art13-2_par8'],
    pergunta: 'Reincidência de quem, em quê, e os doze meses correm entre fatos ou entre decisões?',
    adotada:
      'Mesma operadora e mesmo inciso; contam as datas dos fatos, de data a data, com o último dia incluído; auto anulado não conta. A base do XXIX continua em 45 UPF, e o § 5º a dobra.',
    alternativa: 'Contar da decisão definitiva sobre o fato anterior.',
  },
  {
    id: 'AMB-RS-15',
    dispositivos: ['art13-3'],
    pergunta: 'No transporte hidroviário há dobra, remoção ou multa por passageiro?',
    adotada: 'Não: o artigo não prevê nenhuma das três.',
    alternativa: null,
  },
  {
    id: 'AMB-RS-16',
    dispositivos: [
      'art13-3_inc8',
      'art13-3_inc21',
      'art13-3_inc47',
      'art13-3_inc53',
      'art13-3_inc54',
      'art13-3_inc57',
    ],
    pergunta: 'A mesma conduta hidroviária aparece em duas classes: qual inciso?',
    adotada:
      'LIV se o transporte irregular aconteceu depois de aviso ou com risco, VIII nos demais casos; XXI conta passagens vendidas e LIII pessoas a bordo; LVII é produto perigoso e XLVII outra carga. Um fato, uma multa.',
    alternativa: 'Acumular os dois incisos.',
  },
  {
    id: 'AMB-RS-17',
    dispositivos: ['art13-3_inc60'],
    pergunta: 'O atraso da taxa é infração também para a operadora rodoviária?',
    adotada: 'Não: só o serviço hidroviário tem essa infração.',
    alternativa: null,
  },
  {
    id: 'AMB-RS-18',
    dispositivos: ['art3_inc38'],
    pergunta: 'Lei 8.109: como contar os seis meses para reabrir o processo sem taxa?',
    adotada: 'De data a data, desde a publicação ou a ciência do indeferimento.',
    alternativa: 'Cento e oitenta dias corridos.',
  },
  {
    id: 'AMB-RS-19',
    dispositivos: ['art6_par2'],
    pergunta: 'Lei 8.109: um documento de exatas 2 UPF é cobrado, e os itens do Título XII têm mínimo?',
    adotada:
      'Exatas 2 UPF são cobradas; o mínimo olha o total do documento e não alcança os Títulos V e XII.',
    alternativa: 'Olhar o mínimo linha a linha.',
  },
  {
    id: 'AMB-RS-20',
    dispositivos: ['art8_par7'],
    pergunta: 'Lei 8.109: a metade do valor depende de quem pediu o Ofício de Diretrizes, e quando?',
    adotada: 'Depende só de ser a mesma gleba, seja quem for o requerente, sem prazo de validade.',
    alternativa: 'Exigir o mesmo requerente ou um ofício ainda válido.',
  },
  {
    id: 'AMB-RS-21',
    dispositivos: ['XII'],
    pergunta: 'Lei 8.109: a tabela está em UFIR, que foi extinta; o que multiplica os números do Título XII?',
    adotada: 'A UPF-RS do ano; o fator de conversão é valor datado, com a fonte.',
    alternativa: 'A última UFIR federal, R$ 1,0641.',
  },
  {
    id: 'AMB-RS-22',
    dispositivos: ['XII.1.I', 'XII.1.II'],
    pergunta: 'Lei 8.109: o limite superior de cada faixa de área pertence à faixa?',
    adotada: 'Sim: acima de 0 até 1, de 1 até 10, de 10 até 30, de 30 até 100, e mais de 100 hectares.',
    alternativa: null,
  },
  {
    id: 'AMB-RS-23',
    dispositivos: ['XII.2', 'XII.2.V'],
    pergunta: 'Lei 8.109: o título do item fala em fretamento contínuo e o inciso V em eventual; ele vale?',
    adotada: 'Vale para o fretamento eventual hidroviário.',
    alternativa: 'Não cobrar o inciso V enquanto o título não mudar.',
  },
  {
    id: 'AMB-RS-24',
    dispositivos: ['XII.2.IV', 'XII.2.V'],
    pergunta: 'Lei 8.109: «6 guias» e «4 guias» são multiplicações do valor de outro inciso?',
    adotada: 'Sim: seis vezes o inciso I e quatro vezes o inciso II, em um só documento.',
    alternativa: 'Emitir uma guia para cada unidade.',
  },
  {
    id: 'AMB-RS-25',
    dispositivos: ['XII.2.VII'],
    pergunta: 'Lei 8.109: a taxa do inciso VII é por empresa, por veículo ou por ano?',
    adotada: 'Por autorização emitida.',
    alternativa: 'Por empresa e por ano, ou por veículo.',
  },
  {
    id: 'AMB-RS-26',
    dispositivos: ['art3'],
    pergunta: 'Lei 16.452: tudo vale desde a publicação ou as taxas esperam os prazos da Constituição?',
    adotada:
      'As multas alcançam fatos desde 26 de dezembro de 2025; o início de cada taxa é valor datado da autoridade.',
    alternativa: 'Tudo desde a publicação.',
  },
] as const satisfies readonly Leitura[]

/** The readings that Rio Grande do Sul's texts need (`AMB-RS-01` to `AMB-RS-26`). */
export type LeituraRS = (typeof TODAS)[number]['id']

/** By id. Texts of the provisions of Lei 8.109 and Lei 16.452 name their law; the others are of Lei 11.127. */
export const LEITURAS_RS = Object.fromEntries(TODAS.map((l): [string, Leitura] => [l.id, l])) as Readonly<
  Record<LeituraRS, Leitura>
>

/** A fault of the published text (not of the law), and how it is read here. */
export interface CorrecaoRS {
  id: `OCR-RS-${string}`
  onde: string
  falha: string
  leitura: string
}

export const CORRECOES_RS: readonly CorrecaoRS[] = [
  {
    id: 'OCR-RS-01',
    onde: 'arts. 13-B e 13-C',
    falha: 'O número dos artigos está partido em duas linhas e os números dos incisos vêm colados ao texto.',
    leitura: 'Arts. 13-B e 13-C da Lei 11.127; incisos I a LVI e I a LXIII.',
  },
  {
    id: 'OCR-RS-02',
    onde: 'Lei 16.452, art. 2º, I e III',
    falha: 'O mínimo de 2 UPF está impresso dentro da tabela do art. 1º, § 2º, da Lei 8.109.',
    leitura: 'O mínimo é do art. 6º, § 2º; a letra «o» da tabela é do art. 1º, § 2º.',
  },
  {
    id: 'OCR-RS-03',
    onde: 'Lei 8.109, Título XII',
    falha:
      'Na tabela do Título XII, valores estão no meio da descrição e o título do item 2 está colado ao item 1, VII.',
    leitura: 'Cada valor pertence à linha em que está; o item 2 começa no fretamento contínuo.',
  },
  {
    id: 'OCR-RS-04',
    onde: 'art. 13-B, XLI',
    falha: 'Um número de página («4») entrou no inciso XLI, e outro («10») no art. 2º, II, da Lei 16.452.',
    leitura: 'Os números de página não fazem parte do texto.',
  },
  {
    id: 'OCR-RS-05',
    onde: 'índice da publicação',
    falha: 'O índice da publicação lista seis artigos como se fossem todos da Lei 16.452.',
    leitura: 'Os arts. 13-B, 13-C e 15 são da Lei 11.127; a Lei 16.452 tem três artigos.',
  },
]
