import { escreverDocumento, lerPlaca, placaUnica } from '@outorga/lei'
import sql from 'sql-template-tag'
import { ondeVeiculo } from '../frota/listar-veiculos.js'
import { NOME_DO_TIPO } from '../frota/nomes.js'
import { veiculosOnde } from '../frota/veiculo.js'
import type { Contexto } from '../platform/contexto.js'
import { permite } from '../platform/permissao.js'
import { ondeOperadora, operadorasOnde } from './operadora.js'

interface Achado {
  especie: 'operadora' | 'veiculo' | 'placa'
  titulo: string
  detalhe: string
  caminho: string
}

function placaEm(q: string): string | null {
  try {
    return lerPlaca(q)
  } catch {
    return null
  }
}

/** What the search box finds in the register; a whole plate leads to its roadside page, registered or not. */
export async function procurarNoCadastro(c: Contexto, q: string, limite: number): Promise<Achado[]> {
  const veiculos = await veiculosOnde(c, ondeVeiculo(q), sql`v.placa`, limite)
  const operadoras = await operadorasOnde(c, ondeOperadora(q), undefined, limite)
  const placa = placaEm(q)
  const desconhecida = placa !== null && !veiculos.some((v) => v.placa_unica === placaUnica(placa))
  return [
    ...operadoras.map((o) => ({
      especie: 'operadora' as const,
      titulo: o.razao_social,
      detalhe: `CNPJ ${escreverDocumento(o.documento)} · ${o.municipio}`,
      caminho: `/operadoras/${o.id}`,
    })),
    ...veiculos.map((v) => ({
      especie: 'veiculo' as const,
      titulo: v.placa,
      detalhe: `${NOME_DO_TIPO[v.tipo]} ${v.marca_modelo} · ${v.operadora_razao_social}`,
      caminho: `/frota/${v.id}`,
    })),
    ...(desconhecida && permite(c.ator.papel, 'consulta:placa')
      ? [
          {
            especie: 'placa' as const,
            titulo: placa,
            detalhe: 'Não está no cadastro',
            caminho: `/placas/${placa}`,
          },
        ]
      : []),
  ]
}
