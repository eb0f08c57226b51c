import type { Provisao } from '../core/provisao.js'
import { type NomeExportado, provisao } from './provisao-rr.js'

/** Arts. 49 to 65, a row for each provision: trips, stoppage, alteration of lines, agencies and terminals. */
export const PROVISOES_RR_49_A_65: readonly Provisao<NomeExportado>[] = [
  provisao(
    'art49',
    'infracao',
    'confere',
    'Reforço não habitual segue o horário da viagem regular e é declarado no movimento do mês.',
    ['conferirReforco'],
    { leituras: ['AMB-RR-18'] },
  ),
  provisao(
    'art50',
    'elegibilidade',
    'executa',
    'Atendimento parcial fica no itinerário da linha e não se funde, prolonga nem desvia.',
    ['examinarAtendimentoParcial', 'vedacoesDaLinha'],
    { correcoes: ['OCR-08'] },
  ),
  provisao('art50_par1u', 'elegibilidade', 'executa', 'Só o faz quem tem ponto de seção no lugar atendido.', [
    'examinarAtendimentoParcial',
  ]),
  provisao(
    'art51',
    'procedimento',
    'executa',
    'Na baixa demanda, horários podem cair com anuência prévia e declaração no movimento.',
    ['examinarCancelamentoDeHorario', 'ALTERACOES_DE_LINHA_RR', 'TABELA_DA_ALTERACAO_RR'],
    { leituras: ['AMB-RR-18'] },
  ),
  provisao('art51_par1u', 'infracao', 'executa', 'Vendida uma passagem, a viagem sai com quantos houver.', [
    'conferirViagemVendida',
  ]),
  provisao(
    'art52',
    'elegibilidade',
    'registra',
    'Extremos, seções e paradas ficam em terminal sempre que der.',
    ['REGISTROS_DO_SERVICO_RR'],
    { correcoes: ['OCR-08'] },
  ),
  provisao('art53', 'procedimento', 'registra', 'O CRE/RR pode autorizar que linhas se conectem.', [
    'ALTERACOES_DE_LINHA_RR',
    'TABELA_DA_ALTERACAO_RR',
    'REGISTROS_DO_SERVICO_RR',
  ]),
  provisao(
    'art54',
    'calculo',
    'executa',
    'Viagens a mais em linhas idênticas se repartem em proporção entre as delegatárias.',
    ['dividirViagens', 'linhasIdenticas'],
  ),
  provisao(
    'art55',
    'procedimento',
    'executa',
    'O CRE/RR pode autorizar que o serviço pare, em parte ou todo.',
    ['examinarParalisacao', 'ALTERACOES_DE_LINHA_RR', 'TABELA_DA_ALTERACAO_RR'],
  ),
  provisao(
    'art55_inc1',
    'calculo',
    'executa',
    'Primeira causa: seis meses seguidos com menos da metade dos lugares ocupada.',
    ['baixoAproveitamento'],
    { leituras: ['AMB-RR-19'], correcoes: ['OCR-13'] },
  ),
  provisao(
    'art55_inc2',
    'elegibilidade',
    'registra',
    'Segunda causa: rodovia obstruída, sem outro caminho.',
    ['REGISTROS_DO_SERVICO_RR', 'examinarParalisacao'],
  ),
  provisao(
    'art55_par1',
    'prazo',
    'executa',
    'Pela primeira causa a parada dura até 360 dias; depois a delegação caduca.',
    ['situacaoDaParalisacao'],
    { leituras: ['AMB-RR-20'] },
  ),
  provisao(
    'art55_par2',
    'procedimento',
    'executa',
    'Pela segunda causa dura enquanto houver o impedimento.',
    ['situacaoDaParalisacao'],
  ),
  provisao(
    'art56',
    'infracao',
    'executa',
    'Viagem interrompida: transporte, comida e pousada quando preciso, e aviso em 10 dias.',
    ['conferirInterrupcao', 'conferirComunicacao'],
    { correcoes: ['OCR-08'] },
  ),
  provisao('art56_par1u', 'infracao', 'registra', 'Se a culpa é da delegatária, o custo é dela.', [
    'REGISTROS_DO_SERVICO_RR',
  ]),
  provisao(
    'art57',
    'elegibilidade',
    'executa',
    'Linhas se fundem se nenhuma localidade perder atendimento.',
    ['examinarFusao'],
  ),
  provisao('art57_par1', 'procedimento', 'executa', 'A delegatária pede a fusão ou o CRE/RR a propõe.', [
    'ALTERACOES_DE_LINHA_RR',
    'TABELA_DA_ALTERACAO_RR',
  ]),
  provisao(
    'art57_par2',
    'procedimento',
    'executa',
    'A linha fundida não se altera; a fusão pode ser desfeita, e tudo volta a ser como era.',
    ['vedacoesDaLinha', 'previsaoDoAto', 'restaurarQuadro', 'TABELA_DA_ALTERACAO_RR'],
  ),
  provisao('art58', 'procedimento', 'executa', 'A linha pode ser prolongada, com aprovação prévia.', [
    'prolongamento',
    'prontaParaDeferir',
    'TABELA_DA_ALTERACAO_RR',
  ]),
  provisao('art58_inc1', 'elegibilidade', 'registra', 'O novo extremo não sustenta linha própria.', [
    'REGISTROS_DO_SERVICO_RR',
    'ALTERACOES_DE_LINHA_RR',
  ]),
  provisao(
    'art58_inc2',
    'calculo',
    'executa',
    'O acréscimo não passa de metade do itinerário do contrato.',
    ['prolongamento'],
    { leituras: ['AMB-RR-21'] },
  ),
  provisao('art58_inc3', 'elegibilidade', 'executa', 'Os novos extremos não são os de outra linha.', [
    'prolongamento',
  ]),
  provisao('art58_inc4', 'elegibilidade', 'registra', 'Não arruína serviço que já existe.', [
    'REGISTROS_DO_SERVICO_RR',
    'ALTERACOES_DE_LINHA_RR',
  ]),
  provisao('art58_inc5', 'elegibilidade', 'executa', 'O novo extremo é sede de Município ou Distrito.', [
    'prolongamento',
  ]),
  provisao('art58_par1', 'elegibilidade', 'executa', 'Cada linha se prolonga uma vez só.', ['prolongamento']),
  provisao('art58_par2', 'definicao', 'executa', 'Mudar o extremo dentro do Município não é prolongar.', [
    'prolongamento',
  ]),
  provisao('art59', 'procedimento', 'executa', 'A linha pode ser encurtada, com aprovação prévia.', [
    'encurtamento',
    'prontaParaDeferir',
    'TABELA_DA_ALTERACAO_RR',
  ]),
  provisao('art59_inc1', 'elegibilidade', 'executa', 'Os novos extremos não são os de outra linha.', [
    'encurtamento',
  ]),
  provisao('art59_inc2', 'elegibilidade', 'registra', 'Os serviços existentes não perdem.', [
    'REGISTROS_DO_SERVICO_RR',
    'ALTERACOES_DE_LINHA_RR',
  ]),
  provisao('art59_inc3', 'elegibilidade', 'executa', 'O novo extremo já é ponto de seção da linha.', [
    'encurtamento',
  ]),
  provisao('art59_par1u', 'elegibilidade', 'executa', 'Cada linha se encurta uma vez só.', ['encurtamento']),
  provisao(
    'art60',
    'procedimento',
    'executa',
    'O itinerário muda para dar economia, conforto ou segurança a quem viaja.',
    ['examinarItinerario', 'prontaParaDeferir', 'TABELA_DA_ALTERACAO_RR'],
  ),
  provisao('art60_inc1', 'elegibilidade', 'registra', 'Há via nova, pavimentada ou em melhor estado.', [
    'REGISTROS_DO_SERVICO_RR',
    'MOTIVOS_DE_ITINERARIO_RR',
  ]),
  provisao('art60_inc2', 'elegibilidade', 'registra', 'Um trecho do caminho não dá passagem.', [
    'REGISTROS_DO_SERVICO_RR',
    'MOTIVOS_DE_ITINERARIO_RR',
  ]),
  provisao(
    'art60_inc3',
    'elegibilidade',
    'registra',
    'O fim principal não é buscar mercado no meio do caminho.',
    ['REGISTROS_DO_SERVICO_RR', 'ALTERACOES_DE_LINHA_RR'],
  ),
  provisao('art60_inc4', 'elegibilidade', 'registra', 'Outros serviços não têm prejuízo nem desequilíbrio.', [
    'REGISTROS_DO_SERVICO_RR',
    'ALTERACOES_DE_LINHA_RR',
  ]),
  provisao(
    'art60_par1u',
    'elegibilidade',
    'executa',
    'Além do itinerário do contrato, a linha tem no máximo um.',
    ['examinarItinerario'],
  ),
  provisao(
    'art61',
    'procedimento',
    'registra',
    'Via nova entre os extremos permite mudar o itinerário de vez.',
    ['examinarMudancaDefinitiva', 'REGISTROS_DO_SERVICO_RR'],
  ),
  provisao('art62', 'procedimento', 'executa', 'Acabada a razão da alteração, ela pode ser desfeita.', [
    'previsaoDoAto',
    'restaurarQuadro',
    'TABELA_DA_ALTERACAO_RR',
  ]),
  provisao('art63', 'definicao', 'registra', 'Agência e terminal vendem, despacham e abrigam.', [
    'ATIVIDADES_DE_TERMINAL_RR',
    'REGISTROS_DO_SERVICO_RR',
  ]),
  provisao(
    'art63_par1u',
    'infracao',
    'registra',
    'A delegatária responde pelo despacho de encomenda, seu ou de terceiro que credencie.',
    ['REGISTROS_DO_SERVICO_RR'],
  ),
  provisao(
    'art64',
    'procedimento',
    'executa',
    'O terminal só é usado depois de aprovados projeto ou normas.',
    ['TABELA_DO_TERMINAL_RR', 'DOCUMENTOS_DO_TERMINAL_RR'],
  ),
  provisao(
    'art65',
    'procedimento',
    'registra',
    'Estado e Município acordam o lugar do terminal, ouvido o CRE/RR.',
    ['TABELA_DO_TERMINAL_RR', 'DOCUMENTOS_DO_TERMINAL_RR', 'REGISTROS_DO_SERVICO_RR'],
  ),
]
