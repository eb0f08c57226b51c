/** The whole law as these pages need it; only they load it. */
export {
  CORRECOES_RR,
  CORRECOES_RS,
  type Dispositivo,
  EMENDAS_RR,
  type EmendaExterna,
  escreverDispositivo,
  LEITURAS_RR,
  LEITURAS_RS,
  type Leitura,
  lerDispositivo,
  MATRIZ,
  type NormaDaMatriz,
  type Provisao,
  VALORES_DA_LEI_RR,
} from '@outorga/lei'
