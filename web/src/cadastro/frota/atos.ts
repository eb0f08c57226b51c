import type { Esquemas } from '../../api/cliente'
import type { AtoPossivel } from '../../procedimentos/tipos'

const FORA: readonly string[] = ['retirar-de-trafego', 'desativar', 'cancelar-de-oficio', 'cancelar-a-pedido']

/** Acts that take a vehicle out of the service: red in their own window, never the page's filled button. */
export const tiraDoServico = (ato: string) => FORA.includes(ato)

/** What a vehicle waits for today: the one act that the page puts first. */
function esperado({ estado, situacao }: Pick<Esquemas['Veiculo'], 'estado' | 'situacao'>): string | null {
  if (situacao.dispositivo === 'art28_par1') return 'cancelar-de-oficio'
  if (estado === 'em-exame') return 'decidir-registro'
  return estado === 'retirado' ? 'liberar' : null
}

/** The same act where this person may do it; null where the vehicle waits for nothing, or for others. */
export const atoEsperado = (
  v: Pick<Esquemas['Veiculo'], 'estado' | 'situacao' | 'atos_possiveis'>,
): AtoPossivel | null => v.atos_possiveis.find((a) => a.ato === esperado(v)) ?? null

/** Of what others may do, only what the vehicle waits for is news. */
export const esperaDeOutros = (v: Pick<Esquemas['Veiculo'], 'estado' | 'situacao' | 'espera'>) =>
  v.espera.filter((e) => e.ato === esperado(v))

/** What an inspection looks at first; whoever does it takes off and adds items. */
export const ITENS_DA_VISTORIA = [
  'Higiene',
  'Conforto dos assentos',
  'Cintos de segurança',
  'Freios e direção',
  'Pneus',
  'Primeiros socorros',
  'Identificação e número de ordem',
] as const
