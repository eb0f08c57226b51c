import { type DataCivil, validadeDoVeiculo } from '@outorga/lei'
import type { Contexto } from '../platform/contexto.js'
import { leiDoVeiculo, validadeDe } from './lei-do-veiculo.js'
import { NOME_DO_ESTADO } from './nomes.js'
import type { Veiculo } from './veiculo.js'

/** How one date stands, by the same function as the vehicle's whole validity. */
export const situacaoDaData = (ate: DataCivil | null, hoje: DataCivil) =>
  validadeDoVeiculo([{ o_que: '', ate, dispositivo: null }], hoje).situacao

/** How a vehicle stands today: the recorded state, or what a measure or the last day of use makes of it. */
export function situacaoDoVeiculo(c: Pick<Contexto, 'lei' | 'hoje'>, v: Veiculo, preso: boolean) {
  const { nome, tom } = NOME_DO_ESTADO[v.estado]
  const ultimo = leiDoVeiculo(c.lei.norma).ultimoDiaDeUso(v.ano_fabricacao)
  if (v.estado === 'registrado' && ultimo !== null && ultimo < c.hoje)
    return { nome: 'Passou do último dia de uso', tom: 'mau' as const, dispositivo: 'art28_par1' as const }
  if (v.estado === 'registrado' && preso)
    return { nome: 'Preso pela fiscalização', tom: 'mau' as const, dispositivo: null }
  return { nome, tom, dispositivo: null }
}

/** A vehicle as lists show it, with what today's date makes of its validities. */
export function resumoDoVeiculo(c: Pick<Contexto, 'lei' | 'hoje'>, v: Veiculo, presas: ReadonlySet<string>) {
  const validade = validadeDe(c, v)
  return {
    id: v.id,
    versao: v.versao,
    placa: v.placa,
    placa_unica: v.placa_unica,
    inscricao: v.inscricao,
    renavam: v.renavam,
    tipo: v.tipo,
    servico: v.servico,
    marca_modelo: v.marca_modelo,
    ano_fabricacao: v.ano_fabricacao,
    lugares: v.lugares,
    numero_ordem: v.numero_ordem,
    equipamentos: [...v.equipamentos],
    seguro_ate: v.seguro_ate,
    seguro: situacaoDaData(v.seguro_ate, c.hoje),
    laudo_ate: v.laudo_ate,
    laudo: situacaoDaData(v.laudo_ate, c.hoje),
    estado: v.estado,
    situacao: situacaoDoVeiculo(c, v, presas.has(v.placa_unica)),
    validade: {
      situacao: validade.situacao,
      ate: validade.primeiro?.ate ?? null,
      o_que: validade.primeiro?.o_que ?? null,
      texto: validade.texto,
    },
    operadora: { id: v.operadora_id, razao_social: v.operadora_razao_social },
  }
}
