import { type Dispositivo, type Instante, instanteEm, type NormaId } from '@outorga/lei'
import type { z } from 'zod'
import type { EventoJson } from '../esquemas/comuns.js'
import { type CampoDoFormulario, camposDe } from '../formulario/campos.js'
import { dizerCampo } from '../formulario/dizer.js'
import type { Ato } from '../platform/atos/ato.js'
import type { Json } from '../platform/atos/canonico.js'
import type { Contexto } from '../platform/contexto.js'
import type { Procedimento, QualquerDefinicao } from './definicao.js'

const dizer = (campos: readonly CampoDoFormulario[], dados: Record<string, Json>) =>
  campos.flatMap((campo) => {
    const dito = dizerCampo(campo, dados[campo.nome] ?? null)
    return dito === null ? [] : [`${campo.rotulo}: ${dito}`]
  })

function linhasDe(d: QualquerDefinicao, a: Ato): string[] {
  const contar = d.contar?.[a.tipo]
  if (contar) return contar(a.dados)
  const entrada = a.tipo === 'abrir' ? d.abertura.entrada : d.atos[a.tipo]?.entrada
  return entrada ? dizer(camposDe(entrada), a.dados) : []
}

function dispositivoDe(d: QualquerDefinicao, p: Procedimento, tipo: string, norma: NormaId) {
  if (tipo === 'abrir') return d.abertura.dispositivo(p.especie)
  const linhas = d.tabela(p.especie, norma) as readonly { ato: string; dispositivo: Dispositivo | null }[]
  return linhas.find((t) => t.ato === tipo)?.dispositivo ?? null
}

/** The acts of a procedure, as a person reads them, oldest first. */
export function contarAtos(
  c: Contexto,
  d: QualquerDefinicao,
  p: Procedimento,
  atos: readonly Ato[],
  documentos: readonly { codigo: string; ato_id: string }[],
): z.input<typeof EventoJson>[] {
  return atos.map((a) => ({
    ordem: a.ordem,
    tipo: a.tipo,
    titulo: a.tipo === 'abrir' ? 'Abertura' : (d.nomes_dos_atos[a.tipo] ?? a.tipo),
    dispositivo: dispositivoDe(d, p, a.tipo, c.lei.norma),
    momento: instanteEm(a.momento as Instante, c.autoridade.fuso),
    autor: a.autor.nome,
    cargo: c.autoridade.cargos[a.papel as keyof typeof c.autoridade.cargos] ?? a.papel,
    linhas: linhasDe(d, a),
    hash: a.hash,
    documento: documentos.find((doc) => doc.ato_id === a.id)?.codigo ?? null,
  }))
}
