import {
  type DataCivil,
  escreverData,
  escreverDocumento,
  escreverNumero,
  type Instante,
  instanteEm,
} from '@outorga/lei'
import type { z } from 'zod'
import type { EventoJson } from '../esquemas/comuns.js'
import { type Ato, atosDoCaso } from '../platform/atos/ato.js'
import type { Json } from '../platform/atos/canonico.js'
import type { Contexto } from '../platform/contexto.js'
import { nomeDoMunicipio } from './municipios.js'
import { NOME_DA_FORMA, NOME_DA_SITUACAO, NOME_DO_SERVICO } from './nomes.js'

const texto = (v: Json) => String(v)
const data = (v: Json) => escreverData(v as DataCivil)
const pelo = (nomes: Readonly<Record<string, string>>) => (v: Json) => nomes[v as string] ?? texto(v)
const municipio = (v: Json) => nomeDoMunicipio(v as string)

/** How each field of the register is called and written, in the order in which the history tells it. */
const CAMPOS: Readonly<Record<string, { nome: string; escrever: (v: Json) => string }>> = {
  numero: { nome: 'Número', escrever: texto },
  nome: { nome: 'Nome', escrever: texto },
  documento: { nome: 'CNPJ', escrever: (v) => escreverDocumento(v as string) },
  razao_social: { nome: 'Razão social', escrever: texto },
  nome_fantasia: { nome: 'Nome fantasia', escrever: texto },
  forma: { nome: 'Forma', escrever: pelo(NOME_DA_FORMA) },
  municipio_ibge: { nome: 'Município', escrever: municipio },
  endereco: { nome: 'Endereço', escrever: texto },
  email: { nome: 'E-mail', escrever: texto },
  telefone: { nome: 'Telefone', escrever: texto },
  extremo_a: { nome: 'Primeiro extremo', escrever: texto },
  municipio_a: { nome: 'Município do primeiro extremo', escrever: municipio },
  extremo_b: { nome: 'Segundo extremo', escrever: texto },
  municipio_b: { nome: 'Município do segundo extremo', escrever: municipio },
  extensao_km: { nome: 'Extensão', escrever: (v) => `${escreverNumero(v as string)} km` },
  servico: { nome: 'Serviço', escrever: pelo(NOME_DO_SERVICO) },
  partidas: { nome: 'Partidas', escrever: (v) => (v as readonly string[]).join(', ') || 'nenhuma' },
  operadora: { nome: 'Operadora', escrever: (v) => (v as { razao_social: string }).razao_social },
  situacao: { nome: 'Situação', escrever: pelo(NOME_DA_SITUACAO) },
}

type Objeto = Readonly<Record<string, Json>>

function escreverCampo(campo: string, valor: Json | undefined): string {
  return valor === null || valor === undefined
    ? 'em branco'
    : (CAMPOS[campo]?.escrever(valor) ?? texto(valor))
}

const preenchidos = (dados: Objeto) =>
  Object.keys(CAMPOS)
    .filter((k) => dados[k] !== null && dados[k] !== undefined)
    .map((k) => `${CAMPOS[k]?.nome}: ${escreverCampo(k, dados[k])}`)

const alterados = (dados: Objeto) => {
  const antes = dados.antes as Objeto
  const depois = dados.depois as Objeto
  const mudou = Object.keys(CAMPOS)
    .filter((k) => Object.hasOwn(depois, k))
    .map(
      (k) => `${CAMPOS[k]?.nome}: de «${escreverCampo(k, antes[k])}» para «${escreverCampo(k, depois[k])}»`,
    )
  return dados.motivo ? [...mudou, `Motivo: ${texto(dados.motivo)}`] : mudou
}

/** The acts of the register, as a person reads them. */
const ATOS: Readonly<Record<string, { titulo: string; linhas: (dados: Objeto) => string[] }>> = {
  cadastrar: { titulo: 'Cadastro', linhas: preenchidos },
  alterar: { titulo: 'Alteração do cadastro', linhas: alterados },
  'certificar-licitante': {
    titulo: 'Certificado de licitante',
    linhas: (d) => [`Número ${texto(d.numero ?? '')}`, `De ${data(d.emissao ?? '')} a ${data(d.ate ?? '')}`],
  },
}

function evento(c: Contexto, a: Ato): z.input<typeof EventoJson> {
  const ato = ATOS[a.tipo]
  return {
    ordem: a.ordem,
    tipo: a.tipo,
    titulo: ato?.titulo ?? a.tipo,
    dispositivo: null,
    momento: instanteEm(a.momento as Instante, c.autoridade.fuso),
    autor: a.autor.nome,
    cargo: c.autoridade.cargos[a.papel as keyof typeof c.autoridade.cargos] ?? a.papel,
    linhas: ato?.linhas(a.dados) ?? [],
    hash: a.hash,
    documento: null,
  }
}

/** The history of a case of the register, oldest first. */
export async function historicoDoCadastro(c: Contexto, casoId: string) {
  return (await atosDoCaso(c, casoId)).map((a) => evento(c, a))
}
