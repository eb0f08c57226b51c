import type { Dispositivo } from '../core/dispositivo.js'
import type { Dobra, Evidencia, Infracao } from '../fiscalizacao/infracao.js'
import type { LeituraRR } from './leituras.js'

/** The four grades of art. 78. */
export type ClasseRR = 'I' | 'II' | 'III' | 'IV'

/** Grade → how many times the Piso I coefficient the fine is, and the provision that says so. */
export const CLASSES_RR: Readonly<Record<ClasseRR, { fator: number; dispositivo: Dispositivo }>> = {
  I: { fator: 500, dispositivo: 'art78_inc1' },
  II: { fator: 1000, dispositivo: 'art78_inc2' },
  III: { fator: 2000, dispositivo: 'art78_inc3' },
  IV: { fator: 3000, dispositivo: 'art78_inc4' },
}

/** Art. 83: same item, same line, 6 months date to date (AMB-RR-36). */
const DOBRA: Dobra = { dispositivo: 'art83', meses: 6, mesmaLinha: true }

/** How the amount of every item is computed: the coefficient's date and the cents, and the repeat. */
export const LEITURAS_DA_MULTA_RR: readonly LeituraRR[] = ['AMB-RR-30', 'AMB-RR-36']

interface Item {
  descricao: string
  evidencias: readonly Evidencia[]
  deveres?: readonly Dispositivo[]
  leituras?: readonly LeituraRR[]
}

/** Art. 79, I to VIII: 500 times. */
const ARTIGO_79: readonly Item[] = [
  {
    descricao: 'Documento de porte obrigatório ausente do veículo',
    evidencias: ['foto', 'relato'],
    deveres: ['art29'],
    leituras: ['AMB-RR-31'],
  },
  {
    descricao: 'Equipamento obrigatório ou próprio da linha faltando ou em mau estado',
    evidencias: ['foto'],
    leituras: ['AMB-RR-32'],
  },
  { descricao: 'Letreiro dianteiro sem os extremos da linha', evidencias: ['foto'] },
  { descricao: 'Volume acomodado fora do compartimento que lhe é destinado', evidencias: ['foto'] },
  {
    descricao: 'Requisição oficial de passagem não atendida',
    evidencias: ['documento', 'reclamacao'],
  },
  {
    descricao: 'Gratuidade legal negada ao passageiro',
    evidencias: ['reclamacao', 'documento'],
    leituras: ['AMB-RR-25', 'AMB-RR-27'],
  },
  {
    descricao: 'Funcionário atendendo o público sem uniforme ou sem crachá',
    evidencias: ['foto', 'relato'],
    deveres: ['art70_inc1'],
  },
  {
    descricao: 'Bagagem dentro da franquia não aceita',
    evidencias: ['reclamacao', 'relato'],
    leituras: ['AMB-RR-12'],
  },
]

/** Art. 80, I to IX: 1,000 times. */
const ARTIGO_80: readonly Item[] = [
  {
    descricao: 'Pessoa a bordo sem passagem nem dispensa legal',
    evidencias: ['contagem-de-passageiros', 'relato'],
    deveres: ['art25'],
    leituras: ['AMB-RR-09'],
  },
  {
    descricao: 'Passageiro a bordo com embriaguez evidente, doença contagiosa ou grave alteração mental',
    evidencias: ['relato'],
  },
  {
    descricao: 'Comportamento inadequado de motorista, cobrador ou atendente',
    evidencias: ['relato', 'reclamacao'],
    deveres: ['art70_inc2'],
  },
  {
    descricao: 'Falta de respeito ao fiscal ou resistência ao seu trabalho',
    evidencias: ['relato'],
  },
  {
    descricao: 'Veículo levado à partida com defeito, malconservado ou sujo',
    evidencias: ['foto', 'relato'],
    leituras: ['AMB-RR-32'],
  },
  {
    descricao: 'Número de lugares diferente do que consta no registro do veículo',
    evidencias: ['foto', 'consulta-ao-cadastro'],
  },
  {
    descricao: 'Comunicação obrigatória não feita ou feita com atraso',
    evidencias: ['registro-de-comunicacao'],
    deveres: ['art16', 'art32', 'art42_par1', 'art48', 'art56', 'art69_inc9'],
    leituras: ['AMB-RR-33', 'AMB-RR-52'],
  },
  {
    descricao: 'Passageiro sem ajuda com a bagagem ao embarcar ou desembarcar',
    evidencias: ['reclamacao', 'relato'],
  },
  {
    descricao: 'Regra de serviço baixada pela autoridade não cumprida',
    evidencias: ['documento', 'relato'],
    deveres: ['art33'],
  },
]

