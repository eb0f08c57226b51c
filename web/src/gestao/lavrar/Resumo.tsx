import { escreverDispositivo } from '@outorga/lei'
import { DefinicaoLista, Placa, Valor } from '../../ui/basicos'
import { Cartao } from '../../ui/Cartao'
import type { Consulta } from '../placa/veiculo'
import type { Entendido, Parada } from './parada'
import { type Previsao, somarPrevisoes } from './previsoes'
import { placaLida } from './useConsulta'

interface ResumoProps {
  parada: Parada
  entendido: Entendido
  consulta: Consulta | null
  previsoes: readonly Previsao[]
}

function nomeDoAutuado({ parada, entendido, consulta }: ResumoProps): string | null {
  if (entendido.quem === 'placa') return consulta?.operadora?.razao_social ?? null
  return (entendido.quem === 'operadora' ? parada.operadora_rotulo : parada.autuado.nome) || null
}

/** What is about to be drawn up, beside the form. */
export function Resumo(props: ResumoProps) {
  const { parada, entendido, previsoes } = props
  const placa = placaLida(parada.placa)
  const linha = entendido.linha ? `${entendido.linha.numero} ${entendido.linha.nome}` : parada.linha_rotulo
  const viagem = entendido.servico === 'linha' ? linha : parada.itinerario
  const quem = nomeDoAutuado(props)
  const total = previsoes.length > 0 ? somarPrevisoes(previsoes) : null
  return (
    <Cartao titulo="Nesta parada">
      <div className="pilha">
        <DefinicaoLista
          itens={[
            placa ? { termo: 'Veículo', valor: <Placa placa={placa} tamanho="p" /> } : null,
            quem ? { termo: 'Autuado', valor: quem } : null,
            viagem ? { termo: entendido.servico === 'linha' ? 'Linha' : 'Viagem', valor: viagem } : null,
          ]}
        />
        {parada.autos.length === 0 ? (
          <p className="mudo">Nenhuma infração apontada.</p>
        ) : (
          <table className="memoria">
            <caption className="so-leitor">Autos a lavrar</caption>
            <tbody>
              {parada.autos.map((a, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one item of the law may come twice
                <tr key={i}>
                  <th scope="row">{escreverDispositivo(a.dispositivo)}</th>
                  <td>{previsoes[i]?.multa ? <Valor valor={previsoes[i].multa.multa.valor} /> : '–'}</td>
                </tr>
              ))}
            </tbody>
            {total && (
              <tfoot>
                <tr>
                  <th scope="row">Multas previstas</th>
                  <td>
                    <Valor valor={total} />
                  </td>
                </tr>
              </tfoot>
            )}
          </table>
        )}
      </div>
    </Cartao>
  )
}
