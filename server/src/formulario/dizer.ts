import { type DataCivil, escreverData, escreverDinheiro, escreverNumero } from '@outorga/lei'
import { nomeDoMunicipio } from '../cadastro/municipios.js'
import type { Json } from '../platform/atos/canonico.js'
import type { CampoDoFormulario, TipoDeCampo } from './campos.js'

const texto = (v: Json) => String(v)
const opcao = (campo: CampoDoFormulario, v: Json) =>
  campo.opcoes.find((o) => o.valor === v)?.rotulo ?? texto(v)
const quantos = (v: Json) => `${(v as readonly Json[]).length}`

const COMO: Readonly<Record<TipoDeCampo, (v: Json, campo: CampoDoFormulario) => string>> = {
  texto: texto,
  'texto-longo': texto,
  codigo: texto,
  hora: texto,
  inteiro: texto,
  coordenada: texto,
  data: (v) => escreverData(v as DataCivil),
  quilometros: (v) => `${escreverNumero(texto(v))} km`,
  dinheiro: (v) => escreverDinheiro(texto(v)),
  'sim-ou-nao': (v) => (v === true ? 'sim' : 'não'),
  escolha: (v, campo) => opcao(campo, v),
  varios: (v, campo) => (v as readonly Json[]).map((x) => opcao(campo, x)).join(', ') || 'nenhum',
  // Only a município is told by its code; of the others whoever knows the name tells it.
  procura: (v) => nomeDoMunicipio(texto(v)),
  procuras: quantos,
  horas: (v) => (v as readonly string[]).join(', ') || 'nenhuma',
  lista: (v, campo) =>
    (v as readonly Record<string, Json>[])
      .map((item) =>
        campo.itens
          .flatMap((i) => {
            const dito = dizerCampo(i, item[i.nome] ?? null)
            return dito === null ? [] : [dito]
          })
          .join(' · '),
      )
      .join('; ') || 'nenhum',
}

/** A field's value in words; null where it has none, or where only its label could be said. */
export function dizerCampo(campo: CampoDoFormulario, valor: Json): string | null {
  if (valor === null || valor === '') return null
  if (campo.tipo === 'procura' && campo.procura !== 'municipio') return null
  return COMO[campo.tipo](valor, campo)
}
