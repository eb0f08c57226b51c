import { TERMINAL } from '../../terminais/terminal.js'
import type { Palco } from './palco.js'
import { contador, type Passo } from './processos.js'

const ACORDO: Passo = [
  'julgador',
  300,
  'firmar-acordo',
  { acordo: 'Acordo 4/2026', firmado_em: '2020-01-06', manifestacao: 'O conselho concorda com o lugar.' },
]
const PROJETO: Passo = [
  'analista',
  250,
  'apresentar-projeto',
  { projeto: 'Seis plataformas, sala de espera e bilheterias.' },
]
const decidir = (resultado: string): Passo => [
  'conselheiro',
  200,
  'decidir-projeto',
  {
    resultado,
    razoes: resultado === 'aprovado' ? 'Atende às normas.' : 'Falta acesso para cadeira de rodas.',
  },
]
const USO: Passo = ['conselheiro', 150, 'autorizar-uso', { ato_de_uso: 'Resolução de uso 7' }]

const ATE_ONDE: readonly (readonly [
  nome: string,
  ibge: string,
  especie: string,
  passos: readonly Passo[],
])[] = [
  ['Rodoviária de Amajari', '1400027', 'terminal', []],
  ['Rodoviária de Normandia', '1400407', 'terminal', [ACORDO]],
  ['Rodoviária de Caroebe', '1400233', 'terminal', [ACORDO, PROJETO]],
  ['Rodoviária de Mucajaí', '1400308', 'terminal', [ACORDO, PROJETO, decidir('aprovado')]],
  ['Rodoviária de Caracaraí', '1400209', 'terminal', [ACORDO, PROJETO, decidir('aprovado'), USO]],
  ['Rodoviária de Rorainópolis', '1400472', 'terminal', [ACORDO, PROJETO, decidir('aprovado'), USO]],
  ['Rodoviária de Iracema', '1400282', 'terminal', [ACORDO, PROJETO, decidir('recusado')]],
  ['Agência de Pacaraima', '1400456', 'agencia', [ACORDO, PROJETO, decidir('aprovado'), USO]],
]

/** Terminals in every state (RR arts. 63 to 65). */
export async function semearTerminais(p: Palco): Promise<void> {
  const { contar } = contador(p, TERMINAL)
  for (const [i, [nome, municipio_ibge, especie, passos]] of ATE_ONDE.entries()) {
    const pedido = {
      especie,
      nome,
      municipio_ibge,
      endereco: `Avenida de Demonstração, ${500 + i * 10}`,
      atividades: ['abrigo', 'venda-de-passagem'],
    }
    const comDia = passos.map(([papel, ha, ato, e]): Passo => {
      return [papel, ha, ato, ato === 'firmar-acordo' ? { ...e, firmado_em: p.ha(ha + 3) } : e]
    })
    await contar('analista', 340 - i, pedido, comDia)
  }
}
