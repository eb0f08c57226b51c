import { casoDeUso } from '../platform/caso-de-uso.js'
import { ReciboDeCadastroJson } from './esquemas.js'
import { MudancaDeSituacao, mudarSituacao } from './situacao-do-veiculo.js'

/** Brings a deactivated vehicle back: the way to correct a mistaken deactivation, since a plate is registered once. */
export const reativarVeiculo = casoDeUso({
  resumo: 'Trazer de volta um veículo baixado',
  entrada: MudancaDeSituacao,
  saida: ReciboDeCadastroJson,
  permissao: 'cadastro:mudar',
  executar: (c, e) =>
    mudarSituacao(c, e, { situacao: 'ativo', ato: 'reativar', feito: 'de volta ao cadastro' }),
})
