import { type AtoDoVeiculo, type Dispositivo, type Instante, instanteEm } from '@outorga/lei'
import type { z } from 'zod'
import type { EventoJson } from '../esquemas/comuns.js'
import { type CampoDoFormulario, camposDe } from '../formulario/campos.js'
import { dizerCampo } from '../formulario/dizer.js'
import type { Ato } from '../platform/atos/ato.js'
import type { Json } from '../platform/atos/canonico.js'
import type { Contexto } from '../platform/contexto.js'
import { ATOS } from './atos.js'
import { leiDoVeiculo } from './lei-do-veiculo.js'
import { NOME_DO_ATO } from './nomes.js'
import { PedidoDeRegistro } from './pedido.js'
import type { Veiculo } from './veiculo.js'

type Objeto = Record<string, Json>

const dizer = (campos: readonly CampoDoFormulario[], dados: Objeto) =>
  campos.flatMap((campo) => {
    const dito = dizerCampo(campo, dados[campo.nome] ?? null)
    return dito === null || dito === 'nenhum' ? [] : [`${campo.rotulo}: ${dito}`]
  })

function alterados(dados: Objeto): string[] {
  const { antes, depois } = dados as { antes: Objeto; depois: Objeto }
  return camposDe(PedidoDeRegistro)
    .filter((f) => Object.hasOwn(depois, f.nome))
    .map((f) => {
      const [de, para] = [antes, depois].map((o) => dizerCampo(f, o[f.nome] ?? null) ?? 'em branco')
      return `${f.rotulo}: de «${de}» para «${para}»`
    })
}

const ehDaTabela = (tipo: string): tipo is AtoDoVeiculo => Object.hasOwn(ATOS, tipo)

function contado(
  c: Contexto,
  v: Veiculo,
  a: Ato,
): { titulo: string; dispositivo: Dispositivo | null; linhas: string[] } {
  const lei = leiDoVeiculo(c.lei.norma)
  if (ehDaTabela(a.tipo)) {
    const definido = ATOS[a.tipo]
    return {
      titulo: NOME_DO_ATO[a.tipo],
      dispositivo: lei.tabela(v.tipo).find((t) => t.ato === a.tipo)?.dispositivo ?? null,
      linhas: [...dizer(camposDe(definido.entrada), a.dados), ...(definido.contar?.(a.dados) ?? [])],
    }
  }
  if (a.tipo === 'alterar')
    return { titulo: 'Alteração do cadastro', dispositivo: null, linhas: alterados(a.dados) }
  const { operadora } = a.dados as { operadora?: { razao_social: string } }
  return {
    titulo: 'Pedido de registro',
    dispositivo: lei.pedido(v.tipo),
    linhas: [
      ...(operadora ? [`Operadora: ${operadora.razao_social}`] : []),
      ...dizer(camposDe(PedidoDeRegistro), a.dados),
    ],
  }
}

/** The acts of a vehicle, as a person reads them, oldest first. */
export function contarAtos(
  c: Contexto,
  v: Veiculo,
  atos: readonly Ato[],
  documentos: readonly { codigo: string; ato_id: string }[],
): z.input<typeof EventoJson>[] {
  return atos.map((a) => ({
    ordem: a.ordem,
    tipo: a.tipo,
    ...contado(c, v, a),
    momento: instanteEm(a.momento as Instante, c.autoridade.fuso),
    autor: a.autor.nome,
    cargo: c.autoridade.cargos[a.papel as keyof typeof c.autoridade.cargos] ?? a.papel,
    hash: a.hash,
    documento: documentos.find((doc) => doc.ato_id === a.id)?.codigo ?? null,
  }))
}
