export {
  type Calculo,
  calcular,
  type ErroDoCalculo,
  NOMES_DOS_CALCULOS,
  type Resposta,
  respostaDeErro,
} from './calcular.js'
export { NORMAS_DO_CALCULO, type NormaDoCalculo, type Resultado } from './comum.js'
