import type { Provisao } from '../core/provisao.js'
import { type NomeExportado, provisao } from './provisao-rr.js'

/** Arts. 20 to 33, a row for each provision. */
export const PROVISOES_RR_20_A_33: readonly Provisao<NomeExportado>[] = [
  provisao(
    'art20',
    'procedimento',
    'executa',
    'Antes de começar, o autorizado assina termo de compromisso.',
    ['examinarCompromisso', 'AUTORIZACAO_RR'],
  ),
  provisao(
    'art20_inc1',
    'infracao',
    'registra',
    'Compromete-se a servir bem e a seguir as ordens da fiscalização.',
    ['CLAUSULAS_DO_COMPROMISSO_RR'],
    { leituras: ['AMB-RR-01'] },
  ),
  provisao('art20_inc2', 'infracao', 'confere', 'Compromete-se a cumprir horários e itinerários.', [
    'conferirViagemDoAutorizado',
  ]),
  provisao('art20_inc3', 'infracao', 'confere', 'Compromete-se a pagar as taxas da rodoviária que usar.', [
    'conferirTaxasDoTerminal',
  ]),
  provisao(
    'art20_inc4',
    'infracao',
    'registra',
    'Responde por prejuízo de interrupção, má conservação ou culpa de empregado.',
    ['CLAUSULAS_DO_COMPROMISSO_RR'],
    { correcoes: ['OCR-11'] },
  ),
  provisao('art20_inc5', 'infracao', 'confere', 'Segura passageiros e bagagem.', [
    'conferirSegurosDoAutorizado',
  ]),
  provisao('art20_inc6', 'infracao', 'confere', 'Afasta empregado julgado inconveniente.', [
    'conferirAfastamento',
  ]),
  provisao('art20_inc7', 'infracao', 'registra', 'Responde por dano ao Estado, com dolo ou culpa.', [
    'CLAUSULAS_DO_COMPROMISSO_RR',
  ]),
  provisao('art21', 'elegibilidade', 'executa', 'A autorização não passa a outro.', [
    'examinarTransferenciaDeAutorizacao',
    'EMENDAS_RR',
  ]),
  provisao(
    'art22',
    'penalidade',
    'registra',
    'A autorização se cassa, sem indenização, pelas causas que seguem.',
    [
      'CAUSAS_DE_CASSACAO_DA_AUTORIZACAO_RR',
      'REGISTROS_DO_FIM_DA_AUTORIZACAO_RR',
      'AUTORIZACAO_RR',
      'examinarCassacaoDaAutorizacao',
    ],
    { leituras: ['AMB-RR-07'] },
  ),
  provisao('art22_inc1', 'penalidade', 'registra', 'Causa: serviço claramente deficiente.', [
    'CAUSAS_DE_CASSACAO_DA_AUTORIZACAO_RR',
  ]),
  provisao('art22_inc2', 'penalidade', 'confere', 'Causa: desobediência repetida à lei.', [
    'conferirReiteracao',
  ]),
  provisao('art22_inc3', 'penalidade', 'registra', 'Causa: compromisso não cumprido.', [
    'CAUSAS_DE_CASSACAO_DA_AUTORIZACAO_RR',
  ]),
  provisao('art22_inc4', 'penalidade', 'registra', 'Causa: abandono do serviço, total ou parcial.', [
    'CAUSAS_DE_CASSACAO_DA_AUTORIZACAO_RR',
  ]),
  provisao('art22_inc5', 'penalidade', 'confere', 'Causa: falência.', ['conferirFalencia']),
  provisao('art22_par1u', 'procedimento', 'executa', 'As autorizações do art. 2º também se cancelam.', [
    'AUTORIZACAO_RR',
  ]),
  provisao(
    'art22_par1u_inc1',
    'procedimento',
    'registra',
    'Cancelam-se a qualquer tempo, nos casos da lei.',
    ['REGISTROS_DO_FIM_DA_AUTORIZACAO_RR', 'AUTORIZACAO_RR'],
  ),
  provisao(
    'art22_par1u_inc2',
    'procedimento',
    'executa',
    'Cancelam-se sozinhas, vencido o prazo ou satisfeita a finalidade.',
    ['situacaoDaAutorizacao', 'AUTORIZACAO_RR'],
  ),
  provisao('art23', 'cadastro', 'executa', 'Cada autorização tem seu termo de compromisso.', [
    'examinarUmPorAutorizacao',
  ]),
  provisao(
    'art24',
    'prazo',
    'executa',
    'A operação começa no dia seguinte à assinatura, feita em 30 dias da homologação.',
    ['inicioDaOperacao', 'examinarInicioDaOperacao', 'PRAZO_DE_ASSINATURA_RR'],
    { leituras: ['AMB-RR-08'], correcoes: ['OCR-08'] },
  ),
  provisao(
    'art24_par1u',
    'procedimento',
    'executa',
    'Se não começa, há distrato e chama-se o segundo classificado.',
    ['proximoConvocado', 'depoisDoDistrato', 'LICITACAO_RR', 'DELEGACAO_RR'],
  ),
  provisao(
    'art25',
    'infracao',
    'confere',
    'Todo passageiro leva bilhete ou autorização, menos criança de colo de até 5 anos.',
    ['conferirBilhete', 'ultimoDiaDeColo'],
    { leituras: ['AMB-RR-09'], correcoes: ['OCR-09'] },
  ),
  provisao(
    'art25_par1',
    'cadastro',
    'confere',
    'O bilhete pode ser eletrônico e traz os dados da Fazenda.',
    ['conferirDadosDoBilhete'],
    { correcoes: ['OCR-06'] },
  ),
  provisao('art25_par2', 'cadastro', 'confere', 'Vende bilhete a delegatária ou agente credenciado.', [
    'conferirVendedor',
  ]),
  provisao(
    'art26',
    'calculo',
    'executa',
    'Em pé, até um quarto da lotação, em viagem de menos de 150 km.',
    ['passageirosEmPe', 'conferirLotacaoRR'],
    { leituras: ['AMB-RR-10'], correcoes: ['OCR-10'] },
  ),
  provisao('art26_par1u', 'elegibilidade', 'executa', 'Em van ninguém viaja em pé.', ['passageirosEmPe']),
  provisao(
    'art27',
    'cadastro',
    'executa',
    'Todo veículo se registra com certificado de propriedade e declaração de manutenção.',
    ['examinarDocumentosDoRegistro', 'conferirRegistroDeVeiculo', 'VEICULO_RR'],
    { correcoes: ['OCR-11'] },
  ),
  provisao(
    'art28',
    'calculo',
    'executa',
    'Não se registra veículo com mais de 8 anos de fabricação.',
    ['registroDeVeiculo', 'idadeDoVeiculo', 'VALORES_DA_LEI_RR'],
    { leituras: ['AMB-RR-11'] },
  ),
  provisao(
    'art28_par1',
    'calculo',
    'executa',
    'O veículo se usa por até 15 anos da fabricação.',
    ['ultimoDiaDeUso', 'conferirIdadeDeUso', 'IDADE_MAXIMA_DE_USO_RR', 'validadeDoVeiculo'],
    { leituras: ['AMB-RR-11'] },
  ),
  provisao(
    'art28_par2',
    'elegibilidade',
    'executa',
    'Veículo registrado passa a outra delegatária enquanto puder ser usado.',
    ['examinarTransferenciaDeVeiculo', 'VEICULO_RR'],
  ),
  provisao(
    'art29',
    'infracao',
    'confere',
    'O veículo leva documentos, além dos do Código de Trânsito.',
    ['conferirDocumentosABordo', 'DOCUMENTOS_A_BORDO_RR'],
    { leituras: ['AMB-RR-31'] },
  ),
  provisao('art29_inc1', 'infracao', 'confere', 'A bordo: ficha de registro no CRE/RR.', [
    'conferirDocumentoABordo',
  ]),
  provisao('art29_inc2', 'infracao', 'confere', 'A bordo: termo de responsabilidade pela manutenção.', [
    'conferirDocumentoABordo',
  ]),
  provisao('art29_inc3', 'infracao', 'confere', 'A bordo: quadro de regime de funcionamento.', [
    'conferirDocumentoABordo',
  ]),
  provisao('art29_inc4', 'infracao', 'confere', 'A bordo: quadro de tarifas ou tabela tirada dele.', [
    'conferirDocumentoABordo',
  ]),
  provisao('art29_inc5', 'infracao', 'confere', 'A bordo: livro de ocorrências.', [
    'conferirDocumentoABordo',
  ]),
  provisao(
    'art30',
    'procedimento',
    'registra',
    'O CRE/RR impede o uso de veículo sem higiene, conforto ou segurança.',
    ['VEICULO_RR', 'REGISTROS_DO_VEICULO_RR', 'MEDIDAS_RR'],
    { correcoes: ['OCR-08'] },
  ),
  provisao('art30_par1', 'procedimento', 'executa', 'O veículo retirado só volta depois de liberado.', [
    'podeVoltarAoServico',
    'VEICULO_RR',
  ]),
  provisao('art30_par2', 'competencia', 'registra', 'O CRE/RR pode vistoriar a qualquer tempo.', [
    'COMPETENCIAS_RR',
    'REGISTROS_DO_VEICULO_RR',
  ]),
  provisao('art31', 'procedimento', 'executa', 'O registro se cancela nos casos que seguem.', ['VEICULO_RR']),
  provisao(
    'art31_inc1',
    'calculo',
    'executa',
    'De ofício, aos 15 anos ou por laudo que o diga inseguro ou impróprio.',
    ['cancelamentoDeOficio', 'ultimoDiaDeUso'],
    { leituras: ['AMB-RR-11'] },
  ),
  provisao('art31_inc2', 'procedimento', 'executa', 'A pedido da delegatária.', ['VEICULO_RR']),
  provisao('art32', 'prazo', 'executa', 'A saída de um veículo do serviço se comunica em 10 dias.', [
    'prazoDeComunicacao',
    'conferirComunicacao',
  ]),
  provisao('art33', 'infracao', 'confere', 'Publicidade em veículo pede autorização prévia.', [
    'conferirPublicidade',
  ]),
  provisao(
    'art33_par1',
    'elegibilidade',
    'registra',
    'Comemoração oficial e evento filantrópico dispensam a autorização.',
    ['REGISTROS_DA_PUBLICIDADE_RR', 'conferirPublicidade'],
  ),
  provisao('art33_par2', 'infracao', 'registra', 'Propaganda político-partidária é proibida.', [
    'REGISTROS_DA_PUBLICIDADE_RR',
    'conferirPublicidade',
  ]),
]
