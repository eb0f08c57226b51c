import type { Esquemas } from '../../api/cliente'
import { Situacao, type Tom } from '../../ui/basicos'

type Estado = Esquemas['OperadoraResumo']['situacao']

const CHIPS: Readonly<Record<Estado, { tom: Tom; nome: string }>> = {
  ativa: { tom: 'bom', nome: 'Ativa' },
  inativa: { tom: 'cinza', nome: 'Inativa' },
}

/** Whether something of the register is in use. */
export function SituacaoDoCadastro({ situacao }: { situacao: Estado }) {
  const { tom, nome } = CHIPS[situacao]
  return <Situacao tom={tom}>{nome}</Situacao>
}
