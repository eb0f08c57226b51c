import { casoDeUso } from '../platform/caso-de-uso.js'
import { ReciboDeCadastroJson } from './esquemas.js'
import { MudancaDeSituacao, mudarSituacao } from './situacao-do-veiculo.js'

/** Takes a vehicle out of service (RR arts. 31 and 32). Its past stays. */
export const baixarVeiculo = casoDeUso({
  resumo: 'Baixar um veículo do cadastro',
  entrada: MudancaDeSituacao,
  saida: ReciboDeCadastroJson,
  permissao: 'cadastro:mudar',
  executar: (c, e) =>
    mudarSituacao(c, e, { situacao: 'baixado', ato: 'baixar', feito: 'baixado do cadastro' }),
})
