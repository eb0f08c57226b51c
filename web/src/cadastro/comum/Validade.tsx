import type { Esquemas } from '../../api/cliente'
import { Situacao } from '../../ui/basicos'
import { diaMesAno } from '../../ui/formatos'

interface ValidadeProps {
  ate: string | null
  estado: Esquemas['VeiculoResumo']['seguro']
  /** A deactivated vehicle runs no risk: its dates are only told. */
  alarma: boolean
}

/** Until when something is in force: the word and the date, never the colour alone. */
export function Validade({ ate, estado, alarma }: ValidadeProps) {
  if (ate === null || estado === 'nao-informado') return <span className="mudo">não informado</span>
  if (estado === 'em-dia') return <span className="sem-quebra">até {diaMesAno(ate)}</span>
  const texto = `vencido em ${diaMesAno(ate)}`
  return alarma ? <Situacao tom="mau">{texto}</Situacao> : <span className="sem-quebra">{texto}</span>
}
