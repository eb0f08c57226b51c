import {
  type AtoDaMedida,
  type Dispositivo,
  escreverDinheiro,
  type Memoria,
  NOME_DO_ESTADO_DA_MEDIDA,
  transicoesDe,
} from '@outorga/lei'
import type { z } from 'zod'
import type { EventoJson } from '../../esquemas/comuns.js'
import { type Ato, atosDoCaso } from '../../platform/atos/ato.js'
import type { Contexto } from '../../platform/contexto.js'
import type { MedidaJson } from '../autos/esquemas.js'
import { examinarLiberacao, type Medida, regraDe } from './medida.js'

type Dados = Record<string, unknown>

const DIZERES: Record<AtoDaMedida | 'adotar-medida', { titulo: string; linhas(d: Dados): string[] }> = {
  'adotar-medida': { titulo: 'Veículo recolhido', linhas: (d) => [`${d.recolhido_em}`] },
  'comprovar-correcao': { titulo: 'Correção comprovada', linhas: (d) => [`${d.correcao}`, `${d.prova}`] },
  'registrar-transbordo': {
    titulo: 'Transbordo dos passageiros',
    linhas: (d) => [
      `${d.passageiros} passageiros, por ${d.operadora_requisitada}: ${escreverDinheiro(String(d.valor))}`,
    ],
  },
  'registrar-despesa': {
    titulo: 'Despesa do grupo',
    linhas: (d) => [`${d.descricao}: ${escreverDinheiro(String(d.valor))}`],
  },
  liberar: { titulo: 'Veículo liberado', linhas: (d) => (d.observacao ? [`${d.observacao}`] : []) },
}

function contarEvento(c: Contexto, ato: Ato, dispositivo: Dispositivo | null): z.infer<typeof EventoJson> {
  const dizer = DIZERES[ato.tipo as AtoDaMedida | 'adotar-medida']
  return {
    ordem: ato.ordem,
    tipo: ato.tipo,
    titulo: dizer.titulo,
    dispositivo,
    momento: ato.momento,
    autor: ato.autor.nome,
    cargo: c.autoridade.cargos[ato.papel as keyof typeof c.autoridade.cargos] ?? ato.papel,
    linhas: dizer.linhas(ato.dados),
    hash: ato.hash,
    documento: null,
  }
}

/** A measure with its history and what stands in the way of release. */
export async function contarMedida(c: Contexto, m: Medida): Promise<z.input<typeof MedidaJson>> {
  const regra = regraDe(c, m.tipo)
  const atos = await atosDoCaso(c, m.id)
  const exame = await examinarLiberacao(c, m)
  const possiveis = transicoesDe(regra.tabela, m.estado, c.ator.papel).map((t) => t.ato)
  const deTipo = (tipo: AtoDaMedida) => atos.filter((a) => a.tipo === tipo).map((a) => a.dados)
  return {
    id: m.id,
    tipo: m.tipo,
    nome: regra.nome,
    dispositivo: regra.dispositivo,
    placa: m.placa,
    estado: m.estado,
    situacao: NOME_DO_ESTADO_DA_MEDIDA[m.estado],
    versao: m.versao,
    inicio: m.inicio,
    liberavel_em: exame.liberavelEm,
    recolhido_em: m.recolhido_em,
    causas: m.causas.map((d) => ({
      dispositivo: d,
      descricao: regra.causas.find((k) => k.dispositivo === d)?.descricao ?? '',
    })),
    correcoes: m.correcoes,
    reincidente: exame.reincidente,
    impedimentos: m.estado === 'em-vigor' ? exame.motivos.map((x) => ({ ...x })) : [],
    transbordos: deTipo('registrar-transbordo').map((d) => ({
      valor: String(d.valor),
      memoria: d.memoria as unknown as Memoria,
    })),
    despesas: deTipo('registrar-despesa').map((d) => ({
      descricao: String(d.descricao),
      valor: String(d.valor),
    })),
    atos_possiveis: possiveis.filter((ato) => ato !== 'liberar' || exame.motivos.length === 0),
    eventos: atos.map((ato) =>
      contarEvento(
        c,
        ato,
        ato.tipo === 'adotar-medida'
          ? regra.dispositivo
          : (regra.tabela.find((t) => t.ato === ato.tipo)?.dispositivo ?? null),
      ),
    ),
  }
}
