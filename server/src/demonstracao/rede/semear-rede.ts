import type { DataCivil } from '@outorga/lei'
import type { Autoridade } from '../../platform/contexto.js'
import type { Tx } from '../../platform/db/conexao.js'
import { comoSistema } from '../como-usuario.js'
import { montarPalco, type OperadoraNoCadastro, type Palco } from './palco.js'
import { linhasNoCadastro } from './rede-no-cadastro.js'
import { semearAlteracoes } from './semear-alteracoes.js'
import { semearAutorizacoes } from './semear-autorizacoes.js'
import { semearDelegacoes } from './semear-delegacoes.js'
import { semearFrotaDaRede } from './semear-frota.js'
import { semearLicitacoes } from './semear-licitacoes.js'
import { semearLinhas } from './semear-linhas.js'
import { semearCadastroDasOperadoras, semearOperadoras } from './semear-operadoras.js'
import { semearPessoal } from './semear-pessoal.js'
import { semearTerminais } from './semear-terminais.js'

/** Titles and procedures of every kind, a few of each. */
async function semearProcessos(p: Palco, operadoras: readonly OperadoraNoCadastro[]): Promise<void> {
  if (p.autoridade.uf === 'RR') {
    const linhas = await linhasNoCadastro(p)
    const alternativas = linhas.filter((l) => l.servico === 'alternativo' && l.numero > '200')
    const delegadas = linhas.filter((l) => !alternativas.includes(l))
    await semearTerminais(p)
    await semearDelegacoes(p, delegadas)
    await semearLicitacoes(p, alternativas, operadoras)
    await semearAlteracoes(p, delegadas)
  }
  await semearAutorizacoes(p, operadoras)
}

/** The network at its real size, after the small demonstration and beside it. */
export async function semearRede(
  tx: Tx,
  autoridade: Autoridade,
  hoje: DataCivil,
  pessoa: Palco['pessoa'],
): Promise<void> {
  const p = montarPalco(tx, autoridade, hoje, pessoa)
  const operadoras = await semearOperadoras(p)
  await semearCadastroDasOperadoras(p, operadoras)
  await semearPessoal(p, operadoras)
  await semearFrotaDaRede(p, operadoras)
  await semearLinhas(p, operadoras)
  await semearProcessos(p, operadoras)
  await comoSistema(tx)
}