/** Art. 81, I to X: 2,000 times. */
const ARTIGO_81: readonly Item[] = [
  {
    descricao: 'Passagem emitida fora do modelo ou por preço indevido',
    evidencias: ['bilhete'],
    deveres: ['art69_inc3'],
    leituras: ['AMB-RR-13'],
  },
  {
    descricao: 'Reembolso de passagem negado',
    evidencias: ['reclamacao', 'bilhete'],
    deveres: ['art69_inc10'],
  },
  { descricao: 'Venda de passagem negada sem razão que a justifique', evidencias: ['reclamacao', 'relato'] },
  {
    descricao: 'Veículo mandado parar que continuou rodando',
    evidencias: ['documento', 'foto'],
    deveres: ['art30_par1'],
  },
  {
    descricao: 'Carga perigosa ou inflamável, objeto ou animal vedado levado com passageiros',
    evidencias: ['foto', 'relato'],
    deveres: ['art36'],
    leituras: ['AMB-RR-35'],
  },
  {
    descricao: 'Linha operada fora do quadro de regime, sem alteração aprovada',
    evidencias: ['quadro-horario', 'relato'],
    leituras: ['AMB-RR-34'],
  },
  {
    descricao: 'Serviço interrompido, no todo ou em parte, fora dos casos legais',
    evidencias: ['quadro-horario', 'relato'],
    leituras: ['AMB-RR-34'],
  },
  { descricao: 'Troca de veículo durante a viagem fora das regras', evidencias: ['relato', 'foto'] },
  {
    descricao: 'Informação pedida pelo CRE/RR negada ou entregue com atraso',
    evidencias: ['documento', 'registro-de-comunicacao'],
    deveres: ['art69_inc8'],
    leituras: ['AMB-RR-33'],
  },
  {
    descricao: 'Veículo sem registro rodando no serviço',
    evidencias: ['foto', 'consulta-ao-cadastro'],
    deveres: ['art27', 'art28'],
    leituras: ['AMB-RR-11'],
  },
]

/** Art. 82, I to VIII: 3,000 times. */
const ARTIGO_82: readonly Item[] = [
  {
    descricao: 'Passagem vendida para parada que não está no quadro da linha',
    evidencias: ['bilhete', 'quadro-horario'],
    deveres: ['art46'],
  },
  {
    descricao: 'Lotação acima da permitida',
    evidencias: ['contagem-de-passageiros', 'foto'],
    deveres: ['art26'],
    leituras: ['AMB-RR-10'],
  },
  {
    descricao: 'Passageiros sem amparo depois de acidente ou de parada no caminho',
    evidencias: ['relato', 'reclamacao'],
    deveres: ['art56'],
  },
  { descricao: 'Motorista sem carteira da categoria do veículo', evidencias: ['documento'] },
  {
    descricao: 'Veículo inseguro posto ou mantido em circulação',
    evidencias: ['foto', 'teste-ou-laudo'],
    deveres: ['art28'],
    leituras: ['AMB-RR-11', 'AMB-RR-32'],
  },
  {
    descricao: 'Direção que põe em risco quem viaja ou quem usa a estrada',
    evidencias: ['relato', 'foto'],
  },
  { descricao: 'Motorista trabalhando além da jornada legal', evidencias: ['documento', 'relato'] },
  {
    descricao: 'Viagem cancelada com passagens já vendidas',
    evidencias: ['bilhete', 'quadro-horario'],
    deveres: ['art51_par1u'],
    leituras: ['AMB-RR-34'],
  },
]

/** An infraction of this law: its class is one of the four grades. */
export type InfracaoRR = Infracao & { classe: ClasseRR }

const doArtigo = (artigo: number, classe: ClasseRR, itens: readonly Item[]): InfracaoRR[] =>
  itens.map((item, i) => ({
    dispositivo: `art${artigo}_inc${i + 1}`,
    classe,
    descricao: item.descricao,
    evidencias: item.evidencias,
    deveres: item.deveres ?? [],
    servico: 'rodoviario',
    porPassageiro: false,
    dobra: DOBRA,
    medida: null,
    leituras: [...(item.leituras ?? []), ...LEITURAS_DA_MULTA_RR],
  }))

/** The 35 infractions of arts. 79 to 82, in the order of the law. */
export const INFRACOES_RR: readonly InfracaoRR[] = [
  ...doArtigo(79, 'I', ARTIGO_79),
  ...doArtigo(80, 'II', ARTIGO_80),
  ...doArtigo(81, 'III', ARTIGO_81),
  ...doArtigo(82, 'IV', ARTIGO_82),
]

/** Duties that no item punishes by name: only art. 80, IX, through a service rule, or the general art. 75 reaches them. */
export const DEVERES_SEM_INFRACAO_PROPRIA_RR: readonly Dispositivo[] = [
  'art35',
  'art47',
  'art69_inc14',
  'art69_inc16',
  'art69_inc17',
  'art69_inc18',
  'art69_inc19',
  'art98',
]
