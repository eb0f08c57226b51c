import { type DataCivil, escreverData, type Instante, instanteEm } from '@outorga/lei'
import { z } from 'zod'
import type { EventoJson } from '../esquemas/comuns.js'
import { camposDe } from '../formulario/campos.js'
import { dizerCampo } from '../formulario/dizer.js'
import { type Ato, atosDoCaso } from '../platform/atos/ato.js'
import type { Json } from '../platform/atos/canonico.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import type { Contexto } from '../platform/contexto.js'
import type { QualquerRegistro } from './definicao.js'
import { RegistroJson } from './esquemas.js'
import { acharRegistro, resumoDoRegistro } from './registro.js'

type Objeto = Record<string, Json>

const TITULOS: Readonly<Record<string, string>> = {
  cadastrar: 'Cadastro',
  alterar: 'Alteração do cadastro',
  encerrar: 'Encerramento',
}

function linhasDe(d: QualquerRegistro, a: Ato): string[] {
  const campos = camposDe(d.entrada)
  if (a.tipo === 'encerrar')
    return [`Até ${escreverData(a.dados.data as DataCivil)}`, `Motivo: ${a.dados.motivo}`]
  if (a.tipo === 'alterar') {
    const { antes, depois } = a.dados as unknown as { antes: Objeto; depois: Objeto }
    return campos
      .filter((f) => Object.hasOwn(depois, f.nome))
      .map((f) => {
        const [de, para] = [antes, depois].map((o) => dizerCampo(f, o[f.nome] ?? null) ?? 'em branco')
        return `${f.rotulo}: de «${de}» para «${para}»`
      })
  }
  return campos.flatMap((f) => {
    const dito = dizerCampo(f, a.dados[f.nome] ?? null)
    return dito === null ? [] : [`${f.rotulo}: ${dito}`]
  })
}

function contar(c: Contexto, d: QualquerRegistro, a: Ato): z.input<typeof EventoJson> {
  return {
    ordem: a.ordem,
    tipo: a.tipo,
    titulo: TITULOS[a.tipo] ?? a.tipo,
    dispositivo: null,
    momento: instanteEm(a.momento as Instante, c.autoridade.fuso),
    autor: a.autor.nome,
    cargo: c.autoridade.cargos[a.papel as keyof typeof c.autoridade.cargos] ?? a.papel,
    linhas: linhasDe(d, a),
    hash: a.hash,
    documento: null,
  }
}

export function verRegistroDe(d: QualquerRegistro) {
  return casoDeUso({
    resumo: `Ver ${d.nome.com_artigo}`,
    entrada: z.object({ id: z.uuid() }),
    saida: RegistroJson,
    permissao: 'cadastro:ver',
    async executar(c, { id }) {
      const r = await acharRegistro(c, d.tipo, id)
      return {
        ...resumoDoRegistro(c, d, r),
        campos: camposDe(d.entrada),
        pode_mudar: r.encerrado_em === null && d.papeis.includes(c.ator.papel),
        secoes: (await d.secoes?.(c, r)) ?? [],
        exames: (await d.exames?.(c, r)) ?? [],
        eventos: (await atosDoCaso(c, id)).map((a) => contar(c, d, a)),
      }
    },
  })
}
