import type { Eu } from '../sessao/sessao'
import { DefinicaoLista } from '../ui/basicos'
import { Cartao } from '../ui/Cartao'
import { Elo } from '../ui/Elo'
import { cnpj, cpf } from '../ui/formatos'
import { PlacaDoAuto } from './Cabeca'
import type { Auto } from './tipos'

/** Who answers for the fact, with which vehicle, on which line. */
export function Partes({ auto, eu }: { auto: Auto; eu: Eu }) {
  const documento = auto.autuado_documento
  const daCasa = eu.papel !== 'operadora' && auto.operadora_id
  return (
    <Cartao titulo="Autuado">
      <DefinicaoLista
        itens={[
          {
            termo: 'Nome',
            valor: daCasa ? (
              <Elo para={`/operadoras/${auto.operadora_id}`}>{auto.autuado}</Elo>
            ) : (
              auto.autuado
            ),
          },
          documento
            ? {
                termo: documento.length === 11 ? 'CPF' : 'CNPJ',
                valor: (
                  <span className="mono">{documento.length === 11 ? cpf(documento) : cnpj(documento)}</span>
                ),
              }
            : { termo: 'CPF ou CNPJ', valor: 'não identificado' },
          { termo: 'Veículo', valor: <PlacaDoAuto auto={auto} eu={eu} tamanho="p" /> },
          auto.linha
            ? {
                termo: auto.linha_id ? 'Linha' : 'Viagem',
                valor: auto.linha_id ? <Elo para={`/linhas/${auto.linha_id}`}>{auto.linha}</Elo> : auto.linha,
              }
            : null,
        ]}
      />
    </Cartao>
  )
}
