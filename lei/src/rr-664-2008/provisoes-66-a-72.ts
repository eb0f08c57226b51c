import type { Provisao } from '../core/provisao.js'
import { type NomeExportado, provisao } from './provisao-rr.js'

const FALTA_NO_TEXTO = 'O texto publicado perdeu este trecho, e não se inventa o que dizia.'
const DO_PASSAGEIRO = 'É dever do passageiro: a lei não lhe dá pena, e o sistema só informa.'

/** Arts. 66 to 72, a row for each provision: transporte alternativo, duties, staff, passengers. */
export const PROVISOES_RR_66_A_72: readonly Provisao<NomeExportado>[] = [
  provisao(
    'art66',
    'definicao',
    'executa',
    'Alternativo é o transporte em veículo de 7 lugares ou mais, fora dos horários de ônibus.',
    ['examinarLugaresDoAlternativo', 'examinarHorarioDoAlternativo'],
    { leituras: ['AMB-RR-22'] },
  ),
  provisao('art67', 'elegibilidade', 'confere', 'Empresas e cooperativas podem pedir a delegação.', [
    'examinarRequerente',
  ]),
  provisao('art67_par1', 'elegibilidade', 'confere', 'Cooperativa disputa e opera em pé de igualdade.', [
    'examinarRequerente',
  ]),
  provisao('art67_par2', 'elegibilidade', 'executa', 'Autônomo não recebe concessão nem permissão.', [
    'examinarRequerente',
  ]),
  provisao(
    'art68',
    'infracao',
    'confere',
    'O que se exige dos veículos do alternativo.',
    ['conferirVeiculoAlternativo', 'REQUISITOS_DO_ALTERNATIVO_RR'],
    { correcoes: ['OCR-08'] },
  ),
  provisao('art68_inc1', 'infracao', 'confere', 'Cumprem horário no terminal, sem repartir passageiros.', [
    'conferirVeiculoAlternativo',
  ]),
  provisao('art68_inc2', 'cadastro', 'executa', 'Bilhetes têm modelo e numeração liberados pelo órgão.', [
    'conferirNumeroDoBilhete',
  ]),
  provisao('art68_inc3', 'infracao', 'confere', 'Têm a cor da empresa e itinerário definido.', [
    'conferirVeiculoAlternativo',
  ]),
  provisao('art68_inc4', 'infracao', 'confere', 'Mostram o número de ordem dos lados e atrás.', [
    'conferirVeiculoAlternativo',
  ]),
  provisao('art68_inc5', 'infracao', 'confere', 'Mostram de quem são, dos lados e atrás.', [
    'conferirVeiculoAlternativo',
  ]),
  provisao(
    'art68_inc6',
    'elegibilidade',
    'executa',
    'Van leva de 12 a 16 passageiros.',
    ['examinarLugaresDoAlternativo', 'LUGARES_DA_VAN_RR'],
    { leituras: ['AMB-RR-22'] },
  ),
  provisao('art68_inc7', 'infracao', 'confere', 'Há cinto para cada passageiro.', [
    'conferirVeiculoAlternativo',
  ]),
  provisao('art68_inc8', 'infracao', 'confere', 'Todos são segurados, e o bilhete diz o prêmio.', [
    'conferirVeiculoAlternativo',
  ]),
  provisao('art68_inc9', 'competencia', 'registra', 'Os órgãos competentes fiscalizam os veículos.', [
    'REGISTROS_DO_SERVICO_RR',
  ]),
  provisao(
    'art68_inc10',
    'penalidade',
    'executa',
    'Veículo fora dos requisitos expõe o dono às penas do art. 77 em diante.',
    ['INFRACOES_RR', 'calcularMultaRR'],
    { leituras: ['AMB-RR-24'] },
  ),
  provisao(
    'art68_inc11',
    'penalidade',
    'executa',
    'As multas têm os valores do art. 78 em diante.',
    ['CLASSES_RR', 'calcularMultaRR'],
    { leituras: ['AMB-RR-24'] },
  ),
  provisao(
    'art68_par1',
    'prazo',
    'executa',
    'Há 90 dias para os incisos II, III e VIII.',
    ['prazoDeAdequacao', 'aplicarPrazoDeAdequacao'],
    { leituras: ['AMB-RR-52'] },
  ),
  provisao('art68_par2', 'cadastro', 'confere', 'O edital diz em que pontos o alternativo opera.', [
    'conferirPontosDoEdital',
  ]),
  provisao(
    'art68_par3',
    'elegibilidade',
    'executa',
    'O alternativo não parte a menos de uma hora da linha regular, salvo se da mesma empresa.',
    ['examinarHorarioDoAlternativo'],
    { leituras: ['AMB-RR-23'] },
  ),
  provisao('art69', 'infracao', 'confere', 'Os deveres da delegatária.', ['DEVERES_DA_DELEGATARIA_RR']),
  provisao('art69_inc1', 'infracao', 'executa', 'Começar o serviço no prazo.', ['conferirInicioDoServico']),
  provisao('art69_inc2', 'infracao', 'registra', 'Levar pessoas e volumes em segurança.', [
    'REGISTROS_DO_SERVICO_RR',
    'DEVERES_DA_DELEGATARIA_RR',
  ]),
  provisao(
    'art69_inc3',
    'infracao',
    'executa',
    'Não cobrar acima da tarifa máxima.',
    ['conferirPrecoCobrado', 'tarifaMaxima'],
    { leituras: ['AMB-RR-13'] },
  ),
  provisao('art69_inc4', 'infracao', 'confere', 'Estar no ponto na hora e pelo tempo fixados.', [
    'conferirEstacionamento',
  ]),
  provisao('art69_inc5', 'infracao', 'registra', 'Levar de graça os malotes do CRE/RR.', [
    'REGISTROS_DO_SERVICO_RR',
  ]),
  provisao('art69_inc6', 'infracao', 'confere', 'Usar impressos do modelo oficial.', ['conferirImpresso']),
  provisao(
    'art69_inc7',
    'infracao',
    'executa',
    'Guardar um lugar à fiscalização até 2 horas antes da viagem.',
    ['conferirLugarDaFiscalizacao', 'liberacaoDoLugarDaFiscalizacao'],
    { leituras: ['AMB-RR-25'] },
  ),
  provisao(
    'art69_inc8',
    'prazo',
    'executa',
    'Responder no prazo ao que o CRE/RR perguntar.',
    ['conferirPedidoDeInformacao'],
    { leituras: ['AMB-RR-33'] },
  ),
  provisao('art69_inc9', 'prazo', 'executa', 'Comunicar incidente em 10 dias de o conhecer.', [
    'conferirComunicacao',
  ]),
  provisao('art69_inc10', 'infracao', 'confere', 'Devolver o preço do serviço que não prestou.', [
    'conferirReembolso',
  ]),
  provisao('art69_inc11', 'infracao', 'confere', 'Manter o cadastro em dia.', ['conferirCadastro']),
  provisao('art69_inc12', 'prazo', 'executa', 'Pagar em dia o que deve ao CRE/RR.', ['conferirRecolhimento']),
  provisao('art69_inc13', 'infracao', 'registra', 'Atender a fiscalização credenciada.', [
    'REGISTROS_DO_SERVICO_RR',
    'DEVERES_DA_DELEGATARIA_RR',
  ]),
  provisao('art69_inc14', 'prazo', 'executa', 'Servir por 60 dias depois de pedir para parar ou sair.', [
    'servicoDevidoAte',
    'conferirServicoAposPedido',
  ]),
  provisao('art69_inc15', 'infracao', 'registra', 'Desembarcar quem viaja se a parada é insegura.', [
    'REGISTROS_DO_SERVICO_RR',
    'DEVERES_DA_DELEGATARIA_RR',
  ]),
  provisao('art69_inc16', 'infracao', 'confere', 'Dar cursos ao pessoal.', ['conferirCursos']),
  provisao(
    'art69_inc17',
    'elegibilidade',
    'executa',
    'Ônibus de linha acima de 400 km ou de 4 horas sem parada tem sanitário.',
    ['conferirSanitario'],
    { leituras: ['AMB-RR-26'] },
  ),
  provisao('art69_inc18', 'infracao', 'confere', 'Todo veículo leva material de primeiros socorros.', [
    'conferirPrimeirosSocorros',
  ]),
  provisao('art69_inc19', 'infracao', 'confere', 'Motoristas e auxiliares aprendem primeiros socorros.', [
    'conferirInstrucaoDePrimeirosSocorros',
  ]),
  provisao(
    'art69_inc20',
    'infracao',
    'executa',
    'Reservar lugares ao transporte social.',
    ['conferirLugaresSociais', 'LUGARES_SOCIAIS_RR'],
    { leituras: ['AMB-RR-27'] },
  ),
  provisao('art69_inc20_ali1', 'calculo', 'executa', 'No ônibus, 4 lugares.', ['LUGARES_SOCIAIS_RR']),
  provisao('art69_inc20_ali2', 'calculo', 'executa', 'No micro-ônibus, 2 lugares.', ['LUGARES_SOCIAIS_RR']),
  provisao('art69_inc20_ali3', 'calculo', 'executa', 'Na van, 1 lugar.', ['LUGARES_SOCIAIS_RR']),
  provisao('art70', 'infracao', 'confere', 'O que se exige de quem atende o público.', ['conferirPrepostos']),
  provisao('art70_inc1', 'infracao', 'registra', 'Uniforme e identificação, da pessoa e da empresa.', [
    'REGISTROS_DO_SERVICO_RR',
    'conferirPrepostos',
  ]),
  provisao('art70_inc2', 'infracao', 'registra', 'Trato cortês.', ['REGISTROS_DO_SERVICO_RR']),
  provisao('art70_inc3', 'infracao', 'nao', 'Inciso perdido no texto publicado.', [], {
    motivo: FALTA_NO_TEXTO,
    correcoes: ['OCR-14'],
  }),
  provisao('art71', 'infracao', 'nao', 'Artigo perdido no texto publicado.', [], {
    motivo: FALTA_NO_TEXTO,
    correcoes: ['OCR-14'],
  }),
  provisao('art72', 'infracao', 'nao', 'Perderam-se o início e os incisos I a III.', [], {
    parte: 'início',
    motivo: FALTA_NO_TEXTO,
    correcoes: ['OCR-14'],
  }),
  provisao('art72_inc4', 'infracao', 'nao', 'Passageiro trata a todos com cortesia.', [], {
    motivo: DO_PASSAGEIRO,
    correcoes: ['OCR-14'],
  }),
  provisao('art72_inc5', 'infracao', 'nao', 'Passageiro paga tarifas e taxas.', [], {
    motivo: DO_PASSAGEIRO,
    correcoes: ['OCR-14'],
  }),
  provisao(
    'art72_inc6',
    'infracao',
    'nao',
    'Passageiro deixa em paz motorista e companheiros de viagem.',
    [],
    { motivo: DO_PASSAGEIRO, correcoes: ['OCR-14'] },
  ),
  provisao('art72_inc7', 'infracao', 'nao', 'Passageiro viaja vestido como convém.', [], {
    motivo: DO_PASSAGEIRO,
    correcoes: ['OCR-14'],
  }),
]
