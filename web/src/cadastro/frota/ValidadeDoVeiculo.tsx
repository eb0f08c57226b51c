import type { Esquemas } from '../../api/cliente'
import { Situacao } from '../../ui/basicos'
import { diaMesAno } from '../../ui/formatos'
import '../cadastro.css'

type Veiculo = Pick<Esquemas['VeiculoResumo'], 'estado' | 'validade'>

/** Vehicles that run, or would run if released: only they may be late. */
export const emServico = ({ estado }: Pick<Veiculo, 'estado'>) =>
  estado === 'registrado' || estado === 'retirado'

/** Until when a vehicle is in order, and by which of its papers: the word and the date, never the colour alone. */
export function ValidadeDoVeiculo({ veiculo: v }: { veiculo: Veiculo }) {
  const { situacao, ate, o_que } = v.validade
  if (ate === null) return <span className="mudo">não informada</span>
  const vencida = situacao === 'vencida'
  const data = `${vencida ? 'venceu em' : 'até'} ${diaMesAno(ate)}`
  const chama = emServico(v) && situacao !== 'em-dia'
  return (
    <>
      {chama ? (
        <Situacao tom={vencida ? 'mau' : 'alerta'}>{data}</Situacao>
      ) : (
        <span className="sem-quebra">{data}</span>
      )}
      <small className="cadastro-depois">{o_que}</small>
    </>
  )
}
