import { escreverDocumento } from '@outorga/lei'
import sql from 'sql-template-tag'
import { nomeDoMunicipio } from '../cadastro/municipios.js'
import { FUNCOES } from '../cadastro/pessoal.js'
import { type DadosDoPonto, TIPOS_DE_LOCALIDADE } from '../linhas/ponto.js'
import type { Contexto } from '../platform/contexto.js'
import { ondeBusca } from '../platform/db/busca.js'
import { registrosOnde } from './registro.js'

type Pessoa = { nome: string; cpf: string; funcao: keyof typeof FUNCOES }

/** Name and CPF alone: after them the row also holds whose the person is, and how the lists say its columns. */
const NOME_E_CPF = sql`regexp_replace(r.busca, '/[0-9a-f-]{36}.*$', '')`

/** Staff of the operators by name or CPF, for the authority. */
export async function procurarPessoal(c: Contexto, q: string, limite: number) {
  if (c.ator.papel === 'operadora') return []
  const onde = sql`r.tipo = 'pessoal' and r.encerrado_em is null and ${ondeBusca(q, NOME_E_CPF)}`
  const pessoas = await registrosOnde<Pessoa>(c, onde, undefined, limite)
  return pessoas.map(({ id, titulo, dados, operadora }) => ({
    especie: 'pessoa' as const,
    titulo,
    detalhe: [FUNCOES[dados.funcao], `CPF ${escreverDocumento(dados.cpf)}`, operadora?.razao_social]
      .filter(Boolean)
      .join(' · '),
    caminho: `/pessoal/${id}`,
  }))
}

/** Points where lines stop, by name, municipality or terminal. */
export async function procurarPontos(c: Contexto, q: string, limite: number) {
  const onde = sql`r.tipo = 'ponto' and r.encerrado_em is null and ${ondeBusca(q, sql`r.busca`)}`
  const pontos = await registrosOnde<DadosDoPonto>(c, onde, undefined, limite)
  return pontos.map(({ id, titulo, dados }) => ({
    especie: 'lugar' as const,
    titulo,
    detalhe: [TIPOS_DE_LOCALIDADE[dados.localidade], nomeDoMunicipio(dados.municipio_ibge), dados.terminal]
      .filter(Boolean)
      .join(' · '),
    caminho: `/pontos/${id}`,
  }))
}
