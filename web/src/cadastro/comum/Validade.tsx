import type { Esquemas } from '../../api/cliente'
import { Situacao } from '../../ui/basicos'
import { diaMesAno } from '../../ui/formatos'

interface ValidadeProps {
  ate: string | null
  estado: Esquemas['VeiculoResumo']['seguro']
  /** Out of the service it runs no risk: its dates are only told. */
  alarma: boolean
}

/** Until when something is in force: the word and the date, never the colour alone. */
export function Validade({ ate, estado, alarma }: ValidadeProps) {
  if (ate === null || estado === 'nao-informada') return <span className="mudo">não informado</span>
  const vencida = estado === 'vencida'
  const texto = `${vencida ? 'vencido em' : 'até'} ${diaMesAno(ate)}`
  if (!alarma || estado === 'em-dia') return <span className="sem-quebra">{texto}</span>
  return <Situacao tom={vencida ? 'mau' : 'alerta'}>{texto}</Situacao>
}
