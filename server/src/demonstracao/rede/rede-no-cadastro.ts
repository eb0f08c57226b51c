import sql from 'sql-template-tag'
import { comoSistema } from '../como-usuario.js'
import type { OperadoraNoCadastro, Palco } from './palco.js'

export interface LinhaNoCadastro {
  id: string
  numero: string
  servico: string
  operadora_id: string
  partidas: string[]
}

/** The active lines of an authority, by number. */
export async function linhasNoCadastro(p: Palco): Promise<LinhaNoCadastro[]> {
  await comoSistema(p.tx)
  return p.tx.linhas<LinhaNoCadastro>(sql`
    select l.id, l.numero, l.servico, l.operadora_id,
           (select q.partidas from quadro q where q.linha_id = l.id order by q.versao limit 1) as partidas
      from linha l where l.autoridade_id = ${p.autoridade.id} and l.situacao = 'ativa' order by l.numero collate "C"`)
}

/** Vehicles in order and drivers of an operator: what it asks for a title with. */
export async function emOrdem(
  p: Palco,
  o: OperadoraNoCadastro,
  agua: boolean,
): Promise<{ veiculos: string[]; motoristas: string[] }> {
  await comoSistema(p.tx)
  const veiculos = await p.tx.linhas<{ id: string }>(sql`
    select id from veiculo where operadora_id = ${o.id} and estado = 'registrado' and (tipo = 'embarcacao') = ${agua}
       and seguro_ate > ${p.hoje}::date + 60 and laudo_ate > ${p.hoje}::date + 60 and ano_fabricacao > extract(year from ${p.hoje}::date) - 14
     order by placa`)
  const motoristas = await p.tx.linhas<{ id: string }>(sql`
    select id from registro where operadora_id = ${o.id} and tipo = 'pessoal' and dados ->> 'funcao' = 'motorista' and dados ->> 'vinculo' <> 'contratado'
       and vale_ate > ${p.hoje}::date + 400 and dados ->> 'curso_em' is not null and dados ->> 'primeiros_socorros_em' is not null
     order by chave`)
  return { veiculos: veiculos.map((v) => v.id), motoristas: motoristas.map((m) => m.id) }
}
